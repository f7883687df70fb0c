//! Entering the battlefield (403.4, 614.12), and tokens (111).

use vademecum_rule_ids::magic::{
    R110_2A, R110_5B, R111_1, R111_2, R111_3, R122_6, R302_6, R603_6D, R611_3C, R614_1C, R614_1D, R614_12, R701_6A,
};

use super::relocate;
use crate::{
    ability::{Ability, Enters, Place},
    card::{DefId, Zone},
    characteristics,
    engine::Cx,
    error::Error,
    event::{Event, Observer},
    object::{Characteristics, CounterKind, Object, ObjectId, PlayerId},
    permanent, resolve,
    state::MOST,
    trigger::{self, Happening},
};

/// An object enters the battlefield under a player's control (110.2a), with X of the spell that it was.
/// False if it can't.
pub(crate) fn onto_battlefield<R: Observer>(cx: &mut Cx<'_, R>, id: ObjectId, controller: PlayerId, x: u32) -> bool {
    if !relocate(cx, id, Zone::Battlefield, Place::Top) {
        return false;
    }
    cx.state.batch = cx.state.batch.wrapping_add(1);
    settle(cx, id, controller, x);
    trigger::happened(cx, Happening::Entered(id));
    true
}

/// A player creates tokens, all at the same time (701.6a).
pub(crate) fn create_tokens<R: Observer>(cx: &mut Cx<'_, R>, player: PlayerId, def: DefId, number: usize) {
    if (cx.state.objects.len() - cx.state.free.len()).saturating_add(number) > MOST {
        cx.state.fault = Some(Error::TooMany(MOST));
        return;
    }
    if !cx.when([R701_6A, R111_1], number > 0) {
        return;
    }
    cx.state.batch = cx.state.batch.wrapping_add(1);
    let mut created = Vec::with_capacity(number);
    for _ in 0..number {
        let id = make(cx, def, player);
        let owner = cx.state.object(id).owner;
        settle(cx, id, owner, 0);
        cx.event(Event::Created(player, id));
        created.push(id);
    }
    for id in created {
        trigger::happened(cx, Happening::Entered(id));
    }
}

/// A new object for a token: its owner is who creates it (111.2), its characteristics are those that the
/// effect gives it (111.3).
fn make<R: Observer>(cx: &mut Cx<'_, R>, def: DefId, owner: PlayerId) -> ObjectId {
    cx.cite(R111_3);
    let owner = cx.value(R111_2, owner, cx.state.next_player(owner));
    let since = cx.state.tick();
    let token = Object {
        def,
        owner,
        controller: owner,
        base_controller: owner,
        zone: Zone::Outside,
        token: true,
        tapped: false,
        summoning_sick: false,
        deathtouched: false,
        activated: 0,
        since,
        place: 0,
        damage: 0,
        plus_counters: 0,
        minus_counters: 0,
        now: Characteristics::printed(cx.state.cards.get(def)),
    };
    let id = cx.state.free.pop().unwrap_or_else(|| {
        cx.state.objects.push(token);
        ObjectId((cx.state.objects.len() - 1) as u32)
    });
    let place = cx.state.battlefield.len() as u32;
    cx.state.battlefield.push(id);
    cx.state.objects[id.at()] = token;
    cx.state.edit(id, |object| {
        object.zone = Zone::Battlefield;
        object.place = place;
    });
    id
}

/// What a permanent is from the moment it is on the battlefield: whose, untapped, new to its controller,
/// under the effects that apply to it (611.3c) and as its own text says it enters (614.12).
fn settle<R: Observer>(cx: &mut Cx<'_, R>, id: ObjectId, controller: PlayerId, x: u32) {
    let tapped = cx.value(R110_5B, false, !cx.state.object(id).tapped);
    let owner = cx.state.object(id).owner;
    let controller = cx.value(R110_2A, controller, owner);
    let sick = cx.value(R302_6, true, cx.state.object(id).tapped);
    cx.state.edit(id, |object| {
        object.controller = controller;
        object.base_controller = controller;
        object.summoning_sick = sick;
        object.tapped = tapped;
    });
    let card = cx.state.card(id);
    let (is_static, is_volatile, watches) = (card.is_static, card.is_volatile, !card.watched.is_empty());
    if watches {
        cx.state.watchers.push(id);
    }
    enters_as_printed(cx, id, x);
    if is_static {
        cx.state.statics.push(id);
        cx.state.volatile += u32::from(is_volatile);
        characteristics::refresh_all(cx);
    } else if !cx.state.statics.is_empty() {
        if cx.when(R611_3C, !cx.state.statics.is_empty()) {
            characteristics::refresh(cx, id);
        }
    } else {
        characteristics::refresh(cx, id);
    }
    characteristics::refresh_if_volatile(cx);
}

/// "enters tapped", "enters with counters": part of entering, not something that happens afterwards
/// (603.6d).
fn enters_as_printed<R: Observer>(cx: &mut Cx<'_, R>, id: ObjectId, x: u32) {
    let cards = cx.state.cards.clone();
    let card = cards.get(cx.state.object(id).def);
    for ability in &card.def.abilities {
        let Ability::Enters(how) = ability else { continue };
        match *how {
            Enters::Tapped => {
                let untapped = !cx.state.object(id).tapped;
                if cx.when([R614_1D, R614_12, R603_6D], untapped) {
                    cx.state.edit(id, |object| object.tapped = true);
                }
            }
            Enters::WithCounters(amount) => {
                let number = resolve::amount_for(cx.state, id, amount, x);
                if cx.when([R614_1C, R614_12, R122_6], number > 0) {
                    permanent::add_counters(cx, id, CounterKind::PlusOne, number);
                }
            }
        }
    }
}
