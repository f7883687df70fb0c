//! What can go wrong with an index.

/// An index could not be written, opened or asked.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SearchError {
    /// These bytes are no index of ours, or one of another version of this program.
    #[error("this is no search index of this version of the program ({why})")]
    Foreign {
        /// How that shows.
        why: String,
    },
    /// The index library refused; its message says where.
    #[error("the search index cannot be used: {0}")]
    Index(#[from] tantivy::TantivyError),
    /// A file of the index could not be read.
    #[error("the search index cannot be read: {0}")]
    Io(#[from] std::io::Error),
}
