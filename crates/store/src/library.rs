//! A library: which snapshot is served, and how another one takes its place.

use std::{
    collections::BTreeMap,
    io, iter,
    path::{Path, PathBuf},
    thread,
    time::Duration,
};

use vademecum_document::Document;

use crate::{
    DamagedDocument, Fallback, Fingerprint, Snapshot, SnapshotError, StoreError, UnlistedFile, UnreferencedSnapshot,
    disk,
    layout::{CURRENT, DAMAGED, LOCK, SNAPSHOTS},
    manifest::{DOCUMENT_EXTENSION, DOCUMENTS, INDEX, MANIFEST, Manifest, is_document_file, is_index_file},
    removed::Removed,
    snapshot::{Unread, read_by_name, remove_files, remove_snapshot},
    write::{IndexBuilder, PreparedIndexes, Written, write_aside},
};

/// The most digits of a generation's number. Folders with longer names are not ours.
const MAX_GENERATION_DIGITS: usize = 15;

/// Default time that a writer waits for another one.
const DEFAULT_LOCK_TIMEOUT: Duration = Duration::from_secs(60);

/// Maximum number of times that a reader starts over because writers replaced what it was reading.
const ATTEMPTS: u32 = 20;

/// Interval at which a reader checks whether a writer has written `current`.
const CURRENT_INTERVAL: Duration = Duration::from_millis(10);

/// The documents of a library, as a change receives them.
#[derive(Debug)]
#[non_exhaustive]
pub struct LibraryContents {
    /// The documents.
    pub documents: Vec<Document>,
    /// Documents that cannot be read. One that is taken out of here is removed; one of `documents` with the same id
    /// replaces it.
    pub damaged: Vec<DamagedDocument>,
}

/// The identity of a state of a library, without opening it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct State {
    /// The content of `current`; `None` if there is no such file.
    current: Option<String>,
    /// The manifests of the snapshot that it names and of newer ones, so that a library that was replaced as a whole is
    /// another one, though it counts its snapshots from the same number on.
    manifests: BTreeMap<String, Fingerprint>,
}

/// A library of documents in a folder, which is created by the first write.
#[derive(Debug, Clone)]
pub struct Library {
    root: PathBuf,
    pub(crate) lock_timeout: Duration,
    /// Has the system put the names in the library's folder on the disk.
    sync: fn(&Path) -> Result<(), StoreError>,
}

impl Library {
    /// A handle to the library in a folder.
    pub fn at(root: impl Into<PathBuf>) -> Library {
        Library { root: root.into(), lock_timeout: DEFAULT_LOCK_TIMEOUT, sync: disk::sync }
    }

    /// Sets how long to wait for the lock of another writer; a minute by default.
    pub fn with_lock_timeout(self, lock_timeout: Duration) -> Library {
        Library { lock_timeout, ..self }
    }

    /// The default folder of a user's library: `vademecum` in the platform's data folder. `None` if the user has no home
    /// folder.
    pub fn default_root() -> Option<PathBuf> {
        Some(directories::BaseDirs::new()?.data_local_dir().join("vademecum"))
    }

    /// The folder.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// Reads the current snapshot. Takes no lock, and is not disturbed by writers.
    ///
    /// Damage that does not prevent reading is reported by [`Snapshot::warnings`].
    pub fn snapshot(&self) -> Result<Snapshot, StoreError> {
        let mut current = self.settled_current()?;
        for _ in 1..ATTEMPTS {
            let read = self.read_state(current.as_deref());
            let is_whole = read.as_ref().is_ok_and(|snapshot| snapshot.warnings().is_empty());
            if is_whole {
                return read;
            }
            // What is gone may have been swept away with its snapshot, when another took its place; what is newer may be
            // about to be named.
            let is_newer_there = read.as_ref().is_ok_and(|snapshot| snapshot.unreferenced.is_some());
            let now =
                if is_newer_there { self.current_when(|now| Ok(now != current.as_deref()))? } else { self.current() };
            if now == current {
                return read;
            }
            current = now;
        }
        self.read_state(current.as_deref())
    }

