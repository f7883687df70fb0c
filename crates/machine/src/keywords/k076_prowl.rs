//! Prowl (702.76): an alternative cost after a creature of one of its types dealt combat damage to a player (702.76a).

use vademecum_abilities::{Ability, CastingChange, CastingRule, Condition, Keyword, KeywordAbility, Objects, Players};
use vademecum_rule_ids::magic::R702_76A;

use super::KeywordRules;

/// 702.76.
pub(crate) struct Prowl;

impl KeywordRules for Prowl {
    const KEYWORD: Keyword = Keyword(76);
    const NAMES: [&str; 3] = ["rondar", "espreitar", "prowl"];
    const HAS_COST: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let Some(cost) = of.cost.clone() else { return Vec::new() };
        vec![Ability::Casting(CastingRule {
            only_if: Some(Condition::KinStruck(Players::You, Objects::This)),
            keyword: Some(Self::KEYWORD),
            by: Some(R702_76A),
            ..CastingRule::own(CastingChange::Instead(cost))
        })]
    }
}
