//! How much each document holds; counted by hand and by other means.

use std::collections::BTreeSet;

use vademecum_document::{Document, DocumentCounts};
use vademecum_vocab::{DiagnosticCode, Number};

use crate::documents::document;

/// Sections, chapters, rules, subrules, examples and terms.
fn check(document: &Document, expected: [usize; 6]) {
    let DocumentCounts { sections, chapters, rules, subrules, examples, terms, .. } = document.counts();
    assert_eq!([sections, chapters, rules, subrules, examples, terms], expected, "{}", document.id);
}

pub(crate) fn spanish_2024() {
    let document = document("2024-11-08.es");
    assert_eq!(document.id.to_string(), "magic-cr@2024-11-08.es");
    check(document, [9, 144, 1124, 1883, 272, 697]);
}

pub(crate) fn portuguese_2019() {
    let document = document("2019-01-25.pt");
    assert_eq!(document.id.to_string(), "magic-cr@2019-01-25.pt");
    check(document, [9, 130, 940, 1381, 241, 546]);
    assert_eq!(document.nodes.iter().filter(|node| node.stale).count(), 3);
}

pub(crate) fn english_2024_has_the_numbers_of_the_spanish() {
    let rules = |document: &Document| -> BTreeSet<Number> {
        let numbers = document.nodes.iter().filter(|node| !node.stale).filter_map(|node| node.number);
        numbers.filter(|number| matches!(number, Number::Rule(..) | Number::Subrule(..))).collect()
    };
    let english = rules(document("2024-11-08.en"));
    let spanish = rules(document("2024-11-08.es"));
    assert_eq!(english.len(), 3007);
    let differing: Vec<String> = english.symmetric_difference(&spanish).map(ToString::to_string).collect();
    assert_eq!(differing, [""; 0]);
}

pub(crate) fn repaired_numbers() {
    let repaired = |ending: &str| {
        let diagnostics = &document(ending).diagnostics;
        diagnostics.iter().filter(|found| found.code() == DiagnosticCode::NumberRepaired).count()
    };
    assert_eq!(repaired("2024-11-08.es"), 18);
    assert_eq!(repaired("2019-01-25.pt"), 26);
    assert_eq!(repaired("2024-11-08.en"), 0);
}
