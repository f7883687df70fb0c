//! Libraries whose files are not what was written.

use std::{
    fs,
    path::{Path, PathBuf},
};

use vademecum_store::{Library, SNAPSHOT_FORMAT_VERSION, Snapshot, SnapshotError, StoreError};

use crate::{INDEX, VERSION, add, document, empty, ids, names};

/// A library of one document, and the files of its snapshot.
pub(crate) struct Damaged {
    _folder: tempfile::TempDir,
    pub(crate) library: Library,
    pub(crate) whole: Snapshot,
    pub(crate) snapshot: PathBuf,
    manifest: PathBuf,
    /// What the manifest says.
    json: String,
}

impl Damaged {
    pub(crate) fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let library = Library::at(folder.path());
        let whole = add(&library, document("magic-cr@2024.es", "uno")).unwrap();
        let snapshot = folder.path().join("snapshots/000001");
        let manifest = snapshot.join("manifest.json");
        let json = fs::read_to_string(&manifest).unwrap();
        Damaged { _folder: folder, library, whole, snapshot, manifest, json }
    }

    pub(crate) fn files(&self) -> Vec<PathBuf> {
        let in_folder = |folder: &str| {
            let folder = self.snapshot.join(folder);
            names(&folder).into_iter().map(move |name| folder.join(name)).collect::<Vec<_>>()
        };
        [vec![self.manifest.clone()], in_folder("documents"), in_folder("index")].concat()
    }

    /// Why the library is refused, or is read in another way than by its manifest.
    #[track_caller]
    fn refusal(&self) -> SnapshotError {
        match self.library.snapshot() {
            Err(StoreError::Refused { reason, .. }) => reason,
            Ok(Snapshot { fallback: Some(fallback), documents, .. }) => {
                assert_eq!((fallback.is_without_manifest, &documents), (true, &self.whole.documents));
                fallback.reason
            }
            other => unreachable!("not refused: {other:?}"),
        }
    }

    /// Why the only document is left out.
    #[track_caller]
    fn left_out(&self) -> SnapshotError {
        let snapshot = self.library.snapshot().unwrap();
        assert_eq!((snapshot.documents.len(), snapshot.damaged.len()), (0, 1));
        assert_eq!(snapshot.damaged[0].id, "magic-cr@2024.es");
        snapshot.damaged[0].reason.clone()
    }

    /// A file's change is noticed, or changes nothing that counts.
    fn is_safe(&self, file: &Path, what: &str) {
        match self.library.snapshot() {
            Ok(snapshot) if !snapshot.damaged.is_empty() => {
                assert_eq!((snapshot.documents.len(), snapshot.warnings().len()), (0, 1));
            }
            Ok(snapshot) => {
                assert_eq!(snapshot.documents, self.whole.documents, "{what} of {}", file.display());
                let document = &snapshot.documents[0];
                let index = snapshot.index.get(document, VERSION);
                assert!(index.is_none() || index == self.whole.index.get(document, VERSION));
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
            if file.ends_with("manifest.json") {
                assert!(matches!(damaged.refusal(), SnapshotError::Damaged { .. }));
            } else if file.starts_with(damaged.snapshot.join("documents")) {
                assert!(matches!(damaged.left_out(), SnapshotError::Damaged { .. }));
            }
        }
        fs::write(&file, &bytes).unwrap();
    }
}

#[test]
fn every_missing_file_is_noticed() {
    let damaged = Damaged::new();
    let [manifest, document, ..] = &damaged.files()[..] else { unreachable!("there are files") };
    fs::remove_file(document).unwrap();
    assert!(matches!(damaged.left_out(), SnapshotError::Missing { .. }));
    fs::remove_file(manifest).unwrap();
    assert!(matches!(damaged.refusal(), SnapshotError::Missing { .. }));
    // An index can be made again.
    let damaged = Damaged::new();
    fs::remove_dir_all(damaged.snapshot.join("index")).unwrap();
    let snapshot = damaged.library.snapshot().unwrap();
    assert_eq!(snapshot.index.get(&snapshot.documents[0], VERSION), None);
    let damaged = Damaged::new();
    fs::remove_dir_all(&damaged.snapshot).unwrap();
    assert!(
        matches!(damaged.refusal(), SnapshotError::Damaged { what, .. } if what.contains("000001, which is not there"))
    );
}

