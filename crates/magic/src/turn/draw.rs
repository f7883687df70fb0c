//! The draw step (504).

use vademecum_rule_ids::magic::{R103_8A, R103_8C, R121_1, R504_1, R703_4D};

use crate::{engine::Cx, event::Observer, zone};

/// The active player draws a card (504.1), except whoever begins a game of two, on the first turn
/// (103.8a).
pub(super) fn draw<R: Observer>(cx: &mut Cx<'_, R>) {
    let turn = cx.state.turn;
    let first = turn.number == 1;
    let of_two = cx.state.players.len() == 2;
    if cx.when(R103_8A, first && of_two) {
        return;
    }
    // 103.8c: with more players, nobody skips it.
    if first && !of_two && !cx.when(R103_8C, cx.state.players.len() > 2) {
        return;
    }
    if cx.when([R504_1, R703_4D, R121_1], cx.state.player(turn.active).is_in_game()) {
        zone::draw(cx, turn.active);
    }
}
