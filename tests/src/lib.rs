//! What the tests of the whole program share: a sandbox to run it in, a server, a browser.

#![allow(clippy::unwrap_used, clippy::panic, reason = "this crate is all test")]

pub mod browser;
pub mod page_types;
mod sandbox;
mod skip;

use std::path::{Path, PathBuf};

pub use sandbox::{Run, Sandbox, Server};
pub use skip::{or_skip, required};

/// The root of the repository.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("this package lies in the repository")
}

/// The publishers' documents, where somebody brought them: in `VADEMECUM_CORPUS`, else in `../shared/corpus`.
pub fn corpus() -> Option<PathBuf> {
    let named = std::env::var_os("VADEMECUM_CORPUS").map(PathBuf::from);
    Some(named.unwrap_or_else(|| root().join("../shared/corpus"))).filter(|folder| folder.is_dir())
}

/// The folder of the publishers' documents, if it has all of these.
pub fn corpus_with(names: &[&str]) -> Option<PathBuf> {
    corpus().filter(|folder| names.iter().all(|name| folder.join(name).is_file()))
}

/// A document or folder of documents that we wrote for the tests.
pub fn fixture(name: &str) -> PathBuf {
    root().join("tests/fixtures").join(name)
}

/// The script of axe-core, which finds what keeps people from using a page: that of `VADEMECUM_AXE`, else where `.ci/run`
/// puts it. The program does not contain it.
pub fn axe_script() -> Option<PathBuf> {
    let named = std::env::var_os("VADEMECUM_AXE").map(PathBuf::from);
    let fetched = root().join("target/axe/node_modules/axe-core/axe.min.js");
    named.into_iter().chain([fetched]).find(|script| script.is_file())
}
