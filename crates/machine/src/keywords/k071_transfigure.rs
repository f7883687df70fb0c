//! Transfigure (702.71): an activated ability that exchanges a permanent for a creature card of the library (702.71a).

use vademecum_abilities::{
    Ability, Activated, Amount, Comparison, CostPart, Destination, Effect, Filter, Instruction, Keyword,
    KeywordAbility, Objects, Players, Slot, SpellAbility, Timing, Zone,
};
use vademecum_rule_ids::magic::R702_71A;

use super::KeywordRules;

/// 702.71.
pub(crate) struct Transfigure;

/// The card that was found.
const FOUND: Slot = Slot(0x20);

impl KeywordRules for Transfigure {
    const KEYWORD: Keyword = Keyword(71);
    const NAMES: [&str; 3] = ["transfigurar", "transfigurar", "transfigure"];
    const HAS_COST: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let Some(cost) = of.cost.clone() else { return Vec::new() };
        let of_this = Amount::ManaValue(Box::new(Objects::This));
        let equal = Filter::CREATURE.and(Filter::ManaValue(Comparison::Exactly, Box::new(of_this)));
        let search = Effect::Search { who: Players::You, filter: equal, most: Amount::Number(1), up_to: false };
        let program = vec![
            Instruction::from(search).into_slot(FOUND),
            Effect::Move(Objects::Slot(FOUND), Destination::to(Zone::Battlefield)).into(),
            Effect::Shuffle(Players::You).into(),
        ];
        vec![Ability::Activated(Activated {
            cost: cost.and(CostPart::SacrificeThis),
            effect: SpellAbility { program, ..SpellAbility::default() },
            timing: Timing::Sorcery,
            by: Some(R702_71A),
            ..Activated::default()
        })]
    }
}
