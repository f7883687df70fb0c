//! Expensive work: bounded, shared, fair between clients, and done only while somebody waits for it.
//!
//! A [`WorkPool`] runs jobs on blocking threads, a few at a time. A job holds its permit until it ends, whether or
//! not its clients are still there; a job that has not started is dropped when the last of them leaves.
//! [`SharedResults`] asks the pool for results by key: those who ask for the same one at the same time share one job,
//! and results are cached up to a number of bytes.

mod client;
mod metrics;
mod pool;
mod queue;
mod shared;
mod turns;

pub(crate) use self::{
    client::Client,
    metrics::WorkMetrics,
    pool::{Refused, WorkLimits, WorkPool},
    shared::SharedResults,
};

/// How many blocking threads the runtime of a server needs: one for each job that runs, one for opening a library that
/// has changed, and one to spare.
pub const BLOCKING_THREADS: usize = pool::RUNNING + 2;
