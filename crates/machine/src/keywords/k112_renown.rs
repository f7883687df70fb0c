//! Renown (702.112): a triggered ability (702.112a), one for each time a creature has it (702.112c).

use vademecum_abilities::{
    Ability, Amount, Condition, CounterKind, DeedKind, Designation, Effect, Filter, Keyword, KeywordAbility, Objects,
    Pattern, Subjects, Triggered, Zone,
};
use vademecum_rule_ids::magic::{R702_112A, R702_112B, R702_112C};
use vademecum_vocab::RuleId;

use super::KeywordRules;
use crate::{Recorder, cx::Cx, id::ObjectId, object::Mark, state::State};

/// 702.112.
pub(crate) struct Renown;

impl KeywordRules for Renown {
    const KEYWORD: Keyword = Keyword(112);
    const NAMES: [&str; 3] = ["prestigio", "renome", "renown"];
    const HAS_NUMBER: bool = true;
    const EACH_INSTANCE: Option<RuleId> = Some(R702_112C);

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let number = of.number.clone().unwrap_or(Amount::Number(0));
        let deals = Pattern {
            source: Some(Filter::This),
            combat: Some(true),
            to_players: true,
            ..Pattern::of(DeedKind::Damage, Filter::Any)
        };
        let renowned = Condition::Match(Objects::This, Filter::Designated(Designation::Renowned));
        let program = vec![
            Effect::PutCounters(Subjects::Objects(Objects::This), CounterKind::PlusOne, number).into(),
            Effect::Designate(Objects::This, Designation::Renowned).into(),
        ];
        vec![Ability::Triggered(Triggered {
            only_if: Some(Condition::Not(Box::new(renowned))),
            by: Some(R702_112A),
            ..Triggered::on(deals, program)
        })]
    }
}

/// Whether setting the designation changes nothing: only a permanent becomes renowned, and it stays so (702.112b).
pub(crate) fn is_nothing<R: Recorder>(cx: &Cx<'_, R>, id: ObjectId, on: bool) -> bool {
    is_marked_already(cx.state, id, Designation::Renowned.into(), on) || !cx.rule(R702_112B)
}

/// Whether an object is no permanent, or has a mark already, or has not.
pub(super) fn is_marked_already(state: &State, id: ObjectId, mark: Mark, on: bool) -> bool {
    let object = state.object(id);
    object.zone != Zone::Battlefield || object.is(mark) == on
}
