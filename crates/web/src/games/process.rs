//! A process that plays cases, seen from the server.

use std::{io, process::Stdio, time::Duration};

use tokio::{
    io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader},
    process::{Child, ChildStdin, ChildStdout, Command},
    time::timeout,
};
use vademecum_worked_cases::{PlayOutcome, PlayRequest};

use super::{GameCommand, protocol::Answer};
use crate::compute::compute_in_place;

/// Maximum size of an answer, in bytes. Games are told in a fraction of it.
const MAX_ANSWER_BYTES: u64 = 64 << 20;

/// A process that plays cases, one after another; it is killed when it is dropped.
#[derive(Debug)]
pub(super) struct GameProcess {
    child: Child,
    requests: ChildStdin,
    answers: BufReader<ChildStdout>,
}

/// The reason why a process did not play a case.
#[derive(Debug, thiserror::Error)]
pub(super) enum GameProcessError {
    #[error("its process cannot be started: {0}")]
    NotStarted(#[source] io::Error),
    #[error("its process ended ({0})")]
    Ended(String),
    #[error("its process did not answer within {} ms", .0.as_millis())]
    TimedOut(Duration),
    #[error("its answer is larger than {} MiB", MAX_ANSWER_BYTES >> 20)]
    TooLarge,
    #[error("its answer cannot be read: {0}")]
    Unreadable(#[source] serde_json::Error),
    #[error("the engine panicked: {0}")]
    Panicked(String),
}

impl GameProcessError {
    /// Whether a bound on time or memory may be the reason.
    pub(super) const fn is_bound(&self) -> bool {
        matches!(self, GameProcessError::Ended(_) | GameProcessError::TimedOut(_) | GameProcessError::TooLarge)
    }
}

impl GameProcess {
    #[expect(clippy::disallowed_methods, reason = "cases of strangers are played in another process")]
    pub(super) fn start(command: &GameCommand) -> Result<Self, GameProcessError> {
        let mut starter = Command::new(&command.program);
        // What it has to say is in its answers.
        starter
            .args(&command.args)
            .envs(command.envs.iter().cloned())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .kill_on_drop(true);
        // Ctrl-C is for the server, which sends the answers that have begun.
        #[cfg(unix)]
        starter.process_group(0);
        let mut child = starter.spawn().map_err(GameProcessError::NotStarted)?;
        let (Some(requests), Some(answers)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(GameProcessError::NotStarted(io::ErrorKind::BrokenPipe.into()));
        };
        Ok(GameProcess { child, requests, answers: BufReader::new(answers) })
    }

    /// The process, unless it has ended.
    pub(super) fn if_running(mut self) -> Option<Self> {
        matches!(self.child.try_wait(), Ok(None)).then_some(self)
    }

    /// Has it play a case, and waits for the answer no longer than `time`.
    pub(super) async fn ask(&mut self, request: &PlayRequest, time: Duration) -> Result<PlayOutcome, GameProcessError> {
        let answered = timeout(time, self.exchange(request)).await;
        match answered.map_err(|_| GameProcessError::TimedOut(time))? {
            Ok(answer) if answer.last() != Some(&b'\n') && answer.len() as u64 == MAX_ANSWER_BYTES => {
                Err(GameProcessError::TooLarge)
            }
            Ok(answer) if answer.last() == Some(&b'\n') => {
                let read = compute_in_place(async { serde_json::from_slice::<Answer>(&answer) }).await;
                read.map_err(GameProcessError::Unreadable)?.map_err(GameProcessError::Panicked)
            }
            Ok(_) => Err(GameProcessError::Ended(self.exit_status().await)),
            Err(error) => Err(GameProcessError::Ended(format!("{error}, {}", self.exit_status().await))),
        }
    }

    /// Sends a request and reads a line.
    async fn exchange(&mut self, request: &PlayRequest) -> io::Result<Vec<u8>> {
        let mut line = serde_json::to_vec(request)?;
        line.push(b'\n');
        self.requests.write_all(&line).await?;
        let mut answer = Vec::new();
        (&mut self.answers).take(MAX_ANSWER_BYTES).read_until(b'\n', &mut answer).await?;
        Ok(answer)
    }

    /// How it ended, once it has closed its output.
    async fn exit_status(&mut self) -> String {
        // It may have closed its output without an end.
        let _ = self.child.start_kill();
        self.child.wait().await.map_or_else(|error| error.to_string(), |status| status.to_string())
    }
}
