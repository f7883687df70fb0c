//! Detection of files that are not text, by their first bytes or their decoded text.

use memchr::memmem;

use super::{ReadError, ReadErrorKind};

/// The first bytes of an archive; word processor documents and electronic books are archives.
pub(super) const ARCHIVE: &[u8] = b"PK\x03\x04";

/// Documents that are not read, by how they begin (`ARCHIVE`: by the type they name).
const UNSUPPORTED: [(&[u8], &[u8], &str); 4] = [
    (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", b"", "doc"),
    (b"{\\rtf", b"", "rtf"),
    (ARCHIVE, b"application/vnd.oasis.opendocument.text", "odt"),
    (ARCHIVE, b"application/epub+zip", "epub"),
];

/// The first bytes of other files that are not text.
const BINARY: [(&[u8], &str); 14] = [
    (b"\x89PNG", "image"),
    (b"\xff\xd8\xff", "image"),
    (b"GIF8", "image"),
    (b"II*\0", "image"),
    (b"MM\0*", "image"),
    (b"SQLite format 3\0", "database"),
    (b"\x7fELF", "program"),
    (b"MZ\x90\0", "program"),
    (ARCHIVE, "archive"),
    (b"\x1f\x8b", "archive"),
    (b"7z\xbc\xaf\x27\x1c", "archive"),
    (b"Rar!\x1a", "archive"),
    (b"BZh9", "archive"),
    (b"\xfd7zXZ", "archive"),
];

/// Refuses bytes that are known to be something else than text.
pub(super) fn of_bytes(name: &str, bytes: &[u8]) -> Result<(), ReadError> {
    // An archive that holds a document names its type in its first entry.
    let head = &bytes[..bytes.len().min(200)];
    let is = |magic: &[u8], named: &[u8]| head.starts_with(magic) && memmem::find(head, named).is_some();
    if let Some(&(.., what)) = UNSUPPORTED.iter().find(|(magic, named, _)| is(magic, named)) {
        return Err(ReadErrorKind::Unsupported(what).of(name));
    }
    match BINARY.iter().find(|(magic, _)| is(magic, b"")) {
        Some(&(_, what)) => Err(ReadErrorKind::Binary(what).of(name)),
        None => Ok(()),
    }
}

/// Refuses decoded text that is empty, or that was none: text has no zeros, and hardly any control
/// characters but white space.
pub(super) fn of_text(name: &str, text: &str) -> Result<(), ReadError> {
    if text.trim_start_matches('\u{feff}').trim().is_empty() {
        return Err(ReadErrorKind::Empty.of(name));
    }
    let sample = &text.as_bytes()[..text.len().min(64 << 10)];
    let zeros = memchr::memchr_iter(0, sample).count();
    let control = sample.iter().filter(|b| matches!(b, 0..=8 | 11 | 14..=31 | 127)).count();
    if zeros * 1000 > sample.len() || control * 50 > sample.len().max(50) {
        return Err(ReadErrorKind::Binary("binary").of(name));
    }
    Ok(())
}
