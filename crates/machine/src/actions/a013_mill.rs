//! Mill (701.13).

use vademecum_abilities::{Action, Amount, Players, Zone};
use vademecum_rule_ids::magic::{R701_13A, R701_13B, R701_13D};

use super::KeywordAction;
use crate::{
    Recorder,
    cx::{Cx, Look},
    deed::{Deed, Group},
    id::PlayerId,
    perform,
    select::{Found, Scope},
    slots::Held,
};

/// To put cards from the top of a library into its graveyard.
pub const MILL: KeywordAction = KeywordAction { section: Action(13), names: ["moler", "triturar", "mill"] };

/// Each player mills a number of cards.
pub(crate) fn propose<R: Recorder>(cx: &Cx<'_, R>, scope: Scope<'_>, players: &Players, amount: &Amount) -> Group {
    let amount = cx.look().amount(scope, amount).max(0);
    cx.look().players(scope, players).into_iter().map(|player| Deed::Mill(player, amount)).collect()
}

/// The cards of a library from the top, without those that are about to enter the battlefield.
fn cards<R: Recorder>(look: Look<'_, R>, player: PlayerId) -> Found {
    let library = look.state.player(player).library.iter().rev().copied();
    library.filter(|id| !look.is_passed_over(*id)).collect()
}

/// Nobody mills no cards, or from an empty library. Where there are too few, all of them are milled (701.13b); without
/// that rule, none.
#[inline]
pub(crate) fn is_nothing<R: Recorder>(cx: &Cx<'_, R>, player: PlayerId, amount: i32) -> bool {
    let there = cards(cx.look(), player).len();
    let short = amount as usize > there;
    amount <= 0 || there == 0 || (short && !cx.rule(R701_13B)) || !cx.rule(R701_13A)
}

/// The cards are put into the graveyard.
pub(crate) fn carry_out<R: Recorder>(cx: &Cx<'_, R>, player: PlayerId, amount: i32, follow: &mut Group) {
    let milled = cards(cx.look(), player).into_iter().take(amount.max(0) as usize);
    follow.extend(milled.map(|id| Deed::Move(perform::moved(cx, id, Zone::Graveyard))));
}

/// What "the milled card" means, where a text speaks of one: all of them, if something has made more of it (701.13d);
/// without that rule, the first.
pub(crate) fn milled<R: Recorder>(look: Look<'_, R>, asked: i32, mut milled: Held) -> Held {
    let is_more = asked == 1 && milled.objects.len() > 1;
    if is_more && !look.rule(R701_13D) {
        milled.objects.truncate(1);
    }
    milled
}
