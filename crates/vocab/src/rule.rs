//! A handle for a rule number of a pinned edition: what engines cite and tests claim.

use serde::{Deserialize, Serialize};

use crate::Game;

/// A rule number of the edition an engine follows: the game, and the number's place in that edition.
///
/// Handles are made by the tables of the `numbers` crate, one documented constant for each number, so a
/// number that does not exist does not compile. Indices are dense, from 0, in the order of the document:
/// sets of rules are bit sets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Rule {
    game: Game,
    index: u16,
}

impl Rule {
    /// The handle for a place in a game's table; only the tables themselves should need this.
    pub const fn new(game: Game, index: u16) -> Rule {
        Rule { game, index }
    }

    /// The game whose rule it is.
    pub const fn game(self) -> Game {
        self.game
    }

    /// Its place in the edition's order, from 0.
    pub const fn index(self) -> usize {
        self.index as usize
    }
}
