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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_in_the_order_of_their_numbers() {
        let table = "number\tstrength\tclaimed_by\tdisposition\tawaits\ttests\n\
                     704.10\tnone\t\t\t310\t\n704.5\tload-bearing\t\t\t\tone.md\n";
        let json = serde_json::to_string(&Coverage::new(&Ledger::from_tsv("ledger.tsv", table).unwrap())).unwrap();
        let rules = r#""rules":{"704.5":{"strength":"load-bearing","disposition":null,"awaits":null,"code":[],"tests":["one.md"],"claimable":true},"704.10":{"strength":"none","disposition":null,"awaits":"310","#;
        assert!(json.contains(rules), "{json}");
    }
}
