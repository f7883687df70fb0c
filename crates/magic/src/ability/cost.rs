//! Costs (118): what must be paid to cast or to activate.

use super::Filter;
use crate::mana::ManaCost;

/// A cost: all of its parts are paid (118.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Cost {
    /// Mana (118.3a).
    pub mana: ManaCost,
    /// "{T}": tap this permanent (107.5).
    pub tap: bool,
    /// Life (118.3b, 119.4).
    pub life: i32,
    /// "Sacrifice this".
    pub sacrifice_this: bool,
    /// "Sacrifice a …": one permanent that the player chooses (701.17).
    pub sacrifice: Option<Filter>,
    /// "Discard N cards" (701.8).
    pub discard: u8,
}

impl Cost {
    /// Tapping alone: "{T}".
    pub const TAP: Cost =
        Cost { mana: ManaCost::ZERO, tap: true, life: 0, sacrifice_this: false, sacrifice: None, discard: 0 };

    /// Mana alone.
    pub const fn mana(mana: ManaCost) -> Self {
        Cost { mana, tap: false, life: 0, sacrifice_this: false, sacrifice: None, discard: 0 }
    }
}
