//! Rules through editions and languages: where they are today, what happened to them.

use axum::{Router, http::header};
use vademecum_lineage::Lineages;

use crate::{
    ask::{check, sends},
    library::{document, lineages, serve_aligned, serve_with},
};

const OLD: &str = "
1 | Costa |
100 | Barcos |
100.1 | | Um barco flutua enquanto o casco está seco e alguém tira a água.
100.2 | | Um barco furado afunda na próxima maré alta, se ninguém o conserta.
101 | Lâmpadas |
101.1 | | Uma lâmpada queima óleo toda noite e mostra as pedras aos marinheiros.
101.2 | | Uma lâmpada vazia conta como escura para cada efeito que procura luz.
101.3 | | Dois faróis nunca mostram a mesma luz na mesma noite escura.
";

const NEW: &str = "
1 | Costa |
100 | Gaivotas |
100.1 | | Uma gaivota rouba um peixe de cada cesta aberta que ninguém guarda.
101 | Barcos |
101.1 | | Um barco flutua enquanto o casco está seco e alguém tira a água.
102 | Lâmpadas |
102.1 | | Uma lâmpada queima óleo toda noite e mostra as pedras aos marinheiros.
102.2 | | Uma lâmpada vazia vale como escura para cada efeito que procura luz no mar.
102.3 | | Dois faróis nunca mostram a mesma luz na mesma noite escura.
";

/// The two editions, the later one in Spanish as well in our own words.
fn library() -> Router {
    let digest = "
101 | Barcos |
101.1 | | El barco seco flota.
102 | Lámparas |
102.2 | | Sin aceite no hay luz.
";
    let documents = vec![
        document("magic-cr@2019-01-25.pt", OLD),
        document("magic-cr@2024-11-08.pt", NEW),
        document("magic-digest@2024-11-08.es", digest),
    ];
    serve_aligned(documents)
}

#[test]
fn an_older_rule_says_where_it_is_today() {
    let page = check(&library(), "/pt/magic/100.1?at=2019-01-25", 200);
    page.shows(&["Na edição mais recente deste site, esta regra é a 101.1."]).links(&["/pt/magic/101.1"]);
    page.shows(&["Nessa edição, o número 100.1 indica outra regra."]);
    let reworded = check(&library(), "/pt/magic/101.2?at=2019-01-25", 200);
    reworded.shows(&["esta regra é a 102.2 e está redigida de outra maneira"]);
    check(&library(), "/pt/magic/100.2?at=2019-01-25", 200).shows(&["esta regra não existe mais"]);
}

#[test]
fn a_quoted_text_of_another_edition_links_to_that_edition() {
    let cited = |text: &str| text.replace("mesma noite escura.", "mesma noite escura: [[100.1]], [[101.2]].");
    let digest =
        "100 | Gaivotas |\n100.1 | | Roban.\n102 | Lámparas |\n102.3 | | No hay dos luces iguales: [[100.1]].\n";
    let documents = vec![
        document("magic-cr@2019-01-25.en", &cited(OLD)),
        document("magic-cr@2024-11-08.pt", &cited(NEW).replace("[[101.2]]", "[[102.2]]")),
        document("magic-digest@2024-11-08.es", digest),
    ];
    let router = serve_aligned(documents);
    check(&router, "/pt/magic/102.3", 200).links(&[
        "/pt/magic/100.1",
        "/pt/magic/102.2",
        "/pt/magic/100.1?at=2019-01-25",
        "/pt/magic/101.2?at=2019-01-25",
    ]);
    // The summary of the newest edition, on a page of the older one.
    check(&router, "/es/magic/101.3?at=2019-01-25", 200).links(&["/es/magic/100.1", "/es/magic/100.1?at=2019-01-25"]);
}

#[test]
fn every_rule_of_an_older_chapter_is_marked() {
    let page = check(&library(), "/pt/magic/101?at=2019-01-25", 200);
    page.shows(&["Em 2024: 102.1", "Em 2024: 102.2, alterada", "Em 2024: 102.3"]);
    check(&library(), "/pt/magic/100?at=2019-01-25", 200).shows(&["Não existe mais"]);
    check(&library(), "/pt/magic/102", 200).hides("Em 2024: 102").hides("alterada");
}

