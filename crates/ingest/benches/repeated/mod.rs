//! Documents that repeat one construct without end: what a reader that is slow on something would be slow on.

use super::{Options, ingest, read_bytes};

/// A document that repeats something.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Construct {
    /// What it repeats.
    pub(crate) name: &'static str,
    /// Its file name's extension.
    pub(crate) extension: &'static str,
    /// What stands before it, so that its kind is known.
    head: &'static str,
    body: Body,
    /// What stands behind it.
    tail: &'static str,
}

#[derive(Debug, Clone, Copy)]
enum Body {
    /// The same text again and again.
    Repeat(&'static str),
    /// A text for each number from 1.
    Numbered(fn(usize) -> String),
}

impl Construct {
    /// The document with a body of about so many bytes.
    pub(crate) fn text(&self, bytes: usize) -> String {
        let mut text = String::with_capacity(self.head.len() + bytes + self.tail.len() + 100);
        text.push_str(self.head);
        let end = text.len() + bytes;
        for n in 1.. {
            if text.len() >= end {
                break;
            }
            match self.body {
                Body::Repeat(piece) => text.push_str(piece),
                Body::Numbered(piece) => text.push_str(&piece(n)),
            }
        }
        text.push_str(self.tail);
        text
    }

    /// Reads a text of this kind from its bytes to a document.
    pub(crate) fn read(&self, text: &str) {
        let Ok(source) = read_bytes(&format!("a.{}", self.extension), text.as_bytes()) else { return };
        let _ = ingest(&source, &Options::default());
    }
}

const RULES: &str = "Comprehensive Rules\n1. A\n100. B\n100.1. Cc dd.\n100.1a Ee ff.\n100.2. Gg.\n";
const REST: &str = "\n100.3. The last player and the spell of the game.\n";
const GLOSSARY: &str = "Comprehensive Rules\n1. A\n100. B\n100.1. Cc dd.\n100.1a Ee ff.\n100.2. Gg.\n\nGlossary\n\n";
const HEADWORD: &str =
    "Comprehensive Rules\n1. A\n100. B\n100.1. Cc dd.\n100.1a Ee ff.\n100.2. Gg.\n\n## Glossary\n\n### ";
const ARTICLE: &str = "Torre\n\nUna torre (o tower) es una pieza.\n\nDe las Reglas completas (3 mayo, 2019)\n\n100. B\n\
                       100.1. Cc dd.\n100.1a Ee ff.\n\n";
const OUTLINE: &str = "Mitos y Leyendas\n\n1.- AA\n\n1.1 Bb\n\n1.1.1 Cc\n\nEjemplo 1:\n\nDd (C: 1, Tótem. *Ee*).\n\n";
const NOTES: &str = "NOTAS GENERALES\n\nFf\n\nNOTAS DE CARTAS ESPECÍFICAS\n\nAa (Bb)\n{1}{G}\nCriatura — Cc\n1/1\nVuela.\n\n\
                     • Dd ee.\n";
const PAGE: &str = "<!DOCTYPE html><html><body><p>";

/// Pieces that are repeated inside one line of Markdown, and inside one line of plain text; with `¦` between them.
const IN_A_LINE: &str = "\
    $¦$1$ ¦$1 ¦\\$¦*¦**¦*a ¦a*¦**a ¦_¦_a ¦*a_ ¦***a** ¦[¦[a¦[a](¦](¦[]()¦![¦![a](¦[a][¦<¦<a ¦<a¦<!--¦<!¦<?¦\
    <![CDATA[¦</¦<sup>¦<sup>TM</sup>¦</sup>¦<br>¦<http:¦&¦&amp;¦&#¦&#x¦`¦``a` ¦` ``¦\\¦\\*¦\\{¦~¦~~a ¦(¦)¦((¦[(¦{¦}¦\
    {1}¦“¦”¦“a¦\"¦\"a¦«¦«a ¦1) ¦1)¦# ¦## - ¦- ¦- # ¦> ¦| ¦|a¦<|¦<|a|>¦<|a¦http://a ¦://¦www.¦1¦1 ¦1.¦1.1.¦100.¦\
    100.1¦100.1 ¦100.1a ¦100.1a-¦100.1a–zz ¦100.1a A ¦100.1a. A ¦A 100.1a B. ¦100.1. A¦rule 100.1¦rules 100.1a, b ¦\
    rules 100.1-400, ¦(100–999) ¦100.1, ¦100.1 “a”, ¦rule 100, “¦see ¦see 100.1 ¦see rule 999.9. ¦section 7 ¦\
    section 1, “A” ¦rule la ¦a-¦a.¦. ¦.¦,¦é¦a¦ ¦\t¦\u{a0}¦\u{feff}¦™¦\u{c}¦… ¦…¦Example: ¦Example: a. ¦A. ¦\
    Aa bb cc dd. ";

/// Pieces that are repeated line by line, likewise.
const LINES: &str = "\
    \n¦\n\n¦ \n\n¦a\n¦A\n¦A.\n¦A\n\n¦a\n\n¦-\n¦---\n¦\u{c}\n¦\u{c}A\n¦1\n¦1\n\u{c}¦> \n¦100.1\n¦100.1. A\n¦\
    100.1. A.\n¦100.1a A b c d.\n¦100.1a a\n¦100.1A a\n¦100. A\n¦100. A.\n¦1. A\n¦1. Aa\n100. Bb\n¦702.\n¦702. “A\n¦\
    Example: a\n¦Example: a.\n\n¦Glossary\n¦Credits\n¦Contents\n¦**A**\nB.\n¦**A**\n1. B.\n2. C.\n¦A\nSee B.\n\n¦\
    A\nB. See A.\n\n¦<|a|>\n¦http://a.b/c\n¦Page 1 of 2\n¦• a\n¦• a.\n\n¦  a\n¦a-\n¦Ejemplo\n¦Ejemplo 1:\n¦\
    Ejemplo 1:\nA (C: 1, Tótem. *b*).\nA c.\n¦A (C: 1, Tótem. *b*).\n\n¦A (C: 1, Tótem. *b*). A.\n¦1.1 Aa\n¦\
    1.1.1 Cc\n\n¦1.- AA\n¦**1.1 Bb**\n¦1) a\n¦1. a\n2. b\n¦- **Aa:** bb\n¦1.- Nn: oo.\n¦\
    2.- GLOSARIO\n\n1.- Nn: Oo.\n\n¦Figura 1: A.\n¦Indice\n1.1 Bb..... 5\n¦1.1 Bb..... 5\n¦Ab\n{1}\nTierra\n¦\
    Ab (Cd)\n{1}\nTierra\n\n¦Ab (Cd)\n{1}{G}\nCriatura — Cc\n1/1\nVuela.\n\n• Dd.\n¦//\n¦//ADV//\n¦\
    Ab\n{1}\nTierra\n//\n¦{1}\n¦(Nombre alternativo: Gh)\n¦Kl (\n¦• Dd ee:\n• Ff\n¦1/1\n¦NOTAS GENERALES\n\n¦\
    NOTAS DE CARTAS\n\n¦I, II — Aa.\n¦De las Reglas completas\n\n¦Fuentes\n¦## Uso [editar]\n\n¦a · b · c\n¦\
    punto 1.1.1 Cc\n";

/// Pieces that are repeated in a web page, likewise.
const TAGS: &str = "\
    <div>¦</div>¦<p>¦</p>¦<p>a¦<pre>¦</pre>¦<pre> </pre>¦<nav>¦</nav>¦<script>¦</script>¦<td>¦<td>a¦<tr>¦<tr><td>a¦\
    <table>¦<br>¦<br> ¦<img alt='{T}'>¦<img alt=¦<title>¦<!--¦-->¦<!-- -->¦--¦--!¦<!¦<?¦<¦</¦&¦&a¦&amp¦&amp;¦&#¦&#0¦\
    &#x0¦&notit;¦<textarea>¦<style>¦</style>¦<a ¦<a b=¦<a b='¦<a/¦ ¦\n¦\r¦\r\n¦\t¦é¦a¦a ¦<![CDATA[¦]]>¦<svg>¦<svg/>¦\
    <select>¦<noscript>¦<p><b x=1>¦<ul><li>¦\"¦'¦=¦>¦<!DOCTYPE a ¦<script><!--¦<script><!--<script>¦\u{c}";

const NUMBERED: &[Construct] = &[
    numbered("subrules", "txt", RULES, |n| {
        let letter = char::from(b'a' + (n % 11) as u8);
        format!("{}.{}{letter} A piece moves to square {n}.\n", 100 + n / 5000, n / 11 % 450 + 1)
    }),
    numbered("rules that come back", "txt", RULES, |n| format!("100.{}a A piece moves to square {n}.\n", n % 500 + 1)),
    numbered("rules in disorder", "txt", RULES, |n| {
        format!("{}.{}. A piece moves.\n", n * 7919 % 800 + 100, n * 104_729 % 400 + 1)
    }),
    numbered("rules in falling order", "txt", RULES, |n| {
        format!("{}.{}. A piece moves.\n", 999 - n / 400 % 890, 400 - n % 400)
    }),
    numbered("paragraphs without a number", "txt", RULES, |n| format!("A piece moves to square {n}.\n\n")),
    numbered("chapters", "txt", RULES, |n| format!("{}. Chapter {n}\n\n", n % 900 + 100)),
    numbered("ranges over every rule", "txt", RULES, |n| {
        format!("{}.{}. See 100.1–999.9, 100–999 (100.1a–100.{}z).\n", 100 + n / 400, n % 400 + 1, n % 400)
    }),
    numbered("terms", "txt", GLOSSARY, |n| {
        format!("SourceSpan {n}\nWhat stands on a square. See SourceSpan {}, Rule 100.{}.\n\n", n / 2, n % 7)
    }),
    numbered("names in one headword", "md", HEADWORD, |n| format!("Piece{n}, ")),
    numbered("terms that one entry lists", "txt", GLOSSARY, |n| {
        format!("SourceSpan{n}\nA piece. See SourceSpan{}, SourceSpan{}, and SourceSpan{}.\n\n", n + 1, n + 2, n + 3)
    }),
    numbered(
        "references of one term",
        "txt",
        "Comprehensive Rules\n1. A\n100. B\n100.1. Cc dd.\n100.1a Ee ff.\n100.2. Gg.\n\nGlossary\n\nPiece\n",
        |n| format!("See rule {}.{}. See SourceSpan. ", n % 900 + 100, n % 300),
    ),
    numbered("rules of one line", "txt", RULES, |n| {
        format!("It moves. {}.{}a A piece moves. ", 100 + n / 400, n % 400 + 1)
    }),
    numbered("missing rules in one line", "txt", RULES, |n| format!("see rule 999.{}, ", n % 900 + 1)),
    numbered("page heads", "txt", RULES, |n| format!("100.{} Text of a page.\n\u{c}Head {}\n", n % 400, n % 50)),
    numbered("entries of contents", "txt", "Comprehensive Rules\nContents\n", |n| {
        format!("{}. Chapter {n}\n", n % 900 + 100)
    }),
    numbered("headings of a decimal outline", "md", OUTLINE, |n| {
        format!(
            "{}.{}.{} Title {n}\n\nSee 1.1.1 Cc, 1.{}.{} Title.\n\n",
            1 + n / 9000 % 9,
            n / 90 % 90 + 1,
            n % 90 + 1,
            n % 90,
            n % 90
        )
    }),
    numbered("cards of a decimal outline", "md", OUTLINE, |n| {
        format!("Ejemplo {n}:\n\nCarta {n} (C: 1, F: 2. Aliado, Raza: Sombra. *Texto {n}*).\n\n")
    }),
    numbered(
        "terms of a decimal outline",
        "md",
        "Mitos y Leyendas\n\n1.- AA\n\n1.1 Bb\n\n1.1.1 Cc\n\nEjemplo 1:\n\nDd (C: 1, Tótem. *Ee*).\n\n2.- GLOSARIO\n\n",
        |n| format!("**Pieza {n}**: una. Ver Pieza {}.\n\n", n / 2),
    ),
    numbered("cards", "txt", NOTES, |n| {
        format!("Carta {n} (Card {n})\n{{1}}{{G}}\nCriatura — Cc\n1/1\nVuela. Roba {n} cartas.\n\n• Regla de {n}.\n\n")
    }),
    numbered("quoted rules of an article", "txt", ARTICLE, |n| {
        format!("100.{}a Texto {n} de la regla.\n\n", n % 500 + 1)
    }),
    // As many in one tag as are read.
    numbered("attributes", "html", "<!DOCTYPE html><html><body><p ", |n| {
        if n % 500 == 0 { "><p ".to_owned() } else { format!("a{n}=\"1\" ") }
    }),
];

const fn numbered(
    name: &'static str,
    extension: &'static str,
    head: &'static str,
    piece: fn(usize) -> String,
) -> Construct {
    let tail = if extension.as_bytes()[0] == b'h' { ">a" } else { REST };
    Construct { name, extension, head, body: Body::Numbered(piece), tail }
}

/// Every construct in every kind of document.
pub(crate) fn constructs() -> Vec<Construct> {
    let repeat = |head, extension, tail| {
        move |name: &'static str| Construct { name, extension, head, body: Body::Repeat(name), tail }
    };
    let line = "Comprehensive Rules\n1. A\n100. B\n100.1. Cc dd.\n100.1a Ee ff.\n100.2. Gg ";
    let in_a_line = ["md", "txt"].map(|extension| IN_A_LINE.split('¦').map(repeat(line, extension, REST)));
    let lines = [RULES, GLOSSARY, ARTICLE, OUTLINE, NOTES].map(|head| LINES.split('¦').map(repeat(head, "md", REST)));
    let tags = TAGS.split('¦').map(repeat(PAGE, "html", "a"));
    in_a_line
        .into_iter()
        .flatten()
        .chain(lines.into_iter().flatten())
        .chain(tags)
        .chain(NUMBERED.iter().copied())
        .collect()
}
