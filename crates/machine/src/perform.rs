//! Carrying deeds out: what each does to the state, and what follows from it at once.

use std::sync::Arc;

use smallvec::SmallVec;
use vademecum_abilities::{DeedKind, DeedKinds, Designation, KeywordDeed, Step, Types, Unlocking, Zone};
use vademecum_rule_ids::magic::{
    R106_4, R107_1B, R119_9, R120_1A, R120_4B, R120_4C, R120_8, R121_1, R121_4, R122_6, R404_1, R404_3, R506_4B,
    R603_2F, R611_3C, R702_94A,
};

use crate::{
    Recorder,
    actions::{
        self, a003_attach, a005_counter, a006_create, a007_destroy, a008_discard, a013_mill, a016_reveal,
        a017_sacrifice, a018_scry, a020_shuffle, a021_tap_and_untap, a028_transform, a031_monstrosity, a037_meld,
        a039_exert, a046_venture_into_the_dungeon, a052_the_ring_tempts_you, a058_suspect,
    },
    attachments,
    combat::{self, Defender},
    cx::{Cx, Flow},
    damage::{damage, lifelink},
    day_night,
    decision::Item,
    deed::{Acted, Deed, Enters, Group, Move, Note},
    designations, face_down, flip, functioning, game,
    happen::{self, Cause},
    id::{ObjectId, PlayerId, Subject},
    influence,
    interpret::until,
    keywords::{self, ASCEND, k112_renown, k131_ascend, k171_saddle},
    layers, leaving, library_tops, listeners,
    object::Mark,
    phasing, produce, rooms, shared_life,
    slots::Slots,
    state::{OnStack, State},
    teams, triggers,
    turn::Attacked,
    zones,
};

/// Whether a deed would change nothing, so that it does not happen at all.
pub(crate) fn is_nothing<R: Recorder>(cx: &Cx<'_, R>, deed: &Deed) -> bool {
    let state = &*cx.state;
    let here = |id: ObjectId| state.object(id).zone == Zone::Battlefield;
    if influence::is_out_of_effect(cx, deed) {
        return true;
    }
    match *deed {
        // No damage is not damage, and only creatures, planeswalkers, battles and players are dealt any.
        Deed::Damage { to, amount, combat, .. } => {
            amount < 0
                || cx.when(R120_8, amount == 0)
                || match to {
                    Subject::Player(player) => !combat && !state.player(player).is_in_game(),
                    Subject::Object(id) => !here(id) || cx.when(R120_1A, !cx.look().is_any_target(id)),
                }
        }
        // No life is gained where the amount is 0, and a negative amount is 0.
        Deed::GainLife(player, amount) => {
            cx.when(R107_1B, amount < 0)
                || cx.when(R119_9, amount == 0)
                || shared_life::cant_gain_life(cx.look(), player)
        }
        Deed::Create(player, _, amount) => amount <= 0 || leaving::has_no_controller(cx, player),
        Deed::LoseLife(player, amount) => amount <= 0 || shared_life::cant_lose_life(cx.look(), player),
        Deed::Draws(_, amount) => amount <= 0,
        Deed::PutCounters(Subject::Object(id), _, amount, _) => {
            amount <= 0 || here(id) && functioning::cant_have_counters(state, id)
        }
        Deed::PutCounters(on, kind, amount, _) => amount <= 0 || shared_life::cant_get(cx.look(), on, kind),
        Deed::RemoveCounters(_, _, amount) => amount <= 0,
        Deed::Tap(id) => a021_tap_and_untap::tapping_is_nothing(cx, id),
        Deed::Untap(id) => a021_tap_and_untap::untapping_is_nothing(cx, id),
        Deed::Destroy(id, _) => a007_destroy::is_nothing(cx, id),
        Deed::Sacrifice(player, id) => a017_sacrifice::is_nothing(cx, player, id),
        Deed::Discard(_, card) => a008_discard::is_nothing(cx, card),
        Deed::Scry(_, amount) => a018_scry::is_nothing(cx, amount),
        Deed::Shuffle(player) => a020_shuffle::is_nothing(cx, player),
        Deed::Mill(player, amount) => a013_mill::is_nothing(cx, player, amount),
        Deed::Exert(_, id) => a039_exert::is_nothing(cx, id),
        Deed::Attach(what, to) => a003_attach::is_nothing(cx, what, to),
        Deed::TurnFace(id, up, _) => face_down::is_nothing(cx, id, up),
        Deed::Transform(id, how) => a028_transform::is_nothing(cx, id, how),
        Deed::Flip(id) => flip::is_nothing(cx, id),
        Deed::PhaseOut(id, _) => phasing::is_nothing(state, id, true),
        Deed::PhaseIn(id) => phasing::is_nothing(state, id, false),
        Deed::Designate(id, Designation::Suspected, on) => a058_suspect::is_nothing(cx, id, on),
        Deed::Designate(id, Designation::Renowned, on) => k112_renown::is_nothing(cx, id, on),
        Deed::Designate(id, Designation::Saddled, on) => k171_saddle::is_nothing(cx, id, on),
        Deed::Designate(id, of, on) => !here(id) || state.object(id).is(of.into()) == on,
        Deed::Unattach(what) => state.host_of(what).is_none(),
        Deed::Counter(place) => a005_counter::is_nothing(cx, place),
        Deed::AddMana { amount, .. } => amount == 0 || !cx.rule(R106_4),
        Deed::Draw(player) | Deed::Lose(player, _) => !state.player(player).is_in_game(),
        Deed::Move(_)
        | Deed::EnterRoom(..)
        | Deed::BecomeMonstrous(..)
        | Deed::Prevent { .. }
        | Deed::BeginTurn(_)
        | Deed::BeginStep(..)
        | Deed::Cast(..)
        | Deed::Resolve(..)
        | Deed::Activate(..)
        | Deed::CommitCrime(_)
        | Deed::Expend(..)
        | Deed::PlayLand(..)
        | Deed::Attack(..)
        | Deed::Block(..)
        | Deed::BecomeBlocked(_)
        | Deed::BlockedBy(..)
        | Deed::Unblocked(_)
        | Deed::Target(..)
        | Deed::Face(..)
        | Deed::Coin { .. }
        | Deed::Roll { .. }
        | Deed::Act(_)
        | Deed::Practice(_)
        | Deed::Search { .. }
        | Deed::Win(_)
        | Deed::LoseControl(..)
        | Deed::Note(_) => false,
    }
}

