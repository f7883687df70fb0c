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

use vademecum_vocab::{EditionDate, Game};

/// The edition that the engine of a game follows; `None` if the game has no engine.
pub const fn engine_edition(game: Game) -> Option<EditionDate> {
    match game {
        Game::Magic => Some(magic::EDITION),
        Game::Myl => None,
    }
}
