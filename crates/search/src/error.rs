//! Errors of the search index.

/// An index could not be written, opened or searched.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SearchError {
    /// The bytes are not an index of this version of the program.
    #[error("this is no search index of this version of the program ({reason})")]
    UnreadableSegment {
        /// The reason.
        reason: String,
    },
    /// An error of the index library.
    #[error("the search index cannot be used: {0}")]
    Index(#[from] tantivy::TantivyError),
    /// A file of the index could not be read.
    #[error("the search index cannot be read: {0}")]
    Io(#[from] std::io::Error),
}
