//! Every example that a scenario plays is played by one that is there and claims the rule it is printed under.

#![expect(clippy::disallowed_methods, reason = "the table and the scenarios are read from the repository")]

use std::{fs, path::Path};

use vademecum_ledger::{ExampleCoverage, NoCodeDecision, NoCodeDecisions, RuleEquivalences, WorkedExamples};
use vademecum_rule_ids::magic;
use vademecum_scenario::read;
use vademecum_vocab::Number;

#[test]
fn played_examples_are_claimed() {
    let rules = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rules/magic");
    let text = |path: &str| fs::read_to_string(rules.join(path)).unwrap_or_else(|error| panic!("{path}: {error}"));
    let examples = WorkedExamples::from_tsv("examples.tsv", &text("examples.tsv")).unwrap();
    let exists = |number| magic::rule_id(number).is_some();
    let same = RuleEquivalences::from_tsv("same.tsv", &text("same.tsv"), exists).unwrap();
    let settled = NoCodeDecisions::from_tsv("dispositions.tsv", &text("dispositions.tsv")).unwrap();
    let mut faults = Vec::new();
    for (number, position, coverage) in examples.iter() {
        assert!(exists(number), "the edition has no rule {number}");
        let ExampleCoverage::Played(path) = coverage else { continue };
        let scenario = match read(path, &text(&format!("scenarios/{path}"))) {
            Ok(scenario) => scenario,
            Err(problem) => panic!("{problem}"),
        };
        let claims: Vec<Number> = scenario.claims.iter().map(|&rule| magic::number(rule)).collect();
        // A rule that decides nothing cannot be claimed; its examples show what the rules around it do.
        let is_settled = matches!(settled.of(number), Some(NoCodeDecision::Exempt(..)));
        if !is_settled && !claims.contains(&number) && !claims.contains(&same.representative(number)) {
            faults.push(format!("{path} plays example {position} of {number} and does not claim it"));
        }
    }
    assert_eq!(faults, [""; 0]);
}