#[test]
fn a_damaged_document_is_carried_on_until_it_is_replaced_or_removed() {
    let damaged = Damaged::new();
    let file = &damaged.files()[1];
    // Another file, as snapshots share theirs.
    fs::remove_file(file).unwrap();
    fs::write(file, "algo muy distinto").unwrap();
    for (n, id) in ["magic-cr@2024.en", "magic-cr@2024.pt"].into_iter().enumerate() {
        let after = add(&damaged.library, document(id, "one")).unwrap();
        assert_eq!((after.documents.len(), after.damaged.len(), after.fallback.is_none()), (n + 1, 1, true));
        let read = damaged.library.snapshot().unwrap();
        assert_eq!((ids(&read), &read.damaged[0].id), (ids(&after), &after.damaged[0].id));
    }
    let carried = damaged.library.root().join("snapshots/000003/documents").join(file.file_name().unwrap());
    assert_eq!(fs::read_to_string(carried).unwrap(), "algo muy distinto");

    let removed = damaged.library.update_contents(|held| held.damaged.clear(), INDEX).unwrap();
    assert_eq!((ids(&removed).len(), removed.warnings().len()), (2, 0));
    assert_eq!(damaged.library.snapshot().unwrap(), removed);
}

#[test]
fn the_same_document_again_repairs_it() {
    let damaged = Damaged::new();
    fs::write(&damaged.files()[1], "algo").unwrap();
    let repaired = add(&damaged.library, document("magic-cr@2024.es", "uno")).unwrap();
    assert_eq!((&repaired.documents, repaired.warnings().len()), (&damaged.whole.documents, 0));
    assert_eq!(damaged.library.snapshot().unwrap(), repaired);
}

/// A manifest as it was written before manifests had the name of their snapshot and a checksum.
fn without_checksum(json: &str) -> String {
    let end = json.rfind(",\n  \"checksum\"").unwrap();
    let lines = json[..end].lines().filter(|line| !["generation", "follows"].iter().any(|name| line.contains(name)));
    lines.collect::<Vec<_>>().join("\n") + "\n}"
}

#[test]
fn damage_to_what_the_manifest_says_of_a_sound_file_harms_nothing() {
    for (name, of) in [("\"id\": \"", "id"), ("\"fingerprint\": \"", "fingerprint"), ("\"crc32\": ", "checksum")] {
        let damaged = Damaged::new();
        let json = without_checksum(&damaged.json);
        let at = json.find(name).unwrap() + name.len();
        let other = if json[at..].starts_with('1') { "2" } else { "1" };
        fs::write(&damaged.manifest, format!("{}{other}{}", &json[..at], &json[at + 1..])).unwrap();
        let snapshot = damaged.library.snapshot().unwrap();
        assert_eq!((&snapshot.documents, snapshot.warnings().len()), (&damaged.whole.documents, 0), "{of}");
        assert_eq!(snapshot.fingerprints(), damaged.whole.fingerprints(), "{of}");
    }
}

#[test]
fn a_file_that_is_listed_twice_damages_the_manifest() {
    let damaged = Damaged::new();
    let (head, rest) = damaged.json.split_once("\"documents\": [").unwrap();
    let (entry, tail) = rest.split_once(']').unwrap();
    fs::write(&damaged.manifest, format!("{head}\"documents\": [{entry},{entry}]{tail}")).unwrap();
    assert!(matches!(damaged.refusal(), SnapshotError::Damaged { what, .. } if what.ends_with("twice")));
}

#[test]
fn a_manifest_without_checksum_is_read() {
    let damaged = Damaged::new();
    let old = without_checksum(&damaged.json);
    assert!(!old.contains("checksum") && !old.contains("generation") && old.len() < damaged.json.len());
    fs::write(&damaged.manifest, old).unwrap();
    let snapshot = damaged.library.snapshot().unwrap();
    assert_eq!((snapshot.documents, snapshot.index), (damaged.whole.documents, damaged.whole.index));
    assert_eq!(damaged.library.snapshot().unwrap().warnings(), []);
}

