//! What is no text, and why: known by its first bytes, or by what it decodes to.

use memchr::memmem;

use super::ReadError;

/// How an archive begins; word processor documents and electronic books are archives.
pub(super) const ARCHIVE: &[u8] = b"PK\x03\x04";

/// Documents that are not read, by how they begin (`ARCHIVE`: by the type they name), with what to do.
const UNSUPPORTED: [(&[u8], &[u8], &str, &str); 4] = [
    (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", b"", "a binary Word document (.doc)", SAVE_AGAIN),
    (b"{\\rtf", b"", "a rich text document (.rtf)", SAVE_AGAIN),
    (ARCHIVE, b"application/vnd.oasis.opendocument.text", "an OpenDocument text (.odt)", SAVE_AGAIN),
    (ARCHIVE, b"application/epub+zip", "an electronic book (.epub)", "convert it to text or HTML, and give that"),
];

const SAVE_AGAIN: &str = "open it in a word processor and save it as .docx, or as plain text";

/// What else files begin with that hold no text.
const BINARY: [(&[u8], &str); 14] = [
    (b"\x89PNG", "an image"),
    (b"\xff\xd8\xff", "an image"),
    (b"GIF8", "an image"),
    (b"II*\0", "an image"),
    (b"MM\0*", "an image"),
    (b"SQLite format 3\0", "a database"),
    (b"\x7fELF", "a program"),
    (b"MZ\x90\0", "a program"),
    (ARCHIVE, "an archive"),
    (b"\x1f\x8b", "an archive"),
    (b"7z\xbc\xaf\x27\x1c", "an archive"),
    (b"Rar!\x1a", "an archive"),
    (b"BZh9", "an archive"),
    (b"\xfd7zXZ", "an archive"),
];

/// Refuses bytes that are known to be something else than text.
pub(super) fn of_bytes(name: &str, bytes: &[u8]) -> Result<(), ReadError> {
    // An archive that holds a document names its type in its first entry.
    let head = &bytes[..bytes.len().min(200)];
    let is = |magic: &[u8], named: &[u8]| head.starts_with(magic) && memmem::find(head, named).is_some();
    let name = name.to_owned();
    if let Some(&(.., what, advice)) = UNSUPPORTED.iter().find(|(magic, named, ..)| is(magic, named)) {
        return Err(ReadError::Unsupported { name, what, advice });
    }
    match BINARY.iter().find(|(magic, _)| is(magic, b"")) {
        Some(&(_, what)) => Err(ReadError::Binary { name, what }),
        None => Ok(()),
    }
}

/// Refuses decoded text that is empty, or that was none: text has no zeros, and hardly any control
/// characters but white space.
pub(super) fn of_text(name: &str, text: &str) -> Result<(), ReadError> {
    if text.trim_start_matches('\u{feff}').trim().is_empty() {
        return Err(ReadError::Empty { name: name.to_owned() });
    }
    let sample = &text.as_bytes()[..text.len().min(64 << 10)];
    let zeros = memchr::memchr_iter(0, sample).count();
    let control = sample.iter().filter(|b| matches!(b, 0..=8 | 11 | 14..=31 | 127)).count();
    if zeros * 1000 > sample.len() || control * 50 > sample.len().max(50) {
        return Err(ReadError::Binary { name: name.to_owned(), what: "a binary file" });
    }
    Ok(())
}
