//! Plays cases that readers write, in a process of their own.
//!
//! The engines bound what a game may do, but nobody can prove that no case of a stranger gets past every bound. A case that
//! does ends the process that plays it ([`GameProcess`]), and the server starts another one: its own memory and the answers
//! of everybody else are not touched.
//!
//! *Architecture invariant:* no text of a request is read by an engine in the process of a server.

mod process;
mod protocol;

use std::{ffi::OsString, path::PathBuf, sync::Arc, time::Duration};

use tokio::sync::Mutex;
use vademecum_worked_cases::{PlayOutcome, PlayRequest, play};

use self::process::{GameProcess, GameProcessError};
use crate::compute::compute_in_place;

pub use protocol::play_requests;

/// The command that starts a process which plays cases: the program calls [`play_requests`] with its standard input and
/// output, and bounds its own memory.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameCommand {
    /// The program.
    pub program: PathBuf,
    /// Its arguments.
    pub args: Vec<OsString>,
    /// The environment variables that are set for it.
    pub envs: Vec<(OsString, OsString)>,
}

/// Time that a process has beyond that of its games: for its start, for reading the case, and for telling the games.
const OVERHEAD_TIME: Duration = Duration::from_secs(2);

/// Plays cases that readers write; clones share one process.
#[derive(Debug, Clone)]
pub(crate) enum GamePlayer {
    /// On the thread of the caller: for tests and for programs that play only their own cases.
    InPlace,
    /// In a process of its own.
    Process(Arc<ProcessPlayer>),
}

/// Plays cases in a process that is started for the first one, and again when it had to be ended.
#[derive(Debug)]
pub(crate) struct ProcessPlayer {
    command: GameCommand,
    /// The process, if it runs and plays nothing.
    idle: Mutex<Option<GameProcess>>,
    overhead_time: Duration,
}

/// Why a case was not played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum NotPlayed {
    /// The process died, or its answer is too large.
    TooExpensive,
    /// The process did not answer in time.
    TookTooLong,
    /// It panicked, said something else, or cannot be started.
    Failed,
}

impl GamePlayer {
    pub(crate) fn new(command: Option<GameCommand>) -> Self {
        command.map_or(GamePlayer::InPlace, |command| {
            GamePlayer::Process(Arc::new(ProcessPlayer::new(command, OVERHEAD_TIME)))
        })
    }

    /// Plays a case. If the future is dropped, the process that plays it is killed.
    ///
    /// # Errors
    /// Why it was not played.
    pub(crate) async fn play(&self, request: PlayRequest) -> Result<PlayOutcome, NotPlayed> {
        let GamePlayer::Process(player) = self else { return Ok(compute_in_place(async { play(&request) }).await) };
        player.play(&request).await.map_err(|error| {
            if error.is_bound() {
                tracing::warn!(%error, "a case of a reader was not played to its end");
            } else {
                tracing::error!(%error, "a case of a reader was not played");
            }
            match error {
                // The machine may be busy with something else.
                GameProcessError::TimedOut(_) => NotPlayed::TookTooLong,
                GameProcessError::Ended(_) | GameProcessError::TooLarge => NotPlayed::TooExpensive,
                GameProcessError::NotStarted(_) | GameProcessError::Unreadable(_) | GameProcessError::Panicked(_) => {
                    NotPlayed::Failed
                }
            }
        })
    }
}

impl ProcessPlayer {
    fn new(command: GameCommand, overhead_time: Duration) -> Self {
        ProcessPlayer { command, idle: Mutex::default(), overhead_time }
    }

    async fn play(&self, request: &PlayRequest) -> Result<PlayOutcome, GameProcessError> {
        let mut idle = self.idle.lock().await;
        let mut process = match idle.take().and_then(GameProcess::if_running) {
            Some(process) => process,
            None => GameProcess::start(&self.command)?,
        };
        let outcome = process.ask(request, request.max_time.saturating_add(self.overhead_time)).await?;
        // One that gave no outcome is killed here, for it is dropped.
        *idle = Some(process);
        Ok(outcome)
    }
}

