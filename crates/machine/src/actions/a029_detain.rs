//! Detain (701.29).

use vademecum_abilities::{Action, Change, Duration, Effect, Instruction, Objects};
use vademecum_rule_ids::magic::R701_29A;

use super::KeywordAction;

/// To keep a permanent from attacking, blocking and using its activated abilities.
pub const DETAIN: KeywordAction = KeywordAction { section: Action(29), names: ["detener", "deter", "detain"] };

/// Until the next turn of whoever detains them, they can't attack or block and their activated abilities can't be
/// activated (701.29a).
pub fn detain(which: Objects) -> Instruction {
    let changes = vec![Change::CantAttack, Change::CantBlock, Change::CantActivate];
    let effect = Effect::Change { which, changes, lasts: Duration::YourNextTurn };
    Instruction { by: Some(R701_29A), ..effect.into() }
}
