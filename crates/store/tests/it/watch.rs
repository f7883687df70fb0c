//! Libraries that change, are broken and mended while they are watched.

use std::fs;

use vademecum_store::{Library, ServedSnapshot, StoreError, Watch};

use crate::{INDEX, add, document, empty, names};

/// A library with a document, watched.
fn watched() -> (tempfile::TempDir, Library, Watch) {
    let (folder, library) = empty();
    let opened = add(&library, document("magic-cr@2024.es", "uno")).unwrap();
    let watch = Watch::new(library.clone(), ServedSnapshot::from(&opened));
    (folder, library, watch)
}

#[test]
fn a_change_is_seen_once() {
    let (_folder, library, mut watch) = watched();
    assert!(!watch.poll());
    add(&library, document("magic-cr@2024.en", "one")).unwrap();
    assert!(watch.poll());
    let snapshot = watch.open().unwrap();
    assert_eq!(snapshot.documents.len(), 2);
    watch.set_served(ServedSnapshot::from(&snapshot));
    assert!(!watch.poll());
}

#[test]
fn a_library_that_is_replaced_as_a_whole_is_seen() {
    let (folder, library, mut watch) = watched();
    let before = fs::read(folder.path().join("current")).unwrap();
    fs::remove_file(folder.path().join("current")).unwrap();
    fs::remove_dir_all(folder.path().join("snapshots")).unwrap();
    add(&library, document("magic-cr@2024.es", "dos")).unwrap();
    assert_eq!(fs::read(folder.path().join("current")).unwrap(), before);
    assert!(watch.poll());
    let snapshot = watch.open().unwrap();
    assert_eq!(snapshot.documents[0].nodes[1].text, "dos");
    watch.set_served(ServedSnapshot::from(&snapshot));
    assert!(!watch.poll());
}

#[test]
fn the_first_document_is_seen() {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::at(folder.path().join("not made yet"));
    let mut watch = Watch::new(library.clone(), ServedSnapshot::from(&library.snapshot().unwrap()));
    assert!(!watch.poll());
    add(&library, document("magic-cr@2024.es", "uno")).unwrap();
    assert!(watch.poll());
}

#[test]
fn a_broken_library_is_left_alone_longer_and_longer() {
    let (folder, _library, mut watch) = watched();
    fs::write(folder.path().join("current"), "nonsense").unwrap();
    let mut tried = Vec::new();
    for look in 0..40 {
        if watch.poll() {
            tried.push(look);
            let reason = watch.open().unwrap_err().to_string();
            assert_eq!(watch.record_rejection(&reason), tried.len() == 1, "only the first time is news");
        }
    }
    assert_eq!(tried, [0, 1, 3, 7, 15, 31]);
}

#[test]
fn what_was_broken_and_is_mended_is_opened() {
    let (folder, library, mut watch) = watched();
    let file = folder.path().join("current");
    fs::write(&file, "nonsense").unwrap();
    assert!(watch.poll() && watch.record_rejection("no"));
    // Another change is looked at in any case.
    fs::write(&file, "000001\n").unwrap();
    assert!(!watch.poll());
    add(&library, document("magic-cr@2024.en", "one")).unwrap();
    assert!(watch.poll());
    assert_eq!(watch.open().unwrap().documents.len(), 2);
}

#[test]
fn a_library_that_goes_away_is_no_empty_one() {
    let (folder, _library, mut watch) = watched();
    fs::remove_dir_all(folder.path()).unwrap();
    assert!(watch.poll());
    assert!(matches!(watch.open(), Err(StoreError::LibraryVanished { .. })));
}

#[test]
fn new_damage_is_not_served_and_old_damage_does_not_stand_in_the_way() {
    let (folder, library, mut watch) = watched();
    add(&library, document("magic-cr@2024.en", "one")).unwrap();
    let documents = folder.path().join("snapshots/000002/documents");
    for name in names(&documents) {
        fs::write(documents.join(name), "damaged").unwrap();
    }
    assert!(watch.poll());
    let error = watch.open().unwrap_err();
    assert!(matches!(error, StoreError::Damaged { .. }));
    assert!(error.to_string().contains("the document `magic-cr@2024."), "{error}");

    // Whoever started with what is left is served what comes to it.
    watch.set_served(ServedSnapshot::from(&library.snapshot().unwrap()));
    add(&library, document("magic-cr@2024.pt", "um")).unwrap();
    assert!(watch.poll());
    assert_eq!(watch.open().unwrap().documents.len(), 1);
}

/// Takes a document out of a library, and all files of another one are damaged.
fn remove_beside_damage(library: &Library, snapshot: &str) -> Result<(), StoreError> {
    let is_removed = |id: &str| id == "magic-cr@2024.en";
    library.update_documents(|held| held.retain(|document| !is_removed(&document.id.to_string())), INDEX)?;
    let documents = library.root().join("snapshots").join(snapshot).join("documents");
    for name in names(&documents) {
        fs::write(documents.join(name), "damaged").unwrap();
    }
    Ok(())
}

#[test]
fn what_was_removed_is_not_served_on_for_what_is_damaged() {
    let (folder, library, mut watch) = watched();
    watch.set_served(ServedSnapshot::from(&add(&library, document("magic-cr@2024.en", "one")).unwrap()));
    remove_beside_damage(&library, "000003").unwrap();
    assert!(watch.poll());
    let snapshot = watch.open().unwrap();
    assert_eq!((snapshot.documents.len(), snapshot.damaged[0].id.as_str()), (0, "magic-cr@2024.es"));
    assert_eq!(snapshot.warnings().len(), 1);

    // So it is where `current` is damaged as well, and the newest snapshot is read.
    fs::write(folder.path().join("current"), "nonsense").unwrap();
    assert_eq!(watch.open().unwrap().documents.len(), 0);
    watch.set_served(ServedSnapshot::from(&snapshot));
    assert!(watch.open().is_err(), "nothing was removed since");
}

#[test]
fn an_older_snapshot_in_place_of_a_damaged_one_removes_nothing() {
    let (folder, library, mut watch) = watched();
    watch.set_served(ServedSnapshot::from(&add(&library, document("magic-cr@2024.en", "one")).unwrap()));
    let newest = folder.path().join("snapshots/000002");
    fs::remove_file(newest.join("manifest.json")).unwrap();
    let documents = newest.join("documents");
    names(&documents).into_iter().for_each(|name| fs::remove_file(documents.join(name)).unwrap());
    assert_eq!(library.snapshot().unwrap().documents.len(), 1, "the older one is read");
    assert!(watch.poll());
    assert!(matches!(watch.open(), Err(StoreError::Damaged { .. })));
}
