//! Vanguard (902): a card in the command zone changes with what its owner begins, and has abilities there.

use vademecum_abilities::CardId;
use vademecum_rule_ids::magic::{R613_7I, R902_4, R902_5, R902_5A, R902_5B, R902_6};
use vademecum_vocab::RuleId;

use crate::{
    Recorder,
    cx::{Cx, Look},
    id::{PlayerId, Timestamp},
    turn::MAX_HAND,
    variants::conspiracies,
};

/// Vanguard cards lie face up in the command zone from the beginning, and change starting life totals (902.4).
pub(crate) fn set_up<R: Recorder>(cx: &mut Cx<'_, R>, vanguards: &[Vec<CardId>]) {
    for (place, cards) in vanguards.iter().enumerate().take(cx.state.players.len()) {
        let owner = PlayerId(place as u8);
        for id in super::lay_aside(cx, owner, cards) {
            // 902.6: its owner controls it; without that rule, the next player does.
            let controller = cx.either(R902_6, owner, cx.state.next_player(owner));
            super::show(cx, id, controller);
            // 613.7i: it receives its timestamp now; without that rule it has none, and comes last.
            let since = cx.state.object(id).since;
            cx.state.object_mut(id).since = cx.either(R613_7I, since, Timestamp(u32::MAX));
            let Some(modifiers) = cx.state.values(id).vanguard else { continue };
            let life = cx.either(R902_4, modifiers.life, 0);
            let player = cx.state.player_mut(owner);
            player.life = player.life.saturating_add(life);
            player.hand_modifier = player.hand_modifier.saturating_add(modifiers.hand);
        }
    }
}

/// A hand size as a vanguard card modifies it, by the rule that says so.
fn modified<R: Recorder>(look: Look<'_, R>, player: PlayerId, by: RuleId) -> usize {
    let modifier = look.state.player(player).hand_modifier;
    if !look.when(by, modifier != 0) {
        return MAX_HAND;
    }
    MAX_HAND.saturating_add_signed(modifier as isize)
}

/// How many cards a player draws for the opening hand (902.5), and for each one after a mulligan (902.5a).
pub(crate) fn starting_hand<R: Recorder>(look: Look<'_, R>, player: PlayerId) -> usize {
    let again = look.state.player(player).mulligans > 0 || look.state.player(player).declared;
    match conspiracies::starting_hand(look, player) {
        Some(size) => size,
        None => modified(look, player, if again { R902_5A } else { R902_5 }),
    }
}

/// A player's maximum hand size (902.5b).
pub(crate) fn maximum_hand<R: Recorder>(look: Look<'_, R>, player: PlayerId) -> usize {
    modified(look, player, R902_5B)
}
