//! The command line: it reads what a person typed, asks the other crates, and prints what they answer.
//!
//! Results go to the standard output, as text for people or as JSON for programs; everything else, such as
//! progress and errors, goes to the standard error. Exit codes: 0 done, 1 something was wrong, 2 wrong
//! usage.
//!
//! *Architecture invariant:* nothing here knows a rule, ranks an answer or repairs a number.

#![allow(rustdoc::bare_urls, reason = "comments on options are their help, which is plain text")]

mod cli;
mod commands;
mod diagnostics;
mod failure;
mod inputs;
mod library;
mod output;
mod scenario_files;
mod show;
mod summary;
mod text;
mod visible;

use std::process::ExitCode;

use mimalloc::MiMalloc;

/// Gives memory back to the system once a burst of work is over; the system's own allocator keeps it for each thread
/// (`docs/operations.md` has the figures).
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    let done = cli::Cli::try_parse().map_err(failure::Failure::Usage).and_then(|cli| {
        cli.color.write_global();
        cli.run()
    });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
