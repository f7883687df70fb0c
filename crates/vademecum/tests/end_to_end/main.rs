//! The program end to end, as a person meets it: what is typed, what is printed, what is stored and served.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]
#![expect(clippy::disallowed_methods, reason = "tests start the program and look at its files")]

mod damage;
mod errors;
#[cfg(target_os = "linux")]
mod games;
mod hostile;
mod json;
mod library;
mod publishing;
mod reload;
mod serve;
#[cfg(unix)]
mod special_files;
mod terminal;

use std::fs;

use vademecum_tests::{Sandbox, fixture};

/// Somebody with an empty library.
fn sandbox() -> Sandbox {
    Sandbox::new(env!("CARGO_BIN_EXE_vademecum"))
}

/// A scenario that is not in its canonical form.
#[cfg(unix)]
const LOOSE_CASE: &str = "# Nada (117.3d)\n\n## Situación\n* Jugadores: Ana, Beto.\n* Turno de Ana, primera fase principal.\n\n\
    ## Resultado\n* Ana: 20 vidas.\n";

/// Somebody who ingested the three editions of the coast.
fn keeper() -> Sandbox {
    let sandbox = sandbox();
    sandbox.run_ok(&["ingest", "tests/fixtures/costa"]);
    sandbox
}

fn ids(sandbox: &Sandbox) -> Vec<String> {
    let documents = sandbox.run_ok(&["documents", "--json"]).json();
    documents["documents"].as_array().unwrap().iter().map(|d| d["id"].as_str().unwrap().to_owned()).collect()
}

/// The path of a copy of a document in which a text is another.
fn copy(sandbox: &Sandbox, of: &str, text: &str, other: &str) -> String {
    let path = sandbox.home().join("copy.txt");
    fs::write(&path, fs::read_to_string(fixture(of)).unwrap().replace(text, other)).unwrap();
    path.to_str().unwrap().to_owned()
}
