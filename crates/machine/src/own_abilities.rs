//! The abilities that an object has, and which of them can be activated where it is.

use smallvec::SmallVec;
use vademecum_abilities::{Ability, AbilityId, Activated, FaceId, Subtype, Zone};

use crate::{
    Recorder,
    cx::Look,
    deploy, granted_elsewhere,
    id::{ObjectId, PlayerId},
    object::Characteristics,
    rooms,
    state::State,
};

/// An activated ability that an object has, where it functions.
pub(crate) fn activated(state: &State, id: ObjectId, ability: AbilityId) -> Option<&Activated> {
    owned(state, id, ability).filter(|activated| activated.functions.0.has(state.object(id).zone))
}

/// An activated ability that an object has.
pub(crate) fn owned(state: &State, id: ObjectId, ability: AbilityId) -> Option<&Activated> {
    let is_own = abilities_of(state, id).any(|own| own == ability) || rooms::may_be_unlocked_by(state, id, ability);
    is_own.then_some(())?;
    match state.cards.ability(ability) {
        Ability::Activated(activated) => Some(activated),
        _ => None,
    }
}

fn functioning(state: &State, id: ObjectId, ability: AbilityId) -> Option<&Activated> {
    match state.cards.ability(ability) {
        Ability::Activated(activated) if activated.functions.0.has(state.object(id).zone) => Some(activated),
        _ => None,
    }
}

/// The activated abilities that a permanent has, mana abilities aside.
#[inline]
pub(crate) fn each_activated(state: &State, id: ObjectId, now: &Characteristics, mut visit: impl FnMut(AbilityId)) {
    rooms::each_unlocking(state, id, &mut visit);
    let printed = state.cards.activated(now.face);
    deploy::of(state, now).into_iter().for_each(&mut visit);
    if !printed.is_empty() || now.gained_abilities {
        each_functioning(state, id, now, printed, false, visit);
    }
}

/// What is not on the battlefield and may have an activated ability for a player where it is (113.6).
pub(crate) fn elsewhere(state: &State, player: PlayerId) -> SmallVec<[ObjectId; 16]> {
    let mut found = SmallVec::new();
    let given = state.watches.grants;
    let zones = state.cards.activated_elsewhere().union(given);
    if zones.is_empty() {
        return found;
    }
    let of = state.player(player);
    let all = [
        (Zone::Hand, &of.hand),
        (Zone::Graveyard, &of.graveyard),
        (Zone::Exile, &state.exile),
        (Zone::Command, &state.command),
    ];
    for (zone, list) in all.into_iter().filter(|(zone, _)| zones.has(*zone)) {
        for &id in list {
            let object = state.object(id);
            let may_have = given.has(zone) || state.cards.activated_zones(object.face).has(zone);
            if object.controller == player && may_have {
                found.push(id);
            }
        }
    }
    found
}

/// The activated abilities that an object has where it is, mana abilities aside, where it is not a permanent.
pub(crate) fn each_activated_elsewhere<R: Recorder>(look: Look<'_, R>, id: ObjectId, mut visit: impl FnMut(AbilityId)) {
    let state = look.state;
    let printed = state.cards.activated(state.face(id)).iter().copied();
    printed.filter(|&ability| functioning(state, id, ability).is_some()).for_each(&mut visit);
    granted_elsewhere::each_activated(look, id, visit);
}

/// The mana abilities that a permanent has (605.1a), those of its basic land types included (305.6).
pub(crate) fn each_mana_ability(state: &State, id: ObjectId, now: &Characteristics, mut visit: impl FnMut(AbilityId)) {
    let printed = state.cards.mana_abilities(now.face);
    each_functioning(state, id, now, printed, true, &mut visit);
    if now.is_land() {
        now.subtypes.basic_lands().for_each(|place| visit(state.cards.built_in(place)));
    }
}

fn each_functioning(
    state: &State,
    id: ObjectId,
    now: &Characteristics,
    printed: &[AbilityId],
    mana: bool,
    mut visit: impl FnMut(AbilityId),
) {
    if !printed.is_empty() && !now.lost_abilities {
        let has = |&ability: &AbilityId| {
            state.cards.meaning_of(ability).is_none_or(|keyword| now.keywords.has(keyword))
                && functioning(state, id, ability).is_some()
        };
        printed.iter().copied().filter(has).for_each(&mut visit);
    }
    if now.gained_abilities {
        let own = state.gained_of(id).map(|of| of.ability);
        let is_one = |&ability: &AbilityId| {
            state.cards.mana_source(ability).is_some() == mana && functioning(state, id, ability).is_some()
        };
        own.filter(is_one).for_each(&mut visit);
    }
}

/// The abilities printed on a face that an object with it has.
pub(crate) fn abilities_showing(state: &State, id: ObjectId, face: FaceId) -> impl Iterator<Item = AbilityId> + '_ {
    state.cards.abilities(face).filter(move |&ability| crate::layers::has_ability(state, id, ability))
}

/// The abilities that an object has: printed and not lost, given to it, and those of its basic land types (305.6).
pub(crate) fn abilities_of(state: &State, id: ObjectId) -> impl Iterator<Item = AbilityId> + '_ {
    let now = state.try_permanent(id);
    let face = state.face(id);
    let printed = state.cards.abilities(face).filter(move |&ability| crate::layers::has_ability(state, id, ability));
    let gained = state.gained_of(id).map(|of| of.ability);
    let lands = now.filter(|now| now.is_land()).map(|now| now.subtypes);
    let intrinsic = lands.into_iter().flat_map(move |subtypes| {
        let types = Subtype::BASIC_LANDS.into_iter().zip(0_u8..);
        types.filter(move |(one, _)| subtypes.has(*one)).map(|(_, place)| place)
    });
    let deploys = now.and_then(|now| deploy::of(state, now));
    let intrinsic = intrinsic.map(|place| state.cards.built_in(place)).chain(deploys);
    printed.chain(gained.take(if now.is_some() { usize::MAX } else { 0 })).chain(intrinsic)
}
