//! How far the rules are tied to code and tests.

use serde::{Serialize, Serializer};
use vademecum_ledger::{Ledger, Totals};

/// The coverage of a game's rules, as `coverage --json` prints it.
#[derive(Debug, Serialize)]
pub struct Coverage<'l> {
    totals: Totals,
    #[serde(serialize_with = "by_number")]
    rules: &'l Ledger,
}

impl<'l> Coverage<'l> {
    /// Describes a ledger.
    pub fn new(ledger: &'l Ledger) -> Self {
        Coverage { totals: ledger.totals(), rules: ledger }
    }
}

fn by_number<S: Serializer>(ledger: &Ledger, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(ledger.rows().map(|(number, row)| (number.to_string(), row)))
}
