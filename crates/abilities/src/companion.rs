//! Conditions that companion abilities set for a deck (702.139).

use crate::filter::Filter;

/// What a companion ability asks of its owner’s starting deck.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DeckCondition {
    /// "Your starting deck contains only …": each card is as a filter describes it, as it is printed.
    Only(Filter),
    /// "Each nonland card in your starting deck has a different name."
    DifferentNames,
    /// "Your starting deck contains at least N cards more than the minimum deck size."
    MoreThanMinimum(u16),
}
