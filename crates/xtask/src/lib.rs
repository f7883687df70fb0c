//! Chores of this repository: generated files and checks on our own source. Not part of the program.

pub mod dependencies;
pub mod ledger;
pub mod lineage;
pub mod repin;
pub mod rule_ids;
pub mod sites;

use std::path::PathBuf;

/// What can go wrong in a chore.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A file could not be read or written.
    #[error("{path}: {source}", path = .path.display())]
    File {
        /// Which one.
        path: PathBuf,
        /// Why.
        source: std::io::Error,
    },
    /// A source file is not Rust.
    #[error("{path}:{line}: {message}", path = .path.display())]
    Syntax {
        /// Which one.
        path: PathBuf,
        /// Where, from 1.
        line: usize,
        /// What the parser said.
        message: String,
    },
    /// Something is not as it must be.
    #[error("{0}")]
    Refused(String),
    /// A table has an error.
    #[error(transparent)]
    Table(#[from] vademecum_tsv::TsvError),
    /// The digest has no entries.
    #[error("no numbers found below {path}: is this the top of the repository?", path = .0.display())]
    NoNumbers(PathBuf),
}
