//! Keyword abilities and keyword actions, by their numbers.

use crate::{
    doors::{Door, Unlocking},
    types::{Daytime, PlayerDesignation},
};

/// A keyword ability: the section of chapter 702 that defines it (19 for trample, 702.19).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Keyword(pub u8);

/// A keyword action: the section of chapter 701 that defines it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Action(pub u8);

/// A deed of a player or permanent that is named after a keyword.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum KeywordDeed {
    /// A keyword action: "surveils" (701).
    Action(Action),
    /// The result of a keyword ability: "evolves", "exploits a creature" (702).
    Ability(Keyword),
    /// It becomes day or night (728.1).
    Becomes(Daytime),
    /// A player gets a designation: "becomes the monarch", "takes the initiative" (722.1, 723.1).
    Takes(PlayerDesignation),
    /// A player completes a dungeon (309.7).
    CompletesDungeon,
    /// Chaos ensues (311.7), for one plane where an effect says which.
    ChaosEnsues,
    /// A player rolls the planeswalker symbol on the planar die (901.8).
    RollsPlaneswalker,
    /// A player planeswalks to a plane (701.24d).
    PlaneswalksTo,
    /// A player planeswalks away from a plane (701.24d).
    PlaneswalksAway,
    /// A player encounters a phenomenon (312.5).
    Encounters,
    /// What a permanent does that is tapped to pay for a keyword ability: "crews a Vehicle" (702).
    Paid(Keyword),
    /// A half of a permanent is unlocked (709.5h, 709.5i).
    Unlocks(Unlocking),
    /// A half of a permanent is locked (709.5g).
    Locks(Door),
}

impl From<Action> for KeywordDeed {
    fn from(action: Action) -> Self {
        KeywordDeed::Action(action)
    }
}

impl From<Keyword> for KeywordDeed {
    fn from(keyword: Keyword) -> Self {
        KeywordDeed::Ability(keyword)
    }
}

/// A set of keyword abilities.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Keywords([u64; 3]);

impl Keywords {
    /// The empty set.
    pub const NONE: Keywords = Keywords([0; 3]);

    /// A set of one. Numbers beyond 191 are in no set.
    pub const fn only(one: Keyword) -> Self {
        Keywords::NONE.with(one)
    }

    /// The set with one more.
    #[must_use]
    pub const fn with(mut self, one: Keyword) -> Self {
        if one.0 < 192 {
            self.0[(one.0 >> 6) as usize] |= 1 << (one.0 & 63);
        }
        self
    }

    /// The set with one less.
    #[must_use]
    pub const fn without(mut self, one: Keyword) -> Self {
        if one.0 < 192 {
            self.0[(one.0 >> 6) as usize] &= !(1 << (one.0 & 63));
        }
        self
    }

    /// Whether one is in the set.
    #[inline]
    pub const fn has(self, one: Keyword) -> bool {
        one.0 < 192 && self.0[(one.0 >> 6) as usize] & 1 << (one.0 & 63) != 0
    }

    /// Everything that is in either set.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Keywords(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }

    /// Whether there is nothing in the set.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == [0; 3]
    }

    /// The keywords of the set, in the order of the rules.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Keyword> {
        self.0.into_iter().zip(0_u8..).flat_map(|(mut word, index)| {
            std::iter::from_fn(move || {
                let bit = word.checked_ilog2().map(|_| word.trailing_zeros() as u8)?;
                word &= word - 1;
                Some(Keyword(index * 64 + bit))
            })
        })
    }
}

impl FromIterator<Keyword> for Keywords {
    fn from_iter<I: IntoIterator<Item = Keyword>>(all: I) -> Self {
        all.into_iter().fold(Keywords::NONE, Keywords::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_what_was_put_in_in_the_order_of_the_rules() {
        let set: Keywords = [176, 2, 64, 19, 63].map(Keyword).into_iter().collect();
        let numbers: Vec<u8> = set.iter().map(|keyword| keyword.0).collect();
        assert_eq!(numbers, [2, 19, 63, 64, 176]);
        assert!(!set.without(Keyword(19)).has(Keyword(19)) && !set.has(Keyword(200)));
    }
}