    /// The snapshot that `current` names, with the state of the library before it was read.
    fn read_state(&self, current: Option<&str>) -> Result<Snapshot, StoreError> {
        let state = self.state(current.map(str::to_owned))?;
        Ok(Snapshot { state, ..self.read(current)? })
    }

    /// The state of the library, where `current` is this.
    pub(crate) fn state(&self, current: Option<String>) -> Result<State, StoreError> {
        let named = generation_in(current.as_deref()).ok().and_then(|name| generation_number(&name));
        let mut generations = self.generations()?;
        generations.retain(|name| generation_number(name) >= named);
        let manifest = |name: String| {
            let bytes = disk::read(&self.folder(&name).join(MANIFEST)).ok().flatten();
            Some((name, Fingerprint::of(&bytes?)))
        };
        Ok(State { current, manifests: generations.into_iter().filter_map(manifest).collect() })
    }

    /// What `current` says. Where it is missing, a writer may just be putting the first snapshot of all in place.
    fn settled_current(&self) -> Result<Option<String>, StoreError> {
        self.current_when(|current| Ok(current.is_some() || self.generations()?.is_empty()))
    }

    /// What `current` says once that fulfils a condition, or after a while.
    fn current_when(
        &self,
        is_settled: impl Fn(Option<&str>) -> Result<bool, StoreError>,
    ) -> Result<Option<String>, StoreError> {
        for _ in 1..ATTEMPTS {
            let current = self.current();
            if is_settled(current.as_deref())? {
                return Ok(current);
            }
            thread::sleep(CURRENT_INTERVAL);
        }
        Ok(self.current())
    }

    /// The snapshot that `current` names, or the one that a writer was ended before it could name it; else the newest
    /// that can be read.
    fn read(&self, current: Option<&str>) -> Result<Snapshot, StoreError> {
        let generations = self.generations()?;
        if current.is_none() && generations.is_empty() {
            return Ok(Snapshot::default());
        }
        let open = |generation: &str| Snapshot::read(&self.folder(generation), generation);
        let named = generation_in(current).map_err(|reason| self.why_unreadable().unwrap_or(reason));
        let named = named.and_then(|generation| match generations.contains(&generation) {
            true => Ok(generation),
            false => {
                Err(SnapshotError::damaged(CURRENT, format!("it names the snapshot {generation}, which is not there")))
            }
        });
        let reason = match named.clone().map_err(Unread::from).and_then(|generation| open(&generation)) {
            Ok(snapshot) => return Ok(self.with_newer(snapshot, &generations)),
            Err(Unread::Refused(reason)) if reason.is_damage() => reason,
            Err(unread) => return Err(self.unread(unread)),
        };
        let others = generations.iter().rev().filter(|&other| named.as_ref() != Ok(other));
        for generation in named.iter().chain(others) {
            let (read, is_recovered) = match open(generation) {
                Ok(snapshot) => (Some(snapshot), false),
                Err(Unread::Refused(reason)) if reason.is_damage() => {
                    (Snapshot::recover(&self.folder(generation), generation), true)
                }
                // A sound snapshot of another version of the program is not passed over for an older one.
                Err(unread) => return Err(self.unread(unread)),
            };
            if let Some(snapshot) = read {
                let used = format!("{SNAPSHOTS}/{generation}");
                let fallback = Some(Fallback {
                    reason,
                    snapshot_path: used,
                    is_without_manifest: is_recovered,
                    moved_to: Vec::new(),
                });
                return Ok(Snapshot { fallback, ..snapshot });
            }
        }
        Err(self.refused(reason))
    }

    /// Goes on from a snapshot to what writers were about to put in its place when they were ended, and names the newest
    /// other one that is newer and can be read.
    fn with_newer(&self, mut snapshot: Snapshot, generations: &[String]) -> Snapshot {
        let named = snapshot.name.clone();
        let newer = generations.iter().skip_while(|&other| Some(other) != named.as_ref()).skip(1);
        for generation in newer {
            match Snapshot::read(&self.folder(generation), generation) {
                Ok(next) if next.completes(&snapshot) => snapshot = next,
                Ok(_) => {
                    let place = format!("{SNAPSHOTS}/{generation}");
                    snapshot.unreferenced = Some(UnreferencedSnapshot { path: place, is_moved: false });
                }
                Err(_) => {}
            }
        }
        snapshot
    }

