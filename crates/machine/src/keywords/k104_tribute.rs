//! Tribute (702.104): an opponent may have a creature enter with more counters (702.104a), and its other ability says
//! what happens otherwise (702.104b).

use vademecum_abilities::{
    Ability, Amount, Condition, CounterKind, Effect, Filter, Instruction, Keyword, KeywordAbility, Pattern, Players,
    Remembered, Replaced, Replacement, Slot, Zone, Zones,
};
use vademecum_rule_ids::magic::R702_104A;

use super::KeywordRules;

/// 702.104.
pub(crate) struct Tribute;

/// The opponent who is chosen.
const OPPONENT: Slot = Slot(0x20);
/// The player who decides: that opponent.
const DECIDER: Slot = Slot(0x21);
/// How many counters the creature enters with.
const COUNTERS: Slot = Slot(0x22);
/// The number of the note that tribute was paid. It is high, as pairs of abilities in a text are numbered from 0.
pub(crate) const PAIR: u8 = 0xfc;

impl KeywordRules for Tribute {
    const KEYWORD: Keyword = Keyword(104);
    const NAMES: [&str; 3] = ["tributo", "tributo", "tribute"];
    const HAS_NUMBER: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let number = of.number.clone().unwrap_or(Amount::Number(0));
        let may = Effect::May {
            who: Players::Slot(OPPONENT),
            decider: DECIDER,
            then: vec![
                Instruction::from(Effect::Let(number)).into_slot(COUNTERS),
                Effect::RememberNumber(COUNTERS, PAIR, Remembered::Tribute).into(),
            ],
            otherwise: vec![Instruction::from(Effect::Let(Amount::Number(0))).into_slot(COUNTERS)],
        };
        let choose = Instruction::from(Effect::ChoosePlayer(Players::Opponents)).into_slot(OPPONENT);
        let with = Replaced::EntersAfter {
            program: vec![choose, may.into()],
            with: Some((CounterKind::PlusOne, Amount::Slot(COUNTERS))),
        };
        let enters = Pattern::moves(Filter::This, Zones::NONE, Zones::only(Zone::Battlefield));
        vec![Ability::Replacement(Replacement { by: Some(R702_104A), ..Replacement::of(enters, with) })]
    }
}

/// "if tribute wasn't paid": that opponent did not have the creature enter with the counters.
pub fn tribute_was_not_paid() -> Condition {
    Condition::Not(Box::new(Condition::Noted(PAIR)))
}
