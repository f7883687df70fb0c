//! Mill (701.13).

use vademecum_abilities::{Action, Amount, Players, Zone};
use vademecum_rule_ids::magic::{R701_13A, R701_13B};

use super::KeywordAction;
use crate::{
    Recorder,
    cx::Cx,
    deed::{Deed, Group},
    perform,
    select::{Found, Scope},
};

/// To put cards from the top of a library into its graveyard.
pub const MILL: KeywordAction = KeywordAction { section: Action(13), names: ["moler", "triturar", "mill"] };

/// Each player mills a number of cards, or as many as there are (701.13b); without that rule, none then.
pub(crate) fn propose<R: Recorder>(cx: &Cx<'_, R>, scope: Scope<'_>, players: &Players, amount: &Amount) -> Group {
    let amount = cx.look().amount(scope, amount).max(0) as usize;
    let mut group = Group::new();
    for player in cx.look().players(scope, players) {
        let library = cx.state.player(player).library.iter().copied();
        let library: Found = library.filter(|id| !cx.look().is_passed_over(*id)).collect();
        let short = amount > library.len();
        if (short && !cx.rule(R701_13B)) || !cx.rule(R701_13A) {
            continue;
        }
        let cards = library.into_iter().rev().take(amount);
        group.extend(cards.map(|id| Deed::Move(perform::moved(cx, id, Zone::Graveyard))));
    }
    group
}