    /// Builds the search indexes that adding `incoming` needs, without the writers' lock, so that no other writer waits
    /// for it. Where others change the library before [`update_contents`](Self::update_contents) does, that makes what
    /// is still missing.
    ///
    /// # Errors
    /// If the library cannot be read, or an index not be made.
    pub fn build_indexes(
        &self,
        incoming: &[Document],
        indexing: IndexBuilder<'_>,
    ) -> Result<PreparedIndexes, StoreError> {
        let before = self.snapshot()?;
        let is_replaced = |held: &&Document| incoming.iter().any(|document| document.id == held.id);
        let held = before.documents.iter().filter(|held| !is_replaced(held));
        let documents: Vec<&Document> = held.chain(incoming).collect();
        PreparedIndexes::make(&before.index, &documents, indexing)
    }

    /// Changes the documents that the library holds, as [`update_contents`](Self::update_contents) does.
    pub fn update_documents(
        &self,
        change: impl FnOnce(&mut Vec<Document>),
        indexing: IndexBuilder<'_>,
    ) -> Result<Snapshot, StoreError> {
        self.update_contents(|contents| change(&mut contents.documents), indexing)
    }

    /// Changes what the library holds: `change` gets its contents, `indexing` makes the search indexes of the documents
    /// that are new. Then all of it is served at once; on an error, the library stays as it was, except for
    /// [`StoreError::NotSynced`] and [`StoreError::NotDeleted`].
    ///
    /// Of several documents with the same id, the last one counts. Where a document is removed, the snapshot before
    /// goes at once, and its text with it. One writer works at a time; others wait.
    pub fn update_contents(
        &self,
        change: impl FnOnce(&mut LibraryContents),
        indexing: IndexBuilder<'_>,
    ) -> Result<Snapshot, StoreError> {
        disk::make_private_folder(&self.root)?;
        let _lock = disk::lock(self.root.join(LOCK), self.lock_timeout)?;
        let before = self.snapshot()?;
        let (held_before, removable) = (before.ids(), before.entries());
        let Snapshot { documents, damaged, name: last, index: stored, .. } = before;
        let Snapshot { mut fallback, unreferenced: mut newer, mut unlisted, .. } = before;
        let mut contents = LibraryContents { documents, damaged };
        self.recover_from_other_snapshots(&mut contents)?;
        change(&mut contents);
        let documents = one_of_each(contents.documents);

        let snapshots = self.root.join(SNAPSHOTS);
        disk::make_folder(&snapshots)?;
        let taken = [disk::names(&snapshots)?, disk::names(&self.root.join(DAMAGED))?].concat();
        let generation = next_generation(last.as_deref(), &taken);
        let generation =
            generation.ok_or_else(|| StoreError::io("number", &snapshots)(io::Error::other("no number is left")))?;
        let folder = self.folder(&generation);
        let manifest = Manifest::new(&generation, last.as_deref(), indexing.version);
        let Written { folder: aside, manifest, held, damaged } =
            write_aside(&self.root, manifest, &stored, &documents, contents.damaged, indexing)?;
        self.set_aside_unlisted(&mut unlisted)?;
        let moved_to = self.move_newer(last.as_ref())?;
        if let Some(newer) = &mut newer {
            let name = newer.path.rsplit('/').next().unwrap_or_default();
            *newer = UnreferencedSnapshot { path: format!("{DAMAGED}/{name}"), is_moved: true };
        }
        if let Some(fallback) = &mut fallback {
            fallback.moved_to = moved_to;
        }
        let current = format!("{generation}\n");
        aside.finish(&folder)?;
        let serve = || {
            disk::sync(&snapshots)?;
            disk::replace(&self.root.join(CURRENT), current.as_bytes())
        };
        // One that is not named is not to be taken up by the next reader.
        serve().map_err(|error| {
            remove_snapshot(&folder);
            if disk::is_there(&folder) {
                StoreError::Unsettled { path: folder.clone(), source: Box::new(error) }
            } else {
                error
            }
        })?;
        // From here on the new snapshot is served, whatever fails.
        let synced = (self.sync)(&self.root);

        let snapshot = Snapshot { damaged, ..Snapshot::new(&folder, &generation, manifest, documents, held) };
        // The one before stays for readers that are just opening it, unless it holds what was removed.
        let ids = snapshot.ids();
        let last_stays = held_before.is_subset(&ids);
        let mut left_over = None;
        for name in self.generations().unwrap_or_default() {
            let is_replaced = if Some(&name) == last.as_ref() { !last_stays } else { self.is_snapshot(&name) };
            if name == generation || (last_stays && !is_replaced) {
                continue;
            }
            let folder = snapshots.join(&name);
            let manifest = self.manifest(&name);
            let listed = removable.iter().cloned().chain(manifest.iter().flat_map(Manifest::entries));
            let removed = Removed::new(|id| !ids.contains(id), listed);
            if is_replaced {
                remove_files(&folder);
            }
            // A folder that could not be deleted, or that is not one of our snapshots, may still hold a removed document.
            let left = removed.remaining_file(&folder);
            // The manifest tells what the files are, for another attempt to delete them.
            if is_replaced && left.is_none() {
                remove_snapshot(&folder);
            }
            if !last_stays {
                left_over = left_over.or(left);
            }
        }
        // What was removed is not to come back with a power failure either.
        let synced = synced.and_then(|()| if last_stays { Ok(()) } else { (self.sync)(&snapshots) });
        synced.map_err(|error| match error {
            StoreError::Io { path, source, .. } => StoreError::NotSynced { path, source },
            other => other,
        })?;
        if let Some(path) = left_over {
            return Err(StoreError::NotDeleted { path });
        }
        let state = self.state(Some(current)).unwrap_or_default();
        Ok(Snapshot { fallback, unreferenced: newer, unlisted, state, ..snapshot })
    }

