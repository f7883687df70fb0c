//! A snapshot: what a library holds at one time, read back with every file checked.
//!
//! A document whose file is damaged is named and left out; a manifest that is damaged refuses the snapshot.

use std::{
    collections::{BTreeMap, BTreeSet, btree_map::Entry},
    path::{Path, PathBuf},
    time::SystemTime,
};

use rayon::prelude::*;
use vademecum_document::Document;
use vademecum_vocab::DocumentId;

use crate::{
    DamagedDocument, Fallback, Fingerprint, LibraryWarning, SnapshotError, StoreError, UnlistedFile,
    UnreferencedSnapshot, disk,
    encoding::decode,
    layout::SNAPSHOTS,
    library::{State, generation_number},
    manifest::{
        DOCUMENT_EXTENSION, DOCUMENTS, DocumentEntry, FileEntry, INDEX, ListedDocument, MANIFEST, Manifest,
        is_document_file, is_index_file,
    },
};

/// A consistent, immutable view of a library: its documents and their search indexes.
#[derive(Debug, Clone, PartialEq, Default)]
#[non_exhaustive]
pub struct Snapshot {
    /// Its name; `None` for a library that nothing was ever written to.
    pub name: Option<String>,
    /// The documents, in the order of their ids.
    pub documents: Vec<Document>,
    /// The search indexes of these documents and of the bundled ones.
    pub index: StoredIndexes,
    /// Documents that it lists and that cannot be read.
    pub damaged: Vec<DamagedDocument>,
    /// The reason why this is not the snapshot that `current` names, if it is not.
    pub fallback: Option<Fallback>,
    /// A newer snapshot that could be read as well, if `current` names an older one.
    pub unreferenced: Option<UnreferencedSnapshot>,
    /// Files of documents that its manifest does not list.
    pub unlisted: Vec<UnlistedFile>,
    /// The name of the snapshot that it replaces, if its manifest says so.
    pub(crate) follows: Option<String>,
    /// The state of the library when this snapshot was opened.
    pub(crate) state: State,
}

/// The search indexes of a snapshot, one for each document, as opaque bytes that are read on demand.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct StoredIndexes {
    /// The folder of the snapshot.
    pub(crate) folder: PathBuf,
    /// The versions of the program and of the index.
    version: Option<(String, u32)>,
    /// The files of the documents themselves.
    documents: BTreeMap<DocumentId, (Fingerprint, FileEntry)>,
    parts: BTreeMap<Fingerprint, FileEntry>,
}