/// Carries a group out: abilities that look back are found first, all of it changes, characteristics are worked out
/// once, and then what waits for the event triggers. What follows at once (the move that destroying is, the life that
/// damage costs) is a group of its own. Gives everything that happened.
pub(crate) fn perform<R: Recorder>(cx: &mut Cx<'_, R>, mut group: Group) -> Flow<Group> {
    if cx.state.cards.orders_graveyards() {
        arrange_graveyards(cx, &mut group)?;
    }
    if group.iter().any(|deed| matches!(deed, Deed::Move(_))) {
        attachments::join(cx, &mut group);
        a037_meld::part(cx, &mut group)?;
        lose_control(cx.state, &mut group);
    }
    let kinds: DeedKinds = group.iter().map(Deed::kind).collect();
    let triggered_from = cx.state.waiting.len();
    let is_damage = kinds.has(DeedKind::Damage);
    let is_watched = cx.state.watches.deeds.meets(kinds);
    let ended = if is_watched { until::ending(cx, &group) } else { Vec::new() };
    if is_watched {
        triggers::look_back(cx, &group);
    }
    let mut follow = Group::new();
    let mut losers: SmallVec<[(PlayerId, crate::deed::Loss); 2]> = SmallVec::new();
    let mut happened = 0;
    for place in 0..group.len() {
        let deed = group[place];
        if let Deed::Lose(player, why) = deed {
            losers.push((player, why));
        }
        let (mark, before) = (cx.mark(), follow.len());
        if carry_out(cx, deed, &mut follow)? {
            group[happened] = deed;
            happened += 1;
        }
        cx.because(mark, &follow[before..]);
    }
    group.truncate(happened);
    let mut done = group;
    if is_damage {
        let (mark, before) = (cx.mark(), follow.len());
        lifelink(cx, &done, &mut follow);
        cx.because(mark, &follow[before..]);
    }
    cx.state.stale.state_based |= done.iter().any(concerns_state_based_actions);
    cx.state.stale.characteristics |= cx.state.watches.volatile.meets(kinds);
    let enters = |deed: &Deed| matches!(deed, Deed::Move(Move { to: Zone::Battlefield, .. }));
    // 611.3c: what enters is changed as it enters, before anything triggers on that.
    let late = cx.state.watches.statics && done.iter().any(enters) && !cx.rule(R611_3C);
    if late {
        listeners::refresh(cx.state);
    } else {
        layers::refresh(cx);
    }
    k131_ascend::bless(cx);
    let joins = |deed: &Deed| matches!(deed, Deed::Move(moved) if moved.enters != Enters::Apart);
    let joined = if done.iter().any(joins) { combat::entered(cx, &done) } else { Group::new() };
    cx.tell_all(&done);
    face_down::lay_on_piles(cx.state, &done);
    library_tops::note_revealed(cx);
    // 120.4b: what waits for damage triggers as it is dealt, before its results.
    let is_watched = cx.state.watches.deeds.meets(kinds);
    let triggers_first = !is_damage || !is_watched || cx.rule(R120_4B);
    // Without 603.10e or 603.10f, what triggers on a spell's being countered or a player's losing is found after all else.
    let is_found_last = |deed: &Deed| {
        is_watched && matches!(deed, Deed::Counter(_) | Deed::Lose(..)) && !triggers::is_seen_before(cx, deed)
    };
    if is_watched {
        done.sort_by_key(is_found_last);
    }
    let (first_of_last, last) = (done.partition_point(|deed| !is_found_last(deed)), done.len());
    if is_watched && triggers_first {
        triggers::after(cx, &done[..first_of_last]);
    }
    if kinds.has(DeedKind::Transform) {
        a028_transform::tell_apart(cx, &done);
    }
    layers::refresh(cx);
    triggers::check_states(cx);
    triggers::link_moved(cx, triggered_from);
    if !losers.is_empty() {
        game::lose(cx, &losers)?;
    }
    if !joined.is_empty() {
        follow.extend(joined);
    }
    day_night::add_due(cx, &mut follow);
    if !follow.is_empty() {
        let followed = if is_damage { results_of_damage(cx, follow)? } else { happen::happen(cx, follow)? };
        done.extend(followed);
    }
    if is_watched && !triggers_first {
        triggers::after(cx, &done[..first_of_last]);
    }
    if first_of_last < last {
        triggers::after(cx, &done[first_of_last..last]);
    }
    if kinds.has(DeedKind::Discard) {
        triggers::drop_unseen(cx, triggered_from);
    }
    if !ended.is_empty() {
        until::bring_back(cx, &ended)?;
    }
    Ok(done)
}

