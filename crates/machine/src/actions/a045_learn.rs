//! Learn (701.45).

use vademecum_abilities::{Action, Amount, Cost, CostPart, Effect, Filter, Instruction, Players, Slot, Subtype};
use vademecum_rule_ids::magic::R701_45A;

use super::KeywordAction;

/// To discard a card and draw another, or to bring a Lesson into the game.
pub const LEARN: KeywordAction = KeywordAction { section: Action(45), names: ["aprender", "aprender", "learn"] };

/// What learning is (701.45a): a card discarded for another one, or a Lesson from outside the game.
pub fn learn(lesson: Subtype, decider: Slot) -> Instruction {
    let one = || Amount::Number(1);
    let effect = Effect::Pay {
        who: Players::You,
        payer: decider,
        cost: Cost::of(CostPart::Discard(1, Filter::Any)),
        must: false,
        then: vec![Effect::Draw(Players::You, one()).into()],
        otherwise: vec![Effect::Bring(Players::You, Filter::Subtype(lesson)).into()],
    };
    Instruction { by: Some(R701_45A), ..effect.into() }
}
