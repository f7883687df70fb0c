//! What the last snapshot holds already is not made or written again.

use std::{fs, path::Path, sync::Mutex};

use vademecum_document::Document;
use vademecum_store::{IndexBuilder, Library, Snapshot};

use crate::{VERSION, document, ids, names};

/// A library, and which documents it had indexed.
struct Watched {
    folder: tempfile::TempDir,
    indexed: Mutex<Vec<String>>,
}

impl Watched {
    fn new() -> Self {
        Watched { folder: tempfile::tempdir().unwrap(), indexed: Mutex::default() }
    }

    fn library(&self) -> Library {
        Library::at(self.folder.path())
    }

    /// Updates the library; returns the snapshot and the ids of the documents that were indexed for it.
    fn update(&self, version: u32, change: impl FnOnce(&mut Vec<Document>)) -> (Snapshot, Vec<String>) {
        let index_of = |document: &Document| {
            self.indexed.lock().unwrap().push(document.id.to_string());
            Ok(format!("{} {version}", document.nodes[1].text).into_bytes())
        };
        let after = self
            .library()
            .update_documents(change, IndexBuilder { version, build_index: &index_of, bundled: &[] })
            .unwrap();
        let mut indexed = std::mem::take(&mut *self.indexed.lock().unwrap());
        indexed.sort_unstable();
        (after, indexed)
    }

    fn snapshot(&self, generation: &str) -> std::path::PathBuf {
        self.folder.path().join("snapshots").join(generation)
    }
}

const ONE: &str = "magic-cr@2003.en";
const TWO: &str = "magic-cr@2004.en";

#[test]
fn only_what_is_new_is_indexed() {
    let watched = Watched::new();
    let (_, indexed) = watched.update(1, |held| held.extend([document(ONE, "one"), document(TWO, "two")]));
    assert_eq!(indexed, [ONE, TWO]);
    let (after, indexed) = watched.update(1, |held| held.push(document("magic-cr@2005.en", "three")));
    assert_eq!(indexed, ["magic-cr@2005.en"]);
    assert_eq!(after, watched.library().snapshot().unwrap());
    let (after, indexed) = watched.update(1, |held| held.push(document(TWO, "two, again")));
    assert_eq!(indexed, [TWO]);
    for document in &after.documents {
        let expected = format!("{} 1", document.nodes[1].text).into_bytes();
        assert_eq!(after.index.get(document, 1), Some(expected));
    }
    let (after, indexed) = watched.update(1, |held| held.retain(|document| document.id.to_string() != ONE));
    assert_eq!((ids(&after), indexed), (vec![TWO.to_owned(), "magic-cr@2005.en".to_owned()], vec![]));
    assert_eq!(after, watched.library().snapshot().unwrap());
}

#[test]
fn another_version_indexes_all_anew() {
    let watched = Watched::new();
    watched.update(1, |held| held.extend([document(ONE, "one"), document(TWO, "two")]));
    let (after, indexed) = watched.update(2, |_| ());
    assert_eq!(indexed, [ONE, TWO]);
    assert_eq!(after.index.get(&after.documents[0], 2), Some(b"one 2".to_vec()));
    assert_eq!(after.index.get(&after.documents[0], 1), None);
}

#[test]
fn a_damaged_index_is_made_anew() {
    let watched = Watched::new();
    let (before, _) = watched.update(VERSION, |held| held.extend([document(ONE, "one"), document(TWO, "two")]));
    let fingerprint = before.fingerprint(&before.documents[0].id).unwrap();
    fs::write(watched.snapshot("000001").join(format!("index/{fingerprint}.index")), "other").unwrap();
    let (after, indexed) = watched.update(VERSION, |_| ());
    assert_eq!(indexed, [ONE]);
    assert_eq!(after.index.get(&after.documents[0], VERSION), Some(b"one 1".to_vec()));
}

#[cfg(unix)]
#[test]
fn what_is_not_new_is_linked() {
    use std::{collections::BTreeSet, os::unix::fs::MetadataExt};

    let inodes = |folder: &Path| -> BTreeSet<u64> {
        let names = names(folder);
        names.iter().map(|name| fs::metadata(folder.join(name)).unwrap().ino()).collect()
    };
    let watched = Watched::new();
    watched.update(1, |held| held.extend([document(ONE, "one"), document(TWO, "two")]));
    watched.update(1, |held| held.push(document("magic-cr@2005.en", "three")));
    for folder in ["documents", "index"] {
        let [first, second] = ["000001", "000002"].map(|generation| inodes(&watched.snapshot(generation).join(folder)));
        assert!(first.is_subset(&second), "{folder}");
        assert_eq!(second.len(), first.len() + 1, "{folder}");
    }
    // The snapshot that goes takes nothing with it.
    let (after, _) = watched.update(1, |_| ());
    assert_eq!(names(&watched.folder.path().join("snapshots")), ["000002", "000003"]);
    assert_eq!(after, watched.library().snapshot().unwrap());
}
