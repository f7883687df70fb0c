//! Scavenge (702.97): an activated ability that functions in the graveyard and puts counters on a creature, as many as
//! the card's power (702.97a).

use vademecum_abilities::{
    Ability, Activated, Amount, CostPart, CounterKind, Effect, Filter, Functions, Keyword, KeywordAbility, Objects,
    Slot, SpellAbility, Subjects, TargetSpec, Targetable, Timing, Zone, Zones,
};
use vademecum_rule_ids::magic::R702_97A;

use super::KeywordRules;

/// 702.97.
pub(crate) struct Scavenge;

impl KeywordRules for Scavenge {
    const KEYWORD: Keyword = Keyword(97);
    const NAMES: [&str; 3] = ["carroñar", "necrofagia", "scavenge"];
    const HAS_COST: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let Some(cost) = of.cost.clone() else { return Vec::new() };
        let target = Subjects::Objects(Objects::Slot(Slot(0)));
        let power = Amount::Power(Box::new(Objects::This));
        vec![Ability::Activated(Activated {
            cost: cost.and(CostPart::ExileThis),
            effect: SpellAbility {
                targets: vec![TargetSpec::one(Targetable::Object(Filter::CREATURE))],
                program: vec![Effect::PutCounters(target, CounterKind::PlusOne, power).into()],
                ..SpellAbility::default()
            },
            timing: Timing::Sorcery,
            functions: Functions(Zones::only(Zone::Graveyard)),
            by: Some(R702_97A),
            ..Activated::default()
        })]
    }
}
