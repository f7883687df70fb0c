//! Battle cry (702.91): a triggered ability that raises the power of the other attackers (702.91a).

use vademecum_abilities::{
    Ability, Amount, Change, DeedKind, Duration, Effect, Filter, Keyword, KeywordAbility, Objects, Pattern, Triggered,
};
use vademecum_rule_ids::magic::{R702_91A, R702_91B};
use vademecum_vocab::RuleId;

use super::KeywordRules;

/// 702.91.
pub(crate) struct BattleCry;

impl KeywordRules for BattleCry {
    const KEYWORD: Keyword = Keyword(91);
    const NAMES: [&str; 3] = ["grito de batalla", "grito de guerra", "battle cry"];
    const EACH_INSTANCE: Option<RuleId> = Some(R702_91B);

    fn means(_: &KeywordAbility) -> Vec<Ability> {
        let grow = Effect::Change {
            which: Objects::Each(Filter::CREATURE.and(Filter::Attacking).other()),
            changes: vec![Change::Modify(Amount::Number(1), Amount::Number(0))],
            lasts: Duration::EndOfTurn,
        };
        let attacks = Pattern::of(DeedKind::Attack, Filter::This);
        vec![Ability::Triggered(Triggered { by: Some(R702_91A), ..Triggered::on(attacks, vec![grow.into()]) })]
    }
}
