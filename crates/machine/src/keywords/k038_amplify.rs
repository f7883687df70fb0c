//! Amplify (702.38): a permanent enters with +1/+1 counters for the cards that are revealed from the hand.

use vademecum_abilities::{
    Ability, Amount, CounterKind, Effect, Filter, Instruction, Keyword, KeywordAbility, Objects, Pattern, Players,
    Replaced, Replacement, Slot, Zone, Zones,
};
use vademecum_rule_ids::magic::{R702_38A, R702_38B};
use vademecum_vocab::RuleId;

use super::KeywordRules;

/// 702.38.
pub(crate) struct Amplify;

/// The cards that are revealed.
const REVEALED: Slot = Slot(0x20);

impl KeywordRules for Amplify {
    const KEYWORD: Keyword = Keyword(38);
    const NAMES: [&str; 3] = ["amplificar", "amplificar", "amplify"];
    const EACH_INSTANCE: Option<RuleId> = Some(R702_38B);
    const HAS_NUMBER: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let Some(Amount::Number(number)) = of.number else { return Vec::new() };
        let kin = Filter::All(vec![
            Filter::In(Zone::Hand),
            Filter::Owner(Players::You),
            Filter::SharesCreatureType(Box::new(Objects::This)),
        ]);
        let reveal = Effect::RevealAny(Players::You, Objects::Each(kin));
        let program = vec![Instruction::from(reveal).into_slot(REVEALED)];
        let counters = Amount::Times(number, Box::new(Amount::Slot(REVEALED)));
        let enters = Pattern::moves(Filter::This, Zones::NONE, Zones::only(Zone::Battlefield));
        let with = Some((CounterKind::PlusOne, counters));
        let entering = Replacement::of(enters, Replaced::EntersAfter { program, with });
        vec![Ability::Replacement(Replacement { by: Some(R702_38A), ..entering })]
    }
}
