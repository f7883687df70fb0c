//! Identifiers of the rules that engines cite and tests claim.

use serde::{Deserialize, Serialize};

use crate::Game;

/// A rule of the edition that an engine follows: the game, and the rule's index in that edition.
///
/// The constants are in the crate `rule-ids`, one for each number of the edition, so a rule that does not exist
/// does not compile. Indices are dense, from 0, in the order of the document: sets of rules are bit sets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct RuleId {
    game: Game,
    index: u16,
}

impl RuleId {
    /// The identifier of the rule with an index in a game's table.
    pub const fn new(game: Game, index: u16) -> RuleId {
        RuleId { game, index }
    }

    /// The game whose rule it is.
    pub const fn game(self) -> Game {
        self.game
    }

    /// Its index in the edition's order, from 0.
    pub const fn index(self) -> usize {
        self.index as usize
    }
}
