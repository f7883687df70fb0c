//! Enlist (702.154): an optional cost to attack, and what triggers when it is paid.

use std::sync::Arc;

use vademecum_abilities::{
    Ability, Amount, Change, Cost, CostPart, DeedKind, Duration, Effect, Filter, Keyword, KeywordAbility, Objects,
    Pattern, Slot, Static, Triggered,
};
use vademecum_rule_ids::magic::{R702_154A, R702_154D};
use vademecum_vocab::RuleId;

use super::{HASTE, KeywordRules};

/// 702.154.
pub(crate) struct Enlist;

impl KeywordRules for Enlist {
    const KEYWORD: Keyword = Keyword(154);
    const NAMES: [&str; 3] = ["reclutar", "alistar", "enlist"];

    const EACH_INSTANCE: Option<RuleId> = Some(R702_154D);

    fn means(_: &KeywordAbility) -> Vec<Ability> {
        let ready = Filter::Either(vec![Filter::Keyword(HASTE), Filter::SummoningSick.negated()]);
        let recruit =
            Filter::All(vec![Filter::CREATURE, Filter::Tapped.negated(), Filter::ChosenToAttack.negated(), ready])
                .yours();
        let power = Amount::Power(Box::new(Objects::Slot(Slot::PAID)));
        let grows = Effect::Change {
            which: Objects::This,
            changes: vec![Change::Modify(power, Amount::Number(0))],
            lasts: Duration::EndOfTurn,
        };
        let then = Triggered::on(Pattern::of(DeedKind::Note, Filter::Any), vec![grows.into()]);
        let cost = Cost::of(CostPart::TapOthers(1, recruit));
        vec![Ability::Static(Static {
            by: Some(R702_154A),
            ..Static::new(Objects::This, vec![Change::MayPayToAttack(cost, Arc::new(then))])
        })]
    }
}
