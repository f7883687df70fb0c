//! Manifest (701.34).

use vademecum_abilities::{Action, Amount, Players, Zone};
use vademecum_rule_ids::magic::{R701_34A, R701_34E};

use super::KeywordAction;
use crate::{
    Recorder,
    cx::{Cx, Flow},
    deed::{Deed, Group, Move, Note},
    face_down,
    id::{ObjectId, ObjectRef, PlayerId},
    object::Mark,
    perform,
    select::Scope,
};

/// To make a face-down 2/2 creature of a card.
pub const MANIFEST: KeywordAction =
    KeywordAction { section: Action(34), names: ["manifestar", "manifestar", "manifest"] };

/// Players manifest cards from the top of their libraries, one at a time (701.34e); gives what they have become.
pub(crate) fn manifest<R: Recorder>(
    cx: &mut Cx<'_, R>,
    scope: Scope<'_>,
    players: &Players,
    amount: &Amount,
) -> Flow<Vec<ObjectRef>> {
    let amount = cx.look().amount(scope, amount).max(0) as usize;
    let mut manifested = Vec::new();
    for player in cx.look().players(scope, players) {
        let top: Vec<_> = cx.state.player(player).library.iter().rev().take(amount).copied().collect();
        cx.note(Note::Begins(MANIFEST.section, player));
        manifested.extend(manifest_cards(cx, player, &top)?);
    }
    Ok(manifested)
}

/// A player manifests cards of a library, one at a time (701.34e); gives what they have become.
pub(crate) fn manifest_cards<R: Recorder>(
    cx: &mut Cx<'_, R>,
    player: PlayerId,
    cards: &[ObjectId],
) -> Flow<Vec<ObjectRef>> {
    let mut manifested = Vec::new();
    // 701.34a: each is turned face down and put onto the battlefield that way.
    if !cx.rule(R701_34A) {
        return Ok(manifested);
    }
    let enter = |&card: &ObjectId| Deed::Move(Move { face_down: true, ..perform::enter(card, Zone::Library, player) });
    let moves: Group = cards.iter().map(enter).collect();
    let at_once = moves.len() > 1 && !cx.rule(R701_34E);
    face_down::enter(cx, moves, at_once, |cx, id| {
        cx.state.object_mut(id).set(Mark::Manifested, true);
        manifested.push(cx.state.reference(id));
    })?;
    Ok(manifested)
}
