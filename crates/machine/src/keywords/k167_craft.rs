//! Craft (702.167): a permanent and materials are exiled, and its card returns transformed.

use vademecum_abilities::{
    Ability, Activated, Amount, CostPart, Destination, Effect, Filter, Instruction, Keyword, KeywordAbility, Objects,
    Slot, SpellAbility, Timing, Zone,
};
use vademecum_rule_ids::magic::{R702_167A, R702_167C};

use super::KeywordRules;

/// 702.167.
pub(crate) struct Craft;

/// The permanent that the card returns as.
const RETURNED: Slot = Slot(0x20);
/// The number of the link to that permanent. Those of a text are numbered from 0.
const PERMANENT: u8 = 0xfb;
/// The number of the link to the materials.
const MATERIALS: u8 = 0xfa;

impl KeywordRules for Craft {
    const KEYWORD: Keyword = Keyword(167);
    const NAMES: [&str; 3] = ["elaborar", "elaborar", "craft"];
    const HAS_COST: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let cost = of.cost.clone().unwrap_or_default();
        let number = match &of.number {
            Some(Amount::Number(number)) => u8::try_from(*number).unwrap_or(u8::MAX),
            _ => 1,
        };
        let materials = CostPart::Materials(number, of.filter.clone().unwrap_or(Filter::Any));
        let back = Destination { transformed: true, ..Destination::to(Zone::Battlefield) };
        let remember_materials = Effect::Remember(Objects::Slot(Slot::MATERIALS), MATERIALS);
        let program = vec![
            Instruction::from(Effect::Move(Objects::This, back)).into_slot(RETURNED),
            Effect::Remember(Objects::Slot(RETURNED), PERMANENT).into(),
            Instruction { by: Some(R702_167C), ..remember_materials.into() },
        ];
        vec![Ability::Activated(Activated {
            cost: cost.and(CostPart::ExileThis).and(materials),
            effect: SpellAbility { program, ..SpellAbility::default() },
            timing: Timing::Sorcery,
            by: Some(R702_167A),
            ..Activated::default()
        })]
    }
}

/// "the exiled cards used to craft it": what the ability that put the permanent onto the battlefield was paid with
/// (702.167c).
pub const fn materials() -> Effect {
    Effect::Recall(MATERIALS)
}