#[test]
fn a_manifest_of_another_snapshot_loses_nothing() {
    let (folder, library, whole) = two();
    fs::copy(
        folder.path().join("snapshots/000001/manifest.json"),
        folder.path().join("snapshots/000002/manifest.json"),
    )
    .unwrap();
    let snapshot = library.snapshot().unwrap();
    assert_eq!(snapshot.documents, whole.documents);
    let warning = snapshot.warnings().remove(0);
    assert!(warning.message.contains("it belongs to the snapshot `000001`"), "{}", warning.message);
    assert!(warning.message.ends_with("`snapshots/000002`, which are whole, are read without a manifest"));
}

#[test]
fn a_document_that_an_older_manifest_does_not_list_is_told_and_never_deleted() {
    let (folder, library, _) = two();
    let [first, second] = ["000001", "000002"].map(|name| folder.path().join("snapshots").join(name));
    let old = without_checksum(&fs::read_to_string(first.join("manifest.json")).unwrap());
    fs::write(second.join("manifest.json"), old).unwrap();
    let snapshot = library.snapshot().unwrap();
    assert_eq!((ids(&snapshot), snapshot.unlisted.len()), (vec!["magic-cr@2024.es".to_owned()], 1));
    let warning = snapshot.warnings().remove(0);
    assert!(warning.message.starts_with("the document `magic-cr@2024.pt` is left out: `snapshots/000002/documents/"));

    let after = add(&library, document("magic-cr@2024.en", "one")).unwrap();
    let place = &after.unlisted[0].path;
    assert!(place.starts_with("damaged/000002/documents/") && after.warnings()[0].help.contains(place.as_str()));
    assert_eq!(library.snapshot().unwrap().warnings(), []);
    for n in 0..3 {
        add(&library, document("magic-cr@2024.en", &n.to_string())).unwrap();
    }
    assert!(folder.path().join(place).is_file());
    assert_eq!(library.quarantined_files().unwrap(), ["000002"]);
}

#[test]
fn a_part_of_a_document_in_damaged_is_not_taken_for_all_of_it() {
    // What a writer leaves that was killed while it copied, and what lies there by chance; the whole document is no harm.
    for (bytes, is_whole) in [(0, false), (40, false), (usize::MAX, true)] {
        let (folder, library, _) = two();
        let [first, second] = ["000001", "000002"].map(|name| folder.path().join("snapshots").join(name));
        let old = without_checksum(&fs::read_to_string(first.join("manifest.json")).unwrap());
        fs::write(second.join("manifest.json"), old).unwrap();
        let file = library.snapshot().unwrap().unlisted[0].path.clone();
        let whole = fs::read(folder.path().join(&file)).unwrap();
        let part = folder.path().join(file.replacen("snapshots", "damaged", 1));
        fs::create_dir_all(part.parent().unwrap()).unwrap();
        fs::write(&part, &whole[..bytes.min(whole.len())]).unwrap();

        let place = add(&library, document("magic-cr@2024.en", "one")).unwrap().unlisted[0].path.clone();
        add(&library, document("magic-cr@2024.en", "two")).unwrap();
        assert!(!second.exists(), "it is swept");
        assert_eq!(folder.path().join(&place) == part, is_whole, "{place}");
        assert_eq!(fs::read(folder.path().join(place)).unwrap(), whole);
        assert_eq!(fs::read(&part).unwrap(), whole[..bytes.min(whole.len())]);
    }
}

/// Makes a document of a snapshot unreadable, without harm to the snapshots that share its file.
fn spoil_a_document(snapshot: &Path) {
    let documents = snapshot.join("documents");
    let file = documents.join(&names(&documents)[0]);
    fs::remove_file(&file).unwrap();
    fs::write(file, "algo").unwrap();
}

