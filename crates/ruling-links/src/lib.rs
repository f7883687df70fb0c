//! Links from card rulings to the rules they restate or apply.
//!
//! [`RulingClassifier`] combines four signals, most reliable first: a rule number in the ruling; a concept of a
//! reviewed lexicon ([`ConceptCatalog`]) whose patterns match it; the name of a keyword ability; the rule whose words
//! are most similar (cosine of IDF-weighted stems). The names of the ruling's own card are masked first, so rulings
//! that differ in these names alone get the same links.
//!
//! *Architecture invariant:* a pure function of texts; nothing here knows the graph.

mod card_names;
mod classifier;
mod concept_lexicon;
mod concept_matcher;
mod keyword_names;
mod pattern;
mod rule_index;

pub use classifier::RulingClassifier;
pub use concept_lexicon::{Concept, ConceptCatalog, ConceptCatalogError, ConceptSyntaxError};
pub use concept_matcher::ConceptMatcher;
pub use pattern::PatternError;

/// Maximum number of words of a name that is looked for: names are compared with a text from each of its words on.
const MAX_NAME_WORDS: usize = 32;
