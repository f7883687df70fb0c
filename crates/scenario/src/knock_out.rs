//! A scenario without one rule: does what it asserts depend on it?
//!
//! Only asserted states, asserted events in their order, and asserted refusals are compared. All of them come
//! after the place where the rule first applies: until then both runs are the same.

use std::panic::{AssertUnwindSafe, catch_unwind};

use vademecum_magic::{State, Zone};
use vademecum_vocab::RuleId;

use crate::{
    model::Scenario,
    run::{play, run},
};

/// What a knocked-out rule changes in a scenario.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Difference {
    /// Something asserted came out differently: the scenario depends on the rule.
    Different,
    /// Everything came out as before.
    Same,
    /// The scenario fails with all rules in force; or without this one the run panicked, did not end, or left
    /// a state that cannot be: that proves nothing about the rule.
    Broken,
}

/// Plays a scenario without a rule. What the script no longer fits is passed over: only what is asserted
/// counts.
pub fn knock_out(scenario: &Scenario, rule: RuleId) -> Difference {
    if !run(scenario).passed() {
        return Difference::Broken;
    }
    match catch_unwind(AssertUnwindSafe(|| play(scenario, &[rule], true))) {
        Ok(report) => match &report.state {
            Some(state) if is_sound(scenario, state) => {
                if report.differs {
                    Difference::Different
                } else {
                    Difference::Same
                }
            }
            _ => Difference::Broken,
        },
        Err(_) => Difference::Broken,
    }
}

/// Whether the hash that was kept is right, and no card has come or gone.
fn is_sound(scenario: &Scenario, state: &State) -> bool {
    let setup = &scenario.arrangement.setup;
    let begun = setup.decks.iter().map(Vec::len).sum::<usize>()
        + scenario.arrangement.placed.iter().filter(|placed| !placed.token).count();
    let here = state.objects().filter(|(_, object)| !object.token && object.zone != Zone::Outside).count();
    let somebody_left = state.players().len() > 2 && state.players().iter().any(|player| !player.is_in_game());
    state.hash_from_scratch() == state.hash_as_kept() && (here == begun || somebody_left)
}
