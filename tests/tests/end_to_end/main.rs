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

use vademecum_tests::Person;

/// Somebody with an empty library.
fn person() -> Person {
    Person::new(env!("CARGO_BIN_EXE_vademecum-tests"))
}

/// Somebody who ingested the three editions of the coast.
fn keeper() -> Person {
    let person = person();
    person.done(&["ingest", "tests/fixtures/costa"]);
    person
}