#[test]
fn a_lost_manifest_is_made_again_from_the_documents() {
    let damaged = Damaged::new();
    fs::remove_file(&damaged.manifest).unwrap();
    assert!(matches!(damaged.refusal(), SnapshotError::Missing { .. }));
    let after = add(&damaged.library, document("magic-cr@2024.en", "one")).unwrap();
    assert_eq!(ids(&after), ["magic-cr@2024.es", "magic-cr@2024.en"]);
    assert_eq!(damaged.library.snapshot().unwrap().warnings(), []);

    // What is not whole is no base to go on from.
    let damaged = Damaged::new();
    fs::remove_file(&damaged.manifest).unwrap();
    spoil_a_document(&damaged.snapshot);
    assert!(matches!(damaged.library.snapshot(), Err(StoreError::Refused { .. })));
}

#[test]
fn folders_with_enormous_numbers_are_not_ours() {
    let (folder, library, _) = two();
    for place in ["damaged/9999999999999999999", "damaged/999999999999999", "snapshots/9999999999999999999"] {
        fs::create_dir_all(folder.path().join(place)).unwrap();
    }
    for n in 0..3 {
        add(&library, document("magic-cr@2024.en", &n.to_string())).unwrap();
        assert_eq!(library.snapshot().unwrap().warnings(), []);
    }
    assert_eq!(names(&folder.path().join("snapshots")), ["000004", "000005", "9999999999999999999"]);
}

/// A library of two documents that came one after the other.
fn two() -> (tempfile::TempDir, Library, Snapshot) {
    let (folder, library) = empty();
    add(&library, document("magic-cr@2024.es", "uno")).unwrap();
    let whole = add(&library, document("magic-cr@2024.pt", "um")).unwrap();
    (folder, library, whole)
}

/// The files of two snapshots are links of one; a copy of the library, or a program that removes one name, parts them.
#[test]
fn a_document_that_the_snapshot_before_still_has_is_taken_from_there() {
    for is_spoiled in [false, true] {
        let (folder, library, whole) = two();
        let held = folder.path().join("snapshots/000001/documents");
        let lost = folder.path().join("snapshots/000002/documents").join(&names(&held)[0]);
        fs::remove_file(&lost).unwrap();
        if is_spoiled {
            fs::write(&lost, "algo").unwrap();
        }
        assert_eq!(library.snapshot().unwrap().damaged.len(), 1);
        let after = add(&library, document("magic-cr@2024.en", "one")).unwrap();
        assert_eq!((after.documents.len(), after.warnings().len()), (3, 0), "{is_spoiled}");
        assert_eq!(library.snapshot().unwrap().documents, after.documents);
        assert!(whole.documents.iter().all(|document| after.documents.contains(document)));
    }
}

#[test]
fn a_lost_current_costs_nothing() {
    for current in [None, Some("000009\n"), Some("nonsense"), Some("")] {
        let (folder, library, whole) = two();
        match current {
            Some(text) => fs::write(folder.path().join("current"), text).unwrap(),
            None => fs::remove_file(folder.path().join("current")).unwrap(),
        }
        let snapshot = library.snapshot().unwrap();
        assert_eq!((&snapshot.documents, &snapshot.name), (&whole.documents, &whole.name), "{current:?}");
        let warning = snapshot.warnings().remove(0);
        assert!(warning.message.ends_with("`snapshots/000002`, is used instead"), "{}", warning.message);

        let after = add(&library, document("magic-cr@2024.en", "one")).unwrap();
        assert_eq!((after.documents.len(), after.warnings().len()), (3, 1), "{current:?}");
        assert_eq!(fs::read_to_string(folder.path().join("current")).unwrap(), "000003\n");
        let read = library.snapshot().unwrap();
        assert_eq!((ids(&read), read.warnings()), (ids(&after), vec![]));
    }
}

#[test]
fn a_damaged_manifest_falls_back_to_the_snapshot_before_and_is_moved_not_deleted() {
    let (folder, library, _) = two();
    let manifest = folder.path().join("snapshots/000002/manifest.json");
    fs::write(&manifest, "{").unwrap();
    spoil_a_document(&folder.path().join("snapshots/000002"));
    let snapshot = library.snapshot().unwrap();
    assert_eq!(ids(&snapshot), ["magic-cr@2024.es"]);
    assert!(matches!(snapshot.fallback.unwrap().reason, SnapshotError::Damaged { .. }));

    let after = add(&library, document("magic-cr@2024.en", "one")).unwrap();
    assert_eq!(ids(&after), ["magic-cr@2024.es", "magic-cr@2024.en"]);
    assert!(after.warnings()[0].help.ends_with("moved to `damaged/000002`"), "{:?}", after.warnings());
    assert_eq!(names(&folder.path().join("snapshots")), ["000001", "000003"]);
    assert_eq!(names(&folder.path().join("damaged/000002/documents")).len(), 2);
    assert!(library.snapshot().unwrap().warnings().is_empty());
    // It stays, whatever comes after it.
    add(&library, document("magic-cr@2024.en", "two")).unwrap();
    assert_eq!(names(&folder.path().join("damaged")), ["000002"]);
}

