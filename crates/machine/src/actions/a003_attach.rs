//! Attach (701.3).

use vademecum_abilities::{Action, Objects, Zone};
use vademecum_rule_ids::magic::R701_3A;

use super::KeywordAction;
use crate::{
    Recorder,
    cx::{Cx, Look},
    deed::{Deed, Group},
    id::ObjectId,
    object::Mark,
    select::Scope,
};

/// To put an Aura, Equipment or Fortification onto something.
pub const ATTACH: KeywordAction = KeywordAction { section: Action(3), names: ["anexar", "anexar", "attach"] };

/// One object becomes attached to another.
pub(crate) fn propose<R: Recorder>(look: Look<'_, R>, scope: Scope<'_>, what: &Objects, to: &Objects) -> Group {
    let to = look.objects(scope, to).first().copied();
    let what = look.objects(scope, what);
    what.into_iter().zip(to).map(|(what, to)| Deed::Attach(what, to)).collect()
}

/// It stays where it is if it is there already, or if one of the two is gone.
#[inline]
pub(crate) fn is_nothing<R: Recorder>(cx: &Cx<'_, R>, what: ObjectId, to: ObjectId) -> bool {
    let here = |id: ObjectId| cx.state.object(id).zone == Zone::Battlefield;
    !here(what) || !here(to) || cx.state.host(what) == Some(to) || what == to
}

/// It leaves what it was attached to, and receives a new timestamp (613.7e).
pub(crate) fn carry_out<R: Recorder>(cx: &mut Cx<'_, R>, what: ObjectId, to: ObjectId) {
    if !cx.rule(R701_3A) {
        return;
    }
    let (what_ref, to_ref) = (cx.state.reference(what), cx.state.reference(to));
    cx.state.attached.retain(|(attached, _)| *attached != what_ref);
    cx.state.attached.push((what_ref, to_ref));
    let since = cx.state.tick();
    let object = cx.state.object_mut(what);
    object.set(Mark::Attachments, true);
    object.since = since;
    cx.state.stale.characteristics = true;
}
