//! Readers: from the bytes of a file to decoded text whose lines keep their place in the source.

/// What a file's bytes are laid out as.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Format {
    /// Plain text.
    Text,
    /// Markdown.
    Markdown,
    /// A word processor's document: one line for each paragraph.
    Docx,
    /// A web page: one line for each block.
    Html,
    /// A PDF, read by `pdftotext -layout`: its lines, form feeds between pages.
    Pdf,
}

/// A file's text, decoded, with its lines.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Source {
    /// The file's name, as a label for people.
    pub name: String,
    /// What the bytes were laid out as.
    pub format: Format,
    /// The name of the encoding the bytes were in: `UTF-8`, `windows-1252`, `UTF-16LE`, `IBM437`, …
    pub encoding: &'static str,
    /// The whole text, decoded, line ends as they stand in the file. No byte order mark.
    pub text: String,
    /// Each line's place in `text` in bytes, line end not included; `lines[0]` is line 1. LF, CRLF and
    /// bare CR end a line, also mixed in one file.
    pub lines: Vec<std::ops::Range<usize>>,
    /// Places (bytes in `text`) where bytes could not be decoded and stand as U+FFFD.
    pub undecodable: Vec<usize>,
}
