//! The arithmetic of the ledger.

#![expect(clippy::unwrap_used, reason = "the helpers of tests fail like tests")]

use proptest::prelude::*;
use vademecum_ledger::{
    ClaimTarget, CoverageEvidence, CoverageStatus, DecisionPoint, ExampleCoverage, Ledger, NoCodeDecisions,
    RuleEquivalences, Run, SourceLocation, Strength, WorkedExamples, lines_citing_too_many_rules,
};
use vademecum_vocab::Number;

fn n(text: &str) -> Number {
    text.parse().unwrap()
}

fn site(line: u32) -> SourceLocation {
    SourceLocation { file: "crates/machine/src/a.rs".to_owned(), line }
}

fn run(test: &str, passed: bool, claims: &[&str], cited: &[&str]) -> Run {
    let numbers = |texts: &[&str]| texts.iter().map(|text| n(text)).collect();
    Run {
        test: test.to_owned(),
        passed,
        claims: numbers(claims),
        cited: numbers(cited),
        confirmed_knockouts: numbers(claims),
    }
}

fn decision(number: &str, is_never_false: bool) -> DecisionPoint {
    DecisionPoint { number: n(number), site: site(1), is_never_false }
}

/// The ledger without numbers that say the same.
fn ledger(evidence: &CoverageEvidence) -> Ledger {
    Ledger::new(evidence, &NoCodeDecisions::default(), &RuleEquivalences::default())
}

fn evidence() -> CoverageEvidence {
    CoverageEvidence {
        numbers: ["704", "704.5", "704.5a", "704.5f", "704.5g", "704.5h", "704.5i"]
            .map(|text| (n(text), if text.len() < 6 { ClaimTarget::Children } else { ClaimTarget::Itself }))
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
        decisions: vec![decision("704.5f", false), decision("704.5g", false), decision("704.5h", true)],
    }
}

const DECISIONS: &str =
    "number\tdisposition\tawaits\treason\n704.5a\tdefinition\t\tnames a thing\n704.5i\t\t310\tbattles\n";

fn strengths(ledger: &Ledger) -> String {
    ledger.rows().map(|(number, row)| format!("{number} {}", row.strength)).collect::<Vec<_>>().join(", ")
}

#[test]
fn strength_is_what_the_evidence_proves() {
    let found = ledger(&evidence());
    assert_eq!(
        strengths(&found),
        // A failing test proves nothing, a claim without evidence neither, nor does a condition that was never false.
        "704 none, 704.5 none, 704.5a cited, 704.5f load-bearing, 704.5g reached, 704.5h witnessed, 704.5i none"
    );
    assert_eq!(found.get(n("704.5f")).unwrap().tests, ["one.md"]);
    let totals = found.totals();
    assert_eq!((totals.numbers, totals.claimable, totals.witnessed, totals.load_bearing), (7, 5, 2, 1));
    assert_eq!((totals.proved, totals.same, totals.open), (1, 0, 4));
}

#[test]
fn decisions_have_reasons() {
    let dispositions = NoCodeDecisions::from_tsv("d.tsv", DECISIONS).unwrap();
    let totals = Ledger::new(&evidence(), &dispositions, &RuleEquivalences::default()).totals();
    assert_eq!((totals.settled, totals.awaiting, totals.open), (1, 1, 2));
    for (line, message) in [
        (
            "704.5a\tdefinition\t\t",
            "d.tsv:2:20: a reason is missing: say why this number needs no code, or what it waits for",
        ),
        ("704.5a\thard\t\tx", "d.tsv:2:8: expected `definition`, `informative` or `outside-play` instead of `hard`"),
        ("704.5a\tdefinition\t310\tx", "d.tsv:2:19: a number that is settled waits for nothing: fill in one column"),
    ] {
        let table = format!("number\tdisposition\tawaits\treason\n{line}\n");
        assert_eq!(NoCodeDecisions::from_tsv("d.tsv", &table).unwrap_err().to_string(), message);
    }
}

#[test]
fn a_decision_about_a_chapter_holds_for_all_of_it_and_one_about_a_rule_for_itself() {
    let rows = "number\tdisposition\tawaits\treason\n704.5\tinformative\t\theads a list\n123\t\t123\tstickers\n";
    let decisions = NoCodeDecisions::from_tsv("d.tsv", rows).unwrap();
    let has = |number: &str| decisions.of(n(number)).is_some();
    assert_eq!(["704.5", "704.5a", "123", "123.1", "123.1a"].map(has), [true, false, true, true, true]);
}

