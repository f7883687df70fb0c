//! Cleave (702.148): casting a spell for an alternative cost, without its text in square brackets.

use vademecum_abilities::{Ability, CastingChange, CastingRule, Keyword, KeywordAbility, Part};
use vademecum_rule_ids::magic::R702_148A;

use super::KeywordRules;

/// 702.148.
pub(crate) struct Cleave;

impl KeywordRules for Cleave {
    const KEYWORD: Keyword = Keyword(148);
    const NAMES: [&str; 3] = ["recortar", "fender", "cleave"];
    const HAS_COST: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let Some(cost) = of.cost.clone() else { return Vec::new() };
        vec![Ability::Casting(CastingRule {
            part: Some(Part::Alternative),
            keyword: Some(Self::KEYWORD),
            by: Some(R702_148A),
            ..CastingRule::own(CastingChange::Instead(cost))
        })]
    }
}
