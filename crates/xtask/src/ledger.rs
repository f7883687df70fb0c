//! The ledger of an engine: every scenario is run, with and without the rules that it speaks of, every claim of a Rust
//! test read, every citing line counted, every place that decides watched over scenarios and random games; and what that
//! proves written to `rules/<game>/generated/ledger.tsv`.

use std::{collections::BTreeSet, fmt::Write, path::Path};

use fs_err as fs;
use rayon::prelude::*;
use vademecum_ledger::{
    ClaimTarget, CoverageEvidence, Ledger, RuleEquivalences, Run, SourceLocation, Totals, lines_citing_too_many_rules,
};
use vademecum_rule_ids as numbers;
use vademecum_trace::DecisionCounts;
use vademecum_vocab::{Game, Number, RuleId};
use vademecum_worked_cases::{Report, Scenario, read, run};

use crate::{
    Error,
    decisions::{self, DecisionFault},
    engine::Engine,
    files,
    matrix::KillMatrix,
    rule_ids, rust_tests, sites,
};

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

/// Computes the ledger of an engine from the repository as it is.
/// If a file cannot be read, is no Rust, or is no scenario; if a table has an error; if a number is declared the same as
/// another, and a test or the engine tells them apart.
pub fn compute(root: &Path, engine: Engine) -> Result<ComputedLedger, Error> {
    let mut evidence =
        CoverageEvidence { numbers: claimable(root, engine)?, sites: cited(engine), ..CoverageEvidence::default() };
    let mut observed = DecisionCounts::default();
    let scenarios = scenarios(root, engine)?;
    let reports: Vec<Report> = scenarios.par_iter().map(run).collect();
    for (scenario, report) in scenarios.iter().zip(&reports) {
        observed.add(report.decisions());
        evidence.runs.push(run_of(scenario, report));
    }
    let rust_runs = rust_tests::of_crate(root, engine.folder)?;
    evidence.decisions = decisions::places(engine, observed, &scenarios)?;
    // What a Rust test does is not watched; that it comes to another end without the rule shows that it gets to the place.
    let knocked_out = rust_runs.iter().flat_map(|run| &run.confirmed_knockouts).copied().collect();
    evidence.decisions.extend(sites::unconditional(root, engine, &knocked_out)?);
    evidence.decisions.sort();
    evidence.decisions.dedup();
    evidence.runs.extend(rust_runs);
    let same = engine.equivalent_rules(root)?;
    let strays = same.missing_representative_claims(&evidence.runs);
    if !strays.is_empty() {
        return Err(Error::Refused(strays.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")));
    }
    let apart = decisions::apart(&evidence.decisions, &same);
    if !apart.is_empty() {
        return Err(Error::Refused(apart.join("\n")));
    }
    let dispositions = engine.dispositions(root)?;
    let matrix = KillMatrix::run(&scenarios, &reports, &same)?;
    let faults = decisions::faults(&evidence.decisions, &matrix.not_told_apart);
    Ok(ComputedLedger { ledger: Ledger::new(&evidence, &dispositions, &same), evidence, same, faults })
}

/// Every scenario of a game, in order.
/// If a file cannot be read or is no scenario.
pub(crate) fn scenarios(root: &Path, engine: Engine) -> Result<Vec<Scenario>, Error> {
    let is_scenario = |path: &String| path.ends_with(".md") && !path.ends_with("README.md");
    let folder = engine.path("scenarios");
    let names = if root.join(&folder).is_dir() { files(root, &folder)? } else { Vec::new() };
    let names = names.into_iter().filter(is_scenario);
    let scenarios = names.map(|name| {
        let text = fs::read_to_string(root.join(&name))?;
        read(&name, &text).map_err(|problem| Error::Refused(problem.to_string()))
    });
    scenarios.collect()
}

fn run_of(scenario: &Scenario, report: &Report) -> Run {
    let claimed = |rules: &[RuleId]| rules.iter().copied().map(numbers::number).collect();
    let cited = Game::ALL.into_iter().flat_map(numbers::all);
    Run {
        test: scenario.file().to_owned(),
        passed: report.passed(),
        claims: claimed(scenario.claims()),
        cited: cited.filter(|&rule| report.cited().contains(rule)).map(numbers::number).collect(),
        confirmed_knockouts: claimed(&scenario.counterfactual_rules()),
    }
}

/// Writes the ledger and the faults that wait, unless some number would get weaker or a fault is new, and nobody said
/// that it may.
/// If a file cannot be read or written, a number got weaker, or a place that decides has a new fault.
pub fn write(root: &Path, engines: &[Engine], may_weaken: bool) -> Result<String, Error> {
    let reports = engines.iter().map(|&engine| write_one(root, engine, may_weaken));
    Ok(reports.collect::<Result<Vec<_>, _>>()?.join("\n"))
}

fn write_one(root: &Path, engine: Engine, may_weaken: bool) -> Result<String, Error> {
    let worked = compute(root, engine)?;
    let path = root.join(engine.ledger_path());
    if let (false, Ok(older)) = (may_weaken, fs::read_to_string(&path)) {
        let older = Ledger::from_tsv(&engine.ledger_path(), &older)?;
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
        let waiting = decisions::waiting(root, engine)?;
        let new: Vec<&DecisionFault> = worked.faults.difference(&waiting).collect();
        if !new.is_empty() {
            return Err(Error::Refused(format!(
                "{} places that decide have a new fault: {new:?}; see `cargo xtask decisions`; `cargo xtask ledger \
                 --allow-weaker` accepts that",
                new.len()
            )));
        }
    }
    fs::write(root.join(engine.known_faults_path()), decisions::to_tsv(&worked.faults))?;
    fs::write(&path, worked.ledger.to_tsv())?;
    Ok(format!("{}: {}", engine.game, report(&worked)))
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

/// Every number that can say something, and whether it can be claimed: it has a text, and does not only open a list.
fn claimable(root: &Path, engine: Engine) -> Result<Vec<(Number, ClaimTarget)>, Error> {
    let mut children = engine.lead_ins(root)?;
    if engine.game == Game::Magic {
        children.extend(rule_ids::without_text(root)?);
    }
    let all = numbers::all(engine.game).map(numbers::number);
    let target = |number| if children.contains(&number) { ClaimTarget::Children } else { ClaimTarget::Itself };
    Ok(all.filter(|number| number.level() >= engine.claimable_level).map(|number| (number, target(number))).collect())
}

/// The lines of an engine that cite each number.
fn cited(engine: Engine) -> Vec<(Number, SourceLocation)> {
    let sites = engine.citing_lines().iter().flat_map(|line| {
        let site = || SourceLocation { file: line.file.to_owned(), line: line.line };
        line.rules.iter().map(move |&rule| (numbers::number(rule), site()))
    });
    let mut sites: Vec<_> = sites.collect();
    sites.sort();
    sites
}
