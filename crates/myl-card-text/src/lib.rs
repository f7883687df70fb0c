//! The text boxes of cards of *Mitos y Leyendas*, read into abilities.
//!
//! The wording carries the meaning: a full stop separates effects, “y” and “luego” chain them, “para” separates what is paid, or
//! done first, from what it is for (4.10); “si”, “cuando” and “cada vez que” trigger, “mientras” holds for as long, “puedes” is an
//! offer, “en respuesta a” is a response (4.6). A text is read whole or refused with the first word that was not understood:
//! nothing is guessed.
//!
//! *Architecture invariant:* no card is known by its name. What is read is the language of the game.

mod card_rules;
mod draft;
mod effects;
mod noun;
mod parser;
mod player_effects;
mod sentence;
mod token;
mod when;

use vademecum_myl::{Ability, Cards, Kind};

use crate::{parser::Parser, token::tokenize};

/// Maximum length of a text box, in bytes: several times that of any printed one.
pub const MAX_TEXT_BYTES: usize = 1_500;

/// What stands on a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CardText<'a> {
    /// Its name, by which its text speaks of it.
    pub name: &'a str,
    /// Its type.
    pub kind: Kind,
    /// Its text box.
    pub text: &'a str,
}

/// What a text box says.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ReadText {
    /// The abilities, in their order.
    pub abilities: Vec<Ability>,
    /// Whether a deck may hold one copy only (“Carta Única”).
    pub is_unique: bool,
}

/// A text that was not understood to its end.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("“{word}”, at character {position}, was not understood: the text up to it is, what follows is not read")]
pub struct UnreadText {
    /// The word.
    pub word: String,
    /// Its place in the text, in characters from 1.
    pub position: usize,
}

/// Reads the text box of a card. The set of cards tells which words are races.
///
/// # Errors
///
/// The first word that was not understood; of a text longer than [`MAX_TEXT_BYTES`], the word at that place.
pub fn read(card: CardText<'_>, cards: &Cards) -> Result<ReadText, UnreadText> {
    let tokens = tokenize(card);
    let at_bound = tokens.iter().find(|token| token.end > MAX_TEXT_BYTES);
    let mut parser = Parser::new(&tokens, card.kind, cards);
    let read = if at_bound.is_none() { parser.read_text() } else { None };
    read.ok_or_else(|| {
        let unread = at_bound.or(parser.first_unread()).or(tokens.last());
        let start = unread.map_or(0, |token| token.start);
        UnreadText {
            word: unread.map_or_else(String::new, |token| card.text[token.start..token.end].to_owned()),
            position: card.text[..start].chars().count() + 1,
        }
    })
}
