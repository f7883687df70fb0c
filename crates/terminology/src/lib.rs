//! What the terms of a game are called in each language, mined from its documents.
//!
//! Titles of rules that are the same rule name each other; so do glossary entries that say the same, cite the
//! same rules and stand in the same place. Every pair keeps where it was found. Words that look alike in two
//! languages and name different things are false friends: they are found by their looks, and told apart by
//! what each was paired with.
//!
//! *Architecture invariant:* no dictionary is given; what is not found in documents is not known.

mod company;
mod entry;
mod file;
mod form;
mod friend;
mod glossary;
mod known;
mod look;
mod name;
mod pair;
mod partner;
mod phrase;
mod row;
mod said;
#[cfg(test)]
mod tests;

pub use name::bare_name;
pub use pair::{Evidence, Found, Place, TermPair, brackets, named, pairs};
pub use row::{FalseFriend, TermRow, Terms, TermsError};
