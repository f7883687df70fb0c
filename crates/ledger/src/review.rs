//! What a person should look at: numbers that no test tells apart, and lines that cite too many.

use std::collections::{BTreeMap, BTreeSet};

use vademecum_vocab::Number;

use crate::{Run, Site};

/// A line that cites more numbers than this says little about each of them.
const MOST: usize = 3;

/// Numbers whose evidence is the same in all tests: whatever ran one of them ran the others too. Each group
/// has at least two; numbers that no test ran are in none.
pub fn alike(runs: &[Run]) -> Vec<Vec<Number>> {
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

/// Lines of code that cite more than three numbers.
pub fn crowded(sites: &[(Number, Site)]) -> Vec<(&Site, Vec<Number>)> {
    let mut numbers: BTreeMap<&Site, BTreeSet<Number>> = BTreeMap::new();
    for (number, site) in sites {
        numbers.entry(site).or_default().insert(*number);
    }
    let crowded = numbers.into_iter().filter(|(_, numbers)| numbers.len() > MOST);
    crowded.map(|(site, numbers)| (site, numbers.into_iter().collect())).collect()
}
