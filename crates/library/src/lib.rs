//! A library, opened: the documents of a [snapshot](vademecum_store::Snapshot) and the bundled ones, joined into a
//! [`Graph`](vademecum_graph::Graph) with lineages, term tables, concepts and term grammar, and the search index over
//! them.
//!
//! The command line, the server, the tests and the benches all assemble a library here, so that every figure is measured
//! on what the program does.
//!
//! *Architecture invariant:* nothing is printed; damage is returned as
//! [`LibraryWarning`](vademecum_store::LibraryWarning)s.

mod lineage;
mod open;
mod questions;
mod update;

pub use lineage::align_with_decisions;
pub use open::{OpenLibrary, build_graph_with_bundled};
pub use questions::rule_questions;
pub use update::{Updated, update};
