//! Phrases about doors, the halves of a Room (709.5), in each language.

use vademecum_vocab::Lang;

use super::Row;
use crate::{
    atom::Atom::{self, OfDoor},
    door_word::DoorWord,
};

const UNLOCK_THIS: Atom = OfDoor(DoorWord::UnlockThis);
const FULLY_UNLOCK: Atom = OfDoor(DoorWord::FullyUnlock);
const UNLOCK_DOOR_OF: Atom = OfDoor(DoorWord::UnlockDoorOf);
const LOCK_DOOR_OF: Atom = OfDoor(DoorWord::LockDoorOf);
const LOCK_OR_UNLOCK_DOOR_OF: Atom = OfDoor(DoorWord::LockOrUnlockDoorOf);

/// The rows of a language.
pub(super) fn rows(lang: Lang) -> Vec<Row> {
    match lang {
        Lang::Es => vec![
            ("abras esta puerta|abres esta puerta", UNLOCK_THIS),
            ("abras del todo una sala", FULLY_UNLOCK),
            ("abre una puerta cerrada de", UNLOCK_DOOR_OF),
            ("cierra una puerta abierta de", LOCK_DOOR_OF),
            ("cierra o abre una puerta de|abre o cierra una puerta de", LOCK_OR_UNLOCK_DOOR_OF),
        ],
        Lang::Pt => vec![
            ("você destrancar esta porta", UNLOCK_THIS),
            ("você destrancar totalmente uma sala|você destrancar completamente uma sala", FULLY_UNLOCK),
            ("destranque uma porta trancada de|destranque uma porta trancada da", UNLOCK_DOOR_OF),
            ("tranque uma porta destrancada de|tranque uma porta destrancada da", LOCK_DOOR_OF),
            ("tranque ou destranque uma porta de|tranque ou destranque uma porta da", LOCK_OR_UNLOCK_DOOR_OF),
        ],
        Lang::En => vec![
            ("you unlock this door", UNLOCK_THIS),
            ("you fully unlock a room", FULLY_UNLOCK),
            ("unlock a locked door of", UNLOCK_DOOR_OF),
            ("lock an unlocked door of", LOCK_DOOR_OF),
            ("lock or unlock a door of", LOCK_OR_UNLOCK_DOOR_OF),
        ],
    }
}
