//! How often each place in the code that decides by a rule decided one way and the other.
//!
//! A condition that was never false in any game decides nothing: its rule is applied somewhere else, or nowhere.

use std::{collections::BTreeMap, panic::Location};

use rustc_hash::FxHashMap;
use vademecum_vocab::RuleId;

use crate::{Cited, Kind};

/// The most rules that one place cites.
pub(crate) const MOST_RULES: usize = 3;

/// A place in the code that decides by rules, with how often it did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decision {
    /// The file, as the compiler names it.
    pub file: &'static str,
    /// The line, from 1.
    pub line: u32,
    /// The rules by which it decides, as one.
    pub rules: Vec<RuleId>,
    /// How it decides.
    pub kind: Kind,
    /// How often it was asked, and the rules applied or would have.
    pub held: u64,
    /// How often it was asked, and the condition was false; 0 for what has no condition.
    pub failed: u64,
}

impl Decision {
    /// Whether it has a condition that was never false.
    pub const fn is_never_false(&self) -> bool {
        matches!(self.kind, Kind::When) && self.failed == 0
    }
}

/// The decisions of one or several games.
#[derive(Debug, Clone, Default)]
pub struct Decisions {
    tallies: FxHashMap<(Key, Kind), Tally>,
}

/// A call: its location by address, which is quick to compare, and its rules. Code that cites what data say cites
/// different rules at one location.
type Key = (usize, [Option<RuleId>; MOST_RULES]);

#[derive(Debug, Clone, Copy)]
struct Tally {
    place: &'static Location<'static>,
    held: u64,
    failed: u64,
}

impl Decisions {
    pub(crate) fn count(&mut self, rules: impl Cited, kind: Kind, holds: bool, place: &'static Location<'static>) {
        let mut key = [None; MOST_RULES];
        for (slot, rule) in key.iter_mut().zip(rules.rules()) {
            *slot = Some(*rule);
        }
        let address = std::ptr::from_ref(place).addr();
        let tally = self.tallies.entry(((address, key), kind)).or_insert(Tally { place, held: 0, failed: 0 });
        if holds {
            tally.held += 1;
        } else {
            tally.failed += 1;
        }
    }

    pub(crate) fn clear(&mut self) {
        self.tallies.clear();
    }

    /// Adds the decisions of another game.
    pub fn add(&mut self, other: &Decisions) {
        for (&key, &Tally { place, held, failed }) in &other.tallies {
            let tally = self.tallies.entry(key).or_insert(Tally { place, held: 0, failed: 0 });
            tally.held += held;
            tally.failed += failed;
        }
    }

    /// Every place that decided, by file and line.
    pub fn all(&self) -> Vec<Decision> {
        // The compiler may give one location several addresses.
        let mut places: BTreeMap<_, Decision> = BTreeMap::new();
        for (((_, rules), kind), tally) in &self.tallies {
            let (file, line) = (tally.place.file(), tally.place.line());
            let decision =
                places.entry((file, line, tally.place.column(), *kind, *rules)).or_insert_with(|| Decision {
                    file,
                    line,
                    rules: rules.iter().copied().flatten().collect(),
                    kind: *kind,
                    held: 0,
                    failed: 0,
                });
            decision.held += tally.held;
            decision.failed += tally.failed;
        }
        places.into_values().collect()
    }
}
