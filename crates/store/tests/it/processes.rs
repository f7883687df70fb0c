//! Writers that are programs of their own, some of which do not live to finish.
//!
//! The programs are this one, started again to run the test `a_writer_of_its_own` alone.

use std::process::{Child, Command, Stdio};

use vademecum_store::{IndexBuilder, Library};

use crate::{INDEX, add, document, empty, ids, names};

const ROOT: &str = "VADEMECUM_TEST_ROOT";
const TASK: &str = "VADEMECUM_TEST_TASK";

fn start(root: &std::path::Path, task: &str) -> Child {
    Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "processes::a_writer_of_its_own"])
        .env(ROOT, root)
        .env(TASK, task)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

#[test]
fn a_writer_of_its_own() {
    let (Some(root), Ok(task)) = (std::env::var_os(ROOT), std::env::var(TASK)) else { return };
    let library = Library::at(root);
    if task == "die" {
        let die = IndexBuilder { version: 2, build_index: &|_| std::process::abort(), bundled: &[] };
        library.update_documents(|documents| documents.push(document("magic-cr@2024.pt", "um")), die).unwrap();
    }
    for n in 0..6 {
        add(&library, document(&format!("magic-{task}-{n}@2024.es"), "algo")).unwrap();
    }
}

#[test]
fn programs_at_once_lose_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let writers = ["one", "two", "three"].map(|task| start(folder.path(), task));
    for mut writer in writers {
        assert!(writer.wait().unwrap().success());
    }
    assert_eq!(Library::at(folder.path()).snapshot().unwrap().documents.len(), 18);
}

#[test]
fn a_writer_that_dies_half_way_harms_nothing() {
    let (folder, library) = empty();
    let before = add(&library, document("magic-cr@2024.es", "uno")).unwrap();
    assert!(!start(folder.path(), "die").wait().unwrap().success());
    assert_eq!(names(folder.path()), [".writing", "current", "lock", "snapshots"]);
    assert_eq!(library.snapshot().unwrap(), before);

    let after =
        library.update_documents(|documents| documents.push(document("magic-cr@2024.en", "one")), INDEX).unwrap();
    assert_eq!(ids(&after), ["magic-cr@2024.es", "magic-cr@2024.en"]);
    assert_eq!(names(folder.path()), ["current", "lock", "snapshots"]);
}
