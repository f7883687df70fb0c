//! Ingest (702.115): a triggered ability (702.115a), one for each time a creature has it (702.115b).

use vademecum_abilities::{
    Ability, Amount, DeedKind, Destination, Effect, Filter, Keyword, KeywordAbility, Objects, Pattern, Players, Slot,
    Triggered, Zone,
};
use vademecum_rule_ids::magic::{R702_115A, R702_115B};
use vademecum_vocab::RuleId;

use super::KeywordRules;

/// 702.115.
pub(crate) struct Ingest;

impl KeywordRules for Ingest {
    const KEYWORD: Keyword = Keyword(115);
    const NAMES: [&str; 3] = ["ingerir", "ingerir", "ingest"];
    const EACH_INSTANCE: Option<RuleId> = Some(R702_115B);

    fn means(_: &KeywordAbility) -> Vec<Ability> {
        let deals = Pattern {
            source: Some(Filter::This),
            combat: Some(true),
            to_players: true,
            ..Pattern::of(DeedKind::Damage, Filter::Any)
        };
        let top = Objects::Top(Players::Slot(Slot::EVENT_PLAYER), Box::new(Amount::Number(1)));
        let exile = Effect::Move(top, Destination::to(Zone::Exile));
        vec![Ability::Triggered(Triggered { by: Some(R702_115A), ..Triggered::on(deals, vec![exile.into()]) })]
    }
}
