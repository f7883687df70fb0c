//! Which game a document is about.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

/// A card game whose rules we read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Game {
    /// *Magic: The Gathering*.
    Magic,
    /// *Mitos y Leyendas*.
    Myl,
}

impl Game {
    /// Every game, in the order they are shown.
    pub const ALL: [Game; 2] = [Game::Magic, Game::Myl];

    /// The game's name in addresses: `magic`, `myl`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Game::Magic => "magic",
            Game::Myl => "myl",
        }
    }
}

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// The text names no game we know.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("unknown game `{0}`: expected `magic` or `myl`")]
pub struct ParseGameError(String);

impl FromStr for Game {
    type Err = ParseGameError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Game::ALL
            .into_iter()
            .find(|game| game.as_str().eq_ignore_ascii_case(text))
            .ok_or_else(|| ParseGameError(text.to_owned()))
    }
}
