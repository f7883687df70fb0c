//! Exalted (702.83): a triggered ability (702.83a), one for each time an object has it.

use vademecum_abilities::{
    Ability, Amount, Change, DeedKind, Duration, Effect, Filter, Keyword, KeywordAbility, Objects, Pattern, Slot,
    Triggered,
};
use vademecum_rule_ids::magic::R702_83A;

use super::KeywordRules;

/// 702.83.
pub(crate) struct Exalted;

impl KeywordRules for Exalted {
    const KEYWORD: Keyword = Keyword(83);
    const NAMES: [&str; 3] = ["exaltado", "exaltado", "exalted"];

    fn means(_: &KeywordAbility) -> Vec<Ability> {
        let attacks_alone = Pattern { alone: true, ..Pattern::of(DeedKind::Attack, Filter::CREATURE.yours()) };
        let grows = Effect::Change {
            which: Objects::Slot(Slot::EVENT_OBJECTS),
            changes: vec![Change::Modify(Amount::Number(1), Amount::Number(1))],
            lasts: Duration::EndOfTurn,
        };
        vec![Ability::Triggered(Triggered { by: Some(R702_83A), ..Triggered::on(attacks_alone, vec![grows.into()]) })]
    }
}
