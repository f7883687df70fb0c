//! A snapshot: what a library holds at one time, read back with every file checked.

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
    time::SystemTime,
};

use vademecum_document::Document;
use vademecum_vocab::DocumentId;

use crate::{
    Fingerprint, Refusal, StoreError, disk,
    manifest::{DOCUMENTS, DocumentEntry, FileEntry, INDEX, MANIFEST, Manifest},
    parallel,
    shipped::shipped_fingerprints,
};

/// What a library holds at one time.
#[derive(Debug, Clone, PartialEq, Default)]
#[non_exhaustive]
pub struct Snapshot {
    /// Its name; `None` for a library that nothing was ever written to.
    pub generation: Option<String>,
    /// The documents, in the order of their ids.
    pub documents: Vec<Document>,
    /// The search indexes of these documents and of those that ship.
    pub index: StoredIndex,
}

/// The search indexes that a snapshot holds, one for each document; opaque here, and read when asked for.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct StoredIndex {
    folder: PathBuf,
    /// Which version of the program and of the index it is.
    version: Option<(String, u32)>,
    /// The files of the documents themselves.
    documents: BTreeMap<DocumentId, (Fingerprint, FileEntry)>,
    parts: BTreeMap<Fingerprint, FileEntry>,
}

/// Why a snapshot could not be read.
#[derive(Debug)]
pub(crate) enum Unread {
    Refused(Refusal),
    Failed(StoreError),
}

impl From<Refusal> for Unread {
    fn from(reason: Refusal) -> Self {
        Unread::Refused(reason)
    }
}

impl From<StoreError> for Unread {
    fn from(error: StoreError) -> Self {
        Unread::Failed(error)
    }
}

impl Snapshot {
    /// Reads the snapshot in a folder, checking manifest and documents; `generation` is what it is called.
    pub(crate) fn read(folder: &Path, generation: &str) -> Result<Snapshot, Unread> {
        let file = |name: &str| -> Result<(Vec<u8>, String), Unread> {
            let shown = format!("snapshots/{generation}/{name}");
            match disk::read(&folder.join(name))? {
                Some(bytes) => Ok((bytes, shown)),
                None => Err(Refusal::Missing { file: shown }.into()),
            }
        };
        let (json, shown) = file(MANIFEST)?;
        let manifest = Manifest::read(&json, &shown)?;
        let parts = manifest.index.iter().map(|entry| &entry.file);
        if let Some(entry) = manifest.documents.iter().map(|entry| &entry.file).chain(parts).find(|e| !e.is_inside()) {
            return Err(Refusal::damaged(MANIFEST, format!("`{}` is no name of a file", entry.file)).into());
        }
        let documents = parallel::map(&manifest.documents, |entry| -> Result<Document, Unread> {
            let (bytes, shown) = file(&format!("{DOCUMENTS}/{}", entry.file.file))?;
            entry.file.check(&bytes, &shown)?;
            Ok(decode(&bytes, entry).map_err(|what| Refusal::damaged(shown, what))?)
        });
        let documents = documents.into_iter().collect::<Result<Vec<Document>, Unread>>()?;
        Ok(Snapshot::new(folder, generation, manifest, documents))
    }

    /// The snapshot that a manifest in a folder describes.
    pub(crate) fn new(folder: &Path, generation: &str, manifest: Manifest, documents: Vec<Document>) -> Snapshot {
        let version = manifest.index_version();
        let entries = manifest.documents.into_iter().map(|entry| (entry.fingerprint, entry.file));
        let index = StoredIndex {
            folder: folder.to_owned(),
            version: Some(version),
            documents: documents.iter().map(|document| document.id.clone()).zip(entries).collect(),
            parts: manifest.index.into_iter().map(|entry| (entry.of, entry.file)).collect(),
        };
        Snapshot { generation: Some(generation.to_owned()), documents, index }
    }

    /// The fingerprint of a document, if the snapshot holds it: that of
    /// [`Fingerprint::of_document`], without the work.
    pub fn fingerprint(&self, id: &DocumentId) -> Option<Fingerprint> {
        self.index.documents.get(id).map(|(fingerprint, _)| *fingerprint)
    }

    /// When each document came: when the file was written that holds it as it is. Where the system does not say,
    /// it is left out.
    pub fn arrivals(&self) -> BTreeMap<DocumentId, SystemTime> {
        let folder = self.index.folder.join(DOCUMENTS);
        let came = |(id, (_, entry)): (&DocumentId, &(Fingerprint, FileEntry))| {
            Some((id.clone(), disk::written(&folder.join(&entry.file))?))
        };
        self.index.documents.iter().filter_map(came).collect()
    }

    /// What tells what it holds, together with what ships, from anything else that a version of this program
    /// serves.
    pub fn name(&self) -> Fingerprint {
        let documents = self.index.documents.values().map(|(fingerprint, _)| *fingerprint);
        let ships = shipped_fingerprints().values().copied();
        let parts = documents.chain(ships).map(|part| part.to_string());
        let parts = parts.chain([env!("CARGO_PKG_VERSION").to_owned()]);
        Fingerprint::of(parts.collect::<Vec<_>>().join(" ").as_bytes())
    }

    /// The fingerprint of every document.
    pub fn fingerprints(&self) -> BTreeMap<DocumentId, Fingerprint> {
        self.index.documents.iter().map(|(id, (fingerprint, _))| (id.clone(), *fingerprint)).collect()
    }
}

impl StoredIndex {
    /// The search index of a document of this snapshot, or of one that ships. `None` if there is none, if it
    /// is damaged, or if another version of the program or of the index made it; then it has to be made anew.
    pub fn of(&self, document: &Document, version: u32) -> Option<Vec<u8>> {
        let held = self.documents.get(&document.id).map(|(fingerprint, _)| *fingerprint);
        let (bytes, _) = self.part(held.or_else(|| shipped_fingerprints().get(&document.id).copied())?, version)?;
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

    /// The folder of the indexes.
    pub(crate) fn folder(&self) -> PathBuf {
        self.folder.join(INDEX)
    }
}

/// Reads a stored document, or says what is wrong with it.
pub(crate) fn decode(bytes: &[u8], entry: &DocumentEntry) -> Result<Document, String> {
    let (document, rest) = postcard::take_from_bytes::<Document>(bytes).map_err(|error| error.to_string())?;
    if !rest.is_empty() {
        return Err(format!("{} bytes too many", rest.len()));
    }
    if document.id.to_string() != entry.id {
        return Err(format!("it holds `{}` instead of `{}`", document.id, entry.id));
    }
    // Whoever walks up from a node relies on getting to the top.
    let mut nodes = document.nodes.iter().enumerate();
    match nodes.find(|(i, node)| node.parent.is_some_and(|parent| parent.get() >= *i)) {
        Some((i, _)) => Err(format!("its node {i} stands under a later one")),
        None => Ok(document),
    }
}
