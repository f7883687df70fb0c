//! The coverage of rules by code and tests.

use std::collections::BTreeMap;

use serde::{Serialize, Serializer};
use vademecum_ledger::{Ledger, Totals};

/// The coverage of a game's rules, as `coverage --json` prints it.
#[derive(Debug, Serialize)]
pub struct Coverage<'l> {
    totals: Totals,
    /// By chapter: `704`, `4.5`.
    chapters: BTreeMap<String, Totals>,
    #[serde(serialize_with = "by_number")]
    rules: &'l Ledger,
}

impl<'l> Coverage<'l> {
    /// Describes a ledger.
    pub fn new(ledger: &'l Ledger) -> Self {
        let chapters = ledger.numbers_at_level(2).into_iter();
        let chapters = chapters.map(|chapter| (chapter.to_string(), ledger.totals_under(chapter))).collect();
        Coverage { totals: ledger.totals(), chapters, rules: ledger }
    }
}

fn by_number<S: Serializer>(ledger: &Ledger, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(ledger.rows().map(|(number, row)| (number.to_string(), row)))
}
