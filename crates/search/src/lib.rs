//! Full-text search: BM25F over tantivy segments, with query expansion.
//!
//! An [`Index`] is opened for a graph. A [`Query`] is parsed ([`ParsedQuery`]) as a number, which is looked up exactly,
//! or as words, which match with and without accents, inflected, half typed and misspelled, in every language at once;
//! the [`Answer`] lists [`Hit`]s, best first.
//!
//! *Architecture invariant:* no HTML, HTTP or paths. The same graph and query give the same answer, in the same order.

mod answer;
mod chapter_heading;
mod context_fields;
mod error;
mod execute;
mod game_names;
mod index;
mod indexer;
mod item_groups;
mod name_index;
mod name_stems;
mod number_forms;
mod number_list;
mod parse;
mod query_expansion;
mod question_lexicon;
mod ranking;
mod rule_questions;
mod schema;
mod scoring;
mod scratch_buffers;
mod searcher;
mod segment;
mod snippet;
mod spacing;
mod sparse_accumulator;
mod stored_questions;
mod suggest;
mod synonyms;
mod term_variants;
mod title_index;
mod topics;
mod vocabulary;

pub use answer::{Answer, Hit, Query};
pub use error::SearchError;
pub use execute::prevailing_game;
pub use index::Index;
pub use parse::ParsedQuery;
pub use rule_questions::{QuestionFile, RuleQuestions};
pub use schema::SEGMENT_FORMAT_VERSION;
pub use segment::index_document;
pub use snippet::Snippet;
pub use stored_questions::{QUESTIONS_FORMAT_VERSION, StoredQuestions};
pub use synonyms::{SynonymMeaning, SynonymRelation, Synonyms};
pub use title_index::{TitleIndex, TitleMatch};
