//! Disturb (702.146): casting a card transformed from the graveyard.

use vademecum_abilities::{Ability, CastingChange, CastingRule, Keyword, KeywordAbility, Part, Zone};
use vademecum_rule_ids::magic::R702_146A;

use super::KeywordRules;

/// 702.146.
pub(crate) struct Disturb;

impl KeywordRules for Disturb {
    const KEYWORD: Keyword = Keyword(146);
    const NAMES: [&str; 3] = ["perturbar", "perturbar", "disturb"];
    const HAS_COST: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let Some(cost) = of.cost.clone() else { return Vec::new() };
        let cast = CastingRule::own(CastingChange::From(Zone::Graveyard, Some(cost)));
        vec![Ability::Casting(CastingRule {
            part: Some(Part::Back),
            keyword: Some(Self::KEYWORD),
            by: Some(R702_146A),
            ..cast
        })]
    }
}
