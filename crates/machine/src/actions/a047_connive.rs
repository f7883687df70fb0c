//! Connive (701.47).

use smallvec::SmallVec;
use vademecum_abilities::{Action, Amount, CounterKind, Objects, Type};
use vademecum_rule_ids::magic::{R701_47A, R701_47B, R701_47C, R701_47D, R701_47E};

use super::KeywordAction;
use crate::{
    Recorder,
    cx::{Cx, Flow},
    decision::{Item, Offer},
    deed::{Acted, Deed, Group},
    happen,
    id::{ObjectId, ObjectRef, PlayerId, Subject},
    interpret::{self, Frame, objects_of},
    slots::Slots,
};

/// To draw a card and to discard one, and to grow if it was no land.
pub const CONNIVE: KeywordAction =
    KeywordAction { section: Action(47), names: ["confabular", "confabular", "connive"] };

/// Permanents connive, one after another.
pub(crate) fn connive<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &Slots,
    what: &Objects,
    amount: &Amount,
) -> Flow {
    let amount = cx.look().amount(frame.scope(slots), amount);
    let mut left = cx.look().references(frame.scope(slots), what);
    if left.len() > 1 && cx.rule(R701_47D) {
        while let Some(object) = first_of_several(cx, &left)? {
            left.retain(|other| *other != object);
            connive_one(cx, object, amount)?;
        }
        return Ok(());
    }
    // Without 701.47d, in the order in which the permanents came, whoever controls them.
    left.into_iter().try_for_each(|object| connive_one(cx, object, amount))
}

/// The first player in turn order who controls some of the permanents that are left chooses one of them (701.47d).
fn first_of_several<R: Recorder>(cx: &mut Cx<'_, R>, left: &[ObjectRef]) -> Flow<Option<ObjectRef>> {
    let there: SmallVec<[ObjectRef; 4]> = left.iter().copied().filter(|&object| cx.state.is_current(object)).collect();
    let ring: SmallVec<[PlayerId; 4]> = cx.look().ring().collect();
    for player in ring {
        let own = there.iter().filter(|object| cx.state.controller(object.id) == player);
        let own: Offer = own.map(|object| Item::Object(object.id)).collect();
        if let Some(Item::Object(id)) = cx.pick_one(player, R701_47D, None, own)? {
            return Ok(there.iter().copied().find(|object| object.id == id));
        }
    }
    Ok(None)
}

/// The controller draws and discards (701.47a) a number of cards each (701.47e), and the permanent gets a counter for
/// each nonland card discarded.
fn connive_one<R: Recorder>(cx: &mut Cx<'_, R>, object: ObjectRef, amount: i32) -> Flow {
    let Some((_, now)) = cx.state.known(object) else { return Ok(()) };
    // 701.47c: what has left the battlefield connives as it last was.
    if !(cx.state.is_current(object) || cx.rule(R701_47C)) || !cx.rule(R701_47A) {
        return Ok(());
    }
    // 701.47e: without that rule, it is one card, whatever the text says.
    let amount = if amount == 1 { 1 } else { cx.either(R701_47E, amount.max(0), 1) };
    let player = now.controller;
    let drawn = interpret::draw_number(cx, player, amount)?;
    let hand: Offer = cx.state.player(player).hand.iter().copied().map(Item::Object).collect();
    let count = amount as usize;
    let away = cx.pick(player, R701_47A, Some(object.id), hand, (count, count))?;
    let group: Group = objects_of(&away).map(|card| Deed::Discard(player, card)).collect();
    let done = happen::happen(cx, group)?;
    let discarded: SmallVec<[ObjectId; 4]> =
        done.iter().filter_map(|deed| if let Deed::Discard(_, card) = deed { Some(*card) } else { None }).collect();
    let counters = discarded.iter().filter(|&&card| !cx.state.types(card).has(Type::Land)).count();
    if cx.state.is_current(object) {
        let put = Deed::PutCounters(Subject::Object(object.id), CounterKind::PlusOne, counters as i32, player);
        happen::happens(cx, put)?;
    }
    // 701.47b: it has connived then, whether or not all of that was possible.
    let is_possible = drawn >= count && discarded.len() == count && cx.state.is_current(object);
    if cx.either(R701_47B, true, is_possible) {
        happen::happens(cx, Deed::Act(Acted { action: CONNIVE.section.into(), player, object: Some(object) }))?;
    }
    Ok(())
}
