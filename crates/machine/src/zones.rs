//! How objects move between zones (400), what they become, and what ends when they leave.

use std::sync::Arc;

use smallvec::SmallVec;
use vademecum_abilities::{
    Ability, AbilityId, CardId, Colors, CounterKind, FaceId, Filter, Part, Players, RepeatedCosts, Slot, Type, Where,
    Zone,
};
use vademecum_rule_ids::magic::{
    R108_4A, R110_2, R110_2A, R110_5B, R110_5C, R111_2, R111_8, R122_2, R304_4, R307_4, R400_2, R400_3, R400_5, R400_7,
    R400_7A, R400_7C, R400_7D, R400_7E, R400_7F, R400_7J, R400_8, R400_10, R401_7, R506_4, R603_6, R611_3B, R613_7D,
    R708_3,
};

use crate::{
    Recorder,
    actions::{a037_meld, a046_venture_into_the_dungeon},
    adventures, attachments, combat, commander, copies,
    cx::{Cx, Look},
    deed::Move,
    effects, face_down, faces,
    id::{ObjectId, ObjectRef, PlayerId, Subject},
    leaving, links, listeners,
    object::{Characteristics, Mark, Marks, Object},
    rooms,
    select::Scope,
    slots::{Held, Slots},
    state::{Counters, LastKnown, OnStack, State, TargetRef},
    stickers,
    type_line::Rules,
    variants,
};

/// Whether a rule keeps an object from changing zones.
pub(crate) fn stays<R: Recorder>(cx: &Cx<'_, R>, of: &Move) -> bool {
    let object = cx.state.object(of.object);
    if of.from == Zone::Command
        && (a046_venture_into_the_dungeon::stays(cx, of.object) || variants::stays(cx, of.object))
    {
        return true;
    }
    // A token that has left the battlefield stays where it is.
    if cx.when(R111_8, object.is(Mark::Token) && object.zone != Zone::Battlefield && object.zone != Zone::Outside) {
        return true;
    }
    // 400.8: what is exiled once more is a new object; without that rule, nothing happens to it.
    if of.from == of.to && of.to == Zone::Exile && !cx.rule(R400_8) {
        return true;
    }
    // 400.10: what is put into the command zone once more is a new object as well.
    if of.from == of.to && of.to == Zone::Command && !cx.rule(R400_10) {
        return true;
    }
    // 401.7: what would go deeper than a library reaches goes to the bottom; without that rule there is no place for it.
    if let Where::FromTop(nth) = of.place {
        let too_deep = cx.state.player(object.owner).library.len() < usize::from(nth);
        if !cx.when(R401_7, too_deep) && too_deep {
            return true;
        }
    }
    if of.to != Zone::Battlefield {
        return false;
    }
    if leaving::has_no_controller(cx, of.under) {
        return true;
    }
    let back = || cx.state.cards.printed_part(object.face, Part::Back);
    let face = of.face.or_else(|| if of.back_up || faces::back_is_meant(cx.state, object, of) { back() } else { None });
    let shown = if of.face_down { cx.state.cards.face_down() } else { face.unwrap_or(object.face) };
    if faces::keeps_out(cx, object, of) {
        return true;
    }
    let types = cx.state.cards.values(shown).types;
    cx.when(R304_4, types.has(Type::Instant)) || cx.when(R307_4, types.has(Type::Sorcery))
}

/// Number of listeners that are looked at in about the time that one object takes.
const LISTENERS_PER_OBJECT: usize = 4;

