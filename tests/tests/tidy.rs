//! The house rules that no compiler checks.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]
#![expect(clippy::disallowed_methods, reason = "this test reads the repository")]

use std::{
    fs,
    path::{Path, PathBuf},
};

use vademecum_tests::root;
use walkdir::WalkDir;

const MAX_LINES: usize = 700;

/// Every crate's folder, this package's included.
fn crates() -> Vec<PathBuf> {
    let mut folders: Vec<PathBuf> = list(&root().join("crates"));
    folders.push(root().join("tests"));
    folders
}

fn list(folder: &Path) -> Vec<PathBuf> {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
}

/// Every file of Rust under the crates, without what a chore writes.
fn sources() -> Vec<(PathBuf, String)> {
    let files = crates().into_iter().flat_map(|folder| WalkDir::new(folder).sort_by_file_name());
    let paths =
        files.map(|entry| entry.unwrap().into_path()).filter(|path| path.extension().is_some_and(|it| it == "rs"));
    let texts = paths.map(|path| (path.strip_prefix(root()).unwrap().to_owned(), fs::read_to_string(&path).unwrap()));
    texts.filter(|(_, text)| !text.starts_with("// Written by `cargo xtask")).collect()
}

/// Fails with every offender at once.
fn none(what: &str, offenders: impl Iterator<Item = String>) {
    let offenders: Vec<String> = offenders.collect();
    assert!(offenders.is_empty(), "{what}:\n{}", offenders.join("\n"));
}

#[test]
fn crates_inherit_the_lints() {
    let inherits = |folder: &PathBuf| {
        let manifest = fs::read_to_string(folder.join("Cargo.toml")).unwrap();
        manifest.contains("[lints]\nworkspace = true")
    };
    none(
        "manifests without `[lints] workspace = true`",
        crates().iter().filter(|folder| !inherits(folder)).map(|folder| folder.display().to_string()),
    );
}

#[test]
fn files_are_short() {
    let long = sources().into_iter().filter(|(_, text)| text.lines().count() > MAX_LINES);
    none(
        "files that are too long",
        long.map(|(path, text)| format!("{}: {} lines", path.display(), text.lines().count())),
    );
}

#[test]
fn modules_say_what_they_are() {
    let silent = sources().into_iter().filter(|(path, text)| {
        // A fuzz target is one line, and its name says it.
        !path.starts_with("tests/fuzz") && !text.starts_with("//! ")
    });
    none("files without a module comment", silent.map(|(path, _)| path.display().to_string()));
}

#[test]
fn nothing_is_put_off() {
    // Written apart, so that this file is no offender.
    let marks = [concat!("TO", "DO"), concat!("FIX", "ME"), concat!("XX", "X:")];
    let put_off = sources().into_iter().flat_map(|(path, text)| {
        let lines = text.lines().enumerate().filter(|(_, line)| marks.iter().any(|mark| line.contains(mark)));
        lines.map(|(at, _)| format!("{}:{}", path.display(), at + 1)).collect::<Vec<_>>()
    });
    none("work that is put off", put_off);
}

#[test]
fn the_architecture_names_every_crate() {
    let architecture = fs::read_to_string(root().join("ARCHITECTURE.md")).unwrap();
    let names = list(&root().join("crates")).into_iter().map(|path| path.file_name().unwrap().display().to_string());
    none(
        "crates that ARCHITECTURE.md does not name",
        names.filter(|name| !architecture.contains(&format!("- **`{name}`**"))),
    );
}

#[test]
fn links_in_the_documentation_resolve() {
    let docs = list(&root().join("docs")).into_iter();
    let documents = docs.chain(list(root())).filter(|path| path.extension().is_some_and(|extension| extension == "md"));
    let broken = documents.flat_map(|document| {
        let text = fs::read_to_string(&document).unwrap();
        let targets = text.split("](").skip(1).filter_map(|rest| rest.split(')').next()).map(str::to_owned);
        let local = targets.filter(|target| !target.contains("://") && !target.starts_with('#'));
        let folder = document.parent().unwrap();
        let broken = local.filter(|target| !folder.join(target.split('#').next().unwrap_or_default()).exists());
        broken.map(|target| format!("{}: {target}", document.display())).collect::<Vec<_>>()
    });
    none("links to nothing", broken);
}