#[test]
fn a_number_that_used_to_mean_another_rule_says_so_after_its_text() {
    let page = check(&library(), "/pt/magic/100.1", 200);
    page.shows(&[
        "Uma gaivota rouba um peixe",
        "Na edição de 25 de janeiro de 2019, 100.1 era outra regra: 101.1 na edição mais recente deste site.",
    ]);
    check(&library(), "/pt/magic/102.3", 200).hides("era outra regra");
}

#[test]
fn a_rule_has_a_history() {
    let page = check(&library(), "/pt/magic/102.2", 200);
    page.shows(&["Muda de redação"]).has(&[("#history", ""), ("[href='/pt/magic/101.2?at=2019-01-25']", "")]);
    let row = "/pt/magic/compare?from=magic-cr@2019-01-25.pt&to=magic-cr@2024-11-08.pt&row=102.2";
    page.has(&[(&format!("[href='{row}#r-102.2']"), "")]);
    let there = check(&library(), row, 303).header(header::LOCATION).to_owned();
    check(&library(), &there, 200).has(&[("[id='r-102.2']", ""), ("del", ""), ("ins", "")]);
    check(&library(), "/pt/magic/100.2?at=2019-01-25", 200).shows(&["Deixa de existir"]);
    check(&library(), "/pt/magic/100.1", 200).lacks("#history");
}

#[test]
fn a_summary_is_never_compared_with_an_official_text() {
    // In Portuguese there is one official text, of 2019, and a summary of 2024; in English there are two.
    let digest = "101 | Barcos |\n101.1 | | O barco seco flutua.\n102 | Lâmpadas |\n102.2 | | Sem óleo não há luz.\n";
    let [portuguese, summary] = ["magic-cr@2019-01-25.pt", "magic-digest@2024-11-08.pt"];
    let official = || [document("magic-cr@2019-01-25.en", OLD), document("magic-cr@2024-11-08.en", NEW)];
    let mut documents = vec![document(portuguese, OLD), document(summary, digest)];
    documents.extend(official());
    let router = serve_aligned(documents);
    for address in ["/pt/magic/102.2", "/pt/magic/101.2?at=2019-01-25"] {
        let page = check(&router, address, 200);
        page.shows(&["Muda de redação", "Em português não há dois textos oficiais desta regra"])
            .has(&[("#history", "")]);
        let pair = "from=magic-cr@2019-01-25.en&to=magic-cr@2024-11-08.en&row=102.2#r-102.2";
        page.has(&[(&format!("[href$='{pair}']"), "Comparar em inglês, palavra por palavra")]);
        page.lacks("[href*='to=magic-digest']")
            .lacks("[href*='from=magic-digest']")
            .hides("as duas edições palavra por palavra");
    }
    // The feed of a chapter says what happened and compares nothing.
    check(&router, "/pt/magic/102/feed", 200).hides("compare").shows(&["101.2 passa a ser 102.2 e muda de redação."]);
    // The API says which rule became which.
    let pair = "from=magic-cr@2019-01-25.pt&to=magic-digest@2024-11-08.pt";
    let aligned = check(&router, &format!("/api/v1/align?{pair}"), 200);
    aligned.shows(&["\"from\":\"101.2\",\"to\":[\"102.2\"],\"kind\":\"reworded\""]).hides("óleo");
    // Without any official text there is nothing to compare, and the history is shown all the same.
    let known = lineages(Lineages::default())(&mut official().iter());
    let router = serve_with(vec![document(summary, digest)], lineages(known));
    let page = check(&router, "/pt/magic/102.2", 200);
    page.shows(&["Muda de redação"]).lacks("[href*='/compare']");
    check(&router, "/pt/magic", 200).lacks("[href*='/compare']");
}

