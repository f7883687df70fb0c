//! State-based actions (704): what the game does by itself before a player would receive priority.

use smallvec::SmallVec;
use vademecum_abilities::{CounterKind, Subtype, Supertype, Type, Zone};
use vademecum_rule_ids::magic::{
    R704_3, R704_5A, R704_5B, R704_5C, R704_5D, R704_5F, R704_5G, R704_5H, R704_5I, R704_5J, R704_5M, R704_5N, R704_5Q,
    R704_5V,
};

use crate::{
    Recorder,
    cx::{Cx, Flow},
    decision::{Item, Offer},
    deed::{Deed, Group, Loss, Note},
    happen,
    id::{ObjectId, PlayerId, Subject},
    object::Mark,
    perform,
    select::counters_on,
    state::State,
    zones,
};

/// Number of poison counters with which a player loses (704.5c).
const LETHAL_POISON: i32 = 10;

/// Checks all state-based actions and performs those that apply, as a single event (704.3). Whether any did.
pub(crate) fn check<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow<bool> {
    if !cx.rule(R704_3) {
        return Ok(false);
    }
    let mut group = losing(cx);
    let noticed = dying(cx, &mut group);
    legends(cx, &noticed.legendary, &mut group)?;
    attachments(cx, &noticed.auras, &mut group);
    counters(cx, &mut group);
    let ceased = ceasing(cx);
    cx.state.players.iter_mut().for_each(|player| player.drew_from_nothing = false);
    for id in noticed.deathtouched {
        cx.state.object_mut(id).set(Mark::Deathtouched, false);
    }
    let mut acts = !ceased.is_empty();
    for id in ceased {
        zones::vanish(cx, id);
        cx.state.free.push(id);
        cx.note(Note::Ceased(id));
    }
    acts |= !happen::happen(cx, group)?.is_empty();
    Ok(acts)
}

/// Players who lose (704.5a–c).
fn losing<R: Recorder>(cx: &Cx<'_, R>) -> Group {
    let mut losing = Group::new();
    for place in 0..cx.state.players.len() {
        let id = PlayerId(place as u8);
        let player = cx.state.player(id);
        // Nobody loses twice, even where those who lose do not leave (104.5).
        if !player.is_in_game() || player.lost {
            continue;
        }
        let poison = cx.state.counters(Subject::Player(id), CounterKind::Poison);
        let why = if cx.when(R704_5A, player.life <= 0) {
            Loss::Life
        } else if cx.when(R704_5B, player.drew_from_nothing) {
            Loss::EmptyLibrary
        } else if cx.when(R704_5C, poison >= LETHAL_POISON) {
            Loss::Poison
        } else {
            continue;
        };
        losing.push(Deed::Lose(id, why));
    }
    losing
}

/// Permanents that other state-based actions look at, found in the one pass over all of them. Nearly always there are
/// none.
#[derive(Debug, Default)]
struct Noticed {
    /// Legendary permanents, with their controllers.
    legendary: SmallVec<[(ObjectId, PlayerId); 4]>,
    auras: SmallVec<[ObjectId; 4]>,
    /// Those that a source with deathtouch has dealt damage.
    deathtouched: SmallVec<[ObjectId; 4]>,
}

/// Permanents that go to the graveyard or are destroyed (704.5f–i).
fn dying<R: Recorder>(cx: &Cx<'_, R>, group: &mut Group) -> Noticed {
    let mut noticed = Noticed::default();
    for (id, now) in cx.state.permanents() {
        let object = cx.state.object(id);
        if now.supertypes.has(Supertype::Legendary) {
            noticed.legendary.push((id, now.controller));
        }
        if now.subtypes.has(Subtype::AURA) {
            noticed.auras.push(id);
        }
        if object.is(Mark::Deathtouched) {
            noticed.deathtouched.push(id);
        }
        if now.is_creature() {
            if cx.when(R704_5F, now.toughness <= 0) {
                group.push(Deed::Move(perform::moved(cx, id, Zone::Graveyard)));
                continue;
            }
            let lethal = object.damage > 0 && object.damage >= now.toughness;
            let deadly = object.is(Mark::Deathtouched) && object.damage > 0;
            if cx.when(R704_5G, lethal) || cx.when(R704_5H, deadly) {
                group.push(Deed::Destroy(id, true));
                continue;
            }
        }
        if now.types.has(Type::Planeswalker) && cx.when(R704_5I, counters_on(cx.state, id, CounterKind::Loyalty) <= 0) {
            group.push(Deed::Move(perform::moved(cx, id, Zone::Graveyard)));
        }
        if now.types.has(Type::Battle) && cx.when(R704_5V, is_defeated(cx.state, id)) {
            group.push(Deed::Move(perform::moved(cx, id, Zone::Graveyard)));
        }
    }
    noticed
}

