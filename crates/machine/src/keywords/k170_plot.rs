//! Plot (702.170): exiling a card for a cost, to cast it on a later turn without paying its mana cost.

use std::sync::Arc;

use vademecum_abilities::{
    Ability, Activated, Amount, CastingRule, Condition, Cost, Destination, Duration, Effect, Functions, Instruction,
    Keyword, KeywordAbility, Objects, Slot, SpecialAction, SpellAbility, Timing, Zone, Zones,
};
use vademecum_rule_ids::magic::{R702_170A, R702_170D};

use super::{KeywordRules, cast_later};

/// 702.170.
pub(crate) struct Plot;

/// The card in exile.
const EXILED: Slot = Slot(0x20);
/// The turn in which it was plotted.
const TURN: Slot = Slot(0x21);

impl KeywordRules for Plot {
    const KEYWORD: Keyword = Keyword(170);
    const NAMES: [&str; 3] = ["tramar", "tramar", "plot"];
    const HAS_COST: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let Some(cost) = of.cost.clone() else { return Vec::new() };
        let later = cast_later(EXILED, TURN, Cost::FREE);
        let only_if = later.only_if.clone().map(|turn| Condition::All(vec![turn, Condition::SorceryTime]));
        let rule = Arc::new(CastingRule { only_if, keyword: Some(Self::KEYWORD), by: Some(R702_170D), ..later });
        let program = vec![
            Instruction::from(Effect::Move(Objects::This, Destination::to(Zone::Exile))).into_slot(EXILED),
            Instruction::from(Effect::Let(Amount::Turn)).into_slot(TURN),
            Effect::Casting { rule, lasts: Duration::Forever }.into(),
        ];
        vec![Ability::Activated(Activated {
            cost,
            effect: SpellAbility { program, ..SpellAbility::default() },
            timing: Timing::Sorcery,
            functions: Functions(Zones::only(Zone::Hand)),
            special: Some(SpecialAction::Plot),
            by: Some(R702_170A),
            ..Activated::default()
        })]
    }
}
