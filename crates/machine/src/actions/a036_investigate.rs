//! Investigate (701.36).

use vademecum_abilities::{Action, Amount, Effect, Instruction, Players};
use vademecum_rule_ids::magic::R701_36A;

use super::KeywordAction;

/// To create a Clue token.
pub const INVESTIGATE: KeywordAction =
    KeywordAction { section: Action(36), names: ["investigar", "investigar", "investigate"] };

/// Players create a Clue token (701.36a), which is that one among the tokens of the card.
pub fn investigate(who: Players, clue: u8) -> Instruction {
    let effect = Effect::Create { who, token: clue, amount: Amount::Number(1), onto: None };
    Instruction { by: Some(R701_36A), ..effect.into() }
}