/// Takes an object out of its zone and puts it into another, as a new object (400.7).
pub(crate) fn relocate<R: Recorder>(cx: &mut Cx<'_, R>, of: &Move) {
    let id = of.object;
    let was = cx.state.reference(id);
    let stuck = stickers::take(cx.state, was);
    let old = *cx.state.object(id);
    // Its last known information is recorded for effects that refer to it later (608.2h).
    let is_source = || cx.state.stack.iter().any(|item| item.object == was);
    let last =
        (matches!(old.zone, Zone::Battlefield | Zone::Stack) || is_source()).then(|| cx.state.characteristics(id));
    let counters =
        if old.is(Mark::Counters) { cx.state.counters_on(Subject::Object(id)).collect() } else { SmallVec::new() };
    let bore = cx.state.attachments(was).collect();
    let attacked = cx.state.combat.attacker(id).and_then(|attacker| attacker.defender);
    if old.zone == Zone::Battlefield {
        leave_battlefield(cx, id);
    }
    if old.zone == Zone::Stack {
        copies::note_leaving(cx, was);
        cx.state.stack.retain(|item| item.what != OnStack::Spell || item.object != was);
    }
    if old.zone == Zone::Exile && cx.state.watches.casting {
        adventures::forget(cx, was);
    }
    // A look at each listener is much less than one at an object.
    cx.rec.work(cx.state.listeners.len() / LISTENERS_PER_OBJECT);
    listeners::left(cx.state, id);
    take_out(cx, id);
    let born = cx.state.tick();
    // 400.3: libraries, hands and graveyards are their owners'.
    let owner = cx.either(R400_3, old.owner, last.map_or(old.controller, |now| now.controller));
    let controller = match of.to {
        Zone::Battlefield => cx.either(R110_2A, of.under, owner),
        Zone::Stack => of.under,
        // 108.4a: a card there has no controller, and where one is asked for it is the owner.
        _ => cx.either(R108_4A, owner, last.as_ref().map_or(old.controller, |now| now.controller)),
    };
    let marks = old.marks;
    // What is not a card stays what it is; a copy of a permanent spell becomes a token (707.10f).
    let is_copy = old.is(Mark::Copy) && of.to != Zone::Battlefield;
    let is_token = old.is(Mark::Token) || old.is(Mark::Copy) && of.to == Zone::Battlefield;
    let mut kept = commander::kept(cx, &old);
    kept = if is_token { kept.with(Mark::Token) } else { kept };
    kept = if is_copy { kept.with(Mark::Copy) } else { kept };
    let enters = matches!(of.to, Zone::Battlefield | Zone::Stack);
    // 708.9: what leaves exile face down was no permanent and no spell.
    if old.is(Mark::FaceDown) && old.zone != Zone::Exile && !(old.zone == Zone::Stack && enters) {
        face_down::reveal(cx, id);
    }
    // 708.3: it is turned face down before it enters.
    let turned =
        of.face_down && (matches!(of.to, Zone::Stack | Zone::Exile) || of.to == Zone::Battlefield && cx.rule(R708_3));
    if turned {
        kept = kept.with(Mark::FaceDown);
        kept = if of.cloaked { kept.with(Mark::Cloaked) } else { kept };
        let disguised = of.disguised || old.zone == Zone::Stack && old.is(Mark::Disguised);
        kept = if disguised { kept.with(Mark::Disguised) } else { kept };
    }
    let resolves = old.zone == Zone::Stack && of.to == Zone::Battlefield;
    let known = (old.paid, old.repeated, (old.cast_for, old.cast_instance), old.spent_colors);
    let nothing = (0, RepeatedCosts::default(), (None, 0), Colors::NONE);
    let known = if resolves { cx.either(R400_7D, known, nothing) } else { nothing };
    let (paid, repeated, (cast_for, cast_instance), spent_colors) = known;
    let (face, back_up) = faces::arriving(cx, &old, of);
    kept = kept.union(rooms::cast_half(cx, &old, of));
    kept = if back_up { kept.with(Mark::BackUp) } else { kept };
    kept = if (is_token || is_copy) && old.is(Mark::OneFaced) { kept.with(Mark::OneFaced) } else { kept };
    let fresh = Object {
        face,
        owner,
        controller,
        zone: of.to,
        marks: kept,
        born,
        // 613.7d: it receives a timestamp as it enters its zone.
        since: cx.either(R613_7D, born, old.since),
        damage: 0,
        protector: None,
        level: 0,
        used: 0,
        // What was paid for a spell is known of the permanent that it becomes (400.7d).
        paid,
        repeated,
        cast_for,
        cast_instance,
        spent_colors,
        ..old
    };
    // Whatever it was before is forgotten; without that rule it keeps its status and its damage.
    let remembers = marks != kept || old.damage != 0 || old.used != 0;
    let forgets = !remembers || cx.rule(R400_7);
    let fresh = if forgets { fresh } else { Object { marks, damage: old.damage, used: old.used, ..fresh } };
    *cx.state.object_mut(id) = fresh;
    forget_counters(cx, id, old.is(Mark::Counters));
    let place = place_in(cx, of, owner);
    put_in(cx.state, id, of.to, owner, place);
    if let Some(now) = last {
        // 400.2: what everybody can see there can be found.
        let became = (of.to.is_public() || !cx.rule(R400_2)).then(|| cx.state.reference(id));
        let mut parted = a037_meld::take_parted(cx.state, was);
        parted.retain(|_| became.is_some());
        cx.state.last_known.push(LastKnown { was, object: old, now, became, parted, counters, bore, attacked });
    }
    if of.parts {
        a037_meld::note_parted(cx, id);
    }
    if of.to == Zone::Battlefield {
        if let Some(other) = of.melds_with {
            a037_meld::join(cx, id, other);
        }
        let permanent = cx.state.reference(id);
        links::follow(cx, was, permanent);
        if old.zone == Zone::Stack {
            carry_over(cx, was, id);
        }
        settle(cx, id, of);
    } else {
        listeners::arrived(cx.state, id);
        commander::arrived(cx.state, id);
        if old.is(Mark::Token) || is_copy && of.to != Zone::Stack {
            cx.state.strays.push(id);
            cx.state.stale.state_based = true;
        }
    }
    stickers::follow(cx, stuck, id);
}

