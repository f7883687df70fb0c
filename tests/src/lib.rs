//! What the tests of the whole program share: a person with a library of their own, a server, a browser.

#![allow(clippy::unwrap_used, clippy::panic, reason = "this crate is all test")]

pub mod axe;
pub mod browser;
pub mod editions;
mod person;
mod skip;

use std::path::{Path, PathBuf};

pub use person::{Person, Run, Server};
pub use skip::{or_skip, required};

/// The root of the repository.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("this package lies in the repository")
}

/// A document or folder of documents that we wrote for the tests.
pub fn fixture(name: &str) -> PathBuf {
    root().join("tests/fixtures").join(name)
}
