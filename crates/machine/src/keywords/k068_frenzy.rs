//! Frenzy (702.68): a triggered ability of unblocked attackers (702.68a).

use vademecum_abilities::{
    Ability, Amount, Change, DeedKind, Duration, Effect, Filter, Keyword, KeywordAbility, Objects, Pattern, Triggered,
};
use vademecum_rule_ids::magic::{R702_68A, R702_68B};
use vademecum_vocab::RuleId;

use super::KeywordRules;

/// 702.68.
pub(crate) struct Frenzy;

impl KeywordRules for Frenzy {
    const KEYWORD: Keyword = Keyword(68);
    const NAMES: [&str; 3] = ["frenesí", "frenesi", "frenzy"];
    const EACH_INSTANCE: Option<RuleId> = Some(R702_68B);
    const HAS_NUMBER: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let Some(number) = of.number.clone() else { return Vec::new() };
        let grows = Effect::Change {
            which: Objects::This,
            changes: vec![Change::Modify(number, Amount::Number(0))],
            lasts: Duration::EndOfTurn,
        };
        let unblocked = Pattern::of(DeedKind::Unblocked, Filter::This);
        vec![Ability::Triggered(Triggered { by: Some(R702_68A), ..Triggered::on(unblocked, vec![grows.into()]) })]
    }
}
