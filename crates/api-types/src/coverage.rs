//! The coverage of rules by code and tests.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Serialize, Serializer};
use vademecum_ledger::{Ledger, Totals};

/// The coverage of a game's rules, as `coverage --json` prints it.
#[derive(Debug, Serialize)]
pub struct Coverage<'l> {
    totals: Totals,
    /// By chapter: `704`.
    chapters: BTreeMap<String, Totals>,
    #[serde(serialize_with = "by_number")]
    rules: &'l Ledger,
}

impl<'l> Coverage<'l> {
    /// Describes a ledger.
    pub fn new(ledger: &'l Ledger) -> Self {
        let chapters: BTreeSet<u16> = ledger.rows().filter_map(|(number, _)| number.chapter()).collect();
        let of_chapter =
            |chapter: u16| (chapter.to_string(), ledger.totals_of(|number| number.chapter() == Some(chapter)));
        Coverage { totals: ledger.totals(), chapters: chapters.into_iter().map(of_chapter).collect(), rules: ledger }
    }
}

fn by_number<S: Serializer>(ledger: &Ledger, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(ledger.rows().map(|(number, row)| (number.to_string(), row)))
}
