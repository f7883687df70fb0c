//! Which abilities listen: the triggered and static abilities and the replacements of objects, where they function
//! (113.6).

use vademecum_abilities::{
    Ability, AbilityId, DeedKind, DeedKinds, Pattern, Replaced, Replacement, Trigger, Zone, Zones,
};

use crate::{
    counters, granted_elsewhere,
    id::{ObjectId, Subject},
    layers, library_tops,
    state::{Counters, Listener, MadeKind, Role, State, Watches},
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
        // What changes its own text does so anew each time, though the ability is in that text no more (612.6).
        // A locked half has none.
        if now.face != now.copiable && !state.cards.is_with_doors(now.copiable) {
            let own = state.cards.passive(now.copiable).iter().filter_map(|&ability| listener(state, id, ability));
            listeners
                .extend(own.filter(|own| own.role == Role::Static && !state.cards.has_ability(now.face, own.ability)));
        }
    }
    for gained in &state.gained {
        listeners.extend(listener(state, gained.object, gained.ability));
    }
    for &Counters { on, kind, .. } in state.counters.iter() {
        let Subject::Object(id) = on else { continue };
        if state.try_permanent(id).is_some() {
            let of_kind = (counters::FIRST..).zip(counters::KINDS).filter(|(_, of)| *of == kind);
            listeners.extend(of_kind.filter_map(|(place, _)| listener(state, id, state.cards.built_in(place))));
        }
    }
    state.listeners = listeners;
    watch(state);
}

/// An object has come into a zone other than the battlefield: its abilities that function there listen.
pub(crate) fn arrived(state: &mut State, id: ObjectId) {
    let object = *state.object(id);
    if object.zone == Zone::Battlefield {
        // What is face down may show abilities that its own face does not have: ward.
        let listens = |face| !state.cards.passive(face).is_empty();
        state.stale.listeners |= listens(object.face) || listens(state.face(id));
        return;
    }
    // Those of a face-down conspiracy function once it is turned up.
    let face = if object.zone == Zone::Command { object.face } else { state.face(id) };
    if state.cards.passive_zones(face).has(object.zone) {
        let cards = state.cards.clone();
        for &ability in cards.passive(face) {
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

/// Works out what listeners and what resolutions made look at.
pub(crate) fn watch(state: &mut State) {
    let made = state.made.iter().map(|made| match &made.what {
        MadeKind::Replacement(replacement) | MadeKind::SelfReplacement(replacement) => kinds(&replacement.of),
        MadeKind::Delayed(triggered) => match &triggered.on {
            Trigger::Event(pattern) => kinds(pattern),
            Trigger::State(_) => DeedKinds::NONE,
        },
        MadeKind::Casting(_) => DeedKinds::NONE,
        MadeKind::Skip(..) => DeedKinds::only(DeedKind::BeginStep),
        MadeKind::Regeneration => DeedKinds::only(DeedKind::Destroy),
        MadeKind::Return(pattern, _) | MadeKind::PhaseIn(pattern) => kinds(pattern),
    });
    let listened = state.listeners.iter().map(|listener| listener.kinds);
    let has = |role: Role| state.listeners.iter().any(|listener| listener.role == role);
    let statics = state.listeners.iter().filter(|listener| listener.role == Role::Static);
    // 613.6: an effect that began to apply in an earlier layer goes on although its ability is lost.
    let lost = state
        .permanents()
        .filter(|(_, now)| now.lost_abilities)
        .flat_map(|(_, now)| state.cards.passive(now.face))
        .map(|&ability| state.cards.depends_on(ability));
    state.watches = Watches {
        deeds: made.chain(listened).fold(DeedKinds::NONE, DeedKinds::union),
        asking: asking(state),
        states: has(Role::StateTrigger),
        statics: has(Role::Static),
        casting: has(Role::Casting) || state.made.iter().any(|made| matches!(made.what, MadeKind::Casting(_))),
        tops: statics.clone().any(|is| library_tops::is_shown_by(state.cards.ability(is.ability))),
        grants: statics
            .clone()
            .map(|is| granted_elsewhere::zones(&state.cards, is.ability))
            .fold(Zones::NONE, Zones::union),
        volatile: statics
            .map(|is| state.cards.depends_on(is.ability))
            .chain(lost)
            .chain(state.effects.iter().map(|effect| effect.lasts.depends_on()))
            .chain(state.made.iter().map(|made| made.lasts.depends_on()))
            .fold(DeedKinds::NONE, DeedKinds::union),
    };
}

/// The kinds of deeds whose replacement may ask a player something: by itself, or which one of several comes first
/// (616.1).
fn asking(state: &State) -> DeedKinds {
    let (mut seen, mut asking, mut anything) = (DeedKinds::NONE, DeedKinds::NONE, DeedKinds::NONE);
    let mut add = |kinds: DeedKinds, replacement: Option<&Replacement>| {
        if seen.meets(kinds) || replacement.is_some_and(|is| is.asks() || is.meets_entering()) {
            asking = asking.union(kinds);
        }
        if replacement.is_some_and(|is| matches!(is.with, Replaced::Program(_)) || !is.then.is_empty()) {
            anything = anything.union(kinds);
        }
        seen = seen.union(kinds);
    };
    for listener in state.listeners.iter().filter(|listener| listener.role == Role::Replacement) {
        if let Ability::Replacement(replacement) = state.cards.ability(listener.ability) {
            add(listener.kinds, Some(replacement));
        }
    }
    for made in &state.made {
        match &made.what {
            MadeKind::Replacement(replacement) | MadeKind::SelfReplacement(replacement) => {
                add(kinds(&replacement.of), Some(replacement));
            }
            MadeKind::Skip(..) => add(DeedKinds::only(DeedKind::BeginStep), None),
            MadeKind::Regeneration => add(DeedKinds::only(DeedKind::Destroy), None),
            MadeKind::Return(..) | MadeKind::PhaseIn(_) | MadeKind::Delayed(_) | MadeKind::Casting(_) => {}
        }
    }
    // What returns may ask how it enters.
    let returning = state.made.iter().filter_map(|made| match &made.what {
        MadeKind::Return(pattern, _) => Some(kinds(pattern)),
        _ => None,
    });
    asking = returning.fold(asking, DeedKinds::union);
    let draws = DeedKinds::only(DeedKind::Draws).with(DeedKind::Draw);
    if seen.has(DeedKind::Draws) && seen.has(DeedKind::Draw) {
        asking = asking.union(draws);
    }
    // What a program does instead may be of any kind: also of one whose replacement asks.
    if asking.is_empty() { asking } else { asking.union(anything) }
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
        // It applies to nothing but its own object as that enters, and is found there (614.12).
        Ability::Replacement(replacement) if replacement.is_about_entering() => return None,
        Ability::Replacement(replacement) => (Role::Replacement, kinds(&replacement.of)),
        Ability::Static(_) => (Role::Static, DeedKinds::NONE),
        Ability::Casting(_) => (Role::Casting, DeedKinds::NONE),
        Ability::Keyword(_) | Ability::Spell(_) | Ability::Activated(_) | Ability::Opening(_) | Ability::Opaque(_) => {
            return None;
        }
    };
    Some(Listener { ability, object, role, kinds })
}
