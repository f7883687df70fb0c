//! What two documents can be compared by.

use vademecum_document::{Document, DocumentKind};

/// What two documents are compared by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Basis {
    /// Their words: two texts in one language.
    #[default]
    Words,
    /// What needs no knowledge of either language: mentions of rules, numbers, symbols, examples, lengths.
    Facts,
    /// The same, of a translation and its original.
    Translation,
    /// Nothing: one is a publisher's text and the other a summary (a digest), whose words differ wherever the rules do
    /// not. Their texts can be shown side by side; which rule became which is known from the alignment alone.
    SideBySide,
}

impl Basis {
    /// What two documents can be compared by, if neither is looked at as a translation of the other.
    pub fn of(from: &Document, to: &Document) -> Self {
        let is_digest = |document: &Document| document.kind == DocumentKind::Digest;
        if is_digest(from) != is_digest(to) {
            Basis::SideBySide
        } else if from.lang() == to.lang() {
            Basis::Words
        } else {
            Basis::Facts
        }
    }
}
