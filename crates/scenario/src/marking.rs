//! What later or earlier events say about an event: by what a spell was countered, whether anything came of an ability.

use std::collections::BTreeMap;

use vademecum_abilities::{FaceId, Zone};
use vademecum_machine::{Deed, Note, ObjectId, PlayerId};

use crate::told::{Source, ToldEvent, objects};

/// Copies of spells are called by the face that they had on the stack until they cease to exist (715.3c).
pub(crate) fn mark_copies(told: &mut [ToldEvent]) {
    let mut called: BTreeMap<ObjectId, FaceId> = BTreeMap::new();
    for told in told {
        for (place, object) in objects(&told.event).into_iter().enumerate() {
            let (Some(id), Some(face), true) = (object, told.faces[place], told.are_copies[place]) else { continue };
            told.faces[place] = Some(*called.entry(id).or_insert(face));
        }
        if let Deed::Note(Note::Ceased(id)) = told.event {
            called.remove(&id);
        }
    }
}

/// Marks all but the first of the permanents and spells that leave the game with their owner: all that a player owns leaves
/// (800.4a).
pub(crate) fn mark_leaving(told: &mut [ToldEvent]) {
    let mut leaving: Option<PlayerId> = None;
    for told in told {
        match told.event {
            Deed::Note(Note::LeavesWithOwner(_)) => {
                told.is_told_already = leaving.is_some() && leaving == told.owner;
                leaving = told.owner;
            }
            Deed::Note(Note::Passed(_)) | Deed::BeginStep(..) => leaving = None,
            _ => {}
        }
    }
}

/// Marks spells and abilities that are countered with what counters them: what resolves then.
pub(crate) fn mark_countered(told: &mut [ToldEvent]) {
    let mut resolving: Option<Source> = None;
    for told in told {
        match told.event {
            Deed::Note(Note::Resolving(object)) => {
                resolving = told.faces[0].map(|face| Source { object, face, is_ability: told.is_of_ability });
            }
            Deed::Note(Note::Passed(_)) | Deed::BeginStep(..) => resolving = None,
            Deed::Note(Note::Countered(_)) => told.countered_by = resolving,
            _ => {}
        }
    }
}

/// Marks the spells and abilities that resolve without doing anything, where what they do would be an event. `is_resolved` if
/// nothing is resolving at the end.
pub(crate) fn mark_idle(told: &mut [ToldEvent], is_resolved: bool) {
    for place in 0..told.len() {
        let Deed::Note(Note::Resolving(id)) = told[place].event else { continue };
        let next = told.get(place + 1).map(|next| next.event);
        let is_over = match next {
            None => is_resolved,
            Some(Deed::Move(moved)) => moved.object == id && moved.from == Zone::Stack && moved.to != Zone::Battlefield,
            Some(Deed::Note(Note::Ceased(ceased))) => ceased == id,
            Some(event) => matches!(
                event,
                Deed::Note(Note::Passed(_) | Note::Resolving(_) | Note::ManaEmptied(_) | Note::TriggerStacked(..))
                    | Deed::BeginStep(..)
                    | Deed::BeginTurn(_)
            ),
        };
        told[place].does_nothing = is_over && told[place].shows_what_it_does;
    }
}
