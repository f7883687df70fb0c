//! Readers: from the bytes of a file to decoded text whose lines keep their place in the source.
//!
//! What a file is, its bytes say first and its name second. Each format has a reader behind one trait;
//! what cannot be read is refused with the reason and what to do about it.

mod code_page;
mod docx;
mod encoding;
mod error;
mod file;
mod html;
mod invisible;
mod lines;
mod pdf;
mod sniff;

use std::path::Path;

pub(crate) use encoding::misread_utf8;
pub use error::{ProgramFailure, ReadError, ReadErrorKind};
pub use file::{read_file, read_utf8};
pub use pdf::{Pdf, ResourceLimits};

/// The format of a file.
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
    /// The format of the file.
    pub format: Format,
    /// The name of the encoding the bytes were in: `UTF-8`, `windows-1252`, `UTF-16LE`, `IBM437`, …
    pub encoding: &'static str,
    /// The whole text, decoded, line ends as they stand in the file. No byte order mark, and nothing else that shows nothing.
    pub text: String,
    /// Each line's place in `text` in bytes, line end not included; `lines[0]` is line 1. LF, CRLF and
    /// bare CR end a line, also mixed in one file.
    pub lines: Vec<std::ops::Range<usize>>,
    /// The byte offsets in `text` of undecodable bytes, which are replaced by U+FFFD.
    pub undecodable_offsets: Vec<usize>,
    /// What the program that read it says is damaged in it.
    pub damage: Option<String>,
}

impl Source {
    /// A source from text that is decoded already, if it is text.
    fn decoded(name: &str, format: Format, encoding: &'static str, text: String) -> Result<Self, ReadError> {
        sniff::of_text(name, &text)?;
        let source = Source::from_text(name, format, encoding, text);
        if source.text.trim().is_empty() { Err(ReadErrorKind::Empty.of(name)) } else { Ok(source) }
    }

    /// A source from text, whatever it says.
    pub(crate) fn from_text(name: &str, format: Format, encoding: &'static str, text: String) -> Self {
        let text = invisible::drop_invisible(text);
        let lines = lines::split(&text);
        // One that stood in the file already was lost by whoever converted it before: no less a hole.
        let undecodable_offsets = text.match_indices(char::REPLACEMENT_CHARACTER).map(|(at, _)| at).collect();
        Source { name: name.to_owned(), format, encoding, text, lines, undecodable_offsets, damage: None }
    }
}

/// A reader for one format.
pub trait Reader {
    /// Whether a file is for this reader, by its first bytes or its name.
    fn recognises(&self, name: &str, bytes: &[u8]) -> bool;

    /// Reads the file's bytes.
    ///
    /// # Errors
    /// If they are no text in this format; the error says why and what to do.
    fn read(&self, name: &str, bytes: &[u8]) -> Result<Source, ReadError>;
}

/// Markdown, by its name; plain text, and whatever else no other reader recognises.
struct Text;

impl Reader for Text {
    fn recognises(&self, _name: &str, _bytes: &[u8]) -> bool {
        true
    }

    fn read(&self, name: &str, bytes: &[u8]) -> Result<Source, ReadError> {
        sniff::of_bytes(name, bytes)?;
        let is_markdown = has_extension(name, &["md", "markdown", "mkd"]);
        let (text, encoding) = encoding::decode(bytes);
        Source::decoded(name, if is_markdown { Format::Markdown } else { Format::Text }, encoding, text)
    }
}

fn has_extension(name: &str, extensions: &[&str]) -> bool {
    let extension = Path::new(name).extension().and_then(|e| e.to_str()).unwrap_or_default();
    extensions.iter().any(|e| extension.eq_ignore_ascii_case(e))
}

/// The largest file that is read, in bytes; no rules document comes near it.
pub const MAX_FILE_BYTES: usize = 32 << 20;

/// Maximum number of lines of a text, blank ones included. Each may become a node; the Comprehensive Rules have 12,000.
const MAX_LINES: usize = 250_000;

/// Maximum length of the text of a document in a compressed format (.docx, PDF), in bytes. The Comprehensive Rules have
/// 1 MiB, and up to 3 MiB with the spaces by which text of a PDF keeps its columns.
const MAX_COMPRESSED_TEXT_BYTES: usize = 8 << 20;

/// Size up to which it does not matter how small the file is that something was compressed into, in bytes.
const ALWAYS_EXPANDED_BYTES: usize = 4 << 20;

/// Maximum ratio of the size of what was compressed to that of the file. Word processors reach about 20.
const MAX_EXPANSION: usize = 100;

/// The size of what is read from a compressed file of some size, in bytes: in proportion to it, so that a small file
/// cannot fill the memory.
fn max_expanded_bytes(packed_bytes: usize) -> usize {
    packed_bytes.saturating_mul(MAX_EXPANSION).max(ALWAYS_EXPANDED_BYTES)
}

/// Reads bytes whose format and encoding are unknown; the name is a label, and tells the format where the
/// bytes don't.
///
/// # Errors
/// If the bytes are empty, too many, or no text in any format that is read.
pub fn read_bytes(name: &str, bytes: &[u8]) -> Result<Source, ReadError> {
    if bytes.len() > MAX_FILE_BYTES {
        return Err(ReadErrorKind::TooLarge(MAX_FILE_BYTES as u64).of(name));
    }
    let pdf = Pdf::default();
    let readers: [&dyn Reader; 3] = [&pdf, &docx::Docx, &html::Html];
    let source =
        readers.into_iter().find(|reader| reader.recognises(name, bytes)).unwrap_or(&Text).read(name, bytes)?;
    if source.lines.len() > MAX_LINES {
        return Err(ReadErrorKind::TooManyLines(MAX_LINES).of(name));
    }
    Ok(source)
}

/// Reads a file.
///
/// # Errors
/// If there is no such file, it is a folder, a pipe, a device or a socket, or may not be read; or its bytes are refused.
pub fn read_path(path: &Path) -> Result<Source, ReadError> {
    let bytes = read_file(path, MAX_FILE_BYTES as u64)?;
    read_bytes(&path.display().to_string(), &bytes)
}
