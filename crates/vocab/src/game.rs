//! Which game a document is about.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumCount, EnumString, IntoStaticStr, VariantArray};

/// A card game whose rules we read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[derive(Serialize, Deserialize, Display, EnumCount, EnumString, IntoStaticStr, VariantArray)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase", ascii_case_insensitive,
    parse_err_ty = ParseGameError, parse_err_fn = unknown_game)]
pub enum Game {
    /// *Magic: The Gathering*.
    Magic,
    /// *Mitos y Leyendas*.
    Myl,
}

impl Game {
    /// Every game, in the order they are shown.
    pub const ALL: [Game; Game::COUNT] = *Game::VARIANTS.first_chunk().expect("COUNT is the number of VARIANTS");

    /// The game's name in addresses: `magic`, `myl`.
    pub fn as_str(self) -> &'static str {
        self.into()
    }
}

/// The text names no game we know.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("unknown game `{0}`: expected `magic` or `myl`")]
pub struct ParseGameError(String);

fn unknown_game(text: &str) -> ParseGameError {
    ParseGameError(text.to_owned())
}
