//! The fuzz bodies for a moment each, on stable Rust: a corpus of inputs that are hard by design, and
//! random mutations of them. The seed is fixed, so a failure can be repeated.

use std::time::{Duration, Instant};

use vademecum_ingest::fuzz;

/// How long each body runs.
const MOMENT: Duration = Duration::from_secs(3);

/// Inputs that each stress something; mutated and joined into thousands more.
const SEEDS: &[&str] = &[
    "",
    "100.3. Regla 101.2a y b; ver 102.\nEjemplo: **uno** (regla 100,1a–c).\n100.3b Dos\n\n\n100.3b Tres\n",
    "101. Título\n101.1. Vuela\n101.1a Texto con {T} y $\\{2\\}$ y \\*.\n- Exemplo:** *Se\n\njogo*.\n",
    "Glosario\n\nUno\n1. Sentido. Ver Dos.\n2. Otro\nEs.\nVer la regla 100.1.\n\nDos\nVer Uno.\n\nCréditos\n\nNadie.\n",
    "Contents1. A100. B101. C102. D103. EGlossary\n",
    "\u{c}Head\n\n1\n\u{c}Head\n\n2\n\u{c}Head\n\n3\n\u{c}Head\n\n4\n\u{c}Head\n\n5\n",
    "<|CUT|>100.4. T\n<|CUT|>\nhttp://a.b/c\n---\n# ## **100.5.** <sup>TM</sup> [a](http://b) &amp; `x`\n",
    "702. Si\n702.“Cosa”\n999.999 y 100.000, 1.2.3 100.1.2 100.1aa–zz 100.9-8 103.1–104.2\n",
    "1.2 Título\n\nTexto, punto **1.1.1 Cc** o 1.2.\n\n1. Uno\nsigue\n - a\n\n2. Dos\n\nFigura 1: F.\n\n- PE – 001 A – B\n",
    "Ejemplo 2:\n\nFf, la Ge (C: 2, F: 3. Aliado, Raza: Sombra. *Hh* ii).*\n\nFf, la Ge jj.\n\nKk.\n\n- Ff, la Ge ll\n",
    "2.- GLOSARIO\n\n1.- Nn: Oo.\n\n2.- Pp/Qq:\n\n- **Pp:** rr\n- **Qq:** ss. Ver Nn.\n\n# 3.- TT\n\n**Uu (Oro. Vv**\n",
    "Indice\n1.- AA\t4\n1.1 Bb..... 5\n1.2\tTítulo\t6\n1.1.1 Cc\n1.1.1 Cc\n**1.1.2 Dd**\n",
    "ﬁ İ ñ ß 𝔘 \u{300}\u{feff}\u{a0}\u{2028}“”‘’«»—–−‑…¿¡",
    "\nDel glosario de las Reglas completas (3 mayo, 2019)\n\nTorre\n1. Una.\n2. Dos.\n\nEjemplo\n  • El Dragón dice \"Cae\".\n  • Si cae,\n    cae.\n",
    "\n## Uso [editar]\n\nLa torre:\n- a;\n  - b.\n\nEjemplos\nEjemplo: El Mago tiene una.\nEjemplo\n\nFuentes\n100. Bases\na · b · c · d\nAdvertisement\n>\n",
    "Ab (Cd,\nef)\n(Nombre alternativo: Gh)\n{2/W}{X}\nCriatura legendaria — Ij\n*/1+*\nVuela. (Kl\nmn.)\n• Op: {T}.\n\n• Qr-\nst.\n",
    "Uv\nTierra\n//ADV//\nWx\n{1}\nConjuro — Yz\nElige uno:\n• Ab.\n• Cd.\n//\nEf (Gh)\n(indicador de color rojo)\nCriatura\n3/3\n//\nIj.\n////\n",
    "GENERAL NOTES\n\n**Kl**\n{3}\n**Legendary Planeswalker — Mn**\n4\n+1: Op.\n* Qr.\n-----\nCARD-SPECIFIC NOTES\nSt\nLand\n* Uv.\n© Wizards.\n",
    "a=\"\" ",
    "D0 \0\0 \u{1}\u{1b}[31m\r\r\n\n\r",
];

