//! Fading (702.32): a permanent that enters with fade counters, and is sacrificed when none can be removed any more.

use vademecum_abilities::{
    Ability, Amount, Condition, CounterKind, Effect, Filter, Keyword, KeywordAbility, Objects, Pattern, Players,
    Replaced, Replacement, Step, Subjects, Triggered, Zone, Zones,
};
use vademecum_rule_ids::magic::R702_32A;

use super::KeywordRules;

/// 702.32.
pub(crate) struct Fading;

impl KeywordRules for Fading {
    const KEYWORD: Keyword = Keyword(32);
    const NAMES: [&str; 3] = ["desaparecer", "sumir", "fading"];
    const HAS_NUMBER: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let Some(number) = of.number.clone() else { return Vec::new() };
        let enters = Pattern::moves(Filter::This, Zones::NONE, Zones::only(Zone::Battlefield));
        let this = Subjects::Objects(Objects::This);
        let fades = Effect::If {
            condition: Condition::Match(Objects::This, Filter::Counter(CounterKind::Fade)),
            then: vec![Effect::RemoveCounters(this, CounterKind::Fade, Amount::Number(1)).into()],
            otherwise: vec![Effect::SacrificeThose(Objects::This).into()],
        };
        vec![
            Ability::Replacement(Replacement {
                by: Some(R702_32A),
                ..Replacement::of(enters, Replaced::EntersWith(CounterKind::Fade, number))
            }),
            Ability::Triggered(Triggered {
                by: Some(R702_32A),
                ..Triggered::on(Pattern::begins(Step::Upkeep, Players::You), vec![fades.into()])
            }),
        ]
    }
}
