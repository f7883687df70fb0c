//! What can go wrong with an index.

use std::path::PathBuf;

/// An index could not be written, opened or asked.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SearchError {
    /// The files are no index of ours, or one of another version of this program.
    #[error("the search index in `{}` was made by another version of this program: build it again", dir.display())]
    Foreign {
        /// The folder.
        dir: PathBuf,
    },
    /// The index library refused; its message says where.
    #[error("the search index cannot be used: {0}")]
    Index(#[from] tantivy::TantivyError),
    /// A file of the index could not be read.
    #[error("the search index cannot be read: {0}")]
    Io(#[from] std::io::Error),
}

impl From<tantivy::directory::error::OpenDirectoryError> for SearchError {
    fn from(error: tantivy::directory::error::OpenDirectoryError) -> Self {
        SearchError::Index(error.into())
    }
}
