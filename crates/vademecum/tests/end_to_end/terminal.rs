//! Terminal snapshots: every command in a `console` block of `docs/tour.md` and `tests/cmd` runs, in order, and must print
//! what is written there. `TRYCMD=overwrite cargo test --workspace --test end_to_end terminal` updates them.

use std::{path::Path, time::Duration};

use trycmd::TestCases;

use crate::sandbox;

/// Types the blocks of a Markdown file; its commands share a library that is empty at first.
fn check(file: &str) {
    // Commands are run where this process is: every test here goes to the same place.
    std::env::set_current_dir(vademecum_tests::root()).unwrap();
    let sandbox = sandbox();
    TestCases::new()
        .register_bin("vademecum", Path::new(env!("CARGO_BIN_EXE_vademecum")))
        .env("VADEMECUM_LIBRARY", sandbox.library().display().to_string())
        .env("LC_ALL", "C.UTF-8")
        .env("COLUMNS", "80")
        .timeout(Duration::from_secs(60))
        .case(vademecum_tests::root().join(file))
        .run();
}

#[test]
fn the_tour_in_the_documentation() {
    check("docs/tour.md");
}

#[test]
fn a_tour() {
    check("tests/cmd/tour.md");
}

#[test]
fn findings() {
    check("tests/cmd/lint.md");
}

#[test]
fn what_goes_wrong() {
    check("tests/cmd/errors.md");
}

#[test]
fn differences() {
    check("tests/cmd/diff.md");
}

#[test]
fn help() {
    check("tests/cmd/help.md");
}
