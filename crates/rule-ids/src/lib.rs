//! A constant for every rule number of the edition that an engine follows.
//!
//! An engine cites `magic::R704_5F`; the editor shows its number and title; a number that the edition does not
//! have does not compile:
//!
//! ```
//! use vademecum_rule_ids::magic;
//! assert_eq!(magic::number(magic::R704_5F).to_string(), "704.5f");
//! ```
//!
//! ```compile_fail
//! let rule = vademecum_rule_ids::magic::R999_1;
//! ```
//!
//! *Architecture invariant:* constants, and the conversions between them and numbers; nothing else.

/// Declares a constant for each rule, from lines `NAME = number, "title";` in the order of their numbers, and the
/// table `NUMBERS` with the number of each.
macro_rules! rule_ids {
    ($game:expr; $($name:ident = $number:expr, $title:literal;)*) => {
        /// The index of each rule in `NUMBERS`.
        #[allow(clippy::upper_case_acronyms, reason = "named like the constants")]
        enum Index {
            $($name,)*
        }

        $(
            #[doc = $title]
            pub const $name: RuleId = RuleId::new($game, Index::$name as u16);
        )*

        /// Every number of the edition, in order: the index of a number is that of its rule.
        pub static NUMBERS: &[Number] = &[$($number,)*];
    };
}

pub mod magic;
pub mod myl;

use vademecum_vocab::{EditionDate, Game, Number, RuleId};

/// The edition that the engine of a game follows.
pub const fn engine_edition(game: Game) -> EditionDate {
    match game {
        Game::Magic => magic::EDITION,
        Game::Myl => myl::EDITION,
    }
}

/// The number of a rule of any game.
///
/// # Panics
///
/// If the rule is not one of this crate.
pub fn number(rule: RuleId) -> Number {
    match rule.game() {
        Game::Magic => magic::number(rule),
        Game::Myl => myl::number(rule),
    }
}

/// The rule of a game with a number, if the edition has it.
pub fn rule_id(game: Game, number: Number) -> Option<RuleId> {
    match game {
        Game::Magic => magic::rule_id(number),
        Game::Myl => myl::rule_id(number),
    }
}

/// Every rule of a game, in the order of the document.
pub fn all(game: Game) -> impl ExactSizeIterator<Item = RuleId> {
    let count = match game {
        Game::Magic => magic::NUMBERS.len(),
        Game::Myl => myl::NUMBERS.len(),
    };
    (0..count as u16).map(move |index| RuleId::new(game, index))
}

/// The number by which an engine cites an entry of its game's glossary, by the place of the entry, from 1; `None` if the
/// entries of the glossary have no numbers.
pub fn glossary_entry(game: Game, place: u8) -> Option<Number> {
    match game {
        Game::Magic => None,
        Game::Myl => Some(Number::Outline([6, place, 0, 0])).filter(|&number| myl::rule_id(number).is_some()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_of_every_game_lead_back_to_their_numbers() {
        for game in Game::ALL {
            assert!(all(game).all(|rule| rule.game() == game && rule_id(game, number(rule)) == Some(rule)));
        }
    }

    #[test]
    fn entries_of_a_numbered_glossary_have_a_number() {
        assert_eq!(glossary_entry(Game::Myl, 13), Some(myl::number(myl::S6_13)));
        assert_eq!([glossary_entry(Game::Myl, 33), glossary_entry(Game::Magic, 1)], [None, None]);
    }
}
