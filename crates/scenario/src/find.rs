//! Which objects a name means in a state.

use vademecum_magic::{Object, ObjectId, PlayerId, State, Zone};

use crate::model::Ref;

/// Every object that is meant, in the order of the arena.
pub(crate) fn all(state: &State, name: &Ref) -> Vec<ObjectId> {
    let of_card = state.objects().filter(|(_, object)| name.defs.contains(&object.def));
    let nth = of_card.enumerate().filter(|(place, _)| name.nth.is_none_or(|nth| nth == place + 1));
    let found = nth.map(|(_, found)| found).filter(|(_, object)| name.of.is_none_or(|player| whose(object) == player));
    found.map(|(id, _)| id).collect()
}

/// Whose an object is, as people say it: its controller's on the battlefield and on the stack, its owner's
/// elsewhere.
pub(crate) fn whose(object: &Object) -> PlayerId {
    if matches!(object.zone, Zone::Battlefield | Zone::Stack) { object.controller } else { object.owner }
}

/// Whether it makes no difference which of two objects is meant.
pub(crate) fn are_alike(state: &State, one: ObjectId, other: ObjectId) -> bool {
    let what = |id: ObjectId| {
        let object = state.object(id);
        let marks = (object.tapped, object.summoning_sick, object.damage, object.plus_counters, object.minus_counters);
        let combat = state.combat();
        let fights = (combat.is_attacking(id), combat.is_blocking(id));
        (object.def, object.owner, object.controller, object.zone, object.token, marks, fights, object.now)
    };
    what(one) == what(other)
}
