//! Paired creatures (702.95).

use vademecum_abilities::Objects;
use vademecum_rule_ids::magic::R702_95E;

use crate::{
    Recorder,
    cx::Cx,
    deed::Note,
    id::{ObjectId, ObjectRef, PlayerId},
    select::Scope,
    slots::Held,
    state::State,
};

/// Two creatures that are paired, and who controls both.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Pair {
    one: ObjectRef,
    other: ObjectRef,
    controller: PlayerId,
}

impl State {
    /// The creature that another is paired with (702.95b).
    pub fn paired_with(&self, id: ObjectId) -> Option<ObjectId> {
        let own = self.reference(id);
        let partner = |pair: &Pair| {
            let partner = if pair.one == own { pair.other } else { pair.one };
            ((pair.one == own || pair.other == own) && self.is_current(partner)).then_some(partner.id)
        };
        self.pairs.iter().find_map(partner)
    }
}

/// Makes two creatures paired, if there are two.
pub(crate) fn pair<R: Recorder>(cx: &mut Cx<'_, R>, scope: Scope<'_>, one: &Objects, other: &Objects) -> Held {
    let first = |cx: &Cx<'_, R>, of: &Objects| cx.look().objects(scope, of).first().copied();
    let (Some(one), Some(other)) = (first(cx, one), first(cx, other)) else { return Held::default() };
    let (one, other) = (cx.state.reference(one), cx.state.reference(other));
    cx.state.pairs.push(Pair { one, other, controller: scope.you });
    cx.state.stale.characteristics = true;
    cx.note(Note::Paired(one.id, other.id));
    Held::default()
}

/// Unpairs creatures when one of the two has left, is not a creature any more or has another controller (702.95e).
pub(crate) fn end<R: Recorder>(cx: &mut Cx<'_, R>) {
    let mut pairs = std::mem::take(&mut cx.state.pairs);
    let before = pairs.len();
    pairs.retain(|pair| {
        let holds = |of: ObjectRef| {
            let now = cx.state.try_permanent(of.id).filter(|_| cx.state.is_current(of));
            now.is_some_and(|now| now.is_creature() && now.controller == pair.controller)
        };
        let is_over = cx.when(R702_95E, !holds(pair.one) || !holds(pair.other));
        if is_over {
            cx.note(Note::Unpaired(pair.one.id, pair.other.id));
        }
        !is_over
    });
    cx.state.stale.characteristics |= pairs.len() < before;
    cx.state.pairs = pairs;
}
