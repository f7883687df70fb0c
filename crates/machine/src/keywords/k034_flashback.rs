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
                ..exiles(Filter::This, Objects::This)
            }),
        ]
    }
}

/// A spell that was cast for its flashback cost is exiled instead of being put anywhere else.
fn exiles(subject: Filter, spell: Objects) -> Replacement {
    let leaves = Pattern::moves(subject, Zones::only(Zone::Stack), Zones::NONE);
    let paid = Condition::Match(spell, Filter::CastFor(Flashback::KEYWORD));
    Replacement { only_if: Some(paid), ..Replacement::of(leaves, Replaced::To(Zone::Exile)) }
}

/// The card in a slot, which is in a graveyard, gains flashback with a cost until end of turn.
pub fn gains_flashback(card: Slot, cost: Cost) -> Program {
    let that_card = Castable::Spells(Filter::Slot(card).and(Filter::In(Zone::Graveyard)));
    let cast = CastingRule::yours(that_card, CastingChange::From(Zone::Graveyard, Some(cost)));
    let rule = Arc::new(CastingRule { keyword: Some(Flashback::KEYWORD), by: Some(R702_34A), ..cast });
    let replacement = Arc::new(exiles(Filter::Slot(card), Objects::Slot(card)));
    vec![
        Effect::Casting { rule, lasts: Duration::EndOfTurn }.into(),
        Effect::Replace { replacement, lasts: Duration::EndOfTurn }.into(),
    ]
}
