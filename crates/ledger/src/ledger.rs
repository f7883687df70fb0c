//! The arithmetic: from evidence to a strength for every number, and from two ledgers to what got weaker.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Serialize, Serializer, ser::SerializeMap};
use vademecum_tsv::TsvError;
use vademecum_vocab::Number;

use crate::{Claimable, Disposition, Dispositions, Evidence, Outcome, Settled, Site, Strength};

/// What the ledger says of one number.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct Row {
    /// How strong its tie to code is.
    pub strength: Strength,
    /// What it is, if it needs no code.
    pub disposition: Option<Disposition>,
    /// The chapter whose machinery it waits for.
    #[serde(serialize_with = "as_text")]
    pub awaits: Option<Number>,
    /// The lines of code that name it.
    pub code: Vec<Site>,
    /// The passing tests that claim it and ran code that cites it.
    pub tests: Vec<String>,
    /// Whether it can be claimed: it has a text of its own, and does not merely open the list of its children.
    pub claimable: bool,
}

fn as_text<S: Serializer>(number: &Option<Number>, serializer: S) -> Result<S::Ok, S::Error> {
    number.map(|number| number.to_string()).serialize(serializer)
}

/// How many numbers there are of each sort.
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

/// A number whose tie got weaker.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Weaker {
    /// The number.
    pub number: Number,
    /// What it was.
    pub before: Strength,
    /// What it is.
    pub after: Strength,
}

/// Every number of an edition with what ties it to code.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Ledger {
    rows: BTreeMap<Number, Row>,
}

impl Ledger {
    /// Works the ledger out. Sites, tests and decisions about numbers that the edition does not have are left
    /// out: constants and claims cannot name such a number.
    pub fn new(evidence: &Evidence, dispositions: &Dispositions) -> Self {
        let mut rows: BTreeMap<Number, Row> = evidence
            .numbers
            .iter()
            .map(|&(number, claimable)| {
                let mut row = Row { claimable: claimable == Claimable::Yes, ..Row::default() };
                match dispositions.of(number) {
                    Some(Settled::As(disposition, _)) => row.disposition = Some(*disposition),
                    Some(Settled::Awaits(chapter, _)) => row.awaits = Some(*chapter),
                    None => {}
                }
                (number, row)
            })
            .collect();
        for (number, site) in &evidence.sites {
            if let Some(row) = rows.get_mut(number) {
                row.code.push(site.clone());
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
            row.code.sort();
            row.code.dedup();
            row.tests.sort();
            row.tests.dedup();
        }
        Ledger { rows }
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

    /// What the ledger says of a number.
    pub fn get(&self, number: Number) -> Option<&Row> {
        self.rows.get(&number)
    }

    /// Every number, in order.
    pub fn rows(&self) -> impl Iterator<Item = (Number, &Row)> {
        self.rows.iter().map(|(&number, row)| (number, row))
    }

    /// How many numbers there are of each sort.
    pub fn totals(&self) -> Totals {
        self.totals_of(|_| true)
    }

    /// How many there are among some of the numbers: a section, a chapter.
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

    /// The ratchet: the numbers that an older ledger holds more strongly than this one.
    pub fn weaker_than(&self, older: &Ledger) -> Vec<Weaker> {
        let after = |number| self.get(number).map_or(Strength::None, |row| row.strength);
        older
            .rows()
            .map(|(number, row)| Weaker { number, before: row.strength, after: after(number) })
            .filter(|weaker| weaker.after < weaker.before)
            .collect()
    }

    /// The ledger as a table: a line for each number, in order. The lines of code are left out, because they move
    /// whenever anything above them is edited.
    pub fn write(&self) -> String {
        let row = |(number, row): (Number, &Row)| {
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

    /// Reads a ledger that [`Ledger::write`] wrote, without the lines of code; `name` is what it is called in errors.
    ///
    /// # Errors
    /// On the first line that it cannot have written.
    pub fn read(name: &str, text: &str) -> Result<Self, TsvError> {
        let mut ledger = Ledger::default();
        vademecum_tsv::read(name, text, COLUMNS, |[number, strength, claimed_by, disposition, awaits, tests]| {
            let row = Row {
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

impl Serialize for Ledger {
    /// `{"totals":{…},"rules":{"704.5f":{…}}}`, as `coverage --json` prints it.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut out = serializer.serialize_map(Some(2))?;
        out.serialize_entry("totals", &self.totals())?;
        let rules: BTreeMap<NumberText, &Row> = self.rows().map(|(number, row)| (NumberText(number), row)).collect();
        out.serialize_entry("rules", &rules)?;
        out.end()
    }
}

/// A number as the key of a JSON object, in the order of numbers.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct NumberText(Number);

impl Serialize for NumberText {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}
