//! Libraries whose files are not what was written.

use std::{
    fs,
    path::{Path, PathBuf},
};

use vademecum_store::{FORMAT, Library, Refusal, Snapshot, StoreError};

use crate::{VERSION, add, document, names};

/// A library of one document, and the files of its snapshot.
struct Damaged {
    _folder: tempfile::TempDir,
    library: Library,
    whole: Snapshot,
    snapshot: PathBuf,
}

impl Damaged {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let library = Library::at(folder.path());
        let whole = add(&library, document("magic-cr@2024.es", "uno")).unwrap();
        let snapshot = folder.path().join("snapshots/000001");
        Damaged { _folder: folder, library, whole, snapshot }
    }

    fn files(&self) -> Vec<PathBuf> {
        let in_folder = |folder: &str| {
            let folder = self.snapshot.join(folder);
            names(&folder).into_iter().map(move |name| folder.join(name)).collect::<Vec<_>>()
        };
        [vec![self.snapshot.join("manifest.json")], in_folder("documents"), in_folder("index")].concat()
    }

    #[track_caller]
    fn refusal(&self) -> Refusal {
        match self.library.snapshot() {
            Err(StoreError::Refused { reason, .. }) => reason,
            other => unreachable!("not refused: {other:?}"),
        }
    }

    /// A file's change is noticed, or changes nothing that counts.
    fn is_safe(&self, file: &Path, what: &str) {
        match self.library.snapshot() {
            Ok(snapshot) => {
                assert_eq!(snapshot.documents, self.whole.documents, "{what} of {}", file.display());
                let document = &snapshot.documents[0];
                let index = snapshot.index.of(document, VERSION);
                assert!(index.is_none() || index == self.whole.index.of(document, VERSION));
            }
            Err(error) => assert!(matches!(error, StoreError::Refused { .. }), "{what} of {}: {error}", file.display()),
        }
    }
}

#[test]
fn every_flipped_bit_is_noticed_or_harmless() {
    let damaged = Damaged::new();
    for file in damaged.files() {
        let bytes = fs::read(&file).unwrap();
        for at in 0..bytes.len() {
            let mut flipped = bytes.clone();
            flipped[at] ^= 1 << (at % 8);
            fs::write(&file, &flipped).unwrap();
            damaged.is_safe(&file, &format!("byte {at}"));
        }
        fs::write(&file, &bytes).unwrap();
    }
    assert_eq!(damaged.library.snapshot().unwrap(), damaged.whole);
}

#[test]
fn every_truncated_file_is_noticed() {
    let damaged = Damaged::new();
    for file in damaged.files() {
        let bytes = fs::read(&file).unwrap();
        for length in 0..bytes.len() {
            fs::write(&file, &bytes[..length]).unwrap();
            damaged.is_safe(&file, &format!("length {length}"));
            if !file.starts_with(damaged.snapshot.join("index")) {
                assert!(matches!(damaged.refusal(), Refusal::Damaged { .. }));
            }
        }
        fs::write(&file, &bytes).unwrap();
    }
}

#[test]
fn every_missing_file_is_noticed() {
    for n in 0..2 {
        let damaged = Damaged::new();
        fs::remove_file(&damaged.files()[n]).unwrap();
        assert!(matches!(damaged.refusal(), Refusal::Missing { .. }));
    }
    // An index can be made again.
    let damaged = Damaged::new();
    fs::remove_dir_all(damaged.snapshot.join("index")).unwrap();
    let snapshot = damaged.library.snapshot().unwrap();
    assert_eq!(snapshot.index.of(&snapshot.documents[0], VERSION), None);
    let damaged = Damaged::new();
    fs::remove_dir_all(&damaged.snapshot).unwrap();
    assert_eq!(damaged.refusal(), Refusal::Missing { file: "snapshots/000001/manifest.json".to_owned() });
}

#[test]
fn what_is_refused_is_not_written_over() {
    let damaged = Damaged::new();
    let file = &damaged.files()[1];
    fs::write(file, "algo muy distinto").unwrap();
    let error = add(&damaged.library, document("magic-cr@2024.en", "one")).unwrap_err();
    assert!(matches!(error, StoreError::Refused { .. }));
    assert_eq!(fs::read_to_string(file).unwrap(), "algo muy distinto");
    assert_eq!(names(&damaged.snapshot.join("..")), ["000001"]);
}

