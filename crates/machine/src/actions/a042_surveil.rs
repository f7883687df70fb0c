//! Surveil (701.42).

use smallvec::SmallVec;
use vademecum_abilities::{Action, Amount, Change, Players};
use vademecum_rule_ids::magic::{R701_42A, R701_42B, R701_42C, R701_42D};

use super::KeywordAction;
use crate::{
    Recorder,
    cx::{Cx, Flow},
    decision::{Item, Offer},
    deed::{Acted, Deed, Group, Note},
    functioning, happen,
    id::{ObjectId, PlayerId},
    interpret::objects_of,
    perform,
    select::Scope,
    zones,
};

/// To look at the top cards of a library and to choose which of them go to the graveyard.
pub const SURVEIL: KeywordAction = KeywordAction { section: Action(42), names: ["escrutar", "vigiar", "surveil"] };

/// Each player surveils, one after another.
pub(crate) fn surveil<R: Recorder>(cx: &mut Cx<'_, R>, scope: Scope<'_>, players: &Players, amount: &Amount) -> Flow {
    let amount = cx.look().amount(scope, amount).max(0) as usize;
    for player in cx.look().players(scope, players) {
        // 701.42c: surveilling 0 is not an event.
        if cx.when(R701_42C, amount == 0) {
            continue;
        }
        let seen = if amount > 0 { look_and_sort(cx, player, amount)? } else { 0 };
        // 701.42d: the player has surveilled then, whether or not all of that was possible.
        if cx.either(R701_42D, true, seen >= amount) {
            happen::happens(cx, Deed::Act(Acted { action: SURVEIL.section.into(), player, object: None }))?;
        }
    }
    Ok(())
}

/// Any number of the top cards go to the graveyard, the rest stays on top in any order (701.42a). Gives how many cards
/// were looked at.
fn look_and_sort<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, amount: usize) -> Flow<usize> {
    if !cx.rule(R701_42A) {
        return Ok(0);
    }
    cx.note(Note::Begins(SURVEIL.section, player));
    let seen = amount + additional(cx, player)?;
    let library = &cx.state.player(player).library;
    let top: SmallVec<[ObjectId; 4]> = library.iter().rev().take(seen).copied().collect();
    // 701.42b: cards that are looked at in addition are among those that may be put away.
    let among = cx.either(R701_42B, top.len(), amount.min(top.len()));
    let offer: Offer = top[..among].iter().copied().map(Item::Object).collect();
    let away = cx.pick(player, R701_42A, None, offer, (0, among))?;
    let away: SmallVec<[ObjectId; 4]> = objects_of(&away).collect();
    let group: Group = away.iter().map(|&card| perform::to_graveyard(cx, card, player)).collect();
    happen::happen(cx, group)?;
    let library = &cx.state.player(player).library;
    let kept: Offer = top.iter().filter(|id| library.contains(id)).copied().map(Item::Object).collect();
    let kept = cx.order(player, R701_42A, None, kept)?;
    // The first of those that stay is the topmost.
    let kept: Vec<ObjectId> = objects_of(&kept).collect();
    let mut ordered = std::mem::take(&mut cx.state.players[player.at()].library);
    ordered.retain(|card| !kept.contains(card));
    ordered.extend(kept.into_iter().rev());
    zones::replace_library(cx.state, player, ordered);
    cx.state.stale.characteristics |= !cx.state.watches.volatile.is_empty();
    Ok(top.len())
}

/// How many more cards a player looks at who may and wants to.
fn additional<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId) -> Flow<usize> {
    let own = cx.state.permanents().filter(|(_, now)| now.controller == player).map(|(id, _)| id);
    let more = |id: ObjectId| {
        let says = |change: &Change| if let Change::SurveilsMore(more) = change { Some(*more) } else { None };
        functioning::says_of_itself(cx.state, id, says).map(|more| (id, more))
    };
    let offers: SmallVec<[(ObjectId, u8); 2]> = own.filter_map(more).collect();
    let mut total = 0;
    for (id, more) in offers {
        total += if cx.ask_yes(player, R701_42B, Some(id))? { usize::from(more) } else { 0 };
    }
    Ok(total)
}
