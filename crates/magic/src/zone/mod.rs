//! Zones (400–406): how objects move, and what they become.

mod enter;
mod hand;
mod library;

use smallvec::SmallVec;
use vademecum_rule_ids::magic::{
    R108_3, R111_8, R122_2, R304_4, R307_4, R400_3, R400_4A, R400_7, R506_4, R613_7D, R704_5D,
};

pub(crate) use enter::{create_tokens, onto_battlefield};
pub(crate) use hand::{discard, discard_together};
pub(crate) use library::{draw, mill, shuffle};

use crate::{
    ability::Place,
    card::{Type, Zone},
    characteristics, combat,
    engine::Cx,
    event::{Event, Observer},
    object::{Characteristics, Object, ObjectId, ObjectRef, PlayerId},
    state::{LastKnown, State},
    trigger::{self, Happening},
};

/// A group of objects that move together.
pub(crate) type Group = SmallVec<[ObjectId; 8]>;

/// Moves an object to a zone other than the battlefield, with everything that follows from it.
pub(crate) fn put<R: Observer>(cx: &mut Cx<'_, R>, id: ObjectId, to: Zone) {
    put_together(cx, &[id], to);
}

/// Moves objects to the same kind of zone at the same time: what leaves the battlefield sees the others
/// leave (603.10a).
pub(crate) fn put_together<R: Observer>(cx: &mut Cx<'_, R>, group: &[ObjectId], to: Zone) {
    cx.state.batch = cx.state.batch.wrapping_add(1);
    for &id in group {
        if cx.state.object(id).zone == Zone::Battlefield {
            trigger::happened(cx, Happening::Left { object: id, to });
        }
    }
    for &id in group {
        relocate(cx, id, to, Place::Top);
    }
    characteristics::refresh_if_volatile(cx);
}

/// Moves an object into its owner's library, on top or on the bottom.
pub(crate) fn put_into_library<R: Observer>(cx: &mut Cx<'_, R>, id: ObjectId, place: Place) {
    cx.state.batch = cx.state.batch.wrapping_add(1);
    if cx.state.object(id).zone == Zone::Battlefield {
        trigger::happened(cx, Happening::Left { object: id, to: Zone::Library });
    }
    relocate(cx, id, Zone::Library, place);
    characteristics::refresh_if_volatile(cx);
}

/// A card becomes a spell (601.2a, 112.1): its place on the stack is given by who puts it there.
pub(crate) fn relocate_to_stack<R: Observer>(cx: &mut Cx<'_, R>, id: ObjectId) {
    relocate(cx, id, Zone::Stack, Place::Top);
}

/// Whether a rule keeps an object from changing zones.
fn stays<R: Observer>(cx: &mut Cx<'_, R>, id: ObjectId, to: Zone) -> bool {
    let object = *cx.state.object(id);
    // 111.8: a token that has left the battlefield stays where it is.
    if cx.when(R111_8, object.token && object.zone != Zone::Battlefield) {
        return true;
    }
    if to != Zone::Battlefield {
        return false;
    }
    let types = cx.state.card(id).def.types;
    cx.when([R400_4A, R304_4], types.has(Type::Instant)) || cx.when([R400_4A, R307_4], types.has(Type::Sorcery))
}

/// Takes an object out of its zone and puts it into another, as a new object (400.7). What triggers on it is
/// the caller's business; false if it stays where it was.
pub(super) fn relocate<R: Observer>(cx: &mut Cx<'_, R>, id: ObjectId, to: Zone, place: Place) -> bool {
    if stays(cx, id, to) {
        return false;
    }
    let old = *cx.state.object(id);
    let was = cx.state.reference(id);
    if old.zone == Zone::Battlefield {
        leave_battlefield(cx, id);
    }
    take_out(cx.state, id);
    let since = cx.state.tick();
    // 400.3: libraries, hands and graveyards are their owners'.
    let owner = cx.value([R400_3, R108_3], old.owner, old.controller);
    let fresh = Object { owner, controller: owner, base_controller: owner, zone: to, since, ..forgotten(cx, &old) };
    let printed = Characteristics::printed(cx.state.cards.get(old.def));
    cx.state.edit(id, |object| *object = Object { now: printed, ..fresh });
    put_in(cx.state, id, to, owner, place);
    if matches!(old.zone, Zone::Battlefield | Zone::Stack) {
        let became = to.is_public().then(|| cx.state.reference(id));
        cx.state.last_known.push(LastKnown { was, object: old, became });
    }
    if cx.when(R704_5D, old.token && to != Zone::Battlefield) {
        cx.state.strays.push(id);
    }
    cx.event(Event::Moved { object: id, card: old.def, from: old.zone, to });
    true
}

