//! Documents that are removed: what is left of them is deleted, or named until it is.

use std::{
    fs,
    path::{Path, PathBuf},
};

use vademecum_store::{Library, Snapshot, StoreError};

use crate::{INDEX, add, damage::Damaged, document, names};

/// Removes the document that [`Damaged`] begins with.
fn remove(damaged: &Damaged) -> Result<Snapshot, StoreError> {
    damaged.library.update_documents(|documents| documents.retain(|it| it.id != damaged.whole.documents[0].id), INDEX)
}

/// The file that is left of a document that the library does not hold.
fn remaining(library: &Library, id: &str) -> Option<PathBuf> {
    library.remaining_file(&library.snapshot().unwrap(), id).unwrap()
}

#[test]
fn a_removal_that_was_interrupted_is_finished_by_the_next_write() {
    let damaged = Damaged::new();
    add(&damaged.library, document("magic-cr@2024.en", "one")).unwrap();
    let id = damaged.whole.documents[0].id.to_string();
    // The snapshot before is still there, as after a kill behind the moment in which the new one is served.
    let (snapshots, aside) = (damaged.library.root().join("snapshots"), tempfile::tempdir().unwrap());
    let before = fs::read_to_string(damaged.library.root().join("current")).unwrap();
    copy_folder(&snapshots.join(before.trim()), aside.path());
    damaged.library.update_documents(|documents| documents.retain(|it| it.id.to_string() != id), INDEX).unwrap();
    assert_eq!(remaining(&damaged.library, &id), None);
    copy_folder(aside.path(), &snapshots.join(before.trim()));
    assert!(remaining(&damaged.library, &id).unwrap().starts_with(snapshots.join(before.trim())));
    assert_eq!(remaining(&damaged.library, "nowhere@2024.en"), None);
    damaged.library.update_documents(|_| {}, INDEX).unwrap();
    assert_eq!(remaining(&damaged.library, &id), None);
    assert!(!snapshots.join(before.trim()).exists());
}

#[test]
fn a_removed_document_in_a_folder_that_is_no_snapshot_any_more_is_named() {
    let damaged = Damaged::new();
    let id = &damaged.whole.documents[0].id;
    // Another one of that id, in a snapshot with a damaged manifest and a file of somebody else.
    add(&damaged.library, document("magic-cr@2024.en", "one")).unwrap();
    let older = damaged.library.root().join("snapshots/000001");
    fs::write(older.join("manifest.json"), "{").unwrap();
    fs::write(older.join(".DS_Store"), "").unwrap();
    let removed = damaged.library.update_documents(|documents| documents.retain(|it| it.id != *id), INDEX);
    assert!(matches!(&removed, Err(StoreError::NotDeleted { path }) if path.starts_with(&older)), "{removed:?}");
}

/// Copies the files of a folder and of those in it.
fn copy_folder(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap().map(Result::unwrap) {
        let target = to.join(entry.file_name());
        if entry.file_type().unwrap().is_dir() {
            copy_folder(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).unwrap();
        }
    }
}

#[test]
fn only_copies_of_the_removed_document_are_named() {
    for is_of_removed in [false, true] {
        let damaged = Damaged::new();
        add(&damaged.library, document("magic-cr@2024.en", "one")).unwrap();
        // A copy that somebody else made, under a name that is not one of ours.
        let documents = damaged.library.root().join("snapshots/000002/documents");
        let is_removed = |name: &str| damaged.snapshot.join("documents").join(name).exists();
        let file = names(&documents).into_iter().find(|name| is_removed(name) == is_of_removed).unwrap();
        let copy = documents.join(format!("{file}~"));
        fs::copy(documents.join(file), &copy).unwrap();
        let removed = remove(&damaged);
        match &removed {
            Err(StoreError::NotDeleted { path }) => assert!(is_of_removed && *path == copy, "{removed:?}"),
            _ => assert!(!is_of_removed && removed.is_ok(), "{removed:?}"),
        }
        assert!(copy.exists());
    }
}

#[test]
fn a_removed_document_that_cannot_be_deleted_is_named() {
    let damaged = Damaged::new();
    add(&damaged.library, document("magic-cr@2024.en", "one")).unwrap();
    // A folder in place of the file cannot be deleted as a file.
    let left = &damaged.files()[1];
    fs::remove_file(left).unwrap();
    fs::create_dir(left).unwrap();
    let removed = remove(&damaged);
    assert!(matches!(&removed, Err(StoreError::NotDeleted { path }) if path == left), "{removed:?}");
    let after = damaged.library.snapshot().unwrap();
    assert_eq!((after.documents.len(), after.warnings().len()), (1, 0));
}