    /// A file of a document that `served` does not hold, or of its search index, in another snapshot: its removal was
    /// interrupted, or the file could not be deleted. The next write tries again.
    ///
    /// # Errors
    /// If the snapshots cannot be listed.
    pub fn remaining_file(&self, served: &Snapshot, id: &str) -> Result<Option<PathBuf>, StoreError> {
        let others = self.generations()?.into_iter().filter(|name| Some(name) != served.name.as_ref());
        let mut remaining = others.filter_map(|name| {
            let manifest = self.manifest(&name);
            Removed::new(|other| other == id, manifest.iter().flat_map(Manifest::entries))
                .known_file(&self.folder(&name))
        });
        Ok(remaining.next())
    }

    /// The manifest of a snapshot, if it can be read.
    fn manifest(&self, generation: &str) -> Option<Manifest> {
        let json = disk::read(&self.folder(generation).join(MANIFEST)).ok().flatten()?;
        Manifest::read(&json, generation, MANIFEST).ok()
    }

    /// Takes documents whose files are damaged from other snapshots that have the same file whole: those snapshots go
    /// with the next write.
    fn recover_from_other_snapshots(&self, contents: &mut LibraryContents) -> Result<(), StoreError> {
        if contents.damaged.is_empty() {
            return Ok(());
        }
        let folders: Vec<PathBuf> = self.generations()?.iter().rev().map(|name| self.folder(name)).collect();
        contents.damaged.retain(|damaged| {
            let name = format!("{}{DOCUMENT_EXTENSION}", damaged.entry.fingerprint);
            let mut found = folders.iter().filter_map(|folder| read_by_name(folder, &name));
            let Some((document, _)) = found.next() else { return true };
            if contents.documents.iter().all(|held| held.id != document.id) {
                contents.documents.push(document);
            }
            false
        });
        Ok(())
    }

