//! Documents joined into one graph: numbers and terms looked up, references resolved both ways,
//! editions and languages of the same work brought together.
//!
//! *Architecture invariant:* nothing here knows HTTP, a query language or a disk. A graph is built once
//! from documents and never changed; a new library means a new graph.

mod card_index;
mod cards;
mod ids;
mod index;
mod keywords;
mod lazy_lineages;
mod lineage;
mod look_up;
mod mention;
mod ruling_link_index;
mod ruling_links;
mod terms;
#[cfg(test)]
mod tests;
mod view;

pub use cards::card_names;
pub use ids::{DocumentIndex, NodeId};
pub use index::{Citation, Graph};
pub use lineage::{Became, Former};
pub use look_up::{LookUp, Source};
pub use mention::{TermGrammar, TermGrammarError, TermMention};
pub use view::{Link, NodeView};
