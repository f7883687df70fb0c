//! Every example of the document, labelled or not, is run by a test or a scenario that is there.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]
#![expect(clippy::disallowed_methods, reason = "the table and the tests are read from the repository")]

use std::{collections::BTreeSet, fs, path::Path};

use vademecum_ledger::{ExampleCoverage, WorkedExamples};
use vademecum_rule_ids::myl;

#[test]
fn every_example_is_run() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let text = |path: &str| fs::read_to_string(root.join(path)).unwrap_or_else(|error| panic!("{path}: {error}"));
    let examples = WorkedExamples::from_tsv("examples.tsv", &text("rules/myl/examples.tsv")).unwrap();
    let mut run = BTreeSet::new();
    for (number, position, coverage) in examples.iter() {
        assert!(myl::rule_id(number).is_some(), "the document has no section {number}");
        let ExampleCoverage::Played(path) = coverage else { panic!("nothing runs example {position} of {number}") };
        match path.split_once("::") {
            Some((file, name)) => {
                let is_there = text(file).contains(&format!("#[test]\nfn {name}() {{"));
                assert!(is_there, "example {position} of {number}: {file} has no test {name}");
            }
            None => drop(text(&format!("rules/myl/scenarios/{path}"))),
        }
        assert!(run.insert(path), "{path} runs two examples");
    }
    assert_eq!(run.len(), 63);
}
