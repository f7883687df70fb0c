//! Phasing out and in (702.26, 502.1, 610.4): permanents that are treated as though they did not exist for a while.
//!
//! A phased-out permanent is removed from the lists of the battlefield, so that nothing finds it; its entry in the
//! arena, its timestamp, its counters and the effects on it stay.

use smallvec::SmallVec;
use vademecum_abilities::{Objects, Pattern, Zone};
use vademecum_rule_ids::magic::{
    R502_1, R506_4, R610_4, R610_4A, R610_4B, R610_4C, R610_4D, R702_26B, R702_26C, R702_26D, R702_26G, R702_26H,
    R702_26I, R702_26J, R702_26K, R702_26M, R702_26N,
};

use crate::{
    Recorder, combat,
    cx::{Cx, Flow, Look},
    deed::{Deed, Group},
    happen,
    id::{ObjectId, ObjectRef, PlayerId, Subject},
    interpret::{Frame, until},
    keywords::{KeywordRules as _, k026_phasing::Phasing, k103_bestow},
    listeners,
    object::{Characteristics, Mark, Object},
    select::Scope,
    slots::{Held, Slots},
    state::{LastKnown, State, TargetRef},
    zones,
};

/// A permanent that has phased out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct PhasedOut {
    /// The permanent. It is the same object as before and afterwards (702.26d).
    pub(crate) object: ObjectRef,
    /// Its characteristics as it phased out.
    pub(crate) now: Characteristics,
    /// What it was attached to.
    host: Option<TargetRef>,
    /// Whether it phased out with what it is attached to (702.26g).
    indirectly: bool,
    /// Whether it waits for an event (610.4).
    waits: bool,
    /// Whether its controller has left and their next turn would begin only after another round (702.26n).
    another_round: bool,
}

/// The turn-based action of the untap step (502.1): what has phasing phases out, and what phased out under the same
/// player's control phases in, all at the same time.
pub(crate) fn in_untap_step<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    let active = cx.state.turn.active;
    let has_phasing = |now: &Characteristics| now.controller == active && now.keywords.has(Phasing::KEYWORD);
    let leaving: SmallVec<[ObjectId; 4]> =
        cx.state.permanents().filter(|(_, now)| has_phasing(now)).map(|(id, _)| id).collect();
    if leaving.is_empty() && cx.state.phased_out.is_empty() || !cx.rule(R502_1) {
        return Ok(());
    }
    let mut group = propose(cx.look(), &leaving);
    for place in 0..cx.state.phased_out.len() {
        let out = cx.state.phased_out[place];
        if is_due(cx, &out, active) && !cx.when(R610_4A, out.waits) {
            group.push(Deed::PhaseIn(out.object.id));
        }
        let left = cx.state.player(out.now.controller).left;
        if left && cx.state.next_player(out.now.controller) == active {
            cx.state.phased_out[place].another_round = false;
        }
    }
    happen::happen(cx, group)?;
    Ok(())
}

/// Whether a permanent phases in during the untap step of the active player: the one who controlled it as it phased out
/// or, if that player has left, the one whose turn follows the turn that they would have had (702.26n).
fn is_due<R: Recorder>(cx: &Cx<'_, R>, out: &PhasedOut, active: PlayerId) -> bool {
    if out.indirectly {
        return false;
    }
    let under = out.now.controller;
    let left = cx.state.player(under).left && cx.state.next_player(under) == active && !out.another_round;
    under == active || left && cx.rule(R702_26N)
}

/// The untap step of a player is skipped, and with it the phasing event (702.26m).
pub(crate) fn skipped<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    if cx.rule(R702_26M) { Ok(()) } else { in_untap_step(cx) }
}

