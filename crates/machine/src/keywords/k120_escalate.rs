//! Escalate (702.120): an additional cost for each mode beyond the first (702.120a).

use vademecum_abilities::{Ability, CastingChange, CastingRule, Keyword, KeywordAbility};
use vademecum_rule_ids::magic::R702_120A;

use super::KeywordRules;

/// 702.120.
pub(crate) struct Escalate;

impl KeywordRules for Escalate {
    const KEYWORD: Keyword = Keyword(120);
    const NAMES: [&str; 3] = ["expandir", "escalar", "escalate"];
    const HAS_COST: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let cost = of.cost.clone().unwrap_or_default();
        let more = CastingRule::own(CastingChange::MoreForModes(cost));
        vec![Ability::Casting(CastingRule { by: Some(R702_120A), ..more })]
    }
}