/// The error that a snapshot could not be read.
#[derive(Debug, thiserror::Error)]
#[error(transparent)]
pub(crate) enum Unread {
    Refused(#[from] SnapshotError),
    Failed(#[from] StoreError),
}

impl Snapshot {
    /// Reads the snapshot in a folder, checking manifest and documents; `generation` is what it is called.
    pub(crate) fn read(folder: &Path, generation: &str) -> Result<Snapshot, Unread> {
        let shown = format!("{SNAPSHOTS}/{generation}/{MANIFEST}");
        // What cannot be read is as good as damaged: other snapshots, and the documents themselves, may be sound.
        let json =
            disk::read(&folder.join(MANIFEST)).map_err(|error| SnapshotError::damaged(&shown, error.to_string()))?;
        let json = json.ok_or_else(|| SnapshotError::Missing { file: shown.clone() })?;
        let manifest = Manifest::read(&json, generation, &shown)?;
        let unlisted = unlisted(folder, generation, &manifest);
        let read = |entry: &DocumentEntry| {
            let shown = format!("{SNAPSHOTS}/{generation}/{DOCUMENTS}/{}", entry.file.file);
            read_document(&folder.join(DOCUMENTS), entry, &shown)
        };
        let files: Vec<_> = manifest.documents.par_iter().with_max_len(1).map(read).collect();
        let (mut stored, mut damaged) = (BTreeMap::new(), Vec::new());
        for (entry, file) in manifest.documents.iter().zip(files) {
            let place = file.map(|(document, held)| (stored.entry(document.id.clone()), document, held));
            match place {
                Ok((Entry::Vacant(place), document, held)) => drop(place.insert((document, held))),
                Ok((Entry::Occupied(_), ..)) => {
                    let reason = SnapshotError::damaged(&entry.file.file, "another file holds the same document");
                    damaged.push(DamagedDocument::new(entry.clone(), reason));
                }
                Err(reason) => damaged.push(DamagedDocument::new(entry.clone(), reason)),
            }
        }
        let (documents, held) = stored.into_values().unzip();
        Ok(Snapshot { damaged, unlisted, ..Snapshot::new(folder, generation, manifest, documents, held) })
    }

    /// Reads the documents of a snapshot whose manifest is lost. Each file has the fingerprint of what it holds as its
    /// name. `None` if there are no documents, or if one of the files is not what its name says.
    pub(crate) fn recover(folder: &Path, generation: &str) -> Option<Snapshot> {
        let names = document_files(folder);
        let files = names.par_iter().with_max_len(1).map(|name| read_by_name(folder, name));
        let files = files.collect::<Option<Vec<_>>>()?;
        let stored: BTreeMap<_, _> =
            files.into_iter().map(|(document, held)| (document.id.clone(), (document, held))).collect();
        if stored.is_empty() || stored.len() < names.len() {
            return None;
        }
        let (documents, held) = stored.into_values().unzip();
        let manifest = Manifest::new(generation, None, 0);
        Some(Snapshot::new(folder, generation, manifest, documents, held))
    }

    /// The snapshot of these documents, which a manifest in a folder describes; `held` is how each is stored.
    pub(crate) fn new(
        folder: &Path,
        generation: &str,
        manifest: Manifest,
        documents: Vec<Document>,
        held: Vec<(Fingerprint, FileEntry)>,
    ) -> Snapshot {
        let follows = manifest.follows.clone();
        let index = StoredIndexes {
            folder: folder.to_owned(),
            version: Some(manifest.index_version()),
            documents: documents.iter().map(|document| document.id.clone()).zip(held).collect(),
            parts: manifest.index.into_iter().map(|entry| (entry.of, entry.file)).collect(),
        };
        Snapshot { name: Some(generation.to_owned()), documents, index, follows, ..Snapshot::default() }
    }

    /// Whether a writer was about to put it in the place of another one: it says so, and is whole.
    pub(crate) fn completes(&self, before: &Snapshot) -> bool {
        self.follows.is_some() && self.follows == before.name && self.damaged.is_empty() && self.unlisted.is_empty()
    }

    /// Whether it was written after the snapshot of another name.
    pub(crate) fn is_newer_than(&self, other: Option<&str>) -> bool {
        self.name.as_deref().and_then(generation_number) > other.and_then(generation_number)
    }

    /// The ids of its documents, those among them that cannot be read.
    pub(crate) fn ids(&self) -> BTreeSet<String> {
        let damaged = self.damaged.iter().map(|document| document.id.clone());
        self.documents.iter().map(|document| document.id.to_string()).chain(damaged).collect()
    }

    /// Each document that it lists, with its search index.
    pub(crate) fn entries(&self) -> Vec<ListedDocument> {
        let StoredIndexes { documents, parts, .. } = &self.index;
        let sound = documents.iter().map(|(id, (fingerprint, _))| (id.to_string(), *fingerprint));
        let damaged = self.damaged.iter().map(|document| (document.id.clone(), document.entry.fingerprint));
        let listed = |(id, fingerprint)| ListedDocument { id, fingerprint, index: parts.get(&fingerprint).cloned() };
        sound.chain(damaged).map(listed).collect()
    }

    /// Warnings about damage that did not prevent reading.
    pub fn warnings(&self) -> Vec<LibraryWarning> {
        let of_library =
            self.fallback.iter().map(LibraryWarning::from).chain(self.unreferenced.iter().map(LibraryWarning::from));
        let of_files =
            self.damaged.iter().map(LibraryWarning::from).chain(self.unlisted.iter().map(LibraryWarning::from));
        of_library.chain(of_files).collect()
    }

    /// The fingerprint of a document, if the snapshot holds it: that of
    /// [`Fingerprint::of_document`], without the work.
    pub fn fingerprint(&self, id: &DocumentId) -> Option<Fingerprint> {
        self.index.documents.get(id).map(|(fingerprint, _)| *fingerprint)
    }

    /// The modification time of each document's file, which is when it was ingested; omitted where the system does not
    /// report it.
    pub fn modification_times(&self) -> BTreeMap<DocumentId, SystemTime> {
        let folder = self.index.folder.join(DOCUMENTS);
        let came = |(id, (_, entry)): (&DocumentId, &(Fingerprint, FileEntry))| {
            Some((id.clone(), disk::written(&folder.join(&entry.file))?))
        };
        self.index.documents.iter().filter_map(came).collect()
    }

    /// Fingerprint of everything that is served: the documents of the snapshot, the bundled ones, and the version of
    /// the program.
    pub fn served_content_fingerprint(&self, bundled: impl IntoIterator<Item = Fingerprint>) -> Fingerprint {
        let documents = self.index.documents.values().map(|(fingerprint, _)| *fingerprint);
        let parts = documents.chain(bundled).map(|part| part.to_string());
        let parts = parts.chain([env!("CARGO_PKG_VERSION").to_owned()]);
        Fingerprint::of(parts.collect::<Vec<_>>().join(" ").as_bytes())
    }

    /// The fingerprint of every document.
    pub fn fingerprints(&self) -> BTreeMap<DocumentId, Fingerprint> {
        self.index.documents.iter().map(|(id, (fingerprint, _))| (id.clone(), *fingerprint)).collect()
    }
}

impl StoredIndexes {
    /// The search index of a document of this snapshot, or of a bundled one. `None` if there is none, if it
    /// is damaged, or if another version of the program or of the index made it; it must be built again then.
    pub fn get(&self, document: &Document, version: u32) -> Option<Vec<u8>> {
        let held = self.documents.get(&document.id).map(|(fingerprint, _)| *fingerprint);
        let (bytes, _) = self.part(held.unwrap_or_else(|| Fingerprint::of_document(document)), version)?;
        Some(bytes)
    }

    /// An index that is whole and of this version, with its entry.
    pub(crate) fn part(&self, of: Fingerprint, version: u32) -> Option<(Vec<u8>, &FileEntry)> {
        if self.version != Some((env!("CARGO_PKG_VERSION").to_owned(), version)) {
            return None;
        }
        let entry = self.parts.get(&of)?;
        let bytes = disk::read(&self.folder.join(INDEX).join(&entry.file)).ok()??;
        entry.check(&bytes, &entry.file).ok()?;
        Some((bytes, entry))
    }

    /// The file of a document with its entry, if the snapshot holds just this content.
    pub(crate) fn document(&self, id: &DocumentId, fingerprint: Fingerprint) -> Option<(PathBuf, &FileEntry)> {
        let (_, entry) = self.documents.get(id).filter(|(held, _)| *held == fingerprint)?;
        Some((self.folder.join(DOCUMENTS).join(&entry.file), entry))
    }

    /// The folder of the indexes. All that is in it can be made again from the documents.
    pub fn folder(&self) -> PathBuf {
        self.folder.join(INDEX)
    }
}

/// Removes the files of a snapshot, and its folders if nothing else is in them. What somebody else put there stays.
pub(crate) fn remove_snapshot(folder: &Path) {
    if disk::is_real_folder(folder) {
        remove_files(folder);
        disk::remove_files(folder, |name| name == MANIFEST);
    }
}

/// Removes the files of the documents of a snapshot and of their indexes, as [`remove_snapshot`] does.
pub(crate) fn remove_files(folder: &Path) {
    if disk::is_real_folder(folder) {
        disk::remove_files(&folder.join(DOCUMENTS), is_document_file);
        disk::remove_files(&folder.join(INDEX), is_index_file);
    }
}

/// The names of the files of documents in the folder of a snapshot; none if it cannot be listed.
fn document_files(folder: &Path) -> Vec<String> {
    let mut names = disk::names(&folder.join(DOCUMENTS)).unwrap_or_default();
    names.retain(|name| name.ends_with(DOCUMENT_EXTENSION));
    names
}

/// The files of documents that a manifest does not list.
fn unlisted(folder: &Path, generation: &str, manifest: &Manifest) -> Vec<UnlistedFile> {
    let listed: BTreeSet<&str> = manifest.documents.iter().map(|entry| entry.file.file.as_str()).collect();
    let mut names = document_files(folder);
    names.retain(|name| !listed.contains(name.as_str()));
    let file = |name: String| UnlistedFile {
        id: read_by_name(folder, &name).map(|(document, _)| document.id.to_string()),
        path: format!("{SNAPSHOTS}/{generation}/{DOCUMENTS}/{name}"),
        is_moved: false,
    };
    names.into_iter().map(file).collect()
}

/// Reads a file that is named by the fingerprint of the document it holds. `None` if it is not what its name says.
pub(crate) fn read_by_name(folder: &Path, name: &str) -> Option<(Document, (Fingerprint, FileEntry))> {
    let fingerprint: Fingerprint = name.strip_suffix(DOCUMENT_EXTENSION)?.parse().ok()?;
    let bytes = disk::read(&folder.join(DOCUMENTS).join(name)).ok()??;
    let document = (Fingerprint::of(&bytes) == fingerprint).then(|| decode(&bytes).ok())??;
    Some((document, (fingerprint, FileEntry::new(name.to_owned(), &bytes))))
}

/// Reads the file of a document, and says how it is stored; `shown` is what to call it in a refusal.
///
/// The file has to be what was written: by its fingerprint, or else by its length and checksum, so that damage to one
/// of these in the manifest harms nothing.
fn read_document(
    folder: &Path,
    entry: &DocumentEntry,
    shown: &str,
) -> Result<(Document, (Fingerprint, FileEntry)), SnapshotError> {
    let damaged = |what: String| SnapshotError::damaged(shown, what);
    let bytes = disk::read(&folder.join(&entry.file.file)).map_err(|error| damaged(error.to_string()))?;
    let bytes = bytes.ok_or_else(|| SnapshotError::Missing { file: shown.to_owned() })?;
    let fingerprint = Fingerprint::of(&bytes);
    if fingerprint != entry.fingerprint {
        entry.file.check(&bytes, shown)?;
    }
    let document = decode(&bytes).map_err(damaged)?;
    Ok((document, (fingerprint, FileEntry::new(entry.file.file.clone(), &bytes))))
}