/// Permanents phase out, and what is attached to them with them (702.26g): indirectly, also if it would phase out by
/// itself at the same time (702.26h).
pub(crate) fn propose<R: Recorder>(look: Look<'_, R>, leaving: &[ObjectId]) -> Group {
    let mut direct: SmallVec<[ObjectId; 4]> = SmallVec::new();
    let mut indirect: SmallVec<[ObjectId; 4]> = SmallVec::new();
    let bears = |host: ObjectId| look.state.attached_to(host).collect::<SmallVec<[ObjectId; 2]>>();
    for &id in leaving {
        let host = look.state.host(id);
        let is_both = host.is_some_and(|host| leaving.contains(&host));
        if !look.when(R702_26H, is_both) {
            direct.push(id);
        }
    }
    let mut hosts: SmallVec<[ObjectId; 4]> = direct.clone();
    while let Some(host) = hosts.pop() {
        for id in bears(host) {
            let is_new = !direct.contains(&id) && !indirect.contains(&id);
            if is_new && look.rule(R702_26G) {
                indirect.push(id);
                hosts.push(id);
            }
        }
    }
    let mut group = Group::new();
    for &id in direct.iter().chain(&indirect) {
        // 702.26j: it does not become unattached.
        if look.state.host_of(id).is_some() && !look.rule(R702_26J) {
            group.push(Deed::Unattach(id));
        }
    }
    group.extend(direct.into_iter().map(|id| Deed::PhaseOut(id, false)));
    group.extend(indirect.into_iter().map(|id| Deed::PhaseOut(id, true)));
    group
}

/// Whether phasing out or in would change nothing.
pub(crate) fn is_nothing(state: &State, id: ObjectId, out: bool) -> bool {
    if out { state.object(id).zone != Zone::Battlefield } else { !is_out(state, id) }
}

/// Whether a permanent has phased out.
fn is_out(state: &State, id: ObjectId) -> bool {
    state.phased_out.iter().any(|out| out.object.id == id)
}

/// Whether an object is there, or has phased out.
pub(crate) fn is_kept(state: &State, object: ObjectRef) -> bool {
    state.is_current(object) || state.phased_out.iter().any(|out| out.object == object)
}

/// A permanent phases out: from now on it is treated as though it did not exist (702.26b).
pub(crate) fn phase_out<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId, indirectly: bool) {
    if !cx.rule(R702_26B) {
        return;
    }
    if cx.when(R506_4, cx.state.combat.involves(id)) {
        combat::remove(cx, id);
    }
    let object = cx.state.reference(id);
    let (now, known) = (*cx.state.permanent(id), *cx.state.object(id));
    let host = cx.state.attached.iter().find(|(what, _)| *what == object).map(|(_, host)| *host);
    let counters = cx.state.counters_on(Subject::Object(id)).collect();
    let bore = cx.state.attachments(object).collect();
    cx.state.attached.retain(|(what, _)| *what != object);
    // What effects had given it applies to nothing while it is treated as though it did not exist.
    cx.state.gained.retain(|of| of.object != id);
    cx.state.last_known.push(LastKnown {
        was: object,
        object: known,
        now,
        became: None,
        parted: SmallVec::new(),
        counters,
        bore,
        attacked: None,
    });
    listeners::left(cx.state, id);
    zones::set_aside(cx, id);
    cx.state.phased_out.push(PhasedOut { object, now, host, indirectly, waits: false, another_round: false });
    cx.state.stale.characteristics = true;
    cx.state.stale.listeners = true;
    cx.state.stale.state_based = true;
}

/// A permanent phases in: the game treats it as though it existed again (702.26c). It is the object that it was, with
/// its counters, and not new to anybody (702.26d). What phased out with it phases in with it (702.26g).
pub(crate) fn phase_in<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId) {
    if !cx.rule(R702_26C) {
        return;
    }
    let Some(place) = cx.state.phased_out.iter().position(|out| out.object.id == id) else { return };
    let out = cx.state.phased_out.remove(place);
    zones::put_back_on_battlefield(cx.state, id, out.now);
    cx.state.last_known.retain(|known| known.was != out.object);
    let host_is_there = match out.host {
        Some(TargetRef::Object(host)) => cx.state.is_current(host),
        Some(TargetRef::Player(player)) => cx.state.player(player).is_in_game(),
        None => false,
    };
    // 702.26i: what phased out by itself phases in attached to what it was attached to, if that is still there.
    let stays = host_is_there && (out.indirectly || cx.rule(R702_26I));
    if let Some(host) = out.host.filter(|_| stays) {
        cx.state.attached.push((out.object, host));
    }
    cx.state.object_mut(id).set(Mark::Attached, stays);
    if !stays {
        k103_bestow::phased_in_unattached(cx, id);
    }
    if !cx.rule(R702_26D) {
        zones::forget_history(cx, id);
    }
    listeners::arrived(cx.state, id);
    // Its characteristics may have changed since it phased out.
    cx.state.altered = true;
    cx.state.stale.characteristics = true;
    cx.state.stale.listeners = true;
    cx.state.stale.state_based = true;
    let with: SmallVec<[ObjectId; 2]> = cx
        .state
        .phased_out
        .iter()
        .filter(|other| other.indirectly && other.host == Some(TargetRef::Object(out.object)))
        .map(|other| other.object.id)
        .collect();
    for id in with {
        if !cx.rule(R702_26G) {
            continue;
        }
        cx.tell(&Deed::PhaseIn(id));
        phase_in(cx, id);
    }
}

