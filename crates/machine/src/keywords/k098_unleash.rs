//! Unleash (702.98): a creature may enter with a +1/+1 counter, and can't block while it has one.

use vademecum_abilities::{
    Ability, Amount, Change, Condition, CounterKind, Filter, Keyword, KeywordAbility, Objects, Pattern, Replaced,
    Replacement, Static, Zone, Zones,
};
use vademecum_rule_ids::magic::R702_98A;

use super::KeywordRules;

/// 702.98.
pub(crate) struct Unleash;

impl KeywordRules for Unleash {
    const KEYWORD: Keyword = Keyword(98);
    const NAMES: [&str; 3] = ["desatar", "liberar", "unleash"];

    fn means(_: &KeywordAbility) -> Vec<Ability> {
        let enters = Pattern::moves(Filter::This, Zones::NONE, Zones::only(Zone::Battlefield));
        let with_counter = Replaced::EntersWith(CounterKind::PlusOne, Amount::Number(1));
        vec![
            Ability::Replacement(Replacement {
                optional: true,
                by: Some(R702_98A),
                ..Replacement::of(enters, with_counter)
            }),
            Ability::Static(Static {
                only_if: Some(Condition::Match(Objects::This, Filter::Counter(CounterKind::PlusOne))),
                by: Some(R702_98A),
                ..Static::new(Objects::This, vec![Change::CantBlock])
            }),
        ]
    }
}
