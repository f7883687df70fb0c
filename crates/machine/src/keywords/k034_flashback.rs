//! Flashback (702.34): casting a card from the graveyard, and exiling it afterwards.

use std::sync::Arc;

use vademecum_abilities::{
    Ability, Castable, CastingChange, CastingRule, Condition, Cost, Duration, Effect, Filter, Functions, Keyword,
    KeywordAbility, Objects, Pattern, Program, Replaced, Replacement, Slot, Zone, Zones,
};
use vademecum_rule_ids::magic::R702_34A;

use super::KeywordRules;

/// 702.34.
pub(crate) struct Flashback;

impl KeywordRules for Flashback {
    const KEYWORD: Keyword = Keyword(34);
    const NAMES: [&str; 3] = ["retrospectiva", "recapitular", "flashback"];
    const HAS_COST: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let Some(cost) = of.cost.clone() else { return Vec::new() };
        let cast = CastingRule::own(CastingChange::From(Zone::Graveyard, Some(cost)));
        vec![
            Ability::Casting(CastingRule { keyword: Some(Self::KEYWORD), by: Some(R702_34A), ..cast }),
            Ability::Replacement(Replacement {
                functions: Functions(Zones::only(Zone::Stack)),
                by: Some(R702_34A),
                ..exiles()
            }),
        ]
    }
}

/// A spell that was cast for its flashback cost is exiled instead of being put anywhere else.
fn exiles() -> Replacement {
    let leaves = Pattern::moves(Filter::This, Zones::only(Zone::Stack), Zones::NONE);
    let paid = Condition::Match(Objects::This, Filter::CastFor(Flashback::KEYWORD));
    Replacement { only_if: Some(paid), ..Replacement::of(leaves, Replaced::To(Zone::Exile)) }
}

/// The cards in a slot, which are in a graveyard, gain flashback with a cost until end of turn.
pub fn gains_flashback(card: Slot, cost: Cost) -> Program {
    let that_card = Castable::Spells(Filter::Slot(card).and(Filter::In(Zone::Graveyard)));
    let cast = CastingRule::yours(that_card, CastingChange::From(Zone::Graveyard, Some(cost)));
    let rule = Arc::new(CastingRule { keyword: Some(Flashback::KEYWORD), by: Some(R702_34A), ..cast });
    // Of several cards, each is exiled that was itself cast for that cost.
    let cast_for_it = Filter::Slot(card).and(Filter::CastFor(Flashback::KEYWORD));
    let leaves = Pattern::moves(cast_for_it, Zones::only(Zone::Stack), Zones::NONE);
    let replacement = Arc::new(Replacement::of(leaves, Replaced::To(Zone::Exile)));
    vec![
        Effect::Casting { rule, lasts: Duration::EndOfTurn }.into(),
        Effect::Replace { replacement, lasts: Duration::EndOfTurn }.into(),
    ]
}
