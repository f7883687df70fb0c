//! The untap step (502), and the end of summoning sickness (302.6).

use vademecum_rule_ids::magic::{R302_6, R502_3, R703_4C};

use crate::{
    engine::Cx,
    event::Observer,
    object::{ObjectId, PlayerId},
    permanent,
};

/// The active player's permanents untap, all at the same time (502.3).
pub(super) fn untap<R: Observer>(cx: &mut Cx<'_, R>) {
    let active = cx.state.turn.active;
    for place in 0..cx.state.battlefield.len() {
        let id = cx.state.battlefield[place];
        let object = cx.state.object(id);
        let untaps = object.tapped && object.controller == active;
        if cx.when([R502_3, R703_4C], untaps) {
            permanent::untap(cx, id);
        }
    }
}

/// A turn of this player begins: the permanents they control now have been theirs since then (302.6).
pub(super) fn settle<R: Observer>(cx: &mut Cx<'_, R>, active: PlayerId) {
    let sick: Vec<ObjectId> = cx
        .state
        .battlefield
        .iter()
        .copied()
        .filter(|&id| {
            let object = cx.state.object(id);
            object.summoning_sick && object.controller == active
        })
        .collect();
    for id in sick {
        let stays = cx.value(R302_6, false, cx.state.object(id).summoning_sick);
        cx.state.edit(id, |object| object.summoning_sick = stays);
    }
}
