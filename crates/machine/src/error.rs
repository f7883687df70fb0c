//! What can be wrong with a choice, and with a game that grows past all bounds.

use vademecum_rule_ids::magic;
use vademecum_vocab::RuleId;

use crate::State;

/// Why a choice is refused: the rule that forbids it, and the key of the sentence that says so.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Refusal {
    /// The rule; `None` for a choice that does not fit the decision at all.
    pub rule: Option<RuleId>,
    /// The key of its sentence in `locales/*/refusals.ftl`.
    pub message: &'static str,
}

impl Refusal {
    pub(crate) const fn by(rule: RuleId, message: &'static str) -> Self {
        Refusal { rule: Some(rule), message }
    }

    pub(crate) const UNFIT: Refusal = Refusal { rule: None, message: "refused-not-choosable-now" };
}

impl std::fmt::Display for Refusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.rule {
            Some(rule) => write!(f, "{} ({})", self.message, magic::number(rule)),
            None => f.write_str(self.message),
        }
    }
}

/// Why a choice was not carried out. The state is as it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// The rules forbid it.
    #[error("illegal choice: {0}")]
    Refused(Refusal),
    /// A number would no longer fit: life, damage, counters, mana.
    #[error("a number would grow past {}: the game cannot go on this way", i32::MAX)]
    Overflow,
    /// There would be more objects or waiting abilities than the machine holds.
    #[error("there would be more than {0} objects or waiting abilities: the game cannot go on this way")]
    TooMany(usize),
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Self {
        Error::Refused(refusal)
    }
}

/// A choice that was not carried out, with the state given back.
#[derive(Debug, Clone, thiserror::Error)]
#[error("{error}")]
pub struct Rejected {
    /// The state, untouched.
    pub state: Box<State>,
    /// Why.
    pub error: Error,
}

/// Why a game cannot begin.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// A game has two players or more (100.1), and the machine tells 64 apart.
    #[error("{0} players: a game is played by 2 to 64")]
    Players(usize),
    /// The starting player is not one of the players.
    #[error("player {0} starts, but there is no such player")]
    Starting(u8),
    /// Something belongs to nobody in the game.
    #[error("something belongs to player {0}, but there is no such player")]
    UnknownPlayer(u8),
    /// A deck names a card that is not in the set of cards.
    #[error("a deck holds card {0}, but the set of cards has no such place")]
    UnknownCard(u16),
    /// A deck is larger than any table.
    #[error("a deck of {0} cards: at most 100,000 can be held")]
    DeckSize(usize),
    /// A rule of the variant does not allow these decks (903.3–903.5).
    #[error("{0}")]
    Refused(Refusal),
}

impl SetupError {
    /// Refuses a game that a rule forbids.
    pub(crate) fn if_forbidden(forbidden: bool, rule: RuleId, message: &'static str) -> Result<(), SetupError> {
        if forbidden { Err(SetupError::Refused(Refusal::by(rule, message))) } else { Ok(()) }
    }
}
