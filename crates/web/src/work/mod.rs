//! Expensive work: bounded, shared, fair between clients, and done only while somebody waits for it.
//!
//! A [`WorkPool`] runs jobs, a few at a time: those of milliseconds on the thread that serves their connection, whose
//! other connections another thread takes over ([`WorkPool::run`]), longer ones on blocking threads. A job holds its permit
//! until it ends, whether or not its clients are still there; a job that has not started is dropped when the last of them
//! leaves.
//! [`SharedResults`] asks the pool for results by key: those who ask for the same one at the same time share one job,
//! and results are cached up to a number of bytes.
//!
//! There are four pools, so that neither long jobs, games nor downloads hold up a short one ([`WorkPools`]). Outside of them
//! nothing is computed that takes longer than about a millisecond.

mod metrics;
mod pool;
mod queue;
mod shared;

use std::{num::NonZero, thread::available_parallelism, time::Duration};

pub(crate) use self::{
    metrics::WorkMetrics,
    pool::{Refused, WorkLimits, WorkPool},
    queue::Client,
    shared::SharedResults,
};
use crate::games::{GameCommand, GamePlayer};

/// The pools of a server, used by every library that it serves, and what plays the cases of readers.
#[derive(Debug, Clone)]
pub(crate) struct WorkPools {
    /// Jobs that take a processor for a second or more: comparisons, bulk files.
    pub(crate) long: WorkPool,
    /// Answers that take milliseconds: searches, suggestions, pages of two texts.
    pub(crate) short: WorkPool,
    /// Games of cases that readers write, which may go on until a bound ends them.
    pub(crate) games: WorkPool,
    /// Pieces of downloads that are written while they are sent. Each download has one piece in the queue at most.
    pub(crate) downloads: WorkPool,
    /// What the jobs of `games` wait for.
    pub(crate) game_player: GamePlayer,
}

impl WorkPools {
    /// Pools whose jobs wait no longer than a request may take; pieces of downloads wait as long as they must.
    pub(crate) fn new(longest_wait: Duration) -> Self {
        WorkPools {
            long: WorkPool::new(WorkLimits { longest_wait, ..WorkLimits::long() }),
            short: WorkPool::new(WorkLimits { longest_wait, ..WorkLimits::short() }),
            games: WorkPool::new(WorkLimits { longest_wait, ..WorkLimits::games() }),
            downloads: WorkPool::new(WorkLimits::downloads()),
            game_player: GamePlayer::default(),
        }
    }

    /// Has the cases of readers played by processes that a command starts.
    pub(crate) fn with_game_command(self, command: Option<GameCommand>) -> Self {
        WorkPools { game_player: GamePlayer::new(command), ..self }
    }
}

impl Default for WorkPools {
    fn default() -> Self {
        WorkPools::new(pool::DEFAULT_LONGEST_WAIT)
    }
}

#[cfg(test)]
pub(crate) fn client(n: u8) -> Client {
    Client::new(Some([192, 0, 2, n].into()))
}

/// The number of short jobs that run at the same time: one for each processor, and at least two, so that no job of one
/// client holds up all others.
fn short_jobs_running() -> usize {
    available_parallelism().map_or(1, NonZero::get).max(2)
}

/// The number of blocking threads that the runtime of a server needs: one for each job that runs, long, short, game or piece
/// of a download, or for the connections that its thread has handed over, one for opening a library that has changed, and
/// one to spare.
pub fn blocking_threads() -> usize {
    pool::LONG_JOBS_RUNNING + short_jobs_running() + pool::GAMES_RUNNING + pool::DOWNLOADS_RUNNING + 2
}
