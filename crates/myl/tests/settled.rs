//! Every section of the document is shown by a test that says what would be without it, says the same as one that is, or
//! needs no code for a reason.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use std::collections::BTreeSet;

use vademecum_ledger::{NoCodeDecisions, RuleEquivalences};
use vademecum_rule_ids::myl;
use vademecum_vocab::Number;

/// The tests that play games without a section.
const TESTS: [&str; 7] = [
    include_str!("examples/s4_1_to_4_3.rs"),
    include_str!("examples/s4_4_to_4_5.rs"),
    include_str!("examples/s4_6.rs"),
    include_str!("examples/s4_7_to_4_13.rs"),
    include_str!("examples/s5_and_6.rs"),
    include_str!("examples/sections.rs"),
    include_str!("examples/unlabelled.rs"),
];

/// Headings that have no sentence of their own, and open what is below them.
const OPENING: [&str; 9] = ["4", "4.1", "4.2", "4.4", "4.5", "4.6", "4.6.8", "5", "6"];

/// The sections of which a test asserts what would be without them.
fn proved() -> BTreeSet<Number> {
    let claims = TESTS.iter().flat_map(|text| text.split("without!(").skip(1));
    let names = claims.map(|rest| {
        let rest = rest.trim_start();
        let name = rest.strip_prefix("vademecum_rule_ids::myl::").unwrap_or(rest);
        name.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').next().unwrap_or_default()
    });
    names.map(|name| name.strip_prefix('S').unwrap().replace('_', ".").parse().unwrap()).collect()
}

#[test]
fn every_section_is_settled_once() {
    let exists = |number| myl::rule_id(number).is_some();
    let same = RuleEquivalences::from_tsv("same.tsv", include_str!("../../../rules/myl/same.tsv"), exists).unwrap();
    let text = include_str!("../../../rules/myl/dispositions.tsv");
    let settled: BTreeSet<Number> = NoCodeDecisions::from_tsv("dispositions.tsv", text).unwrap().numbers().collect();
    let opening: BTreeSet<Number> = OPENING.iter().map(|number| number.parse().unwrap()).collect();
    let proved = proved();
    assert_eq!(proved.len(), 88);
    let mut open = Vec::new();
    for number in myl::all().map(myl::number) {
        let ways = [
            proved.contains(&number),
            same.same_as(number).is_some_and(|other| proved.contains(&other)),
            settled.contains(&number),
            opening.contains(&number),
        ];
        if ways.iter().filter(|&&way| way).count() != 1 {
            open.push((number.to_string(), ways));
        }
    }
    assert_eq!(open, [], "proved, the same as one that is, needs no code, opens others: one of them");
}
