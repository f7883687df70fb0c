//! What stands for the missing sources of abilities that a rule gives without one (113.8).

use crate::{
    card::{CardId, Cards, FaceId},
    types::PlayerDesignation,
    values::Values,
};

/// Number of cards that stand for missing sources: the designations, the planeswalking ability, and radiation.
pub(crate) const SOURCELESS: usize = PlayerDesignation::ALL.len() + 2;

impl Cards {
    /// The cards without any characteristics that stand for missing sources.
    pub(crate) fn sourceless() -> impl Iterator<Item = Values> {
        (0..SOURCELESS).map(|_| Values::default())
    }

    /// What stands for the missing source of a designation's abilities.
    pub fn source_of(&self, designation: PlayerDesignation) -> CardId {
        CardId(self.len() as u16 + designation as u16)
    }

    /// The designation for whose source a face stands.
    pub fn designation_of(&self, face: FaceId) -> Option<PlayerDesignation> {
        let is_it = |of: &PlayerDesignation| self.front(self.source_of(*of)) == face;
        PlayerDesignation::ALL.into_iter().find(is_it)
    }

    /// What stands for the missing source of the planeswalking ability (901.8).
    pub fn source_of_planeswalking(&self) -> CardId {
        CardId((self.len() + PlayerDesignation::ALL.len()) as u16)
    }

    /// What stands for the missing source of the ability that comes with rad counters (725.1).
    pub fn source_of_radiation(&self) -> CardId {
        CardId((self.len() + PlayerDesignation::ALL.len() + 1) as u16)
    }
}
