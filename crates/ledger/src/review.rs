//! Evidence for manual review: lines of code that cite too many rules.

use std::collections::{BTreeMap, BTreeSet};

use vademecum_vocab::Number;

use crate::SourceLocation;

/// Maximum number of rules that a line of code cites without review.
const MAX_RULES_PER_LINE: usize = 3;

/// Lines of code that cite more than three rules, with these rules.
pub fn lines_citing_too_many_rules(sites: &[(Number, SourceLocation)]) -> Vec<(&SourceLocation, Vec<Number>)> {
    let mut numbers: BTreeMap<&SourceLocation, BTreeSet<Number>> = BTreeMap::new();
    for (number, site) in sites {
        numbers.entry(site).or_default().insert(*number);
    }
    let overcited = numbers.into_iter().filter(|(_, numbers)| numbers.len() > MAX_RULES_PER_LINE);
    overcited.map(|(site, numbers)| (site, numbers.into_iter().collect())).collect()
}
