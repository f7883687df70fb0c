//! What cannot be read, and what to do about it.

use std::io;

/// Why a file could not be read as text.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ReadError {
    /// There is nothing at that path.
    #[error("{name}: no such file")]
    NotFound {
        /// The path.
        name: String,
    },
    /// The path is a folder.
    #[error("{name}: is a folder")]
    Folder {
        /// The path.
        name: String,
    },
    /// The file belongs to somebody else.
    #[error("{name}: permission denied")]
    NoPermission {
        /// The path.
        name: String,
    },
    /// The system could not read the file.
    #[error("{name}: cannot be read: {reason}")]
    Io {
        /// The path.
        name: String,
        /// What the system said.
        reason: String,
    },
    /// The file holds nothing, or white space alone.
    #[error("{name}: is empty")]
    Empty {
        /// The path.
        name: String,
    },
    /// The file is larger than any rules document.
    #[error("{name}: is larger than 256 MiB")]
    TooLarge {
        /// The path.
        name: String,
    },
    /// The file is no text.
    #[error("{name}: is {what}, not text")]
    Binary {
        /// The path.
        name: String,
        /// What it looks like.
        what: &'static str,
    },
    /// A document in a format that is not read.
    #[error("{name}: is {what}")]
    Unsupported {
        /// The path.
        name: String,
        /// The format.
        what: &'static str,
        /// What to do.
        advice: &'static str,
    },
    /// A document in a format that is read, but damaged.
    #[error("{name}: cannot be read as {what}: {reason}")]
    Damaged {
        /// The path.
        name: String,
        /// The format.
        what: &'static str,
        /// What is wrong.
        reason: String,
    },
    /// A program that is needed is not there.
    #[error("{name}: reading a PDF needs the program `{program}`, which was not found")]
    MissingProgram {
        /// The path.
        name: String,
        /// The program.
        program: String,
    },
}

impl ReadError {
    pub(super) fn from_io(name: &str, error: &io::Error) -> Self {
        let name = name.to_owned();
        match error.kind() {
            io::ErrorKind::NotFound => ReadError::NotFound { name },
            io::ErrorKind::PermissionDenied => ReadError::NoPermission { name },
            _ => ReadError::Io { name, reason: error.to_string() },
        }
    }

    /// What the reader of the message can do.
    pub fn help(&self) -> &'static str {
        match self {
            ReadError::NotFound { .. } => "check the path; a folder can be given as well",
            ReadError::Folder { .. } => "name the files in it",
            ReadError::NoPermission { .. } => "check that you may read the file, or copy it to a folder of yours",
            ReadError::Io { .. } => "check that the file can be opened with other programs",
            ReadError::Empty { .. } => "check that the file was downloaded or converted to its end",
            ReadError::TooLarge { .. } => "rules documents are a few MiB at most; check that this is the right file",
            ReadError::Binary { .. } => "give the document as text (.txt), Markdown (.md), .docx, .html or .pdf",
            ReadError::Unsupported { advice, .. } => advice,
            ReadError::Damaged { .. } => "get the document again, or save it as plain text and give that",
            ReadError::MissingProgram { .. } => {
                "install poppler: `apt install poppler-utils` (Debian, Ubuntu), `brew install poppler` (macOS), \
                 `winget install poppler` (Windows); or save the document as text and give that"
            }
        }
    }
}
