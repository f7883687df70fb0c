//! Special actions (116): playing a land (116.2a, 305).

use vademecum_rule_ids::magic::{
    R116_1, R116_2A, R116_3, R117_1C, R305_1, R305_2, R305_2A, R305_2B, R305_3, R405_6D, R505_6B, R701_14A,
};
use vademecum_trace::Recorder;

use crate::{
    card::Zone,
    engine::Cx,
    error::Refusal,
    event::{Event, Observer},
    object::{ObjectId, PlayerId},
    priority,
    state::State,
    trigger::{self, Happening},
    zone,
};

/// Whether a player may play a land now.
///
/// # Errors
///
/// The rule that forbids it.
pub(crate) fn may_play_land(
    state: &State,
    cx: &mut impl Recorder,
    player: PlayerId,
    id: ObjectId,
) -> Result<(), Refusal> {
    let Some(object) = state.objects.get(id.at()) else { return Err(Refusal::UNFIT) };
    if object.zone != Zone::Hand || object.owner != player {
        cx.cite(R305_1);
        return Err(Refusal::by(R305_1, "a land is played from the player's own hand"));
    }
    if !object.now.is_land() {
        cx.cite(R305_1);
        return Err(Refusal::by(R305_1, "it is not a land"));
    }
    if cx.when(R305_3, state.turn.active != player) {
        return Err(Refusal::by(R305_3, "lands are played in one's own turn"));
    }
    let time = state.turn.step.is_main() && state.stack.is_empty();
    if cx.when([R116_2A, R505_6B, R117_1C], !time) {
        return Err(Refusal::by(R505_6B, "lands are played in a main phase while the stack is empty"));
    }
    let allowed = cx.value([R305_2, R305_2A, R701_14A], 1, u32::MAX);
    if cx.when(R305_2B, state.player(player).lands_played >= allowed) {
        return Err(Refusal::by(R305_2B, "the player has played a land this turn"));
    }
    Ok(())
}

/// A player plays a land: it goes onto the battlefield without the stack (116.1, 405.6d), and the player
/// receives priority again (116.3).
pub(crate) fn play_land<R: Observer>(cx: &mut Cx<'_, R>, player: PlayerId, id: ObjectId) {
    if cx.when([R116_1, R305_1, R405_6D], cx.state.object(id).zone == Zone::Hand) {
        zone::onto_battlefield(cx, id, player, 0);
    }
    let counted = cx.value(R305_2A, 1, 0);
    cx.state.edit_player(player, |player| player.lands_played += counted);
    cx.event(Event::PlayedLand(player, id));
    trigger::happened(cx, Happening::PlayedLand(player));
    priority::keeps(cx, player);
    // 116.3: after a special action, the player who took it.
    cx.state.turn.priority = cx.value(R116_3, cx.state.turn.priority, cx.state.next_player(player));
}
