//! State-based actions (704): what the game does by itself before a player would receive priority.

pub(crate) mod legend;

use smallvec::SmallVec;
use vademecum_rule_ids::magic::{
    R104_3B, R104_3C, R104_3D, R111_7, R117_5, R119_6, R120_6, R121_4, R122_1F, R122_3, R302_4B, R404_1, R702_2B,
    R702_12B, R704_2, R704_3, R704_5A, R704_5B, R704_5C, R704_5D, R704_5F, R704_5G, R704_5H, R704_5Q,
};

use crate::{
    ability::Keyword,
    card::Zone,
    engine::Cx,
    event::{Event, Loss, Observer},
    game,
    object::{CounterKind, ObjectId, PlayerId},
    permanent,
    zone::{self, Group},
};

/// What a check came to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Checked {
    /// Nothing applied.
    Nothing,
    /// Something was done; the check is repeated (704.3).
    Acted,
    /// A player must choose.
    Asks,
}

/// Checks all state-based actions and performs those that apply, as a single event (704.3).
pub(crate) fn check<R: Observer>(cx: &mut Cx<'_, R>) -> Checked {
    if legend::ask(cx) {
        return Checked::Asks;
    }
    let losers = losers(cx);
    let (mut buried, destroyed) = dying(cx);
    legend::take(cx, &mut buried, &destroyed);
    let annihilating = annihilating(cx);
    let strays = strays(cx);
    let acts = !(losers.is_empty()
        && buried.is_empty()
        && destroyed.is_empty()
        && annihilating.is_empty()
        && strays.is_empty());
    if !acts {
        return Checked::Nothing;
    }
    if !cx.when([R704_2, R704_3, R117_5], acts) {
        return Checked::Nothing;
    }
    for (id, n) in annihilating {
        permanent::remove_counters(cx, id, CounterKind::PlusOne, n);
        permanent::remove_counters(cx, id, CounterKind::MinusOne, n);
    }
    for id in strays {
        cease(cx, id);
    }
    bury(cx, &buried, &destroyed);
    if !losers.is_empty() {
        game::lose(cx, &losers);
    }
    Checked::Acted
}

/// Players who lose: no life (704.5a), a draw from nothing (704.5b), ten poison counters (704.5c).
fn losers<R: Observer>(cx: &mut Cx<'_, R>) -> SmallVec<[(PlayerId, Loss); 2]> {
    let mut losers = SmallVec::new();
    for place in 0..cx.state.players.len() {
        let id = PlayerId(place as u8);
        let player = &cx.state.players[place];
        if player.left || player.lost {
            continue;
        }
        let (life, poison, drew) = (player.life, player.poison, player.drew_from_nothing);
        if cx.when([R704_5A, R104_3B, R119_6], life <= 0) {
            losers.push((id, Loss::Life));
        } else if cx.when([R704_5B, R104_3C, R121_4], drew) {
            losers.push((id, Loss::EmptyLibrary));
        } else if cx.when([R704_5C, R104_3D, R122_1F], poison >= 10) {
            losers.push((id, Loss::Poison));
        }
        if drew {
            // 704.5b: only since the last check.
            cx.state.edit_player(id, |player| player.drew_from_nothing = false);
        }
    }
    losers
}

/// Creatures that go to the graveyard for want of toughness (704.5f), and those that are destroyed: lethal
/// damage (704.5g), deathtouch (704.5h).
fn dying<R: Observer>(cx: &mut Cx<'_, R>) -> (Group, Group) {
    let (mut buried, mut destroyed) = (Group::new(), Group::new());
    for place in 0..cx.state.battlefield.len() {
        let id = cx.state.battlefield[place];
        let object = *cx.state.object(id);
        if !object.now.is_creature() {
            continue;
        }
        let toughness = object.now.toughness;
        if cx.when([R704_5F, R302_4B], toughness <= 0) {
            buried.push(id);
            continue;
        }
        if object.damage == 0 && !object.deathtouched {
            continue;
        }
        let lethal = object.damage > 0 && object.damage >= toughness && toughness > 0;
        let touched = object.deathtouched && toughness > 0;
        if object.deathtouched {
            // 704.5h: only since the last check.
            cx.state.edit(id, |object| object.deathtouched = false);
        }
        if !lethal && !touched {
            continue;
        }
        if cx.when(R702_12B, object.now.keywords.has(Keyword::Indestructible)) {
            continue;
        }
        if cx.when([R704_5G, R120_6], lethal) || cx.when([R704_5H, R702_2B], touched) {
            destroyed.push(id);
        }
    }
    (buried, destroyed)
}

/// Puts the dying into their owners' graveyards, all at the same time.
fn bury<R: Observer>(cx: &mut Cx<'_, R>, buried: &[ObjectId], destroyed: &[ObjectId]) {
    let group: Group = buried.iter().chain(destroyed).copied().collect();
    if group.is_empty() {
        return;
    }
    for &id in destroyed {
        cx.event(Event::Destroyed(id));
    }
    cx.cite(R404_1);
    zone::put_together(cx, &group, Zone::Graveyard);
}

/// Permanents with +1/+1 and -1/-1 counters, and how many of each go (704.5q, 122.3).
fn annihilating<R: Observer>(cx: &mut Cx<'_, R>) -> SmallVec<[(ObjectId, i32); 2]> {
    let mut found = SmallVec::new();
    for place in 0..cx.state.battlefield.len() {
        let id = cx.state.battlefield[place];
        let object = cx.state.object(id);
        let n = object.plus_counters.min(object.minus_counters);
        if cx.when([R704_5Q, R122_3], n > 0) {
            found.push((id, n));
        }
    }
    found
}

/// Tokens outside of the battlefield (704.5d, 111.7).
fn strays<R: Observer>(cx: &mut Cx<'_, R>) -> Vec<ObjectId> {
    let mut gone = Vec::new();
    if cx.when([R704_5D, R111_7], !cx.state.strays.is_empty()) {
        gone = std::mem::take(&mut cx.state.strays);
    }
    gone
}

/// A token ceases to exist (111.7); its place in the arena is free again.
fn cease<R: Observer>(cx: &mut Cx<'_, R>, id: ObjectId) {
    zone::cease(cx.state, id);
    cx.event(Event::Ceased(id));
}
