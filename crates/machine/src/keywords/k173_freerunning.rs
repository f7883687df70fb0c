//! Freerunning (702.173): an alternative cost after an Assassin or a commander dealt combat damage to a player
//! (702.173a).

use vademecum_abilities::{Ability, CastingChange, CastingRule, Condition, Filter, Keyword, KeywordAbility, Players};
use vademecum_rule_ids::magic::R702_173A;

use super::KeywordRules;

/// 702.173.
pub(crate) struct Freerunning;

impl KeywordRules for Freerunning {
    const KEYWORD: Keyword = Keyword(173);
    const NAMES: [&str; 3] = ["parkour", "parkour", "freerunning"];
    const HAS_COST: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        // The creature type is the filter: its place among the subtypes is the cards' own.
        let (Some(cost), Some(Filter::Subtype(assassin))) = (of.cost.clone(), &of.filter) else { return Vec::new() };
        vec![Ability::Casting(CastingRule {
            only_if: Some(Condition::StruckWith(Players::You, *assassin)),
            keyword: Some(Self::KEYWORD),
            by: Some(R702_173A),
            ..CastingRule::own(CastingChange::Instead(cost))
        })]
    }
}
