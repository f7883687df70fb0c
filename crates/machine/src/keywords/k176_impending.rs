//! Impending (702.176): an alternative cost; the permanent has time counters and is not a creature until they are gone.

use vademecum_abilities::{
    Ability, Amount, CastingChange, CastingRule, Change, Condition, CounterKind, Effect, Filter, Keyword,
    KeywordAbility, Objects, Pattern, Players, Replaced, Replacement, Static, Step, Subjects, Triggered, Type, Types,
    Zone, Zones,
};
use vademecum_rule_ids::magic::R702_176A;

use super::KeywordRules;

/// 702.176.
pub(crate) struct Impending;

impl KeywordRules for Impending {
    const KEYWORD: Keyword = Keyword(176);
    const NAMES: [&str; 3] = ["inminente", "iminente", "impending"];
    const HAS_NUMBER: bool = true;
    const HAS_COST: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let (Some(cost), Some(number)) = (of.cost.clone(), of.number.clone()) else { return Vec::new() };
        let paid = Filter::CastFor(Self::KEYWORD);
        let waits = Condition::Match(Objects::This, paid.clone().and(Filter::Counter(CounterKind::Time)));
        let enters = Pattern::moves(Filter::This, Zones::NONE, Zones::only(Zone::Battlefield));
        let remove = Effect::RemoveCounters(Subjects::Objects(Objects::This), CounterKind::Time, Amount::Number(1));
        vec![
            Ability::Casting(CastingRule {
                keyword: Some(Self::KEYWORD),
                by: Some(R702_176A),
                ..CastingRule::own(CastingChange::Instead(cost))
            }),
            Ability::Replacement(Replacement {
                only_if: Some(Condition::Match(Objects::This, paid)),
                by: Some(R702_176A),
                ..Replacement::of(enters, Replaced::EntersWith(CounterKind::Time, number))
            }),
            Ability::Static(Static {
                only_if: Some(waits.clone()),
                by: Some(R702_176A),
                ..Static::new(Objects::This, vec![Change::RemoveTypes(Types::only(Type::Creature))])
            }),
            Ability::Triggered(Triggered {
                only_if: Some(waits),
                by: Some(R702_176A),
                ..Triggered::on(Pattern::begins(Step::End, Players::You), vec![remove.into()])
            }),
        ]
    }
}