/// What resolutions did to a permanent spell goes on for the permanent that it becomes.
fn carry_over<R: Recorder>(cx: &mut Cx<'_, R>, spell: ObjectRef, id: ObjectId) {
    let now = cx.state.reference(id);
    cx.state.promised.iter_mut().filter(|(of, _)| *of == spell).for_each(|(of, _)| *of = now);
    let changed = cx.state.effects.iter().any(|effect| effect.on.contains(&spell));
    // 400.7a: changes of its characteristics.
    if cx.when(R400_7A, changed) {
        let all = cx.state.effects.iter_mut().flat_map(|effect| &mut effect.on);
        all.filter(|object| **object == spell).for_each(|object| *object = now);
        // How long they last may depend on it.
        let contexts = cx.state.effects.iter_mut().filter_map(|effect| effect.context.as_mut());
        let meant = contexts.filter(|context| context.slots.mention(spell));
        meant.for_each(|context| Arc::make_mut(context).slots.rename(spell, now));
    }
    let watched = cx.state.made.iter().any(|made| made.slots.mention(spell));
    // 400.7c: effects that prevent its damage.
    if watched && cx.rule(R400_7C) {
        cx.state.made.iter_mut().for_each(|made| made.slots.rename(spell, now));
    }
}

/// The place at which an object is put into its zone, from the bottom; on top if there is none.
fn place_in<R: Recorder>(cx: &Cx<'_, R>, of: &Move, owner: PlayerId) -> Option<usize> {
    match of.place {
        Where::Top => None,
        Where::Bottom | Where::BottomAtRandom => Some(0),
        Where::FromTop(nth) => {
            // On the bottom, if there is no such place (401.7).
            let cards = cx.state.player(owner).library.len();
            Some((cards + 1).saturating_sub(usize::from(nth.max(1))))
        }
    }
}

/// Counters cease to exist with the object that they were on (122.2).
fn forget_counters<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId, had: bool) {
    let forgets = had && cx.rule(R122_2);
    if forgets {
        cx.state.counters.clear(Subject::Object(id));
    }
    if had {
        cx.state.object_mut(id).set(Mark::Counters, !forgets);
    }
}

/// What a permanent is from the moment it is on the battlefield: untapped unless something says otherwise, new to
/// its controller.
fn settle<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId, of: &Move) {
    let tapped = of.tapped || !cx.rule(R110_5B);
    let object = cx.state.object_mut(id);
    object.set(Mark::SummoningSick, true);
    object.set(Mark::New, true);
    object.set(Mark::Tapped, tapped);
    let object = *cx.state.object(id);
    let shown = cx.state.shown_face(&object);
    let shown = rooms::entering(cx, &object, shown);
    // 110.2: whoever it entered under the control of controls it by default.
    let controller = cx.either(R110_2, object.controller, object.owner);
    let mut now = Characteristics::printed(cx.look(), shown, controller);
    Rules { rec: cx.rec, quiet: cx.look().quiet }.drop_size(&mut now);
    cx.state.permanents.push(Characteristics { beneath: object.face, ..now });
    effects::entered(cx, id);
    listeners::arrived(cx.state, id);
    cx.state.stale.characteristics = true;
}

/// A new object for a token: its owner is who creates it (111.2). It is nowhere until it enters the battlefield.
pub(crate) fn make_token<R: Recorder>(cx: &mut Cx<'_, R>, owner: PlayerId, card: CardId, face: FaceId) -> ObjectId {
    let owner = cx.either(R111_2, owner, cx.state.next_player(owner));
    let id = make_object(cx.state, owner, card, face);
    cx.state.object_mut(id).set(Mark::Token, true);
    id
}

