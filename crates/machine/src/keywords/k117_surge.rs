//! Surge (702.117): an alternative cost for a spell that is not the first of its team this turn (702.117a).

use vademecum_abilities::{
    Ability, Amount, CastingChange, CastingRule, Comparison, Condition, Keyword, KeywordAbility, Players,
};
use vademecum_rule_ids::magic::R702_117A;

use super::KeywordRules;

/// 702.117.
pub(crate) struct Surge;

impl KeywordRules for Surge {
    const KEYWORD: Keyword = Keyword(117);
    const NAMES: [&str; 3] = ["impulso", "surto", "surge"];
    const HAS_COST: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let cast = Amount::SpellsCast(Players::Team);
        let another = Condition::Compare(cast, Comparison::AtLeast, Amount::Number(1));
        let instead = CastingChange::Instead(of.cost.clone().unwrap_or_default());
        vec![Ability::Casting(CastingRule {
            only_if: Some(another),
            keyword: Some(Self::KEYWORD),
            by: Some(R702_117A),
            ..CastingRule::own(instead)
        })]
    }
}
