//! What is wrong with a scenario file, where, and what to write instead.

use std::borrow::Cow;

use crate::bounds::MAX_FILE_BYTES;

/// A line that cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{file}:{line}:{column}: {message}; {help}")]
pub struct Problem {
    /// The file, as the caller named it.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// What is wrong.
    pub message: String,
    /// What to write.
    pub help: String,
}

impl Problem {
    /// A file is larger than a scenario may be ([`MAX_FILE_BYTES`]); it need not have been read.
    pub fn too_large(file: &str) -> Problem {
        Problem {
            file: file.to_owned(),
            line: 1,
            column: 1,
            message: format!("the file has more than {} KiB, and no scenario has", MAX_FILE_BYTES >> 10),
            help: "check that it is the right file, or write several scenarios, with one question each".to_owned(),
        }
    }
}

/// What is wrong with a piece of text, before it is known where the text stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wrong {
    /// What is wrong.
    pub message: String,
    /// What to write.
    pub help: String,
}

impl Wrong {
    /// What is wrong, and what to write instead.
    pub fn new(message: impl Into<String>, help: impl Into<String>) -> Wrong {
        Wrong { message: message.into(), help: help.into() }
    }
}

/// The beginning of a text, for a message.
pub fn excerpt(text: &str) -> Cow<'_, str> {
    const MOST_CHARS: usize = 200;
    match text.char_indices().nth(MOST_CHARS) {
        Some((end, _)) => format!("{}…", &text[..end]).into(),
        None => text.into(),
    }
}
