//! A library: which snapshot is served, and how another one takes its place.

use std::{
    path::{Path, PathBuf},
    time::Duration,
};

use vademecum_document::Document;

use crate::{
    Refusal, Snapshot, StoreError, disk,
    snapshot::Unread,
    write::{Indexing, write_aside},
};

/// The file that names the snapshot that is served.
const CURRENT: &str = "current";

/// The file that writers lock.
const LOCK: &str = "lock";

/// The folder of the snapshots.
const SNAPSHOTS: &str = "snapshots";

/// How long a writer waits for another one.
const PATIENCE: Duration = Duration::from_secs(60);

/// How often a reader starts over because writers replaced what it was reading.
const ATTEMPTS: u32 = 20;

/// A library of documents in a folder, which is made when something is first written to it.
#[derive(Debug, Clone)]
pub struct Library {
    root: PathBuf,
    pub(crate) patience: Duration,
    /// Has the system put the names in the library's folder on the disk.
    sync: fn(&Path) -> Result<(), StoreError>,
}

impl Library {
    /// The library in a folder.
    pub fn at(root: impl Into<PathBuf>) -> Library {
        Library { root: root.into(), patience: PATIENCE, sync: disk::sync }
    }

    /// How long to wait for another writer; a minute, if nothing else is said.
    pub fn waiting(self, patience: Duration) -> Library {
        Library { patience, ..self }
    }

    /// Where a person's library is by default: `vademecum` in the platform's folder for data. `None` if the
    /// person has no home.
    pub fn default_root() -> Option<PathBuf> {
        Some(directories::BaseDirs::new()?.data_local_dir().join("vademecum"))
    }

    /// The folder.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// What the library holds now. Takes no lock, and is not disturbed by writers.
    pub fn snapshot(&self) -> Result<Snapshot, StoreError> {
        let mut attempt = 1;
        loop {
            let Some(generation) = self.generation()? else { return Ok(Snapshot::default()) };
            match Snapshot::read(&self.folder(&generation), &generation) {
                Ok(snapshot) => return Ok(snapshot),
                // A file that is gone may have been swept away with its snapshot, when another took its place.
                Err(Unread::Refused(Refusal::Missing { .. }))
                    if attempt < ATTEMPTS && self.generation()?.as_ref() != Some(&generation) =>
                {
                    attempt += 1;
                }
                Err(unread) => return Err(self.unread(unread)),
            }
        }
    }

    /// Changes what the library holds: `change` gets its documents, `indexing` makes the search indexes of those
    /// that are new. Then all of it is served at once; on an error, the library stays as it was, except for
    /// [`StoreError::NotSynced`].
    ///
    /// Of several documents with the same id, the last one counts. One writer works at a time; others wait.
    pub fn update(
        &self,
        change: impl FnOnce(&mut Vec<Document>),
        indexing: Indexing<'_>,
    ) -> Result<Snapshot, StoreError> {
        disk::make_folder(&self.root)?;
        let _lock = disk::lock(self.root.join(LOCK), self.patience)?;
        let before = self.snapshot()?;
        let Snapshot { mut documents, generation: last, index: stored } = before;
        change(&mut documents);
        let documents = one_of_each(documents);

        let snapshots = self.root.join(SNAPSHOTS);
        disk::make_folder(&snapshots)?;
        let generation = next_generation(&disk::names(&snapshots)?);
        let folder = self.folder(&generation);
        let (aside, manifest) = write_aside(&self.root, &stored, &documents, indexing)?;
        aside.finish(&folder)?;
        disk::sync(&snapshots)?;
        disk::replace(&self.root.join(CURRENT), format!("{generation}\n").as_bytes())?;
        // From here on the new snapshot is served, whatever fails.
        let synced = (self.sync)(&self.root);

        // The one before stays for readers that are just opening it.
        for name in disk::names(&snapshots).unwrap_or_default() {
            if name != generation && Some(&name) != last.as_ref() {
                disk::remove(&snapshots.join(name));
            }
        }
        match synced {
            Err(StoreError::Io { path, source, .. }) => Err(StoreError::NotSynced { path, source }),
            other => other.map(|()| Snapshot::new(&folder, &generation, manifest, documents)),
        }
    }

    /// The name of the snapshot that is served: another one as soon as the library has changed. `None` for a
    /// library that nothing was ever written to.
    pub fn generation(&self) -> Result<Option<String>, StoreError> {
        let Some(bytes) = disk::read(&self.root.join(CURRENT))? else { return Ok(None) };
        let name = std::str::from_utf8(&bytes).ok().and_then(|text| text.strip_suffix('\n'));
        let name = name.filter(|name| is_generation(name));
        match name {
            Some(name) => Ok(Some(name.to_owned())),
            None => Err(self.refused(Refusal::damaged(CURRENT, "it names no snapshot"))),
        }
    }

    fn folder(&self, generation: &str) -> PathBuf {
        self.root.join(SNAPSHOTS).join(generation)
    }

    fn unread(&self, unread: Unread) -> StoreError {
        match unread {
            Unread::Failed(error) => error,
            Unread::Refused(reason) => self.refused(reason),
        }
    }

    fn refused(&self, reason: Refusal) -> StoreError {
        StoreError::Refused { root: self.root.clone(), reason }
    }
}

/// Whether a text is the name of a generation: a number, and so nothing that leads elsewhere.
fn is_generation(name: &str) -> bool {
    (6..=19).contains(&name.len()) && name.bytes().all(|b| b.is_ascii_digit())
}

/// A name that no snapshot has, not even one that was never served.
fn next_generation(names: &[String]) -> String {
    let numbers = names.iter().filter(|name| is_generation(name)).filter_map(|name| name.parse::<u64>().ok());
    format!("{:06}", numbers.max().unwrap_or(0) + 1)
}

/// The last document of each id, in the order of ids.
fn one_of_each(mut documents: Vec<Document>) -> Vec<Document> {
    documents.reverse();
    documents.sort_by(|a, b| a.id.cmp(&b.id));
    documents.dedup_by(|later, kept| later.id == kept.id);
    documents
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn generations_are_counted() {
        let names = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
        assert_eq!(next_generation(&names(&[])), "000001");
        assert_eq!(next_generation(&names(&["000009", "000010", "notes", "../99"])), "000011");
        assert_eq!(next_generation(&names(&["999999"])), "1000000");
    }

    #[test]
    fn a_change_that_is_not_saved_for_certain_is_stored_all_the_same() {
        let folder = tempfile::tempdir().unwrap();
        let broken = |path: &Path| Err(StoreError::io("save", path)(std::io::Error::other("broken")));
        let library = Library { sync: broken, ..Library::at(folder.path()) };
        let before = library.generation().unwrap();
        let error = library.update(|_| {}, Indexing { version: 1, index_of: &|_| Ok(Vec::new()) }).unwrap_err();
        assert!(matches!(&error, StoreError::NotSynced { path, .. } if path == folder.path()), "{error}");
        assert!(error.to_string().starts_with("the change is stored, but"), "{error}");
        assert!(library.generation().unwrap() > before && library.snapshot().is_ok());
    }

    #[test]
    fn a_person_has_a_library() {
        if let Some(root) = Library::default_root() {
            assert!(root.is_absolute() && root.ends_with("vademecum"));
        }
    }
}
