//! Evidence for manual review: rules that no test distinguishes, and lines of code that cite too many rules.

use std::collections::{BTreeMap, BTreeSet};

use vademecum_vocab::Number;

use crate::{Run, SourceLocation};

/// Maximum number of rules that a line of code cites without review.
const MAX_RULES_PER_LINE: usize = 3;

/// Groups of rules that exactly the same tests run, at least two rules each; rules that no test runs are in none.
pub fn indistinguishable_rules(runs: &[Run]) -> Vec<Vec<Number>> {
    let mut tests: BTreeMap<Number, BTreeSet<&str>> = BTreeMap::new();
    for run in runs {
        for &number in &run.cited {
            tests.entry(number).or_default().insert(&run.test);
        }
    }
    let mut groups: BTreeMap<BTreeSet<&str>, Vec<Number>> = BTreeMap::new();
    for (number, tests) in tests {
        groups.entry(tests).or_default().push(number);
    }
    let mut groups: Vec<Vec<Number>> = groups.into_values().filter(|numbers| numbers.len() > 1).collect();
    groups.sort();
    groups
}

/// Lines of code that cite more than three rules, with these rules.
pub fn lines_citing_too_many_rules(sites: &[(Number, SourceLocation)]) -> Vec<(&SourceLocation, Vec<Number>)> {
    let mut numbers: BTreeMap<&SourceLocation, BTreeSet<Number>> = BTreeMap::new();
    for (number, site) in sites {
        numbers.entry(site).or_default().insert(*number);
    }
    let overcited = numbers.into_iter().filter(|(_, numbers)| numbers.len() > MAX_RULES_PER_LINE);
    overcited.map(|(site, numbers)| (site, numbers.into_iter().collect())).collect()
}