/// Whoever controlled what leaves the battlefield loses control of it.
fn lose_control(state: &State, group: &mut Group) {
    if !state.watches.deeds.has(DeedKind::LoseControl) {
        return;
    }
    let leaves = |deed: &Deed| match deed {
        Deed::Move(Move { from: Zone::Battlefield, object, .. }) => Some(*object),
        _ => None,
    };
    let lost: Group = group.iter().filter_map(leaves).map(|id| Deed::LoseControl(id, state.controller(id))).collect();
    group.extend(lost);
}

/// Cards that go to one graveyard at the same time: their owner puts them in any order (404.3). The first that is chosen
/// will be the topmost of them. Nobody is asked in a game in which no text looks at that order.
fn arrange_graveyards<R: Recorder>(cx: &mut Cx<'_, R>, group: &mut Group) -> Flow {
    for owner in cx.state.in_turn_order(cx.state.turn.active) {
        let goes = |deed: &Deed| match deed {
            Deed::Move(Move { object, to: Zone::Graveyard, .. }) => {
                let card = cx.state.object(*object);
                card.owner == owner && !card.is(Mark::Token)
            }
            _ => false,
        };
        let mut cards: Group = group.iter().copied().filter(goes).collect();
        if cards.len() < 2 || !cx.rule(R404_3) {
            continue;
        }
        group.retain(|deed| !goes(deed));
        let offer = cards.iter().filter_map(Deed::object).map(Item::Object).collect();
        let order = cx.order(owner, R404_3, None, offer)?;
        cards.sort_by_key(|card| {
            std::cmp::Reverse(order.iter().position(|item| card.object().map(Item::Object) == Some(*item)))
        });
        group.extend(cards);
    }
    Ok(())
}