/// Permanents phase out until something happens, unless it has happened already (610.4).
pub(crate) fn until<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &Slots,
    what: &Objects,
    event: &Pattern,
) -> Flow<Held> {
    // 610.4b, c: since the spell or ability was put onto the stack, or triggered.
    let rule = if until::is_triggered(cx.state, frame) { R610_4C } else { R610_4B };
    if cx.when(rule, until::is_too_late(cx.state, frame, event)) {
        return Ok(Held::default());
    }
    let leaving = cx.look().objects(frame.scope(slots), what);
    let group = propose(cx.look(), &leaving);
    let done = happen::happen(cx, group)?;
    let gone: SmallVec<[ObjectId; 2]> = done
        .iter()
        .filter_map(|deed| match deed {
            Deed::PhaseOut(id, false) => Some(*id),
            _ => None,
        })
        .collect();
    let out = cx.state.phased_out.iter_mut().filter(|out| gone.contains(&out.object.id));
    let objects: SmallVec<[ObjectRef; 2]> = out
        .map(|out| {
            out.waits = true;
            out.object
        })
        .collect();
    let gone = Held::objects(objects);
    if !gone.objects.is_empty() && cx.rule(R610_4) {
        until::phase_in(cx, frame, slots, &gone, event);
    }
    Ok(gone)
}

/// Phases in, at the same time, the permanents whose event has happened (610.4d).
pub(crate) fn end<R: Recorder>(cx: &mut Cx<'_, R>, gone: &[ObjectRef]) -> Flow {
    let waits = |object: &&ObjectRef| cx.state.phased_out.iter().any(|out| out.waits && out.object == **object);
    let group: Group = gone.iter().filter(waits).map(|object| Deed::PhaseIn(object.id)).collect();
    if group.len() > 1 && !cx.rule(R610_4D) {
        for deed in group {
            happen::happens(cx, deed)?;
        }
        return Ok(());
    }
    happen::happen(cx, group)?;
    Ok(())
}

/// Removes the phased-out permanents that a player who leaves the game owns (702.26k).
pub(crate) fn leave<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId) {
    let own: SmallVec<[ObjectId; 2]> =
        cx.state.phased_out.iter().map(|out| out.object.id).filter(|&id| cx.state.object(id).owner == player).collect();
    if !own.is_empty() && cx.rule(R702_26K) {
        cx.state.phased_out.retain(|out| !own.contains(&out.object.id));
        own.into_iter().for_each(|id| zones::vanish(cx, id));
    }
    let in_own_turn = cx.state.turn.active == player;
    let theirs = cx.state.phased_out.iter_mut().filter(|out| out.now.controller == player);
    theirs.for_each(|out| out.another_round = in_own_turn);
}

/// Whether a duration tracks the permanent with the ability (611.2b) and that permanent has phased out.
pub(crate) fn is_tracked(state: &State, what: &Objects, source: ObjectRef) -> bool {
    matches!(what, Objects::This) && state.phased_out.iter().any(|out| out.object == source)
}

/// The phased-out permanents that match a description of permanents.
pub(crate) fn matching<R: Recorder>(look: Look<'_, R>, scope: Scope<'_>, which: &Objects) -> SmallVec<[ObjectRef; 2]> {
    let Objects::Each(filter) = which else { return SmallVec::new() };
    let is_one = |out: &&PhasedOut| {
        let there = Object { zone: Zone::Battlefield, ..*look.state.object(out.object.id) };
        look.matched(scope, out.object, (&there, &out.now), filter)
    };
    look.state.phased_out.iter().filter(is_one).map(|out| out.object).collect()
}
