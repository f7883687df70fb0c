//! Tap and untap (701.21).

use vademecum_abilities::{Action, Zone};
use vademecum_rule_ids::magic::{R701_21A, R701_21B};

use super::KeywordAction;
use crate::{Recorder, cx::Cx, id::ObjectId, object::Mark};

/// To turn a permanent sideways.
pub const TAP: KeywordAction = KeywordAction { section: Action(21), names: ["girar", "virar", "tap"] };

/// To turn a permanent upright again.
pub const UNTAP: KeywordAction = KeywordAction { section: Action(21), names: ["enderezar", "desvirar", "untap"] };

/// A permanent that is tapped already stays as it is.
#[inline]
pub(crate) fn tapping_is_nothing<R: Recorder>(cx: &Cx<'_, R>, id: ObjectId) -> bool {
    let object = cx.state.object(id);
    object.zone != Zone::Battlefield || object.is(Mark::Tapped) || !cx.rule(R701_21A)
}

/// A permanent that is untapped already stays as it is.
#[inline]
pub(crate) fn untapping_is_nothing<R: Recorder>(cx: &Cx<'_, R>, id: ObjectId) -> bool {
    let object = cx.state.object(id);
    object.zone != Zone::Battlefield || !object.is(Mark::Tapped) || !cx.rule(R701_21B)
}

/// The permanent is tapped or untapped from now on.
#[inline]
pub(crate) fn carry_out<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId, tapped: bool) {
    cx.state.object_mut(id).set(Mark::Tapped, tapped);
}