/// Whether a battle has no defense left, and no ability of it has triggered that has not left the stack yet.
fn is_defeated(state: &State, id: ObjectId) -> bool {
    let source = state.reference(id);
    let pending = state.waiting.iter().any(|waiting| waiting.source == source)
        || state.stack.iter().any(|item| item.object == source);
    counters_on(state, id, CounterKind::Defense) <= 0 && !pending
}

/// The legend rule (704.5j): of several legendary permanents with one name a player keeps one.
fn legends<R: Recorder>(cx: &mut Cx<'_, R>, legendary: &[(ObjectId, PlayerId)], group: &mut Group) -> Flow {
    let mut done: SmallVec<[ObjectId; 4]> = SmallVec::new();
    for &(id, player) in legendary {
        if done.contains(&id) {
            continue;
        }
        let name = &cx.state.values(id).name;
        let same: SmallVec<[ObjectId; 4]> = legendary
            .iter()
            .filter(|(other, of)| *of == player && cx.state.values(*other).name == *name)
            .map(|(other, _)| *other)
            .collect();
        done.extend(same.iter().copied());
        if !cx.when(R704_5J, same.len() > 1) {
            continue;
        }
        let offer: Offer = same.iter().copied().map(Item::Object).collect();
        let kept = cx.pick_one(player, R704_5J, Some(id), offer)?;
        let rest = same.into_iter().filter(|id| kept != Some(Item::Object(*id)));
        let moves: SmallVec<[Deed; 4]> = rest.map(|id| Deed::Move(perform::moved(cx, id, Zone::Graveyard))).collect();
        for deed in moves {
            let already = group.iter().any(|other| other.object() == deed.object());
            if !already {
                group.push(deed);
            }
        }
    }
    Ok(())
}

/// Auras attached to nothing go to the graveyard (704.5m); other things that can't be attached come off (704.5n).
fn attachments<R: Recorder>(cx: &mut Cx<'_, R>, auras: &[ObjectId], group: &mut Group) {
    for &id in auras {
        let alone = cx.state.host(id).is_none();
        if cx.when(R704_5M, alone) {
            group.push(Deed::Move(perform::moved(cx, id, Zone::Graveyard)));
        }
    }
    let loose = |cx: &Cx<'_, R>, what: crate::id::ObjectRef, host: crate::id::ObjectRef| {
        let equipment = cx.state.try_permanent(what.id).is_some_and(|now| now.types.has(Type::Artifact));
        equipment && !cx.state.try_permanent(host.id).is_some_and(|now| now.is_creature())
    };
    let off: SmallVec<[crate::id::ObjectRef; 2]> =
        cx.state.attached.iter().filter(|(what, host)| loose(cx, *what, *host)).map(|(what, _)| *what).collect();
    if cx.when(R704_5N, !off.is_empty()) {
        cx.state.attached.retain(|(what, _)| !off.contains(what));
        cx.state.stale.characteristics = true;
    }
}

/// +1/+1 and -1/-1 counters on one permanent are removed in pairs (704.5q).
fn counters<R: Recorder>(cx: &Cx<'_, R>, group: &mut Group) {
    for (on, kind, number) in &cx.state.counters {
        let (Subject::Object(id), CounterKind::PlusOne) = (on, kind) else { continue };
        let pairs = counters_on(cx.state, *id, CounterKind::MinusOne).min(*number);
        if cx.when(R704_5Q, pairs > 0) {
            group.push(Deed::RemoveCounters(*on, CounterKind::PlusOne, pairs));
            group.push(Deed::RemoveCounters(*on, CounterKind::MinusOne, pairs));
        }
    }
}

/// Tokens that have left the battlefield cease to exist (704.5d).
fn ceasing<R: Recorder>(cx: &mut Cx<'_, R>) -> Vec<ObjectId> {
    let mut strays = std::mem::take(&mut cx.state.strays);
    strays.retain(|&id| cx.state.object(id).zone != Zone::Battlefield);
    if cx.when(R704_5D, !strays.is_empty()) {
        return strays;
    }
    cx.state.strays = strays;
    Vec::new()
}