fn run(body: fn(&[u8]), seed: u64) {
    for input in SEEDS {
        body(input.as_bytes());
    }
    let mut random = fastrand::Rng::with_seed(seed);
    let start = Instant::now();
    while start.elapsed() < MOMENT {
        let mut input: Vec<u8> = Vec::new();
        for _ in 0..=random.usize(..4) {
            input.extend_from_slice(SEEDS[random.usize(..SEEDS.len())].as_bytes());
        }
        for _ in 0..random.usize(..12) {
            let at = random.usize(..input.len().max(1));
            match random.usize(..5) {
                0 if !input.is_empty() => input[at] = random.u8(..),
                1 if !input.is_empty() => {
                    input.remove(at);
                }
                2 => input.insert(at, b" .,\n\r*0159azAZ(\"\xc3\xff"[random.usize(..18)]),
                3 if !input.is_empty() => input.truncate(at),
                _ => {
                    let end = (at + random.usize(..20)).min(input.len());
                    let slice = input[at.min(end)..end].to_vec();
                    input.extend(slice);
                }
            }
        }
        body(&input);
    }
}

#[test]
fn readers() {
    run(fuzz::readers, 1);
}

#[test]
fn repetitive_pages() {
    run(fuzz::repetitive_pages, 7);
}

#[test]
fn grammar() {
    run(fuzz::grammar, 2);
}

#[test]
fn outline() {
    run(fuzz::outline, 3);
}

#[test]
fn article() {
    run(fuzz::article, 4);
}

#[test]
fn notes() {
    run(fuzz::notes, 5);
}

#[test]
fn references() {
    run(fuzz::references, 6);
}

#[test]
fn absurd_documents_end() {
    // Fifty megabytes of one line are read; what stands in them is rules' business only up to a size.
    let line = "100.1a Texto. ".repeat(3_600_000);
    fuzz::readers(line.as_bytes());
    let attributes: String = (0..300_000).map(|n| format!("a{n}=1 ")).collect();
    fuzz::readers(format!("<html><p {attributes}>x").as_bytes());
    fuzz::references(&line.as_bytes()[..500_000]);
    fuzz::grammar(&line.as_bytes()[..500_000]);
    fuzz::grammar("ver la 100.1z. ".repeat(30_000).as_bytes());
    fuzz::grammar("\n".repeat(1_000_000).as_bytes());
    fuzz::grammar("(".repeat(500_000).as_bytes());
    fuzz::grammar("*[_<$`".repeat(5_000).as_bytes());
    fuzz::grammar("$1$ ".repeat(50_000).as_bytes());
    fuzz::grammar(format!(" {}", "# ".repeat(500_000)).as_bytes());
    fuzz::grammar("100.1a x\n".repeat(10_000).as_bytes());
    fuzz::grammar("100.1a–zz ".repeat(30_000).as_bytes());
    fuzz::grammar("see rule 999.9. ".repeat(30_000).as_bytes());
    fuzz::outline("Ejemplo 1:\nA (C: 1, Tótem. *b*).\nA c.\n".repeat(10_000).as_bytes());
    fuzz::outline("A (C: 1, Tótem. *b*).\n\nc\n\n".repeat(10_000).as_bytes());
    fuzz::outline("- 1. a\n1. a\n2. b\n\nc\n\n".repeat(10_000).as_bytes());
    fuzz::outline("ver el punto 1.1.1 Cc y 1.9.9 Bb. ".repeat(20_000).as_bytes());
    let headings: String = (2..90).flat_map(|a| (1..90).map(move |b| format!("1.{a}.{b} Título\n\n"))).collect();
    fuzz::outline(headings.as_bytes());
    fuzz::article("100.1a x\n\n".repeat(10_000).as_bytes());
    fuzz::article("De las Reglas completas\n\nEjemplo\n\n".repeat(10_000).as_bytes());
    fuzz::article("• a\n".repeat(20_000).as_bytes());
    fuzz::article("A\n\n".repeat(20_000).as_bytes());
    fuzz::notes("Ab\n{1}\nTierra\n".repeat(10_000).as_bytes());
    fuzz::notes("Ab\n\n".repeat(30_000).as_bytes());
    fuzz::notes("ab cd\n".repeat(30_000).as_bytes());
    fuzz::notes(&line.as_bytes()[..500_000]);
}