    /// Gives files that no manifest lists a place among the damaged snapshots, before the snapshot goes that they lie in.
    /// What is no regular file stays, as nothing deletes it.
    fn set_aside_unlisted(&self, files: &mut [UnlistedFile]) -> Result<(), StoreError> {
        for UnlistedFile { path: place, is_moved, .. } in files {
            let from = self.root.join(&*place);
            if !disk::is_real_file(&from) {
                continue;
            }
            let wanted = place.replacen(SNAPSHOTS, DAMAGED, 1);
            if let Some(folder) = self.root.join(&wanted).parent() {
                disk::make_folder(folder)?;
            }
            // What lies there may be a part of it, or another file.
            let is_usable = |name: &String| {
                let to = self.root.join(name);
                !disk::is_there(&to) || disk::is_same(&from, &to)
            };
            let mut names = iter::once(wanted.clone()).chain((2..).map(|n: u32| format!("{wanted}.{n}")));
            *place = names.find(is_usable).unwrap_or(wanted);
            let to = self.root.join(&*place);
            if !disk::is_there(&to) {
                disk::link_whole(&from, &to)?;
            }
            for path in to.ancestors().take_while(|&path| path != self.root) {
                disk::sync(path)?;
            }
            *is_moved = true;
        }
        Ok(())
    }

    /// The names of the files and folders in the folder `damaged`, which could not be read or were in no manifest. They
    /// are neither read nor deleted.
    ///
    /// # Errors
    /// If the folder cannot be listed.
    pub fn quarantined_files(&self) -> Result<Vec<String>, StoreError> {
        disk::names(&self.root.join(DAMAGED))
    }

    /// Moves the snapshots out of the way that are newer than `last`, the one that was read: they are damaged, or
    /// `current` is. What holds next to nothing, as a writer that was killed may leave it, stays to be swept up.
    fn move_newer(&self, last: Option<&String>) -> Result<Vec<String>, StoreError> {
        let mut moved = Vec::new();
        let generations = self.generations()?;
        for generation in generations.iter().rev().take_while(|&generation| Some(generation) != last) {
            let folder = self.folder(generation);
            if disk::names(&folder.join(DOCUMENTS))?.is_empty() && disk::read(&folder.join(MANIFEST))?.is_none() {
                continue;
            }
            disk::make_folder(&self.root.join(DAMAGED))?;
            let place = format!("{DAMAGED}/{generation}");
            disk::rename(&folder, &self.root.join(&place))?;
            moved.push(place);
        }
        Ok(moved)
    }

    /// The name of the current snapshot, which changes with every write. `None` for a library without any write.
    pub fn current_snapshot_name(&self) -> Result<Option<String>, StoreError> {
        match self.current() {
            None => Ok(None),
            current => generation_in(current.as_deref()).map(Some).map_err(|reason| self.refused(reason)),
        }
    }

    /// The error of reading `current`, if it cannot be read.
    fn why_unreadable(&self) -> Option<SnapshotError> {
        let error = disk::read(&self.root.join(CURRENT)).err()?;
        Some(SnapshotError::damaged(CURRENT, error.to_string()))
    }

    /// Reads `current`, whether or not it is the name of a snapshot; one that cannot be read is empty.
    pub(crate) fn current(&self) -> Option<String> {
        let bytes = disk::read(&self.root.join(CURRENT)).unwrap_or_else(|_| Some(Vec::new()));
        bytes.map(|bytes| String::from_utf8_lossy(&bytes).into_owned())
    }

    /// The names of the snapshots, oldest first; whatever else lies beside them is not ours, be it a file with such a name.
    fn generations(&self) -> Result<Vec<String>, StoreError> {
        let snapshots = self.root.join(SNAPSHOTS);
        let mut names = disk::names(&snapshots)?;
        names.retain(|name| is_generation(name) && !disk::is_no_folder(&snapshots.join(name)));
        names.sort_by_key(|name| generation_number(name));
        Ok(names)
    }

