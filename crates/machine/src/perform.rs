//! Carrying deeds out: what each does to the state, and what follows from it at once.

use smallvec::SmallVec;
use vademecum_abilities::{CounterKind, DeedKind, DeedKinds, Type, Where, Zone};
use vademecum_rule_ids::magic::{
    R106_4, R107_1B, R119_3, R119_9, R120_1A, R120_3A, R120_3C, R120_3E, R120_3H, R120_8, R121_1, R121_4, R122_6,
    R404_1, R702_15F,
};

use crate::{
    Recorder,
    actions::{
        a003_attach, a005_counter, a006_create, a007_destroy, a008_discard, a017_sacrifice, a018_scry, a020_shuffle,
        a021_tap_and_untap,
    },
    cx::{Cx, Flow},
    deed::{Deed, Group, Move, Note},
    error::Error,
    game, happen,
    id::{ObjectId, ObjectRef, PlayerId, Subject},
    keywords, layers, triggers, zones,
};

/// Whether a deed would change nothing, so that it does not happen at all.
pub(crate) fn is_nothing<R: Recorder>(cx: &Cx<'_, R>, deed: &Deed) -> bool {
    let state = &*cx.state;
    let here = |id: ObjectId| state.object(id).zone == Zone::Battlefield;
    match *deed {
        // No damage is not damage, and only creatures, planeswalkers, battles and players are dealt any.
        Deed::Damage { to, amount, .. } => {
            amount < 0
                || cx.when(R120_8, amount == 0)
                || match to {
                    Subject::Player(player) => !state.player(player).is_in_game(),
                    Subject::Object(id) => !here(id) || cx.when(R120_1A, !cx.look().is_any_target(id)),
                }
        }
        // No life is gained where the amount is 0, and a negative amount is 0.
        Deed::GainLife(_, amount) => cx.when(R107_1B, amount < 0) || cx.when(R119_9, amount == 0),
        Deed::LoseLife(_, amount) | Deed::Create(_, _, _, amount) => amount <= 0,
        Deed::PutCounters(_, _, amount) | Deed::RemoveCounters(_, _, amount) => amount <= 0,
        Deed::Tap(id) => a021_tap_and_untap::tapping_is_nothing(cx, id),
        Deed::Untap(id) => a021_tap_and_untap::untapping_is_nothing(cx, id),
        Deed::Destroy(id, _) => a007_destroy::is_nothing(cx, id),
        Deed::Sacrifice(player, id) => a017_sacrifice::is_nothing(cx, player, id),
        Deed::Discard(_, card) => a008_discard::is_nothing(cx, card),
        Deed::Scry(_, amount) => a018_scry::is_nothing(amount),
        Deed::Attach(what, to) => a003_attach::is_nothing(cx, what, to),
        Deed::Counter(place) => a005_counter::is_nothing(cx, place),
        Deed::AddMana(_, _, amount) => amount == 0 || !cx.rule(R106_4),
        Deed::Draw(player) | Deed::Lose(player, _) => !state.player(player).is_in_game(),
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
    if cx.state.watches.deeds.meets(kinds) {
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
    if kinds.has(DeedKind::Damage) {
        let (mark, before) = (cx.mark(), follow.len());
        lifelink(cx, &done, &mut follow);
        cx.because(mark, &follow[before..]);
    }
    cx.state.stale.state_based |= done.iter().any(concerns_state_based_actions);
    cx.state.stale.characteristics |= cx.state.watches.volatile.meets(kinds);
    layers::refresh(cx);
    cx.tell_all(&done);
    if cx.state.watches.deeds.meets(kinds) {
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

/// Carries out one deed that nothing watches; whether it happened.
pub(crate) fn perform_one<R: Recorder>(cx: &mut Cx<'_, R>, deed: Deed) -> Flow<bool> {
    if let Deed::Damage { .. } | Deed::Lose(..) = deed {
        return Ok(!perform(cx, smallvec::smallvec![deed])?.is_empty());
    }
    let mut follow = Group::new();
    let mark = cx.mark();
    let done = carry_out(cx, deed, &mut follow)?;
    cx.because(mark, &follow);
    cx.state.stale.state_based |= concerns_state_based_actions(&deed);
    cx.state.stale.characteristics |= cx.state.watches.volatile.has(deed.kind());
    layers::refresh(cx);
    if done {
        cx.tell(&deed);
    }
    match *follow {
        [] => Ok(done),
        [only] => Ok(happen::happens(cx, only)? || done),
        _ => Ok(!happen::happen(cx, follow)?.is_empty() || done),
    }
}

/// Whether a state-based action may look at what a deed does; those that change characteristics are known to
/// (`layers::refresh`).
const fn concerns_state_based_actions(deed: &Deed) -> bool {
    match deed {
        Deed::Move(Move { from, to, .. }) => matches!(from, Zone::Battlefield) || matches!(to, Zone::Battlefield),
        Deed::Damage { .. }
        | Deed::GainLife(..)
        | Deed::LoseLife(..)
        | Deed::PutCounters(..)
        | Deed::RemoveCounters(..)
        | Deed::Destroy(..)
        | Deed::Sacrifice(..)
        | Deed::Create(..)
        | Deed::Lose(..)
        | Deed::Win(_)
        | Deed::Attach(..) => true,
        Deed::Draw(_)
        | Deed::Discard(..)
        | Deed::Tap(_)
        | Deed::Untap(_)
        | Deed::AddMana(..)
        | Deed::BeginTurn(_)
        | Deed::BeginStep(..)
        | Deed::Cast(..)
        | Deed::Activate(..)
        | Deed::PlayLand(..)
        | Deed::Attack(..)
        | Deed::Block(..)
        | Deed::BecomeBlocked(_)
        | Deed::Target(..)
        | Deed::Counter(_)
        | Deed::Shuffle(_)
        | Deed::Scry(..)
        | Deed::Note(_) => false,
    }
}

/// What a deed does. False if it did not happen after all.
fn carry_out<R: Recorder>(cx: &mut Cx<'_, R>, deed: Deed, follow: &mut Group) -> Flow<bool> {
    match deed {
        Deed::Move(moved) => zones::relocate(cx, &moved),
        Deed::Draw(player) => return draw(cx, player, follow),
        Deed::Discard(player, card) => a008_discard::carry_out(cx, player, card, follow),
        Deed::Sacrifice(player, id) => a017_sacrifice::carry_out(cx, player, id, follow),
        Deed::Destroy(id, _) => a007_destroy::carry_out(cx, id, follow),
        Deed::Damage { source, to, amount, .. } => damage(cx, source, to, amount, follow)?,
        Deed::GainLife(player, amount) => change_life(cx, player, amount)?,
        Deed::LoseLife(player, amount) => change_life(cx, player, -amount)?,
        Deed::PutCounters(on, kind, amount) => {
            if cx.rule(R122_6) {
                zones::add_counters(cx, on, kind, amount)?;
            }
        }
        Deed::RemoveCounters(on, kind, amount) => zones::add_counters(cx, on, kind, -amount)?,
        Deed::Create(player, card, face, amount) => a006_create::carry_out(cx, player, (card, face), amount, follow)?,
        Deed::Tap(id) => a021_tap_and_untap::carry_out(cx, id, true),
        Deed::Untap(id) => a021_tap_and_untap::carry_out(cx, id, false),
        Deed::AddMana(player, kind, amount) => {
            let has = cx.state.player(player).pool.of(kind);
            let Some(total) = has.checked_add(amount).filter(|&n| n <= i32::MAX as u32) else {
                return cx.fail(Error::Overflow);
            };
            cx.state.large |= total > crate::state::LARGE;
            cx.state.player_mut(player).pool.amounts[kind as usize] = total;
        }
        Deed::Counter(place) => a005_counter::carry_out(cx, place, follow),
        Deed::Shuffle(player) => a020_shuffle::carry_out(cx, player),
        Deed::Win(player) => return game::win_by_effect(cx, player).map(|()| true),
        Deed::Attach(what, to) => a003_attach::carry_out(cx, what, to),
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

/// A move to the owner's graveyard, of what a player controls.
pub(crate) fn to_graveyard<R: Recorder>(cx: &Cx<'_, R>, object: ObjectId, under: PlayerId) -> Deed {
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
            cx.state.stale.state_based = true;
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