#[test]
fn a_manifest_or_current_that_cannot_be_read_is_damage() {
    let (folder, library, whole) = two();
    let manifest = folder.path().join("snapshots/000002/manifest.json");
    let current = folder.path().join("current");
    for file in [&manifest, &current] {
        let before = fs::read(file).unwrap();
        fs::remove_file(file).unwrap();
        fs::create_dir(file).unwrap();
        let snapshot = library.snapshot().unwrap();
        assert_eq!(snapshot.documents, whole.documents);
        assert!(matches!(snapshot.fallback.unwrap().reason, SnapshotError::Damaged { .. }));
        fs::remove_dir(file).unwrap();
        fs::write(file, before).unwrap();
    }
    fs::remove_file(&manifest).unwrap();
    fs::create_dir(&manifest).unwrap();
    let after = add(&library, document("magic-cr@2024.en", "one")).unwrap();
    assert_eq!(after.documents.len(), 3);
    assert_eq!(library.snapshot().unwrap().documents, after.documents);
}

#[test]
fn what_a_writer_was_about_to_name_is_taken_up() {
    let (folder, library, whole) = two();
    // So it is when the writer is killed just before it writes `current`.
    fs::write(folder.path().join("current"), "000001\n").unwrap();
    let snapshot = library.snapshot().unwrap();
    assert_eq!((&snapshot.documents, snapshot.warnings()), (&whole.documents, vec![]));
    let after = add(&library, document("magic-cr@2024.en", "one")).unwrap();
    assert_eq!((after.documents.len(), after.warnings()), (3, vec![]));
    assert_eq!(names(folder.path()), ["current", "lock", "snapshots"]);
    assert_eq!(names(&folder.path().join("snapshots")), ["000002", "000003"]);

    // Two in a row; and one that is not whole is none to take up.
    fs::write(folder.path().join("current"), "000002\n").unwrap();
    assert_eq!(library.snapshot().unwrap().documents, after.documents);
    spoil_a_document(&folder.path().join("snapshots/000003"));
    let snapshot = library.snapshot().unwrap();
    assert_eq!((snapshot.documents, snapshot.unreferenced.is_some()), (whole.documents, true));
}

#[test]
fn a_whole_snapshot_that_current_does_not_name_is_not_deleted() {
    let (folder, library, _) = two();
    // As after older files were restored, by a program whose manifests did not say which snapshot they follow.
    fs::write(folder.path().join("current"), "000001\n").unwrap();
    let manifest = folder.path().join("snapshots/000002/manifest.json");
    fs::write(&manifest, without_checksum(&fs::read_to_string(&manifest).unwrap())).unwrap();
    let told = |snapshot: &Snapshot| snapshot.warnings().into_iter().map(|warning| warning.message).collect::<Vec<_>>();
    let message =
        |place: &str| [format!("the file `current` names an older snapshot than `{place}`, which can be read")];
    assert_eq!(told(&library.snapshot().unwrap()), message("snapshots/000002"));
    let after = add(&library, document("magic-cr@2024.en", "one")).unwrap();
    assert_eq!(ids(&after), ["magic-cr@2024.es", "magic-cr@2024.en"]);
    assert_eq!(names(&folder.path().join("damaged/000002/documents")).len(), 2);
    assert_eq!(told(&after), message("damaged/000002"));
    assert_eq!(told(&library.snapshot().unwrap()), Vec::<String>::new());
}

