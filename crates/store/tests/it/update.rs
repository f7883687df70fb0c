//! Adding, replacing and removing documents, alone and with others at it.

use std::{
    sync::{
        Mutex,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::Duration,
};

use proptest::prelude::*;
use vademecum_document::Document;
use vademecum_store::{Fingerprint, IndexBuilder, Library, StoreError};

use crate::{INDEX, VERSION, add, document, empty, ids, names};

#[test]
fn a_library_is_empty_until_written_and_makes_no_folder() {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::at(folder.path().join("not/yet"));
    let snapshot = library.snapshot().unwrap();
    assert_eq!((snapshot.name, snapshot.documents), (None, vec![]));
    assert!(!library.root().exists());
}

#[test]
fn documents_come_back_as_they_were() {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::at(folder.path().join("library"));
    let one = document("magic-cr@2024-11-08.es", "Se revisa todo.");
    let written = add(&library, one.clone()).unwrap();
    assert_eq!(written, library.snapshot().unwrap());
    assert_eq!(written.name, library.current_snapshot_name().unwrap());
    assert_eq!(written.documents, std::slice::from_ref(&one));
    assert_eq!(written.index.get(&one, VERSION).unwrap(), b"magic-cr@2024-11-08.es");
    assert_eq!(written.fingerprint(&one.id), Some(Fingerprint::of_document(&one)));
}

#[test]
fn the_same_document_again_replaces_it() {
    let (_folder, library) = empty();
    let id = "magic-cr@2024-11-08.es";
    add(&library, document(id, "antes")).unwrap();
    add(&library, document("magic-cr@2019-01-25.pt", "outro")).unwrap();
    add(&library, document(id, "después")).unwrap();
    let snapshot = library.snapshot().unwrap();
    assert_eq!(ids(&snapshot), ["magic-cr@2019-01-25.pt", id]);
    assert_eq!(snapshot.documents[1].nodes[1].text, "después");

    let twice = |documents: &mut Vec<Document>| documents.extend([document(id, "uno"), document(id, "dos")]);
    assert_eq!(library.update_documents(twice, INDEX).unwrap().documents[1].nodes[1].text, "dos");
}

#[test]
fn documents_are_removed() {
    let (_folder, library) = empty();
    add(&library, document("magic-cr@2024-11-08.es", "uno")).unwrap();
    add(&library, document("magic-cr@2024-11-08.en", "one")).unwrap();
    let left = library.update_documents(|documents| documents.retain(|d| d.lang().as_str() == "es"), INDEX).unwrap();
    assert_eq!(ids(&left), ["magic-cr@2024-11-08.es"]);
    let none = library.update_documents(Vec::clear, INDEX).unwrap();
    assert_eq!(none.documents, []);
    assert_eq!(library.snapshot().unwrap(), none);
}

#[test]
fn what_is_removed_is_nowhere_in_the_library() {
    let (folder, library) = empty();
    add(&library, document("magic-cr@2024-11-08.es", "uno")).unwrap();
    add(&library, document("magic-cr@2024-11-08.en", "one")).unwrap();
    library.update_documents(|documents| documents.retain(|d| d.lang().as_str() == "es"), INDEX).unwrap();
    let snapshots = folder.path().join("snapshots");
    assert_eq!(names(&snapshots), ["000003"]);
    assert_eq!(names(&snapshots.join("000003/documents")).len(), 1);
    // Nor does it come back when the manifest is lost.
    std::fs::remove_file(snapshots.join("000003/manifest.json")).unwrap();
    assert_eq!(ids(&library.snapshot().unwrap()), ["magic-cr@2024-11-08.es"]);
}

#[test]
fn only_the_snapshot_before_is_kept() {
    let (folder, library) = empty();
    for n in 1..=4 {
        add(&library, document(&format!("magic-cr@200{n}.es"), "algo")).unwrap();
    }
    assert_eq!(names(&folder.path().join("snapshots")), ["000003", "000004"]);
    assert_eq!(names(folder.path()), ["current", "lock", "snapshots"]);
}

#[test]
fn an_index_that_cannot_be_made_changes_nothing() {
    let (folder, library) = empty();
    let before = add(&library, document("magic-cr@2024.es", "uno")).unwrap();
    let failing = IndexBuilder { version: 2, build_index: &|_| Err("no room for words".into()), bundled: &[] };
    let failed =
        library.update_documents(|documents| documents.push(document("magic-cr@2024.pt", "um")), failing).unwrap_err();
    assert_eq!(failed.to_string(), "cannot make the search index: no room for words");
    assert_eq!(library.snapshot().unwrap(), before);
    assert_eq!(names(folder.path()), ["current", "lock", "snapshots"]);
}

#[test]
fn writers_at_once_lose_nothing() {
    let (_folder, library) = empty();
    thread::scope(|scope| {
        for writer in 0..4 {
            let library = &library;
            scope.spawn(move || {
                for n in 0..5 {
                    add(library, document(&format!("magic-w{writer}-{n}@2024.es"), "algo")).unwrap();
                }
            });
        }
    });
    assert_eq!(library.snapshot().unwrap().documents.len(), 20);
}

#[test]
fn a_writer_gives_up_on_a_lock_that_is_never_released() {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::at(folder.path()).with_lock_timeout(Duration::from_millis(50));
    let mut inner = None;
    library.update_documents(|_| inner = Some(add(&library, document("magic-cr@2024.es", "uno"))), INDEX).unwrap();
    let error = inner.unwrap().unwrap_err();
    assert!(matches!(error, StoreError::Locked { .. }));
    let told = error.to_string();
    assert!(told.contains(&format!("another program, process {},", std::process::id())), "{told}");
    assert!(told.contains("try again when it is done; if it hangs, end it"), "{told}");
}

#[test]
fn indexes_are_prepared_while_others_write() {
    let (_folder, library) = empty();
    add(&library, document("magic-cr@2019.es", "antes")).unwrap();
    let one_at_a_time = Mutex::new(0);
    let index_of = |document: &Document| {
        // The lock is free while an index is made.
        let mut made = one_at_a_time.lock().unwrap();
        library.clone().with_lock_timeout(Duration::ZERO).update_documents(|_| {}, INDEX).unwrap();
        *made += 1;
        Ok(format!("index of {}", document.id).into_bytes())
    };
    let incoming = document("magic-cr@2024.es", "uno");
    let indexing = IndexBuilder { version: VERSION, build_index: &index_of, bundled: &[] };
    let prepared = library.build_indexes(std::slice::from_ref(&incoming), indexing).unwrap();
    // What the library holds was indexed before.
    assert_eq!(*one_at_a_time.lock().unwrap(), 1);
    assert_eq!(prepared.get(&incoming).unwrap(), b"index of magic-cr@2024.es");
    assert_eq!(prepared.get(&document("magic-cr@2024.es", "otro")), None);

    // Another writer comes between.
    add(&library, document("magic-cr@2024.pt", "um")).unwrap();
    let never = |document: &Document| Err(format!("{} is indexed under the lock", document.id).into());
    let index_of = |document: &Document| prepared.get(document).map_or_else(|| never(document), Ok);
    let indexing = IndexBuilder { version: VERSION, build_index: &index_of, bundled: &[] };
    let after = library.update_documents(|documents| documents.push(incoming.clone()), indexing).unwrap();
    assert_eq!(ids(&after), ["magic-cr@2019.es", "magic-cr@2024.es", "magic-cr@2024.pt"]);
    assert_eq!(after.index.get(&incoming, VERSION).unwrap(), b"index of magic-cr@2024.es");
}

#[test]
fn bundled_documents_are_indexed_but_not_stored() {
    let (folder, library) = empty();
    let bundled = [document("magic-digest@2024.es", "nuestro")];
    let indexing = IndexBuilder { bundled: &bundled, ..INDEX };
    let prepared = library.build_indexes(&[], indexing).unwrap();
    assert_eq!(prepared.get(&bundled[0]).unwrap(), b"magic-digest@2024.es");
    assert_eq!(names(folder.path()), Vec::<String>::new());

    let update = |documents: &mut Vec<Document>| documents.push(document("magic-cr@2024.es", "uno"));
    let snapshot = library.update_documents(update, indexing).unwrap();
    assert_eq!(ids(&snapshot), ["magic-cr@2024.es"]);
    assert_eq!(snapshot.index.get(&bundled[0], VERSION).unwrap(), b"magic-digest@2024.es");
    let changed = document("magic-digest@2024.es", "otro");
    assert_eq!(snapshot.index.get(&changed, VERSION), None);
}

#[test]
fn readers_see_whole_snapshots_while_others_write() {
    let (_folder, library) = empty();
    let both = |text: &str| ["magic-cr@2024.en", "magic-cr@2024.es"].map(|id| document(id, text));
    library.update_documents(|documents| documents.extend(both("0")), INDEX).unwrap();
    let done = AtomicBool::new(false);
    thread::scope(|scope| {
        let readers: Vec<_> = (0..2)
            .map(|_| {
                scope.spawn(|| {
                    let mut last = 0;
                    while !done.load(Ordering::Relaxed) {
                        let texts = library.snapshot().unwrap().documents;
                        let [one, two] = &texts[..] else { unreachable!("two documents were written") };
                        assert_eq!(one.nodes[1].text, two.nodes[1].text);
                        let now: u32 = one.nodes[1].text.parse().unwrap();
                        assert!(now >= last);
                        last = now;
                    }
                })
            })
            .collect();
        for n in 1..40 {
            library.update_documents(|documents| documents.extend(both(&n.to_string())), INDEX).unwrap();
        }
        done.store(true, Ordering::Relaxed);
        for reader in readers {
            reader.join().unwrap();
        }
    });
}

prop_compose! {
    fn any_document()(
        work in "[a-z]{1,6}(-[a-z0-9]{1,4})?", year in 1990u16..2030, lang in "es|pt|en", text in ".{0,60}",
        title in proptest::option::of(".{0,20}"), printed in proptest::option::of("[0-9]{3}[.,][0-9]{1,2}[a-z]?"),
        stale in any::<bool>(), lines in any::<[u32; 2]>(), copies in 0usize..5,
    ) -> Document {
        let mut document = document(&format!("{work}@{year}.{lang}"), &text);
        document.title = title.clone().unwrap_or_default();
        let mut node = document.nodes[1].clone();
        (node.title, node.printed_number, node.stale, node.lines) = (title, printed, stale, lines);
        document.nodes.extend(std::iter::repeat_n(node, copies));
        document
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn any_documents_come_back_as_they_were(written in proptest::collection::vec(any_document(), 0..4)) {
        let folder = tempfile::tempdir().unwrap();
        let library = Library::at(folder.path());
        library.update_documents(|documents| documents.clone_from(&written), INDEX).unwrap();
        let read = library.snapshot().unwrap().documents;
        for document in &read {
            let last = written.iter().rfind(|other| other.id == document.id);
            prop_assert_eq!(Some(document), last);
        }
        prop_assert!(written.iter().all(|document| read.iter().any(|other| other.id == document.id)));
        prop_assert!(read.is_sorted_by(|a, b| a.id < b.id));
    }
}
