//! The ledger of an engine: every scenario is run, with and without the rules that it speaks of, every claim of a Rust
//! test read, every citing line counted, every place that decides watched over scenarios and random games; and what that
//! proves written to `rules/magic/generated/ledger.tsv`.

use std::{collections::BTreeSet, fmt::Write, path::Path};

use fs_err as fs;
use vademecum_ledger::{
    ClaimTarget, CoverageEvidence, Ledger, NoCodeDecisions, RuleEquivalences, Run, SourceLocation, Totals,
    lines_citing_too_many_rules,
};
use vademecum_machine::CITING_LINES;
use vademecum_rule_ids::magic;
use vademecum_scenario::{Report, Scenario, read, run};
use vademecum_trace::DecisionCounts;
use vademecum_vocab::{Number, RuleId};

use crate::{
    ENGINE_CRATES, Error,
    decisions::{self, DecisionFault},
    files,
    matrix::KillMatrix,
    rule_ids, rust_tests, sites,
};

/// The path of the ledger from the top of the repository.
pub const LEDGER_PATH: &str = "rules/magic/generated/ledger.tsv";
const DISPOSITIONS: &str = "rules/magic/dispositions.tsv";
const SAME: &str = "rules/magic/same.tsv";
const LEAD_INS: &str = "rules/magic/lead-ins.txt";
const SCENARIOS: &str = "rules/magic/scenarios";

/// A ledger with the evidence that it was computed from.
#[derive(Debug)]
pub struct ComputedLedger {
    /// The ledger.
    pub ledger: Ledger,
    /// The evidence.
    pub evidence: CoverageEvidence,
    /// The numbers that say the same.
    pub same: RuleEquivalences,
    /// What is wrong with how rules decide.
    pub faults: BTreeSet<DecisionFault>,
}

