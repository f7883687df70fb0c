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
    /// The system would not let the file be read.
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
            _ => ReadError::Io { name, reason: error.to_string() },
        }
    }

    /// What the reader of the message can do.
    pub fn help(&self) -> &'static str {
        match self {
            ReadError::NotFound { .. } => "check the path; a folder can be given as well",
            ReadError::Folder { .. } => "name the files in it",
            ReadError::Io { .. } => "check that you may read the file",
            ReadError::Empty { .. } => "check that the file was downloaded or converted to its end",
            ReadError::TooLarge { .. } => "rules documents are a few MiB at most; check that this is the right file",
            ReadError::Binary { .. } => {
                "give the document as text (.txt), Markdown (.md), .docx, .html or .pdf"
            }
            ReadError::Unsupported { advice, .. } => advice,
            ReadError::Damaged { .. } => "get the document again, or save it as plain text and give that",
            ReadError::MissingProgram { .. } => {
                "install poppler: `apt install poppler-utils` (Debian, Ubuntu), `brew install poppler` (macOS), \
                 `winget install poppler` (Windows); or save the document as text and give that"
            }
        }
    }
}

/// Says why bytes that claim to be text are none; `None` when they may be.
pub(super) fn refuse(name: &str, bytes: &[u8]) -> Option<ReadError> {
    let unsupported = |what, advice| Some(ReadError::Unsupported { name: name.to_owned(), what, advice });
    let binary = |what| Some(ReadError::Binary { name: name.to_owned(), what });
    const BINARY: [(&[u8], &str); 12] = [
        (b"\x89PNG", "an image"),
        (b"\xff\xd8\xff", "an image"),
        (b"GIF8", "an image"),
        (b"SQLite format 3\0", "a database"),
        (b"\x7fELF", "a program"),
        (b"MZ\x90\0", "a program"),
        (b"PK\x03\x04", "an archive"),
        (b"\x1f\x8b", "an archive"),
        (b"7z\xbc\xaf\x27\x1c", "an archive"),
        (b"Rar!", "an archive"),
        (b"BZh9", "an archive"),
        (b"\xfd7zXZ", "an archive"),
    ];
    if bytes.starts_with(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1") {
        return unsupported(
            "a binary Word document (.doc)",
            "open it in a word processor and save it as .docx, or as plain text",
        );
    }
    if bytes.starts_with(b"{\\rtf") {
        return unsupported("a rich text document (.rtf)", "open it in a word processor and save it as .docx, or as plain text");
    }
    if bytes.starts_with(b"PK\x03\x04") {
        let head = &bytes[..bytes.len().min(200)];
        let holds = |word: &[u8]| memchr::memmem::find(head, word).is_some();
        if holds(b"application/vnd.oasis.opendocument") {
            return unsupported("an OpenDocument text (.odt)", "open it in a word processor and save it as .docx, or as plain text");
        }
        if holds(b"application/epub+zip") {
            return unsupported("an electronic book (.epub)", "convert it to text or HTML, and give that");
        }
    }
    if let Some((_, what)) = BINARY.iter().find(|(magic, _)| bytes.starts_with(magic)) {
        return binary(what);
    }
    // UTF-16 has zeros by right; other text has none, and hardly any control characters.
    let marked = bytes.starts_with(b"\xff\xfe") || bytes.starts_with(b"\xfe\xff");
    let sample = &bytes[..bytes.len().min(64 << 10)];
    let zeros = memchr::memchr_iter(0, sample).count();
    let control = sample.iter().filter(|b| matches!(b, 1..=8 | 11 | 14..=31 | 127)).count();
    let utf16 = marked || (zeros * 5 > sample.len() * 2 && zeros * 5 < sample.len() * 3);
    if !utf16 && (zeros > 0 && zeros * 1000 > sample.len() || control * 50 > sample.len().max(50)) {
        return binary("a binary file");
    }
    None
}

#[cfg(test)]
mod tests {
    use crate::reader::read_bytes;

    fn check(bytes: &[u8], expected: &str) {
        let shown = match read_bytes("a.txt", bytes) {
            Ok(_) => "read".to_owned(),
            Err(error) => {
                assert!(!error.help().is_empty());
                error.to_string()
            }
        };
        assert_eq!(shown, expected);
    }

    #[test]
    fn what_is_no_text_is_refused_with_its_kind() {
        check(b"", "a.txt: is empty");
        check(b" \r\n\t \n", "a.txt: is empty");
        check(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1 and so on", "a.txt: is a binary Word document (.doc)");
        check(b"{\\rtf1 Text}", "a.txt: is a rich text document (.rtf)");
        check(b"\x89PNG\r\n\x1a\n\0\0", "a.txt: is an image, not text");
        check(b"PK\x03\x04....", "a.txt: is an archive, not text");
        check(&[7u8; 200], "a.txt: is a binary file, not text");
        check(&[b"text ".repeat(50), vec![0; 40]].concat(), "a.txt: is a binary file, not text");
        check(b"Just words.", "read");
    }

    #[test]
    fn files_that_are_not_there_say_so() {
        let error = crate::reader::read_path(std::path::Path::new("no/such/file.txt")).unwrap_err();
        assert_eq!(error.to_string(), "no/such/file.txt: no such file");
        let error = crate::reader::read_path(std::path::Path::new(env!("CARGO_MANIFEST_DIR"))).unwrap_err();
        assert!(error.to_string().ends_with("is a folder"));
    }
}
