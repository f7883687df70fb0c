//! Tests that need what a machine may not have.

use std::{io::Write, path::Path};

use libtest_mimic::Trial;

/// Whether an environment variable asks for what a test needs: then its absence is a failure.
pub fn required(variable: &str) -> bool {
    std::env::var_os(variable).is_some_and(|value| value == "1")
}

#[expect(clippy::disallowed_methods, reason = "tests print as they like")]
/// Marks tests as ignored where `needed` is not there, and says why; unless `variable` requires it.
pub fn or_skip(trials: Vec<Trial>, needed: Option<&Path>, what: &str, variable: &str) -> Vec<Trial> {
    let skip = needed.is_none() && !required(variable);
    if skip {
        // Where the standard error is closed there is nobody to tell.
        let _ = writeln!(std::io::stderr(), "skipped: {what} ({variable}=1 makes this a failure)");
    }
    trials.into_iter().map(|trial| trial.with_ignored_flag(skip)).collect()
}
