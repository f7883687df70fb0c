//! Evoke (702.74): casting a permanent for an alternative cost, and sacrificing it when it enters.

use vademecum_abilities::{
    Ability, CastingChange, CastingRule, Condition, Effect, Filter, Keyword, KeywordAbility, Objects, Pattern,
    Triggered, Zone, Zones,
};
use vademecum_rule_ids::magic::R702_74A;

use super::KeywordRules;

/// 702.74.
pub(crate) struct Evoke;

impl KeywordRules for Evoke {
    const KEYWORD: Keyword = Keyword(74);
    const NAMES: [&str; 3] = ["evocar", "evocar", "evoke"];
    const HAS_COST: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let Some(cost) = of.cost.clone() else { return Vec::new() };
        let enters = Pattern::moves(Filter::This, Zones::NONE, Zones::only(Zone::Battlefield));
        vec![
            Ability::Casting(CastingRule {
                keyword: Some(Self::KEYWORD),
                by: Some(R702_74A),
                ..CastingRule::own(CastingChange::Instead(cost))
            }),
            Ability::Triggered(Triggered {
                only_if: Some(Condition::Match(Objects::This, Filter::CastFor(Self::KEYWORD))),
                by: Some(R702_74A),
                ..Triggered::on(enters, vec![Effect::SacrificeThose(Objects::This).into()])
            }),
        ]
    }
}
