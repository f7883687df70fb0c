//! How a question is read, ranked and answered.
//!
//! An [`Index`] is opened for a graph; a [`Query`] is read as a number first, else as words
//! ([`ReadAs`]), and answered with [`Hit`]s, best first. Numbers are looked up exactly and never
//! approximated; words are met with and without accents, inflected, half typed and misspelled, in every
//! language at once.
//!
//! *Architecture invariant:* nothing here knows HTML, HTTP or where a library lies. The same graph and
//! question give the same answer, in the same order.

mod answer;
mod ask;
mod colloquial;
mod error;
mod evidence;
mod expand;
mod index;
mod names;
mod part;
mod rank;
mod read;
mod same;
mod schema;
mod scope;
mod scratch;
mod snippet;
mod sparse;
mod suggest;
mod surroundings;
mod titles;
mod variants;
mod vocabulary;
mod write;

pub use answer::{Answer, Hit, Query};
pub use colloquial::{Colloquial, Meaning, Tie};
pub use error::SearchError;
pub use index::Index;
pub use part::index_of;
pub use read::ReadAs;
pub use schema::VERSION;
pub use snippet::Snippet;
pub use titles::{TitleIndex, TitleMatch};
