//! Objects that change zones until something happens (610.3).

use std::sync::Arc;

use vademecum_abilities::{Ability, DeedKind, Destination, Duration, Filter, Objects, Pattern, Slot, Zone};
use vademecum_rule_ids::magic::{R610_3, R610_3A, R610_3B, R610_3C, R610_3D};

use super::{Frame, make, moving::move_objects};
use crate::{
    Recorder,
    cx::{Cx, Flow},
    deed::{Deed, Group, Move},
    happen,
    id::{ObjectId, ObjectRef},
    listeners, perform, phasing,
    select::Scope,
    slots::{Held, Slots},
    state::{MadeKind, OnStack, State},
};

/// The slot of what returns.
const GONE: Slot = Slot(0xfd);

/// Objects change zones, unless what would bring them back has happened already; they return when it happens.
pub(super) fn move_until<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &mut Slots,
    what: &Objects,
    to: Zone,
    until: &Pattern,
) -> Flow<Held> {
    // 610.3a, b: since the ability was activated or triggered.
    let rule = if is_triggered(cx.state, frame) { R610_3B } else { R610_3A };
    if cx.when(rule, is_too_late(cx.state, frame, until)) {
        return Ok(Held::default());
    }
    let from: Vec<(ObjectId, Zone)> =
        cx.look().objects(frame.scope(slots), what).into_iter().map(|id| (id, cx.state.object(id).zone)).collect();
    let moved = move_objects(cx, frame, slots, what, &Destination::to(to))?;
    let Some(&(_, back)) = from.first() else { return Ok(moved) };
    if !moved.objects.is_empty() && cx.rule(R610_3) {
        let mut remembers = slots.clone();
        remembers.set(GONE, moved.clone());
        make(cx, frame, &remembers, MadeKind::Return(Arc::new(until.clone()), back), Duration::Forever, None);
    }
    Ok(moved)
}

/// Makes phased-out permanents phase in when something happens (610.4).
pub(crate) fn phase_in<R: Recorder>(cx: &mut Cx<'_, R>, frame: Frame, slots: &Slots, gone: &Held, until: &Pattern) {
    let mut remembers = slots.clone();
    remembers.set(GONE, gone.clone());
    make(cx, frame, &remembers, MadeKind::PhaseIn(Arc::new(until.clone())), Duration::Forever, None);
}

/// Whether a triggered ability is being carried out.
pub(crate) fn is_triggered(state: &State, frame: Frame) -> bool {
    state.stack.iter().rev().find(|item| item.object == frame.source).is_some_and(|item| match &item.what {
        OnStack::Ability(ability) => matches!(state.cards.ability(*ability), Ability::Triggered(_)),
        OnStack::Made(_) => true,
        OnStack::Spell => false,
    })
}

/// Whether the event until which something lasts has occurred already: the object of the ability has left.
pub(crate) fn is_too_late(state: &State, frame: Frame, until: &Pattern) -> bool {
    waits_for_itself(until) && state.try_permanent(frame.source.id).is_none_or(|_| !state.is_current(frame.source))
}

/// Whether the event is that the object of the ability leaves the battlefield.
fn waits_for_itself(until: &Pattern) -> bool {
    until.kind == DeedKind::Move && until.subject == Filter::This && until.from.has(Zone::Battlefield)
}

/// The effects that end because of a group: found before it moves anything.
pub(crate) fn ending<R: Recorder>(cx: &Cx<'_, R>, group: &Group) -> Vec<crate::id::Timestamp> {
    let made = cx.state.made.iter().filter(|made| match &made.what {
        MadeKind::Return(until, _) | MadeKind::PhaseIn(until) => {
            let scope = Scope { you: made.controller, source: made.source, slots: &made.slots, x: 0 };
            group.iter().any(|deed| cx.look().fits(scope, until, deed))
        }
        _ => false,
    });
    made.map(|made| made.since).collect()
}

/// What has moved until now returns immediately, all at the same time (610.3d), under its owner's control (610.3c).
pub(crate) fn bring_back<R: Recorder>(cx: &mut Cx<'_, R>, ended: &[crate::id::Timestamp]) -> Flow {
    let mut group = Group::new();
    let mut phased_out: Vec<ObjectRef> = Vec::new();
    for since in ended {
        let Some(place) = cx.state.made.iter().position(|made| made.since == *since) else { continue };
        let made = cx.state.made.remove(place);
        let gone = made.slots.get(GONE).cloned().unwrap_or_default();
        let MadeKind::Return(_, to) = made.what else {
            phased_out.extend(gone.objects);
            continue;
        };
        for object in gone.objects.iter().filter(|object| cx.state.is_current(**object)) {
            let moved = perform::moved(cx, object.id, to);
            let under = cx.either(R610_3C, cx.state.object(object.id).owner, made.controller);
            group.push(Deed::Move(Move { under, ..moved }));
        }
    }
    listeners::watch(cx.state);
    phasing::end(cx, &phased_out)?;
    if group.len() > 1 && !cx.rule(R610_3D) {
        for deed in group {
            happen::happens(cx, deed)?;
        }
        return Ok(());
    }
    happen::happen(cx, group)?;
    Ok(())
}
