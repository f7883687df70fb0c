//! Who on the same machine may read a library.

use std::{fs, os::unix::fs::PermissionsExt, path::Path};

use vademecum_store::Library;

use crate::{add, document};

/// The permissions of everything in a folder, and of the folder.
fn modes(path: &Path, into: &mut Vec<(String, bool, u32)>) {
    let metadata = path.metadata().unwrap();
    into.push((path.display().to_string(), metadata.is_dir(), metadata.permissions().mode() & 0o777));
    if metadata.is_dir() {
        for entry in path.read_dir().unwrap() {
            modes(&entry.unwrap().path(), into);
        }
    }
}

#[track_caller]
fn check(root: &Path, folders: u32, files: u32) {
    let library = Library::at(root);
    add(&library, document("magic-cr@2024-11-08.es", "Se revisa todo.")).unwrap();
    add(&library, document("magic-cr@2024-11-08.en", "Todo se revisa.")).unwrap();
    let mut found = Vec::new();
    modes(root, &mut found);
    assert!(found.len() > 8, "{found:?}");
    for (path, is_folder, mode) in found {
        // The folder itself was there before.
        let expected = if is_folder { folders } else { files };
        assert!(mode == expected || Path::new(&path) == root, "{path} is {mode:o}");
    }
}

#[test]
fn a_new_library_is_for_its_owner_alone() {
    let home = tempfile::tempdir().unwrap();
    fs::set_permissions(home.path(), fs::Permissions::from_mode(0o755)).unwrap();
    let root = home.path().join("data/library");
    check(&root, 0o700, 0o600);
    assert_eq!(root.metadata().unwrap().permissions().mode() & 0o777, 0o700);
}

#[test]
fn a_library_that_is_shared_stays_so() {
    let root = tempfile::tempdir().unwrap();
    fs::set_permissions(root.path(), fs::Permissions::from_mode(0o755)).unwrap();
    // As far as whoever runs the tests lets new files be shared at all.
    let other = tempfile::tempdir().unwrap();
    fs::create_dir(other.path().join("new")).unwrap();
    let most = other.path().join("new").metadata().unwrap().permissions().mode() & 0o755;
    check(root.path(), most | 0o700, most & 0o644);
}

#[test]
fn a_lock_that_leads_elsewhere_is_not_followed() {
    let home = tempfile::tempdir().unwrap();
    let (root, elsewhere) = (home.path().join("library"), home.path().join("notes"));
    fs::create_dir(&root).unwrap();
    fs::write(&elsewhere, "precious").unwrap();
    std::os::unix::fs::symlink(&elsewhere, root.join("lock")).unwrap();
    assert!(add(&Library::at(&root), document("magic-cr@2024-11-08.es", "Se revisa todo.")).is_err());
    assert_eq!(fs::read_to_string(&elsewhere).unwrap(), "precious");
}
