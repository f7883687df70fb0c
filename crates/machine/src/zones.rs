//! How objects move between zones (400), what they become, and what ends when they leave.

use vademecum_abilities::{CardId, CounterKind, FaceId, Type, Where, Zone};
use vademecum_rule_ids::magic::{
    R110_2A, R110_5B, R111_2, R111_8, R122_2, R302_6, R304_4, R307_4, R400_3, R400_7, R506_4, R613_7D,
};

use crate::{
    Recorder, combat,
    cx::Cx,
    deed::Move,
    id::{ObjectId, ObjectRef, PlayerId, Subject},
    listeners,
    object::{Characteristics, Mark, Marks, Object},
    state::{LastKnown, OnStack, State},
};

/// Whether a rule keeps an object from changing zones.
pub(crate) fn stays<R: Recorder>(cx: &Cx<'_, R>, of: &Move) -> bool {
    let object = cx.state.object(of.object);
    // A token that has left the battlefield stays where it is.
    if cx.when(R111_8, object.is(Mark::Token) && object.zone != Zone::Battlefield && object.zone != Zone::Outside) {
        return true;
    }
    if of.to != Zone::Battlefield {
        return false;
    }
    let types = cx.state.cards.values(of.face.unwrap_or(object.face)).types;
    cx.when(R304_4, types.has(Type::Instant)) || cx.when(R307_4, types.has(Type::Sorcery))
}

/// Takes an object out of its zone and puts it into another, as a new object (400.7).
pub(crate) fn relocate<R: Recorder>(cx: &mut Cx<'_, R>, of: &Move) {
    let id = of.object;
    let old = *cx.state.object(id);
    let was = cx.state.reference(id);
    // Its last known information is recorded for effects that refer to it later (608.2h).
    let last = matches!(old.zone, Zone::Battlefield | Zone::Stack).then(|| cx.state.characteristics(id));
    if old.zone == Zone::Battlefield {
        leave_battlefield(cx, id);
    }
    if old.zone == Zone::Stack {
        cx.state.stack.retain(|item| item.what != OnStack::Spell || item.object != was);
    }
    listeners::left(cx.state, id);
    take_out(cx.state, id);
    let born = cx.state.tick();
    // 400.3: libraries, hands and graveyards are their owners'.
    let owner = cx.either(R400_3, old.owner, last.map_or(old.controller, |now| now.controller));
    let controller = match of.to {
        Zone::Battlefield => cx.either(R110_2A, of.under, owner),
        Zone::Stack => of.under,
        _ => owner,
    };
    let card_face = cx.state.cards.front(old.card);
    let marks = old.marks;
    let kept = Marks::NONE.union(if marks.has(Mark::Token) { Marks::only(Mark::Token) } else { Marks::NONE });
    let fresh = Object {
        face: of.face.unwrap_or(if old.is(Mark::Token) { old.face } else { card_face }),
        owner,
        controller,
        zone: of.to,
        marks: kept,
        born,
        // 613.7d: it receives a timestamp as it enters its zone.
        since: cx.either(R613_7D, born, old.since),
        damage: 0,
        used: 0,
        ..old
    };
    // Whatever it was before is forgotten; without that rule it keeps its status and its damage.
    let remembers = marks != kept || old.damage != 0 || old.used != 0;
    let forgets = !remembers || cx.rule(R400_7);
    let fresh = if forgets { fresh } else { Object { marks, damage: old.damage, used: old.used, ..fresh } };
    *cx.state.object_mut(id) = fresh;
    forget_counters(cx, id, old.is(Mark::Counters));
    put_in(cx.state, id, of.to, owner, of.place);
    if let Some(now) = last {
        let became = of.to.is_public().then(|| cx.state.reference(id));
        cx.state.last_known.push(LastKnown { was, object: old, now, became });
    }
    if of.to == Zone::Battlefield {
        settle(cx, id, of);
    } else {
        listeners::arrived(cx.state, id);
        if old.is(Mark::Token) {
            cx.state.strays.push(id);
            cx.state.stale.state_based = true;
        }
    }
}

/// Counters cease to exist with the object that they were on (122.2).
fn forget_counters<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId, had: bool) {
    let forgets = had && cx.rule(R122_2);
    if forgets {
        cx.state.counters.retain(|(on, ..)| *on != Subject::Object(id));
    }
    if had {
        cx.state.object_mut(id).set(Mark::Counters, !forgets);
    }
}

/// What a permanent is from the moment it is on the battlefield: untapped unless something says otherwise, new to
/// its controller.
fn settle<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId, of: &Move) {
    let sick = cx.rule(R302_6);
    let tapped = of.tapped || !cx.rule(R110_5B);
    let object = cx.state.object_mut(id);
    object.set(Mark::SummoningSick, sick);
    object.set(Mark::Tapped, tapped);
    let now = Characteristics::printed(&cx.state.cards, cx.state.object(id).face, cx.state.object(id).controller);
    cx.state.permanents.push(now);
    listeners::arrived(cx.state, id);
    cx.state.stale.characteristics = true;
}

/// A new object for a token: its owner is who creates it (111.2). It is nowhere until it enters the battlefield.
pub(crate) fn make_token<R: Recorder>(cx: &mut Cx<'_, R>, owner: PlayerId, card: CardId, face: FaceId) -> ObjectId {
    let owner = cx.either(R111_2, owner, cx.state.next_player(owner));
    let born = cx.state.tick();
    let token = Object {
        card,
        face,
        owner,
        controller: owner,
        zone: Zone::Outside,
        marks: Marks::only(Mark::Token),
        born,
        since: born,
        place: 0,
        damage: 0,
        used: 0,
    };
    match cx.state.free.pop() {
        Some(id) => {
            cx.state.objects[id.at()] = token;
            id
        }
        None => {
            cx.state.objects.push(token);
            ObjectId((cx.state.objects.len() - 1) as u32)
        }
    }
}

