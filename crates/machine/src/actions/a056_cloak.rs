//! Cloak (701.56).

use vademecum_abilities::{Action, Amount, Players, Zone};
use vademecum_rule_ids::magic::{R701_56A, R701_56E};

use super::KeywordAction;
use crate::{
    Recorder,
    cx::{Cx, Flow},
    deed::{Deed, Group, Move, Note},
    face_down,
    id::ObjectRef,
    perform,
    select::Scope,
};

/// To make a face-down 2/2 creature with ward {2} of a card.
pub const CLOAK: KeywordAction = KeywordAction { section: Action(56), names: ["enmascarar", "encobrir", "cloak"] };

/// Players cloak cards from the top of their libraries (701.56a), one at a time (701.56e); gives what they have become.
pub(crate) fn cloak<R: Recorder>(
    cx: &mut Cx<'_, R>,
    scope: Scope<'_>,
    players: &Players,
    amount: &Amount,
) -> Flow<Vec<ObjectRef>> {
    let amount = cx.look().amount(scope, amount).max(0) as usize;
    let mut cloaked = Vec::new();
    for player in cx.look().players(scope, players) {
        if !cx.rule(R701_56A) {
            continue;
        }
        cx.note(Note::Begins(CLOAK.section, player));
        let enter =
            |&card| Deed::Move(Move { face_down: true, cloaked: true, ..perform::enter(card, Zone::Library, player) });
        let moves: Group = cx.state.player(player).library.iter().rev().take(amount).map(enter).collect();
        let at_once = moves.len() > 1 && !cx.rule(R701_56E);
        face_down::enter(cx, moves, at_once, |cx, id| cloaked.push(cx.state.reference(id)))?;
    }
    Ok(cloaked)
}
