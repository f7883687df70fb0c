//! How well questions of real kinds are answered: `tests/data/queries/*.tsv`, written by us; on the bundled documents,
//! and in the publishers' documents where somebody brought them.
//!
//! For every kind the table shows the mean reciprocal rank and the recall among the first ten, for the half of the
//! questions that may be looked at while the search is worked on, and for the half that is held back.
//!
//! `cargo test -p vademecum-tests --test search -- --nocapture` prints the tables.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "helpers of tests fail like tests, and tell what they measured"
)]

use std::sync::Arc;

mod colloquial;
mod game_choice;
mod inflected;
mod library;
mod locked;
mod measure;
mod misspelled;
mod questions;
mod straight;
mod two_topics;

use library::{folder, read, target};
use measure::{Measure, Measures, ask_document, ask_everything, right_in};
use questions::{Question, questions};
use vademecum_content as content;
use vademecum_document::Document;
use vademecum_graph::Graph;
use vademecum_library::build_graph_with_bundled;
use vademecum_search::Index;
use vademecum_vocab::Game;

/// What must never be lost again: mean reciprocal rank and recall of each kind, over both halves.
const LEAST: [(&str, f64, f64); 8] = [
    ("number", 1.0, 1.0),
    ("name", 0.98, 1.0),
    ("typo", 0.97, 0.99),
    ("accent", 0.95, 1.0),
    ("other", 0.97, 0.98),
    ("question", 0.88, 0.97),
    ("myl", 0.97, 0.98),
    ("gibberish", 1.0, 1.0),
];

/// Documents and the bundled ones, with the index that the program searches.
fn indexed(documents: Vec<Document>) -> (Graph, Index) {
    let graph = build_graph_with_bundled(documents);
    let index = Index::in_memory(&graph).unwrap().with_synonyms(content::colloquial_synonyms().clone());
    (graph, index.with_questions(|| Arc::clone(content::rule_questions())))
}

/// Both halves: the one that may be looked at first.
fn halves(questions: &[Question]) -> [Vec<&Question>; 2] {
    let (held, seen) = questions.iter().partition(|question| question.is_held_back());
    [seen, held]
}

/// Prints what was measured, and checks that nothing was lost.
fn check(title: &str, halves: &[Measures; 2]) {
    let both = halves[0].clone().plus(&halves[1]);
    println!("{title}\n{:<12}{:>22}{:>22}{:>22}", "", "seen", "held back", "all");
    let row = |name: &str, measures: [Measure; 3]| {
        print!("{name:<12}");
        for measure in measures {
            print!("{:>8}{:>7.3}{:>7.3}", measure.questions, measure.mrr(), measure.recall());
        }
        println!();
    };
    let of = |measures: &Measures, kind: &str| measures.kinds.get(kind).copied().unwrap_or_default();
    for kind in both.kinds.keys() {
        row(kind, [of(&halves[0], kind), of(&halves[1], kind), of(&both, kind)]);
    }
    row("everything", [halves[0].everything(), halves[1].everything(), both.everything()]);
    for (kind, mrr, recall) in LEAST {
        let measure = of(&both, kind);
        assert!(measure.mrr() >= mrr && measure.recall() >= recall, "{title}, {kind}: {measure:?}");
    }
}

fn tell_missed(question: &Question, place: Option<usize>) {
    if place.is_none() && !question.is_held_back() {
        println!("  missed: {} ({})", question.text, question.lang);
    }
}

#[test]
fn questions_are_answered_from_the_bundled_documents() {
    let (graph, index) = indexed(Vec::new());
    let all = questions();
    let measured = halves(&all).map(|half| {
        let ask = |question: &Question| Some((ask_everything(&index, &graph, question), question.expected.clone()));
        Measures::of(&half, ask, tell_missed)
    });
    check("the bundled documents", &measured);
}

/// The same within one document, as `search QUERY --document ID` answers; the bundled documents are evidence.
#[test]
fn questions_are_answered_in_the_publishers_documents() {
    let Some(folder) = folder() else {
        assert!(!vademecum_tests::required("VADEMECUM_REQUIRE_CORPUS"), "the publishers' documents are not here");
        return;
    };
    let (graph, index) = indexed(read(&folder));
    let all = questions();
    let measured = halves(&all).map(|half| {
        let ask = |question: &Question| {
            let document = target(question);
            let right = right_in(&graph, question, &document);
            question.is_asked(&right).then(|| (ask_document(&index, &graph, question, &document), right))
        };
        Measures::of(&half, ask, tell_missed)
    });
    check("the publishers' documents", &measured);
}

/// The digest is a second text for every rule: without the words of its later sections people's own words
/// find less.
#[test]
fn the_words_of_the_digest_help() {
    let measure = |documents: Vec<Document>| {
        let graph = build_graph_with_bundled(documents);
        let index = Index::in_memory(&graph).unwrap();
        let all = questions();
        let asked: Vec<&Question> = all.iter().filter(|question| question.kind == "question").collect();
        let ask = |question: &Question| Some((ask_everything(&index, &graph, question), question.expected.clone()));
        Measures::of(&asked, ask, |_, _| ()).everything()
    };
    // A document with the id of a bundled one replaces it.
    let mut mute = content::digests().to_vec();
    for node in mute.iter_mut().filter(|d| d.game == Game::Magic).flat_map(|d| &mut d.nodes) {
        if node.number.and_then(|number| number.chapter()).is_some_and(|chapter| chapter >= 700) {
            node.text.clear();
            node.references.clear();
        }
    }
    let (without, with) = (measure(mute), measure(Vec::new()));
    println!("without the words of sections 7 to 9: {:.2}, with them: {:.2}", without.mrr(), with.mrr());
    assert!(with.mrr() > without.mrr());
}
