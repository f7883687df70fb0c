//! Which objects a name means in a state.

use vademecum_abilities::Zone;
use vademecum_machine::{Item, Object, ObjectId, PlayerId, State, Subject};

use crate::model::{Named, Ref};

/// Every object that is meant, in the order of the arena.
pub(crate) fn all(state: &State, name: &Ref) -> Vec<ObjectId> {
    let of_card = state.objects().filter(|(_, object)| name.names(object.card));
    let nth = of_card.enumerate().filter(|(place, _)| name.nth.is_none_or(|nth| nth == place + 1));
    let found = nth.map(|(_, (id, _))| id);
    found.filter(|&id| name.of.is_none_or(|player| whose(state, id) == player)).collect()
}

/// Whether a name means an object.
pub(crate) fn means(state: &State, name: &Ref, id: ObjectId) -> bool {
    name.names(state.object(id).card)
        && name.of.is_none_or(|player| whose(state, id) == player)
        && name.nth.is_none_or(|nth| nth == place(state, name, id))
}

/// Whether a name means an item of an offer.
pub(crate) fn means_item(state: &State, named: &Named, item: Item) -> bool {
    match (named, item) {
        (Named::Player(player), Item::Player(other)) => *player == other,
        (Named::Object(name), Item::Object(id)) => means(state, name, id),
        _ => false,
    }
}

/// The place of an object among those with the cards of a name, from 1.
pub(crate) fn place(state: &State, name: &Ref, id: ObjectId) -> usize {
    let before = state.objects().take_while(|&(other, _)| other < id);
    1 + before.filter(|(_, object)| name.names(object.card)).count()
}

/// Whose an object is, as people say it: its controller's on the battlefield and on the stack, its owner's elsewhere.
pub(crate) fn whose(state: &State, id: ObjectId) -> PlayerId {
    let Object { zone, owner, .. } = *state.object(id);
    if matches!(zone, Zone::Battlefield | Zone::Stack) { state.controller(id) } else { owner }
}

/// Whether it makes no difference which of two objects is meant.
pub(crate) fn are_alike(state: &State, one: ObjectId, other: ObjectId) -> bool {
    let combat = state.combat();
    let what = |id: ObjectId| {
        let Object { card, owner, zone, marks, damage, .. } = *state.object(id);
        let fights = (combat.is_attacking(id), combat.is_blocking(id));
        (card, owner, zone, marks, damage, fights, state.characteristics(id), state.host(id))
    };
    what(one) == what(other) && state.counters_on(Subject::Object(one)).eq(state.counters_on(Subject::Object(other)))
}
