//! Whole small documents, in our own words, through the grammar.

use expect_test::expect;
use vademecum_document::Document;

use crate::{
    Options, ingest,
    reader::Format,
    testing::{check, read, source},
};

/// All that such a document may hold.
const WHOLE: &str = "\
**REGLAS DE LA\nMESA CHICA**

**MITOS Y LEYENDAS\nMARZO 2020**

INDICE

1.- SETS\t2
2.- LA MESA\t3
2.1 Zonas\t3

2.1.1\tJardín.....\t4
2.1.2\tPasos del té\t4
2.2\tTé.....\t5
3.-\tGLOSARIO\t6

1.- SETS

Estos son los sets que se usan.

- VE : Verano
- IN : Invierno

También valen unas sueltas.

- PR – 01 Taza Rota – Verano

2.- LA MESA

2.1 Zonas

Una mesa tiene zonas.

Figura 1: La mesa.

2.1.1 Jardín

Ahí crecen las **Flores**, según el punto **2.2 Té** o **2.1.2 Pasos del té**.

- **Rosa:** pincha.



Ejemplo 1:

Rosa, la Roja (C: 2, F: 3. Aliado, Raza: Flor. *Rosa, la Roja pincha a otra carta.*)

Balde (C: 1, Arma. *Riega a su portador).*



Esta carta pincha, y con Balde dos veces.

Si se riega otra vez, Rosa, la Roja se marchita.

- **Clavel:** no pincha.

Ejemplo 2:

Semilla (Oro. *Brota*. Cuando *Semilla* sale, crece).

Semilla brota.

Se puede dar el caso de que no brote nada.

Lo que brota se queda en el jardín.

2.1.2 Pasos del té

Se sigue este orden:

1. Se calienta el agua.
Si está caliente, se espera.
2. Se elige una de estas:
 - La verde.
 - La roja.

Después elige el otro.

3. Se sirve.

El resto se guarda.

2.2 Té

Se toma entre todos, como en el punto **2.1 Pasos del té** y en el punto **2.7 Jardín**.

3.- GLOSARIO

1.- Regar: Echar agua, ver el punto 2.9.

Se riega de noche.

2.- Mirar/Ver: Usar los ojos.

- **Espiar:** mirar sin permiso.

3.- Anfitrión/Invitado:

- **Anfitrión:** Quien sirve.
- **Invitado:** Quien toma.

Ejemplo 1:

Vecina (C: 0, Talismán. Toma un té).

Vecina es Invitado.
";

