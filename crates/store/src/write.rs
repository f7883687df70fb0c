//! Writing a snapshot aside. What the last one holds already is not written again: its files are linked.

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
};

use rayon::prelude::*;
use vademecum_document::Document;

use crate::{
    BoxError, DamagedDocument, Fingerprint, SnapshotError, StoreError, disk,
    encoding::{decode, encode},
    layout::UNFINISHED,
    manifest::{DOCUMENTS, DocumentEntry, FileEntry, INDEX, INDEX_EXTENSION, MANIFEST, Manifest, PartEntry},
    snapshot::{StoredIndexes, remove_snapshot},
};

/// The builder of search indexes, with its version.
#[derive(Clone, Copy)]
pub struct IndexBuilder<'a> {
    /// The version of what is made: indexes of another one are not used.
    pub version: u32,
    /// Makes the index of a document; opaque to the store.
    pub build_index: &'a (dyn Fn(&Document) -> Result<Vec<u8>, BoxError> + Sync),
    /// Documents outside of the library whose indexes are stored in its snapshots as well.
    pub bundled: &'a [Document],
}

impl std::fmt::Debug for IndexBuilder<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("IndexBuilder").field("version", &self.version).finish_non_exhaustive()
    }
}

/// Search indexes built in advance, without the lock of the library:
/// [`Library::build_indexes`](crate::Library::build_indexes).
#[derive(Debug, Clone, PartialEq, Default)]
pub struct PreparedIndexes(BTreeMap<Fingerprint, Vec<u8>>);

impl PreparedIndexes {
    /// The index of a document, if it was built for exactly this content.
    pub fn get(&self, document: &Document) -> Option<Vec<u8>> {
        self.0.get(&Fingerprint::of_document(document)).cloned()
    }

    /// Makes the indexes of these documents, and of the bundled ones, that `before` does not hold.
    pub(crate) fn make(
        before: &StoredIndexes,
        documents: &[&Document],
        indexing: IndexBuilder<'_>,
    ) -> Result<PreparedIndexes, StoreError> {
        let documents: Vec<&Document> = documents.iter().copied().chain(indexing.bundled).collect();
        let with_fingerprint = documents.par_iter().map(|document| (Fingerprint::of_document(document), *document));
        let unique: BTreeMap<Fingerprint, &Document> = with_fingerprint.collect();
        let missing: Vec<_> =
            unique.into_iter().filter(|(of, _)| before.part(*of, indexing.version).is_none()).collect();
        let made = missing.par_iter().with_max_len(1).map(|(of, document)| {
            (indexing.build_index)(document).map(|bytes| (*of, bytes)).map_err(StoreError::Index)
        });
        Ok(PreparedIndexes(made.collect::<Result<_, _>>()?))
    }
}

/// A snapshot that was written beside the others, until it is moved into place.
pub(crate) struct Written {
    pub(crate) folder: Unfinished,
    pub(crate) manifest: Manifest,
    /// How each document is stored.
    pub(crate) held: Vec<(Fingerprint, FileEntry)>,
    /// Damaged documents that nothing has replaced.
    pub(crate) damaged: Vec<DamagedDocument>,
}

