//! A snapshot: written aside, read back with every file checked.

use std::path::{Path, PathBuf};

use vademecum_document::Document;

use crate::{
    BoxError, Refusal, StoreError,
    disk::{self, Unfinished},
    fingerprint::encode,
    manifest::{DOCUMENTS, DocumentEntry, FileEntry, INDEX, MANIFEST, Manifest},
};

/// What a library holds at one time.
#[derive(Debug, Clone, PartialEq, Default)]
#[non_exhaustive]
pub struct Snapshot {
    /// Its name; `None` for a library that nothing was ever written to.
    pub generation: Option<String>,
    /// The documents, in the order of their ids.
    pub documents: Vec<Document>,
    /// The folder of the search index over these documents and what ships. `None` where there is none, or
    /// one that another version of this program made: then an index has to be made in memory.
    pub index_dir: Option<PathBuf>,
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
    /// Reads the snapshot in a folder, checking every file; `generation` is what it is called.
    pub(crate) fn read(folder: &Path, generation: &str) -> Result<Snapshot, Unread> {
        let file = |name: &str| -> Result<(Vec<u8>, String), Unread> {
            let shown = format!("snapshots/{generation}/{name}");
            match disk::read(&folder.join(name))? {
                Some(bytes) => Ok((bytes, shown)),
                None => Err(Refusal::Missing { file: shown }.into()),
            }
        };
        let checked = |inside: &str, entry: &FileEntry| -> Result<(Vec<u8>, String), Unread> {
            if !entry.is_inside() {
                return Err(Refusal::damaged(MANIFEST, format!("`{}` is no name of a file", entry.file)).into());
            }
            let (bytes, shown) = file(&format!("{inside}/{}", entry.file))?;
            entry.check(&bytes, &shown)?;
            Ok((bytes, shown))
        };

        let (json, shown) = file(MANIFEST)?;
        let manifest = Manifest::read(&json, &shown)?;
        let mut documents = Vec::with_capacity(manifest.documents.len());
        for entry in &manifest.documents {
            let (bytes, shown) = checked(DOCUMENTS, &entry.file)?;
            documents.push(decode(&bytes, &entry.id).map_err(|what| Refusal::damaged(shown, what))?);
        }
        let index_dir = manifest.index_is_ours().then(|| folder.join(INDEX));
        if index_dir.is_some() {
            for entry in &manifest.index {
                checked(INDEX, entry)?;
            }
        }
        Ok(Snapshot { generation: Some(generation.to_owned()), documents, index_dir })
    }
}

/// Writes documents and their index into a new folder beside the snapshots, down to the disk.
pub(crate) fn write_aside(
    root: &Path,
    documents: &[Document],
    index: impl FnOnce(&[Document], &Path) -> Result<(), BoxError>,
) -> Result<Unfinished, StoreError> {
    let aside = Unfinished::begin(root)?;
    let documents_dir = aside.path().join(DOCUMENTS);
    disk::make_folder(&documents_dir)?;
    let mut entries = Vec::with_capacity(documents.len());
    for (n, document) in documents.iter().enumerate() {
        let name = format!("{n}.postcard");
        let bytes = encode(document);
        disk::write(&documents_dir.join(&name), &bytes)?;
        entries.push(DocumentEntry { id: document.id.to_string(), file: FileEntry::new(name, &bytes) });
    }

    let index_dir = aside.path().join(INDEX);
    disk::make_folder(&index_dir)?;
    index(documents, &index_dir).map_err(StoreError::Index)?;
    let mut index_files = Vec::new();
    for name in disk::names(&index_dir)? {
        let path = index_dir.join(&name);
        disk::sync(&path)?;
        let bytes = disk::read(&path)?.unwrap_or_default();
        index_files.push(FileEntry::new(name, &bytes));
    }

    disk::write(&aside.path().join(MANIFEST), &Manifest::new(entries, index_files).to_json())?;
    for folder in [&documents_dir, &index_dir, aside.path()] {
        disk::sync(folder)?;
    }
    Ok(aside)
}

/// Reads a stored document, or says what is wrong with it.
fn decode(bytes: &[u8], id: &str) -> Result<Document, String> {
    let (document, rest) = postcard::take_from_bytes::<Document>(bytes).map_err(|error| error.to_string())?;
    if !rest.is_empty() {
        return Err(format!("{} bytes too many", rest.len()));
    }
    if document.id.to_string() != id {
        return Err(format!("it holds `{}` instead of `{id}`", document.id));
    }
    // Whoever walks up from a node relies on getting to the top.
    let mut nodes = document.nodes.iter().enumerate();
    match nodes.find(|(i, node)| node.parent.is_some_and(|parent| parent.get() >= *i)) {
        Some((i, _)) => Err(format!("its node {i} stands under a later one")),
        None => Ok(document),
    }
}
