//! What can be wrong with a choice, and with how a game begins.

use vademecum_rule_ids::myl;
use vademecum_vocab::RuleId;

/// Why a choice is refused: the section that forbids it, and the key of the sentence that says so.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Refusal {
    /// The section; `None` for a choice that does not fit the decision at all.
    pub section: Option<RuleId>,
    /// The key of its sentence in `locales/*/myl-refusals.ftl`.
    pub message: &'static str,
}

impl Refusal {
    pub(crate) const fn by(section: RuleId, message: &'static str) -> Self {
        Refusal { section: Some(section), message }
    }

    pub(crate) const UNFIT: Refusal = Refusal { section: None, message: "refused-myl-not-choosable-now" };
}

impl std::fmt::Display for Refusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.section {
            Some(section) => write!(f, "{} ({})", self.message, myl::number(section)),
            None => f.write_str(self.message),
        }
    }
}

/// Why a choice was not carried out. The state is as it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// The sections forbid it.
    #[error("illegal choice: {0}")]
    Refused(Refusal),
    /// Effects would go on answering each other without end.
    #[error("{0} actions would wait for each other: the game cannot go on this way")]
    TooDeep(usize),
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Self {
        Error::Refused(refusal)
    }
}

/// Why a game cannot begin.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// A card is not of the set of cards.
    #[error("a deck holds a card that the set of cards does not have")]
    UnknownCard,
    /// There are more cards than a table holds.
    #[error("{0} cards: a table holds at most 1,000")]
    TooManyCards(usize),
    /// A player has no card in the Mazo Castillo, and has lost before the game begins.
    #[error("a Mazo Castillo without a card: that player has lost already (4.3.1)")]
    EmptyDeck,
    /// A card is put where its type cannot be.
    #[error("a Talismán does not stay in play (4.5.1)")]
    TalismanInPlay,
}
