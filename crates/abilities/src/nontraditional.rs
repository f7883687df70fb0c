//! Nontraditional cards: those that are in no deck of a player (108.2a).

use crate::{
    card::{CardId, Cards},
    types::{Subtype, Types},
};

impl Cards {
    /// Whether it is a nontraditional card, which is in no deck of a player (108.2a).
    pub fn is_nontraditional(&self, card: CardId) -> bool {
        let front = self.values(self.front(card));
        front.types.meets(Types::NONTRADITIONAL) || front.subtypes.has(Subtype::ATTRACTION)
    }
}
