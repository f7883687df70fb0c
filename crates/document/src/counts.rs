//! The number of nodes of each kind in a document.

use crate::{CardRole, Document, NodeContent};

/// The contents of a document, counted by kind. Stale duplicates are not counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct DocumentCounts {
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
    pub fn counts(&self) -> DocumentCounts {
        let mut counts = DocumentCounts::default();
        for node in self.nodes.iter().filter(|node| !node.stale) {
            match &node.content {
                NodeContent::Section => counts.sections += 1,
                NodeContent::Chapter => counts.chapters += 1,
                NodeContent::Rule => counts.rules += 1,
                NodeContent::Subrule => counts.subrules += 1,
                NodeContent::Term(_) => counts.terms += 1,
                NodeContent::Card(card) if card.role == CardRole::Subject => counts.cards += 1,
                NodeContent::Ruling(_) => counts.rulings += 1,
                _ => {}
            }
            counts.examples += node.examples.len();
            counts.references += node.references.len();
        }
        counts
    }
}