#[test]
fn where_nothing_can_be_read_nothing_is_written_or_deleted() {
    let (folder, library, _) = two();
    for generation in ["000001", "000002"] {
        fs::write(folder.path().join(format!("snapshots/{generation}/manifest.json")), "{").unwrap();
        spoil_a_document(&folder.path().join("snapshots").join(generation));
    }
    for current in [true, false] {
        if !current {
            fs::remove_file(folder.path().join("current")).unwrap();
        }
        assert!(matches!(library.snapshot(), Err(StoreError::Refused { .. })));
        assert!(matches!(add(&library, document("magic-cr@2024.en", "one")), Err(StoreError::Refused { .. })));
        assert_eq!(names(&folder.path().join("snapshots")), ["000001", "000002"]);
    }
}

#[test]
fn a_snapshot_of_a_newer_program_is_not_passed_over() {
    let (folder, library, _) = two();
    fs::write(folder.path().join("snapshots/000002/manifest.json"), r#"{"format":99}"#).unwrap();
    fs::remove_file(folder.path().join("current")).unwrap();
    let refused = library.snapshot();
    assert!(matches!(refused, Err(StoreError::Refused { reason: SnapshotError::FormatTooNew { found: 99, .. }, .. })));
}

#[test]
fn what_a_person_put_beside_the_snapshots_stays() {
    let (folder, library, _) = two();
    fs::create_dir(folder.path().join("snapshots/before the move")).unwrap();
    add(&library, document("magic-cr@2024.en", "one")).unwrap();
    assert_eq!(names(&folder.path().join("snapshots")), ["000002", "000003", "before the move"]);
}

#[test]
fn folders_that_are_named_like_snapshots_are_not_deleted_unless_they_are_some() {
    let (folder, library, _) = two();
    let snapshots = folder.path().join("snapshots");
    let files = [
        "000000/notes.txt",
        "202401/photo.jpg",
        "202402/documents/letter.odt",
        "202403/index/of a book.txt",
        "202404/manifest.json",
        "202405/documents/deeper/still.postcard",
    ];
    for file in files {
        let file = snapshots.join(file);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, "somebody's own").unwrap();
    }
    // What is left of snapshots whose removal was interrupted.
    fs::create_dir_all(snapshots.join("202406/index")).unwrap();
    fs::write(snapshots.join("202406/index/0123456789abcdef0123456789abcdef.index"), "").unwrap();
    add(&library, document("magic-cr@2024.en", "one")).unwrap();
    library.update_documents(|documents| drop(documents.pop()), INDEX).unwrap();
    for file in files {
        let moved = folder.path().join("damaged").join(file);
        assert!(snapshots.join(file).exists() || moved.exists(), "{file}");
    }
    assert!(!snapshots.join("202406").exists());
}

#[test]
fn refusals_say_what_to_do_and_name_no_more_than_the_snapshots() {
    let damaged = Damaged::new();
    fs::write(&damaged.manifest, "algo").unwrap();
    spoil_a_document(&damaged.snapshot);
    let error = damaged.library.snapshot().unwrap_err().to_string();
    assert!(error.contains("the file `snapshots/000001/manifest.json` is damaged ("), "{error}");
    let root = damaged.library.root().display();
    let expected = format!("move `{root}/current` and `{root}/snapshots` elsewhere and ingest your documents again");
    assert!(error.ends_with(&expected), "{error}");
    let left_out = damaged.library.root().join("current");
    fs::remove_file(left_out).unwrap();
    fs::rename(damaged.library.root().join("snapshots"), damaged.library.root().join("elsewhere")).unwrap();
    assert_eq!(damaged.library.snapshot().unwrap(), Snapshot::default());
}

#[test]
fn other_formats_are_refused() {
    let damaged = Damaged::new();
    let with_format = |format: u32| {
        let (fields, _) = damaged.json.rsplit_once(",\n  \"checksum\"").unwrap();
        let ours = format!("\"format\": {SNAPSHOT_FORMAT_VERSION}");
        fields.replace(&ours, &format!("\"format\": {format}")) + "\n}"
    };
    fs::write(&damaged.manifest, with_format(SNAPSHOT_FORMAT_VERSION + 1)).unwrap();
    assert_eq!(
        damaged.refusal(),
        SnapshotError::FormatTooNew { found: SNAPSHOT_FORMAT_VERSION + 1, known: SNAPSHOT_FORMAT_VERSION }
    );
    fs::write(&damaged.manifest, with_format(0)).unwrap();
    assert_eq!(damaged.refusal(), SnapshotError::FormatTooOld { found: 0, known: SNAPSHOT_FORMAT_VERSION });
}

