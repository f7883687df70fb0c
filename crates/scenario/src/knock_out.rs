//! A scenario without one rule: does it tell the game without the rule from the game with it?
//!
//! This is mutation testing: the rule is the mutant, asserted states, events and refusals are the tests. All of them
//! come after the place where the rule first applies: until then both runs are the same.

use std::hash::{DefaultHasher, Hash, Hasher};

use vademecum_scenario_format::{Difference, KnockOut};
use vademecum_vocab::RuleId;

use crate::{
    bounded::Budget,
    model::Scenario,
    report::Why,
    run::{WithoutRule, play_without},
};

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