/// Computes the ledger from the repository as it is.
/// If a file cannot be read, is no Rust, or is no scenario; if a table has an error; if a number is declared the same as
/// another, and a test or the engine tells them apart.
pub fn compute(root: &Path) -> Result<ComputedLedger, Error> {
    let mut evidence = CoverageEvidence { numbers: claimable(root)?, sites: cited(), ..CoverageEvidence::default() };
    let mut observed = DecisionCounts::default();
    let scenarios = scenarios(root)?;
    let reports: Vec<Report> = scenarios.iter().map(run).collect();
    for (scenario, report) in scenarios.iter().zip(&reports) {
        observed.add(&report.decisions);
        evidence.runs.push(run_of(scenario, report));
    }
    let mut rust_runs = Vec::new();
    for engine in ENGINE_CRATES {
        rust_runs.extend(rust_tests::of_crate(root, engine)?);
    }
    evidence.decisions = decisions::places(observed, &scenarios)?;
    // What a Rust test does is not watched; that it comes to another end without the rule shows that it gets to the place.
    let knocked_out = rust_runs.iter().flat_map(|run| &run.confirmed_knockouts).copied().collect();
    evidence.decisions.extend(sites::unconditional(root, &knocked_out)?);
    evidence.decisions.sort();
    evidence.decisions.dedup();
    evidence.runs.extend(rust_runs);
    let same = read_equivalent_rules(root)?;
    let strays = same.missing_representative_claims(&evidence.runs);
    if !strays.is_empty() {
        return Err(Error::Refused(strays.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")));
    }
    let apart = decisions::apart(&evidence.decisions, &same);
    if !apart.is_empty() {
        return Err(Error::Refused(apart.join("\n")));
    }
    let dispositions = NoCodeDecisions::from_tsv(DISPOSITIONS, &fs::read_to_string(root.join(DISPOSITIONS))?)?;
    let matrix = KillMatrix::run(&scenarios, &reports, &same)?;
    let faults = decisions::faults(&evidence.decisions, &matrix.not_told_apart);
    Ok(ComputedLedger { ledger: Ledger::new(&evidence, &dispositions, &same), evidence, same, faults })
}

/// Every scenario of the repository, in order.
/// If a file cannot be read or is no scenario.
pub(crate) fn scenarios(root: &Path) -> Result<Vec<Scenario>, Error> {
    let is_scenario = |path: &String| path.ends_with(".md") && !path.ends_with("README.md");
    let names = files(root, SCENARIOS)?.into_iter().filter(is_scenario);
    let scenarios = names.map(|name| {
        let text = fs::read_to_string(root.join(&name))?;
        read(&name, &text).map_err(|problem| Error::Refused(problem.to_string()))
    });
    scenarios.collect()
}

/// Numbers of the edition that say the same.
pub(crate) fn read_equivalent_rules(root: &Path) -> Result<RuleEquivalences, Error> {
    let exists = |number| magic::rule_id(number).is_some();
    Ok(RuleEquivalences::from_tsv(SAME, &fs::read_to_string(root.join(SAME))?, exists)?)
}

fn run_of(scenario: &Scenario, report: &Report) -> Run {
    let numbers = |rules: &[RuleId]| rules.iter().copied().map(magic::number).collect();
    Run {
        test: scenario.file.clone(),
        passed: report.passed(),
        claims: numbers(&scenario.claims),
        cited: magic::all().filter(|&rule| report.cited.contains(rule)).map(magic::number).collect(),
        confirmed_knockouts: numbers(&scenario.counterfactual_rules()),
    }
}

/// Writes the ledger and the faults that wait, unless some number would get weaker or a fault is new, and nobody said
/// that it may.
/// If a file cannot be read or written, a number got weaker, or a place that decides has a new fault.
pub fn write(root: &Path, may_weaken: bool) -> Result<String, Error> {
    let worked = compute(root)?;
    let path = root.join(LEDGER_PATH);
    if let (false, Ok(older)) = (may_weaken, fs::read_to_string(&path)) {
        let older = Ledger::from_tsv(LEDGER_PATH, &older)?;
        let weaker = worked.ledger.regressions_since(&older);
        if !weaker.is_empty() {
            let list: Vec<String> =
                weaker.iter().map(|w| format!("{} was {}, is {}", w.number, w.before, w.after)).collect();
            return Err(Error::Refused(format!(
                "{} numbers got weaker: {}; `cargo xtask ledger --allow-weaker` accepts that",
                list.len(),
                list.join(", ")
            )));
        }
        let waiting = decisions::waiting(root)?;
        let new: Vec<&DecisionFault> = worked.faults.difference(&waiting).collect();
        if !new.is_empty() {
            return Err(Error::Refused(format!(
                "{} places that decide have a new fault: {new:?}; see `cargo xtask decisions`; `cargo xtask ledger \
                 --allow-weaker` accepts that",
                new.len()
            )));
        }
    }
    fs::write(root.join(decisions::KNOWN_FAULTS), decisions::to_tsv(&worked.faults))?;
    fs::write(&path, worked.ledger.to_tsv())?;
    Ok(report(&worked))
}

/// Formats a report for people: totals, and evidence to review.
fn report(worked: &ComputedLedger) -> String {
    let Totals { claimable, cited, reached, witnessed, proved, same, settled, awaiting, open, .. } =
        worked.ledger.totals();
    let mut report = format!(
        "{claimable} numbers can be claimed: {proved} proved, {same} declared the same, {settled} settled, {awaiting} \
         waiting, {open} open; {cited} cited, {reached} reached, {witnessed} witnessed; {} faults of places that decide \
         wait",
        worked.faults.len()
    );
    for (site, numbers) in lines_citing_too_many_rules(&worked.evidence.sites) {
        // Writing to a string cannot fail.
        let _ = write!(report, "\n{site} cites {} numbers", numbers.len());
    }
    report
}

/// Every rule and subrule, and whether it can be claimed: it has a text, and does not only open a list.
fn claimable(root: &Path) -> Result<Vec<(Number, ClaimTarget)>, Error> {
    let lead_ins = fs::read_to_string(root.join(LEAD_INS))?;
    let lead_ins: BTreeSet<&str> = lead_ins.lines().filter(|line| !line.starts_with('#')).collect();
    let silent = rule_ids::without_text(root)?;
    let rules = magic::all().map(magic::number).filter(|number| number.level() > 2);
    Ok(rules
        .map(|number| {
            let children = silent.contains(&number) || lead_ins.contains(number.to_string().as_str());
            (number, if children { ClaimTarget::Children } else { ClaimTarget::Itself })
        })
        .collect())
}

/// The lines of the engine that cite each number.
fn cited() -> Vec<(Number, SourceLocation)> {
    let sites = CITING_LINES.iter().flat_map(|line| {
        line.rules
            .iter()
            .map(|&rule| (magic::number(rule), SourceLocation { file: line.file.to_owned(), line: line.line }))
    });
    let mut sites: Vec<_> = sites.collect();
    sites.sort();
    sites
}
