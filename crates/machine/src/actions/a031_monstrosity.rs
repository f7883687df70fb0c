//! Monstrosity (701.31).

use vademecum_abilities::{Action, CounterKind, Zone};
use vademecum_rule_ids::magic::R701_31A;

use super::KeywordAction;
use crate::{
    Recorder,
    cx::Cx,
    deed::{Deed, Group},
    id::{ObjectId, Subject},
    interpret::Frame,
    object::Mark,
};

/// To become monstrous once, with counters.
pub const MONSTROSITY: KeywordAction =
    KeywordAction { section: Action(31), names: ["monstruosidad", "monstruosidade", "monstrosity"] };

/// If this permanent isn't monstrous, it gets a number of +1/+1 counters and becomes monstrous (701.31a).
pub(crate) fn propose<R: Recorder>(cx: &Cx<'_, R>, frame: Frame, amount: i32) -> Group {
    let this = frame.source;
    if !cx.state.is_current(this) || cx.state.object(this.id).zone != Zone::Battlefield {
        return Group::new();
    }
    if cx.when(R701_31A, cx.state.object(this.id).is(Mark::Monstrous)) {
        return Group::new();
    }
    let counters = Deed::PutCounters(Subject::Object(this.id), CounterKind::PlusOne, amount, frame.you);
    Group::from_slice(&[counters, Deed::BecomeMonstrous(this.id, amount)])
}

/// It is monstrous from now on, until it leaves the battlefield (701.31b).
pub(crate) fn carry_out<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId) {
    cx.state.object_mut(id).set(Mark::Monstrous, true);
}
