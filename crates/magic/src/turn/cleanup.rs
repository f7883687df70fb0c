//! The cleanup step (514): discarding down to hand size, and the end of damage and of "until end of turn".

use vademecum_rule_ids::magic::{R120_6, R402_2, R514_1, R514_2, R514_3A, R611_2A, R703_4N, R703_4P};

use super::Stage;
use crate::{
    characteristics,
    choice::Decision,
    engine::Cx,
    event::{Event, Observer},
    object::{ObjectId, PlayerId},
    zone,
};

/// The maximum hand size (402.2).
const HAND: usize = 7;

/// The step begins. True if the active player must choose what to discard.
pub(super) fn begin<R: Observer>(cx: &mut Cx<'_, R>) -> bool {
    let active = cx.state.turn.active;
    let most = cx.value(R402_2, HAND, usize::MAX);
    let hand = cx.state.player(active).hand.len();
    if cx.when([R514_1, R703_4N], hand > most) {
        cx.state.chosen.clear();
        cx.state.stage = Stage::Declaring;
        return cx.ask(Decision::DiscardDown(active));
    }
    finish(cx);
    false
}

/// One more card is chosen; with the last one, all are discarded together (514.1).
pub(crate) fn choose<R: Observer>(cx: &mut Cx<'_, R>, player: PlayerId, card: ObjectId) {
    cx.state.chosen.push(card);
    if cx.state.player(player).hand.len() - cx.state.chosen.len() > HAND {
        return;
    }
    let chosen = std::mem::take(&mut cx.state.chosen);
    for &card in &chosen {
        zone::discard(cx, player, card);
    }
    finish(cx);
}

/// Damage is removed and effects end, at the same time (514.2).
fn finish<R: Observer>(cx: &mut Cx<'_, R>) {
    let damaged: Vec<ObjectId> =
        cx.state.battlefield.iter().copied().filter(|&id| cx.state.object(id).damage > 0).collect();
    if cx.when([R514_2, R120_6, R703_4P], !damaged.is_empty()) {
        for &id in &damaged {
            cx.state.edit(id, |object| object.damage = 0);
        }
        cx.event(Event::DamageRemoved);
    }
    let ending = cx.state.effects.iter().any(|effect| effect.until_end_of_turn);
    if cx.when([R514_2, R611_2A, R703_4P], ending) {
        cx.state.effects.retain(|effect| !effect.until_end_of_turn);
        characteristics::refresh_all(cx);
        cx.event(Event::EffectsEnded);
    }
    cx.state.turn.busy_cleanup = false;
    cx.state.stage = Stage::Checks;
}

/// Whether another cleanup step follows this one (514.3a).
pub(super) fn repeats<R: Observer>(cx: &mut Cx<'_, R>) -> bool {
    let busy = std::mem::take(&mut cx.state.turn.busy_cleanup);
    cx.when(R514_3A, busy)
}