#[test]
fn refusals_say_what_to_do() {
    let damaged = Damaged::new();
    fs::write(&damaged.files()[1], "algo").unwrap();
    let error = damaged.library.snapshot().unwrap_err().to_string();
    let file = names(&damaged.snapshot.join("documents")).remove(0);
    let expected = format!("`snapshots/000001/documents/{file}` is damaged (4 bytes instead of");
    assert!(error.contains(&expected), "{error}");
    assert!(error.ends_with("delete this folder and ingest your documents again"), "{error}");
}

#[test]
fn other_formats_are_refused() {
    let damaged = Damaged::new();
    let manifest = &damaged.files()[0];
    let json = fs::read_to_string(manifest).unwrap();
    let with_format = |format: u32| json.replace(&format!("\"format\": {FORMAT}"), &format!("\"format\": {format}"));
    fs::write(manifest, with_format(FORMAT + 1)).unwrap();
    assert_eq!(damaged.refusal(), Refusal::Newer { found: FORMAT + 1, known: FORMAT });
    fs::write(manifest, with_format(0)).unwrap();
    assert_eq!(damaged.refusal(), Refusal::Older { found: 0, known: FORMAT });
}

#[test]
fn names_that_lead_out_of_the_library_are_refused() {
    let damaged = Damaged::new();
    let manifest = &damaged.files()[0];
    let json = fs::read_to_string(manifest).unwrap();
    for folder in ["documents", "index"] {
        for file in names(&damaged.snapshot.join(folder)) {
            fs::write(manifest, json.replace(&file, "../../../secret")).unwrap();
            assert!(matches!(damaged.refusal(), Refusal::Damaged { .. }));
        }
    }

    for current in ["../../etc\n", "000001", "", "\n", "1\n", "\u{ff10}00001\n"] {
        fs::write(damaged.library.root().join("current"), current).unwrap();
        assert!(matches!(damaged.refusal(), Refusal::Damaged { file, .. } if file == "current"), "{current:?}");
    }
}

#[test]
fn an_index_of_another_program_is_not_used() {
    let damaged = Damaged::new();
    let manifest = &damaged.files()[0];
    let json = fs::read_to_string(manifest).unwrap();
    let index = |snapshot: &Snapshot, version| snapshot.index.of(&snapshot.documents[0], version);
    assert!(index(&damaged.whole, VERSION).is_some());
    assert_eq!(index(&damaged.whole, VERSION + 1), None);
    fs::write(manifest, json.replace("\"program\": \"", "\"program\": \"x")).unwrap();
    let snapshot = damaged.library.snapshot().unwrap();
    assert_eq!((&snapshot.documents, index(&snapshot, VERSION)), (&damaged.whole.documents, None));
}

#[test]
fn what_was_never_served_is_swept_up() {
    let damaged = Damaged::new();
    let root = damaged.library.root();
    // A writer that was killed before, and one that was killed after it had moved its snapshot into place.
    fs::create_dir_all(root.join(".writing/documents")).unwrap();
    fs::write(root.join(".writing/documents/0.postcard"), "half").unwrap();
    fs::create_dir_all(root.join("snapshots/000002/documents")).unwrap();
    fs::write(root.join(".new-current"), "0000").unwrap();
    assert_eq!(damaged.library.snapshot().unwrap(), damaged.whole);

    let after = add(&damaged.library, document("magic-cr@2024.en", "one")).unwrap();
    assert_eq!(after.generation.as_deref(), Some("000003"));
    assert_eq!(names(root), ["current", "lock", "snapshots"]);
    assert_eq!(names(&root.join("snapshots")), ["000001", "000003"]);
}

#[test]
fn a_file_is_no_library() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a-file");
    fs::write(&file, "").unwrap();
    let library = Library::at(&file);
    assert!(matches!(library.snapshot(), Err(StoreError::Io { .. })));
    assert!(matches!(add(&library, document("magic-cr@2024.es", "uno")), Err(StoreError::Io { .. })));
}
