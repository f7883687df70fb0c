//! Playing lands (305): when a player may, and what happens then.

use vademecum_abilities::Zone;
use vademecum_rule_ids::magic::{
    R101_2, R116_1, R116_2A, R116_3, R305_1, R305_2, R305_2A, R305_2B, R305_3, R505_6B, R712_12,
};

use crate::{
    Recorder, casting,
    cx::{Cx, Flow, Legal, Look},
    deed::{Deed, Move},
    error::Refusal,
    faces, happen,
    id::{ObjectId, PlayerId},
    perform, stack, turn,
};

/// Whether a player may play a land now.
pub(crate) fn may_play_land<R: Recorder>(look: Look<'_, R>, player: PlayerId, id: ObjectId) -> Legal {
    let state = look.state;
    let Some(object) = state.try_object(id) else { return Err(Refusal::UNFIT) };
    let from_elsewhere = object.zone != Zone::Hand && casting::may_play_from(look, player, id);
    if !from_elsewhere && (object.owner != player || !matches!(object.zone, Zone::Hand | Zone::Graveyard | Zone::Exile))
    {
        return Err(Refusal::by(R305_1, "refused-land-not-in-own-hand"));
    }
    look.forbid(R305_1, object.zone != Zone::Hand && !from_elsewhere, "refused-land-not-in-own-hand")?;
    if !state.values(id).is_land() {
        return Err(Refusal::by(R305_1, "refused-not-a-land"));
    }
    look.forbid(R116_2A, !look.plays_lands_now(player), "refused-land-on-another-turn")?;
    land_limits(look, player)?;
    look.forbid(R505_6B, !state.turn.step.is_main(), "refused-land-timing")?;
    look.forbid(R116_2A, !state.stack.is_empty(), "refused-land-timing")
}

/// Whether a player may play a modal double-faced card as a land with its back face up (712.12).
pub(crate) fn may_play_back<R: Recorder>(look: Look<'_, R>, player: PlayerId, id: ObjectId) -> Legal {
    let Some(back) = faces::other_land(look.state, id) else { return Err(Refusal::UNFIT) };
    if !look.rule(R712_12) {
        return Err(Refusal::by(R305_1, "refused-not-a-land"));
    }
    let shown = faces::showing(look.state, id, back);
    may_play_land(Look { state: &shown, ..look }, player, id)
}

/// Whether a player may play another land this turn, for any reason.
fn land_limits<R: Recorder>(look: Look<'_, R>, player: PlayerId) -> Legal {
    let state = look.state;
    // 101.2: what a rule or effect allows and another effect says can't be done, can't be done.
    look.forbid(R101_2, state.player(player).cant_play_lands, "refused-lands-forbidden")?;
    let allowed = if look.rule(R305_2) { 1 + u32::from(state.player(player).more_lands) } else { u32::MAX };
    look.forbid(R305_2B, state.player(player).lands_played >= allowed, "refused-land-already-played")
}

/// A player plays a land: it goes onto the battlefield without the stack (116.1, 405.6d); without that rule, it waits there
/// as a spell does. Its back face is up if its player wants that (712.12).
pub(crate) fn play_land<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, id: ObjectId, back_up: bool) -> Flow {
    let to = cx.either(R116_1, Zone::Battlefield, Zone::Stack);
    let entering = Move { back_up, to, ..perform::enter(id, cx.state.object(id).zone, player) };
    happen::happens(cx, Deed::Move(entering))?;
    if to == Zone::Stack {
        stack::put_land(cx.state, player, id);
    }
    cx.state.player_mut(player).lands_played += u32::from(cx.rule(R305_2A));
    happen::happens(cx, Deed::PlayLand(player, id))?;
    turn::keeps_priority(cx, player);
    // 116.3: after a special action, the player who took it.
    let next = cx.state.next_player(player);
    cx.state.turn.priority = cx.either(R116_3, player, next);
    Ok(())
}

/// A player plays a land as an effect says, if the rules let them (305.2b, 305.3); whether it was played.
pub(crate) fn play_by_effect<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, id: ObjectId) -> Flow<bool> {
    let is_own_turn = cx.look().plays_lands_now(player);
    if !cx.state.values(id).is_land() || !is_own_turn && cx.rule(R305_3) || land_limits(cx.look(), player).is_err() {
        return Ok(false);
    }
    happen::happens(cx, Deed::Move(perform::enter(id, cx.state.object(id).zone, player)))?;
    cx.state.player_mut(player).lands_played += u32::from(cx.rule(R305_2A));
    happen::happens(cx, Deed::PlayLand(player, id))?;
    Ok(true)
}
