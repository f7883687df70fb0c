//! What a program runs for: whose it is, and what it comes from.

use vademecum_abilities::{AbilityId, FaceId};

use crate::{
    id::{ObjectRef, PlayerId, Timestamp},
    select::Scope,
    slots::Slots,
};

/// From where a program is run: whose it is, what it is on, its X, and the face whose text it is.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Frame {
    pub(crate) you: PlayerId,
    pub(crate) source: ObjectRef,
    pub(crate) x: u32,
    pub(crate) text: FaceId,
    /// Whether it is the spell on the stack that resolves.
    pub(crate) resolves: bool,
    /// The ability of the cards whose program it is.
    pub(crate) ability: Option<AbilityId>,
    /// When it was put onto the stack; a delayed triggered ability, when it was created (701.28f).
    pub(crate) since: Timestamp,
}

impl Frame {
    pub(crate) fn scope(self, slots: &Slots) -> Scope<'_> {
        Scope { you: self.you, source: self.source, slots, x: self.x }
    }
}