/// The earlier edition alone; the later one is known by its numbers.
fn known_by_its_numbers() -> Router {
    let later = document("magic-cr@2024-11-08.pt", NEW);
    let known = lineages(Lineages::default())(&mut [&document("magic-cr@2019-01-25.pt", OLD), &later].into_iter());
    serve_with(vec![document("magic-cr@2019-01-25.pt", OLD)], lineages(known))
}

#[test]
fn what_became_of_a_rule_in_an_edition_that_is_not_here_is_told() {
    let router = known_by_its_numbers();
    let reworded = check(&router, "/pt/magic/101.2", 200);
    reworded.shows(&["Uma lâmpada vazia", "8 de novembro de 2024", "102.2", "Muda de redação"]).has(&[("#later", "")]);
    check(&router, "/pt/magic/100.1", 200)
        .shows(&["101.1", "Muda de número, sem mudança no texto"])
        .has(&[("#later", "")]);
    check(&router, "/pt/magic/100.2", 200).shows(&["Deixa de existir"]).has(&[("#later", "")]);
    // Its chapter marks each rule.
    check(&router, "/pt/magic/100", 200).shows(&["Em 2024: 101.1", "Não existe mais em 2024"]);
    check(&router, "/es/magic/101.2", 200).shows(&["En ediciones posteriores:", "Cambia su redacción"]);
    check(&router, "/en/magic/101.2", 200).shows(&["In later editions:"]);
}

#[test]
fn an_edition_known_by_its_numbers_is_not_the_newest_here() {
    let router = known_by_its_numbers();
    // Short addresses mean the edition whose text is here.
    check(&router, "/pt/magic/100.1", 200).shows(&["Um barco flutua"]).hides("gaivota");
    let home = check(&router, "/es", 200);
    home.shows(&[
        "Edición: 25 de enero de 2019",
        "la edición más reciente en este sitio",
        "del 8 de noviembre de 2024",
    ]);
    home.has(&[("[href^='https://magic.wizards.com/'][rel~='noreferrer']", "")]).links(&["/es/magic/changes"]);
    check(&router, "/es/magic/100.1", 200).has(&[("#menu", ""), ("[href='/es/magic/changes']", "")]);
    check(&router, "/es/search?q=barco", 200).shows(&["La más reciente en este sitio"]);
    check(&router, "/es/about", 200).has(&[("[href^='https://magic.wizards.com/']", "")]);
    // A number as the later edition means it.
    let asked = check(&router, "/es/magic/101.1?at=2024-11-08", 200);
    asked.shows(&["El número 101.1 de la edición del 8 de noviembre de 2024 corresponde a 100.1 en la edición que se muestra aquí."]);
    check(&router, "/es/magic/100.1?at=2024-11-08", 404)
        .shows(&["La regla 100.1 es de la edición del 8 de noviembre de 2024, posterior a los textos de aquí"])
        .has(&[("[href^='https://magic.wizards.com/']", "")])
        .has(&[("[href*='/es/magic/changes']", "")]);
    // A number that only the later edition has.
    check(&router, "/es/magic/102.3", 404).shows(&["es la 101.3 en esta"]).links(&["/es/magic/101.3"]);
}

#[test]
fn what_changed_since_an_edition_is_listed() {
    let page = check(&known_by_its_numbers(), "/es/magic/changes", 200);
    page.shows(&[
        "Edición: 8 de noviembre de 2024",
        "nueva",
        "1 con otro texto",
        "Cambió el texto",
        "101.2 → 102.2",
        "Ya no existen",
        "Cambió el número",
        "100–101 → 101–102",
    ])
    .has(&[("h1", "Qué cambió desde la edición del 25 de enero de 2019")])
    .shows(&["100.2"]);
    page.hides("gaivota").hides("peixe");
    check(&library(), "/es/magic/changes?at=2019-01-25", 200).shows(&["Edición: 8 de noviembre de 2024"]);
}

