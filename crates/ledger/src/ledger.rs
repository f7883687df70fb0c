//! Computes coverage from evidence, and the regressions between two ledgers.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Serialize, Serializer};
use vademecum_tsv::TsvError;
use vademecum_vocab::Number;

use crate::{
    ClaimTarget, CoverageEvidence, Disposition, NoCodeDecision, NoCodeDecisions, RuleEquivalences, SourceLocation,
    Strength,
};

/// The coverage of one rule by code and tests.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct LedgerRow {
    /// The strength of the evidence; equivalent rules are proved together.
    pub strength: Strength,
    /// The number that it is declared to say the same as.
    #[serde(serialize_with = "as_text")]
    pub same_as: Option<Number>,
    /// Whether a test states what would be true without the rule, and a run without it confirmed that.
    #[serde(rename = "without")]
    pub is_knockout_tested: bool,
    /// The reason, if it needs no code.
    pub disposition: Option<Disposition>,
    /// The chapter that must be implemented first.
    #[serde(serialize_with = "as_text")]
    pub awaits: Option<Number>,
    /// The lines of code that cite it.
    pub code: Vec<SourceLocation>,
    /// The passing tests that claim it and ran code that cites it.
    pub tests: Vec<String>,
    /// Whether it can be claimed: it has a text of its own, and does not merely open the list of its children.
    pub claimable: bool,
}

/// The coverage status of a rule; every claimable rule has exactly one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CoverageStatus {
    /// A test depends on it.
    Proved,
    /// It is declared equivalent to a rule that is proved.
    ProvedByEquivalent,
    /// It needs no code.
    Exempt,
    /// Another chapter must be implemented first.
    Deferred,
    /// None of these.
    Uncovered,
}

impl LedgerRow {
    /// The coverage status of the rule.
    pub fn coverage_status(&self) -> CoverageStatus {
        match (self.strength, self.same_as, self.disposition, self.awaits) {
            (Strength::LoadBearing, None, ..) => CoverageStatus::Proved,
            (Strength::LoadBearing, Some(_), ..) => CoverageStatus::ProvedByEquivalent,
            (_, _, Some(_), _) => CoverageStatus::Exempt,
            (_, _, None, Some(_)) => CoverageStatus::Deferred,
            (_, _, None, None) => CoverageStatus::Uncovered,
        }
    }
}

fn as_text<S: Serializer>(number: &Option<Number>, serializer: S) -> Result<S::Ok, S::Error> {
    number.map(|number| number.to_string()).serialize(serializer)
}

/// Numbers of rules by coverage: cumulative by strength (`cited` to `load_bearing`), and one count for each status.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct Totals {
    /// All numbers.
    pub numbers: usize,
    /// Those that can be claimed.
    pub claimable: usize,
    /// Claimable ones with at least [`Strength::Cited`].
    pub cited: usize,
    /// Claimable ones with at least [`Strength::Reached`].
    pub reached: usize,
    /// Claimable ones with at least [`Strength::Witnessed`].
    pub witnessed: usize,
    /// Claimable ones with [`Strength::LoadBearing`]: proved, or declared equivalent to one that is.
    pub load_bearing: usize,
    /// Claimable ones with the status [`CoverageStatus::Proved`].
    pub proved: usize,
    /// Claimable ones with the status [`CoverageStatus::ProvedByEquivalent`].
    pub same: usize,
    /// Claimable ones with the status [`CoverageStatus::Exempt`].
    pub settled: usize,
    /// Claimable ones with the status [`CoverageStatus::Deferred`].
    pub awaiting: usize,
    /// Claimable ones with the status [`CoverageStatus::Uncovered`].
    pub open: usize,
}

/// A rule whose evidence became weaker.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Regression {
    /// The number.
    pub number: Number,
    /// Its strength before.
    pub before: Strength,
    /// Its strength now.
    pub after: Strength,
}

/// The coverage of all rules of an edition.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Ledger {
    rows: BTreeMap<Number, LedgerRow>,
}

