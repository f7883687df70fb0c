//! The arithmetic of the ledger.

#![expect(clippy::unwrap_used, reason = "the helpers of tests fail like tests")]

use proptest::prelude::*;
use vademecum_ledger::{
    Claimable, Dispositions, Evidence, KnockOut, Ledger, Outcome, Run, Site, Strength, indistinguishable_rules,
    overcited_lines,
};
use vademecum_vocab::Number;

fn n(text: &str) -> Number {
    text.parse().unwrap()
}

fn site(line: u32) -> Site {
    Site { file: "crates/magic/src/a.rs".to_owned(), line }
}

fn run(test: &str, passed: bool, claims: &[&str], cited: &[&str]) -> Run {
    let numbers = |texts: &[&str]| texts.iter().map(|text| n(text)).collect();
    Run { test: test.to_owned(), passed, claims: numbers(claims), cited: numbers(cited) }
}

fn evidence() -> Evidence {
    Evidence {
        numbers: ["704", "704.5", "704.5a", "704.5f", "704.5g", "704.5h", "704.5i"]
            .map(|text| (n(text), if text.len() < 6 { Claimable::Children } else { Claimable::Yes }))
            .to_vec(),
        sites: vec![
            (n("704.5a"), site(3)),
            (n("704.5f"), site(9)),
            (n("704.5g"), site(9)),
            (n("704.5h"), site(12)),
            (n("999.9"), site(1)),
        ],
        runs: vec![
            run("one.md", true, &["704.5f", "704.5i"], &["704.5f", "704.5g"]),
            run("two.md", false, &["704.5g"], &["704.5g"]),
            run("three.md", true, &["704.5h"], &["704.5h"]),
        ],
        knock_outs: vec![
            KnockOut { number: n("704.5f"), test: "one.md".to_owned(), outcome: Outcome::Different },
            KnockOut { number: n("704.5h"), test: "three.md".to_owned(), outcome: Outcome::Broken },
            KnockOut { number: n("704.5g"), test: "two.md".to_owned(), outcome: Outcome::Different },
        ],
    }
}

const DECISIONS: &str =
    "number\tdisposition\tawaits\treason\n704.5a\tdefinition\t\tnames a thing\n704.5i\t\t310\tbattles\n";

fn strengths(ledger: &Ledger) -> String {
    ledger.rows().map(|(number, row)| format!("{number} {}", row.strength)).collect::<Vec<_>>().join(", ")
}

#[test]
fn strength_is_what_the_evidence_proves() {
    let ledger = Ledger::new(&evidence(), &Dispositions::default());
    assert_eq!(
        strengths(&ledger),
        // A failing test proves nothing, a claim without evidence neither, nor does a run that broke.
        "704 none, 704.5 none, 704.5a cited, 704.5f load-bearing, 704.5g reached, 704.5h witnessed, 704.5i none"
    );
    assert_eq!(ledger.get(n("704.5f")).unwrap().tests, ["one.md"]);
    let totals = ledger.totals();
    assert_eq!((totals.numbers, totals.claimable, totals.witnessed, totals.load_bearing), (7, 5, 2, 1));
    assert_eq!(totals.open, 3);
}

#[test]
fn decisions_have_reasons() {
    let dispositions = Dispositions::from_tsv("d.tsv", DECISIONS).unwrap();
    let totals = Ledger::new(&evidence(), &dispositions).totals();
    assert_eq!((totals.settled, totals.awaiting, totals.open), (1, 1, 1));
    for (line, message) in [
        (
            "704.5a\tdefinition\t\t",
            "d.tsv:2:20: a reason is missing: say why this number needs no code, or what it waits for",
        ),
        ("704.5a\thard\t\tx", "d.tsv:2:8: expected `definition`, `informative` or `outside-play` instead of `hard`"),
        ("704.5a\tdefinition\t310\tx", "d.tsv:2:19: a number that is settled waits for nothing: fill in one column"),
    ] {
        let table = format!("number\tdisposition\tawaits\treason\n{line}\n");
        assert_eq!(Dispositions::from_tsv("d.tsv", &table).unwrap_err().to_string(), message);
    }
}

