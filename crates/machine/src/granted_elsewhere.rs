//! Activated abilities that static abilities give to objects off the battlefield: "each creature card in your graveyard has
//! scavenge" (611.3a).
//!
//! They are computed on demand and not cached: few cards grant such abilities.

use vademecum_abilities::{Ability, AbilityId, Activated, Cards, Change, Objects, Static, Zone, Zones};
use vademecum_rule_ids::magic::R611_3;

use crate::{
    Recorder,
    cx::Look,
    functioning,
    id::ObjectId,
    select::Scope,
    slots::Slots,
    state::{Role, State},
};

/// The zones other than the battlefield in which a static ability gives abilities to objects.
pub(crate) fn zones(cards: &Cards, ability: AbilityId) -> Zones {
    let Ability::Static(Static { affects: Objects::Each(filter), changes, .. }) = cards.ability(ability) else {
        return Zones::NONE;
    };
    let gives = changes.iter().any(|change| matches!(change, Change::GainAbility(_)));
    match filter.zone() {
        Some(zone) if gives && zone != Zone::Battlefield => Zones::only(zone),
        _ => Zones::NONE,
    }
}

/// Visits the activated abilities that an object off the battlefield has been given and that function where it is.
pub(crate) fn each_activated<R: Recorder>(look: Look<'_, R>, id: ObjectId, mut visit: impl FnMut(AbilityId)) {
    let state = look.state;
    let zone = state.object(id).zone;
    if !state.watches.grants.has(zone) {
        return;
    }
    look.rec.work(state.listeners.len());
    for listener in state.listeners.iter().filter(|listener| listener.role == Role::Static) {
        if !zones(&state.cards, listener.ability).has(zone) {
            continue;
        }
        let Ability::Static(of) = state.cards.ability(listener.ability) else { continue };
        let slots = Slots::default();
        let (you, source) = (state.controller(listener.object), state.reference(listener.object));
        let scope = Scope { you, source, slots: &slots, x: 0 };
        let is_given = functioning::functions(look, listener.object, listener.ability)
            && of.by.is_none_or(|by| look.rule(by))
            && of.only_if.as_ref().is_none_or(|condition| look.holds(scope, condition))
            && matches!(&of.affects, Objects::Each(filter) if look.matches(scope, id, filter))
            && look.rule(R611_3);
        if !is_given {
            continue;
        }
        let text = state.cards.face_of(listener.ability);
        for change in &of.changes {
            if let Change::GainAbility(place) = change
                && let Some(ability) = state.cards.granted(text, *place)
                && functions_in(state, ability, zone)
            {
                visit(ability);
            }
        }
    }
}

/// Whether something is an activated ability that functions in a zone.
fn functions_in(state: &State, ability: AbilityId, zone: Zone) -> bool {
    matches!(state.cards.ability(ability), Ability::Activated(of) if of.functions.0.has(zone))
}

/// An activated ability that an object off the battlefield has been given, if it is one of those.
pub(crate) fn activated<R: Recorder>(look: Look<'_, R>, id: ObjectId, ability: AbilityId) -> Option<&'_ Activated> {
    let mut is_given = false;
    each_activated(look, id, |given| is_given |= given == ability);
    match look.state.cards.ability(ability) {
        Ability::Activated(activated) if is_given => Some(activated),
        _ => None,
    }
}
