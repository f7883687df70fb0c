//! A question that names no game is answered from the rules of the game that it is about.

use std::sync::LazyLock;

use vademecum_graph::Graph;
use vademecum_search::{Hit, Index, Query};
use vademecum_vocab::{Game, Lang};

use crate::{indexed, questions::questions};

/// Minimum share of the questions about a game that are answered from its rules. Many questions of players of the smaller
/// game are questions about the other one, too («habilidades continuas»); without a page to ask from nothing tells them
/// apart.
const MIN_SHARE: [(Game, f64); Game::ALL.len()] = [(Game::Magic, 0.99), (Game::Myl, 0.48)];

#[test]
fn questions_are_answered_from_the_game_that_they_are_about() {
    let (graph, index) = indexed(Vec::new());
    let all = questions();
    for (game, min_share) in MIN_SHARE {
        let is_asked = |kind: &str| kind != "number" && kind != "gibberish";
        let asked: Vec<_> = all.iter().filter(|question| question.game == game && is_asked(&question.kind)).collect();
        let is_right = |text: &str, lang| {
            let query = Query { preferred_lang: Some(lang), omits_snippets: true, ..Query::new(text) };
            let hits = index.search_one_game(&graph, &query).unwrap().hits;
            hits.first().is_some_and(|hit| graph.document(hit.node.document).game == game)
        };
        let right = asked.iter().filter(|question| is_right(&question.text, question.lang)).count();
        println!("{game}: {right} of {} questions are answered from its rules", asked.len());
        assert!(right as f64 >= min_share * asked.len() as f64, "{game}: {right} of {}", asked.len());
    }
}

/// The game and the number or title of the first answers to a question that names no game.
fn first_answers(text: &str, lang: Lang) -> Vec<(Game, String)> {
    static INDEXED: LazyLock<(Graph, Index)> = LazyLock::new(|| indexed(Vec::new()));
    let (graph, index) = &*INDEXED;
    let query = Query { preferred_lang: Some(lang), omits_snippets: true, ..Query::new(text) };
    let hits = index.search_one_game(graph, &query).unwrap().hits;
    let label = |hit: &Hit| {
        let (game, node) = (graph.document(hit.node.document).game, graph.view(hit.node).node());
        let name = node.number.map(|number| number.to_string()).or_else(|| node.title.clone());
        (game, name.unwrap_or_default())
    };
    hits.iter().map(label).collect()
}

#[test]
fn a_question_that_the_game_of_its_words_does_not_answer_is_asked_of_the_other() {
    for text in ["daño directo al castillo", "cuantas cartas en el mazo castillo"] {
        assert!(!first_answers(text, Lang::Es).is_empty(), "{text}");
    }
}

#[test]
fn a_named_game_is_asked() {
    for (text, lang, game) in [
        ("mitos y leyendas mulligan", Lang::Es, Game::Myl),
        ("mano inicial mitos y leyendas", Lang::Es, Game::Myl),
        ("cementerio en mitos y leyendas", Lang::Es, Game::Myl),
        ("como se gana en mitos y leyendas", Lang::Es, Game::Myl),
        ("myl mano inicial", Lang::Es, Game::Myl),
        ("MyL bloqueo", Lang::Es, Game::Myl),
        ("perder en myl", Lang::Es, Game::Myl),
        ("myl cuantas cartas en el mazo castillo", Lang::Es, Game::Myl),
        ("castillo en mtg", Lang::Es, Game::Magic),
        ("mtg mulligan", Lang::En, Game::Magic),
        ("magic the gathering mulligan", Lang::En, Game::Magic),
    ] {
        let found = first_answers(text, lang);
        assert!(found.iter().all(|(of, _)| *of == game), "{text}: {found:?}");
    }
    for text in ["mano inicial mitos y leyendas", "cementerio en mitos y leyendas", "perder en myl"] {
        assert!(!first_answers(text, Lang::Es).is_empty(), "{text}");
    }
    // The name of a chapter has that of the game in it.
    for (text, lang) in [("las reglas de oro de magic", Lang::Es), ("the magic golen rules", Lang::En)] {
        assert_eq!(first_answers(text, lang)[0].1, "101", "{text}");
    }
}

#[test]
fn numbers_beside_words_come_first() {
    for (text, lang, expected) in [
        ("5.2 Fase de Vigilia", Lang::Es, ["5.2"].as_slice()),
        ("5.1 Fase de Agrupación", Lang::Es, &["5.1"]),
        ("4.3.10 Mano", Lang::Es, &["4.3.10"]),
        ("4.5.4 Objetivo", Lang::Es, &["4.5.4"]),
        ("4.3.7 Cementerio", Lang::Es, &["4.3.7"]),
        ("4.11 en respuesta", Lang::Es, &["4.11"]),
        ("4.5.3 pasos para jugar una carta", Lang::Es, &["4.5.3"]),
        ("numeral 4.2.3", Lang::Es, &["4.2.3"]),
        ("4.2.3 y 4.2.4", Lang::Es, &["4.2.3", "4.2.4"]),
        ("4.2.3, 4.2.4", Lang::Es, &["4.2.3", "4.2.4"]),
        ("702.19 Trample", Lang::Es, &["702.19"]),
        ("702.9b y 702.10b", Lang::Es, &["702.9b", "702.10b"]),
        ("117. Timing and Priority", Lang::En, &["117"]),
        ("601. Casting Spells", Lang::En, &["601"]),
        ("508. Declare Attackers Step", Lang::En, &["508"]),
        ("603. Handling Triggered Abilities", Lang::En, &["603"]),
        ("704. State-Based Actions", Lang::En, &["704"]),
        ("903 commander", Lang::En, &["903"]),
        ("rule 903 commander", Lang::En, &["903"]),
        ("613. Interaction of Continuous Effects", Lang::En, &["613"]),
        ("117 tiempo y prioridad", Lang::Es, &["117"]),
        ("704 ações baseadas em estado", Lang::Pt, &["704"]),
    ] {
        let found: Vec<String> = first_answers(text, lang).into_iter().map(|(_, name)| name).collect();
        assert!(
            found.starts_with(&expected.iter().map(|&number| number.to_owned()).collect::<Vec<_>>()),
            "{text}: {found:?}"
        );
    }
}

#[test]
fn amounts_beside_words_are_words() {
    for (text, lang) in [("2.5 de daño", Lang::Es), ("100 cards deck", Lang::En), ("100 damage", Lang::En)] {
        let found = first_answers(text, lang);
        assert!(found.iter().all(|(_, name)| name != "100" && name != "2.5"), "{text}: {found:?}");
        assert!(!found.is_empty(), "{text}");
    }
}
