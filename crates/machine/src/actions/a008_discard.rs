//! Discard (701.8).

use vademecum_abilities::{Action, Amount, Objects, Players, Zone};
use vademecum_rule_ids::magic::{R701_8A, R701_8B};

use super::KeywordAction;
use crate::{
    Recorder,
    cx::{Cx, Flow, Look},
    deed::{Deed, Group},
    id::{ObjectId, PlayerId},
    interpret::{self, Frame},
    perform,
    select::Scope,
    slots::Slots,
};

/// To put a card from a hand into the graveyard.
pub const DISCARD: KeywordAction = KeywordAction { section: Action(8), names: ["descartar", "descartar", "discard"] };

/// Each player discards a number of cards, which that player chooses (701.8b); without that rule, the first ones.
pub(crate) fn propose<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &Slots,
    players: &Players,
    amount: &Amount,
) -> Flow<Group> {
    let scope = frame.scope(slots);
    let amount = cx.look().amount(scope, amount).max(0) as usize;
    let hand = |cx: &Cx<'_, R>, player: PlayerId| cx.state.player(player).hand.clone();
    let picked = if cx.rule(R701_8B) {
        interpret::each_picks(cx, frame, slots, players, amount, R701_8B, hand)?
    } else {
        let players = cx.look().players(scope, players);
        let first = |player| hand(cx, player).into_iter().take(amount).map(move |card| (player, card));
        players.into_iter().flat_map(first).collect()
    };
    Ok(picked.into_iter().map(|(player, card)| Deed::Discard(player, card)).collect())
}

/// Each player discards a number of cards at random.
pub(crate) fn propose_at_random<R: Recorder>(
    cx: &mut Cx<'_, R>,
    scope: Scope<'_>,
    players: &Players,
    amount: &Amount,
) -> Group {
    let amount = cx.look().amount(scope, amount).max(0) as usize;
    let mut group = Group::new();
    for player in cx.look().players(scope, players) {
        let mut hand = cx.state.player(player).hand.clone();
        cx.state.random.shuffle(&mut hand);
        group.extend(hand.into_iter().take(amount).map(|card| Deed::Discard(player, card)));
    }
    group
}

/// Cards that a text names are discarded by their owners.
pub(crate) fn propose_those<R: Recorder>(look: Look<'_, R>, scope: Scope<'_>, what: &Objects) -> Group {
    let cards = look.objects(scope, what);
    cards.into_iter().map(|card| Deed::Discard(look.state.object(card).owner, card)).collect()
}

/// Only cards in a hand are discarded.
#[inline]
pub(crate) fn is_nothing<R: Recorder>(cx: &Cx<'_, R>, card: ObjectId) -> bool {
    cx.state.object(card).zone != Zone::Hand || !cx.rule(R701_8A)
}

/// The card is put into its owner's graveyard.
pub(crate) fn carry_out<R: Recorder>(cx: &Cx<'_, R>, player: PlayerId, card: ObjectId, follow: &mut Group) {
    let mut deed = perform::to_graveyard(cx, card, player);
    if let Deed::Move(moved) = &mut deed {
        moved.discarded = true;
    }
    follow.push(deed);
}
