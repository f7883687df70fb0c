//! Which abilities listen: the triggered and static abilities and the replacements of objects, where they function
//! (113.6).

use vademecum_abilities::{Ability, AbilityId, DeedKind, DeedKinds, Pattern, Replacement, Trigger, Zone};

use crate::{
    id::ObjectId,
    layers,
    state::{Listener, MadeKind, Role, State},
};

/// Finds them anew for the battlefield, if abilities have come or gone.
pub(crate) fn refresh(state: &mut State) {
    if !std::mem::take(&mut state.stale.listeners) {
        return;
    }
    let mut listeners = std::mem::take(&mut state.listeners);
    listeners.retain(|listener| {
        let zone = state.object(listener.object).zone;
        zone != Zone::Battlefield && zone != Zone::Outside
    });
    for (id, now) in state.permanents() {
        for &ability in state.cards.passive(now.face) {
            if layers::has_ability(state, id, ability) {
                listeners.extend(listener(state, id, ability));
            }
        }
    }
    for &(id, ability) in &state.gained {
        listeners.extend(listener(state, id, ability));
    }
    state.listeners = listeners;
    watch(state);
}

/// An object has come into a zone other than the battlefield: its abilities that function there listen.
pub(crate) fn arrived(state: &mut State, id: ObjectId) {
    let object = *state.object(id);
    left(state, id);
    if object.zone == Zone::Battlefield {
        state.stale.listeners |= !state.cards.passive(object.face).is_empty();
    } else if state.cards.passive_zones(object.face).has(object.zone) {
        let cards = state.cards.clone();
        for &ability in cards.passive(object.face) {
            let here = cards.ability(ability).passive_zones().is_some_and(|zones| zones.has(object.zone));
            if here && let Some(listener) = listener(state, id, ability) {
                state.stale.characteristics |= listener.role == Role::Static;
                state.listeners.push(listener);
            }
        }
        watch(state);
    }
}

/// An object leaves its zone.
pub(crate) fn left(state: &mut State, id: ObjectId) {
    let stale = &mut state.stale.characteristics;
    state.listeners.retain(|listener| {
        let own = listener.object == id;
        *stale |= own && listener.role == Role::Static;
        !own
    });
}

/// The kinds of events that something waits for.
pub(crate) fn watch(state: &mut State) {
    let made = state.made.iter().map(|made| match &made.what {
        MadeKind::Replacement(replacement) => kinds(&replacement.of),
        MadeKind::Delayed(triggered) => match &triggered.on {
            Trigger::Event(pattern) => kinds(pattern),
            Trigger::State(_) => DeedKinds::NONE,
        },
        MadeKind::Skip(..) => DeedKinds::only(DeedKind::BeginStep),
        MadeKind::Regeneration => DeedKinds::only(DeedKind::Destroy),
    });
    let listened = state.listeners.iter().map(|listener| listener.kinds);
    state.watched = made.chain(listened).fold(DeedKinds::NONE, DeedKinds::union);
    state.replacing_asks = replacing_asks(state);
}

/// Whether some replacement effect may ask a player something: by itself, or which one of several comes first (616.1).
fn replacing_asks(state: &State) -> bool {
    let mut seen = DeedKinds::NONE;
    let mut asks = |kinds: DeedKinds, replacement: Option<&Replacement>| {
        let asks = seen.meets(kinds) || replacement.is_some_and(|is| is.asks() || is.meets_entering());
        seen = seen.union(kinds);
        asks
    };
    let of_objects = state.listeners.iter().filter(|listener| listener.role == Role::Replacement).any(|listener| {
        match state.cards.ability(listener.ability) {
            Ability::Replacement(replacement) => asks(listener.kinds, Some(replacement)),
            _ => false,
        }
    });
    of_objects
        || state.made.iter().any(|made| match &made.what {
            MadeKind::Replacement(replacement) => asks(kinds(&replacement.of), Some(replacement)),
            MadeKind::Skip(..) => asks(DeedKinds::only(DeedKind::BeginStep), None),
            MadeKind::Regeneration => asks(DeedKinds::only(DeedKind::Destroy), None),
            MadeKind::Delayed(_) => false,
        })
}

fn kinds(pattern: &Pattern) -> DeedKinds {
    DeedKinds::only(pattern.kind)
}

fn listener(state: &State, object: ObjectId, ability: AbilityId) -> Option<Listener> {
    let (role, kinds) = match state.cards.ability(ability) {
        Ability::Triggered(triggered) => match &triggered.on {
            Trigger::Event(pattern) => (Role::Trigger, kinds(pattern)),
            Trigger::State(_) => (Role::StateTrigger, DeedKinds::NONE),
        },
        Ability::Replacement(replacement) => (Role::Replacement, kinds(&replacement.of)),
        Ability::Static(_) => (Role::Static, DeedKinds::NONE),
        Ability::Keyword(_) | Ability::Spell(_) | Ability::Activated(_) | Ability::Opaque(_) => return None,
    };
    Some(Listener { ability, object, role, kinds })
}
