//! Poisonous (702.70): a triggered ability on combat damage to a player (702.70a).

use vademecum_abilities::{
    Ability, CounterKind, DeedKind, Effect, Filter, Keyword, KeywordAbility, Pattern, Players, Slot, Subjects,
    Triggered,
};
use vademecum_rule_ids::magic::{R702_70A, R702_70B};
use vademecum_vocab::RuleId;

use super::KeywordRules;

/// 702.70.
pub(crate) struct Poisonous;

impl KeywordRules for Poisonous {
    const KEYWORD: Keyword = Keyword(70);
    const NAMES: [&str; 3] = ["venenoso", "veneno", "poisonous"];
    const EACH_INSTANCE: Option<RuleId> = Some(R702_70B);
    const HAS_NUMBER: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let Some(number) = of.number.clone() else { return Vec::new() };
        let that_player = Subjects::Players(Players::Slot(Slot::EVENT_PLAYER));
        let poisons = Effect::PutCounters(that_player, CounterKind::Poison, number);
        let hits = Pattern {
            source: Some(Filter::This),
            combat: Some(true),
            to_players: true,
            ..Pattern::of(DeedKind::Damage, Filter::Any)
        };
        vec![Ability::Triggered(Triggered { by: Some(R702_70A), ..Triggered::on(hits, vec![poisons.into()]) })]
    }
}
