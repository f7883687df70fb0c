//! What effects double (701.9) and exchange (701.10).

use crate::{
    change::Duration,
    quantity::{Objects, Players, Subjects},
    types::CounterKind,
};

/// What is doubled (701.9).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Doubled {
    /// The power, the toughness, or both of each of these creatures (701.9a).
    Size {
        /// Of which creatures.
        of: Objects,
        /// Whether the power is.
        power: bool,
        /// Whether the toughness is.
        toughness: bool,
        /// How long.
        lasts: Duration,
    },
    /// Players' life totals (701.9d).
    Life(Players),
    /// The counters of a kind on objects or players (701.9e).
    Counters(Subjects, CounterKind),
    /// Each type of mana in players' mana pools (701.9f).
    Mana(Players),
}

/// What is exchanged (701.10).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Exchanged {
    /// Control of two permanents (701.10b).
    Control(Objects, Objects),
    /// Cards in one zone with cards in another (701.10d), or all of two zones (701.10f).
    Cards(Objects, Objects),
    /// Two numbers (701.10g).
    Numbers(ExchangedNumber, ExchangedNumber),
}

/// A number that can be exchanged with another (701.10g).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ExchangedNumber {
    /// A player's life total.
    Life(Players),
    /// A creature's power.
    Power(Objects),
    /// A creature's toughness.
    Toughness(Objects),
}
