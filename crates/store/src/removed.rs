//! What is left of documents that were removed: files that could not be deleted, and copies that others made of them.

use std::path::{Path, PathBuf};

use crate::{
    disk,
    encoding::decode,
    manifest::{DOCUMENT_EXTENSION, DOCUMENTS, INDEX, INDEX_EXTENSION, ListedDocument},
};

/// Documents that were removed, as files in the folders of snapshots are searched for.
pub(crate) struct Removed<F> {
    is_removed: F,
    /// Those that a manifest lists.
    listed: Vec<ListedDocument>,
}

impl<F: Fn(&str) -> bool> Removed<F> {
    /// The documents whose ids fulfil a condition, where `listed` may be others as well.
    pub(crate) fn new(is_removed: F, listed: impl IntoIterator<Item = ListedDocument>) -> Removed<F> {
        let listed = listed.into_iter().filter(|document| is_removed(&document.id)).collect();
        Removed { is_removed, listed }
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

    /// Whether a file holds one of the documents; `unreadable` is the answer for one that cannot be read.
    fn is_document(&self, path: &Path, unreadable: bool) -> bool {
        let document = disk::read(path).ok().flatten().and_then(|bytes| decode(&bytes).ok());
        document.map_or(unreadable, |document| (self.is_removed)(&document.id.to_string()))
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
