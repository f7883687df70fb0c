//! How long it takes to make an index of eleven thousand nodes, to open it, and to answer.

use std::collections::HashMap;

use criterion::{Criterion, criterion_group, criterion_main};
use vademecum_document::{Document, DocumentKind, Node};
use vademecum_graph::Graph;
use vademecum_search::{Index, Query, index_document};
use vademecum_vocab::{DocumentId, Game, Lang, Number};

/// Documents of a library of the usual size.
const DOCUMENTS: [&str; 4] =
    ["magic-cr@2024-11-08.es", "magic-cr@2024-11-08.en", "magic-cr@2019-01-25.pt", "magic-cr@2019-01-25.en"];

/// Words are made of these, so that their number and length are those of a language.
const SYLLABLES: [&str; 16] =
    ["ca", "ción", "de", "es", "fi", "ga", "in", "lo", "ma", "ñe", "po", "re", "sal", "tu", "ver", "za"];

/// A stream of words, the same on every run; a few words are said over and over, most are rare.
struct Words(u64);

impl Words {
    fn number(&mut self, below: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % below
    }

    fn word(&mut self) -> String {
        let rank = self.number(90) * self.number(90);
        let syllables = [rank % 16, rank / 16 % 16, rank / 256 % 16, rank / 4096];
        let used = if rank < 256 { 2 } else { 4 };
        syllables[..used].iter().map(|&s| SYLLABLES[s as usize]).collect()
    }

    fn text(&mut self, words: usize) -> String {
        (0..words).map(|_| self.word()).collect::<Vec<_>>().join(" ")
    }
}

fn document(id: &str, words: &mut Words) -> Document {
    let id: DocumentId = id.parse().expect("the ids above are right");
    let node = |i: u16| {
        let number = Number::Rule(100 + i / 30, 1 + i % 30);
        let mut node = Node::numbered(number);
        node.title = i.is_multiple_of(12).then(|| words.text(3));
        node.text = words.text(30);
        node
    };
    Document::new(id, DocumentKind::Rules, Game::Magic, (0..2750).map(node).collect())
}

fn search(c: &mut Criterion) {
    let mut words = Words(7);
    let graph = Graph::new(DOCUMENTS.map(|id| document(id, &mut words)));
    c.bench_function("index 11,000 nodes", |b| b.iter(|| Index::in_memory(&graph)));

    let parts: HashMap<DocumentId, Vec<u8>> = graph
        .documents()
        .map(|(_, document)| (document.id.clone(), index_document(document).expect("an index can be made")))
        .collect();
    let open = || {
        let parts = parts.clone();
        Index::open(&graph, move |document| parts.get(&document.id).cloned())
    };
    c.bench_function("open", |b| b.iter(open));
    let index = open().expect("an index can be opened");

    for (name, text) in [
        ("number", "regla 104,5"),
        ("a common word", "deca"),
        ("three words", "macaes verdees incalo"),
        ("four common words", "deca dees cafi inca"),
        ("a misspelled word", "veerdees"),
        ("four unknown words", "blorgar quimbara fraslon tergivo"),
        ("a phrase", "\"macaes verdees\""),
    ] {
        let query = Query { preferred_lang: Some(Lang::Es), ..Query::new(text) };
        c.bench_function(name, |b| b.iter(|| index.search(&graph, &query)));
    }
    for (name, text) in [
        ("suggestions", "ca"),
        ("suggestions from a word inside", "verdees"),
        ("suggestions for a misspelled beginning", "veerdees"),
        ("suggestions of numbers", "104"),
    ] {
        c.bench_function(name, |b| b.iter(|| index.suggest(&graph, text, Lang::Es, 8)));
    }
    c.bench_function("the nearest names", |b| b.iter(|| index.similar_names(&graph, "veerdees incalo", Lang::Es, 6)));
}

criterion_group!(benches, search);
criterion_main!(benches);
