//! Quantities and conditions that an ability asks the game for.

use super::{Filter, Which, Who};

/// How a number is compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Comparison {
    /// "N or less".
    AtMost,
    /// Exactly N.
    Exactly,
    /// "N or greater".
    AtLeast,
}

impl Comparison {
    /// Whether a number meets it.
    pub const fn holds(self, number: i32, than: i32) -> bool {
        match self {
            Comparison::AtMost => number <= than,
            Comparison::Exactly => number == than,
            Comparison::AtLeast => number >= than,
        }
    }
}

/// A quantity (107.1, 107.3). Asked of the game once, when it is applied (608.2h); by a static ability, all
/// the time (611.3a).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Amount {
    /// A number; cards print at most a thousand in either direction.
    Number(i32),
    /// The X of the spell or ability (107.3).
    X,
    /// The negative of X: "-X/-X".
    MinusX,
    /// How many permanents match.
    Count(Filter),
    /// How many cards a player has in hand.
    Hand(Who),
    /// How many cards are in a player's graveyard.
    Graveyard(Who),
    /// An object's power, or its last known power (608.2h).
    Power(Which),
    /// An object's toughness, or its last known toughness (608.2h).
    Toughness(Which),
    /// "that much": the amount of the event that triggered the ability.
    Event,
}

/// A condition on the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Condition {
    /// The player controls at least so many permanents that match.
    Controls(Who, Filter, i32),
    /// The player's life total compared with a number.
    Life(Who, Comparison, i32),
    /// The number of cards in the player's hand compared with a number.
    Hand(Who, Comparison, i32),
    /// It is the player's turn.
    Turn(Who),
}