/// The object without anything it had only as what it was before: status, damage, counters (400.7, 122.2).
fn forgotten<R: Observer>(cx: &mut Cx<'_, R>, old: &Object) -> Object {
    let fresh = Object {
        tapped: false,
        summoning_sick: false,
        deathtouched: false,
        activated: 0,
        damage: 0,
        plus_counters: 0,
        minus_counters: 0,
        ..*old
    };
    let remembers = *old != fresh;
    if !remembers {
        cx.cite([R400_7, R613_7D]);
        return fresh;
    }
    let counted = old.plus_counters != 0 || old.minus_counters != 0;
    let fresh =
        if counted { cx.value(R122_2, fresh, Object { plus_counters: old.plus_counters, ..fresh }) } else { fresh };
    cx.value(R400_7, fresh, *old)
}

/// What ends when a permanent leaves the battlefield: it is in no combat (506.4) and in no list.
fn leave_battlefield<R: Observer>(cx: &mut Cx<'_, R>, id: ObjectId) {
    if cx.when(R506_4, cx.state.combat.involves(id)) {
        combat::remove(cx, id);
    }
    cx.state.watchers.retain(|&watcher| watcher != id);
    let was_static = cx.state.statics.contains(&id);
    if was_static {
        cx.state.statics.retain(|&source| source != id);
        cx.state.volatile -= u32::from(cx.state.card(id).is_volatile);
    }
    let was = cx.state.reference(id);
    cx.state.effects.retain(|effect| effect.on != was);
    if was_static {
        characteristics::refresh_all(cx);
    }
}

/// An object leaves the game with its owner (800.4a): it goes nowhere.
pub(crate) fn vanish<R: Observer>(cx: &mut Cx<'_, R>, id: ObjectId) {
    let zone = cx.state.object(id).zone;
    if zone == Zone::Battlefield {
        leave_battlefield(cx, id);
    }
    if zone == Zone::Stack {
        cx.state.stack.retain(|item| item.ability.is_some() || item.object.id != id);
    }
    take_out(cx.state, id);
    let since = cx.state.tick();
    cx.state.edit(id, |object| {
        object.zone = Zone::Outside;
        object.since = since;
    });
    cx.state.strays.retain(|&stray| stray != id);
}

/// A token that is nowhere any more: its place in the arena is free for another (111.7).
pub(crate) fn cease(state: &mut State, id: ObjectId) {
    take_out(state, id);
    state.edit(id, |object| object.zone = Zone::Outside);
    state.free.push(id);
}

/// Takes an object out of the list of its zone; the spells of the stack are the stack's business.
fn take_out(state: &mut State, id: ObjectId) {
    let object = *state.object(id);
    let owner = object.owner.at();
    let place = object.place as usize;
    match object.zone {
        Zone::Battlefield => swap_out(state, |state| &mut state.battlefield, place),
        Zone::Exile => swap_out(state, |state| &mut state.exile, place),
        Zone::Hand => swap_out(state, move |state| &mut state.players[owner].hand, place),
        Zone::Library => shift_out(state, move |state| &mut state.players[owner].library, place),
        Zone::Graveyard => shift_out(state, move |state| &mut state.players[owner].graveyard, place),
        Zone::Stack | Zone::Command | Zone::Outside => {}
    }
}

/// Takes a place out of a zone without order: the last one moves there.
fn swap_out(state: &mut State, list: impl Fn(&mut State) -> &mut Vec<ObjectId>, place: usize) {
    let zone = list(state);
    zone.swap_remove(place);
    if let Some(&moved) = zone.get(place) {
        state.objects[moved.at()].place = place as u32;
    }
}

/// Takes a place out of a zone whose order counts (400.5).
fn shift_out(state: &mut State, list: impl Fn(&mut State) -> &mut Vec<ObjectId>, place: usize) {
    list(state).remove(place);
    for after in place..list(state).len() {
        let moved = list(state)[after];
        state.edit(moved, |object| object.place = after as u32);
    }
}

/// Puts an object into the list of its zone.
fn put_in(state: &mut State, id: ObjectId, to: Zone, owner: PlayerId, place: Place) {
    let list = match to {
        Zone::Battlefield => &mut state.battlefield,
        Zone::Exile => &mut state.exile,
        Zone::Hand => &mut state.players[owner.at()].hand,
        Zone::Library => &mut state.players[owner.at()].library,
        Zone::Graveyard => &mut state.players[owner.at()].graveyard,
        Zone::Stack => {
            let depth = state.stack.len() as u32;
            return state.edit(id, |object| object.place = depth);
        }
        Zone::Command | Zone::Outside => return,
    };
    if to == Zone::Library && place == Place::Bottom {
        list.insert(0, id);
        for at in 0..list.len() {
            let moved = state.players[owner.at()].library[at];
            state.edit(moved, |object| object.place = at as u32);
        }
        return;
    }
    let at = list.len() as u32;
    list.push(id);
    state.edit(id, |object| object.place = at);
}

/// Where an object that was meant is now: itself, or what it became by the very move that is spoken of
/// (400.7e, 603.6).
pub(crate) fn find(state: &State, object: ObjectRef, follow: bool) -> Option<ObjectId> {
    if state.is_current(object) {
        return Some(object.id);
    }
    if !follow {
        return None;
    }
    let known = state.last_known.iter().rev().find(|known| known.was == object)?;
    known.became.filter(|&now| state.is_current(now)).map(|now| now.id)
}
