//! Saddle (702.171): creatures are tapped so that a permanent becomes saddled until the end of the turn (702.171a).

use vademecum_abilities::{
    Ability, Activated, Amount, Cost, CostPart, Designation, Effect, Filter, Keyword, KeywordAbility, Objects,
    SpellAbility, Timing,
};
use vademecum_rule_ids::magic::{R702_171A, R702_171B, R702_171C};

use super::{KeywordRules, k112_renown, k122_crew};
use crate::{
    Recorder,
    cx::{Cx, Flow},
    deed::Deed,
    id::{ObjectId, PlayerId},
    object::Mark,
};

/// 702.171.
pub(crate) struct Saddle;

impl KeywordRules for Saddle {
    const KEYWORD: Keyword = Keyword(171);
    const NAMES: [&str; 3] = ["ensillar", "selar", "saddle"];
    const HAS_NUMBER: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let Some(Amount::Number(number)) = of.number else { return Vec::new() };
        let Ok(power) = u8::try_from(number) else { return Vec::new() };
        let saddled = Effect::Designate(Objects::This, Designation::Saddled);
        vec![Ability::Activated(Activated {
            cost: Cost::of(CostPart::TapPower(power, Filter::CREATURE, Self::KEYWORD)),
            effect: SpellAbility { program: vec![saddled.into()], ..SpellAbility::default() },
            timing: Timing::Sorcery,
            by: Some(R702_171A),
            ..Activated::default()
        })]
    }
}

/// Whether setting the designation changes nothing: only a permanent becomes saddled (702.171b).
pub(crate) fn is_nothing<R: Recorder>(cx: &Cx<'_, R>, id: ObjectId, on: bool) -> bool {
    k112_renown::is_marked_already(cx.state, id, Mark::Saddled, on) || !cx.rule(R702_171B)
}

/// A creature has been tapped for a saddle ability: it saddles that permanent (702.171c).
pub(crate) fn saddles<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, id: ObjectId) -> Flow {
    if cx.rule(R702_171C) { k122_crew::note_tapped_for(cx, Saddle::KEYWORD, player, id) } else { Ok(()) }
}

/// Permanents are not saddled any more as the turn ends (702.171b).
pub(crate) fn end<R: Recorder>(cx: &mut Cx<'_, R>) {
    for place in 0..cx.state.battlefield.len() {
        let id = cx.state.battlefield[place];
        if cx.state.object(id).is(Mark::Saddled) {
            cx.state.object_mut(id).set(Mark::Saddled, false);
            cx.state.stale.characteristics = true;
            cx.tell(&Deed::Designate(id, Designation::Saddled, false));
        }
    }
}
