//! Carrying deeds out: what each does to the state, and what follows from it at once.

use smallvec::SmallVec;
use vademecum_abilities::{CounterKind, DeedKinds, Type, Where, Zone};
use vademecum_rule_ids::magic::{
    R106_4, R119_2, R119_3, R120_1A, R120_3A, R120_3C, R120_3E, R120_3H, R120_8, R121_1, R121_4, R122_6, R404_1,
    R701_3A, R701_5A, R701_6A, R701_7A, R701_8A, R701_17A, R701_20A, R701_21A, R701_21B, R702_15F,
};

use crate::{
    Recorder,
    cx::{Cx, Flow},
    deed::{Deed, Group, Move, Note},
    error::Error,
    game, happen,
    id::{ObjectId, ObjectRef, PlayerId, Subject},
    keywords, layers,
    object::Mark,
    state::{MAX_OBJECTS, OnStack},
    triggers, zones,
};

/// Whether a deed would change nothing, so that it does not happen at all.
pub(crate) fn is_nothing<R: Recorder>(cx: &Cx<'_, R>, deed: &Deed) -> bool {
    let state = &*cx.state;
    let here = |id: ObjectId| state.object(id).zone == Zone::Battlefield;
    match *deed {
        // No damage is not damage, and only creatures, planeswalkers, battles and players are dealt any.
        Deed::Damage { to, amount, .. } => {
            cx.when(R120_8, amount <= 0)
                || match to {
                    Subject::Player(player) => !state.player(player).is_in_game(),
                    Subject::Object(id) => !here(id) || cx.when(R120_1A, !cx.look().is_any_target(id)),
                }
        }
        Deed::GainLife(_, amount) => amount <= 0,
        Deed::LoseLife(_, amount) | Deed::Create(_, _, _, amount) | Deed::Scry(_, amount) => amount <= 0,
        Deed::PutCounters(_, _, amount) | Deed::RemoveCounters(_, _, amount) => amount <= 0,
        Deed::Tap(id) => !here(id) || state.object(id).is(Mark::Tapped) || !cx.rule(R701_21A),
        Deed::Untap(id) => !here(id) || !state.object(id).is(Mark::Tapped) || !cx.rule(R701_21B),
        Deed::Destroy(id, _) => !here(id) || keywords::is_spared(cx.look(), id) || !cx.rule(R701_7A),
        // 701.17a: a player sacrifices only what they control.
        Deed::Sacrifice(player, id) => !here(id) || cx.when(R701_17A, state.controller(id) != player),
        Deed::Discard(_, id) => state.object(id).zone != Zone::Hand || !cx.rule(R701_8A),
        Deed::AddMana(_, _, amount) => amount == 0 || !cx.rule(R106_4),
        Deed::Draw(player) | Deed::Lose(player, _) => !state.player(player).is_in_game(),
        Deed::Attach(what, to) => !here(what) || !here(to) || state.host(what) == Some(to) || what == to,
        Deed::Counter(place) => place as usize >= state.stack.len(),
        Deed::Move(_)
        | Deed::BeginTurn(_)
        | Deed::BeginStep(..)
        | Deed::Cast(..)
        | Deed::Activate(..)
        | Deed::PlayLand(..)
        | Deed::Attack(..)
        | Deed::Block(..)
        | Deed::BecomeBlocked(_)
        | Deed::Target(..)
        | Deed::Shuffle(_)
        | Deed::Win(_)
        | Deed::Note(_) => false,
    }
}

/// Carries a group out: abilities that look back are found first, all of it changes, characteristics are worked out
/// once, and then what waits for the event triggers. What follows at once (the move that destroying is, the life that
/// damage costs) is a group of its own. Gives everything that happened.
pub(crate) fn perform<R: Recorder>(cx: &mut Cx<'_, R>, mut group: Group) -> Flow<Group> {
    let kinds: DeedKinds = group.iter().map(Deed::kind).collect();
    let triggered_from = cx.state.waiting.len();
    if cx.state.watched.meets(kinds) {
        triggers::look_back(cx, &group);
    }
    let mut follow = Group::new();
    let mut losers: SmallVec<[(PlayerId, crate::deed::Loss); 2]> = SmallVec::new();
    let mut done = Group::new();
    for deed in group.drain(..) {
        if let Deed::Lose(player, why) = deed {
            losers.push((player, why));
        }
        let (mark, before) = (cx.mark(), follow.len());
        if carry_out(cx, deed, &mut follow)? {
            done.push(deed);
        }
        cx.because(mark, &follow[before..]);
    }
    let (mark, before) = (cx.mark(), follow.len());
    lifelink(cx, &done, &mut follow);
    cx.because(mark, &follow[before..]);
    cx.state.stale.state_based = true;
    cx.state.stale.characteristics |= layers::has_volatile_abilities(cx.state);
    layers::refresh(cx);
    cx.tell_all(&done);
    if cx.state.watched.meets(kinds) {
        triggers::after(cx, &done);
    }
    triggers::link_moved(cx, triggered_from);
    if !losers.is_empty() {
        game::lose(cx, &losers)?;
    }
    if !follow.is_empty() {
        let followed = happen::happen(cx, follow)?;
        done.extend(followed);
    }
    Ok(done)
}