#[test]
fn an_index_that_is_left_of_a_removed_document_is_named_until_it_is_deleted() {
    // The index cannot be deleted, as a folder is in its place; or there is a copy of it that a program of somebody else made.
    for copy in [None, Some("x.conflict.index"), Some("NAME~")] {
        let damaged = Damaged::new();
        let id = damaged.whole.documents[0].id.to_string();
        let index = damaged.files()[2].clone();
        let left = match copy {
            None => {
                fs::remove_file(&index).unwrap();
                fs::create_dir(&index).unwrap();
                index.clone()
            }
            Some(copy) => {
                let name = copy.replace("NAME", &index.file_name().unwrap().to_string_lossy());
                fs::copy(&index, index.with_file_name(&name)).unwrap();
                index.with_file_name(name)
            }
        };
        let removed = remove(&damaged);
        assert!(matches!(&removed, Err(StoreError::NotDeleted { path }) if *path == left), "{copy:?}: {removed:?}");
        assert!(!damaged.snapshot.join("documents").exists());
        // It is found again, and changes of other documents go well.
        assert_eq!(remaining(&damaged.library, &id).as_ref(), Some(&left), "{copy:?}");
        add(&damaged.library, document("magic-cr@2024.en", "one")).unwrap();
        assert_eq!(remaining(&damaged.library, &id), Some(left.clone()), "{copy:?}");
        assert_eq!(remaining(&damaged.library, "nowhere@2024.en"), None);
        if copy.is_none() {
            fs::remove_dir(&left).unwrap();
        } else {
            fs::remove_file(&left).unwrap();
        }
        assert_eq!(remaining(&damaged.library, &id), None);
        add(&damaged.library, document("magic-cr@2024.en", "two")).unwrap();
        assert!(!damaged.snapshot.exists(), "{copy:?}");
    }
}

#[test]
fn the_index_of_a_document_that_stays_is_not_named() {
    let damaged = Damaged::new();
    add(&damaged.library, document("magic-cr@2024.en", "one")).unwrap();
    let folder = damaged.library.root().join("snapshots/000002/index");
    let stays = names(&folder).into_iter().find(|name| !damaged.snapshot.join("index").join(name).exists()).unwrap();
    fs::copy(folder.join(&stays), folder.join(format!("{stays}~"))).unwrap();
    remove(&damaged).unwrap();
    assert_eq!(names(&folder), [format!("{stays}~")]);
}

#[test]
fn a_document_that_could_not_be_deleted_is_found_until_it_is() {
    let damaged = Damaged::new();
    let id = damaged.whole.documents[0].id.to_string();
    let left = damaged.files()[1].clone();
    let bytes = fs::read(&left).unwrap();
    remove(&damaged).unwrap();
    // Its manifest may be gone: what is in the file tells.
    fs::create_dir_all(left.parent().unwrap()).unwrap();
    fs::write(&left, bytes).unwrap();
    assert_eq!(remaining(&damaged.library, &id), Some(left));
    assert_eq!(remaining(&damaged.library, "nowhere@2024.en"), None);
    damaged.library.update_documents(|_| {}, INDEX).unwrap();
    assert_eq!(remaining(&damaged.library, &id), None);
}

#[cfg(unix)]
#[test]
fn nothing_is_removed_while_the_file_of_another_document_cannot_be_asked_for() {
    let damaged = Damaged::new();
    add(&damaged.library, document("magic-cr@2024.en", "one")).unwrap();
    let documents = damaged.library.root().join("snapshots/000002/documents");
    let is_old = |name: &String| damaged.snapshot.join("documents").join(name).exists();
    let other = documents.join(names(&documents).into_iter().find(|name| !is_old(name)).unwrap());
    // The system refuses to say what is behind a link that leads to itself.
    let aside = tempfile::tempdir().unwrap();
    fs::rename(&other, aside.path().join("document")).unwrap();
    std::os::unix::fs::symlink(&other, &other).unwrap();
    let refused = remove(&damaged);
    assert!(matches!(&refused, Err(StoreError::Io { path, .. }) if *path == other), "{refused:?}");
    fs::remove_file(&other).unwrap();
    fs::rename(aside.path().join("document"), &other).unwrap();
    assert_eq!(damaged.library.snapshot().unwrap().documents.len(), 2);
    assert_eq!(remove(&damaged).unwrap().documents.len(), 1);
}
