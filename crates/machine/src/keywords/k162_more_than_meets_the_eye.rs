//! More Than Meets the Eye (702.162): casting a card converted.

use vademecum_abilities::{Ability, CastingChange, CastingRule, Keyword, KeywordAbility, Part};
use vademecum_rule_ids::magic::R702_162A;

use super::KeywordRules;

/// 702.162.
pub(crate) struct MoreThanMeetsTheEye;

impl KeywordRules for MoreThanMeetsTheEye {
    const KEYWORD: Keyword = Keyword(162);
    const NAMES: [&str; 3] = ["más de lo que uno cree", "mais do que se vê", "more than meets the eye"];
    const HAS_COST: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let Some(cost) = of.cost.clone() else { return Vec::new() };
        vec![Ability::Casting(CastingRule {
            part: Some(Part::Back),
            keyword: Some(Self::KEYWORD),
            by: Some(R702_162A),
            ..CastingRule::own(CastingChange::Instead(cost))
        })]
    }
}
