//! Starting the game (103): shuffling, opening hands, mulligans, the first turn.

use vademecum_rule_ids::magic::{R101_4E, R103_1, R103_3, R103_5, R103_5C, R402_1};
use vademecum_trace::Recorder;

use crate::{
    ability::Place,
    choice::Decision,
    engine::Cx,
    error::Refusal,
    event::{Event, Observer},
    object::{ObjectId, PlayerId},
    state::State,
    turn, zone,
};

/// The starting hand size (103.5, 402.1).
const HAND: u8 = 7;

/// Libraries are shuffled (103.3) and opening hands drawn (103.5).
pub(super) fn begin<R: Observer>(cx: &mut Cx<'_, R>) {
    let starting = cx.state.turn.starting;
    cx.cite(R103_1);
    cx.event(Event::GameBegan(starting));
    for player in cx.state.in_turn_order(starting) {
        if cx.when(R103_3, !cx.state.player(player).library.is_empty()) {
            zone::shuffle(cx, player);
        }
    }
    for player in cx.state.in_turn_order(starting) {
        draw_hand(cx, player);
    }
}

fn draw_hand<R: Observer>(cx: &mut Cx<'_, R>, player: PlayerId) {
    let size = cx.value([R103_5, R402_1], HAND, 0);
    for _ in 0..size {
        let library = &cx.state.player(player).library;
        if library.is_empty() {
            // 704.5b: the attempt counts.
            zone::draw(cx, player);
            return;
        }
        zone::draw(cx, player);
    }
}

/// Goes on with mulligans: who has yet to put cards on the bottom, then who has yet to declare, then all who
/// declared one take it at the same time, and again. True if a decision is needed.
pub(crate) fn proceed<R: Observer>(cx: &mut Cx<'_, R>) -> bool {
    // 101.4e: the starting player counts as the active one.
    let starting = cx.state.turn.starting;
    let first = cx.value([R101_4E, R103_5], starting, cx.state.next_player(starting));
    let order: Vec<PlayerId> = cx.state.in_turn_order(first).collect();
    for &player in &order {
        if cx.when(R103_5, cx.state.player(player).to_bottom > 0) {
            return cx.ask(Decision::Bottom(player));
        }
    }
    for &player in &order {
        let open = !cx.state.player(player).kept && !cx.state.player(player).declared;
        if cx.when(R103_5, open) {
            return cx.ask(Decision::Mulligan(player));
        }
    }
    let declared: Vec<PlayerId> = order.into_iter().filter(|&p| cx.state.player(p).declared).collect();
    if declared.is_empty() {
        return turn::next_turn(cx);
    }
    declared.into_iter().for_each(|player| take_mulligan(cx, player));
    false
}

/// A player keeps the opening hand (103.5).
pub(crate) fn keep<R: Observer>(cx: &mut Cx<'_, R>, player: PlayerId) {
    cx.state.edit_player(player, |player| player.kept = true);
    cx.event(Event::Kept(player));
}

/// A player declares a mulligan (103.5).
pub(crate) fn mulligan<R: Observer>(cx: &mut Cx<'_, R>, player: PlayerId) {
    cx.state.edit_player(player, |player| player.declared = true);
}

/// How many of a player's mulligans count: in a game of more than two, not the first (103.5c).
fn counted(cx: &mut impl Recorder, state: &State, player: PlayerId) -> u8 {
    let taken = state.player(player).mulligans;
    let free = cx.when(R103_5C, state.players.len() > 2 && taken > 0);
    taken - u8::from(free)
}

/// Whether a player may take another mulligan: not for a hand of no cards (103.5).
///
/// # Errors
///
/// The rule that forbids it.
pub(crate) fn may_mulligan(state: &State, cx: &mut impl Recorder, player: PlayerId) -> Result<(), Refusal> {
    let none_left = counted(cx, state, player) >= HAND;
    if none_left {
        cx.cite(R103_5);
        return Err(Refusal::by(R103_5, "the opening hand would have no cards"));
    }
    Ok(())
}

/// A player shuffles the hand into the library, draws anew, and owes some cards to the bottom (103.5).
fn take_mulligan<R: Observer>(cx: &mut Cx<'_, R>, player: PlayerId) {
    cx.event(Event::Mulliganed(player));
    let hand = cx.state.player(player).hand.clone();
    for card in hand {
        zone::put_into_library(cx, card, Place::Top);
    }
    zone::shuffle(cx, player);
    draw_hand(cx, player);
    cx.state.edit_player(player, |player| {
        player.declared = false;
        player.mulligans += 1;
    });
    let owed = counted(cx.rec, cx.state, player);
    let hand = cx.state.player(player).hand.len();
    let owed = usize::from(owed).min(hand) as u8;
    cx.state.edit_player(player, |player| player.to_bottom = owed);
}

/// A player puts a card on the bottom for a mulligan (103.5).
pub(crate) fn bottom<R: Observer>(cx: &mut Cx<'_, R>, player: PlayerId, card: ObjectId) {
    zone::put_into_library(cx, card, Place::Bottom);
    cx.state.edit_player(player, |player| player.to_bottom -= 1);
}
