//! The program end to end, as a person meets it: what is typed, what is printed, what is stored and served.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]
#![expect(clippy::disallowed_methods, reason = "tests start the program and look at its files")]

mod damage;
mod errors;
mod hostile;
mod json;
mod library;
mod publishing;
mod reload;
mod serve;
#[cfg(unix)]
mod special_files;
mod terminal;

use vademecum_tests::Sandbox;

/// Somebody with an empty library.
fn sandbox() -> Sandbox {
    Sandbox::new(env!("CARGO_BIN_EXE_vademecum"))
}

/// Somebody who ingested the three editions of the coast.
fn keeper() -> Sandbox {
    let sandbox = sandbox();
    sandbox.run_ok(&["ingest", "tests/fixtures/costa"]);
    sandbox
}
