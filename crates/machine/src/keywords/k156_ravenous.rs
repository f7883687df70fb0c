//! Ravenous (702.156): X +1/+1 counters for the entering creature, and a card for its controller if X is large
//! (702.156a).

use vademecum_abilities::{
    Ability, Amount, Comparison, Condition, CounterKind, Effect, Filter, Keyword, KeywordAbility, Pattern, Players,
    Replaced, Replacement, Triggered, Zone, Zones,
};
use vademecum_rule_ids::magic::R702_156A;

use super::KeywordRules;

/// 702.156.
pub(crate) struct Ravenous;

/// The X with which a card is drawn (702.156a).
const LARGE: i32 = 5;

impl KeywordRules for Ravenous {
    const KEYWORD: Keyword = Keyword(156);
    const NAMES: [&str; 3] = ["voracidad", "voracidade", "ravenous"];

    fn means(_: &KeywordAbility) -> Vec<Ability> {
        let enters = || Pattern::moves(Filter::This, Zones::NONE, Zones::only(Zone::Battlefield));
        let with = Replaced::EntersWith(CounterKind::PlusOne, Amount::X);
        let draw = vec![Effect::Draw(Players::You, Amount::Number(1)).into()];
        let is_large = Condition::Compare(Amount::X, Comparison::AtLeast, Amount::Number(LARGE));
        vec![
            Ability::Replacement(Replacement { by: Some(R702_156A), ..Replacement::of(enters(), with) }),
            Ability::Triggered(Triggered {
                only_if: Some(is_large),
                by: Some(R702_156A),
                ..Triggered::on(enters(), draw)
            }),
        ]
    }
}
