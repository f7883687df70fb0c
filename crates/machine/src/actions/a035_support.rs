//! Support (701.35).

use vademecum_abilities::{Action, Amount, CounterKind, Effect, Instruction, Slot, Subjects};
use vademecum_rule_ids::magic::R701_35A;

use super::KeywordAction;

/// To put a +1/+1 counter on each of some creatures.
pub const SUPPORT: KeywordAction = KeywordAction { section: Action(35), names: ["apoyo", "suporte", "support"] };

/// A +1/+1 counter is put on each of the target creatures in a slot: on a permanent, up to N others, on an instant or
/// sorcery, up to N (701.35a).
pub fn support(targets: Slot) -> Instruction {
    let effect = Effect::PutCounters(Subjects::Slot(targets), CounterKind::PlusOne, Amount::Number(1));
    Instruction { by: Some(R701_35A), ..effect.into() }
}