#[test]
fn the_ratchet_names_what_got_weaker() {
    let before = ledger(&evidence());
    let mut less = evidence();
    less.runs.iter_mut().for_each(|run| run.confirmed_knockouts.clear());
    less.sites.retain(|(number, _)| *number != n("704.5a"));
    let after = ledger(&less);
    let weaker: Vec<_> = after.regressions_since(&before).into_iter().map(|w| (w.number, w.before, w.after)).collect();
    assert_eq!(
        weaker,
        [(n("704.5a"), Strength::Cited, Strength::None), (n("704.5f"), Strength::LoadBearing, Strength::Witnessed)]
    );
    assert!(before.regressions_since(&after).is_empty());
}

#[test]
fn a_written_ledger_is_read_as_it_was() {
    let ledger =
        Ledger::new(&evidence(), &NoCodeDecisions::from_tsv("d.tsv", DECISIONS).unwrap(), &RuleEquivalences::default());
    assert_eq!(Ledger::from_tsv("ledger.tsv", &ledger.to_tsv()).unwrap().with_citing_lines(evidence().sites), ledger);
}

#[test]
fn reviews_list_lines_that_cite_much() {
    let sites: Vec<_> = ["704.5a", "704.5f", "704.5g", "704.5h"].map(|text| (n(text), site(4))).to_vec();
    assert_eq!(lines_citing_too_many_rules(&sites)[0].1.len(), 4);
    assert!(lines_citing_too_many_rules(&sites[..3]).is_empty());
}

/// Any evidence about a handful of numbers.
fn any_evidence() -> impl Strategy<Value = CoverageEvidence> {
    let number = || (1u16..8).prop_map(|rule| n(&format!("704.{rule}")));
    let numbers = || prop::collection::vec(number(), 0..5);
    let runs = prop::collection::vec((0u8..4, any::<bool>(), numbers(), numbers(), numbers()), 0..6);
    let sites = prop::collection::vec((number(), 1u32..5), 0..8);
    let decisions = prop::collection::vec((number(), any::<bool>()), 0..8);
    (runs, sites, decisions).prop_map(|(runs, sites, decisions)| CoverageEvidence {
        numbers: (1u16..8).map(|rule| (n(&format!("704.{rule}")), ClaimTarget::Itself)).collect(),
        sites: sites.into_iter().map(|(number, line)| (number, site(line))).collect(),
        runs: runs
            .into_iter()
            .map(|(test, passed, claims, cited, without)| Run {
                test: format!("t{test}"),
                passed,
                claims,
                cited,
                confirmed_knockouts: without,
            })
            .collect(),
        decisions: decisions
            .into_iter()
            .map(|(number, is_never_false)| DecisionPoint { number, site: site(1), is_never_false })
            .collect(),
    })
}

proptest! {
    #[test]
    fn more_evidence_never_weakens(some in any_evidence(), more in any_evidence()) {
        let before = ledger(&some);
        let mut both = some;
        both.sites.extend(more.sites);
        both.runs.extend(more.runs);
        both.decisions.extend(more.decisions);
        let after = ledger(&both);
        prop_assert!(after.regressions_since(&before).is_empty());
    }

    #[test]
    fn strengths_are_justified(evidence in any_evidence()) {
        let found = ledger(&evidence);
        for (number, row) in found.rows() {
            let cited = |run: &&Run| run.cited.contains(&number);
            let proven = evidence.runs.iter().any(|run| run.passed && cited(&run) && run.claims.contains(&number));
            prop_assert_eq!(row.strength >= Strength::Witnessed, proven);
            prop_assert_eq!(row.tests.is_empty(), !proven);
            if row.strength == Strength::LoadBearing {
                let says = |run: &Run| run.passed && run.claims.contains(&number) && run.confirmed_knockouts.contains(&number);
                prop_assert!(evidence.runs.iter().any(says));
                prop_assert!(evidence.decisions.iter().any(|place| place.number == number && !place.is_never_false));
            }
        }
        let totals = found.totals();
        prop_assert!(totals.load_bearing <= totals.witnessed && totals.witnessed <= totals.reached);
        prop_assert_eq!(Ledger::from_tsv("l", &found.to_tsv()).unwrap().with_citing_lines(evidence.sites), found);
    }
}

const SAME: &str = "number\tsame_as\treason\n104.3b\t704.5a\tthe same loss\n119.6\t704.5a\tthe same loss\n";

fn same(text: &str) -> Result<RuleEquivalences, String> {
    let exists = |number: Number| number.chapter().is_some_and(|chapter| chapter < 800);
    RuleEquivalences::from_tsv("same.tsv", text, exists).map_err(|error| error.to_string())
}

