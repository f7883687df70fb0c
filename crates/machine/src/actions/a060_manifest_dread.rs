//! Manifest dread (701.60).

use smallvec::SmallVec;
use vademecum_abilities::{Action, Players};
use vademecum_rule_ids::magic::{R701_60A, R701_60B};

use super::{KeywordAction, a034_manifest};
use crate::{
    Recorder,
    cx::{Cx, Flow},
    decision::{Item, Offer},
    deed::{Acted, Deed, Group, Note},
    happen,
    id::{ObjectId, ObjectRef},
    perform,
    select::Scope,
};

/// To look at two cards, to manifest one and to put the other into the graveyard.
pub const MANIFEST_DREAD: KeywordAction =
    KeywordAction { section: Action(60), names: ["manifestar miedo", "manifestar pavor", "manifest dread"] };

/// Players manifest dread, one after another (701.60a); gives what was manifested.
pub(crate) fn manifest_dread<R: Recorder>(
    cx: &mut Cx<'_, R>,
    scope: Scope<'_>,
    players: &Players,
) -> Flow<Vec<ObjectRef>> {
    let mut manifested = Vec::new();
    for player in cx.look().players(scope, players) {
        if !cx.rule(R701_60A) {
            continue;
        }
        cx.note(Note::Begins(MANIFEST_DREAD.section, player));
        let library = &cx.state.player(player).library;
        let top: SmallVec<[ObjectId; 2]> = library.iter().rev().take(2).copied().collect();
        let offer: Offer = top.iter().copied().map(Item::Object).collect();
        let mut is_possible = top.len() == 2;
        if let Some(Item::Object(card)) = cx.pick_one(player, R701_60A, None, offer)? {
            let made = a034_manifest::manifest_cards(cx, player, &[card])?;
            is_possible &= !made.is_empty();
            manifested.extend(made);
            let rest = top.iter().filter(|&&other| other != card);
            let rest: Group = rest.map(|&other| perform::to_graveyard(cx, other, player)).collect();
            happen::happen(cx, rest)?;
        }
        // 701.60b: the player has manifested dread then, whether or not all of that was possible.
        if cx.either(R701_60B, true, is_possible) {
            happen::happens(cx, Deed::Act(Acted { action: MANIFEST_DREAD.section.into(), player, object: None }))?;
        }
    }
    Ok(manifested)
}
