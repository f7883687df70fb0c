//! Golden files: what the program prints and serves today, for comparison with what it prints and serves tomorrow.
//!
//! `tests/data/golden/` holds, for the bundled documents and for the documents in `tests/fixtures/`, the output of every command
//! with `--json`, the API, the pages of every type as text, and the first hits of every question of the search
//! quality tests. Of the publishers' documents, where they are at hand, it holds a hash of each output.
//!
//! A change that is meant to alter outputs rewrites them: `VADEMECUM_UPDATE_GOLDEN=1 cargo test --test golden`; what
//! changed is then to be read in the diff of the commit.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]
#![allow(clippy::disallowed_methods, reason = "golden files are files of the repository")]

mod commands;
mod corpus;
mod golden;
mod page_text;
mod pages;
mod questions;

use libtest_mimic::{Arguments, Failed, Trial};
use vademecum_tests::{Sandbox, corpus as corpus_folder, or_skip};

use golden::Golden;

const FIXTURES: [&str; 3] = ["tests/fixtures/costa", "tests/fixtures/costa-2", "tests/fixtures/jardin"];

fn main() {
    let mut trials = vec![
        trial("commands_without_documents", || commands::bundled().check()),
        trial("commands_with_documents", || commands::with_fixtures().check()),
        trial("pages_and_api", || pages::pages_and_api().check()),
        trial("search_hits", || questions::bundled().check()),
    ];
    let of_corpus = vec![trial("publishers_documents", || corpus::hashes().check())];
    let folder = corpus_folder();
    let what = "the publishers' documents are not here";
    trials.extend(or_skip(of_corpus, folder.as_deref(), what, "VADEMECUM_REQUIRE_CORPUS"));
    libtest_mimic::run(&Arguments::from_args(), trials).exit();
}

fn trial(name: &str, check: fn() -> Result<(), String>) -> Trial {
    Trial::test(name, move || check().map_err(Failed::from))
}

/// A user with an empty library.
fn user() -> Sandbox {
    Sandbox::new(env!("CARGO_BIN_EXE_vademecum"))
}

fn user_with_fixtures() -> Sandbox {
    let user = user();
    user.run_ok(&[&["ingest"], &FIXTURES[..]].concat());
    user
}
