//! Hands (402): discarding (701.8).

use vademecum_rule_ids::magic::{R404_1, R701_8A};

use super::{Group, put_together};
use crate::{
    card::Zone,
    engine::Cx,
    event::{Event, Observer},
    object::{ObjectId, PlayerId},
    trigger::{self, Happening},
};

/// A player discards a card: it goes from the hand to the graveyard (701.8a).
pub(crate) fn discard<R: Observer>(cx: &mut Cx<'_, R>, player: PlayerId, card: ObjectId) {
    discard_together(cx, &[(player, card)]);
}

/// Players discard cards at the same time.
pub(crate) fn discard_together<R: Observer>(cx: &mut Cx<'_, R>, cards: &[(PlayerId, ObjectId)]) {
    let held: Vec<(PlayerId, ObjectId)> =
        cards.iter().copied().filter(|&(_, card)| cx.state.object(card).zone == Zone::Hand).collect();
    if !cx.when([R701_8A, R404_1], !held.is_empty()) {
        return;
    }
    let group: Group = held.iter().map(|&(_, card)| card).collect();
    put_together(cx, &group, Zone::Graveyard);
    for (player, card) in held {
        cx.event(Event::Discarded(player, card));
        trigger::happened(cx, Happening::Discarded(player));
    }
}
