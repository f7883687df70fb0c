//! What texts say of doors: the halves of a permanent with one shared type line (709.5).

use vademecum_abilities::{Door, DoorEffect, Filter, KeywordDeed, Objects, Pattern, Players, Subtype, Unlocking};

/// A word or phrase about doors.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum DoorWord {
    /// "you unlock this door" (709.5h).
    UnlockThis,
    /// "you fully unlock a Room" (709.5i).
    FullyUnlock,
    /// "unlock a locked door of" (709.5f).
    UnlockDoorOf,
    /// "lock an unlocked door of" (709.5g).
    LockDoorOf,
    /// "lock or unlock a door of".
    LockOrUnlockDoorOf,
}

impl DoorWord {
    /// The event of which a phrase speaks. Which half "this door" is depends on where the text stands: the left one, until
    /// the card is put together.
    pub(crate) fn event(self) -> Option<Pattern> {
        let unlocks =
            |what: Unlocking, of: Filter| Some(Pattern::acts(KeywordDeed::Unlocks(what), of, Some(Players::You)));
        match self {
            DoorWord::UnlockThis => unlocks(Unlocking::Door(Door::Left), Filter::This),
            DoorWord::FullyUnlock => unlocks(Unlocking::Fully, Filter::Subtype(Subtype::ROOM)),
            DoorWord::UnlockDoorOf | DoorWord::LockDoorOf | DoorWord::LockOrUnlockDoorOf => None,
        }
    }

    /// What is done with a door of some permanents.
    pub(crate) fn effect(self, of: Objects) -> Option<DoorEffect> {
        match self {
            DoorWord::UnlockDoorOf => Some(DoorEffect::Unlock(of)),
            DoorWord::LockDoorOf => Some(DoorEffect::Lock(of)),
            DoorWord::LockOrUnlockDoorOf => Some(DoorEffect::LockOrUnlock(of)),
            DoorWord::UnlockThis | DoorWord::FullyUnlock => None,
        }
    }
}
