//! A body for fuzzing: a library with a damaged file, opened and written to. It panics when an invariant is broken.
//!
//! The tests replay the inputs of `tests/fuzz/corpus/store` and run it for a moment on stable Rust; cargo-fuzz drives the
//! same function for as long as one likes (`tests/fuzz`).

#![expect(clippy::disallowed_methods, reason = "files of a library are damaged on purpose")]

use std::{fs, path::Path};

use vademecum_document::{Document, DocumentKind, Node, NodeContent};
use vademecum_vocab::Game;

use crate::{
    Fingerprint, IndexBuilder, Library, Snapshot, StoreError,
    layout::{CURRENT, SNAPSHOTS},
    manifest::{DOCUMENTS, INDEX, MANIFEST, Manifest},
};

/// What an input does to a library: the first byte says which file and how, the next two where (little-endian), the
/// rest is what is written.
struct Edit<'d> {
    /// 0 `current`, 1 the manifest, 2 a document, 3 its index.
    file: u8,
    /// Whether bytes are written over some of the file, from `at` on; else they are the whole file.
    overlays: bool,
    /// Whether the manifest is made to fit the file, so that it passes for one that was written.
    is_sealed: bool,
    at: usize,
    bytes: &'d [u8],
}

impl Edit<'_> {
    fn read(data: &[u8]) -> Option<Edit<'_>> {
        let (&[how, low, high], bytes) = data.split_first_chunk()?;
        let at = usize::from(u16::from_le_bytes([low, high]));
        Some(Edit { file: how & 3, overlays: how & 4 != 0, is_sealed: how & 8 != 0, at, bytes })
    }

    /// Applies the edit to the content of a file.
    fn apply(&self, whole: Vec<u8>) -> Vec<u8> {
        if !self.overlays {
            return self.bytes.to_vec();
        }
        let mut edited = whole;
        let end = self.at + self.bytes.len();
        edited.resize(edited.len().max(end), 0);
        edited[self.at..end].copy_from_slice(self.bytes);
        edited
    }
}

/// Fuzzes damage to a library: it is reported, costs no more than the damaged file, and never blocks a writer who
/// could read the library. `folder` is where the library is made; what is in it goes away.
///
/// # Errors
/// If the folder cannot be written to.
pub fn store(folder: &Path, data: &[u8]) -> Result<(), StoreError> {
    let Some(edit) = Edit::read(data) else { return Ok(()) };
    let failed = |error| StoreError::io("write", folder)(error);
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(failed)?;
    }
    let library = Library::at(folder);
    add(&library, "magic-one@2024.en")?;
    let sound = add(&library, "magic-two@2024.en")?;
    damage(folder, &sound, &edit).map_err(failed)?;

    let read = library.snapshot();
    let Ok(read) = read else {
        assert!(add(&library, "magic-three@2024.en").is_err(), "a library was written to that cannot be read");
        return Ok(());
    };
    for document in &read.documents {
        assert!(edit.is_sealed || sound.documents.contains(document), "a document that nobody wrote");
        read.index.get(document, 1);
    }
    let lost = sound.documents.iter().filter(|document| !read.documents.contains(document)).count();
    assert!(lost == 0 || !read.warnings().is_empty() || edit.is_sealed, "lost in silence");

    let after = add(&library, "magic-three@2024.en")?;
    let again = library.snapshot()?;
    assert!(
        again.fallback.is_none() && again.documents == after.documents && again.damaged.len() == after.damaged.len()
    );
    assert!(after.documents.iter().any(|document| document.id.to_string() == "magic-three@2024.en"));
    assert!(read.documents.iter().all(|document| after.documents.iter().any(|other| other.id == document.id)));
    Ok(())
}

fn damage(folder: &Path, sound: &Snapshot, edit: &Edit<'_>) -> std::io::Result<()> {
    let Some(generation) = &sound.name else { return Ok(()) };
    let snapshot = folder.join(SNAPSHOTS).join(generation);
    let of = sound.documents.first().and_then(|document| sound.fingerprint(&document.id));
    let stem = of.map(|of| of.to_string()).unwrap_or_default();
    let file = match edit.file {
        0 => folder.join(CURRENT),
        1 => snapshot.join(MANIFEST),
        2 => snapshot.join(DOCUMENTS).join(format!("{stem}.postcard")),
        _ => snapshot.join(INDEX).join(format!("{stem}.index")),
    };
    let bytes = edit.apply(fs::read(&file)?);
    // The snapshot before shares the file.
    fs::remove_file(&file)?;
    fs::write(&file, &bytes)?;
    let manifest = snapshot.join(MANIFEST);
    if edit.is_sealed
        && edit.file >= 2
        && let Ok(mut sealed) = Manifest::read(&fs::read(&manifest)?, generation, MANIFEST)
    {
        sealed.seal(&stem, &bytes);
        fs::write(&manifest, sealed.to_json())?;
    }
    Ok(())
}

impl Manifest {
    /// Makes the entries of a document and its index fit other bytes, by the name of the file.
    fn seal(&mut self, stem: &str, bytes: &[u8]) {
        for entry in self.documents.iter_mut().filter(|entry| entry.file.file == format!("{stem}.postcard")) {
            entry.fingerprint = Fingerprint::of(bytes);
        }
        let documents = self.documents.iter_mut().map(|entry| &mut entry.file);
        let parts = self.index.iter_mut().map(|entry| &mut entry.file);
        for file in documents.chain(parts).filter(|entry| entry.file.starts_with(stem)) {
            *file = crate::manifest::FileEntry::new(file.file.clone(), bytes);
        }
    }
}

fn add(library: &Library, id: &str) -> Result<Snapshot, StoreError> {
    let index_of = |document: &Document| Ok(document.id.to_string().into_bytes());
    let mut rule = Node::new(NodeContent::Rule, "100.1".to_owned());
    rule.text = id.to_owned();
    let id = id.parse().expect("the ids above are well formed");
    let document = Document::new(id, DocumentKind::Rules, Game::Magic, vec![rule]);
    library.update_documents(
        |documents| documents.push(document),
        IndexBuilder { version: 1, build_index: &index_of, bundled: &[] },
    )
}
