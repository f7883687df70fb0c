//! What stands for the missing sources of the abilities that come with designations of players (113.8) and with rad
//! counters (725.1).

use crate::{
    card::{CardId, Cards, FaceId},
    types::PlayerDesignation,
};

impl Cards {
    /// What stands for the missing source of a designation's abilities: a card without any characteristics.
    pub fn source_of(&self, designation: PlayerDesignation) -> CardId {
        CardId(self.len() as u16 + designation as u16)
    }

    /// The designation for whose source a face stands.
    pub fn designation_of(&self, face: FaceId) -> Option<PlayerDesignation> {
        let is_it = |of: &PlayerDesignation| self.front(self.source_of(*of)) == face;
        PlayerDesignation::ALL.into_iter().find(is_it)
    }

    /// What stands for the missing source of the ability that comes with rad counters (725.1): a card without any
    /// characteristics.
    pub fn source_of_radiation(&self) -> CardId {
        CardId(self.len() as u16 + 4)
    }
}
