//! How well questions of real kinds are answered on what ships: `tests/queries/*.tsv`, written by us.
//!
//! For every kind the table shows the mean reciprocal rank and the recall among the first ten numbers. Numbers
//! are folded as on the page: each counts once, whatever languages and documents it was found in.
//!
//! `cargo test -p vademecum-tests --test search -- --nocapture` prints the table.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "helpers of tests fail like tests, and tell what they measured"
)]

use std::collections::{BTreeMap, BTreeSet};

use vademecum_align::terms::Terms;
use vademecum_document::{Document, Target};
use vademecum_graph::Graph;
use vademecum_search::{Index, Query};
use vademecum_store::{shipped, shipped_terms};
use vademecum_vocab::{Game, Lang, Number};

/// So many numbers are looked at.
const FIRST: usize = 10;

struct Question {
    kind: &'static str,
    lang: Lang,
    text: &'static str,
    /// Any of them answers it; none for gibberish, which must not be answered.
    expected: Vec<Number>,
    game: Game,
}

fn questions() -> Vec<Question> {
    let tables = [(include_str!("queries/magic.tsv"), Game::Magic), (include_str!("queries/myl.tsv"), Game::Myl)];
    let rows = tables.into_iter().flat_map(|(table, game)| table.lines().skip(1).map(move |line| (line, game)));
    rows.map(|(line, game)| {
        let [kind, lang, text, expected] = line.split('\t').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let expected = expected.split('|').filter(|number| !number.is_empty());
        let expected = expected.map(|number| number.parse().unwrap()).collect();
        Question { kind, lang: lang.parse().unwrap(), text, expected, game }
    })
    .collect()
}

/// What was measured for one kind.
#[derive(Debug, Default, Clone, Copy)]
struct Measure {
    questions: usize,
    reciprocal: f64,
    found: usize,
}

impl Measure {
    fn mrr(&self) -> f64 {
        self.reciprocal / self.questions as f64
    }

    fn recall(&self) -> f64 {
        self.found as f64 / self.questions as f64
    }
}

/// The numbers that a hit names: its own, or those that a term sends its reader to; and the rule it is in.
fn numbers(graph: &Graph, hit: vademecum_graph::NodeId) -> Vec<Number> {
    let node = graph.view(hit).node();
    match node.number {
        Some(number) => std::iter::once(number).chain(number.parent()).collect(),
        None => {
            let targets = node.references.iter().flat_map(|reference| &reference.targets);
            targets
                .filter_map(|target| if let Target::Number(number) = target { Some(*number) } else { None })
                .collect()
        }
    }
}

fn measure(documents: Vec<Document>) -> BTreeMap<&'static str, Measure> {
    let (name, text) = shipped_terms(Game::Magic);
    let graph = Graph::new(documents).with_lexicon(Game::Magic, Terms::read(&name, &text).unwrap());
    let index = Index::in_memory(&graph).unwrap();
    let mut measures: BTreeMap<&'static str, Measure> = BTreeMap::new();
    for question in questions() {
        let query =
            Query { lang: Some(question.lang), game: Some(question.game), limit: 60, ..Query::new(question.text) };
        let hits = index.search(&graph, &query).unwrap().hits;
        let mut seen = BTreeSet::new();
        let folded = hits.iter().filter(|hit| {
            let node = graph.view(hit.node).node();
            seen.insert(node.number.map_or_else(|| node.fragment.clone(), |number| number.to_string()))
        });
        let place = folded
            .take(FIRST)
            .position(|hit| numbers(&graph, hit.node).iter().any(|number| question.expected.contains(number)));
        let measure = measures.entry(question.kind).or_default();
        measure.questions += 1;
        if question.expected.is_empty() {
            // Nonsense is answered well by no answer.
            measure.reciprocal += f64::from(u8::from(hits.is_empty()));
            measure.found += usize::from(hits.is_empty());
        } else if let Some(place) = place {
            measure.reciprocal += 1.0 / (place + 1) as f64;
            measure.found += 1;
        } else {
            println!("  missed: {} ({})", question.text, question.lang);
        }
    }
    measures
}

fn print(title: &str, measures: &BTreeMap<&'static str, Measure>) {
    println!("{title}\n{:<12}{:>10}{:>10}{:>12}", "kind", "questions", "MRR@10", "recall@10");
    for (kind, measure) in measures {
        println!("{kind:<12}{:>10}{:>10.2}{:>12.2}", measure.questions, measure.mrr(), measure.recall());
    }
}

#[test]
fn questions_are_answered() {
    let measures = measure(shipped().to_vec());
    print("everything that ships", &measures);
    // What must never be lost again; the table tells how much better it is.
    for (kind, mrr, recall) in [
        ("number", 1.0, 1.0),
        ("name", 0.98, 1.0),
        ("typo", 0.97, 1.0),
        ("accent", 0.5, 0.8),
        ("other", 0.95, 1.0),
        ("question", 0.3, 0.6),
        ("myl", 0.9, 0.9),
        ("gibberish", 1.0, 1.0),
    ] {
        let measure = &measures[kind];
        assert!(measure.mrr() >= mrr && measure.recall() >= recall, "{kind}: {measure:?}");
    }
}

/// The digest is a second text for every rule: without the words of its later sections people's own words
/// find less.
#[test]
fn the_words_of_the_digest_help() {
    let mut documents = shipped().to_vec();
    for node in documents.iter_mut().filter(|d| d.game == Game::Magic).flat_map(|d| &mut d.nodes) {
        if node.number.and_then(|number| number.chapter()).is_some_and(|chapter| chapter >= 700) {
            node.text.clear();
            node.references.clear();
        }
    }
    let without = measure(documents);
    let with = measure(shipped().to_vec());
    print("without the words of sections 7 to 9", &without);
    print("with them", &with);
    assert!(with["question"].mrr() > without["question"].mrr());
}
