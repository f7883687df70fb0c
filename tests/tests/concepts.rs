//! The bundled concept lexicon: whole, with numbers that exist, and met by its own examples.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::HashSet;

use vademecum_content as content;
use vademecum_graph::Graph;
use vademecum_ruling_links::{ConceptCatalog, ConceptMatcher};
use vademecum_vocab::{Game, Lang};

fn concepts() -> &'static ConceptCatalog {
    content::concepts(Game::Magic).unwrap()
}

#[test]
fn every_concept_is_whole() {
    let mut names = HashSet::new();
    for concept in &concepts().concepts {
        let id = &concept.id;
        assert!(names.insert(id), "{id} stands there twice");
        assert!(id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-'), "{id} is no plain name");
        assert!(!concept.meaning.is_empty() && !concept.numbers.is_empty(), "{id} lacks its meaning or its rules");
        let numbers: HashSet<_> = concept.numbers.iter().collect();
        assert_eq!(numbers.len(), concept.numbers.len(), "{id} names a rule twice");
    }
}

#[test]
fn every_number_is_of_the_edition() {
    let graph = Graph::new(content::digests().iter().cloned());
    let edition = graph.edition_documents(Game::Magic, concepts().edition);
    for concept in &concepts().concepts {
        for &number in &concept.numbers {
            let known = edition.iter().any(|&document| graph.node_by_number(document, number).is_some());
            assert!(known, "{}: {number} does not exist", concept.id);
        }
    }
}

#[test]
fn every_concept_is_found_in_its_examples_in_every_language() {
    let mut wrong = Vec::new();
    for lang in Lang::ALL {
        let matcher = ConceptMatcher::new(concepts(), lang);
        for concept in &concepts().concepts {
            let mut examples = concept.examples.iter().filter(|(of, _)| *of == lang).peekable();
            if examples.peek().is_none() {
                wrong.push(format!("{} has no example in {lang}", concept.id));
            }
            for (_, example) in examples {
                if !matcher.find(example).contains(&concept) {
                    wrong.push(format!("{} is not found in `{example}`", concept.id));
                }
            }
        }
    }
    assert_eq!(wrong, Vec::<String>::new());
}
