//! Libraries (401): drawing (121), milling (701.13), shuffling (701.20).

use vademecum_rule_ids::magic::{R121_1, R121_4, R701_13A, R701_13B, R701_20A};

use super::{Group, put_together, relocate};
use crate::{
    ability::Place,
    card::Zone,
    engine::Cx,
    event::{Event, Observer},
    object::{ObjectId, PlayerId},
    trigger::{self, Happening},
};

/// A player draws a card (121.1); from an empty library, the attempt is remembered (121.4).
pub(crate) fn draw<R: Observer>(cx: &mut Cx<'_, R>, player: PlayerId) {
    let Some(&top) = cx.state.player(player).library.last() else {
        let fails = cx.state.player(player).library.is_empty();
        if cx.when(R121_4, fails) {
            cx.state.edit_player(player, |player| player.drew_from_nothing = true);
            cx.event(Event::DrewFromNothing(player));
        }
        return;
    };
    cx.cite(R121_1);
    if relocate(cx, top, Zone::Hand, Place::Top) {
        cx.event(Event::Drew(player, top));
        trigger::happened(cx, Happening::Drew(player));
    }
}

/// A player mills cards (701.13a), as many as there are (701.13b).
pub(crate) fn mill<R: Observer>(cx: &mut Cx<'_, R>, player: PlayerId, number: usize) {
    let library = &cx.state.player(player).library;
    let short = number > library.len();
    let milled: Group = library.iter().rev().take(number).copied().collect();
    // 701.13b: as many as there are.
    if short && !cx.when(R701_13B, short) {
        return;
    }
    if cx.when(R701_13A, !milled.is_empty()) {
        put_together(cx, &milled, Zone::Graveyard);
    }
}

/// A player's library is put in random order (701.20a).
pub(crate) fn shuffle<R: Observer>(cx: &mut Cx<'_, R>, player: PlayerId) {
    let mut library: Vec<ObjectId> = cx.state.player(player).library.clone();
    cx.state.random.shuffle(&mut library);
    let library = cx.value(R701_20A, library, cx.state.player(player).library.clone());
    for (place, &id) in library.iter().enumerate() {
        let since = cx.state.tick();
        cx.state.edit(id, |object| {
            object.place = place as u32;
            object.since = since;
        });
    }
    cx.state.players[player.at()].library = library;
    cx.event(Event::Shuffled(player));
}
