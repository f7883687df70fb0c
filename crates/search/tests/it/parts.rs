//! Indexes of documents, stored and opened again.

use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering},
};

use vademecum_document::DocumentKind;
use vademecum_graph::Graph;
use vademecum_search::{Index, Query, index_document};
use vademecum_vocab::Lang;

use crate::{Asked, en, es, library};

/// Questions of every kind.
const QUESTIONS: [&str; 8] = [
    "volar",
    "venneo",
    "702.9b",
    "\"daño de combate\"",
    "flying creature",
    "toughness",
    "vol",
    "magic-cr@2024-11-08.es#1",
];

#[test]
fn an_index_answers_alike_whatever_of_it_was_stored() {
    let made = Asked::new();
    for stored in 0..1 << 3 {
        let graph = library::graph();
        let mut parts = std::collections::HashMap::new();
        for (n, (_, document)) in graph.documents().enumerate() {
            if stored >> (n % 3) & 1 == 1 {
                parts.insert(document.id.clone(), index_document(document).unwrap());
            }
        }
        let index = Index::open(&graph, move |document| parts.get(&document.id).cloned()).unwrap();
        let opened = Asked { graph, index };
        for text in QUESTIONS {
            assert_eq!(opened.find(&es(text)), made.find(&es(text)), "{text}");
        }
    }
}

#[test]
fn what_is_damaged_or_of_another_version_is_made_anew() {
    let made = Asked::new();
    let graph = library::graph();
    let index = Index::open(&graph, |document| {
        let mut bytes = index_document(document).unwrap();
        match document.lang().as_str() {
            "es" => bytes.truncate(bytes.len() / 2),
            "pt" => bytes.clear(),
            _ => bytes.reverse(),
        }
        Some(bytes)
    });
    let opened = Asked { graph, index: index.unwrap() };
    for text in QUESTIONS {
        assert_eq!(opened.find(&es(text)), made.find(&es(text)), "{text}");
    }
}

#[test]
fn older_editions_are_opened_when_they_are_asked() {
    let graph = library::graph();
    let opened = Arc::new(AtomicUsize::new(0));
    let count = Arc::clone(&opened);
    let index = Index::open(&graph, move |document| {
        count.fetch_add(1, Ordering::Relaxed);
        index_document(document).ok()
    });
    let asked = Asked { graph, index: index.unwrap() };
    let newest = opened.load(Ordering::Relaxed);
    assert_eq!(newest, asked.graph.documents().count() - 1, "one edition has a newer one");
    assert_eq!(asked.find(&en("toughness")), ["magic-cr@2024-11-08.en#704.5f"]);
    assert_eq!(opened.load(Ordering::Relaxed), newest);

    let older = "magic-cr@2019-01-25.en".parse().unwrap();
    let query = Query { document: Some(&older), ..en("toughness") };
    assert_eq!(asked.find(&query), ["magic-cr@2019-01-25.en#704.5f"]);
    assert_eq!(opened.load(Ordering::Relaxed), newest + 1);
    let query = Query { document: Some(&older), ..en("702.9b") };
    assert_eq!(asked.find(&query), ["magic-cr@2019-01-25.en#702.9b"]);
    // The next question finds it opened, however it names the edition.
    for text in ["flying", "toughness", "birds"] {
        asked.find(&Query { document: Some(&older), ..en(text) });
        asked.find(&Query { edition: Some(older.date()), ..en(text) });
    }
    assert_eq!(opened.load(Ordering::Relaxed), newest + 1);
}

#[test]
fn an_empty_library_has_no_answers() {
    let graph = Graph::new([]);
    let index = Index::in_memory(&graph).unwrap();
    assert_eq!(index.search(&graph, &Query::new("volar")).unwrap().hits, []);
    assert_eq!(index.search(&graph, &Query::new("704.5f")).unwrap().hits, []);
}

#[test]
fn documents_without_nodes_are_no_answer() {
    let empty = library::document("magic-cr@2024-11-08.es", DocumentKind::Rules, "");
    let asked = Asked { index: Index::in_memory(&Graph::new([empty.clone()])).unwrap(), graph: Graph::new([empty]) };
    assert_eq!(asked.find(&es("volar")), [""; 0]);
}

#[test]
fn nodes_that_are_gone_are_no_answer() {
    let made = Asked::new();
    let smaller = [library::document("magic-cr@2024-11-08.es", DocumentKind::Rules, "1 | Conceptos |")];
    let asked = Asked { graph: Graph::new(smaller), index: made.index };
    assert_eq!(asked.find(&es("volar")), [""; 0]);
    assert_eq!(asked.find(&es("conceptos")), ["magic-cr@2024-11-08.es#1"]);
}

#[test]
fn an_index_that_contradicts_itself_is_made_anew() {
    let made = Asked::new();
    let answers: Vec<_> = QUESTIONS.iter().map(|text| made.find(&es(text))).collect();
    let mut remade = 0;
    for place in 0..40 {
        let graph = library::graph();
        // A piece is overwritten, as no checksum of ours would let pass.
        let index = Index::open(&graph, move |document| {
            let mut bytes = index_document(document).unwrap();
            if document.id.to_string() == "magic-cr@2024-11-08.es" {
                let at = (bytes.len() - 32) * place / 40;
                bytes[at..at + 32].fill(0xff);
            }
            Some(bytes)
        });
        let opened = Asked { graph, index: index.unwrap() };
        for (text, answer) in QUESTIONS.iter().zip(&answers) {
            let found = opened.find(&es(text));
            opened.index.suggest(&opened.graph, text, Lang::Es, 10);
            if opened.index.has_damaged_segments() {
                assert_eq!(opened.find(&es(text)), *answer, "{text}, place {place}: {found:?}");
            }
        }
        remade += usize::from(opened.index.has_damaged_segments());
    }
    assert!(remade > 0);
}

#[test]
fn the_index_of_another_document_is_not_used() {
    let made = Asked::new();
    let graph = library::graph();
    let longest = graph.documents().map(|(_, document)| document).max_by_key(|document| document.nodes.len()).unwrap();
    let other = index_document(longest).unwrap();
    let index = Index::open(&graph, move |_| Some(other.clone())).unwrap();
    assert!(index.has_damaged_segments());
    let opened = Asked { graph, index };
    assert_eq!(opened.find(&es("venneo")), made.find(&es("venneo")));
}
