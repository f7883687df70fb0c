//! The examples that the edition prints, against the table that says which scenario plays each.

use std::collections::BTreeSet;

use vademecum_content::worked_examples;
use vademecum_document::{Document, Node};
use vademecum_vocab::{Game, Number};

use crate::documents::{document, one};

/// The examples that a document prints, by number and position.
fn printed(document: &Document, number: impl Fn(&Node) -> Option<Number>) -> BTreeSet<(Number, u32)> {
    let nodes = document.nodes.iter().filter(|node| !node.stale);
    let counts = nodes.filter_map(|node| Some((number(node)?, u32::try_from(node.examples.len()).ok()?)));
    counts.flat_map(|(number, count)| (1..=count).map(move |position| (number, position))).collect()
}

/// What is printed and has no row, or the other way around.
fn differing(game: Game, printed: &BTreeSet<(Number, u32)>) -> Vec<String> {
    let table = worked_examples(game).expect("the table of examples is read");
    let rows: BTreeSet<(Number, u32)> = table.iter().map(|(number, position, _)| (number, position)).collect();
    printed.symmetric_difference(&rows).map(|(number, position)| format!("{number}, {position}")).collect()
}

pub(crate) fn each_has_one_row() {
    let printed = printed(document("2024-11-08.en"), |node| node.number);
    assert_eq!(printed.len(), 272);
    assert_eq!(differing(Game::Magic, &printed), [""; 0]);
}

/// Five cases that the document works out in its running text have rows behind the labelled examples of their sections.
pub(crate) fn each_of_mitos_y_leyendas_has_one_row() {
    let document = &one("myl-dar").ingested.document;
    // The glossary is section 6, and its entries are numbered: `9.-`.
    let entry = |node: &Node| -> Option<Number> {
        node.term()?;
        format!("6.{}", node.printed_number.as_ref()?.trim_end_matches(['.', '-'])).parse().ok()
    };
    let printed = printed(document, |node| node.number.or_else(|| entry(node)));
    assert_eq!(printed.len(), 58);
    assert_eq!(differing(Game::Myl, &printed), ["4.2.2, 2", "4.2.2.1, 1", "4.2.3, 1", "5.1, 1", "5.3.3, 1"]);
}
