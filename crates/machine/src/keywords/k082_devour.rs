//! Devour (702.82): a creature enters with counters for the creatures that were sacrificed to it (702.82a).

use vademecum_abilities::{
    Ability, Amount, CounterKind, Effect, Filter, Instruction, Keyword, KeywordAbility, Objects, Pattern, Players,
    Remembered, Replaced, Replacement, Slot, Zone, Zones,
};
use vademecum_rule_ids::magic::{R702_82A, R702_82C};

use super::KeywordRules;

/// 702.82.
pub(crate) struct Devour;

/// The permanents that are sacrificed.
const DEVOURED: Slot = Slot(0x20);
/// How many creatures other instances of the ability devoured before.
const BEFORE: Slot = Slot(0x21);
/// How many creatures have been devoured.
const TOTAL: Slot = Slot(0x22);
/// The number of the note how many creatures were devoured. It is high, as pairs of abilities in a text are numbered from 0.
const PAIR: u8 = 0xf9;

impl KeywordRules for Devour {
    const KEYWORD: Keyword = Keyword(82);
    const NAMES: [&str; 3] = ["devorar", "devorar", "devour"];
    const HAS_NUMBER: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let Some(Amount::Number(number)) = of.number else { return Vec::new() };
        // 702.82c: a variant devours permanents of some quality.
        let (food, by) = match &of.filter {
            Some(quality) => (quality.clone(), R702_82C),
            None => (Filter::CREATURE, R702_82A),
        };
        let choose = Effect::Choose {
            who: Players::You,
            among: Objects::Each(food.yours()),
            least: Amount::Number(0),
            most: Amount::Number(i32::from(u8::MAX)),
        };
        let mut program =
            vec![Instruction::from(choose).into_slot(DEVOURED), Effect::SacrificeThose(Objects::Slot(DEVOURED)).into()];
        if of.filter.is_none() {
            let total = Amount::Plus(Box::new(Amount::Slot(BEFORE)), Box::new(Amount::Slot(DEVOURED)));
            program.extend([
                Instruction::from(Effect::RecallNumber(PAIR)).into_slot(BEFORE),
                Instruction::from(Effect::Let(total)).into_slot(TOTAL),
                Effect::RememberNumber(TOTAL, PAIR, Remembered::Devoured).into(),
            ]);
        }
        let counters = Amount::Times(number, Box::new(Amount::Slot(DEVOURED)));
        let enters = Pattern::moves(Filter::This, Zones::NONE, Zones::only(Zone::Battlefield));
        let with = Replaced::EntersAfter { program, with: Some((CounterKind::PlusOne, counters)) };
        vec![Ability::Replacement(Replacement { by: Some(by), ..Replacement::of(enters, with) })]
    }
}

/// The number of creatures that the permanent devoured (702.82b).
pub const fn creatures_devoured() -> Effect {
    Effect::RecallNumber(PAIR)
}
