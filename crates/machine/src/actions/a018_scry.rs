//! Scry (701.18).

use smallvec::SmallVec;
use vademecum_abilities::{Action, Amount, Players};
use vademecum_rule_ids::magic::R701_18A;

use super::KeywordAction;
use crate::{
    Recorder,
    cx::{Cx, Flow},
    decision::{Item, Offer},
    deed::Deed,
    happen,
    id::{ObjectId, PlayerId},
    interpret::objects_of,
    select::Scope,
    zones,
};

/// To look at the top cards of a library and to choose which of them stay there.
pub const SCRY: KeywordAction = KeywordAction { section: Action(18), names: ["adivinar", "usar vidência", "scry"] };

/// Each player scries, one after another.
pub(crate) fn scry<R: Recorder>(cx: &mut Cx<'_, R>, scope: Scope<'_>, players: &Players, amount: &Amount) -> Flow {
    let amount = cx.look().amount(scope, amount);
    for player in cx.look().players(scope, players) {
        let done = happen::happen(cx, smallvec::smallvec![Deed::Scry(player, amount)])?;
        arrange(cx, player, done.first().map_or(0, Deed::amount).max(0) as usize)?;
    }
    Ok(())
}

/// Scrying 0 cards is not an event (701.18b).
#[inline]
pub(crate) const fn is_nothing(amount: i32) -> bool {
    amount <= 0
}

/// Each of the top cards goes on top or on the bottom, in any order (701.18a).
fn arrange<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, amount: usize) -> Flow {
    let library = &cx.state.player(player).library;
    let top: SmallVec<[ObjectId; 4]> = library.iter().rev().take(amount).copied().collect();
    if top.is_empty() || !cx.rule(R701_18A) {
        return Ok(());
    }
    let offer: Offer = top.iter().copied().map(Item::Object).collect();
    let bottom = cx.pick(player, R701_18A, None, offer, (0, top.len()))?;
    let bottom: SmallVec<[ObjectId; 4]> = objects_of(&bottom).collect();
    let kept: Offer = top.iter().filter(|id| !bottom.contains(id)).copied().map(Item::Object).collect();
    let bottom = cx.order(player, R701_18A, None, bottom.into_iter().map(Item::Object).collect())?;
    let kept = cx.order(player, R701_18A, None, kept)?;
    // The first of those that stay is the topmost; the first of the others lies above the rest at the bottom.
    let library = &mut cx.state.players[player.at()].library;
    library.truncate(library.len() - top.len());
    let under: Vec<ObjectId> = objects_of(&bottom).collect();
    let mut ordered: Vec<ObjectId> = under.into_iter().rev().collect();
    ordered.append(library);
    let over: Vec<ObjectId> = objects_of(&kept).collect();
    ordered.extend(over.into_iter().rev());
    zones::replace_library(cx.state, player, ordered);
    cx.state.stale.characteristics |= !cx.state.watches.volatile.is_empty();
    Ok(())
}
