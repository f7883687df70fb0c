//! A graph of all documents of a library: look-up of numbers and terms, references resolved in both directions, links
//! between editions and languages of one work.
//!
//! *Architecture invariant:* no HTTP, no query language, no disk. A graph is built once
//! from documents and never changed; a new library means a new graph.

mod card_index;
mod cards;
mod ids;
mod index;
mod keywords;
mod lazy_lineages;
mod lineage;
mod look_up;
mod ruling_link_index;
mod ruling_links;
mod term_mentions;
mod term_mining;
#[cfg(test)]
mod tests;
mod view;

pub use cards::card_names;
pub use ids::{DocumentIndex, NodeId};
pub use index::{Graph, IncomingReference};
pub use lineage::{PreviousMeaning, RuleInEdition};
pub use look_up::{LookUpResult, TextOrigin};
pub use term_mentions::{TermGrammar, TermMention};
pub use view::{NodeView, ResolvedReference};

/// Maximum number of words of a name that is looked for: names are compared with a text from each of its words on.
const MAX_NAME_WORDS: usize = 32;
