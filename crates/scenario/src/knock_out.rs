//! A scenario without one rule: does it tell the game without the rule from the game with it?
//!
//! This is mutation testing: the rule is the mutant, asserted states, events and refusals are the tests. All of them
//! come after the place where the rule first applies: until then both runs are the same.

use std::hash::{DefaultHasher, Hash, Hasher};

use vademecum_vocab::RuleId;

use crate::{
    bounded::Budget,
    model::Scenario,
    report::Why,
    run::{WithoutRule, play_without},
};

/// What a knocked-out rule changes in a scenario.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Difference {
    /// Something asserted came out differently.
    Different,
    /// The game left the script, before anything asserted came out differently.
    Astray,
    /// Everything came out as before.
    Same,
    /// The run panicked, did not end, or left a state that cannot be: that shows nothing about the rule.
    Broken,
}

/// A scenario that passes, with one rule knocked out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct KnockOut {
    /// What that changes.
    pub difference: Difference,
    /// The same for two runs in which the same happened: two rules with the same fingerprint in a scenario are not told
    /// apart by it.
    pub fingerprint: u64,
}

/// Plays a passing scenario again with one rule disabled.
pub fn knock_out(scenario: &Scenario, rule: RuleId) -> KnockOut {
    let WithoutRule { report, differs } = play_without(scenario, rule, &Budget::whole());
    let left = report.failures.first();
    let difference = match left.map(|failure| &failure.why) {
        Some(Why::Endless | Why::Late | Why::Panicked | Why::Unsound | Why::Setup(_)) => Difference::Broken,
        _ if differs => Difference::Different,
        Some(_) => Difference::Astray,
        None => Difference::Same,
    };
    let mut hasher = DefaultHasher::new();
    for told in &report.told {
        format!("{:?}", told.event).hash(&mut hasher);
    }
    left.map(|failure| (failure.line, failure.why.to_string())).hash(&mut hasher);
    report.state.map(|state| state.hash()).hash(&mut hasher);
    KnockOut { difference, fingerprint: hasher.finish() }
}