/// The results of damage happen as replacement effects change them (120.4c). They are not effects themselves (614.16).
fn results_of_damage<R: Recorder>(cx: &mut Cx<'_, R>, follow: Group) -> Flow<Group> {
    let cause = Cause { effect: false, damage: true, instead: false, ..cx.state.cause.clone() };
    let outer = std::mem::replace(&mut cx.state.cause, cause);
    let followed = if cx.rule(R120_4C) { happen::happen(cx, follow)? } else { perform(cx, follow)? };
    cx.state.cause = outer;
    Ok(followed)
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
    // Abilities may watch for the deed now that did not function before it.
    let is_watched = k131_ascend::bless(cx) && cx.state.watches.deeds.has(deed.kind());
    if done && is_watched {
        triggers::after(cx, &[deed]);
    }
    if done
        && let Deed::Move(moved) = deed
        && moved.enters != Enters::Apart
    {
        follow.extend(combat::entered(cx, &smallvec::smallvec![deed]));
    }
    if done {
        cx.tell(&deed);
        face_down::lay_on_piles(cx.state, &[deed]);
        library_tops::note_revealed(cx);
        if let Deed::Transform(..) = deed {
            a028_transform::tell_apart(cx, &[deed]);
        }
    }
    triggers::check_states(cx);
    day_night::add_due(cx, &mut follow);
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
        | Deed::TurnFace(..)
        | Deed::Transform(..)
        | Deed::Flip(_)
        | Deed::PhaseOut(..)
        | Deed::PhaseIn(_)
        | Deed::Attach(..)
        | Deed::EnterRoom(..)
        | Deed::Unattach(_) => true,
        Deed::Draws(..)
        | Deed::Draw(_)
        | Deed::Prevent { .. }
        | Deed::Discard(..)
        | Deed::Tap(_)
        | Deed::Untap(_)
        | Deed::AddMana { .. }
        | Deed::BeginTurn(_)
        | Deed::BeginStep(..)
        | Deed::Cast(..)
        | Deed::Resolve(..)
        | Deed::Activate(..)
        | Deed::CommitCrime(_)
        | Deed::Expend(..)
        | Deed::PlayLand(..)
        | Deed::Attack(..)
        | Deed::Block(..)
        | Deed::BecomeBlocked(_)
        | Deed::BlockedBy(..)
        | Deed::Unblocked(_)
        | Deed::Target(..)
        | Deed::Counter(_)
        | Deed::Shuffle(_)
        | Deed::Mill(..)
        | Deed::Search { .. }
        | Deed::Scry(..)
        | Deed::Exert(..)
        | Deed::BecomeMonstrous(..)
        | Deed::LoseControl(..)
        | Deed::Designate(..)
        | Deed::Face(..)
        | Deed::Coin { .. }
        | Deed::Roll { .. }
        | Deed::Act(_)
        | Deed::Practice(_)
        | Deed::Note(_) => false,
    }
}

