//! How well and how fast questions are answered, beside two peers on the same documents.
//!
//! `cargo bench -p vademecum-tests --bench search_quality` prints mean reciprocal rank and recall among the first ten
//! for every kind of question in `tests/data/queries`, by language too, and the time of an answer. It asks the publishers'
//! documents where somebody brought them, else the bundled ones.

#![allow(clippy::unwrap_used, clippy::panic, clippy::print_stdout, reason = "it tells what it measured")]
#![allow(dead_code, reason = "the tests use the rest of what it shares with them")]

#[path = "../../tests/search/library.rs"]
mod library;
#[path = "../../tests/search/measure.rs"]
mod measure;
mod peers;
#[path = "../../tests/search/questions.rs"]
mod questions;

use std::{
    collections::BTreeMap,
    sync::Arc,
    time::{Duration, Instant},
};

use measure::{Answered, Measure, Measures, ask_document, right_in};
use peers::{Fts5, Peer, Tantivy};
use questions::{Question, questions};
use vademecum_content as content;
use vademecum_document::{Document, DocumentKind};
use vademecum_graph::Graph;
use vademecum_library::build_graph_with_bundled;
use vademecum_search::Index;
use vademecum_vocab::{DocumentId, Lang};

/// So often each question is asked: the least of these times is that of its answer, whatever else the machine does.
const ROUNDS: usize = 15;

/// So often everything is indexed, for the same reason.
const INDEXED: usize = 8;

fn main() {
    let documents = library::folder().map(|folder| library::read(&folder)).unwrap_or_default();
    let is_here = !documents.is_empty();
    let graph = build_graph_with_bundled(documents);
    for game in vademecum_vocab::Game::ALL {
        graph.lineages(game);
    }
    let mut least = Duration::MAX;
    let make = || {
        let started = Instant::now();
        let index = Index::in_memory(&graph).unwrap();
        least = least.min(started.elapsed());
        index
    };
    let index = std::iter::repeat_with(make)
        .take(INDEXED)
        .last()
        .unwrap()
        .with_synonyms(content::colloquial_synonyms().clone())
        .with_questions(|| Arc::clone(content::rule_questions()));
    println!("everything indexed and opened in {:.2} s", least.as_secs_f64());

    let questions = questions();
    let all: Vec<&Question> = questions.iter().collect();
    let target = |question: &Question| {
        if is_here { library::target(question) } else { bundled_target(&graph, question) }
    };
    let mut times: BTreeMap<&'static str, Vec<Vec<Duration>>> = BTreeMap::new();
    let by_lang =
        Lang::ALL.map(|lang| all.iter().copied().filter(|question| question.lang == lang).collect::<Vec<_>>());
    let mut measured: Vec<(&'static str, MeasuresByLang)> = Vec::new();
    let mut measure = |name: &'static str, answers: &dyn Fn(&Question, &DocumentId) -> Vec<Answered>| {
        for round in 0..ROUNDS {
            let mut spent = Vec::new();
            let mut ask = |question: &Question| {
                let id = target(question);
                let right = right_in(&graph, question, &id);
                let started = Instant::now();
                let answers = answers(question, &id);
                spent.push(started.elapsed());
                question.is_asked(&right).then_some((answers, right))
            };
            let measures = by_lang.each_ref().map(|questions| Measures::of(questions, &mut ask, |_, _| ()));
            times.entry(name).or_default().push(spent);
            if round == 0 {
                measured.push((name, measures));
            }
        }
    };
    measure("Vademécum", &|question, id| ask_document(&index, &graph, question, id));
    let makers: [Maker; 2] = [|document| Box::new(Fts5::new(document)), |document| Box::new(Tantivy::new(document))];
    for make in makers {
        let mut peers: BTreeMap<DocumentId, Box<dyn Peer>> = BTreeMap::new();
        let document = |id: &DocumentId| graph.document(graph.document_index(id).unwrap());
        for id in all.iter().map(|question| target(question)) {
            peers.entry(id.clone()).or_insert_with(|| make(document(&id)));
        }
        let name = peers.values().next().unwrap().name();
        measure(name, &|question, id| {
            let places = peers[id].ask(&question.text).into_iter();
            places.map(|place| Answered::of(&document(id).nodes[place])).collect()
        });
    }
    print(&measured, &times);
}

fn bundled_target(graph: &Graph, question: &Question) -> DocumentId {
    let lang = if question.lang == Lang::En { Lang::Es } else { question.lang };
    let is_it = |document: &&Document| {
        document.kind == DocumentKind::Digest && document.game == question.game && document.lang() == lang
    };
    graph.documents().map(|(_, document)| document).find(is_it).unwrap().id.clone()
}

/// Makes a peer of the texts of one document.
type Maker = fn(&Document) -> Box<dyn Peer>;

/// What was measured of the questions of each language.
type MeasuresByLang = [Measures; Lang::ALL.len()];

fn print(measured: &[(&'static str, MeasuresByLang)], times: &BTreeMap<&'static str, Vec<Vec<Duration>>>) {
    print!("{:<16}{:>10}", "kind", "questions");
    measured.iter().for_each(|(name, _)| print!("{name:>16}"));
    println!();
    let all = |measures: &MeasuresByLang| measures.iter().fold(Measures::default(), Measures::plus);
    let totals: Vec<Measures> = measured.iter().map(|(_, measures)| all(measures)).collect();
    let row = |name: &str, row: &[Measure]| {
        print!("{name:<16}{:>10}", row[0].questions);
        for measure in row {
            print!("{:>16}", format!("{:.2} / {:.2}", measure.mrr(), measure.recall()));
        }
        println!();
    };
    for kind in totals[0].kinds.keys() {
        row(kind, &totals.iter().map(|measures| measures.kinds[kind]).collect::<Vec<_>>());
        for lang in Lang::ALL {
            let of_lang = measured.iter().filter_map(|(_, measures)| measures[lang as usize].kinds.get(kind).copied());
            let of_lang: Vec<Measure> = of_lang.collect();
            if !of_lang.is_empty() {
                row(&format!("  {lang}"), &of_lang);
            }
        }
    }
    row("everything", &totals.iter().map(Measures::everything).collect::<Vec<_>>());
    for (part, label) in [(50, "p50, ms"), (99, "p99, ms")] {
        print!("{label:<26}");
        for (name, _) in measured {
            let rounds = &times[name];
            let least = |question: usize| rounds.iter().map(|round| round[question]).min();
            let mut spent: Vec<Duration> = (0..rounds[0].len()).filter_map(least).collect();
            spent.sort_unstable();
            print!("{:>16.2}", spent[(spent.len() - 1) * part / 100].as_secs_f64() * 1000.0);
        }
        println!();
    }
}
