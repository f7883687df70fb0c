//! Reading: terms marked in the text, previews of what links lead to, two texts side by side, quotes.

use crate::{
    ask::{check, sends},
    library::{document, library, serve, serve_aligned},
};

#[test]
fn terms_are_marked_on_the_page_of_a_rule_and_link_to_their_entry() {
    let rules = "7 | A |\n702 | B |\n702.9 | Volar |\n702.9a | | Volar es volar; ver [[702.9]].\n\
                 702.9b | | Los ávidos vuelan.\nterm Volar | | Ir por el aire.\nterm Ávido | | Quien roba de más.\n";
    let router = serve(vec![document("magic-cr@2024-11-08.es", rules)]);
    let page = check(&router, "/es/magic/702.9a", 200);
    page.shows(&["Volar es volar; ver "])
        .has(&[("a.term[href='/es/magic/glossary/Volar']", "Volar"), ("a[href='/es/magic/702.9']", "")]);
    let page = check(&router, "/es/magic/702.9b", 200);
    page.has(&[("a.term[href='/es/magic/glossary/%C3%81vido']", "ávidos")]);
    // An entry knows the rules that use it.
    check(&router, "/es/magic/glossary/Volar", 200)
        .shows(&["Reglas que lo usan", "702"])
        .has(&[("[href*='/es/magic/702.9a']", "")]);
    // A chapter is read from end to end: there only references are links.
    check(&router, "/es/magic/702", 200).lacks(".term");
}

#[test]
fn a_preview_says_what_a_link_leads_to() {
    let router = library();
    let rule = check(&router, "/es/magic/702.9b/preview", 200);
    rule.shows(&["702.9b", "Quien vuela solo se bloquea"])
        .has(&[("article[lang='es']", ""), ("[href*='/es/magic/702.9b']", "")]);
    rule.hides("<html").lacks("script");
    check(&router, "/es/magic/glossary/Volar/preview", 200)
        .shows(&["Habilidad de las aves."])
        .has(&[("[href*='/es/magic/glossary/Volar']", "")]);
    check(&router, "/es/magic/999.9/preview", 404);
    check(&router, "/es/magic/glossary/Nada/preview", 404);
}

#[test]
fn a_term_is_explained_in_the_readers_language_and_leads_to_its_page_in_the_others() {
    let router = serve(vec![
        document("magic-cr@2024-11-08.es", "term Conjuro | | Lo que se lanza una vez.\n100 | A |\n"),
        document("magic-cr@2024-11-08.en", "term Sorcery | | What is cast once.\n100 | A |\n"),
    ]);
    let preview = check(&router, "/es/magic/glossary/Sorcery/preview", 200);
    preview
        .shows(&["Sorcery", "Lo que se lanza una vez."])
        .has(&[("[href*='/es/magic/glossary/Conjuro']", "")])
        .has(&[("*", "Conjuro")]);
    preview.hides("What is cast once.");
    let page = check(&router, "/es/magic/glossary/Conjuro", 200);
    page.has(&[("[href='/en/magic/glossary/Sorcery'][lang='en']", "")]);
    page.has(&[("[href='/pt/magic/glossary'][lang='pt']", "")]);
}

const OLD: &str = "
1 | Costa |
100 | Barcos |
100.1 | | Um barco flutua enquanto o casco está seco e alguém tira a água.
100.2 | | Um barco furado afunda na próxima maré alta, se ninguém o conserta.
100.3 | | Uma lâmpada queima óleo toda noite e mostra as pedras aos marinheiros.
";

const NEW: &str = "
1 | Costa |
100 | Barcos |
100.1 | | Um barco flutua enquanto o casco está seco e alguém tira a água.
100.2 | | Uma lâmpada queima óleo toda noite e mostra as pedras aos marinheiros.
100.3 | | Uma gaivota rouba um peixe de cada cesta aberta que ninguém guarda.
";

