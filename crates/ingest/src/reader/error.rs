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
    /// The path is no regular file: a pipe, a device, a socket.
    #[error("{name}: is {what}, not a file")]
    NotRegular {
        /// The path.
        name: String,
        /// What it is.
        what: &'static str,
    },
    /// The file is larger than files of its kind are read.
    #[error("{name}: is larger than {} MiB", most_bytes >> 20)]
    TooLarge {
        /// The path.
        name: String,
        /// How many bytes are read.
        most_bytes: u64,
    },
    /// The file must be UTF-8, and is not.
    #[error("{name}: is not text in UTF-8")]
    NotUtf8 {
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
            ReadError::NotRegular { .. } => "save what comes out of it to a file, and give that",
            ReadError::TooLarge { .. } => "such files are a few MiB at most; check that this is the right one",
            ReadError::NotUtf8 { .. } => "check that this is the right file, and save it as UTF-8",
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
