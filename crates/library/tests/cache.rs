//! The cached lineages of a library, beside files of somebody else and programs that do not let go.

#![expect(clippy::unwrap_used, reason = "the helpers of tests fail like tests")]
#![expect(clippy::disallowed_methods, reason = "looking after files takes touching them")]

use std::{fs, path::Path, sync::mpsc, thread, time::Duration};

use vademecum_content as content;
use vademecum_document::Document;
use vademecum_library::{OpenLibrary, update};
use vademecum_store::Library;
use vademecum_vocab::Game;

/// A document with the rules of a bundled one.
fn document() -> Document {
    let bundled = content::digests().iter().find(|document| document.game == Game::Magic).unwrap();
    Document { id: "magic-own@2024-11-08.es".parse().unwrap(), ..bundled.clone() }
}

/// A folder with a library of one document.
fn library() -> (tempfile::TempDir, Library) {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::at(folder.path());
    let document = document();
    update(&library, std::slice::from_ref(&document), |held| held.documents.push(document.clone())).unwrap();
    (folder, library)
}

fn write(path: &Path, text: &str) {
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, text).unwrap();
}

#[test]
fn removing_the_last_document_removes_the_cached_lineages_and_nothing_else() {
    let (folder, library) = library();
    let kept = folder.path().join("kept");
    let files = ["thesis.txt", "photos/2019/a.jpg", "lineage-chess", ".new-york.txt", "Letters/b.txt"];
    files.iter().for_each(|file| write(&kept.join(file), "mine"));
    assert!(kept.join("lineage-magic").is_file());
    update(&library, &[], |held| held.documents.clear()).unwrap();
    for file in files {
        assert_eq!(fs::read_to_string(kept.join(file)).unwrap(), "mine", "{file}");
    }
    assert!(!kept.join("lineage-magic").exists());
}

#[cfg(unix)]
#[test]
fn nothing_is_removed_through_a_link() {
    let (folder, library) = library();
    let (kept, elsewhere) = (folder.path().join("kept"), folder.path().join("elsewhere"));
    fs::rename(&kept, &elsewhere).unwrap();
    write(&elsewhere.join("pip/a"), "mine");
    std::os::unix::fs::symlink(&elsewhere, &kept).unwrap();
    let before = fs::read_dir(&elsewhere).unwrap().count();
    update(&library, &[], |held| held.documents.clear()).unwrap();
    assert_eq!(fs::read_dir(&elsewhere).unwrap().count(), before);
    assert_eq!(fs::read_to_string(elsewhere.join("pip/a")).unwrap(), "mine");
}

#[test]
fn a_reader_does_not_wait_for_whoever_writes_the_cache() {
    /// Longer than lineages take on a busy machine, shorter than a writer waits.
    const PATIENCE: Duration = Duration::from_secs(120);
    let (folder, library) = library();
    let library = library.with_lock_timeout(10 * PATIENCE);
    fs::remove_file(folder.path().join("kept/lineage-magic")).unwrap();
    let lock = fs::File::create(folder.path().join("kept/.lock")).unwrap();
    lock.lock().unwrap();
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || {
        let (opened, _) = OpenLibrary::open(&library).unwrap();
        sender.send(opened.graph.lineages(Game::Magic).is_some()).unwrap();
    });
    assert_eq!(receiver.recv_timeout(PATIENCE), Ok(true));
    assert!(!folder.path().join("kept/lineage-magic").exists(), "what is locked is not written");
}
