//! Files of somebody else in the folder of a library, under the very names that it needs: they are neither deleted nor
//! overwritten.

use std::{
    fs,
    path::{Path, PathBuf},
};

use vademecum_store::StoreError;

use crate::{INDEX, add, document, empty, ids};

/// Writes a file of somebody else, with the folders it lies in.
fn write(path: &Path, text: &str) {
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, text).unwrap();
}

fn foreign(result: Result<impl Sized, StoreError>) -> PathBuf {
    match result {
        Err(StoreError::ForeignFile { path }) => path,
        Err(error) => unreachable!("{error}"),
        Ok(_) => unreachable!("it is used as if it were ours"),
    }
}

#[test]
fn a_file_named_lock_is_no_lock_unless_it_says_so() {
    let (folder, library) = empty();
    let lock = folder.path().join("lock");
    for text in ["my notes on locks", "1234 is not all", "12345678901234567890123456789012345"] {
        fs::write(&lock, text).unwrap();
        let refused = add(&library, document("magic-cr@2024.es", "uno"));
        assert_eq!(foreign(refused), lock, "{text}");
        assert_eq!(fs::read_to_string(&lock).unwrap(), text);
    }
    // What a writer leaves: its number, nothing on a full disk, zeros after a power failure.
    for text in ["1234\n", "", "\0\0\0\0\0"] {
        fs::write(&lock, text).unwrap();
        add(&library, document("magic-cr@2024.es", "uno")).unwrap();
        assert_eq!(fs::read_to_string(&lock).unwrap(), format!("{}\n", std::process::id()));
    }
}

#[test]
fn folders_under_the_names_of_what_is_being_written_stay() {
    for file in [
        ".writing/novel.txt",
        ".writing/documents/letter.postcard",
        ".new-current/projects.txt",
        "lock/of my door.txt",
        "current/projects.txt",
    ] {
        let (folder, library) = empty();
        let file = folder.path().join(file);
        write(&file, "mine");
        let error = add(&library, document("magic-cr@2024.es", "uno")).unwrap_err().to_string();
        let named = file.strip_prefix(folder.path()).unwrap().iter().next().unwrap().to_string_lossy();
        assert!(error.contains(&*named), "{error}");
        assert_eq!(fs::read_to_string(&file).unwrap(), "mine", "{error}");
        // Once it is elsewhere, the library works.
        fs::rename(folder.path().join(&*named), folder.path().join("elsewhere")).unwrap();
        add(&library, document("magic-cr@2024.es", "uno")).unwrap();
    }
}

#[test]
fn a_file_named_like_a_snapshot_or_a_folder_of_the_library_stays() {
    let (folder, library) = empty();
    add(&library, document("magic-cr@2024.es", "uno")).unwrap();
    let files = ["000002", "202401"].map(|name| folder.path().join("snapshots").join(name));
    files.iter().for_each(|file| write(file, "mine"));
    add(&library, document("magic-cr@2024.en", "one")).unwrap();
    let after = library.update_documents(|documents| drop(documents.pop()), INDEX).unwrap();
    assert_eq!((after.warnings(), after.documents.len()), (vec![], 1));
    assert!(files.iter().all(|file| fs::read_to_string(file).unwrap() == "mine"));
    let damaged = folder.path().join("damaged");
    write(&damaged, "mine");
    assert_eq!(foreign(add(&library, document("magic-cr@2024.en", "one"))), damaged);
    assert_eq!(library.snapshot().unwrap().documents.len(), 1);
}

