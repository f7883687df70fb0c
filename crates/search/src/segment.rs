//! The index of one document, serialised to bytes.
//!
//! The index of a library is the set of those of its documents, so that adding a document makes one more. Document
//! frequencies are summed over all that are open ([`Searcher`](crate::searcher::Searcher)): scores do not depend on the
//! order in which documents were added.

use std::{
    panic::{self, AssertUnwindSafe},
    path::{Path, PathBuf},
};

use tantivy::{Directory, SegmentReader, directory::RamDirectory};
use vademecum_document::Document;

use crate::{error::SearchError, indexer::write, schema::Fields};

/// Indexes a document.
///
/// # Errors
/// If the index library refuses.
pub fn index_document(document: &Document) -> Result<Vec<u8>, SearchError> {
    let directory = RamDirectory::create();
    let index = write(document, directory.clone())?;
    let mut files: Vec<PathBuf> = index.directory().list_managed_files().into_iter().collect();
    files.sort_unstable();
    let mut packed = Vec::new();
    for file in files {
        // A managed file may not exist yet.
        let Ok(written) = directory.open_read(&file) else { continue };
        pack(&mut packed, &file, &written.read_bytes()?).ok_or_else(|| foreign("a file of it is too long"))?;
    }
    Ok(packed)
}

/// Turns a panic of the index library into an error.
///
/// The library trusts what it reads: a damaged index with a good checksum makes it panic when it is opened or searched.
/// An index is only a cache of a document, so the caller indexes the document again.
pub(crate) fn catch_panic<T>(work: impl FnOnce() -> Result<T, SearchError>) -> Result<T, SearchError> {
    // Shared data is immutable apart from score buffers, which are dropped on unwinding.
    panic::catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|_| Err(foreign("it contradicts itself")))
}

pub(crate) fn open_stored(packed: &[u8], document: &Document) -> Result<SegmentReader, SearchError> {
    let segment = catch_panic(|| open(packed))?;
    // There is an entry for each node.
    if usize::try_from(segment.max_doc()) != Ok(document.nodes.len()) {
        return Err(foreign("it is the index of another document"));
    }
    Ok(segment)
}

/// Opens an index that [`index_document`] made.
pub(crate) fn open(packed: &[u8]) -> Result<SegmentReader, SearchError> {
    let directory = RamDirectory::create();
    let mut rest = packed;
    while !rest.is_empty() {
        let (file, bytes, after) = unpack(rest).ok_or_else(|| foreign("it is cut short"))?;
        directory.atomic_write(file, bytes)?;
        rest = after;
    }
    let index = tantivy::Index::open(directory)?;
    if index.schema() != Fields::schema().0 {
        return Err(foreign("its fields are others"));
    }
    match index.searchable_segments()?.as_slice() {
        [segment] => Ok(SegmentReader::open(segment)?),
        segments => Err(foreign(&format!("it has {} segments", segments.len()))),
    }
}

fn foreign(why: &str) -> SearchError {
    SearchError::UnreadableSegment { reason: why.to_owned() }
}

/// Appends a file: name and content, each after its length in four bytes (little-endian).
fn pack(packed: &mut Vec<u8>, file: &Path, bytes: &[u8]) -> Option<()> {
    for part in [file.to_str()?.as_bytes(), bytes] {
        packed.extend(u32::try_from(part.len()).ok()?.to_le_bytes());
        packed.extend(part);
    }
    Some(())
}

/// Splits off the first file: name, content, rest.
fn unpack(packed: &[u8]) -> Option<(&Path, &[u8], &[u8])> {
    let part = |packed| -> Option<(&[u8], &[u8])> {
        let (length, rest) = <[u8]>::split_first_chunk(packed)?;
        rest.split_at_checked(usize::try_from(u32::from_le_bytes(*length)).ok()?)
    };
    let (file, rest) = part(packed)?;
    let (bytes, rest) = part(rest)?;
    Some((Path::new(std::str::from_utf8(file).ok()?), bytes, rest))
}

#[cfg(test)]
mod tests {
    use std::fmt::Write;

    use expect_test::expect;
    use vademecum_document::{DocumentKind, Node, TranslatedTitle};
    use vademecum_vocab::{Game, Lang};

    use super::*;
    use crate::schema::SEGMENT_FORMAT_VERSION;

    #[test]
    fn files_are_packed_and_unpacked() {
        let mut packed = Vec::new();
        pack(&mut packed, Path::new("one"), b"1").unwrap();
        pack(&mut packed, Path::new("two"), b"").unwrap();
        let (one, bytes, rest) = unpack(&packed).unwrap();
        assert_eq!((one, bytes), (Path::new("one"), &b"1"[..]));
        assert_eq!(unpack(rest).unwrap(), (Path::new("two"), &b""[..], &b""[..]));
    }

    #[test]
    fn what_is_indexed_is_of_this_version() {
        let mut node = Node::numbered("100.1a".parse().unwrap());
        node.title = Some("Pagar {2/W}".to_owned());
        node.text = "Las habilidades cuestan maná.".to_owned();
        node.translated_titles.push(TranslatedTitle {
            lang: Lang::Pt,
            title: "Pagamento".to_owned(),
            is_unofficial: true,
        });
        let id = "magic-cr@2024.es".parse().unwrap();
        let document = Document::new(id, DocumentKind::Rules, Game::Magic, vec![node]);
        let segment = open(&index_document(&document).unwrap()).unwrap();
        let mut indexed = format!("version {SEGMENT_FORMAT_VERSION}\n");
        for (field, entry) in segment.schema().fields() {
            let index = segment.inverted_index(field).unwrap();
            let mut terms = index.terms().stream().unwrap();
            let mut words = Vec::new();
            while terms.advance() {
                words.push(String::from_utf8_lossy(terms.key()).into_owned());
            }
            if !words.is_empty() {
                let _ = writeln!(indexed, "{}: {}", entry.name(), words.join(", "));
            }
        }
        // If this changes, stored indexes are out of date: raise `SEGMENT_FORMAT_VERSION`.
        expect![[r#"
            version 6
            es_title_exact: pagar, {2/w}
            es_title_folded: pagar, {2/w}
            es_title_stemmed: pag, {2/w}
            es_body_exact: cuestan, habilidades, las, maná
            es_body_folded: cuestan, habilidades, las, mana
            es_body_stemmed: cost, habil, las, man
            pt_title_exact: pagamento
            pt_title_folded: pagamento
            pt_title_stemmed: pagament
            es_name: pagar {2/w}
            pt_name: pagamento
            es_name_stemmed: pag {2/w}
            pt_name_stemmed: pagament
            number: 100.1a
        "#]]
        .assert_eq(&indexed);
    }

    #[test]
    fn other_bytes_are_refused() {
        for bytes in [&b""[..], b"\x01\0\0\0", b"\xff\xff\xff\xffmeta.json", b"\x01\0\0\0a\0\0\0\0"] {
            assert!(open(bytes).is_err(), "{bytes:?}");
        }
    }
}
