//! Reinforce (702.77): an activated ability that functions in the hand and puts +1/+1 counters on a creature (702.77a).

use vademecum_abilities::{
    Ability, Activated, CostPart, CounterKind, Effect, Filter, Functions, Keyword, KeywordAbility, Objects, Slot,
    SpellAbility, Subjects, TargetSpec, Targetable, Zone, Zones,
};
use vademecum_rule_ids::magic::{R702_77A, R702_77B};
use vademecum_vocab::RuleId;

use super::KeywordRules;

/// 702.77.
pub(crate) struct Reinforce;

impl KeywordRules for Reinforce {
    const KEYWORD: Keyword = Keyword(77);
    const NAMES: [&str; 3] = ["reforzar", "fortalecer", "reinforce"];
    const HAS_COST: bool = true;
    const HAS_NUMBER: bool = true;
    const EXISTS_OUTSIDE_HAND: Option<RuleId> = Some(R702_77B);

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let (Some(cost), Some(number)) = (of.cost.clone(), of.number.clone()) else { return Vec::new() };
        let target = Subjects::Objects(Objects::Slot(Slot(0)));
        vec![Ability::Activated(Activated {
            cost: cost.and(CostPart::DiscardThis),
            effect: SpellAbility {
                targets: vec![TargetSpec::one(Targetable::Object(Filter::CREATURE))],
                program: vec![Effect::PutCounters(target, CounterKind::PlusOne, number).into()],
                ..SpellAbility::default()
            },
            functions: Functions(Zones::only(Zone::Hand)),
            by: Some(R702_77A),
            ..Activated::default()
        })]
    }
}