/// What a deed does. False if it did not happen after all.
fn carry_out<R: Recorder>(cx: &mut Cx<'_, R>, deed: Deed, follow: &mut Group) -> Flow<bool> {
    match deed {
        Deed::Move(moved) => zones::relocate(cx, &moved),
        Deed::Draw(player) => return draw(cx, player, follow),
        Deed::Discard(player, card) => follow.push(to_graveyard(cx, card, player)),
        Deed::Sacrifice(player, card) => {
            if cx.rule(R701_17A) {
                follow.push(to_graveyard(cx, card, player));
            }
        }
        Deed::Destroy(id, _) => {
            let controller = cx.state.controller(id);
            follow.push(to_graveyard(cx, id, controller));
        }
        Deed::Damage { source, to, amount, .. } => damage(cx, source, to, amount, follow)?,
        Deed::GainLife(player, amount) => change_life(cx, player, amount)?,
        Deed::LoseLife(player, amount) => change_life(cx, player, -amount)?,
        Deed::PutCounters(on, kind, amount) => {
            if cx.rule(R122_6) {
                zones::add_counters(cx, on, kind, amount)?;
            }
        }
        Deed::RemoveCounters(on, kind, amount) => zones::add_counters(cx, on, kind, -amount)?,
        Deed::Create(player, card, face, amount) => {
            let room = MAX_OBJECTS.saturating_sub(cx.state.objects.len());
            if amount as usize > room {
                return cx.fail(Error::TooMany(MAX_OBJECTS));
            }
            if cx.rule(R701_6A) {
                for _ in 0..amount {
                    let token = zones::make_token(cx, player, card, face);
                    cx.note(Note::Created(player, token));
                    let under = cx.state.object(token).owner;
                    follow.push(Deed::Move(enter(token, Zone::Outside, under)));
                }
            }
        }
        Deed::Tap(id) => set_tapped(cx, id, true),
        Deed::Untap(id) => set_tapped(cx, id, false),
        Deed::AddMana(player, kind, amount) => {
            let has = cx.state.player(player).pool.of(kind);
            let Some(total) = has.checked_add(amount).filter(|&n| n <= i32::MAX as u32) else {
                return cx.fail(Error::Overflow);
            };
            cx.state.large |= total > crate::state::LARGE;
            cx.state.player_mut(player).pool.amounts[kind as usize] = total;
        }
        Deed::Counter(place) => counter(cx, place as usize, follow),
        Deed::Shuffle(player) => shuffle(cx, player),
        Deed::Win(player) => return game::win_by_effect(cx, player).map(|()| true),
        Deed::Attach(what, to) => {
            if cx.rule(R701_3A) {
                attach(cx, what, to);
            }
        }
        Deed::Lose(..)
        | Deed::BeginTurn(_)
        | Deed::BeginStep(..)
        | Deed::Cast(..)
        | Deed::Activate(..)
        | Deed::PlayLand(..)
        | Deed::Attack(..)
        | Deed::Block(..)
        | Deed::BecomeBlocked(_)
        | Deed::Target(..)
        | Deed::Scry(..)
        | Deed::Note(_) => {}
    }
    Ok(true)
}

/// A move onto the battlefield under a player's control.
pub(crate) const fn enter(object: ObjectId, from: Zone, under: PlayerId) -> Move {
    Move { object, from, to: Zone::Battlefield, place: Where::Top, under, tapped: false, face: None, x: 0 }
}

/// A move to a zone, as far as nothing else is said.
pub(crate) fn moved<R: Recorder>(cx: &Cx<'_, R>, object: ObjectId, to: Zone) -> Move {
    let from = cx.state.object(object).zone;
    let under = cx.state.controller(object);
    Move { object, from, to, place: Where::Top, under, tapped: false, face: None, x: 0 }
}

fn to_graveyard<R: Recorder>(cx: &Cx<'_, R>, object: ObjectId, under: PlayerId) -> Deed {
    let from = cx.state.object(object).zone;
    let to = cx.either(R404_1, Zone::Graveyard, Zone::Exile);
    Deed::Move(Move { object, from, to, place: Where::Top, under, tapped: false, face: None, x: 0 })
}

