//! The basis on which two documents are compared.

use vademecum_document::{Document, DocumentKind};

/// The basis on which two documents are compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum ComparisonBasis {
    /// Their words: two texts in one language.
    #[default]
    Words,
    /// Features that are independent of the language: references, numbers, symbols, examples, lengths.
    LanguageIndependent,
    /// The same, of a translation and its original.
    Translation,
    /// Nothing: one is a publisher's text and the other a digest, which states the same rules in other words. Their
    /// texts can be shown side by side; what became of each rule is known from the alignment alone.
    SideBySide,
}

impl ComparisonBasis {
    /// The basis for two documents, unless one is checked as a translation of the other.
    pub fn of(from: &Document, to: &Document) -> Self {
        let is_digest = |document: &Document| document.kind == DocumentKind::Digest;
        if is_digest(from) != is_digest(to) {
            ComparisonBasis::SideBySide
        } else if from.lang() == to.lang() {
            ComparisonBasis::Words
        } else {
            ComparisonBasis::LanguageIndependent
        }
    }
}
