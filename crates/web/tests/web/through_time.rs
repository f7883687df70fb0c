//! Rules through editions and languages: where they are today, what happened to them.

use axum::{Router, http::header};
use vademecum_align::{
    align,
    lineage::{Builder, Lineages},
};
use vademecum_vocab::Game;

use crate::{
    ask::check,
    library::{document, serve_with},
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

fn lineages(known: Lineages) -> impl Fn(&mut dyn Iterator<Item = &vademecum_document::Document>) -> Lineages {
    move |documents| Builder::new(Game::Magic).knowing(known.clone()).build(documents, &mut align)
}

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
    serve_with(documents, lineages(Lineages::default()))
}

#[test]
fn an_older_rule_says_where_it_is_today() {
    let page = check(&library(), "/pt/magic/100.1?at=2019-01-25", 200);
    page.shows(&["Na edição mais recente, esta regra é a 101.1.", "href=\"/pt/magic/101.1\""]);
    page.shows(&["Lá, o número 100.1 indica outra regra."]);
    let reworded = check(&library(), "/pt/magic/101.2?at=2019-01-25", 200);
    reworded.shows(&["esta regra é a 102.2 e está redigida de outra maneira"]);
    check(&library(), "/pt/magic/100.2?at=2019-01-25", 200).shows(&["esta regra não existe mais"]);
}

#[test]
fn every_rule_of_an_older_chapter_is_marked() {
    let page = check(&library(), "/pt/magic/101?at=2019-01-25", 200);
    page.shows(&["Hoje 102.1<", "Hoje 102.2, alterada", "Hoje 102.3<"]);
    check(&library(), "/pt/magic/100?at=2019-01-25", 200).shows(&["Não existe mais"]);
    check(&library(), "/pt/magic/102", 200).hides("Hoje 102").hides("alterada");
}

#[test]
fn a_number_that_used_to_mean_another_rule_says_so() {
    let page = check(&library(), "/pt/magic/100.1", 200);
    page.shows(&["Na edição de 25 de janeiro de 2019, 100.1 indicava outra regra, que hoje é 101.1."]);
    check(&library(), "/pt/magic/102.3", 200).hides("indicava outra regra");
}

#[test]
fn a_rule_has_a_history() {
    let page = check(&library(), "/pt/magic/102.2", 200);
    page.shows(&["id=\"history\"", "href=\"/pt/magic/101.2?at=2019-01-25\"", "Muda de redação"]);
    let row = "/pt/magic/compare?from=magic-cr@2019-01-25.pt&to=magic-cr@2024-11-08.pt&row=102.2";
    page.shows(&[&format!("{}#r-102.2\"", row.replace('&', "&#38;"))]);
    check(&library(), row, 200).shows(&["id=\"r-102.2\"", "<del>", "<ins>"]);
    check(&library(), "/pt/magic/100.2?at=2019-01-25", 200).shows(&["Deixa de existir"]);
    check(&library(), "/pt/magic/100.1", 200).hides("id=\"history\"");
}

#[test]
fn other_texts_stand_beside_it_with_their_numbers() {
    let page = check(&library(), "/es/magic/102.2", 200);
    page.shows(&["En portugués, edición del 8 de noviembre de 2024: 102.2"]);
    let old = check(&library(), "/es/magic/101.2?at=2019-01-25", 200);
    old.shows(&["En portugués, edición del 8 de noviembre de 2024: 102.2", "href=\"/pt/magic/102.2\""]);
    // Our words, although that edition has none.
    old.shows(&["Sin aceite no hay luz.", "desde entonces la regla ha cambiado"]);
    let same = check(&library(), "/es/magic/100.1?at=2019-01-25", 200);
    same.shows(&["El barco seco flota.", "Este resumen es de la edición del 8 de noviembre de 2024"]);
}

#[test]
fn a_chapter_has_a_feed_of_what_changed() {
    let feed = check(&library(), "/pt/magic/102/feed", 200);
    assert_eq!(feed.header(header::CONTENT_TYPE), "application/atom+xml");
    feed.shows(&["2024-11-08T00:00:00Z", "101.1 passa a ser 102.1.", "101.2 passa a ser 102.2 e muda de redação."]);
    feed.hides("marinheiros");
    check(&library(), "/pt/magic/102", 200).shows(&["href=\"/pt/magic/102/feed\""]);
    check(&library(), "/pt/magic/102.1/feed", 404);
    check(&library(), "/pt/magic/999/feed", 404);
}

#[test]
fn an_edition_that_is_not_here_is_known_by_its_numbers() {
    let old = document("magic-cr@2019-01-25.pt", OLD);
    let known = lineages(Lineages::default())(&mut [&old].into_iter());
    let router = serve_with(vec![document("magic-cr@2024-11-08.pt", NEW)], lineages(known));
    let page = check(&router, "/pt/magic/100.1?at=2019-01-25", 200);
    page.shows(&["O que a edição de 25 de janeiro de 2019 chamava de 100.1 é hoje 101.1."]);
    page.shows(&["Um barco flutua"]);
    check(&router, "/pt/magic/100.2?at=2019-01-25", 404).shows(&["não existe mais"]);
    check(&router, "/pt/magic/105.2?at=2019-01-25", 404);
    check(&router, "/pt/magic/100.1?at=2011-01-01", 404);
}
