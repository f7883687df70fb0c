//! Retrace (702.81): casting a card from the graveyard by discarding a land card as well (702.81a).

use vademecum_abilities::{Ability, CastingChange, CastingRule, Cost, CostPart, Filter, Keyword, KeywordAbility, Zone};
use vademecum_rule_ids::magic::R702_81A;

use super::KeywordRules;

/// 702.81.
pub(crate) struct Retrace;

impl KeywordRules for Retrace {
    const KEYWORD: Keyword = Keyword(81);
    const NAMES: [&str; 3] = ["desandar", "retraçar", "retrace"];

    fn means(_: &KeywordAbility) -> Vec<Ability> {
        let land = Cost::of(CostPart::Discard(1, Filter::LAND));
        vec![Ability::Casting(CastingRule {
            keyword: Some(Self::KEYWORD),
            by: Some(R702_81A),
            ..CastingRule::own(CastingChange::FromPaying(Zone::Graveyard, land))
        })]
    }
}
