//! Rolling dice (706), as a text says it.

use crate::{
    effect::Program,
    quantity::{Amount, Players, Slot},
};

/// An instruction to roll dice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Roll {
    /// Who rolls.
    pub who: Players,
    /// How many dice.
    pub dice: Amount,
    /// How many sides each of them has (706.1a).
    pub sides: u8,
    /// What is added to the natural result of each (706.2).
    pub plus: Amount,
    /// Where the result of a die is held while the table is followed.
    pub result: Slot,
    /// Where 1 is held if doubles were rolled, otherwise 0 (706.5).
    pub doubles: Slot,
    /// Whether the results are stored on the permanent that says so (706.8a).
    pub stores: bool,
    /// The results table (706.3).
    pub table: Vec<RollRow>,
}

/// A row of a results table: what is done if the result is in its range (706.3a).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RollRow {
    /// The smallest result.
    pub least: i32,
    /// The largest one, if there is an end.
    pub most: Option<i32>,
    /// What is done.
    pub program: Program,
    /// "Roll again" (706.3c).
    pub again: bool,
}

/// What a permanent says of its controller's rolls.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RollChange {
    /// "reroll that die" (706.2b).
    Reroll,
    /// "increase the result by N" (706.2b).
    Increase(u8),
    /// "instead roll that many dice plus one and ignore the lowest roll" (706.6).
    OneMoreIgnoringLowest,
}
