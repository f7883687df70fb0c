//! A rule is one hit: its other texts, its numbers in lists, and the questions about it.

use std::sync::Arc;

use vademecum_search::{ParsedQuery, Query, QuestionFile, RuleQuestions, Synonyms, prevailing_game};
use vademecum_vocab::{Game, Lang};

use crate::{Asked, es};

/// A query of a Spanish reader for rules.
fn rules(text: &str) -> Query<'_> {
    Query { each_text: false, ..es(text) }
}

#[test]
fn a_rule_is_one_hit_with_its_other_texts() {
    let asked = Asked::new();
    let answer = asked.index.search(&asked.graph, &rules("702.9b")).unwrap();
    let address = |node| asked.graph.view(node).address();
    assert_eq!(address(answer.hits[0].node), "magic-cr@2024-11-08.es#702.9b");
    let also: Vec<String> = answer.hits[0].also.iter().map(|&node| address(node)).collect();
    assert!(also.contains(&"magic-cr@2024-11-08.en#702.9b".to_owned()), "{also:?}");
    let of_each_text = asked.index.search(&asked.graph, &es("702.9b")).unwrap().hits;
    assert!(of_each_text.len() > answer.hits.len() && of_each_text.iter().all(|hit| hit.also.is_empty()));
}

#[test]
fn numbers_are_found_in_lists_and_beside_words() {
    let asked = Asked::new();
    let found = asked.find(&rules("704.5f y 702.9b"));
    assert_eq!(found, ["magic-cr@2024-11-08.es#704.5f", "magic-cr@2024-11-08.es#702.9b"]);
    let beside = asked.find(&rules("702.9b resistencia"));
    assert_eq!(beside[0], "magic-cr@2024-11-08.es#702.9b");
    assert!(beside.contains(&"magic-cr@2024-11-08.es#704.5f".to_owned()), "{beside:?}");
}

#[test]
fn what_is_not_understood_is_told() {
    let asked = Asked::new();
    let answer = asked.index.search(&asked.graph, &rules("snarkwix cementerio")).unwrap();
    assert_eq!(answer.unknown_words, ["snarkwix"]);
    assert!(matches!(answer.parsed_query, ParsedQuery::Words { .. }));
}

#[test]
fn a_question_about_a_rule_leads_to_it() {
    let question = "mi bicho se queda con cero de aguante, ¿qué le pasa?";
    let text = format!("# edition 2024-11-08\nnumber\tquestion\n704.5f\t{question}\n");
    let file = QuestionFile { name: "704.tsv", game: Game::Magic, lang: Lang::Es, text: &text };
    let questions = Arc::new(RuleQuestions::parse([file]).unwrap());
    assert_eq!(questions.about(Lang::Es, Game::Magic, "704.5f".parse().unwrap()).collect::<Vec<_>>(), [question]);
    let mut asked = Asked::new();
    let similar = "si a un bicho le queda cero de aguante, qué pasa";
    assert_eq!(asked.find(&rules(similar)).first(), None);
    asked.index = asked.index.with_questions(|| questions);
    assert_eq!(asked.find(&rules(similar))[0], "magic-cr@2024-11-08.es#704.5f");
}

/// Terms that mean the same in one game as in all are scored once for both.
#[test]
fn words_in_one_game_are_answered_as_in_a_query_for_that_game() {
    let question = "# edition 2024-11-08\nnumber\tquestion\n704.5f\tmi bicho se queda sin resistencia, ¿qué le pasa?\n";
    let file = QuestionFile { name: "704.tsv", game: Game::Magic, lang: Lang::Es, text: question };
    let questions = Arc::new(RuleQuestions::parse([file]).unwrap());
    let mut synonyms = Synonyms::default();
    for (game, edition, meaning) in [(Game::Magic, "2024-11-08", "criatura"), (Game::Myl, "2021-07", "aliado")] {
        let table = format!("# edition {edition}\nsays\tmeans\ttie\nbicho\t{meaning}\tsame\n");
        synonyms.add_tsv("es.tsv", game, Lang::Es, &table).unwrap();
    }
    let mut asked = Asked::new();
    asked.index = asked.index.with_synonyms(synonyms).with_questions(|| questions);
    let mut games = Vec::new();
    for text in [
        "bicho",
        "vuela",
        "castillo",
        "bicho vuela",
        "bicho castillo",
        "a un bicho sin resistencia qué le pasa",
        "los aliados dañan el castillo del bicho",
        "resistensia",
        "zzqqx",
    ] {
        for query in [es(text), rules(text)] {
            let found = asked.index.search(&asked.graph, &query).unwrap();
            let game = prevailing_game(&asked.graph, &found.hits);
            let expected = asked.index.search(&asked.graph, &Query { game, ..query }).unwrap();
            assert_eq!(asked.index.search_one_game(&asked.graph, &query).unwrap(), expected, "{text}");
            games.extend(game);
        }
    }
    assert!(Game::ALL.iter().all(|game| games.contains(game)), "{games:?}");
}

#[test]
fn files_of_questions_are_refused_at_their_place() {
    let parse = |text: &str| {
        let file = QuestionFile { name: "x.tsv", game: Game::Magic, lang: Lang::Es, text };
        RuleQuestions::parse([file]).unwrap_err().to_string()
    };
    assert!(parse("number\tquestion\n").starts_with("x.tsv:1:1"));
    let head = "# edition 2024-11-08\nnumber\tquestion\n";
    assert!(parse(&format!("{head}abc\t¿algo?\n")).starts_with("x.tsv:3:1"));
    assert!(parse(&format!("{head}704.5f\t¿?\n")).starts_with("x.tsv:3:8"));
}
