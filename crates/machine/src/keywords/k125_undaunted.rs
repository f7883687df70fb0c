//! Undaunted (702.125): a spell costs less for each opponent (702.125a).

use vademecum_abilities::{Ability, Amount, CastingChange, CastingRule, Keyword, KeywordAbility, ManaCost, Players};
use vademecum_rule_ids::magic::{R702_125A, R702_125C};
use vademecum_vocab::RuleId;

use super::KeywordRules;

/// 702.125.
pub(crate) struct Undaunted;

impl KeywordRules for Undaunted {
    const KEYWORD: Keyword = Keyword(125);
    const NAMES: [&str; 3] = ["audacia", "inabalável", "undaunted"];
    const EACH_INSTANCE: Option<RuleId> = Some(R702_125C);

    fn means(_: &KeywordAbility) -> Vec<Ability> {
        let less = CastingChange::Less(ManaCost::generic(1), Amount::CountPlayers(Players::Opponents));
        vec![Ability::Casting(CastingRule { by: Some(R702_125A), ..CastingRule::own(less) })]
    }
}
