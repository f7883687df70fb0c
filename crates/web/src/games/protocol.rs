//! What a server and the process that plays its cases say to each other: a request and an answer in turn, each as JSON on
//! one line.

use std::{
    io::{self, BufRead},
    panic::{AssertUnwindSafe, catch_unwind},
};

use vademecum_worked_cases::{PlayOutcome, PlayRequest, play};

use crate::panic_message;

/// The outcome of a request, or the message of a panic.
pub(super) type Answer = Result<PlayOutcome, String>;

/// Plays one case after another until the input ends: the process that a [`GameCommand`](super::GameCommand) starts. `print`
/// writes the answer to a request as JSON on one line.
///
/// # Errors
/// If a request cannot be read, or an answer not be written: the server has ended.
pub fn play_requests(
    input: impl BufRead,
    mut print: impl FnMut(Result<PlayOutcome, String>) -> io::Result<()>,
) -> io::Result<()> {
    for line in input.split(b'\n') {
        let request: PlayRequest = serde_json::from_slice(&line?)?;
        let played = catch_unwind(AssertUnwindSafe(|| play(&request)));
        print(played.map_err(|panic| panic_message(&*panic).to_owned()))?;
    }
    Ok(())
}
