//! Cached files beside the snapshots.

use std::{fs, thread};

use proptest::prelude::*;
use vademecum_store::{Fingerprint, Library, StoreError};

use crate::{add, document, names};

fn library() -> (tempfile::TempDir, Library) {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::at(folder.path().join("library"));
    (folder, library)
}

#[test]
fn cached_bytes_are_read_as_written() {
    let (_folder, library) = library();
    assert_eq!(library.read_cache("one"), None);
    library.write_cache("one", b"1").unwrap();
    library.write_cache("two", b"").unwrap();
    library.write_cache("one", b"1, again").unwrap();
    assert_eq!(library.read_cache("one").as_deref(), Some(&b"1, again"[..]));
    assert_eq!(library.read_cache("two").as_deref(), Some(&b""[..]));
    assert_eq!(names(&library.root().join("kept")), [".lock", "one", "two"]);
}

#[test]
fn documents_and_cached_files_are_independent() {
    let (_folder, library) = library();
    library.write_cache("one", b"1").unwrap();
    add(&library, document("magic-cr@2024.es", "uno")).unwrap();
    assert_eq!(library.read_cache("one").as_deref(), Some(&b"1"[..]));
    assert_eq!(library.snapshot().unwrap().documents.len(), 1);
}

#[test]
fn damaged_foreign_and_missing_files_are_none() {
    let (_folder, library) = library();
    library.write_cache("one", b"some bytes").unwrap();
    let file = library.root().join("kept/one");
    let whole = fs::read(&file).unwrap();
    for at in 0..whole.len() {
        let mut flipped = whole.clone();
        flipped[at] ^= 1 << (at % 8);
        fs::write(&file, flipped).unwrap();
        assert_eq!(library.read_cache("one"), None, "byte {at}");
        fs::write(&file, &whole[..at]).unwrap();
        assert_eq!(library.read_cache("one"), None, "cut at {at}");
    }
    fs::write(&file, [&whole[..], b"x"].concat()).unwrap();
    assert_eq!(library.read_cache("one"), None);
    fs::remove_file(&file).unwrap();
    fs::create_dir(&file).unwrap();
    assert_eq!(library.read_cache("one"), None);
    // What is damaged can be made again.
    fs::remove_dir(&file).unwrap();
    fs::write(&file, "half").unwrap();
    library.write_cache("one", b"some bytes").unwrap();
    assert_eq!(fs::read(&file).unwrap(), whole);
}

#[test]
fn names_that_lead_elsewhere_are_refused() {
    let (_folder, library) = library();
    for name in ["", ".", "..", ".lock", ".new-one", "../one", "a/b", "a\\b", "C:one", "ñ", "One", &"a".repeat(129)] {
        assert!(matches!(library.write_cache(name, b""), Err(StoreError::NotCacheable { .. })), "{name}");
        assert_eq!(library.read_cache(name), None, "{name}");
    }
    assert!(!library.root().exists());
}

#[test]
fn what_is_no_longer_wanted_is_forgotten() {
    let (_folder, library) = library();
    library.remove_cached(&["lineage"]).unwrap();
    assert!(!library.root().exists(), "a library that nothing was written to makes no folder");
    for name in ["align-1", "align-2", "lineage"] {
        library.write_cache(name, name.as_bytes()).unwrap();
    }
    let folder = library.root().join("kept");
    fs::write(folder.join(".new-align-3"), "left by a writer that was killed").unwrap();
    fs::write(folder.join("notes of mine.txt"), "not ours").unwrap();
    library.remove_cached(&["align-1", "align-3"]).unwrap();
    assert_eq!(names(&folder), [".lock", "align-2", "lineage", "notes of mine.txt"]);
    assert_eq!((library.read_cache("align-1"), library.read_cache("align-2").is_some()), (None, true));
}

#[test]
fn keepers_at_once_do_not_mix() {
    let (_folder, library) = library();
    thread::scope(|scope| {
        for writer in 0..4_u8 {
            let library = &library;
            scope.spawn(move || {
                for n in 0..10 {
                    library.write_cache("shared", &vec![writer; 1000 + n]).unwrap();
                    let cached = library.read_cache("shared").unwrap();
                    assert!(cached.iter().all(|byte| *byte == cached[0]));
                    library.write_cache(&format!("own-{writer}"), &[writer]).unwrap();
                }
            });
        }
    });
    for writer in 0..4_u8 {
        assert_eq!(library.read_cache(&format!("own-{writer}")), Some(vec![writer]));
    }
}

#[test]
fn documents_have_fingerprints() {
    let fingerprint = Fingerprint::of_document(&document("magic-cr@2024.es", "uno"));
    assert_eq!(fingerprint, Fingerprint::of_document(&document("magic-cr@2024.es", "uno")));
    assert_ne!(fingerprint, Fingerprint::of_document(&document("magic-cr@2024.es", "una")));
    assert_ne!(fingerprint, Fingerprint::of_document(&document("magic-cr@2024.en", "uno")));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn any_bytes_come_back(bytes in proptest::collection::vec(any::<u8>(), 0..300), name in "[a-z0-9_@-][a-z0-9._@-]{0,40}") {
        let (_folder, library) = library();
        library.write_cache(&name, &bytes).unwrap();
        prop_assert_eq!(library.read_cache(&name), Some(bytes));
    }
}
