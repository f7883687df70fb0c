//! Shuffle (701.20).

use vademecum_abilities::Action;
use vademecum_rule_ids::magic::R701_20A;

use super::KeywordAction;
use crate::{Recorder, cx::Cx, id::PlayerId, zones};

/// To put a library in random order.
pub const SHUFFLE: KeywordAction = KeywordAction { section: Action(20), names: ["barajar", "embaralhar", "shuffle"] };

/// The library is put in random order, which nobody knows.
pub(crate) fn carry_out<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId) {
    if !cx.rule(R701_20A) {
        return;
    }
    let mut library = std::mem::take(&mut cx.state.players[player.at()].library);
    cx.state.random.shuffle(&mut library);
    zones::replace_library(cx.state, player, library);
}
