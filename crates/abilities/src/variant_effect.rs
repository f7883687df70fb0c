//! What effects do with planar decks and scheme decks (701.24 to 701.26).

use crate::quantity::{Amount, Objects, Players};

/// What effects do with the cards of casual variants.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum VariantEffect {
    /// Players planeswalk (701.24).
    Planeswalk(Players),
    /// Players roll the planar die (901.9d).
    RollPlanarDie(Players),
    /// Chaos ensues (311.7).
    ChaosEnsues,
    /// Players set the top scheme of their scheme deck in motion (701.25), a number of times.
    SetInMotion(Players, Amount),
    /// Schemes are abandoned (701.26).
    Abandon(Objects),
}