#[test]
fn a_whole_document() {
    check(
        Format::Markdown,
        WHOLE,
        &expect![[r#"
            myl-dar@2020-03.es «REGLAS DE LA MESA CHICA»
            front front [1, 2]: REGLAS DE LA MESA CHICA
            front front~2 [4, 5]: MITOS Y LEYENDAS MARZO 2020
            section 1 [18, 25] ‹1.-› «SETS»: Estos son los sets que se usan. También valen unas sueltas.
              | 0 Paragraph, 32 Node(NodeIndex(3)), 32 Node(NodeIndex(4)), 32 Paragraph, 59 Node(NodeIndex(5))
            entry entry:VE [22, 22] ‹VE› «Verano» < 1
            entry entry:IN [23, 23] ‹IN› «Invierno» < 1
            entry entry:PR-01 [27, 27] ‹PR – 01› «Taza Rota» < 1: Verano
            section 2 [29, 29] ‹2.-› «LA MESA»
            chapter 2.1 [31, 33] ‹2.1› «Zonas» < 2: Una mesa tiene zonas.
              | 0 Paragraph, 21 Node(NodeIndex(8))
            figure figure:1 [35, 35] ‹Figura 1:› < 2.1: La mesa.
            rule 2.1.1 [37, 67] ‹2.1.1› «Jardín» < 2.1: Ahí crecen las Flores, según el punto 2.2 Té o 2.1.2 Pasos del té. Rosa: pincha. Clavel: no pincha. Lo que brota se queda en el jardín.
              | 0 Paragraph, 67 Item(0), 81 Example(0), 81 Item(0), 100 Example(1), 100 Paragraph
              ‹Ejemplo 1:› [45, 55] [card:Rosa, la Roja, card:Balde] Esta carta pincha, y con Balde dos veces. Si se riega otra vez, Rosa, la Roja se marchita.
              ‹Ejemplo 2:› [59, 65] [card:Semilla] Semilla brota. Se puede dar el caso de que no brote nada.
              → 2.2 = 2.2
              → 2.1.2 = 2.1.2
            card card:Rosa, la Roja [47, 47] «Rosa, la Roja» < 2.1.1: Rosa, la Roja pincha a otra carta.
              Some(2) Some(3) Aliado Some("Flor")
            card card:Balde [49, 49] «Balde» < 2.1.1: Riega a su portador
              Some(1) None Arma None
            card card:Semilla [61, 61] «Semilla» < 2.1.1: Brota. Cuando Semilla sale, crece
              None None Oro None
            rule 2.1.2 [69, 83] ‹2.1.2› «Pasos del té» < 2.1: Se sigue este orden: El resto se guarda.
              | 0 Paragraph, 21 Node(NodeIndex(14)), 21 Node(NodeIndex(15)), 21 Node(NodeIndex(16)), 21 Paragraph
            step step:2.1.2/1 [73, 74] ‹1.› < 2.1.2: Se calienta el agua. Si está caliente, se espera.
              | 0 Paragraph, 21 Paragraph
            step step:2.1.2/2 [75, 79] ‹2.› < 2.1.2: Se elige una de estas: La verde. La roja. Después elige el otro.
              | 0 Paragraph, 23 Item(0), 33 Item(0), 42 Paragraph
            step step:2.1.2/3 [81, 81] ‹3.› < 2.1.2: Se sirve.
            chapter 2.2 [85, 87] ‹2.2› «Té» < 2: Se toma entre todos, como en el punto 2.1 Pasos del té y en el punto 2.7 Jardín.
              → 2.1 = 2.1.2
              → 2.7 = 2.1.1
            section 3 [89, 89] ‹3.-› «GLOSARIO»
            term term:Regar [91, 93] ‹1.-› «Regar» < 3: Echar agua, ver el punto 2.9. Se riega de noche.
              | 0 Paragraph, 30 Paragraph
              → 2.9 = 2.9 ?
            term term:Mirar/Ver [95, 97] ‹2.-› «Mirar/Ver» < 3: Usar los ojos. Espiar: mirar sin permiso.
              | 0 Paragraph, 15 Item(0)
              = None Usar los ojos.
              = Some("Espiar") mirar sin permiso.
            term term:Anfitrión/Invitado [99, 102] ‹3.-› «Anfitrión/Invitado» < 3: Anfitrión: Quien sirve. Invitado: Quien toma.
              | 0 Item(0), 24 Item(0), 45 Example(0)
              ‹Ejemplo 1:› [104, 108] [card:Vecina] Vecina es Invitado.
              = Some("Anfitrión") Quien sirve.
              = Some("Invitado") Quien toma.
            card card:Vecina [106, 106] «Vecina» < 3: Toma un té
              Some(0) None Talismán None
            87:41 title-mismatch: The title quoted with 2.1 is that of 2.1.2
            87:76 title-mismatch: The title quoted with 2.7 is that of 2.1.1
            91:37 dangling-reference: A reference to 2.9, which this document does not have
        "#]],
    );
}

/// What a reader sees of a document, wherever its lines stand.
fn seen(format: Format, text: &str) -> String {
    let document = read(format, text);
    let counts = format!("{:?}\n", document.counts());
    let texts = document.nodes.iter().map(|node| {
        let examples: Vec<&str> = node.examples.iter().map(|example| example.text.as_str()).collect();
        format!("{} {:?} {} {examples:?} {:?}\n", node.fragment, node.title, node.text, node.layout)
    });
    std::iter::once(counts).chain(texts).collect()
}

#[test]
fn windows_line_ends_change_nothing() {
    assert_eq!(seen(Format::Markdown, WHOLE), seen(Format::Markdown, &WHOLE.replace('\n', "\r\n")));
}

#[test]
fn marked_headings_and_no_contents() {
    let (front, body) = WHOLE.split_at(WHOLE.find("INDICE").unwrap());
    let body = &body[body.find("1.- SETS\n").unwrap()..];
    let expected = seen(Format::Markdown, WHOLE);
    let is_heading =
        |line: &str| super::heading::numbered(line).is_some_and(|found| found.dashed) && !line.contains(':');
    let with = |open: &str, close: &str| {
        let lines = body
            .lines()
            .map(|line| if is_heading(line) { format!("{open}{line}{close}\n") } else { format!("{line}\n") });
        format!("{front}{}", lines.collect::<String>())
    };
    assert_eq!(seen(Format::Markdown, &with("", "")), expected);
    assert_eq!(seen(Format::Markdown, &with("## ", "")), expected);
    assert_eq!(seen(Format::Markdown, &with("**", "**")), expected);
}

#[test]
fn plain_text_without_blank_lines() {
    let plain: String =
        WHOLE.replace('*', "").lines().filter(|line| !line.is_empty()).map(|line| format!("{line}\n")).collect();
    let document = read(Format::Text, &plain);
    let marked = read(Format::Markdown, WHOLE);
    let count = |document: &Document| document.nodes.iter().filter(|node| node.number.is_some()).count();
    assert_eq!(count(&document), count(&marked));
    assert_eq!(document.counts().cards, marked.counts().cards);
    assert_eq!(document.counts().examples, marked.counts().examples);
}

#[test]
fn wrapped_lines_and_pages_that_end_in_a_sentence() {
    check(
        Format::Pdf,
        "Mitos y Leyendas\n\n1.- PATIO\n\nEn el patio se juega hasta que el sol se va detrás de la casa, y\n\
         entonces todos vuelven adentro con lo que hayan juntado en la\n\n 1\n\u{c}mesa. Se cuenta despacio.\n\n\
         Ejemplo 1:\n\nFarol (C: 1, Tótem. Cuando cae la noche, alumbra hasta la última mesa\n\
         del patio. Si llueve, se\n\n 2\n\u{c}Apaga).\n\nFarol alumbra a todos.\n\n1. Se prende con cuidado de no quemar\n\
         el mantel.\n\n2. Se apaga.\n\n 3\n\u{c}Fin.\n\n 4\n\u{c}1.1 Mesa\n\ncorta.\n\n 5\n",
        &expect![[r#"
            myl-dar@undated.es «Mitos y Leyendas»
            front front [1, 1]: Mitos y Leyendas
            section 1 [3, 27] ‹1.-› «PATIO»: En el patio se juega hasta que el sol se va detrás de la casa, y entonces todos vuelven adentro con lo que hayan juntado en la mesa. Se cuenta despacio. Fin.
              | 0 Paragraph, 153 Example(0), 153 Node(NodeIndex(3)), 153 Node(NodeIndex(4)), 153 Paragraph
              ‹Ejemplo 1:› [11, 19] [card:Farol] Farol alumbra a todos.
            card card:Farol [13, 17] «Farol» < 1: Cuando cae la noche, alumbra hasta la última mesa del patio. Si llueve, se Apaga
              Some(1) None Tótem None
            step step:1/1 [21, 22] ‹1.› < 1: Se prende con cuidado de no quemar el mantel.
            step step:1/2 [24, 24] ‹2.› < 1: Se apaga.
            chapter 1.1 [30, 32] ‹1.1› «Mesa» < 1: corta.
            1:1 date-from-name: Neither the document nor its file name states its date
        "#]],
    );
}

#[test]
fn a_cut_file_is_read_as_far_as_it_goes() {
    let cut = &WHOLE[..WHOLE.find("2.2 Té\n").unwrap()];
    let document = read(Format::Markdown, cut);
    assert_eq!(document.counts().cards, 3);
    let codes: Vec<&str> = document.diagnostics.iter().map(|found| found.code().as_str()).collect();
    assert_eq!(codes, ["index-mismatch", "index-mismatch", "dangling-reference", "cut-passage"]);
    // No place is a bad one to cut a file at.
    for (at, _) in WHOLE.char_indices() {
        let _ = ingest(&source(Format::Markdown, &WHOLE[..at]), &Options::default());
    }
}

#[test]
fn another_edition() {
    check(
        Format::Markdown,
        "# Mitos y Leyendas\n\n## Reglas del patio\n\nMayo de 2022\n\n# 1. Patio\n\nSe juega afuera.\n\n## 1.1. Sol\n\n\
         Calienta. Vale 1.5 veces.\n\n## 1.3 Luna\n\n**Ejemplo:** Farol (C: 1, Tótem. *Alumbra*).\n\nFarol alumbra a todos.\n\n\
         Nadie duerme.\n\n## 1.3 Luna\n\nOtra vez.\n\n# 2. Glosario\n\n### 1.- Alba\n\nCuando sale el sol.\n\n### 2.- Ocaso\n\nVer Alba.\n",
        &expect![[r#"
            myl-dar@2022-05.es «Mitos y Leyendas»
            front front [1, 1]: Mitos y Leyendas
            front front~2 [3, 3]: Reglas del patio
            front front~3 [5, 5]: Mayo de 2022
            section 1 [7, 9] ‹1.› «Patio»: Se juega afuera.
            chapter 1.1 [11, 13] ‹1.1.› «Sol» < 1: Calienta. Vale 1.5 veces.
            chapter 1.3 [15, 21] ‹1.3› «Luna» < 1: Nadie duerme.
              | 0 Example(0), 0 Paragraph
              ‹**Ejemplo:**› [17, 19] [card:Farol] Farol alumbra a todos.
            card card:Farol [17, 17] «Farol» < 1.3: Alumbra
              Some(1) None Tótem None
            chapter 1.3~stale1 [23, 25] ‹1.3› «Luna» < 1: Otra vez.
            section 2 [27, 27] ‹2.› «Glosario»
            term term:Alba [29, 31] ‹1.-› «Alba» < 2: Cuando sale el sol.
            term term:Ocaso [33, 35] ‹2.-› «Ocaso» < 2: Ver Alba.
              → Alba = term:Alba
            15:4 number-gap: 1.3 follows 1.1
            23:4 stale-duplicate: A second 1.3, set aside as a leftover from an older edition
        "#]],
    );
}

#[test]
fn contents_that_disagree() {
    check(
        Format::Markdown,
        "MITOS Y LEYENDAS\n\nÍNDICE\n\n1.- PATIO\t1\n1.1 Sol\t1\n1.2 Luna\t2\n1.3 Nube\t3\n\n\
         1.- PATIO\n\n1.1 Sol y sombra\n\nCalienta.\n\n1.3 Nube\n\nTapa.\n",
        &expect![[r#"
            myl-dar@undated.es «MITOS Y LEYENDAS»
            front front [1, 1]: MITOS Y LEYENDAS
            section 1 [10, 10] ‹1.-› «PATIO»
            chapter 1.1 [12, 14] ‹1.1› «Sol y sombra» < 1: Calienta.
            chapter 1.3 [16, 18] ‹1.3› «Nube» < 1: Tapa.
            1:1 date-from-name: Neither the document nor its file name states its date
            7:1 index-mismatch: The table of contents lists 1.2, “Luna”, which has no heading
            12:1 index-mismatch: The heading says “Sol y sombra”, the table of contents “Sol”
            16:1 number-gap: 1.3 follows 1.1
        "#]],
    );
}

#[test]
fn other_texts_are_nothing() {
    let refused = |text: &str| ingest(&source(Format::Markdown, text), &Options::default()).is_err();
    assert!(refused("Una carta sobre Mitos y Leyendas.\n\n1. Uno\n\n2. Dos\n"));
    assert!(refused("1.- LEYES\n\n1.1 Una\n\n1.2 Otra\n\n1.3 Otra más\n"));
}
