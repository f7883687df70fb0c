//! What happens to permanents: tapping (701.21), counters (122), destroying (701.7), sacrificing (701.17).

use vademecum_rule_ids::magic::{R122_1A, R122_6, R404_1, R700_4, R701_7A, R701_17A, R701_21A, R701_21B, R702_12B};

use crate::{
    ability::Keyword,
    card::Zone,
    characteristics,
    engine::Cx,
    event::{Event, Observer},
    object::{CounterKind, ObjectId, PlayerId},
    trigger::{self, Happening},
    zone::{self, Group},
};

/// A permanent becomes tapped (701.21a).
pub(crate) fn tap<R: Observer>(cx: &mut Cx<'_, R>, id: ObjectId) {
    let object = cx.state.object(id);
    let untapped = object.zone == Zone::Battlefield && !object.tapped;
    if cx.when(R701_21A, untapped) {
        cx.state.edit(id, |object| object.tapped = true);
        cx.event(Event::Tapped(id));
        trigger::happened(cx, Happening::Tapped(id));
        characteristics::refresh_if_volatile(cx);
    }
}

/// A permanent becomes untapped (701.21b).
pub(crate) fn untap<R: Observer>(cx: &mut Cx<'_, R>, id: ObjectId) {
    let object = cx.state.object(id);
    let tapped = object.zone == Zone::Battlefield && object.tapped;
    if cx.when(R701_21B, tapped) {
        cx.state.edit(id, |object| object.tapped = false);
        cx.event(Event::Untapped(id));
        characteristics::refresh_if_volatile(cx);
    }
}

/// Counters are put on a permanent (122.6).
pub(crate) fn add_counters<R: Observer>(cx: &mut Cx<'_, R>, id: ObjectId, kind: CounterKind, number: i32) {
    if cx.state.object(id).zone != Zone::Battlefield || !cx.when([R122_6, R122_1A], number > 0) {
        return;
    }
    let total = cx.state.sum(cx.state.object(id).counters(kind), number);
    set_counters(cx, id, kind, total);
    cx.event(Event::CountersAdded(id, kind, number));
}

/// Counters are removed from a permanent.
pub(crate) fn remove_counters<R: Observer>(cx: &mut Cx<'_, R>, id: ObjectId, kind: CounterKind, number: i32) {
    let total = cx.state.object(id).counters(kind) - number;
    set_counters(cx, id, kind, total);
    cx.event(Event::CountersRemoved(id, kind, number));
}

fn set_counters<R: Observer>(cx: &mut Cx<'_, R>, id: ObjectId, kind: CounterKind, total: i32) {
    cx.state.edit(id, |object| match kind {
        CounterKind::PlusOne => object.plus_counters = total,
        CounterKind::MinusOne => object.minus_counters = total,
    });
    characteristics::refresh(cx, id);
    characteristics::refresh_if_volatile(cx);
}

/// Permanents are destroyed at the same time (701.7a), but for those that can't be (702.12b).
pub(crate) fn destroy<R: Observer>(cx: &mut Cx<'_, R>, group: &[ObjectId]) {
    let mut destroyed = Group::new();
    for &id in group {
        let object = cx.state.object(id);
        let here = object.zone == Zone::Battlefield;
        let spared = object.now.keywords.has(Keyword::Indestructible);
        if cx.when(R702_12B, here && spared) {
            continue;
        }
        if cx.when([R701_7A, R404_1], here) {
            cx.event(Event::Destroyed(id));
            destroyed.push(id);
        }
    }
    if !destroyed.is_empty() {
        cx.cite(R700_4);
        zone::put_together(cx, &destroyed, Zone::Graveyard);
    }
}

/// Players sacrifice permanents at the same time: each its controller's (701.17a).
pub(crate) fn sacrifice<R: Observer>(cx: &mut Cx<'_, R>, group: &[(PlayerId, ObjectId)]) {
    let mut sacrificed = Group::new();
    for &(player, id) in group {
        let object = cx.state.object(id);
        let own = object.zone == Zone::Battlefield && object.controller == player;
        if cx.when(R701_17A, own) {
            cx.event(Event::Sacrificed(player, id));
            sacrificed.push(id);
        }
    }
    if !sacrificed.is_empty() {
        cx.cite(R404_1);
        zone::put_together(cx, &sacrificed, Zone::Graveyard);
    }
}