impl Ledger {
    /// Computes the ledger from evidence. Sites, tests and decisions about numbers that the edition does not have are
    /// ignored.
    pub fn new(evidence: &CoverageEvidence, dispositions: &NoCodeDecisions, same: &RuleEquivalences) -> Self {
        let own = numbers_with_own_decision(evidence);
        let mut rows: BTreeMap<Number, LedgerRow> = evidence
            .numbers
            .iter()
            .map(|&(number, claimable)| {
                let mut row = LedgerRow {
                    claimable: claimable == ClaimTarget::Itself,
                    same_as: same.same_as(number),
                    ..LedgerRow::default()
                };
                match dispositions.of(number) {
                    Some(NoCodeDecision::Exempt(disposition, _)) => row.disposition = Some(*disposition),
                    Some(NoCodeDecision::Deferred(chapter, _)) => row.awaits = Some(*chapter),
                    None => {}
                }
                (number, row)
            })
            .collect();
        for (number, _) in &evidence.sites {
            if let Some(row) = rows.get_mut(number) {
                row.strength = row.strength.max(Strength::Cited);
            }
        }
        for run in &evidence.runs {
            for &number in &run.cited {
                let Some(row) = rows.get_mut(&number) else { continue };
                row.strength = row.strength.max(Strength::Reached);
                if run.passed && run.claims.contains(&number) {
                    row.strength = row.strength.max(Strength::Witnessed);
                    row.tests.push(run.test.clone());
                    row.is_knockout_tested |= run.confirmed_knockouts.contains(&number);
                }
                if row.is_knockout_tested && own.contains(&number) {
                    row.strength = Strength::LoadBearing;
                }
            }
        }
        share_strength(&mut rows, same);
        for row in rows.values_mut() {
            row.tests.sort();
            row.tests.dedup();
        }
        Ledger { rows }.with_citing_lines(evidence.sites.iter().cloned())
    }

    /// Adds the lines of code that name each number; those of numbers that the edition does not have are left out.
    #[must_use]
    pub fn with_citing_lines(mut self, sites: impl IntoIterator<Item = (Number, SourceLocation)>) -> Self {
        for (number, site) in sites {
            if let Some(row) = self.rows.get_mut(&number) {
                row.code.push(site);
            }
        }
        for row in self.rows.values_mut() {
            row.code.sort();
            row.code.dedup();
        }
        self
    }

    /// The coverage of a rule.
    pub fn get(&self, number: Number) -> Option<&LedgerRow> {
        self.rows.get(&number)
    }

    /// All rules with their coverage, in order of their numbers.
    pub fn rows(&self) -> impl Iterator<Item = (Number, &LedgerRow)> {
        self.rows.iter().map(|(&number, row)| (number, row))
    }

    /// Counts all rules by coverage.
    pub fn totals(&self) -> Totals {
        self.totals_of(|_| true)
    }

    /// Counts some of the rules by coverage: those of a section or chapter.
    pub fn totals_of(&self, wanted: impl Fn(Number) -> bool) -> Totals {
        let mut totals = Totals::default();
        for (_, row) in self.rows().filter(|&(number, _)| wanted(number)) {
            totals.numbers += 1;
            if !row.claimable {
                continue;
            }
            let stands = |coverage_status| usize::from(row.coverage_status() == coverage_status);
            let at_least = |strength| usize::from(row.strength >= strength);
            totals.claimable += 1;
            totals.cited += at_least(Strength::Cited);
            totals.reached += at_least(Strength::Reached);
            totals.witnessed += at_least(Strength::Witnessed);
            totals.load_bearing += at_least(Strength::LoadBearing);
            totals.proved += stands(CoverageStatus::Proved);
            totals.same += stands(CoverageStatus::ProvedByEquivalent);
            totals.settled += stands(CoverageStatus::Exempt);
            totals.awaiting += stands(CoverageStatus::Deferred);
            totals.open += stands(CoverageStatus::Uncovered);
        }
        totals
    }

    /// Counts by coverage a rule and all that is below it.
    pub fn totals_under(&self, above: Number) -> Totals {
        self.totals_of(|number| with_parents(number).any(|other| other == above))
    }

    /// The numbers of a level that rules have or are below: sections at level 1, chapters at level 2.
    pub fn numbers_at_level(&self, level: u8) -> BTreeSet<Number> {
        self.rows().filter_map(|(number, _)| with_parents(number).find(|above| above.level() == level)).collect()
    }