#[test]
fn numbers_that_say_the_same_are_proved_together() {
    let numbers = ["104.3b", "119.6", "704.5a", "704.5b"];
    let mut evidence = CoverageEvidence {
        numbers: numbers.map(|number| (n(number), ClaimTarget::Itself)).to_vec(),
        runs: vec![run("one.md", true, &["704.5a", "704.5b"], &["104.3b", "704.5a", "704.5b"])],
        decisions: vec![decision("704.5a", false), decision("704.5b", true)],
        ..CoverageEvidence::default()
    };
    assert_eq!(strengths(&ledger(&evidence)), "104.3b reached, 119.6 none, 704.5a load-bearing, 704.5b witnessed");
    let same = same(SAME).unwrap();
    let together = Ledger::new(&evidence, &NoCodeDecisions::default(), &same);
    let strong = "104.3b load-bearing, 119.6 load-bearing, 704.5a load-bearing, 704.5b witnessed";
    assert_eq!(strengths(&together), strong);
    let stands = |number: &str| together.get(n(number)).unwrap().coverage_status();
    assert_eq!(
        numbers.map(stands),
        [
            CoverageStatus::ProvedByEquivalent,
            CoverageStatus::ProvedByEquivalent,
            CoverageStatus::Proved,
            CoverageStatus::Uncovered
        ]
    );
    let totals = together.totals();
    assert_eq!((totals.proved, totals.same, totals.open, totals.load_bearing), (1, 2, 1, 3));
    assert_eq!(Ledger::from_tsv("l", &together.to_tsv()).unwrap(), together);
    assert_eq!(same.missing_representative_claims(&evidence.runs), []);
    evidence.runs[0].claims[0] = n("119.6");
    let [stray] = &same.missing_representative_claims(&evidence.runs)[..] else { panic!("one stray claim") };
    assert_eq!((stray.number, stray.same_as), (n("119.6"), n("704.5a")));
}

#[test]
fn what_says_the_same_needs_a_reason_and_no_chain() {
    for (row, message) in [
        ("104.2a\t704.5a\t", "same.tsv:4:15: a reason is missing: say why a judge would call these the same rule"),
        ("804.1\t704.5a\tx", "same.tsv:4:1: expected a number of the edition, such as `104.3b` instead of `804.1`"),
        ("104.2a\t104.2a\tx", "same.tsv:4:8: every number is the same as itself: name another"),
        ("104.2a\t104.3b\tx", "same.tsv:4:8: 104.3b is declared the same as 704.5a: name 704.5a here as well"),
        ("704.5a\t104.2a\tx", "same.tsv:4:1: others are declared the same as 704.5a: let them name 104.2a as well"),
        ("104.3b\t704.5b\tx", "same.tsv:4:1: this number is in the table already"),
    ] {
        assert_eq!(same(&format!("{SAME}{row}\n")).unwrap_err(), message);
    }
}

const EXAMPLES: &str = "number\tn\tscenario\tawaits\treason\n\
    101.2\t1\t101/a.md\t\t\n101.2\t2\t\t702\tneeds a keyword\n101.10\t1\t\t\tabout wording\n";

#[test]
fn examples_are_played_or_have_a_reason() {
    let examples = WorkedExamples::from_tsv("e.tsv", EXAMPLES).unwrap();
    assert_eq!(examples.iter().count(), 3);
    assert_eq!(examples.get(n("101.2"), 1), Some(&ExampleCoverage::Played("101/a.md".to_owned())));
    let deferred = ExampleCoverage::Deferred(n("702"), "needs a keyword".to_owned());
    assert_eq!(examples.get(n("101.2"), 2), Some(&deferred));
    let wording = ExampleCoverage::NotPlayable("about wording".to_owned());
    assert_eq!(examples.get(n("101.10"), 1), Some(&wording));
    assert_eq!(examples.get(n("101.2"), 3), None);
    for (row, message) in [
        ("x\t1\ta\t\t", "e.tsv:5:1: expected a rule number such as `704.5f` instead of `x`"),
        ("102.1\tx\ta\t\t", "e.tsv:5:7: expected the position of the example under its number, from 1 instead of `x`"),
        ("101.2\t3\ta\t\t", "e.tsv:5:1: 101.2 stands after 101.10: keep the order of the rules"),
        ("101.10\t1\ta\t\t", "e.tsv:5:8: expected example 2 of 101.10 instead of 1"),
        ("102.1\t2\ta\t\t", "e.tsv:5:7: expected example 1 of 102.1 instead of 2"),
        ("102.1\t1\t\t702\t", "e.tsv:5:14: name a scenario that plays this example, or say why there is none"),
        ("102.1\t1\t\tx\ty", "e.tsv:5:10: expected the number of a chapter instead of `x`"),
        ("102.1\t1\ta\t702\t", "e.tsv:5:11: an example that a scenario plays awaits nothing: leave this empty"),
        ("102.1\t1\ta\t\ty", "e.tsv:5:12: an example that a scenario plays needs no reason: leave this empty"),
    ] {
        let error = WorkedExamples::from_tsv("e.tsv", &format!("{EXAMPLES}{row}\n")).unwrap_err();
        assert_eq!(error.to_string(), message);
    }
}
