//! The kill matrix: every scenario, run without every rule that it reached.
//!
//! In the words of mutation testing, a rule that is knocked out is a mutant, and a scenario in which something asserted
//! then comes out differently kills it. What survives is asserted by no scenario; rules without which the same happens in
//! every scenario are told apart by none.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write,
    path::Path,
};

use rayon::prelude::*;
use serde::Serialize;
use vademecum_ledger::RuleEquivalences;
use vademecum_rule_ids as rule_ids;
use vademecum_trace::RuleSet;
use vademecum_vocab::{Game, Number, RuleId};
use vademecum_worked_cases::{Difference, KnockOut, Report, Scenario, knock_out, run};

use crate::{Error, engine::Engine, ledger};

/// The results of running every scenario without each rule that it reached.
#[derive(Debug, Default, Serialize)]
pub(crate) struct KillMatrix {
    scenarios: usize,
    runs: usize,
    /// For each scenario, the rules that it reached, by what became of it without them.
    by_scenario: BTreeMap<String, Row>,
    /// Rules that were reached, and whose absence no scenario notices.
    survivors: Vec<String>,
    /// Groups of rules without which the same happens in every scenario, and which are not declared to say the same.
    pub(crate) not_told_apart: Vec<Vec<Number>>,
}

/// The rules that a scenario reached.
#[derive(Debug, Default, Serialize)]
struct Row {
    /// Something asserted comes out differently, or what the scenario says would be true without the rule.
    killed: Vec<String>,
    /// The game leaves the script before that.
    astray: Vec<String>,
    /// Everything comes out as before.
    survived: Vec<String>,
    /// The run panics, does not end, or comes to a state that cannot be.
    broken: Vec<String>,
}

/// The rules that a run reached, in order.
fn rules_of(cited: &RuleSet) -> impl Iterator<Item = RuleId> + '_ {
    Game::ALL.into_iter().flat_map(rule_ids::all).filter(|&rule| cited.contains(rule))
}

impl KillMatrix {
    /// Runs every scenario without each rule that it reached, by the report of its run with all rules.
    /// Fails if a scenario did.
    pub(crate) fn run(
        scenarios: &[Scenario],
        reports: &[Report],
        same: &RuleEquivalences,
    ) -> Result<KillMatrix, Error> {
        let mut matrix = KillMatrix { scenarios: scenarios.len(), ..KillMatrix::default() };
        let mut killed: BTreeSet<Number> = BTreeSet::new();
        // What happens without a rule, scenario by scenario.
        let mut fingerprints: BTreeMap<Number, Vec<(usize, u64)>> = BTreeMap::new();
        if let Some(failure) = reports.iter().find_map(|report| report.failures().into_iter().next()) {
            return Err(Error::Refused(failure.to_string()));
        }
        let reached: Vec<Vec<RuleId>> = reports.iter().map(|report| rules_of(report.cited()).collect()).collect();
        let without = |(scenario, rules): (&Scenario, &Vec<RuleId>)| -> Vec<KnockOut> {
            rules.iter().map(|&rule| knock_out(scenario, rule)).collect()
        };
        let knock_outs: Vec<Vec<KnockOut>> = scenarios.par_iter().zip(&reached).map(without).collect();
        for (place, scenario) in scenarios.iter().enumerate() {
            let row = matrix.by_scenario.entry(scenario.file().to_owned()).or_default();
            for (&rule, &KnockOut { difference, fingerprint }) in reached[place].iter().zip(&knock_outs[place]) {
                let number = rule_ids::number(rule);
                // A scenario that says what would be true without the rule is one that notices.
                let says = scenario.counterfactual_rules().contains(&rule);
                let difference = if says { Difference::Different } else { difference };
                let list = match difference {
                    Difference::Different => {
                        killed.insert(number);
                        &mut row.killed
                    }
                    Difference::Astray => &mut row.astray,
                    Difference::Same => &mut row.survived,
                    Difference::Broken => &mut row.broken,
                };
                list.push(number.to_string());
                matrix.runs += 1;
                fingerprints.entry(number).or_default().push((place, fingerprint));
            }
        }
        let survivors = fingerprints.keys().filter(|number| !killed.contains(number));
        matrix.survivors = survivors.map(Number::to_string).collect();
        let mut groups: BTreeMap<&Vec<(usize, u64)>, Vec<Number>> = BTreeMap::new();
        for (number, runs) in fingerprints.iter().filter(|(number, _)| killed.contains(number)) {
            groups.entry(runs).or_default().push(*number);
        }
        matrix.not_told_apart = groups.into_values().filter(|numbers| !same.are_equivalent(numbers)).collect();
        matrix.not_told_apart.sort();
        Ok(matrix)
    }

    fn of_engine(root: &Path, engine: Engine) -> Result<KillMatrix, Error> {
        let scenarios = ledger::scenarios(root, engine)?;
        let reports: Vec<Report> = scenarios.par_iter().map(run).collect();
        KillMatrix::run(&scenarios, &reports, &engine.equivalent_rules(root)?)
    }
}

/// The matrix of each engine by its game, as one JSON object.
///
/// # Errors
/// If a file cannot be read, is no scenario, or fails.
pub fn json(root: &Path) -> Result<String, Error> {
    let matrix = |engine: Engine| Ok((engine.game.as_str(), KillMatrix::of_engine(root, engine)?));
    let matrices: BTreeMap<_, _> = Engine::ALL.into_iter().map(matrix).collect::<Result<_, Error>>()?;
    serde_json::to_string_pretty(&matrices).map_err(|error| Error::Refused(error.to_string()))
}

/// What the scenarios do not tell apart, for people.
///
/// # Errors
/// If a file cannot be read, is no scenario, or fails.
pub fn report(root: &Path) -> Result<String, Error> {
    let reports = Engine::ALL.into_iter().map(|engine| report_of(root, engine));
    Ok(reports.collect::<Result<Vec<_>, _>>()?.join("\n"))
}

fn report_of(root: &Path, engine: Engine) -> Result<String, Error> {
    let matrix = KillMatrix::of_engine(root, engine)?;
    let sum = |of: fn(&Row) -> usize| matrix.by_scenario.values().map(of).sum::<usize>();
    let mut report = format!(
        "{}: {} scenarios, {} runs without a rule that they reached: in {} something asserted comes out differently, {} leave \
         the script, {} come out as before, {} break",
        engine.game,
        matrix.scenarios,
        matrix.runs,
        sum(|row| row.killed.len()),
        sum(|row| row.astray.len()),
        sum(|row| row.survived.len()),
        sum(|row| row.broken.len()),
    );
    // Writing to a string cannot fail.
    let _ =
        write!(report, "\n{} rules that no scenario misses: {}", matrix.survivors.len(), matrix.survivors.join(", "));
    for group in &matrix.not_told_apart {
        let numbers: Vec<String> = group.iter().map(Number::to_string).collect();
        let _ = write!(report, "\nno scenario tells apart: {}", numbers.join(", "));
    }
    for (file, row) in matrix.by_scenario.iter().filter(|(_, row)| !row.broken.is_empty()) {
        let _ = write!(report, "\n{file} breaks without {}", row.broken.join(", "));
    }
    Ok(report)
}
