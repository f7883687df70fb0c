//! Placeholder sources: cards without characteristics, for abilities that rules create without a source (113.8).

use crate::{
    card::{CardId, Cards, FaceId},
    types::PlayerDesignation,
    values::Values,
};

/// Number of placeholder sources: one for each designation, the planeswalking ability, and rad counters.
pub(crate) const SOURCELESS: usize = PlayerDesignation::ALL.len() + 2;

impl Cards {
    /// The values of the placeholder sources: no characteristics.
    pub(crate) fn sourceless() -> impl Iterator<Item = Values> {
        (0..SOURCELESS).map(|_| Values::default())
    }

    /// The placeholder source of a designation's abilities.
    pub fn source_of(&self, designation: PlayerDesignation) -> CardId {
        CardId(self.len() as u16 + designation as u16)
    }

    /// The designation whose placeholder source has a face.
    pub fn designation_of(&self, face: FaceId) -> Option<PlayerDesignation> {
        let is_it = |of: &PlayerDesignation| self.front(self.source_of(*of)) == face;
        PlayerDesignation::ALL.into_iter().find(is_it)
    }

    /// The placeholder source of the planeswalking ability (901.8).
    pub fn source_of_planeswalking(&self) -> CardId {
        CardId((self.len() + PlayerDesignation::ALL.len()) as u16)
    }

    /// The placeholder source of the triggered ability of rad counters (725.1).
    pub fn source_of_radiation(&self) -> CardId {
        CardId((self.len() + PlayerDesignation::ALL.len() + 1) as u16)
    }
}
