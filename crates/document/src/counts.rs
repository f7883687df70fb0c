//! How much a document holds.

use crate::{CardRole, Document, NodeKind};

/// How much of what a document holds. Stale duplicates are not counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct SummaryCounts {
    /// Sections.
    pub sections: usize,
    /// Chapters.
    pub chapters: usize,
    /// Rules.
    pub rules: usize,
    /// Subrules.
    pub subrules: usize,
    /// Examples of rules.
    pub examples: usize,
    /// Glossary entries.
    pub terms: usize,
    /// Cards.
    pub cards: usize,
    /// Rulings.
    pub rulings: usize,
    /// Mentions of rules and terms.
    pub references: usize,
}

impl Document {
    /// Counts what the document holds.
    pub fn counts(&self) -> SummaryCounts {
        let mut counts = SummaryCounts::default();
        for node in self.nodes.iter().filter(|node| !node.stale) {
            match node.kind {
                NodeKind::Section => counts.sections += 1,
                NodeKind::Chapter => counts.chapters += 1,
                NodeKind::Rule => counts.rules += 1,
                NodeKind::Subrule => counts.subrules += 1,
                NodeKind::Term => counts.terms += 1,
                NodeKind::Card if node.card.as_ref().is_some_and(|card| card.role == CardRole::Card) => {
                    counts.cards += 1;
                }
                NodeKind::Ruling => counts.rulings += 1,
                NodeKind::Front
                | NodeKind::Card
                | NodeKind::Step
                | NodeKind::Prose
                | NodeKind::Figure
                | NodeKind::Entry
                | NodeKind::Back => {}
            }
            counts.examples += node.examples.len();
            counts.references += node.references.len();
        }
        counts
    }
}
