//! Computes coverage from evidence, and the regressions between two ledgers.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Serialize, Serializer};
use vademecum_tsv::TsvError;
use vademecum_vocab::Number;

use crate::{Claimable, Disposition, Dispositions, Evidence, Outcome, Settled, Site, Strength};

/// The coverage of one rule by code and tests.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct LedgerRow {
    /// How strong the evidence is.
    pub strength: Strength,
    /// The reason, if it needs no code.
    pub disposition: Option<Disposition>,
    /// The chapter that must be implemented first.
    #[serde(serialize_with = "as_text")]
    pub awaits: Option<Number>,
    /// The lines of code that cite it.
    pub code: Vec<Site>,
    /// The passing tests that claim it and ran code that cites it.
    pub tests: Vec<String>,
    /// Whether it can be claimed: it has a text of its own, and does not merely open the list of its children.
    pub claimable: bool,
}

fn as_text<S: Serializer>(number: &Option<Number>, serializer: S) -> Result<S::Ok, S::Error> {
    number.map(|number| number.to_string()).serialize(serializer)
}

/// Numbers of rules by coverage.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct Totals {
    /// All numbers.
    pub numbers: usize,
    /// Those that can be claimed.
    pub claimable: usize,
    /// Claimable ones that some code names, at least.
    pub cited: usize,
    /// Claimable ones whose code a test ran, at least.
    pub reached: usize,
    /// Claimable ones that a test proves, at least.
    pub witnessed: usize,
    /// Claimable ones that a test depends on.
    pub load_bearing: usize,
    /// Claimable ones that need no code.
    pub settled: usize,
    /// Claimable ones that wait for another chapter.
    pub awaiting: usize,
    /// Claimable ones with neither proof nor decision.
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
    pub fn new(evidence: &Evidence, dispositions: &Dispositions) -> Self {
        let mut rows: BTreeMap<Number, LedgerRow> = evidence
            .numbers
            .iter()
            .map(|&(number, claimable)| {
                let mut row = LedgerRow { claimable: claimable == Claimable::Yes, ..LedgerRow::default() };
                match dispositions.of(number) {
                    Some(Settled::As(disposition, _)) => row.disposition = Some(*disposition),
                    Some(Settled::Awaits(chapter, _)) => row.awaits = Some(*chapter),
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
        let mut proven: BTreeSet<(Number, &str)> = BTreeSet::new();
        for run in &evidence.runs {
            for &number in &run.cited {
                let Some(row) = rows.get_mut(&number) else { continue };
                row.strength = row.strength.max(Strength::Reached);
                if run.passed && run.claims.contains(&number) {
                    row.strength = row.strength.max(Strength::Witnessed);
                    row.tests.push(run.test.clone());
                    proven.insert((number, &run.test));
                }
            }
        }
        for knock_out in evidence.knock_outs.iter().filter(|knock_out| knock_out.outcome == Outcome::Different) {
            if proven.contains(&(knock_out.number, knock_out.test.as_str()))
                && let Some(row) = rows.get_mut(&knock_out.number)
            {
                row.strength = Strength::LoadBearing;
            }
        }
        for row in rows.values_mut() {
            row.tests.sort();
            row.tests.dedup();
        }
        Ledger { rows }.with_code(evidence.sites.iter().cloned())
    }

    /// Adds the lines of code that name each number; those of numbers that the edition does not have are left out.
    #[must_use]
    pub fn with_code(mut self, sites: impl IntoIterator<Item = (Number, Site)>) -> Self {
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
            let at_least = |strength| usize::from(row.strength >= strength);
            totals.claimable += 1;
            totals.cited += at_least(Strength::Cited);
            totals.reached += at_least(Strength::Reached);
            totals.witnessed += at_least(Strength::Witnessed);
            totals.load_bearing += at_least(Strength::LoadBearing);
            totals.settled += usize::from(row.disposition.is_some());
            totals.awaiting += usize::from(row.awaits.is_some());
            let proven = row.strength >= Strength::Witnessed;
            totals.open += usize::from(!proven && row.disposition.is_none() && row.awaits.is_none());
        }
        totals
    }

    /// The ratchet: rules whose evidence is weaker than in an older ledger.
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
                row.disposition.map(|disposition| disposition.to_string()).unwrap_or_default(),
                row.awaits.map(|chapter| chapter.to_string()).unwrap_or_default(),
                row.tests.join(" "),
            ]
        };
        vademecum_tsv::write(COLUMNS, self.rows().map(row))
    }

    /// Parses a ledger that [`Ledger::to_tsv`] wrote, without lines of code; `name` is its name in errors.
    ///
    /// # Errors
    /// The first cell that cannot be parsed, or a repeated number.
    pub fn from_tsv(name: &str, text: &str) -> Result<Self, TsvError> {
        let mut ledger = Ledger::default();
        vademecum_tsv::read(name, text, COLUMNS, |[number, strength, claimed_by, disposition, awaits, tests]| {
            let row = LedgerRow {
                strength: strength.parse("a strength such as `witnessed`")?,
                claimable: claimed_by.parse_with("`children` or nothing", |text| match text {
                    "" => Some(true),
                    "children" => Some(false),
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

const COLUMNS: [&str; 6] = ["number", "strength", "claimed_by", "disposition", "awaits", "tests"];