/// What a deed does. False if it did not happen after all.
fn carry_out<R: Recorder>(cx: &mut Cx<'_, R>, deed: Deed, follow: &mut Group) -> Flow<bool> {
    match deed {
        Deed::Move(moved) => {
            // 603.2f: what enters tapped does not become tapped; without that rule, it does as it is there.
            let late = moved.tapped && moved.to == Zone::Battlefield && !cx.rule(R603_2F);
            zones::relocate(cx, &Move { tapped: moved.tapped && !late, ..moved });
            if late {
                follow.push(Deed::Tap(moved.object));
            }
            follow.extend(rooms::unlocked_on_entering(cx.state, &moved));
            note_descent(cx.state, &moved);
            if (moved.from, moved.to) == (Zone::Battlefield, Zone::Graveyard) {
                cx.state.turn.buried = cx.state.turn.buried.saturating_add(1);
            }
            // Without 708.3 it is turned face down when it is there.
            if moved.face_down && !cx.state.object(moved.object).is(Mark::FaceDown) {
                follow.push(Deed::TurnFace(moved.object, false, 0));
            }
        }
        Deed::Draw(player) => return draw(cx, player, follow),
        Deed::Discard(player, card) => a008_discard::carry_out(cx, player, card, follow),
        Deed::Sacrifice(player, id) => a017_sacrifice::carry_out(cx, player, id, follow),
        Deed::Destroy(id, _) => a007_destroy::carry_out(cx, id, follow),
        Deed::Damage { source, to, amount, combat } => damage(cx, source, to, (amount, combat), follow)?,
        Deed::GainLife(player, amount) => teams::change_life(cx, player, amount)?,
        Deed::LoseLife(player, amount) => {
            teams::change_life(cx, player, -amount)?;
            let lost = &mut cx.state.player_mut(player).life_lost;
            *lost = lost.saturating_add(amount);
        }
        Deed::PutCounters(on, kind, amount, _) => {
            if cx.rule(R122_6) {
                zones::add_counters(cx, on, kind, amount)?;
            }
        }
        Deed::RemoveCounters(on, kind, amount) => {
            for (from, number) in shared_life::taken_from(cx.state, on, kind, amount) {
                zones::add_counters(cx, from, kind, -number)?;
            }
        }
        Deed::Create(player, token, amount) => a006_create::carry_out(cx, player, token, amount, follow)?,
        Deed::Tap(id) | Deed::Untap(id) => {
            a021_tap_and_untap::carry_out(cx, id, matches!(deed, Deed::Tap(_)));
            // 506.4b: a creature in combat stays there.
            if (cx.state.combat.is_attacking(id) || cx.state.combat.is_blocking(id)) && !cx.rule(R506_4B) {
                combat::remove(cx, id);
            }
        }
        Deed::AddMana { .. } => produce::carry_out(cx, deed)?,
        Deed::Counter(place) => a005_counter::carry_out(cx, place, follow),
        Deed::Mill(player, amount) => a013_mill::carry_out(cx, player, amount, follow),
        Deed::Shuffle(player) => a020_shuffle::carry_out(cx, player),
        Deed::Scry(player, amount) => a018_scry::carry_out(cx, player, amount)?,
        Deed::Exert(player, id) => a039_exert::carry_out(cx, player, id),
        Deed::BecomeMonstrous(id, _) => a031_monstrosity::carry_out(cx, id),
        Deed::Win(player) => return game::win_by_effect(cx, player).map(|()| true),
        Deed::Attach(what, to) => a003_attach::carry_out(cx, what, to),
        Deed::TurnFace(id, up, _) => face_down::carry_out(cx, id, up),
        Deed::Transform(id, how) => a028_transform::carry_out(cx, id, how),
        Deed::Flip(id) => flip::carry_out(cx, id),
        Deed::PhaseOut(id, indirectly) => phasing::phase_out(cx, id, indirectly),
        Deed::PhaseIn(id) => phasing::phase_in(cx, id),
        Deed::Unattach(what) => a003_attach::unattach(cx, what),
        Deed::Act(acted) if acted.action == actions::RING_TEMPTS.section.into() => {
            a052_the_ring_tempts_you::carry_out(cx, acted.player);
        }
        Deed::Act(Acted { action: KeywordDeed::Becomes(daytime), .. }) => day_night::carry_out(cx, daytime),
        Deed::Act(Acted { action: KeywordDeed::Takes(what), player, .. }) => designations::carry_out(cx, player, what),
        Deed::Act(Acted { action: KeywordDeed::Unlocks(Unlocking::Door(door)), object: Some(object), .. }) => {
            rooms::designate(cx, object, door, true);
        }
        Deed::Act(Acted { action: KeywordDeed::Locks(door), object: Some(object), .. }) => {
            rooms::designate(cx, object, door, false);
        }
        Deed::EnterRoom(player, dungeon, room) => {
            a046_venture_into_the_dungeon::carry_out(cx, player, dungeon, room);
        }
        Deed::Act(acted) if acted.action == KeywordDeed::Ability(ASCEND) => {
            k131_ascend::carry_out(cx, acted.player);
            cx.state.stale.characteristics = true;
        }
        Deed::Designate(id, designation, on) => {
            cx.state.object_mut(id).set(designation.into(), on);
            cx.state.stale.characteristics = true;
        }
        Deed::Attack(id, defender) => {
            let (by, with) = (cx.state.controller(id), cx.state.reference(id));
            let defending = combat::defending(cx.look(), defender);
            cx.state.turn.attacked.push(Attacked { by, with, defender, defending });
            if let Defender::Player(player) = defender {
                cx.state.combat.note_attack_on(player);
            }
        }
        Deed::Activate(_, id, _) => {
            let source = cx.state.reference(id);
            if !cx.state.turn.used.contains(&source) {
                cx.state.turn.used.push(source);
            }
        }
        Deed::Expend(player, amount) => {
            let spent = &mut cx.state.player_mut(player).expended;
            *spent = spent.saturating_add(amount);
        }
        Deed::BeginStep(player, Step::Upkeep) => note_upkeep(cx.state, player),
        Deed::Cast(player, _) => {
            let casts = &mut cx.state.player_mut(player).casts;
            *casts = casts.saturating_add(1);
        }
        Deed::Lose(..)
        | Deed::Draws(..)
        | Deed::Search { .. }
        | Deed::Prevent { .. }
        | Deed::BeginTurn(_)
        | Deed::BeginStep(..)
        | Deed::CommitCrime(_)
        | Deed::Resolve(..)
        | Deed::PlayLand(..)
        | Deed::Block(..)
        | Deed::BecomeBlocked(_)
        | Deed::BlockedBy(..)
        | Deed::Unblocked(_)
        | Deed::Target(..)
        | Deed::LoseControl(..)
        | Deed::Face(..)
        | Deed::Coin { .. }
        | Deed::Roll { .. }
        | Deed::Act(_)
        | Deed::Practice(_)
        | Deed::Note(_) => {}
    }
    Ok(true)
}