/// What ends when a permanent leaves the battlefield: it is in no combat (506.4) and nothing is attached to it.
fn leave_battlefield<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId) {
    if cx.when(R506_4, cx.state.combat.involves(id)) {
        combat::remove(cx, id);
    }
    let was = cx.state.reference(id);
    cx.state.attached.retain(|(what, host)| *what != was && *host != was);
    cx.state.effects.retain_mut(|effect| {
        effect.on.retain(|object| *object != was);
        !effect.on.is_empty() || effect.open.is_some()
    });
    cx.state.stale.characteristics = true;
    cx.state.stale.listeners = true;
}

/// A permanent has come under another player's control: it is new to them (302.6), and leaves combat (506.4).
pub(crate) fn changed_control<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId) {
    if cx.rule(R302_6) {
        cx.state.object_mut(id).set(Mark::SummoningSick, true);
    }
    if cx.when(R506_4, cx.state.combat.involves(id)) {
        combat::remove(cx, id);
    }
    cx.state.stale.characteristics = true;
}

/// An object leaves the game with its owner (800.4a), or a token ceases to exist (704.5d).
pub(crate) fn vanish<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId) {
    let was = cx.state.reference(id);
    match cx.state.object(id).zone {
        Zone::Battlefield => leave_battlefield(cx, id),
        Zone::Stack => cx.state.stack.retain(|item| item.object != was || item.what != OnStack::Spell),
        _ => {}
    }
    listeners::left(cx.state, id);
    take_out(cx.state, id);
    cx.state.stale.characteristics |= !cx.state.watches.volatile.is_empty();
    let born = cx.state.tick();
    let object = cx.state.object_mut(id);
    object.zone = Zone::Outside;
    object.born = born;
    cx.state.counters.retain(|(on, ..)| *on != Subject::Object(id));
    cx.state.strays.retain(|&stray| stray != id);
}

/// The list of a zone.
pub(crate) fn list(state: &mut State, zone: Zone, owner: PlayerId) -> Option<&mut Vec<ObjectId>> {
    let player = &mut state.players[owner.at()];
    match zone {
        Zone::Library => Some(&mut player.library),
        Zone::Hand => Some(&mut player.hand),
        Zone::Graveyard => Some(&mut player.graveyard),
        Zone::Battlefield => Some(&mut state.battlefield),
        Zone::Exile => Some(&mut state.exile),
        Zone::Command => Some(&mut state.command),
        Zone::Stack | Zone::Outside => None,
    }
}

/// Takes an object out of the list of its zone. Where order matters those above it move down; elsewhere the last one
/// takes its place.
fn take_out(state: &mut State, id: ObjectId) {
    let Object { zone, owner, place, .. } = *state.object(id);
    let place = place as usize;
    if zone == Zone::Battlefield {
        state.permanents.swap_remove(place);
    }
    let ordered = zone.is_ordered();
    let Some(list) = list(state, zone, owner) else { return };
    if ordered {
        list.remove(place);
    } else {
        list.swap_remove(place);
    }
    let last = if ordered { list.len() } else { list.len().min(place + 1) };
    for place in place..last {
        let Some(moved) = self::list(state, zone, owner).map(|list| list[place]) else { return };
        state.objects[moved.at()].place = place as u32;
    }
}

/// Puts an object into the list of a zone.
fn put_in(state: &mut State, id: ObjectId, zone: Zone, owner: PlayerId, at: Where) {
    let Some(list) = list(state, zone, owner) else {
        state.objects[id.at()].place = state.stack.len() as u32;
        return;
    };
    if at == Where::Top || !zone.is_ordered() {
        list.push(id);
        let place = list.len() - 1;
        state.objects[id.at()].place = place as u32;
        return;
    }
    list.insert(0, id);
    for place in 0..list.len() {
        let Some(moved) = self::list(state, zone, owner).map(|list| list[place]) else { return };
        state.objects[moved.at()].place = place as u32;
    }
}

/// A player's library has the same cards in another order from now on, the topmost last.
pub(crate) fn replace_library(state: &mut State, player: PlayerId, cards: Vec<ObjectId>) {
    for (place, id) in cards.iter().enumerate() {
        state.objects[id.at()].place = place as u32;
    }
    state.players[player.at()].library = cards;
}

/// Puts counters on something, or takes them off.
pub(crate) fn add_counters<R: Recorder>(
    cx: &mut Cx<'_, R>,
    on: Subject,
    kind: CounterKind,
    change: i32,
) -> crate::cx::Flow {
    let total = cx.sum(cx.state.counters(on, kind), change)?.max(0);
    let state = &mut *cx.state;
    match state.counters.iter().position(|(of, is, _)| *of == on && *is == kind) {
        Some(place) if total == 0 => {
            state.counters.remove(place);
        }
        Some(place) => state.counters[place].2 = total,
        None if total == 0 => {}
        None => state.counters.push((on, kind, total)),
    }
    if let Subject::Object(id) = on {
        let any = state.counters.iter().any(|(of, ..)| *of == on);
        state.object_mut(id).set(Mark::Counters, any);
        state.stale.characteristics = true;
    }
    state.stale.state_based = true;
    Ok(())
}

/// An object that an effect looks for: as it is, or what it became when the event moved it (400.7e).
pub(crate) fn find(state: &State, object: ObjectRef) -> Option<ObjectId> {
    if state.is_current(object) {
        return Some(object.id);
    }
    let became = state.last_known.iter().rev().find(|known| known.was == object)?.became?;
    state.is_current(became).then_some(became.id)
}