#[test]
fn a_note_beside_the_files_of_a_snapshot_outlives_it() {
    let (folder, library) = empty();
    add(&library, document("magic-cr@2024.es", "uno")).unwrap();
    let snapshot = folder.path().join("snapshots/000001");
    let notes = ["why.txt", "documents/which.txt", "index/of a book.index"].map(|name| snapshot.join(name));
    notes.iter().for_each(|note| write(note, "mine"));
    let after = library.update_documents(Vec::clear, INDEX).unwrap();
    assert_eq!(ids(&after), [""; 0]);
    for note in &notes {
        assert_eq!(fs::read_to_string(note).unwrap(), "mine", "{}", note.display());
    }
    assert!(!snapshot.join("manifest.json").exists());
    assert_eq!(fs::read_dir(snapshot.join("documents")).unwrap().count(), 1, "what is removed is gone");
    add(&library, document("magic-cr@2024.en", "one")).unwrap();
    assert!(notes.iter().all(|note| note.exists()));
    assert_eq!(library.snapshot().unwrap().warnings(), []);
}

#[test]
fn cached_files_take_nobody_elses_place() {
    let (folder, library) = empty();
    let kept = folder.path().join("kept");
    let files = ["thesis.txt", "photos/2019/a.jpg", ".new-york.txt", "one/of many.txt", ".new-two/of many.txt"];
    files.iter().for_each(|file| write(&kept.join(file), "mine"));
    assert_eq!(foreign(library.write_cache("one", b"1")), kept.join("one"));
    assert_eq!(foreign(library.write_cache("two", b"2")), kept.join(".new-two"));
    library.write_cache("three", b"3").unwrap();
    fs::write(kept.join(".new-three"), "left by a writer that was killed").unwrap();
    library.remove_cached(&["one", "two", "three"]).unwrap();
    assert_eq!(library.read_cache("three"), None);
    assert!(!kept.join(".new-three").exists());
    for file in files {
        assert_eq!(fs::read_to_string(kept.join(file)).unwrap(), "mine", "{file}");
    }
}

#[cfg(unix)]
#[test]
fn links_lead_nowhere() {
    use std::os::unix::fs::symlink;
    let fingerprint = "0123456789abcdef0123456789abcdef";
    let elsewhere = tempfile::tempdir().unwrap();
    let files = ["three", ".new-three", "lock", "documents/letter.txt", "manifest.json"]
        .map(str::to_owned)
        .into_iter()
        .chain([format!("documents/{fingerprint}.postcard"), format!("index/{fingerprint}.index")])
        .chain([format!("old/documents/{fingerprint}.postcard"), format!("old/index/{fingerprint}.index")]);
    let files: Vec<PathBuf> = files.map(|file| elsewhere.path().join(file)).collect();
    files.iter().for_each(|file| write(file, "0"));

    let (folder, library) = empty();
    let link = |name: &str| symlink(elsewhere.path(), folder.path().join(name)).unwrap();
    link("kept");
    assert_eq!(foreign(library.write_cache("three", b"3")), folder.path().join("kept"));
    library.remove_cached(&["three"]).unwrap();
    link(".writing");
    assert_eq!(foreign(add(&library, document("magic-cr@2024.es", "uno"))), folder.path().join(".writing"));
    fs::remove_file(folder.path().join(".writing")).unwrap();
    link(".new-current");
    assert_eq!(foreign(add(&library, document("magic-cr@2024.es", "uno"))), folder.path().join(".new-current"));
    fs::remove_file(folder.path().join(".new-current")).unwrap();
    add(&library, document("magic-cr@2024.es", "uno")).unwrap();
    // It has all that a snapshot has whose manifest is lost.
    symlink(elsewhere.path().join("old"), folder.path().join("snapshots/000000")).unwrap();
    add(&library, document("magic-cr@2024.es", "dos")).unwrap();
    assert!(folder.path().join("snapshots/000000").is_symlink());
    symlink(elsewhere.path().join("lock"), folder.path().join("lock.mine")).unwrap();
    fs::rename(folder.path().join("lock.mine"), folder.path().join("lock")).unwrap();
    assert_eq!(foreign(add(&library, document("magic-cr@2024.es", "uno"))), folder.path().join("lock"));
    for file in &files {
        assert_eq!(fs::read_to_string(file).unwrap(), "0", "{}", file.display());
    }
}