/// A new object that is nowhere yet.
pub(crate) fn make_object(state: &mut State, owner: PlayerId, card: CardId, face: FaceId) -> ObjectId {
    let born = state.tick();
    let object = Object {
        card,
        face,
        owner,
        controller: owner,
        zone: Zone::Outside,
        marks: Marks::NONE,
        born,
        since: born,
        place: 0,
        damage: 0,
        paid: 0,
        repeated: RepeatedCosts::default(),
        cast_for: None,
        cast_instance: 0,
        spent_colors: Colors::NONE,
        protector: None,
        level: 0,
        used: 0,
    };
    match state.free.pop() {
        Some(id) => {
            state.objects[id.at()] = object;
            id
        }
        None => {
            state.objects.push(object);
            ObjectId((state.objects.len() - 1) as u32)
        }
    }
}

/// Puts a copy of a card into a zone where it has a place (707.12).
pub(crate) fn lay_down_copy(state: &mut State, id: ObjectId, zone: Zone) {
    lay_down(state, id, zone);
    state.strays.push(id);
    state.stale.state_based = true;
}

/// Puts an object that is nowhere into a zone.
pub(crate) fn lay_down(state: &mut State, id: ObjectId, zone: Zone) {
    let owner = state.object(id).owner;
    state.object_mut(id).zone = zone;
    put_in(state, id, zone, owner, None);
}

/// What ends when a permanent leaves the battlefield: it is in no combat (506.4) and nothing is attached to it.
fn leave_battlefield<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId) {
    if cx.when(R506_4, cx.state.combat.involves(id)) {
        combat::remove(cx, id);
    }
    let was = cx.state.reference(id);
    cx.state.remembered.retain(|(of, _)| *of != was);
    // What effects had given it, the object that it becomes does not have.
    cx.state.gained.retain(|of| of.object != id);
    cx.state.attached.retain(|(what, host)| *what != was && *host != TargetRef::Object(was));
    cx.state.effects.retain_mut(|effect| {
        // What is about no object, or waits for one, stays.
        let is_about_none = effect.on.is_empty();
        effect.on.retain(|object| *object != was);
        is_about_none || !effect.on.is_empty() || effect.context.as_ref().is_some_and(|context| context.open_set)
    });
    let generates = |ability: &AbilityId| matches!(cx.state.cards.ability(*ability), Ability::Static(_));
    let has_static = cx.state.cards.passive(cx.state.face(id)).iter().any(generates);
    // 611.3b: its effects apply as long as it is there.
    if has_static && !cx.rule(R611_3B) {
        cx.state.lingering.push(id);
    }
    cx.state.stale.characteristics = true;
    cx.state.stale.listeners = true;
}