impl Default for GamePlayer {
    fn default() -> Self {
        GamePlayer::new(None)
    }
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use vademecum_vocab::Lang;

    use super::{protocol::Answer, *};

    const CASE: &str = "# Uno (4.5.3)\n\n## Situación\n\n- Jugadores: Ana, Beto.\n- Turno de Ana, Fase de Vigilia.\n\n\
        ## Resultado\n\n- La partida sigue.\n";

    fn request() -> PlayRequest {
        let (file, text) = ("uno.md".to_owned(), CASE.to_owned());
        PlayRequest { file, text, variation: None, lang: Lang::Es, max_time: Duration::ZERO }
    }

    /// A player whose process is a script of the shell.
    fn player(script: &str, overhead_time: Duration) -> GamePlayer {
        let command =
            GameCommand { program: "/bin/sh".into(), args: vec!["-c".into(), script.into()], envs: Vec::new() };
        GamePlayer::Process(Arc::new(ProcessPlayer::new(command, overhead_time)))
    }

    /// The answer to the request, between quotes of the shell.
    fn answer() -> String {
        let answer: Answer = Ok(play(&request()));
        serde_json::to_string(&answer).unwrap().replace('\'', "'\\''")
    }

    #[tokio::test]
    async fn a_process_answers_one_request_after_another() {
        let script = format!("n=0; while read -r line; do n=$((n+1)); echo '{}'; done", answer());
        let player = player(&script, Duration::from_secs(60));
        for _ in 0..3 {
            assert!(matches!(player.play(request()).await, Ok(PlayOutcome::Played(_))));
        }
    }

    #[tokio::test]
    async fn a_process_that_dies_or_hangs_is_replaced() {
        let dir = tempfile::tempdir().unwrap();
        let marker = dir.path().join("once");
        for (first, overhead, reason) in [
            ("exit 1", 60_000, NotPlayed::TooExpensive),
            ("kill -9 $$", 60_000, NotPlayed::TooExpensive),
            ("exec sleep 60", 500, NotPlayed::TookTooLong),
        ] {
            // It fails once, and answers from then on.
            let script = format!(
                "if [ ! -e {0} ]; then touch {0}; read -r line; {first}; fi; while read -r line; do echo '{1}'; done",
                marker.display(),
                answer()
            );
            let player = player(&script, Duration::from_millis(overhead));
            assert_eq!(player.play(request()).await.err(), Some(reason), "{first}");
            assert!(matches!(player.play(request()).await, Ok(PlayOutcome::Played(_))), "{first}");
            std::fs::remove_file(&marker).unwrap();
        }
    }

    #[tokio::test]
    async fn what_is_no_answer_is_an_error_of_ours() {
        for script in ["read -r line; echo nonsense", "read -r line; echo '{\"Err\":\"lost\"}'"] {
            let failed = player(script, Duration::from_secs(60)).play(request()).await;
            assert_eq!(failed.err(), Some(NotPlayed::Failed), "{script}");
        }
        let command = GameCommand { program: "/nonexistent".into(), args: Vec::new(), envs: Vec::new() };
        assert_eq!(GamePlayer::new(Some(command)).play(request()).await.err(), Some(NotPlayed::Failed));
    }

    #[tokio::test]
    async fn a_process_is_killed_when_nobody_waits_any_more() {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("signs-of-life");
        let script = format!("while :; do echo x >> {}; sleep 0.02; done", file.display());
        let player = player(&script, Duration::from_secs(600));
        let asked = tokio::time::timeout(Duration::from_secs(1), player.play(request()));
        assert!(asked.await.is_err());
        let length = || std::fs::metadata(&file).map_or(0, |metadata| metadata.len());
        for _ in 0..100 {
            let before = length();
            tokio::time::sleep(Duration::from_millis(200)).await;
            if before > 0 && length() == before {
                return;
            }
        }
        panic!("it still runs");
    }
}
