//! Counts, for each place in the code that decides by a rule, how often its condition was true and how often false.
//!
//! A condition that was never false in any game decides nothing: its rule is applied somewhere else, or nowhere.

use std::{collections::BTreeMap, panic::Location};

use rustc_hash::FxHashMap;
use vademecum_vocab::RuleId;

use crate::CitationKind;

/// A place in the code that decides by a rule, with the number of times that it did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DecisionCount {
    /// The file, as the compiler names it.
    pub file: &'static str,
    /// The line, from 1.
    pub line: u32,
    /// The rule by which it decides.
    pub rule: RuleId,
    /// The kind of citation.
    pub kind: CitationKind,
    /// The number of times that the condition was true, whether or not the rule was disabled.
    pub true_count: u64,
    /// The number of times that the condition was false; 0 for citations without a condition.
    pub false_count: u64,
}

impl DecisionCount {
    /// Whether it has a condition that was never false.
    pub const fn is_never_false(&self) -> bool {
        matches!(self.kind, CitationKind::When) && self.false_count == 0
    }
}

/// The decision counts of one or several games.
#[derive(Debug, Clone, Default)]
pub struct DecisionCounts {
    tallies: FxHashMap<(Key, CitationKind), Tally>,
}

/// A call: its location by address, which is quick to compare, and its rule. Code that cites what data say cites
/// different rules at one location.
type Key = (usize, RuleId);

#[derive(Debug, Clone, Copy)]
struct Tally {
    place: &'static Location<'static>,
    true_count: u64,
    false_count: u64,
}

impl DecisionCounts {
    pub(crate) fn count(&mut self, rule: RuleId, kind: CitationKind, holds: bool, place: &'static Location<'static>) {
        let address = std::ptr::from_ref(place).addr();
        let tally =
            self.tallies.entry(((address, rule), kind)).or_insert(Tally { place, true_count: 0, false_count: 0 });
        if holds {
            tally.true_count += 1;
        } else {
            tally.false_count += 1;
        }
    }

    pub(crate) fn clear(&mut self) {
        self.tallies.clear();
    }

    /// Adds the decisions of another game.
    pub fn add(&mut self, other: &DecisionCounts) {
        for (&key, &Tally { place, true_count, false_count }) in &other.tallies {
            let tally = self.tallies.entry(key).or_insert(Tally { place, true_count: 0, false_count: 0 });
            tally.true_count += true_count;
            tally.false_count += false_count;
        }
    }

    /// Every place that decided, by file and line.
    pub fn all(&self) -> Vec<DecisionCount> {
        // The compiler may give one location several addresses.
        let mut places: BTreeMap<_, DecisionCount> = BTreeMap::new();
        for (((_, rule), kind), tally) in &self.tallies {
            let (file, line) = (tally.place.file(), tally.place.line());
            let decision = places.entry((file, line, tally.place.column(), *kind, *rule)).or_insert_with(|| {
                DecisionCount { file, line, rule: *rule, kind: *kind, true_count: 0, false_count: 0 }
            });
            decision.true_count += tally.true_count;
            decision.false_count += tally.false_count;
        }
        places.into_values().collect()
    }
}
