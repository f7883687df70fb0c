//! Whole small articles, in our own words, through the grammar.

use std::fmt::Write;

use expect_test::{Expect, expect};
use regex::Regex;
use vademecum_document::{Document, Furniture};

use crate::{
    Ingested, Options, SpanRole, ingest,
    reader::{Format, Source, read_bytes},
    testing::{self, source},
};

/// An article as the tests see it: the document, and what belongs to the site.
fn show(source: &Source, read: &Ingested) -> String {
    let mut out = testing::show(&read.document);
    for span in &read.spans {
        if let SpanRole::Furniture(kind @ (Furniture::SiteNavigation | Furniture::Heading)) = span.role {
            let _ = writeln!(out, "{kind:?} {}", &source.text[span.range.clone()]);
        }
    }
    out
}

fn check_source(source: &Source, expected: &Expect) {
    let read = ingest(source, &Options::default()).expect("an article");
    expected.assert_eq(&show(source, &read));
}

fn check(format: Format, text: &str, expected: &Expect) {
    check_source(&source(format, text), expected);
}

fn read(text: &str) -> Option<Document> {
    ingest(&source(Format::Text, text), &Options::default()).ok().map(|read| read.document)
}

const SPANISH: &str = "MTG Wiki\nAdvertisement\n\n\
    Una torre alta (en inglés, tall tower) es una pieza que no se mueve mientras nadie la empuja.\n\n\
    Para saber si una pieza es una torre basta con mirarla de cerca; ver la regla 201.2.\n\n\
    Reglas\n\n\
    De las Reglas completas\u{a0}(Un juego\u{a0}(3 mayo, 2019))\n\n\
    \u{20} • 201.\u{a0}Torres\n\
    \u{20}   • 201.1.\u{a0}Las torres están de pie. Ver la regla 305, “Caídas”.\n\
    \u{20}     • 201.1a\u{a0}Una torre puede caer (ver la regla 201.2a).\n\
    \u{20}       Ejemplo: La torre de Ana cae.\n\
    \u{20}   • 201.2.\u{a0}Nadie empuja dos veces.\n\
    \u{20}     • 201.2a\u{a0}Salvo que se lo pidan.\n\n\
    Del glosario de las Reglas completas (Un juego (3 mayo, 2019))\n\n\
    Torre alta\nEs una pieza. Ver la regla 201, “Torres”.\n\n\
    Casos comunes:\n\n\
    Del glosario de las Reglas completas (Un juego (3 mayo, 2019))\n\n\
    Empujar\n1. Mover con la mano. Ver la regla 201.2.\n2. Mover con el codo.\n\n\
    Ejemplos\n\n\
    Ejemplo\n  • El Guardián gris dice \"Cuando caiga una torre, gana el juego.\" Es raro.\n\n\
    Las torres se cuentan de a una, y nunca se cuenta dos veces la misma.\n\n\
    Ejemplos\n  • Empujar es una habilidad que usa la mano.\n  • Si tienes dos torres, cuentas dos.\n\n\
    Fuentes\n\nTomado y traducido de otro lugar.\n\n\
    Reglas completas\n100. Bases\nLas bases ·Los jugadores ·El final · 10 Las piezas\nAdvertisement\n";

