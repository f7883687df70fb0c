//! Explore (701.40).

use vademecum_abilities::{Action, CounterKind, Objects, Zone};
use vademecum_rule_ids::magic::{R701_40A, R701_40B, R701_40C};

use super::KeywordAction;
use crate::{
    Recorder,
    cx::{Cx, Flow},
    deed::{Acted, Deed, Note},
    happen,
    id::{ObjectRef, PlayerId, Subject},
    interpret::{self, Frame},
    perform,
    slots::Slots,
};

/// To reveal the top card of a library, which becomes a card in hand or makes a creature grow.
pub const EXPLORE: KeywordAction = KeywordAction { section: Action(40), names: ["explorar", "explorar", "explore"] };

/// Permanents explore, one after another (608.2f).
pub(crate) fn explore<R: Recorder>(cx: &mut Cx<'_, R>, frame: Frame, slots: &Slots, what: &Objects) -> Flow {
    let permanents = cx.look().references(frame.scope(slots), what);
    for object in interpret::in_turn_order(cx, frame, permanents)? {
        let Some((_, now)) = cx.state.known(object) else { continue };
        // 701.40c: what has left the battlefield explores as it last was.
        if cx.state.is_current(object) || cx.rule(R701_40C) {
            explore_one(cx, now.controller, object)?;
        }
    }
    Ok(())
}

/// The controller reveals the top card: a land goes to the hand, otherwise the permanent gets a counter and the card may
/// go to the graveyard (701.40a).
fn explore_one<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, object: ObjectRef) -> Flow {
    if !cx.rule(R701_40A) {
        return Ok(());
    }
    let top = cx.state.player(player).library.last().copied();
    if let Some(card) = top {
        cx.note(Note::Revealed(card));
    }
    let is_possible = if let Some(land) = top.filter(|&card| cx.state.types(card).has(vademecum_abilities::Type::Land))
    {
        let to_hand = perform::moved(cx, land, Zone::Hand);
        happen::happens(cx, Deed::Move(to_hand))?
    } else {
        let is_there = cx.state.is_current(object);
        if is_there {
            let counter = Deed::PutCounters(Subject::Object(object.id), CounterKind::PlusOne, 1, player);
            happen::happens(cx, counter)?;
        }
        if let Some(card) = top
            && cx.ask_yes(player, R701_40A, Some(card))?
        {
            let to_graveyard = perform::to_graveyard(cx, card, player);
            happen::happens(cx, to_graveyard)?;
        }
        is_there && top.is_some()
    };
    // 701.40b: it has explored then, whether or not all of that was possible.
    if cx.either(R701_40B, true, is_possible) {
        happen::happens(cx, Deed::Act(Acted { action: EXPLORE.section.into(), player, object: Some(object) }))?;
    }
    Ok(())
}
