//! The locked questions: written by people who saw the published rules alone, and measured once for each milestone.
//!
//! Nobody looks at what is missed while the search is worked on. `VADEMECUM_LOCKED_QUESTIONS=1 cargo test -p
//! vademecum-tests --test search locked -- --nocapture` measures; `docs/evaluation.md` has the history.

use std::collections::BTreeMap;

use sha2::{Digest, Sha256};
use vademecum_graph::Graph;
use vademecum_search::{Index, Query};
use vademecum_vocab::{Game, Lang};

use crate::{
    indexed,
    measure::{Answered, FIRST, Measure},
    questions::Question,
};

/// The table of questions.
const TABLE: &str = include_str!("../../data/queries/magic-locked.tsv");

/// SHA-256 of the table, in hexadecimal.
const FINGERPRINT: &str = "f548fa0ae050d09f1115e403907203b0f4eaaee157517b52d72cc8761a4a5259";

/// A locked question, and the group of it and its rewordings.
struct LockedQuestion {
    question: Question,
    group: String,
}

fn locked_questions() -> Vec<LockedQuestion> {
    let columns = ["lang", "kind", "game", "question", "answers", "group"];
    let rows = vademecum_tsv::parse("locked", TABLE, columns, |[lang, kind, game, text, answers, group]| {
        let question = Question {
            kind: kind.to_owned(),
            lang: lang.parse("a language")?,
            text: text.to_owned(),
            expected: answers.split(' ').filter_map(|number| number.parse().ok()).collect(),
            terms: Vec::new(),
            game: game.parse("a game")?,
            is_of_strangers: true,
        };
        Ok(LockedQuestion { question, group: group.to_owned() })
    });
    rows.unwrap()
}

/// The place of the first right answer as the page lists them: one game, each rule once.
pub(crate) fn place_of_answer(index: &Index, graph: &Graph, question: &Question) -> Option<usize> {
    let query = Query { preferred_lang: Some(question.lang), limit: FIRST, ..Query::new(&question.text) };
    let hits = index.search_one_game(graph, &query).unwrap().hits;
    if question.is_gibberish() {
        return hits.is_empty().then_some(0);
    }
    let answers = hits.iter().map(|hit| Answered::of(graph.view(hit.node).node()));
    answers.take(FIRST).position(|answer| answer.is_right(question, &question.expected))
}

#[test]
fn locked_questions_are_unchanged() {
    let digest = Sha256::digest(TABLE.as_bytes());
    let hexadecimal: String = digest.iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(hexadecimal, FINGERPRINT);
    let questions = locked_questions();
    assert!(questions.iter().all(|locked| locked.question.game == Game::Magic));
    assert!(questions.iter().filter(|locked| locked.question.kind != "rewording").count() >= 200);
}

#[test]
fn locked_questions_are_measured() {
    if std::env::var_os("VADEMECUM_LOCKED_QUESTIONS").is_none() {
        return;
    }
    let (graph, index) = indexed(Vec::new());
    let questions = locked_questions();
    let places: Vec<Option<usize>> =
        questions.iter().map(|locked| place_of_answer(&index, &graph, &locked.question)).collect();
    let mut measures: BTreeMap<(&str, Option<Lang>), Measure> = BTreeMap::new();
    for (locked, place) in questions.iter().zip(&places) {
        for lang in [None, Some(locked.question.lang)] {
            measures.entry((&locked.question.kind, lang)).or_default().count(*place);
        }
    }
    for ((kind, lang), measure) in &measures {
        let lang = lang.map_or("all".to_owned(), |lang| lang.to_string());
        println!("{kind:<16}{lang:<5}{:>5}{:>8.3}{:>8.3}", measure.questions, measure.mrr(), measure.recall());
    }
    let right: BTreeMap<&str, bool> = questions
        .iter()
        .zip(&places)
        .filter(|(locked, _)| locked.question.kind == "own-words" && !locked.group.is_empty())
        .map(|(locked, place)| (locked.group.as_str(), place.is_some()))
        .collect();
    let rewordings = questions
        .iter()
        .zip(&places)
        .filter(|(locked, _)| locked.question.kind == "rewording" && right.get(locked.group.as_str()) == Some(&true));
    let held: Vec<bool> = rewordings.map(|(_, place)| place.is_some()).collect();
    println!(
        "rewordings of right answers that are right: {} of {}",
        held.iter().filter(|held| **held).count(),
        held.len()
    );
}
