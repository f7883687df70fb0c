//! Affinity (702.41): a spell costs less for each permanent of a kind that its player controls.

use vademecum_abilities::{Ability, Amount, CastingChange, CastingRule, Keyword, KeywordAbility, ManaCost, Objects};
use vademecum_rule_ids::magic::{R702_41A, R702_41B};
use vademecum_vocab::RuleId;

use super::KeywordRules;

/// 702.41.
pub(crate) struct Affinity;

impl KeywordRules for Affinity {
    const KEYWORD: Keyword = Keyword(41);
    const NAMES: [&str; 3] = ["afinidad", "afinidade", "affinity"];
    const EACH_INSTANCE: Option<RuleId> = Some(R702_41B);

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let Some(filter) = of.filter.clone() else { return Vec::new() };
        let number = Amount::Count(Box::new(Objects::Each(filter.yours())));
        let one = ManaCost { generic: 1, ..ManaCost::default() };
        let less = CastingRule::own(CastingChange::Less(one, number));
        vec![Ability::Casting(CastingRule { by: Some(R702_41A), ..less })]
    }
}