/// Writes documents and their indexes into a new folder beside the snapshots, down to the disk; `manifest` is what is
/// known of it before that, `before` what the library holds. New files are read back. Of damaged documents the entries
/// and files are carried on, unless what is written replaces them.
pub(crate) fn write_aside(
    root: &Path,
    mut manifest: Manifest,
    before: &StoredIndexes,
    documents: &[Document],
    mut damaged: Vec<DamagedDocument>,
    indexing: IndexBuilder<'_>,
) -> Result<Written, StoreError> {
    let aside = Unfinished::begin(root)?;
    let documents_dir = aside.path().join(DOCUMENTS);
    let index_dir = aside.path().join(INDEX);
    disk::make_folder(&documents_dir)?;
    disk::make_folder(&index_dir)?;
    let refused = |reason| StoreError::Refused { root: root.to_owned(), reason };

    let store = |document: &Document| -> Result<DocumentEntry, StoreError> {
        let bytes = encode(document);
        let fingerprint = Fingerprint::of(&bytes);
        let id = document.id.to_string();
        let name = format!("{fingerprint}.postcard");
        if let Some((file, entry)) = before.document(&document.id, fingerprint) {
            disk::link(&file, &documents_dir.join(&name))?;
            return Ok(DocumentEntry { id, fingerprint, file: entry.named(name) });
        }
        let file = write(&documents_dir, name, &bytes)?;
        let entry = DocumentEntry { id, fingerprint, file };
        // What cannot be read back is not served.
        let read = read_back(&documents_dir, &entry.file)?.map_err(refused)?;
        decode(&read).map_err(|what| refused(SnapshotError::damaged(&entry.file.file, what)))?;
        Ok(entry)
    };
    let mut stored = documents.par_iter().with_max_len(1).map(store).collect::<Result<Vec<_>, _>>()?;

    let held = documents.iter().zip(stored.iter().map(|entry| entry.fingerprint));
    let bundled = indexing.bundled.iter().map(|document| (document, Fingerprint::of_document(document)));
    let to_index: Vec<(&Document, Fingerprint)> = held.chain(bundled).collect();
    let index = |&(document, of): &(&Document, Fingerprint)| -> Result<PartEntry, StoreError> {
        let name = format!("{of}{INDEX_EXTENSION}");
        if let Some((_, entry)) = before.part(of, indexing.version) {
            disk::link(&before.folder().join(&entry.file), &index_dir.join(&name))?;
            return Ok(PartEntry { of, file: entry.named(name) });
        }
        let bytes = (indexing.build_index)(document).map_err(StoreError::Index)?;
        let file = write(&index_dir, name, &bytes)?;
        read_back(&index_dir, &file)?.map_err(refused)?;
        Ok(PartEntry { of, file })
    };
    let parts = to_index.par_iter().with_max_len(1).map(index).collect::<Result<Vec<_>, _>>()?;

    let held = stored.iter().map(|entry| (entry.fingerprint, entry.file.clone())).collect();
    let replaces = |new: &DocumentEntry, old: &DocumentEntry| {
        new.id == old.id || new.fingerprint == old.fingerprint || new.file.file == old.file.file
    };
    damaged.retain(|old| !stored.iter().any(|new| replaces(new, &old.entry)));
    for DamagedDocument { entry, .. } in &damaged {
        let file = before.folder.join(DOCUMENTS).join(&entry.file.file);
        // One that is there and cannot be asked for would be lost with the snapshot before.
        if disk::is_file(&file)? {
            disk::link(&file, &documents_dir.join(&entry.file.file))?;
        }
    }
    stored.extend(damaged.iter().map(|document| document.entry.clone()));

    (manifest.documents, manifest.index) = (stored, parts);
    disk::write(&aside.path().join(MANIFEST), &manifest.to_json())?;
    for folder in [&documents_dir, &index_dir, aside.path()] {
        disk::sync(folder)?;
    }
    Ok(Written { folder: aside, manifest, held, damaged })
}

/// The folder of a snapshot that is being written. Its files go away when it is dropped unfinished; when the program is
/// killed, they stay until the next writer begins.
pub(crate) struct Unfinished {
    path: Option<PathBuf>,
}

impl Unfinished {
    /// Makes the folder, in place of one that was left behind. Fails if somebody else has put something there.
    fn begin(inside: &Path) -> Result<Unfinished, StoreError> {
        let path = inside.join(UNFINISHED);
        remove_snapshot(&path);
        disk::make_new_folder(&path)?;
        Ok(Unfinished { path: Some(path) })
    }

    /// Its current path.
    fn path(&self) -> &Path {
        self.path.as_deref().expect("the path is taken by `finish` alone, which takes the folder as well")
    }

    /// Moves it into place.
    pub(crate) fn finish(mut self, target: &Path) -> Result<(), StoreError> {
        disk::rename(self.path(), target)?;
        self.path = None;
        Ok(())
    }
}

impl Drop for Unfinished {
    fn drop(&mut self) {
        if let Some(path) = &self.path {
            remove_snapshot(path);
        }
    }
}

fn write(folder: &Path, name: String, bytes: &[u8]) -> Result<FileEntry, StoreError> {
    disk::write(&folder.join(&name), bytes)?;
    Ok(FileEntry::new(name, bytes))
}

/// The bytes of a file that was just written, or what is wrong with them.
fn read_back(folder: &Path, entry: &FileEntry) -> Result<Result<Vec<u8>, SnapshotError>, StoreError> {
    let read = disk::read(&folder.join(&entry.file))?;
    let bytes = read.ok_or_else(|| SnapshotError::Missing { file: entry.file.clone() });
    Ok(bytes.and_then(|bytes| entry.check(&bytes, &entry.file).map(|()| bytes)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_cannot_be_read_back_is_not_told_as_missing() {
        let folder = tempfile::tempdir().unwrap();
        let entry = FileEntry::new("a.postcard".to_owned(), b"");
        let missing = read_back(folder.path(), &entry).unwrap().unwrap_err();
        assert!(matches!(missing, SnapshotError::Missing { .. }), "{missing}");
        disk::make_folder(&folder.path().join(&entry.file)).unwrap();
        let unreadable = read_back(folder.path(), &entry).unwrap_err();
        assert!(unreadable.to_string().ends_with("a.postcard`: it is not a regular file"), "{unreadable}");
    }
}
