//! Messages about cards and positions that are refused.

use vademecum_myl::{CardError, MAX_CARDS, SetupError};
use vademecum_scenario_format::Wrong;

/// Why a card cannot be among the cards of a scenario.
pub(crate) fn card_problem(error: &CardError) -> Wrong {
    match error {
        CardError::SameName(name) => Wrong::new("problem-card-name-taken", [("name", name)]),
        CardError::DoesNotFit(name) => Wrong::new("myl-problem-card-does-not-fit", [("name", name)]),
        CardError::TooMany => Wrong::new("myl-problem-too-many-races", []),
    }
}

/// Why a position cannot be put on the table.
pub(crate) fn setup_problem(error: SetupError) -> Wrong {
    match error {
        SetupError::TooManyCards(_) => Wrong::new("problem-too-many-cards", [("most", &MAX_CARDS)]),
        SetupError::EmptyDeck => Wrong::new("myl-problem-empty-deck", []),
        SetupError::TalismanInPlay => Wrong::new("myl-problem-talisman-in-play", []),
        // Only cards of the scenario are put anywhere.
        SetupError::UnknownCard => Wrong::new("failed-panicked", []),
    }
}