    /// Whether a folder that is named like a snapshot is one, or what is left of one. Somebody may keep files of their
    /// own in `snapshots/202401`.
    fn is_snapshot(&self, generation: &str) -> bool {
        let folder = self.folder(generation);
        if self.manifest(generation).is_some() {
            return true;
        }
        let manifest = disk::read(&folder.join(MANIFEST)).ok().flatten();
        disk::contains_only(&folder, |name| [MANIFEST, DOCUMENTS, INDEX].contains(&name))
            && disk::contains_only(&folder.join(DOCUMENTS), is_document_file)
            && disk::contains_only(&folder.join(INDEX), is_index_file)
            && (manifest.is_none() || folder.join(DOCUMENTS).is_dir())
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

    fn refused(&self, reason: SnapshotError) -> StoreError {
        StoreError::Refused { root: self.root.clone(), reason }
    }
}

fn generation_in(current: Option<&str>) -> Result<String, SnapshotError> {
    let text = current.ok_or_else(|| SnapshotError::Missing { file: CURRENT.to_owned() })?;
    let name = text.strip_suffix('\n').filter(|name| is_generation(name));
    name.map(str::to_owned).ok_or_else(|| SnapshotError::damaged(CURRENT, "it does not name a snapshot"))
}

/// Whether a text is the name of a generation: a number, and so nothing that leads elsewhere.
fn is_generation(name: &str) -> bool {
    generation_number(name).is_some()
}

/// The number of a generation; `None` if the name is not one that this program gives.
pub(crate) fn generation_number(name: &str) -> Option<u64> {
    let number = name.parse().ok().filter(|_| name.len() <= MAX_GENERATION_DIGITS)?;
    (generation_name(number) == name).then_some(number)
}

fn generation_name(number: u64) -> String {
    format!("{number:06}")
}

/// The next name after the snapshot that was read which is not `taken`, not even by a snapshot that was never served;
/// `None` after the last number that a reader takes for a generation.
fn next_generation(last: Option<&str>, taken: &[String]) -> Option<String> {
    let first = last.and_then(generation_number).unwrap_or(0) + 1;
    let name = (first..).map(generation_name).find(|name| !taken.contains(name))?;
    generation_number(&name).map(|_| name)
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
        let next = |last: Option<&str>, taken: &[&str]| next_generation(last, &names(taken));
        assert_eq!(next(None, &[]).as_deref(), Some("000001"));
        assert_eq!(next(Some("000009"), &["000009", "000010", "notes", "../99"]).as_deref(), Some("000011"));
        assert_eq!(next(Some("999999"), &["999999"]).as_deref(), Some("1000000"));
        assert_eq!(next(Some("000001"), &["000001", "9999999999999999999"]).as_deref(), Some("000002"));
        assert_eq!(next(Some("999999999999999"), &["999999999999999"]), None);
        for name in ["1", "0000001", "+00001", "9999999999999999", "9999999999999999999", "../0001"] {
            assert!(!is_generation(name), "{name}");
        }
    }

    #[test]
    fn a_change_that_is_not_saved_for_certain_is_stored_all_the_same() {
        let folder = tempfile::tempdir().unwrap();
        let broken = |path: &Path| Err(StoreError::io("save", path)(std::io::Error::other("broken")));
        let library = Library { sync: broken, ..Library::at(folder.path()) };
        let before = library.current_snapshot_name().unwrap();
        let error = library
            .update_documents(|_| {}, IndexBuilder { version: 1, build_index: &|_| Ok(Vec::new()), bundled: &[] })
            .unwrap_err();
        assert!(matches!(&error, StoreError::NotSynced { path, .. } if path == folder.path()), "{error}");
        assert!(error.to_string().starts_with("the change is stored, but"), "{error}");
        assert!(library.current_snapshot_name().unwrap() > before && library.snapshot().is_ok());
    }

    #[test]
    fn a_person_has_a_library() {
        if let Some(root) = Library::default_root() {
            assert!(root.is_absolute() && root.ends_with("vademecum"));
        }
    }
}
