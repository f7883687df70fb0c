//! Flanking (702.25): a triggered ability (702.25a), one for each time an object has it (702.25b).

use vademecum_abilities::{
    Ability, Amount, Change, DeedKind, Duration, Effect, Filter, Keyword, KeywordAbility, Objects, Pattern, Slot,
    Triggered,
};
use vademecum_rule_ids::magic::{R702_25A, R702_25B};
use vademecum_vocab::RuleId;

use super::KeywordRules;

/// 702.25.
pub(crate) struct Flanking;

impl KeywordRules for Flanking {
    const KEYWORD: Keyword = Keyword(25);
    const NAMES: [&str; 3] = ["flanquear", "flanquear", "flanking"];
    const EACH_INSTANCE: Option<RuleId> = Some(R702_25B);

    fn means(_: &KeywordAbility) -> Vec<Ability> {
        let without = Some(Filter::Keyword(Flanking::KEYWORD).negated());
        let blocked = Pattern { other: without, ..Pattern::of(DeedKind::BlockedBy, Filter::This) };
        let weakens = Effect::Change {
            which: Objects::Slot(Slot::EVENT_SOURCE),
            changes: vec![Change::Modify(Amount::Number(-1), Amount::Number(-1))],
            lasts: Duration::EndOfTurn,
        };
        vec![Ability::Triggered(Triggered { by: Some(R702_25A), ..Triggered::on(blocked, vec![weakens.into()]) })]
    }
}