    /// The rules whose evidence is weaker than in an older ledger.
    pub fn regressions_since(&self, older: &Ledger) -> Vec<Regression> {
        let after = |number| self.get(number).map_or(Strength::None, |row| row.strength);
        older
            .rows()
            .map(|(number, row)| Regression { number, before: row.strength, after: after(number) })
            .filter(|weaker| weaker.after < weaker.before)
            .collect()
    }

    /// Serialises the ledger: a row for each rule, in order. Lines of code are omitted, because they move with every edit
    /// above them.
    pub fn to_tsv(&self) -> String {
        let row = |(number, row): (Number, &LedgerRow)| {
            [
                number.to_string(),
                row.strength.to_string(),
                if row.claimable { String::new() } else { "children".to_owned() },
                row.same_as.map(|number| number.to_string()).unwrap_or_default(),
                if row.is_knockout_tested { "yes".to_owned() } else { String::new() },
                row.disposition.map(|disposition| disposition.to_string()).unwrap_or_default(),
                row.awaits.map(|chapter| chapter.to_string()).unwrap_or_default(),
                row.tests.join(" "),
            ]
        };
        vademecum_tsv::format(COLUMNS, self.rows().map(row))
    }

    /// Parses a ledger that [`Ledger::to_tsv`] wrote, without lines of code; `name` is its name in errors.
    ///
    /// # Errors
    /// The first cell that cannot be parsed, or a repeated number.
    pub fn from_tsv(name: &str, text: &str) -> Result<Self, TsvError> {
        let mut ledger = Ledger::default();
        vademecum_tsv::parse(name, text, COLUMNS, |cells| {
            let [number, strength, claimed_by, same_as, without, disposition, awaits, tests] = cells;
            let row = LedgerRow {
                strength: strength.parse("a strength such as `witnessed`")?,
                claimable: claimed_by.parse_with("`children` or nothing", |text| match text {
                    "" => Some(true),
                    "children" => Some(false),
                    _ => None,
                })?,
                same_as: same_as.parse_optional("a rule number or nothing")?,
                is_knockout_tested: without.parse_with("`yes` or nothing", |text| match text {
                    "yes" => Some(true),
                    "" => Some(false),
                    _ => None,
                })?,
                disposition: disposition.parse_optional("a disposition or nothing")?,
                awaits: awaits.parse_optional("a chapter or nothing")?,
                code: Vec::new(),
                tests: tests.split_whitespace().map(str::to_owned).collect(),
            };
            match ledger.rows.insert(number.parse("a rule number")?, row) {
                None => Ok(()),
                Some(_) => Err(number.error("this number is in the ledger already")),
            }
        })?;
        Ok(ledger)
    }
}

/// A number, and those above it.
fn with_parents(number: Number) -> impl Iterator<Item = Number> {
    std::iter::successors(Some(number), |number| number.parent())
}

/// The numbers that some place in the code decides by, and not by a condition that was never false.
fn numbers_with_own_decision(evidence: &CoverageEvidence) -> BTreeSet<Number> {
    evidence.decisions.iter().filter(|place| !place.is_never_false).map(|place| place.number).collect()
}

/// Gives every number of a group the strength of the strongest: they are carried out, and proved, together.
fn share_strength(rows: &mut BTreeMap<Number, LedgerRow>, same: &RuleEquivalences) {
    for (number, representative) in same.iter() {
        let strength =
            |rows: &BTreeMap<Number, LedgerRow>, number| rows.get(&number).map(|row: &LedgerRow| row.strength);
        if let (Some(one), Some(other)) = (strength(rows, number), strength(rows, representative))
            && let Some(row) = rows.get_mut(&representative)
        {
            row.strength = one.max(other);
        }
    }
    for (number, representative) in same.iter() {
        let strongest = rows.get(&representative).map(|row| row.strength);
        if let (Some(row), Some(strength)) = (rows.get_mut(&number), strongest) {
            row.strength = strength;
        }
    }
}

const COLUMNS: [&str; 8] = ["number", "strength", "claimed_by", "same_as", "without", "disposition", "awaits", "tests"];
