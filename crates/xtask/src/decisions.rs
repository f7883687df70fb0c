//! Which places of the engine decide by which rules, over every scenario and many random games; and the findings about
//! them: conditions that were never false, and numbers that share a decision without being declared the same.
//!
//! The findings that are known wait in a file that may only get shorter.

use std::{collections::BTreeSet, fmt::Write, path::Path};

use fs_err as fs;
use vademecum_ledger::{DecisionPoint, RuleEquivalences, SourceLocation};
use vademecum_machine_fuzz as machine_fuzz;
use vademecum_rule_ids::magic;
use vademecum_scenario::Scenario;
use vademecum_trace::{DecisionCount, DecisionCounts};
use vademecum_vocab::Number;

use crate::Error;

/// Where the findings wait, from the top of the repository.
pub const WAITING: &str = "rules/magic/generated/undecided.tsv";

/// Number of random games that are played with the cards of each scenario, to see conditions both true and false, and
/// maximum number of choices in each.
const GAMES_PER_SCENARIO: u64 = 4;
const CHOICES_PER_GAME: u32 = 1_000;

const COLUMNS: [&str; 3] = ["finding", "numbers", "file"];

/// What is wrong with a place that decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Fault {
    /// Its condition was never false.
    NeverFalse,
    /// It decides by numbers that do not say the same.
    Shared,
}

impl Fault {
    const fn name(self) -> &'static str {
        match self {
            Fault::NeverFalse => "never-false",
            Fault::Shared => "shared",
        }
    }
}

/// A finding, by what stays the same when lines move.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Finding {
    /// What is wrong.
    pub fault: Fault,
    /// The numbers of the place.
    pub numbers: Vec<Number>,
    /// Its file.
    pub file: String,
}

/// Every place that decided, in the scenarios and in random games.
pub fn places(mut decisions: DecisionCounts, scenarios: &[Scenario]) -> Vec<DecisionPoint> {
    for scenario in scenarios {
        let cards = &scenario.arrangement.setup.cards;
        decisions.add(&machine_fuzz::decisions(cards, 0..GAMES_PER_SCENARIO, CHOICES_PER_GAME));
    }
    let mut places: Vec<DecisionPoint> =
        decisions.all().iter().filter(|decision| decision.true_count > 0).map(place).collect();
    places.sort();
    places
}

fn place(decision: &DecisionCount) -> DecisionPoint {
    DecisionPoint {
        numbers: decision.rules.iter().map(|&rule| magic::number(rule)).collect(),
        // The compiler names files from the top of the workspace, or from that of the crate.
        site: SourceLocation { file: decision.file.replace('\\', "/"), line: decision.line },
        is_never_false: decision.is_never_false(),
    }
}

/// What is wrong with the places, each once.
pub fn findings(places: &[DecisionPoint], same: &RuleEquivalences) -> BTreeSet<Finding> {
    let of_place = |place: &DecisionPoint| {
        let finding = |fault| Finding { fault, numbers: place.numbers.clone(), file: place.site.file.clone() };
        let never_false = place.is_never_false.then(|| finding(Fault::NeverFalse));
        let shared = (!same.are_equivalent(&place.numbers)).then(|| finding(Fault::Shared));
        [never_false, shared].into_iter().flatten()
    };
    places.iter().flat_map(of_place).collect()
}

/// Numbers that are declared the same as another, and decide something without it: that would be a difference.
pub fn apart(places: &[DecisionPoint], same: &RuleEquivalences) -> Vec<String> {
    let mut apart = Vec::new();
    for place in places.iter().filter(|place| !place.is_never_false) {
        for &number in &place.numbers {
            if let Some(other) = same.same_as(number).filter(|other| !place.numbers.contains(other)) {
                apart.push(format!(
                    "{}: {number} decides without {other}, which it is declared the same as",
                    place.site
                ));
            }
        }
    }
    apart
}

/// Reads the findings that wait.
///
/// # Errors
/// If the file cannot be read or has an error.
pub fn waiting(root: &Path) -> Result<BTreeSet<Finding>, Error> {
    let text = fs::read_to_string(root.join(WAITING))?;
    let rows = vademecum_tsv::parse(WAITING, &text, COLUMNS, |[finding, numbers, file]| {
        let fault = finding.parse_with("`never-false` or `shared`", |text| {
            [Fault::NeverFalse, Fault::Shared].into_iter().find(|fault| fault.name() == text)
        })?;
        let numbers =
            numbers.parse_with("numbers", |text| text.split(' ').map(|number| number.parse().ok()).collect())?;
        Ok(Finding { fault, numbers, file: file.to_owned() })
    })?;
    Ok(rows.into_iter().collect())
}

/// The file of the findings that wait.
pub fn to_tsv(findings: &BTreeSet<Finding>) -> String {
    let row = |finding: &Finding| {
        let numbers: Vec<String> = finding.numbers.iter().map(Number::to_string).collect();
        [finding.fault.name().to_owned(), numbers.join(" "), finding.file.clone()]
    };
    vademecum_tsv::format(COLUMNS, findings.iter().map(row))
}

/// The findings with their lines, for people.
///
/// # Errors
/// If a file cannot be read, or a scenario or table has an error.
pub fn report(root: &Path) -> Result<String, Error> {
    let worked = crate::ledger::compute(root)?;
    let mut report = String::new();
    for place in &worked.evidence.decisions {
        let numbers: Vec<String> = place.numbers.iter().map(Number::to_string).collect();
        let numbers = numbers.join(", ");
        // Writing to a string cannot fail.
        if place.is_never_false {
            let _ = writeln!(report, "{}: the condition of {numbers} was never false", place.site);
        }
        if !worked.same.are_equivalent(&place.numbers) {
            let _ = writeln!(report, "{}: {numbers} share a decision", place.site);
        }
    }
    let _ = write!(report, "{} findings at {} places", worked.findings.len(), worked.evidence.decisions.len());
    Ok(report)
}
