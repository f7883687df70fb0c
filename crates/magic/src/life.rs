//! Life (119).

use vademecum_rule_ids::magic::{R118_3B, R119_3, R119_4, R119_9};

use crate::{
    engine::Cx,
    event::{Event, Observer},
    object::PlayerId,
    trigger::{self, Happening},
};

/// A player gains life (119.3); gaining nothing is no event (119.9).
pub(crate) fn gain<R: Observer>(cx: &mut Cx<'_, R>, player: PlayerId, amount: i32) {
    if !cx.when([R119_3, R119_9], amount > 0) {
        return;
    }
    let total = cx.state.sum(cx.state.player(player).life, amount);
    cx.state.edit_player(player, |player| player.life = total);
    cx.event(Event::LifeGained(player, amount));
    trigger::happened(cx, Happening::GainedLife(player, amount));
}

/// A player loses life (119.3).
pub(crate) fn lose<R: Observer>(cx: &mut Cx<'_, R>, player: PlayerId, amount: i32) {
    if !cx.when(R119_3, amount > 0) {
        return;
    }
    let total = cx.state.sum(cx.state.player(player).life, -amount);
    cx.state.edit_player(player, |player| player.life = total);
    cx.event(Event::LifeLost(player, amount));
    trigger::happened(cx, Happening::LostLife(player, amount));
}

/// A player pays life: the payment is subtracted, which is losing it (118.3b, 119.4).
pub(crate) fn pay<R: Observer>(cx: &mut Cx<'_, R>, player: PlayerId, amount: i32) {
    if cx.when([R118_3B, R119_4], amount > 0) {
        lose(cx, player, amount);
    }
}