#[test]
fn names_that_lead_out_of_the_library_are_refused() {
    let damaged = Damaged::new();
    for folder in ["documents", "index"] {
        for file in names(&damaged.snapshot.join(folder)) {
            fs::write(&damaged.manifest, damaged.json.replace(&file, "../../../secret")).unwrap();
            assert!(matches!(damaged.refusal(), SnapshotError::Damaged { .. }));
        }
    }

    for current in ["../../etc\n", "000001", "", "\n", "1\n", "\u{ff10}00001\n"] {
        fs::write(damaged.library.root().join("current"), current).unwrap();
        assert!(matches!(damaged.refusal(), SnapshotError::Damaged { .. }), "{current:?}");
    }
    fs::write(&damaged.manifest, &damaged.json).unwrap();
    for current in ["../../etc\n", "000001", "", "\n", "1\n", "\u{ff10}00001\n"] {
        fs::write(damaged.library.root().join("current"), current).unwrap();
        let fallback = damaged.library.snapshot().unwrap().fallback.unwrap();
        assert!(matches!(fallback.reason, SnapshotError::Damaged { file, .. } if file == "current"), "{current:?}");
    }
}

#[test]
fn an_index_of_another_program_is_not_used() {
    let damaged = Damaged::new();
    let index = |snapshot: &Snapshot, version| snapshot.index.get(&snapshot.documents[0], version);
    assert!(index(&damaged.whole, VERSION).is_some());
    assert_eq!(index(&damaged.whole, VERSION + 1), None);
    fs::write(&damaged.manifest, damaged.json.replace("\"program\": \"", "\"program\": \"x")).unwrap();
    let snapshot = damaged.library.snapshot().unwrap();
    assert_eq!((&snapshot.documents, index(&snapshot, VERSION)), (&damaged.whole.documents, None));
}

#[test]
fn what_was_never_served_is_swept_up() {
    let damaged = Damaged::new();
    let root = damaged.library.root();
    // A writer that was killed before, and one that was killed after it had moved its snapshot into place.
    fs::create_dir_all(root.join(".writing/documents")).unwrap();
    fs::write(root.join(".writing/documents/0123456789abcdef0123456789abcdef.postcard"), "half").unwrap();
    fs::create_dir_all(root.join("snapshots/000002/documents")).unwrap();
    fs::write(root.join(".new-current"), "0000").unwrap();
    assert_eq!(damaged.library.snapshot().unwrap(), damaged.whole);

    let after = add(&damaged.library, document("magic-cr@2024.en", "one")).unwrap();
    assert_eq!(after.name.as_deref(), Some("000003"));
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

#[cfg(unix)]
#[test]
fn a_pipe_in_place_of_a_file_is_told_and_not_waited_for() {
    for file in ["current", "snapshots/000001/manifest.json", "snapshots/000001/documents", "snapshots/000001/index"] {
        let damaged = Damaged::new();
        let mut path = damaged.library.root().join(file);
        if path.is_dir() {
            let of = damaged.whole.fingerprint(&damaged.whole.documents[0].id).unwrap().to_string();
            let names = names(&path);
            path = path.join(names.iter().find(|name| name.starts_with(&of)).unwrap());
        }
        fs::remove_file(&path).unwrap();
        assert!(std::process::Command::new("mkfifo").arg(&path).status().unwrap().success());
        match damaged.library.snapshot() {
            Err(error) => assert!(error.to_string().contains("it is not a regular file"), "{file}: {error}"),
            Ok(snapshot) if file.ends_with("index") => {
                assert_eq!(snapshot.index.get(&damaged.whole.documents[0], VERSION), None);
            }
            Ok(snapshot) => {
                let warning = &snapshot.warnings()[0].message;
                assert!(warning.contains("it is not a regular file"), "{file}: {warning}");
            }
        }
    }
}
