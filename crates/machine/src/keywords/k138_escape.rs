//! Escape (702.138): casting a card from the graveyard for an alternative cost.

use vademecum_abilities::{
    Ability, Amount, CastingChange, CastingRule, Change, Condition, CounterKind, Filter, Keyword, KeywordAbility,
    Objects, Pattern, Replaced, Replacement, Static, Zone, Zones,
};
use vademecum_rule_ids::magic::{R702_138A, R702_138B, R702_138C, R702_138D};

use super::KeywordRules;

/// 702.138.
pub(crate) struct Escape;

impl KeywordRules for Escape {
    const KEYWORD: Keyword = Keyword(138);
    const NAMES: [&str; 3] = ["escapatoria", "escapar", "escape"];
    const HAS_COST: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let Some(cost) = of.cost.clone() else { return Vec::new() };
        let cast = CastingRule::own(CastingChange::From(Zone::Graveyard, Some(cost)));
        vec![Ability::Casting(CastingRule { keyword: Some(Self::KEYWORD), by: Some(R702_138A), ..cast })]
    }
}

/// Whether the object has escaped: it was cast with its escape ability, or is the permanent that such a spell became
/// (702.138b).
fn has_escaped() -> Condition {
    Condition::By(R702_138B, Box::new(Condition::Match(Objects::This, Filter::CastFor(Escape::KEYWORD))))
}

/// "escapes with a +1/+1 counter on it": what it enters with if it escaped (702.138c).
pub fn escapes_with_counters(kind: CounterKind, amount: Amount) -> Ability {
    let enters = Pattern::moves(Filter::This, Zones::NONE, Zones::only(Zone::Battlefield));
    Ability::Replacement(Replacement {
        only_if: Some(has_escaped()),
        by: Some(R702_138C),
        ..Replacement::of(enters, Replaced::EntersWith(kind, amount))
    })
}

/// "escapes with haste": what it has if it escaped (702.138d).
pub fn escapes_with_ability(changes: Vec<Change>) -> Ability {
    Ability::Static(Static { only_if: Some(has_escaped()), by: Some(R702_138D), ..Static::new(Objects::This, changes) })
}
