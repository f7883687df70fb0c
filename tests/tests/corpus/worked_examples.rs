//! The examples that the edition prints, against the table that says which scenario plays each.

use std::collections::BTreeSet;

use vademecum_content::worked_examples;
use vademecum_vocab::{Game, Number};

use crate::documents::document;

pub(crate) fn each_has_one_row() {
    let printed: BTreeSet<(Number, u32)> = document("2024-11-08.en")
        .nodes
        .iter()
        .filter(|node| !node.stale)
        .filter_map(|node| Some((node.number?, u32::try_from(node.examples.len()).ok()?)))
        .flat_map(|(number, count)| (1..=count).map(move |position| (number, position)))
        .collect();
    assert_eq!(printed.len(), 272);
    let table = worked_examples(Game::Magic).expect("rules/magic/examples.tsv is read");
    let rows: BTreeSet<(Number, u32)> = table.iter().map(|(number, position, _)| (number, position)).collect();
    let differing: Vec<String> =
        printed.symmetric_difference(&rows).map(|(number, position)| format!("{number}, {position}")).collect();
    assert_eq!(differing, [""; 0]);
}
