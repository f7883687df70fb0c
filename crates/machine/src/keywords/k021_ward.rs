//! Ward (702.21): a triggered ability that counters what targets the permanent unless its player pays (702.21a).

use vademecum_abilities::{
    Ability, DeedKind, Effect, Filter, Keyword, KeywordAbility, Objects, Pattern, Players, Program, Slot, Triggered,
};
use vademecum_rule_ids::magic::R702_21A;

use super::KeywordRules;

/// 702.21.
pub(crate) struct Ward;

impl KeywordRules for Ward {
    const KEYWORD: Keyword = Keyword(21);
    const NAMES: [&str; 3] = ["rebatir", "salvaguarda", "ward"];
    const HAS_COST: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let Some(cost) = of.cost.clone() else { return Vec::new() };
        let by_opponent = Some(Filter::Controller(Players::Opponents));
        let targeted = Pattern { source: by_opponent, ..Pattern::of(DeedKind::Target, Filter::This) };
        let spell = Objects::Slot(Slot::EVENT_SOURCE);
        let counter = Effect::Pay {
            who: Players::ControllerOf(Box::new(spell.clone())),
            payer: Slot::FIRST_FREE,
            cost,
            must: false,
            then: Program::new(),
            otherwise: vec![Effect::Counter(spell).into()],
        };
        vec![Ability::Triggered(Triggered { by: Some(R702_21A), ..Triggered::on(targeted, vec![counter.into()]) })]
    }
}