#[test]
fn a_page_as_text() {
    check(
        Format::Text,
        SPANISH,
        &expect![[r#"
            magic-article-torre-alta@2019-05-03.es «Torre alta»
            prose prose:1 [4, 4]: Una torre alta (en inglés, tall tower) es una pieza que no se mueve mientras nadie la empuja.
            prose prose:2 [6, 6]: Para saber si una pieza es una torre basta con mirarla de cerca; ver la regla 201.2.
              → 201.2 = 201.2
            chapter 201 [12, 12] ‹201.› from 2019-05-03 «Torres»
            rule 201.1 [13, 13] ‹201.1.› from 2019-05-03 < 201: Las torres están de pie. Ver la regla 305, “Caídas”.
              → 305 = 305 ?
            subrule 201.1a [14, 14] ‹201.1a› from 2019-05-03 < 201.1: Una torre puede caer (ver la regla 201.2a).
              ‹Ejemplo:› [15, 15] [] La torre de Ana cae.
              → 201.2a = 201.2a
            rule 201.2 [16, 16] ‹201.2.› from 2019-05-03 < 201: Nadie empuja dos veces.
            subrule 201.2a [17, 17] ‹201.2a› from 2019-05-03 < 201.2: Salvo que se lo pidan.
            term term:Torre alta [21, 22] from 2019-05-03 «Torre alta»: Es una pieza. Ver la regla 201, “Torres”.
              → 201 = 201
            prose prose:3 [24, 24]: Casos comunes:
            term term:Empujar [28, 30] from 2019-05-03 «Empujar»: 1. Mover con la mano. Ver la regla 201.2. 2. Mover con el codo.
              = 1 None Mover con la mano. Ver la regla 201.2.
              = 2 None Mover con el codo.
              → 201.2 = 201.2
            entry entry:1 [35, 35] «Guardián gris»: El Guardián gris dice "Cuando caiga una torre, gana el juego." Es raro.
            prose prose:4 [37, 37]: Las torres se cuentan de a una, y nunca se cuenta dos veces la misma.
            entry entry:2 [40, 40] «Empujar»: Empujar es una habilidad que usa la mano.
            entry entry:3 [41, 41]: Si tienes dos torres, cuentas dos.
            Site MTG Wiki
            Site Advertisement
            Heading Reglas
            Site De las Reglas completas (Un juego (3 mayo, 2019))
            Site Del glosario de las Reglas completas (Un juego (3 mayo, 2019))
            Site Del glosario de las Reglas completas (Un juego (3 mayo, 2019))
            Heading Ejemplos
            Heading Fuentes
            Site Tomado y traducido de otro lugar.
            Site Reglas completas
            Site 100. Bases
            Site Las bases ·Los jugadores ·El final · 10 Las piezas
            Site Advertisement
        "#]],
    );
}

#[test]
fn line_ends_do_not_matter() {
    let plain = read(SPANISH).expect("an article");
    let dos = read(&SPANISH.replace('\n', "\r\n")).expect("an article");
    assert_eq!(plain.nodes, dos.nodes);
}

#[test]
fn a_page_as_markdown() {
    check(
        Format::Markdown,
        "# Torre alta | MTG Wiki\n\n\
         Uma **torre alta** é uma peça que fica de pé. As torres:\n\n- ficam de pé;\n- não andam.\n\n\
         ## Regras [editar]\n\n\
         Das [Regras Completas](https://example.org/r) (*3 de maio de 2019—Um jogo*)\n\n\
         * **201. Torres**\n\n    * **201.1.** As torres ficam de pé. Veja a regra 305.2.\n\n\
         \u{20}       * 201.1a Uma torre pode cair.\n\n            **Exemplo:** A torre da Ana cai.\n\n\
         \u{20}   * 201.2. Ninguém empurra duas vezes.\n\n\
         Do glossário das Regras Completas (3 de maio de 2019—Um jogo)\n\n\
         **Torre alta**\n\nUma peça. Veja Empurrar.\n\n\
         ## Uso\n\nAs torres são contadas uma a uma (201.2) e nunca duas vezes.\n\n\
         **Exemplo**\n\n- O **Guarda Cinza** diz “Quando uma torre cair, você vence.”\n\n\
         Depois disso o jogo acaba para todos os jogadores.\n\n\
         ## Veja também\n\n- [Empurrar](https://example.org/e)\n",
        &expect![[r#"
            magic-article-torre-alta@2019-05-03.pt «Torre alta»
            prose prose:1 [3, 6]: Uma torre alta é uma peça que fica de pé. As torres: ficam de pé; não andam.
              | 53 Item(0), 66 Item(0)
            chapter 201 [12, 12] ‹201.› from 2019-05-03 «Torres»
            rule 201.1 [14, 14] ‹201.1.› from 2019-05-03 < 201: As torres ficam de pé. Veja a regra 305.2.
              → 305.2 = 305.2 ?
            subrule 201.1a [16, 16] ‹201.1a› from 2019-05-03 < 201.1: Uma torre pode cair.
              ‹**Exemplo:**› [18, 18] [] A torre da Ana cai.
            rule 201.2 [20, 20] ‹201.2.› from 2019-05-03 < 201: Ninguém empurra duas vezes.
            term term:Torre alta [24, 26] from 2019-05-03 «Torre alta»: Uma peça. Veja Empurrar.
            prose prose:2 [30, 30] «Uso»: As torres são contadas uma a uma (201.2) e nunca duas vezes.
              → 201.2 = 201.2
            entry entry:1 [34, 34] «Guarda Cinza»: O Guarda Cinza diz “Quando uma torre cair, você vence.”
            prose prose:3 [36, 36]: Depois disso o jogo acaba para todos os jogadores.
            Heading Torre alta | MTG Wiki
            Heading Regras [editar]
            Site Das [Regras Completas](https://example.org/r) (*3 de maio de 2019—Um jogo*)
            Site Do glossário das Regras Completas (3 de maio de 2019—Um jogo)
            Heading Veja também
            Site [Empurrar](https://example.org/e)
        "#]],
    );
}

#[test]
fn a_page_as_html() {
    let html = "<!DOCTYPE html><html><head><title>Tall tower</title></head><body>\
        <div>MTG Wiki</div><div>Explore</div><div>View source</div><h1>Tall tower</h1>\
        <p>A <b>tall tower</b> is a piece that does not move while nobody pushes it.</p>\
        <h2>Rules<span>[edit]</span></h2>\
        <div>From the <a href=r>Comprehensive Rules</a> (May 3, 2019—A Game)</div>\
        <ul><li>201. Towers<ul><li>201.1. Towers stand. See rule 305, “Falling.”\
        <ul><li>201.1a A tower may fall.<dl><dd>Example: Ann’s tower falls.</dd></dl></li></ul></li>\
        <li>201.2. Nobody pushes twice.</li></ul></li></ul>\
        <p>From the glossary of the Comprehensive Rules (May 3, 2019—A Game)</p>\
        <dl><dt>Tall Tower</dt><dd>A piece. See rule 201.1.</dd></dl>\
        <p>Towers are counted one by one, and no tower is counted twice.</p>\
        <p><b>Example</b></p><ul><li>Grey Guard says “When a tower falls, you win.”</li>\
        <li>The Red Guard has two towers.</li></ul><p>After that, the game is over for everybody.</p>\
        <h2>References</h2><ol><li>A page elsewhere.</li></ol>\
        <table><tr><td>1. Basics</td><td>Players · Start · End · Pieces</td></tr></table></body></html>";
    let source = read_bytes("tower.html", html.as_bytes()).expect("a page");
    check_source(
        &source,
        &expect![[r#"
            magic-article-tall-tower@2019-05-03.en «Tall tower»
            prose prose:1 [7, 7]: A tall tower is a piece that does not move while nobody pushes it.
            chapter 201 [12, 12] ‹201.› from 2019-05-03 «Towers»
            rule 201.1 [13, 13] ‹201.1.› from 2019-05-03 < 201: Towers stand. See rule 305, “Falling.”
              → 305 = 305 ?
            subrule 201.1a [14, 14] ‹201.1a› from 2019-05-03 < 201.1: A tower may fall.
              ‹Example:› [15, 15] [] Ann’s tower falls.
            rule 201.2 [16, 16] ‹201.2.› from 2019-05-03 < 201: Nobody pushes twice.
            term term:Tall Tower [20, 21] from 2019-05-03 «Tall Tower»: A piece. See rule 201.1.
              → 201.1 = 201.1
            prose prose:2 [23, 23]: Towers are counted one by one, and no tower is counted twice.
            entry entry:1 [27, 27] «Grey Guard»: Grey Guard says “When a tower falls, you win.”
            entry entry:2 [28, 28] «The Red Guard»: The Red Guard has two towers.
            prose prose:3 [30, 30]: After that, the game is over for everybody.
            Site MTG Wiki
            Site Explore
            Site View source
            Heading Tall tower
            Heading Rules[edit]
            Site From the Comprehensive Rules (May 3, 2019—A Game)
            Site From the glossary of the Comprehensive Rules (May 3, 2019—A Game)
            Heading References
            Site A page elsewhere.
            Site 1. Basics	Players · Start · End · Pieces
        "#]],
    );
}

#[test]
fn wrapped_lines() {
    check(
        Format::Text,
        "Tall tower\n\nA tall tower is a piece that does not\nmove while nobody pushes it. See rule\n201.1 for more.\n\n\
         From the Comprehensive Rules (May 3,\n2019—A Game)\n\n\
         \u{20} * 201. Towers\n  * 201.1. Towers stand until they are\n    pushed by somebody else, as rule\n    201.2 says.\n\
         \u{20} * 201.2. Nobody pushes\n    twice.\n\n\
         Towers are counted one by one, and no\ntower is counted twice.\n\n\
         Example\n  * Grey Guard says “When a tower falls,\n    you win.”\n",
        &expect![[r#"
            magic-article-tall-tower@2019-05-03.en «Tall tower»
            prose prose:1 [3, 5]: A tall tower is a piece that does not move while nobody pushes it. See rule 201.1 for more.
              → 201.1 = 201.1
            chapter 201 [10, 10] ‹201.› from 2019-05-03 «Towers»
            rule 201.1 [11, 13] ‹201.1.› from 2019-05-03 < 201: Towers stand until they are pushed by somebody else, as rule 201.2 says.
              → 201.2 = 201.2
            rule 201.2 [14, 15] ‹201.2.› from 2019-05-03 < 201: Nobody pushes twice.
            prose prose:2 [17, 18]: Towers are counted one by one, and no tower is counted twice.
            entry entry:1 [21, 22] «Grey Guard»: Grey Guard says “When a tower falls, you win.”
            Heading Tall tower
            Site From the Comprehensive Rules (May 3,
            Site 2019—A Game)
        "#]],
    );
}

#[test]
fn wrapped_lines_without_lists() {
    check(
        Format::Text,
        "Tall tower\n\nA tall tower is a piece that does not\nmove while nobody pushes it.\n\n\
         From the Comprehensive Rules (May 3, 2019)\n201. Towers\n201.1. Towers stand until they are\n\
         pushed by somebody else, as rule\n201.2 says.\n201.2. Nobody pushes\ntwice.\n\n\
         From the glossary of the Comprehensive\nRules (May 3, 2019)\n\nTall Tower\nA piece that\nstands.\n\n\
         Towers are counted one by one, and no\ntower is counted twice.\n",
        &expect![[r#"
            magic-article-tall-tower@2019-05-03.en «Tall tower»
            prose prose:1 [3, 4]: A tall tower is a piece that does not move while nobody pushes it.
            chapter 201 [7, 7] ‹201.› from 2019-05-03 «Towers»
            rule 201.1 [8, 10] ‹201.1.› from 2019-05-03 < 201: Towers stand until they are pushed by somebody else, as rule 201.2 says.
              → 201.2 = 201.2
            rule 201.2 [11, 12] ‹201.2.› from 2019-05-03 < 201: Nobody pushes twice.
            term term:Tall Tower [17, 19] from 2019-05-03 «Tall Tower»: A piece that stands.
            prose prose:2 [21, 22]: Towers are counted one by one, and no tower is counted twice.
            Heading Tall tower
            Site From the Comprehensive Rules (May 3, 2019)
            Site From the glossary of the Comprehensive
            Site Rules (May 3, 2019)
        "#]],
    );
}

#[test]
fn excerpts_of_several_editions() {
    check(
        Format::Text,
        "Tall tower\n\nA tall tower is a piece that does not move while nobody pushes it.\n\n\
         From the Comprehensive Rules (May 3, 2019—A Game)\n\n\
         201.1. Towers stand.\n201.3a A tower may fall.\n201.7. Towers are grey.\n305.2. Falling is loud.\n702.15. Lifting\n702.15a Lifting is a keyword.\n\n\
         The older text was shorter and said less about it.\n\n\
         From the Comprehensive Rules (May 4, 2012)\n\n201. Towers\n201.1. Towers stand still.\n\nAdvertisement\n\n201.2. Nobody pushes.\n\n\
         Some uses:\n  - one;\n    - a;\n    - b;\n  - two.\n",
        &expect![[r#"
            magic-article-tall-tower@2019-05-03.en «Tall tower»
            prose prose:1 [3, 3]: A tall tower is a piece that does not move while nobody pushes it.
            rule 201.1 [7, 7] ‹201.1.› from 2019-05-03: Towers stand.
            subrule 201.3a [8, 8] ‹201.3a› from 2019-05-03: A tower may fall.
            rule 201.7 [9, 9] ‹201.7.› from 2019-05-03: Towers are grey.
            rule 305.2 [10, 10] ‹305.2.› from 2019-05-03: Falling is loud.
            rule 702.15 [11, 11] ‹702.15.› from 2019-05-03 «Lifting»
            subrule 702.15a [12, 12] ‹702.15a› from 2019-05-03 < 702.15: Lifting is a keyword.
            prose prose:2 [14, 14]: The older text was shorter and said less about it.
            chapter 201 [18, 18] ‹201.› from 2012-05-04 «Towers»
            rule 201.1~2 [19, 19] ‹201.1.› from 2012-05-04 < 201: Towers stand still.
            rule 201.2 [23, 23] ‹201.2.› from 2012-05-04 < 201: Nobody pushes.
            prose prose:3 [25, 29]: Some uses: one; a; b; two.
              | 11 Item(0), 16 Item(1), 19 Item(1), 22 Item(0)
            Heading Tall tower
            Site From the Comprehensive Rules (May 3, 2019—A Game)
            Site From the Comprehensive Rules (May 4, 2012)
            Site Advertisement
        "#]],
    );
}

#[test]
fn no_blank_lines_at_all() {
    let shown = |text: &str| {
        let source = source(Format::Text, text);
        let shown = show(&source, &ingest(&source, &Options::default()).expect("an article"));
        Regex::new(r" \[\d+, \d+\]").unwrap().replace_all(&shown, "").into_owned()
    };
    let compact = SPANISH.split('\n').filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n");
    assert_eq!(shown(&compact), shown(SPANISH));
}

#[test]
fn other_texts_are_no_articles() {
    let id = |text: &str| read(text).map_or("none".to_owned(), |document| document.id.to_string());
    assert_eq!(
        id("A tower is a piece that stands.\n\nFrom the Comprehensive Rules (May 3, 2019)\n\nNothing more."),
        "none"
    );
    assert_eq!(id("A tower is a piece that stands.\n\n201.1. Towers stand.\n"), "none");
    let rules = "Comprehensive Rules\n100.1. The game is played.\n100.2. The player wins.\n\n\
        From the Comprehensive Rules (May 3, 2019)\n\n100.3. The spell is cast.\n100.4. The end of the game.\n";
    assert_eq!(id(rules), "magic-cr@2019-05-03.en");
}

#[test]
fn a_page_without_a_title_is_called_by_its_file() {
    let text = "Here we tell of it, as others do.\n\nFrom the Comprehensive Rules (May 3, 2019)\n\n201.1. Towers stand of old, and that is the rule.\n";
    let source = read_bytes("/tmp/magic-wiki-tall-tower-2019.en.txt", text.as_bytes()).expect("a text");
    let read = ingest(&source, &Options::default()).expect("an article");
    assert_eq!(read.document.id.to_string(), "magic-article-tall-tower@2019-05-03.en");
}

#[test]
fn a_page_may_end_anywhere() {
    for (end, _) in SPANISH.char_indices() {
        let text = &SPANISH[..end];
        let expected = text.contains("• 201.1");
        let document = read(text);
        assert_eq!(document.is_some_and(|d| d.id.work() == "magic-article-torre-alta"), expected, "{text}");
    }
}
