//! What must hold of the repository's own files.

use std::path::{Path, PathBuf};

use vademecum_xtask::{numbers, sites};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
#[expect(clippy::disallowed_methods, reason = "compares the repository's files")]
fn generating_the_numbers_again_changes_nothing() {
    let files = numbers::generate(&root()).unwrap();
    let mut existing = numbers::existing(&root()).unwrap();
    existing.sort();
    assert!(existing.iter().eq(files.keys()), "run `cargo xtask numbers`");
    for (path, text) in files {
        let committed = std::fs::read_to_string(root().join(&path)).unwrap();
        assert!(committed == text, "{} is out of date: run `cargo xtask numbers`", path.display());
    }
}

#[test]
fn every_citation_of_an_engine_can_decide_something() {
    let faults: Vec<String> = sites::of_crate(&root(), "magic")
        .unwrap()
        .into_iter()
        .filter_map(|site| site.fault.map(|fault| format!("{}:{}: {fault}", site.file.display(), site.line)))
        .collect();
    assert_eq!(faults, [""; 0]);
}