#[test]
fn a_number_that_only_an_earlier_edition_had_says_where_its_rule_is() {
    let old = document(
        "magic-cr@2019-01-25.pt",
        &format!("{OLD}101.4 | | Um farol apagado não mostra luz alguma a ninguém.\n"),
    );
    let new = document(
        "magic-cr@2024-11-08.pt",
        &format!("{NEW}102.4 | | Um farol apagado não mostra luz alguma a ninguém.\n"),
    );
    let router = serve_aligned(vec![old, new]);
    let page = check(&router, "/es/magic/101.4", 404);
    page.shows(&["La regla 101.4 de la edición del 25 de enero de 2019 es la 102.4 en esta."]);
    page.links(&["/es/magic/102.4"]).hides("errata");
}

#[test]
fn other_texts_stand_beside_it_with_their_numbers() {
    let page = check(&library(), "/es/magic/102.2", 200);
    page.shows(&["En portugués, edición del 8 de noviembre de 2024: 102.2"]);
    let old = check(&library(), "/es/magic/101.2?at=2019-01-25", 200);
    old.shows(&["En portugués, edición del 8 de noviembre de 2024: 102.2"]).links(&["/pt/magic/102.2"]);
    // Our words, although that edition has none.
    old.shows(&["Sin aceite no hay luz.", "desde entonces la regla ha cambiado"]);
    let same = check(&library(), "/es/magic/100.1?at=2019-01-25", 200);
    same.shows(&["El barco seco flota.", "El Resumen de Vademécum sigue la edición del 8 de noviembre de 2024"]);
}

#[test]
fn a_chapter_has_a_feed_of_what_changed() {
    let feed = check(&library(), "/pt/magic/102/feed", 200);
    assert_eq!(feed.header(header::CONTENT_TYPE), "application/atom+xml");
    feed.shows(&["2024-11-08T00:00:00Z", "101.1 passa a ser 102.1.", "101.2 passa a ser 102.2 e muda de redação."]);
    feed.hides("marinheiros");
    check(&library(), "/pt/magic/102", 200).links(&["/pt/magic/102/feed"]);
    check(&library(), "/pt/magic/102.1/feed", 404);
    check(&library(), "/pt/magic/999/feed", 404);
}

#[test]
fn feeds_are_well_formed_whatever_a_title_holds() {
    let later = NEW.replace("102 | Lâmpadas", "102 | Lâm\u{1b}[31mpa\u{7}das\u{ffff}");
    let documents = vec![document("magic-cr@2019-01-25.pt", OLD), document("magic-cr@2024-11-08.pt", &later)];
    let feed = check(&serve_aligned(documents), "/pt/magic/102/feed", 200);
    // Not even a reference may stand for any other character.
    let is_allowed = |c: char| matches!(c, '\t' | '\n' | '\r') || (c >= ' ' && !('\u{fffe}'..='\u{ffff}').contains(&c));
    assert_eq!(feed.body.chars().find(|&c| !is_allowed(c)), None);
    feed.shows(&["Lâm\u{fffd}[31mpa\u{fffd}das\u{fffd}"]);
}

#[test]
fn an_edition_that_is_not_here_is_known_by_its_numbers() {
    let old = document("magic-cr@2019-01-25.pt", OLD);
    let known = lineages(Lineages::default())(&mut [&old].into_iter());
    let router = serve_with(vec![document("magic-cr@2024-11-08.pt", NEW)], lineages(known));
    let page = check(&router, "/pt/magic/100.1?at=2019-01-25", 200);
    page.shows(&["O número 100.1 da edição de 25 de janeiro de 2019 corresponde a 101.1 na edição mostrada aqui."]);
    page.shows(&["Um barco flutua"]);
    check(&router, "/pt/magic/100.2?at=2019-01-25", 404).shows(&["não existe mais"]);
    check(&router, "/pt/magic/105.2?at=2019-01-25", 404);
    check(&router, "/pt/magic/100.1?at=2011-01-01", 404);
    // It is read in one text alone.
    sends(&router, "/pt/magic/100.1?at=2019-01-25&with=anything", 303, "/pt/magic/100.1?at=2019-01-25");
}
