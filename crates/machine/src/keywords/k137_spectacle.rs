//! Spectacle (702.137): an alternative cost for a spell if an opponent lost life this turn.

use vademecum_abilities::{
    Ability, Amount, CastingChange, CastingRule, Comparison, Condition, Keyword, KeywordAbility, Players,
};
use vademecum_rule_ids::magic::R702_137A;

use super::KeywordRules;

/// 702.137.
pub(crate) struct Spectacle;

impl KeywordRules for Spectacle {
    const KEYWORD: Keyword = Keyword(137);
    const NAMES: [&str; 3] = ["espectáculo", "espetáculo", "spectacle"];
    const HAS_COST: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let Some(cost) = of.cost.clone() else { return Vec::new() };
        let lost = Amount::LifeLost(Players::Opponents);
        let only_if = Some(Condition::Compare(lost, Comparison::AtLeast, Amount::Number(1)));
        vec![Ability::Casting(CastingRule {
            only_if,
            keyword: Some(Self::KEYWORD),
            by: Some(R702_137A),
            ..CastingRule::own(CastingChange::Instead(cost))
        })]
    }
}
