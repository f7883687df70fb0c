//! Scry (701.18).

use smallvec::SmallVec;
use vademecum_abilities::{Action, Amount, Players};
use vademecum_rule_ids::magic::{R701_18A, R701_18B, R701_18C, R701_18D};
use vademecum_vocab::RuleId;

use super::{KeywordAction, a016_reveal};
use crate::{
    Recorder,
    cx::{Cx, Flow},
    decision::{Item, Offer},
    deed::{Deed, Group, Note},
    happen,
    id::{ObjectId, PlayerId},
    interpret::objects_of,
    select::Scope,
    zones,
};

/// To look at the top cards of a library and to choose which of them stay there.
pub const SCRY: KeywordAction = KeywordAction { section: Action(18), names: ["adivinar", "usar vidência", "scry"] };

/// Players scry: those who do so at once look and decide one after another, and their cards move at the same time
/// (701.18c); without that rule, each is done before the next one looks.
pub(crate) fn scry<R: Recorder>(cx: &mut Cx<'_, R>, scope: Scope<'_>, players: &Players, amount: &Amount) -> Flow {
    let amount = cx.look().amount(scope, amount);
    let players = cx.look().players(scope, players);
    // 701.18d: whoever scries has done so, even if there was no card to look at.
    let able = |player: &PlayerId| !cx.state.player(*player).library.is_empty() || cx.rule(R701_18D);
    let group: Group = players.into_iter().filter(able).map(|player| Deed::Scry(player, amount)).collect();
    if group.len() < 2 || cx.rule(R701_18C) {
        happen::happen(cx, group)?;
        return Ok(());
    }
    for deed in group {
        happen::happens(cx, deed)?;
    }
    Ok(())
}

/// Scrying 0 cards is not an event (701.18b).
#[inline]
pub(crate) fn is_nothing<R: Recorder>(cx: &Cx<'_, R>, amount: i32) -> bool {
    amount < 0 || cx.when(R701_18B, amount == 0)
}

/// Each of the top cards goes on top or on the bottom, in any order (701.18a).
pub(crate) fn carry_out<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, amount: i32) -> Flow {
    if cx.rule(R701_18A) {
        cx.note(Note::Begins(SCRY.section, player));
        arrange(cx, (player, player), R701_18A, amount)?;
    }
    Ok(())
}

/// A player looks at the top cards of a library, theirs or that of another, and puts each of them on top or on the
/// bottom, in any order.
pub(crate) fn arrange<R: Recorder>(
    cx: &mut Cx<'_, R>,
    (player, of): (PlayerId, PlayerId),
    why: RuleId,
    amount: i32,
) -> Flow {
    let library = &cx.state.player(of).library;
    let top: SmallVec<[ObjectId; 4]> = library.iter().rev().take(amount.max(0) as usize).copied().collect();
    let offer: Offer = top.iter().copied().map(Item::Object).collect();
    let bottom = cx.pick(player, why, None, offer, (0, top.len()))?;
    let bottom: SmallVec<[ObjectId; 4]> = objects_of(&bottom).collect();
    let kept: Offer = top.iter().filter(|id| !bottom.contains(id)).copied().map(Item::Object).collect();
    let bottom = cx.order(player, why, None, bottom.into_iter().map(Item::Object).collect())?;
    let kept = cx.order(player, why, None, kept)?;
    // The first of those that stay is the topmost; the first of the others lies above the rest at the bottom.
    let library = &mut cx.state.players[of.at()].library;
    library.truncate(library.len() - top.len());
    let under: Vec<ObjectId> = objects_of(&bottom).collect();
    let mut ordered: Vec<ObjectId> = under.into_iter().rev().collect();
    ordered.append(library);
    let over: Vec<ObjectId> = objects_of(&kept).collect();
    ordered.extend(over.into_iter().rev());
    a016_reveal::reordered(cx, &top);
    objects_of(&bottom).for_each(|id| cx.note(Note::PutOnBottom(id)));
    zones::replace_library(cx.state, of, ordered);
    cx.state.stale.characteristics |= !cx.state.watches.volatile.is_empty();
    Ok(())
}
