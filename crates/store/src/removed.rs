//! What is left of documents that were removed: files that could not be deleted, and copies that others made of them.

use std::path::{Path, PathBuf};

use crate::{
    Fingerprint, disk,
    encoding::decode,
    manifest::{DOCUMENT_EXTENSION, DOCUMENTS, INDEX, INDEX_EXTENSION, ListedDocument},
};

/// Documents that were removed, as files in the folders of snapshots are searched for.
pub(crate) struct Removed<F> {
    is_removed: F,
    /// Those that a manifest lists.
    listed: Vec<ListedDocument>,
    /// The documents that a manifest lists and that were not removed.
    held: Vec<Fingerprint>,
}

impl<F: Fn(&str) -> bool> Removed<F> {
    /// The documents whose ids fulfil a condition, where `listed` may be others as well.
    pub(crate) fn new(is_removed: F, listed: impl IntoIterator<Item = ListedDocument>) -> Removed<F> {
        let (listed, held): (Vec<_>, Vec<_>) = listed.into_iter().partition(|document| is_removed(&document.id));
        Removed { is_removed, listed, held: held.into_iter().map(|document| document.fingerprint).collect() }
    }

    /// A file in the folder of a snapshot that holds one of these documents or its search index, or may hold such a document
    /// because it cannot be read; or the folder of such files, if it cannot be listed.
    pub(crate) fn remaining_file(&self, folder: &Path) -> Option<PathBuf> {
        let document = first_file(&folder.join(DOCUMENTS), DOCUMENT_EXTENSION, |path| self.is_document(path, true));
        document.or_else(|| first_file(&folder.join(INDEX), INDEX_EXTENSION, |path| self.is_index(path)))
    }

    /// As [`remaining_file`](Self::remaining_file), but what cannot be read counts only where one of the documents was listed.
    pub(crate) fn known_file(&self, folder: &Path) -> Option<PathBuf> {
        match self.listed.as_slice() {
            [] => first_file(&folder.join(DOCUMENTS), DOCUMENT_EXTENSION, |path| self.is_document(path, false))
                .filter(|path| path.is_file()),
            _ => self.remaining_file(folder),
        }
    }

    /// Whether a file holds one of the documents; `unreadable` is the answer for one that cannot be read, unless its name is
    /// that of a document that was not removed.
    fn is_document(&self, path: &Path, unreadable: bool) -> bool {
        match disk::read(path).ok().flatten().and_then(|bytes| decode(&bytes).ok()) {
            Some(document) => (self.is_removed)(&document.id.to_string()),
            None => {
                let name = path.file_name().unwrap_or_default().to_string_lossy();
                unreadable && !self.held.iter().any(|fingerprint| name.contains(&fingerprint.to_string()))
            }
        }
    }

    /// Whether a file is the search index of one of the documents, by its name or by what is in it.
    fn is_index(&self, path: &Path) -> bool {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let bytes = disk::read(path).ok().flatten();
        self.listed.iter().any(|document| {
            let holds = |bytes| document.index.as_ref().is_some_and(|entry| entry.check(bytes, &name).is_ok());
            name.contains(&document.fingerprint.to_string()) || bytes.as_deref().is_some_and(holds)
        })
    }
}

/// The first file in a folder that fulfils a condition, with an extension somewhere in its name: copies that others made have
/// names such as `….postcard~`. The folder itself, if it cannot be listed.
fn first_file(folder: &Path, extension: &str, is_meant: impl Fn(&Path) -> bool) -> Option<PathBuf> {
    match disk::names(folder) {
        Ok(names) => {
            let files = names.iter().filter(|name| name.contains(extension));
            files.map(|name| folder.join(name)).find(|path| is_meant(path))
        }
        Err(_) => Some(folder.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_unreadable_file_of_a_document_that_stays_is_not_named() {
        let folder = tempfile::tempdir().unwrap();
        let [gone, stays] = ["a", "b"].map(|text| Fingerprint::of(text.as_bytes()));
        let listed = [("gone", gone), ("stays", stays)];
        let listed = listed.map(|(id, fingerprint)| ListedDocument { id: id.to_owned(), fingerprint, index: None });
        let removed = Removed::new(|id| id == "gone", listed);
        let file = |of: Fingerprint| folder.path().join(DOCUMENTS).join(format!("{of}{DOCUMENT_EXTENSION}"));
        disk::make_folder(&folder.path().join(DOCUMENTS)).unwrap();
        disk::write(&file(stays), b"unreadable").unwrap();
        assert_eq!(removed.remaining_file(folder.path()), None);
        disk::write(&file(gone), b"unreadable").unwrap();
        assert_eq!(removed.remaining_file(folder.path()), Some(file(gone)));
    }
}