#[test]
fn two_texts_stand_side_by_side_rule_by_rule() {
    let documents = vec![document("magic-cr@2019-01-25.pt", OLD), document("magic-cr@2024-11-08.pt", NEW)];
    let router = serve_aligned(documents);
    let page = check(&router, "/pt/magic/100?with=magic-cr@2019-01-25.pt", 200);
    // The same rule under two numbers is one row; what only one text has stands alone, in its place.
    page.shows(&["Este texto não tem esta regra.", "Este texto não tem esta regra."]).links(&[
        "/pt/magic/100.1",
        "/pt/magic/100.1?at=2019-01-25",
        "/pt/magic/100.2?at=2019-01-25",
        "/pt/magic/100.2",
        "/pt/magic/100.3?at=2019-01-25",
        "/pt/magic/100.3",
    ]);
    // The other way round, and a single rule.
    let turned = "/pt/magic/100?text=magic-cr@2019-01-25.pt&with=magic-cr@2024-11-08.pt";
    check(&router, turned, 200).has(&[("[href*='100.3?at=2019-01-25']", "")]).links(&["/pt/magic/100.2"]);
    let rule = check(&router, "/pt/magic/100.2?with=magic-cr@2019-01-25.pt", 200);
    rule.links(&["/pt/magic/100.2", "/pt/magic/100.3?at=2019-01-25"]).hides("gaivota");
    // Its language menu keeps the two texts.
    rule.has(&[("[href*='/es/magic/100.2?text=magic-cr@2024-11-08.pt&with=magic-cr@2019-01-25.pt']", "")]);
    // What stands before it is read in the same two texts.
    rule.has(&[("[rel='prev'][href='/pt/magic/100.1?text=magic-cr@2024-11-08.pt&with=magic-cr@2019-01-25.pt']", "")]);
    // The form on the pages of one text leads here.
    check(&router, "/pt/magic/100.2", 200).has(&[("form[class='filters beside']", ""), ("[name='with']", "")]);
    for wrong in ["magic-cr@2001-01-01.pt", "nonsense"] {
        check(&router, &format!("/pt/magic/100?with={wrong}"), 404);
    }
}

#[test]
fn a_quote_names_number_edition_and_language() {
    check(&library(), "/es/magic/704.5f", 200).has(&[(
        "[data-source='Regla 704.5f de Magic: The Gathering, edición: 8 de noviembre de 2024, en español']",
        "",
    )]);
    check(&library(), "/pt/magic/704.5f", 200).has(&[("[data-source$='Resumo do Vademécum em português']", "")]);
}

#[test]
fn a_quote_goes_on_leading_to_the_edition_it_was_taken_from() {
    check(&library(), "/es/magic/704.5f", 200).has(&[("[data-link='/es/magic/704.5f?at=2024-11-08']", "")]);
    let old = "/pt/magic/704.5f?at=2019-01-25";
    check(&library(), old, 200).has(&[(&format!("[data-link='{old}']"), "")]);
}

#[test]
fn the_glossary_shows_what_holds_a_word() {
    let router = library();
    let page = check(&router, "/es/magic/glossary?filter=avi", 200);
    page.shows(&["1 término contiene «avi»."])
        .has(&[("[value='avi']", "")])
        .has(&[("main a", "Ávido")])
        .lacks("main a[href$='/Volar']");
    check(&router, "/es/magic/glossary?filter=%3Cscript%3E", 200).shows(&["Ningún término"]).lacks("main script");
    sends(&router, "/es/Magic/glossary?filter=avi", 308, "/es/magic/glossary?filter=avi");
}

#[test]
fn a_chapter_has_its_rules_beside_it() {
    let rules = "1 | A |\n100 | B |\n100.1 | Uno |\n100.2 | | Dos cosas.\n100.3 | Tres |\n100.4 | Cuatro |\n";
    let router = serve(vec![document("magic-cr@2024-11-08.es", rules)]);
    check(&router, "/es/magic/100", 200).shows(&["Dos cosas"]).has(&[(".side-contents", ""), ("[href='#100.2']", "")]);
}