/// A permanent has come under another player's control: it is new to them (302.6), and leaves combat (506.4).
pub(crate) fn changed_control<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId) {
    cx.state.object_mut(id).set(Mark::SummoningSick, true);
    cx.state.object_mut(id).set(Mark::New, true);
    if cx.when(R506_4, cx.state.combat.involves(id)) {
        combat::remove(cx, id);
    }
    // 110.5c: it retains its status; without that rule it would have the one that it entered with.
    let stays_tapped = !cx.state.object(id).is(Mark::Tapped) || cx.rule(R110_5C);
    if !stays_tapped {
        cx.state.object_mut(id).set(Mark::Tapped, false);
    }
    // 701.52a: it is nobody's Ring-bearer any more.
    cx.state.object_mut(id).set(Mark::RingBearer, false);
    attachments::bearer_changed_control(cx, id);
    leaving::note_control(cx.state, id);
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
    take_out(cx, id);
    cx.state.stale.characteristics |= !cx.state.watches.volatile.is_empty();
    let born = cx.state.tick();
    let object = cx.state.object_mut(id);
    object.zone = Zone::Outside;
    object.born = born;
    cx.state.counters.clear(Subject::Object(id));
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
fn take_out<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId) {
    let Object { zone, owner, place, .. } = *cx.state.object(id);
    let place = place as usize;
    // 400.5: the others stay in the order in which they lie.
    let ordered = zone.is_ordered() && cx.rule(R400_5);
    let state = &mut *cx.state;
    if zone == Zone::Battlefield {
        state.permanents.swap_remove(place);
    }
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
fn put_in(state: &mut State, id: ObjectId, zone: Zone, owner: PlayerId, at: Option<usize>) {
    let Some(list) = list(state, zone, owner) else {
        state.objects[id.at()].place = state.stack.len() as u32;
        return;
    };
    let Some(at) = at.filter(|&at| zone.is_ordered() && at < list.len()) else {
        list.push(id);
        let place = list.len() - 1;
        state.objects[id.at()].place = place as u32;
        return;
    };
    list.insert(at, id);
    for place in at..list.len() {
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
    if total == 0 {
        state.counters.remove(on, kind);
    } else {
        // 613.7c: only what is put there renews the timestamp.
        let since = if change > 0 { state.tick() } else { state.clock };
        match state.counters.get_mut(on, kind) {
            Some(counters) if change > 0 => (counters.number, counters.since) = (total, since),
            Some(counters) => counters.number = total,
            None => state.counters.insert(Counters { on, kind, number: total, since }),
        }
    }
    if let Subject::Object(id) = on {
        let any = !state.counters.on(on).is_empty();
        state.object_mut(id).set(Mark::Counters, any);
        state.stale.characteristics = true;
    }
    state.stale.listeners |= crate::counters::KINDS.contains(&kind);
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

/// The object of an ability as it is, or where it went: as the ability triggered (400.7e), by its own cost (400.7j), or
/// because what it enchanted left (400.7f).
pub(crate) fn find_itself<R: Recorder>(cx: &Cx<'_, R>, source: ObjectRef, slots: &Slots) -> Option<ObjectId> {
    if cx.state.is_current(source) {
        return Some(source.id);
    }
    let holds = |slot| slots.get(slot).is_some_and(|held: &Held| held.objects.contains(&source));
    let Some(found) = find(cx.state, source) else {
        // 603.6: it is found in the zone that it went to and nowhere else, though it may have come back since.
        return (holds(Slot::EVENT_OBJECTS) && !cx.rule(R603_6)).then_some(source.id);
    };
    let is_found = if holds(Slot::EVENT_OBJECTS) {
        cx.rule(R400_7E)
    } else if holds(Slot::PAID) {
        cx.rule(R400_7J)
    } else {
        cx.when(R400_7F, enchanted_the_event(cx.state, source, slots))
    };
    is_found.then_some(found)
}

/// Whether an object enchanted what the event of a triggered ability took from the battlefield.
fn enchanted_the_event(state: &State, aura: ObjectRef, slots: &Slots) -> bool {
    let Some(left) = slots.get(Slot::EVENT_OBJECTS) else { return false };
    state.last_known.iter().any(|known| left.objects.contains(&known.was) && known.bore.contains(&aura))
}

/// The cards from the top of the players' libraries down to the first that matches, which is the last of them; all of a
/// library in which none matches.
pub(crate) fn top_until<R: Recorder>(look: Look<'_, R>, scope: Scope<'_>, players: &Players, filter: &Filter) -> Held {
    let mut passed = SmallVec::new();
    for player in look.players(scope, players) {
        for &id in look.state.player(player).library.iter().rev() {
            passed.push(look.state.reference(id));
            if look.matches(scope, id, filter) {
                break;
            }
        }
    }
    Held { objects: passed, ..Held::default() }
}

/// Takes an object out of its zone without its going to another: a permanent that phases out, which remains the same
/// object, or a card that becomes part of a melded permanent.
pub(crate) fn set_aside<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId) {
    take_out(cx, id);
    cx.state.object_mut(id).zone = Zone::Outside;
}

/// Takes a card out of the command zone that belongs to a deck beside the library again, as a new object or as the same.
pub(crate) fn take_aside<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId, is_new: bool) {
    listeners::left(cx.state, id);
    set_aside(cx, id);
    if is_new {
        forget_counters(cx, id, cx.state.object(id).is(Mark::Counters));
        let born = cx.state.tick();
        let object = cx.state.object_mut(id);
        (object.born, object.since, object.controller) = (born, born, object.owner);
    }
}

/// Puts a permanent that phases in back onto the battlefield.
pub(crate) fn put_back_on_battlefield(state: &mut State, id: ObjectId, now: Characteristics) {
    let owner = state.object(id).owner;
    state.object_mut(id).zone = Zone::Battlefield;
    put_in(state, id, Zone::Battlefield, owner, None);
    state.permanents.push(now);
}

/// Makes a permanent new to its controller and removes its counters, as for one that enters the battlefield.
pub(crate) fn forget_history<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId) {
    cx.state.counters.clear(Subject::Object(id));
    let object = cx.state.object_mut(id);
    object.set(Mark::Counters, false);
    object.set(Mark::SummoningSick, true);
    object.set(Mark::New, true);
}