/// A permanent card that was put into a graveyard is counted, from wherever it came (700.11).
fn note_descent(state: &mut State, moved: &Move) {
    if moved.to != Zone::Graveyard || moved.from == Zone::Graveyard {
        return;
    }
    let object = state.object(moved.object);
    let is_card = object.zone == Zone::Graveyard && !object.is(Mark::Token) && !object.is(Mark::Copy);
    if is_card && state.types(moved.object).meets(Types::PERMANENT) {
        let owner = object.owner;
        let descended = &mut state.player_mut(owner).descended;
        *descended = descended.saturating_add(1);
    }
}

/// A move onto the battlefield under a player's control.
pub(crate) const fn enter(object: ObjectId, from: Zone, under: PlayerId) -> Move {
    Move::new(object, from, Zone::Battlefield, under)
}

/// A move to a zone, as far as nothing else is said.
pub(crate) fn moved<R: Recorder>(cx: &Cx<'_, R>, object: ObjectId, to: Zone) -> Move {
    let from = cx.state.object(object).zone;
    let under = cx.state.controller(object);
    Move::new(object, from, to, under)
}

/// A move to the owner's graveyard, of what a player controls.
pub(crate) fn to_graveyard<R: Recorder>(cx: &Cx<'_, R>, object: ObjectId, under: PlayerId) -> Deed {
    let from = cx.state.object(object).zone;
    let to = cx.either(R404_1, Zone::Graveyard, Zone::Exile);
    Deed::Move(Move::new(object, from, to, under))
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
    cx.state.player_mut(player).drawn = cx.state.player(player).drawn.saturating_add(1);
    cx.note(Note::Drew(player, top));
    // An opening hand is drawn in no turn.
    let is_first = cx.state.turn.number > 0 && cx.state.player(player).drawn == 1;
    if is_first {
        a016_reveal::reveal_first_draw(cx, player, top);
    }
    if is_first
        && let Some(triggered) = keywords::when_revealed(cx.state, top)
        && reveals_as_drawn(cx, player, top)?
    {
        happen::happens(cx, Deed::Move(moved(cx, top, Zone::Hand)))?;
        let source = (cx.state.reference(top), player);
        triggers::wait(cx, OnStack::Made(Arc::new(triggered)), source, Slots::default(), 0);
        return Ok(true);
    }
    follow.push(Deed::Move(moved(cx, top, Zone::Hand)));
    if let Some(payment) = cx.state.payment.as_deref_mut().filter(|payment| payment.attempt.is_some()) {
        payment.drawn.push(top);
    }
    Ok(true)
}

/// Whether a player reveals the first card of a turn as they draw it, having looked at it (702.94a, 121.9).
fn reveals_as_drawn<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, card: ObjectId) -> Flow<bool> {
    if !cx.rule(R702_94A) {
        return Ok(false);
    }
    cx.state.drawing = Some(card);
    let reveals = cx.ask_yes(player, R702_94A, Some(card))?;
    cx.state.drawing = None;
    if reveals {
        cx.note(Note::Revealed(card));
    }
    Ok(reveals)
}

/// Marks the permanents of a player that are new since their last upkeep, as another upkeep begins (702.30a).
fn note_upkeep(state: &mut State, player: PlayerId) {
    for place in 0..state.battlefield.len() {
        let id = state.battlefield[place];
        if state.permanents[place].controller == player {
            let object = state.object_mut(id);
            object.set(Mark::NewAtUpkeep, object.is(Mark::New));
            object.set(Mark::New, false);
        }
    }
}