#[test]
fn the_ratchet_names_what_got_weaker() {
    let before = Ledger::new(&evidence(), &Dispositions::default());
    let mut less = evidence();
    less.knock_outs.clear();
    less.sites.retain(|(number, _)| *number != n("704.5a"));
    let after = Ledger::new(&less, &Dispositions::default());
    let weaker: Vec<_> = after.regressions_since(&before).into_iter().map(|w| (w.number, w.before, w.after)).collect();
    assert_eq!(
        weaker,
        [(n("704.5a"), Strength::Cited, Strength::None), (n("704.5f"), Strength::LoadBearing, Strength::Witnessed)]
    );
    assert!(before.regressions_since(&after).is_empty());
}

#[test]
fn a_written_ledger_is_read_as_it_was() {
    let ledger = Ledger::new(&evidence(), &Dispositions::from_tsv("d.tsv", DECISIONS).unwrap());
    assert_eq!(Ledger::from_tsv("ledger.tsv", &ledger.to_tsv()).unwrap().with_code(evidence().sites), ledger);
}

#[test]
fn reviews_list_what_tests_cannot_tell_apart() {
    let runs = [run("one", true, &[], &["704.5a", "704.5f", "704.5g"]), run("two", true, &[], &["704.5g"])];
    assert_eq!(indistinguishable_rules(&runs), [vec![n("704.5a"), n("704.5f")]]);
    let sites: Vec<_> = ["704.5a", "704.5f", "704.5g", "704.5h"].map(|text| (n(text), site(4))).to_vec();
    assert_eq!(overcited_lines(&sites)[0].1.len(), 4);
    assert!(overcited_lines(&sites[..3]).is_empty());
}

/// Any evidence about a handful of numbers.
fn any_evidence() -> impl Strategy<Value = Evidence> {
    let number = || (1u16..8).prop_map(|rule| n(&format!("704.{rule}")));
    let numbers = || prop::collection::vec(number(), 0..5);
    let outcome = prop_oneof![Just(Outcome::Different), Just(Outcome::Same), Just(Outcome::Broken)];
    let runs = prop::collection::vec((0u8..4, any::<bool>(), numbers(), numbers()), 0..6);
    let sites = prop::collection::vec((number(), 1u32..5), 0..8);
    let knock_outs = prop::collection::vec((number(), 0u8..4, outcome), 0..8);
    (runs, sites, knock_outs).prop_map(|(runs, sites, knock_outs)| Evidence {
        numbers: (1u16..8).map(|rule| (n(&format!("704.{rule}")), Claimable::Yes)).collect(),
        sites: sites.into_iter().map(|(number, line)| (number, site(line))).collect(),
        runs: runs
            .into_iter()
            .map(|(test, passed, claims, cited)| Run { test: format!("t{test}"), passed, claims, cited })
            .collect(),
        knock_outs: knock_outs
            .into_iter()
            .map(|(number, test, outcome)| KnockOut { number, test: format!("t{test}"), outcome })
            .collect(),
    })
}

proptest! {
    #[test]
    fn more_evidence_never_weakens(some in any_evidence(), more in any_evidence()) {
        let before = Ledger::new(&some, &Dispositions::default());
        let mut both = some;
        both.sites.extend(more.sites);
        both.runs.extend(more.runs);
        both.knock_outs.extend(more.knock_outs);
        let after = Ledger::new(&both, &Dispositions::default());
        prop_assert!(after.regressions_since(&before).is_empty());
    }

    #[test]
    fn strengths_are_justified(evidence in any_evidence()) {
        let ledger = Ledger::new(&evidence, &Dispositions::default());
        for (number, row) in ledger.rows() {
            let cited = |run: &&Run| run.cited.contains(&number);
            let proven = evidence.runs.iter().any(|run| run.passed && cited(&run) && run.claims.contains(&number));
            prop_assert_eq!(row.strength >= Strength::Witnessed, proven);
            prop_assert_eq!(row.tests.is_empty(), !proven);
            if row.strength == Strength::LoadBearing {
                let knocked = |k: &KnockOut| k.number == number && k.outcome == Outcome::Different;
                prop_assert!(evidence.knock_outs.iter().any(knocked));
            }
        }
        let totals = ledger.totals();
        prop_assert!(totals.load_bearing <= totals.witnessed && totals.witnessed <= totals.reached);
        prop_assert_eq!(Ledger::from_tsv("l", &ledger.to_tsv()).unwrap().with_code(evidence.sites), ledger);
    }
}