/// A player draws the top card of the library; from an empty one, the attempt is remembered (121.4).
fn draw<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, follow: &mut Group) -> Flow<bool> {
    let from_nothing = cx.when(R121_4, cx.state.player(player).library.is_empty());
    let Some(&top) = cx.state.player(player).library.last() else {
        if from_nothing {
            cx.state.player_mut(player).drew_from_nothing = true;
            cx.note(Note::DrewFromNothing(player));
        }
        return Ok(false);
    };
    if !cx.rule(R121_1) {
        return Ok(false);
    }
    follow.push(Deed::Move(moved(cx, top, Zone::Hand)));
    cx.note(Note::Drew(player, top));
    Ok(true)
}

/// What damage does, by its recipient (120.3).
fn damage<R: Recorder>(cx: &mut Cx<'_, R>, source: ObjectRef, to: Subject, amount: i32, follow: &mut Group) -> Flow {
    let Subject::Object(id) = to else {
        if let Subject::Player(player) = to
            && cx.rule(R120_3A)
            && cx.rule(R119_2)
        {
            follow.push(Deed::LoseLife(player, amount));
        }
        return Ok(());
    };
    let now = *cx.state.permanent(id);
    if now.is_creature() && cx.rule(R120_3E) {
        let marked = cx.sum(cx.state.object(id).damage, amount)?;
        cx.state.object_mut(id).damage = marked;
        keywords::marks_damage(cx, source, id);
    }
    if cx.when(R120_3C, now.types.has(Type::Planeswalker)) {
        follow.push(Deed::RemoveCounters(to, CounterKind::Loyalty, amount));
    }
    if cx.when(R120_3H, now.types.has(Type::Battle)) {
        follow.push(Deed::RemoveCounters(to, CounterKind::Defense, amount));
    }
    Ok(())
}

/// Lifelink: the controller of each source gains as much life as it dealt damage in all, once (702.15).
fn lifelink<R: Recorder>(cx: &mut Cx<'_, R>, done: &Group, follow: &mut Group) {
    let mut dealt: SmallVec<[(ObjectRef, i32); 4]> = SmallVec::new();
    for deed in done {
        let Deed::Damage { source, amount, .. } = deed else { continue };
        match dealt.iter_mut().find(|(by, _)| by == source) {
            // 702.15f: damage dealt at the same time causes one event of gaining life for each source.
            Some((_, total)) if cx.rule(R702_15F) => *total = total.saturating_add(*amount),
            _ => dealt.push((*source, *amount)),
        }
    }
    for (source, amount) in dealt {
        if let Some(player) = keywords::gains_life(cx.look(), source) {
            follow.push(Deed::GainLife(player, amount));
        }
    }
}

fn change_life<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, change: i32) -> Flow {
    if cx.rule(R119_3) {
        let total = cx.sum(cx.state.player(player).life, change)?;
        cx.state.player_mut(player).life = total;
    }
    Ok(())
}

fn set_tapped<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId, tapped: bool) {
    cx.state.object_mut(id).set(Mark::Tapped, tapped);
}

/// A spell or ability is countered: it leaves the stack, a spell to its owner's graveyard (701.5a).
fn counter<R: Recorder>(cx: &mut Cx<'_, R>, place: usize, follow: &mut Group) {
    if !cx.rule(R701_5A) {
        return;
    }
    let item = &cx.state.stack[place];
    let (object, spell) = (item.object, item.what == OnStack::Spell);
    cx.note(Note::Countered(object.id));
    if spell && cx.state.is_current(object) {
        let deed = to_graveyard(cx, object.id, cx.state.object(object.id).owner);
        follow.push(deed);
    } else {
        cx.state.stack.remove(place);
    }
}

/// A player's library is put in random order (701.20a).
fn shuffle<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId) {
    if !cx.rule(R701_20A) {
        return;
    }
    let mut library = std::mem::take(&mut cx.state.players[player.at()].library);
    cx.state.random.shuffle(&mut library);
    for (place, &id) in library.iter().enumerate() {
        cx.state.objects[id.at()].place = place as u32;
    }
    cx.state.players[player.at()].library = library;
}

fn attach<R: Recorder>(cx: &mut Cx<'_, R>, what: ObjectId, to: ObjectId) {
    let (what_ref, to_ref) = (cx.state.reference(what), cx.state.reference(to));
    cx.state.attached.retain(|(attached, _)| *attached != what_ref);
    cx.state.attached.push((what_ref, to_ref));
    let since = cx.state.tick();
    let object = cx.state.object_mut(what);
    object.set(Mark::Attachments, true);
    // 613.7e: it receives a new timestamp.
    object.since = since;
    cx.state.stale.characteristics = true;
}
