//! Bushido (702.45): a triggered ability, one for each time an object has it (702.45b).

use vademecum_abilities::{
    Ability, Change, DeedKind, Duration, Effect, Filter, Keyword, KeywordAbility, Objects, Pattern, Triggered,
};
use vademecum_rule_ids::magic::{R702_45A, R702_45B};
use vademecum_vocab::RuleId;

use super::KeywordRules;

/// 702.45.
pub(crate) struct Bushido;

impl KeywordRules for Bushido {
    const KEYWORD: Keyword = Keyword(45);
    const NAMES: [&str; 3] = ["bushido", "bushido", "bushido"];
    const EACH_INSTANCE: Option<RuleId> = Some(R702_45B);
    const HAS_NUMBER: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let Some(number) = of.number.clone() else { return Vec::new() };
        let grows = |kind: DeedKind| {
            let effect = Effect::Change {
                which: Objects::This,
                changes: vec![Change::Modify(number.clone(), number.clone())],
                lasts: Duration::EndOfTurn,
            };
            let triggered = Triggered::on(Pattern::of(kind, Filter::This), vec![effect.into()]);
            Ability::Triggered(Triggered { by: Some(R702_45A), ..triggered })
        };
        // "blocks or becomes blocked": no creature does both at the same time.
        vec![grows(DeedKind::Block), grows(DeedKind::BecomeBlocked)]
    }
}
