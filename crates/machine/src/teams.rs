//! What players of a team share (805, 810).

use vademecum_rule_ids::magic::R119_3;

use crate::{
    Recorder,
    cx::{Cx, Flow},
    id::PlayerId,
};

/// A player gains or loses life (119.3).
pub(crate) fn change_life<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, change: i32) -> Flow {
    if cx.rule(R119_3) {
        let total = cx.sum(cx.state.player(player).life, change)?;
        cx.state.player_mut(player).life = total;
    }
    Ok(())
}
