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

/// The source of the engine, by module.
fn source(module: &str) -> Option<String> {
    let path = format!("{}/src/{module}.rs", env!("CARGO_MANIFEST_DIR"));
    #[expect(clippy::disallowed_methods, reason = "compares the open questions with the source")]
    std::fs::read_to_string(path).ok()
}

/// Every reading is an open question, and what an open question names is in the source.
#[test]
fn open_questions_and_readings_know_each_other() {
    let questions = include_str!("../../../rules/myl/open-questions.md");
    let readings = include_str!("../src/readings.rs");
    let (_, fields) = readings.split_once("pub struct Readings {").unwrap();
    let (fields, _) = fields.split_once("\n}").unwrap();
    let names = fields.lines().filter_map(|line| line.trim().strip_prefix("pub ")?.split(':').next());
    let untold: Vec<&str> = names.filter(|name| !questions.contains(&format!("`Readings::{name}`"))).collect();
    assert_eq!(untold, [""; 0]);

    let sources: Vec<String> = MODULES.iter().filter_map(|module| source(module)).collect();
    assert_eq!(sources.len(), MODULES.len());
    let rows = questions.lines().filter(|line| line.starts_with("| ")).skip(1);
    let places = rows.filter_map(|row| row.trim_end_matches('|').rsplit('|').next());
    let names = places.flat_map(|cell| cell.split('`').skip(1).step_by(2));
    let is_there = |name: &str| {
        let (_, item) = name.rsplit_once("::").unwrap_or(("", name));
        let words = |text: &str| text.split(|c: char| !c.is_alphanumeric() && c != '_').any(|word| word == item);
        sources.iter().any(|text| words(text))
    };
    let unknown: Vec<&str> = names.filter(|name| !is_there(name)).collect();
    assert_eq!(unknown, [""; 0]);
}

/// The modules of the engine that open questions name.
const MODULES: [&str; 20] = [
    "ability", "card", "checks", "combat", "costs", "effect", "effects", "filter", "legal", "perform", "playing",
    "readings", "resolve", "state", "targets", "traits", "triggers", "turn", "using", "windows",
];
