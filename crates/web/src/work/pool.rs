//! Runs expensive jobs, a few at a time, without holding up the connections that are served.

use std::{
    collections::HashMap,
    fmt,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use tokio::sync::oneshot;

use super::{
    WorkMetrics,
    metrics::{Reason, SnapshotError},
    queue::{Client, JobId, Queue},
    short_jobs_running,
};
use crate::{compute::compute_in_place, error::Error};

/// The number of long jobs that run at the same time.
pub(super) const LONG_JOBS_RUNNING: usize = 2;

/// The number of games of cases of readers that run at the same time.
pub(super) const GAMES_RUNNING: usize = 1;

/// The number of pieces of downloads that are written at the same time.
pub(super) const DOWNLOADS_RUNNING: usize = 1;

/// Default maximum time that a job waits, where no server sets a request timeout.
pub(super) const DEFAULT_LONGEST_WAIT: Duration = Duration::from_secs(20);

#[derive(Debug, Clone, Copy)]
pub(crate) struct WorkLimits {
    /// Jobs that run at the same time.
    pub(crate) running: usize,
    /// Jobs of one client that run at the same time.
    pub(crate) running_per_client: usize,
    /// Places in the queue.
    pub(crate) queued: usize,
    /// Places in the queue that one client may take.
    pub(crate) queued_per_client: usize,
    /// A job that is expected to wait longer than this is refused.
    pub(crate) longest_wait: Duration,
    /// The assumed duration of a job before any has been measured.
    pub(crate) expected_duration: Duration,
}

impl WorkLimits {
    /// The bounds of jobs that take a second or more. One client runs one less than there are, so that another client
    /// need not wait for any of them.
    pub(crate) fn long() -> Self {
        WorkLimits {
            running: LONG_JOBS_RUNNING,
            running_per_client: LONG_JOBS_RUNNING - 1,
            queued: 64,
            queued_per_client: 16,
            longest_wait: DEFAULT_LONGEST_WAIT,
            expected_duration: Duration::from_secs(1),
        }
    }

    /// The bounds of jobs that take milliseconds. One address may be that of a whole venue, hence the long line.
    pub(crate) fn short() -> Self {
        WorkLimits {
            running: short_jobs_running(),
            running_per_client: 1,
            queued: 1024,
            queued_per_client: 64,
            longest_wait: DEFAULT_LONGEST_WAIT,
            expected_duration: Duration::from_millis(5),
        }
    }

    /// The bounds of games of cases that readers write: one at a time, so that they take at most one processor.
    pub(crate) fn games() -> Self {
        WorkLimits {
            running: GAMES_RUNNING,
            running_per_client: GAMES_RUNNING,
            queued: 64,
            queued_per_client: 4,
            longest_wait: DEFAULT_LONGEST_WAIT,
            expected_duration: Duration::from_millis(50),
        }
    }

    /// The bounds of pieces of downloads. None is refused, for the response has begun: the queue is as long as there
    /// are connections at most, and a download that waits is a slow one.
    pub(crate) fn downloads() -> Self {
        WorkLimits {
            running: DOWNLOADS_RUNNING,
            running_per_client: DOWNLOADS_RUNNING,
            queued: usize::MAX,
            queued_per_client: usize::MAX,
            longest_wait: Duration::MAX,
            expected_duration: Duration::from_millis(2),
        }
    }
}

/// Runs expensive jobs, a few at a time; clones are the same pool.
#[derive(Clone)]
pub(crate) struct WorkPool(Arc<PoolInner>);

struct PoolInner {
    limits: WorkLimits,
    metrics: WorkMetrics,
    state: Mutex<PoolState>,
}

struct PoolState {
    queue: Queue,
    /// The jobs of the queue.
    queued: HashMap<JobId, QueuedJob>,
    running: Vec<RunningJob>,
    last_id: u64,
    /// The mean duration of recent jobs.
    mean_duration: Duration,
}

struct RunningJob {
    /// The client whose turn it was.
    client: Client,
    job: JobId,
    started: Instant,
}

struct QueuedJob {
    start: StartJob,
    /// The number of tickets of each client for it.
    tickets: HashMap<Client, usize>,
}

/// Starts a job. It holds the permit until it ends.
pub(super) type StartJob = Box<dyn FnOnce(Permit) + Send>;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Refused {
    /// The bound that was reached.
    reason: Reason,
    /// When it may be worth asking again.
    pub(crate) retry_after: Duration,
}

impl Refused {
    /// Whether the client itself has requested too much, and not all clients together.
    pub(crate) fn is_own_share(&self) -> bool {
        self.reason == Reason::Client
    }
}

impl fmt::Debug for WorkPool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("WorkPool").field("limits", &self.0.limits).finish_non_exhaustive()
    }
}

impl WorkPool {
    pub(crate) fn new(limits: WorkLimits) -> Self {
        WorkPool(Arc::new(PoolInner {
            limits,
            metrics: WorkMetrics::default(),
            state: Mutex::new(PoolState {
                queue: Queue::default(),
                queued: HashMap::new(),
                running: Vec::new(),
                last_id: 0,
                mean_duration: limits.expected_duration,
            }),
        }))
    }

    pub(crate) fn metrics(&self) -> &WorkMetrics {
        &self.0.metrics
    }

    /// Takes a job for a client: it starts now if it may, else it waits in the client's line while there is a ticket
    /// for it.
    pub(super) fn submit(&self, client: Client, start: StartJob) -> Result<Ticket, Refused> {
        let mut state = self.state();
        let can_start = self.has_room(&state, client) && state.queue.len_of(client) == 0;
        if !can_start {
            self.check_queue(&state, client)?;
        }
        state.last_id += 1;
        let job = JobId(state.last_id);
        state.queued.insert(job, QueuedJob { start, tickets: HashMap::from([(client, 1)]) });
        state.queue.push(client, job);
        self.start_next(state);
        Ok(Ticket { pool: self.clone(), client, job })
    }

    /// Runs a job that computes without waiting when the client's turn has come, unless the client leaves before. It runs
    /// on this thread, as [`compute_in_place`] does.
    ///
    /// # Errors
    /// Those of the job, and [`Error::Busy`] or [`Error::TooMuchWork`] when the limits of the pool are reached.
    pub(crate) async fn run<T>(&self, client: Client, job: impl Future<Output = Result<T, Error>>) -> Result<T, Error> {
        self.run_waiting(client, compute_in_place(job)).await
    }

    /// Runs a job that waits for something outside of this process when the client's turn has come, until it ends or the
    /// client leaves.
    ///
    /// # Errors
    /// Those of the job, and [`Error::Busy`] or [`Error::TooMuchWork`] when the limits of the pool are reached.
    pub(crate) async fn run_waiting<T>(
        &self,
        client: Client,
        job: impl Future<Output = Result<T, Error>>,
    ) -> Result<T, Error> {
        let (sender, turn) = oneshot::channel();
        // If the client leaves just now, the permit is dropped with the channel.
        let _ticket = self.submit(client, Box::new(move |permit| drop(sender.send(permit))))?;
        let _permit = turn.await.map_err(|_| Error::Internal)?;
        job.await
    }

    /// Another ticket for a job that has not ended; `None` if there is no such job.
    pub(super) fn join(&self, client: Client, job: JobId) -> Result<Option<Ticket>, Refused> {
        let mut state = self.state();
        if let Some(queued) = state.queued.get(&job) {
            let is_new_client = !queued.tickets.contains_key(&client);
            if is_new_client {
                self.check_queue(&state, client)?;
                state.queue.push(client, job);
                self.0.metrics.queued.set(state.queue.len() as i64);
            }
            if let Some(queued) = state.queued.get_mut(&job) {
                *queued.tickets.entry(client).or_default() += 1;
            }
            if is_new_client {
                // It may be this client's turn where it was not yet that of the others.
                self.start_next(state);
            }
        } else if !state.running.iter().any(|running| running.job == job) {
            return Ok(None);
        }
        self.0.metrics.shared.inc();
        Ok(Some(Ticket { pool: self.clone(), client, job }))
    }

    /// Whether another job of a client may run.
    fn has_room(&self, state: &PoolState, client: Client) -> bool {
        let limits = &self.0.limits;
        state.running.len() < limits.running && state.running_of(client) < limits.running_per_client
    }

    /// Whether there is a place in the queue for a job of a client.
    fn check_queue(&self, state: &PoolState, client: Client) -> Result<(), Refused> {
        let limits = &self.0.limits;
        let refused = |reason, retry_after| {
            self.0.metrics.refused.get_or_create(&SnapshotError { reason }).inc();
            Err(Refused { reason, retry_after })
        };
        if state.queue.len_of(client) >= limits.queued_per_client {
            return refused(Reason::Client, state.mean_duration);
        }
        if state.queue.len() >= limits.queued {
            return refused(Reason::Queue, state.mean_duration);
        }
        // How many jobs come first, one after the other: of the client alone, and of all.
        let own = (state.running_of(client) + state.queue.len_of(client)) / limits.running_per_client.max(1);
        let all = (state.running.len() + state.queue.len_before(client)) / limits.running.max(1);
        let wait = state.mean_duration.saturating_mul(own.max(all) as u32).saturating_add(state.overdue());
        if wait > limits.longest_wait {
            // The reason is the client's own queue, not the load of all clients.
            return refused(if own > all { Reason::Client } else { Reason::Wait }, wait - limits.longest_wait);
        }
        Ok(())
    }

    /// Starts the jobs whose turn it is.
    fn start_next(&self, mut state: MutexGuard<'_, PoolState>) {
        let mut ready = Vec::new();
        while state.running.len() < self.0.limits.running {
            let PoolState { queue, running, .. } = &mut *state;
            let of = |client| running.iter().filter(|running| running.client == client).count();
            let Some((client, job)) = queue.pop(|client| of(client) < self.0.limits.running_per_client) else { break };
            let Some(queued) = state.queued.remove(&job) else { continue };
            state.running.push(RunningJob { client, job, started: Instant::now() });
            ready.push((queued.start, Permit { pool: self.clone(), job }));
        }
        self.0.metrics.queued.set(state.queue.len() as i64);
        self.0.metrics.running.set(state.running.len() as i64);
        drop(state);
        for (start, permit) in ready {
            start(permit);
        }
    }

    fn state(&self) -> MutexGuard<'_, PoolState> {
        // No code of others runs while it is locked.
        self.0.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl PoolState {
    /// Each job counts a quarter, and all before it the rest.
    fn add_duration(&mut self, took: Duration) {
        self.mean_duration = (self.mean_duration * 3 + took) / 4;
    }

    /// Time beyond the mean duration that every job that runs has taken: none of them ends as soon as others did.
    fn overdue(&self) -> Duration {
        let shortest = self.running.iter().map(|running| running.started.elapsed()).min();
        shortest.unwrap_or_default().saturating_sub(self.mean_duration)
    }

    fn running_of(&self, client: Client) -> usize {
        self.running.iter().filter(|running| running.client == client).count()
    }

    /// Gives a ticket back. A queued job that no ticket is left for is taken out.
    fn leave(&mut self, client: Client, job: JobId) -> Option<QueuedJob> {
        let queued = self.queued.get_mut(&job)?;
        let tickets = queued.tickets.get_mut(&client)?;
        *tickets -= 1;
        if *tickets > 0 {
            return None;
        }
        queued.tickets.remove(&client);
        let is_abandoned = queued.tickets.is_empty();
        self.queue.remove(client, job);
        if is_abandoned { self.queued.remove(&job) } else { None }
    }
}

/// A client's interest in a job, until it is dropped.
pub(super) struct Ticket {
    pool: WorkPool,
    client: Client,
    pub(super) job: JobId,
}

impl Drop for Ticket {
    fn drop(&mut self) {
        let mut state = self.pool.state();
        let abandoned = state.leave(self.client, self.job);
        self.pool.0.metrics.queued.set(state.queue.len() as i64);
        drop(state);
        if abandoned.is_some() {
            self.pool.0.metrics.abandoned.inc();
        }
    }
}

/// The right to run, for as long as a job does.
pub(super) struct Permit {
    pool: WorkPool,
    job: JobId,
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut state = self.pool.state();
        if let Some(place) = state.running.iter().position(|running| running.job == self.job) {
            let ended = state.running.swap_remove(place);
            state.add_duration(ended.started.elapsed());
        }
        self.pool.0.metrics.finished.inc();
        self.pool.start_next(state);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::work::client;

    /// Jobs that have started, which run until their permits are dropped.
    type Running = Arc<Mutex<Vec<(u32, Permit)>>>;

    struct Trial {
        pool: WorkPool,
        running: Running,
    }

    impl Trial {
        fn new(limits: WorkLimits) -> Self {
            Trial { pool: WorkPool::new(limits), running: Running::default() }
        }

        fn submit(&self, client: Client, name: u32) -> Result<Ticket, Refused> {
            let running = Arc::clone(&self.running);
            self.pool.submit(client, Box::new(move |permit| running.lock().unwrap().push((name, permit))))
        }

        fn running(&self) -> Vec<u32> {
            self.running.lock().unwrap().iter().map(|(name, _)| *name).collect()
        }

        fn end(&self, name: u32) {
            let mut running = self.running.lock().unwrap();
            let at = running.iter().position(|(other, _)| *other == name).unwrap();
            let (_, permit) = running.remove(at);
            drop(running);
            drop(permit);
        }
    }

    #[test]
    fn a_job_runs_on_without_its_client_and_keeps_its_permit() {
        let limits = WorkLimits { running_per_client: 2, ..WorkLimits::long() };
        let trial = Trial::new(limits);
        // All of them hang up at once.
        for name in 0..100 {
            drop(trial.submit(client(1), name));
        }
        assert_eq!(trial.running(), [0, 1]);
        trial.end(0);
        // Nobody waited for the others.
        assert_eq!(trial.running(), [1]);
        assert_eq!(trial.pool.metrics().abandoned.get(), 98);
        let _ticket = trial.submit(client(1), 100).unwrap();
        assert_eq!(trial.running(), [1, 100]);
    }

    #[test]
    fn a_client_cannot_keep_another_one_waiting() {
        let trial = Trial::new(WorkLimits::long());
        let tickets: Vec<_> = (0..30).map(|name| trial.submit(client(1), name)).collect();
        assert_eq!(tickets.iter().filter(|ticket| ticket.is_ok()).count(), 1 + WorkLimits::long().queued_per_client);
        assert!(tickets[29].as_ref().is_err_and(Refused::is_own_share));
        let _other = trial.submit(client(2), 100).unwrap();
        assert_eq!(trial.running(), [0, 100]);
        let _third = trial.submit(client(3), 200).unwrap();
        trial.end(100);
        assert_eq!(trial.running(), [0, 200]);
    }

    #[test]
    fn the_queue_is_bounded() {
        let limits = WorkLimits { queued: 3, longest_wait: Duration::MAX, ..WorkLimits::long() };
        let trial = Trial::new(limits);
        let tickets: Vec<_> = (0..10).map(|n| trial.submit(client(n), n.into())).collect();
        assert_eq!(tickets.iter().filter(|ticket| ticket.is_ok()).count(), LONG_JOBS_RUNNING + 3);
        let refused = tickets.into_iter().find_map(Result::err).unwrap();
        assert!(refused.reason == Reason::Queue && !refused.is_own_share() && !refused.retry_after.is_zero());
    }

    #[test]
    fn a_wait_that_is_too_long_is_refused_at_once() {
        let limits = WorkLimits { longest_wait: WorkLimits::long().expected_duration * 2, ..WorkLimits::long() };
        let trial = Trial::new(limits);
        // Two run, two wait for one job, two for two; the seventh would wait for three.
        let tickets: Vec<_> = (0..6).map(|n| trial.submit(client(n), n.into()).unwrap()).collect();
        let refused = trial.submit(client(6), 6).err().unwrap();
        assert_eq!(refused, Refused { reason: Reason::Wait, retry_after: WorkLimits::long().expected_duration });
        drop(tickets);
        assert!(trial.submit(client(6), 6).is_ok());
    }

    #[test]
    fn a_job_that_runs_longer_than_others_did_is_waited_for_longer() {
        let limits = WorkLimits { longest_wait: Duration::from_secs(2), ..WorkLimits::games() };
        let trial = Trial::new(limits);
        let _running = trial.submit(client(0), 0).unwrap();
        let _waiting = trial.submit(client(1), 1).unwrap();
        trial.pool.state().running[0].started -= Duration::from_secs(3);
        let refused = trial.submit(client(2), 2).err().unwrap();
        assert_eq!(refused.reason, Reason::Wait);
        trial.pool.state().running[0].started += Duration::from_secs(3);
        assert!(trial.submit(client(2), 2).is_ok());
    }

    #[test]
    fn whoever_joins_a_queued_job_puts_it_into_its_own_line() {
        let trial = Trial::new(WorkLimits { running: 1, ..WorkLimits::long() });
        let _running = trial.submit(client(1), 0).unwrap();
        let _line = [1, 2].map(|name| trial.submit(client(1), name).unwrap());
        let last = trial.submit(client(1), 3).unwrap();
        let joined = trial.pool.join(client(2), last.job).unwrap().unwrap();
        drop(last);
        trial.end(0);
        // The first client has had its turn.
        assert_eq!(trial.running(), [3]);
        trial.end(3);
        assert_eq!(trial.running(), [1]);
        assert!(trial.pool.join(client(2), joined.job).unwrap().is_none());
    }

    #[test]
    fn a_share_of_the_pool_is_free_for_those_who_join() {
        let trial = Trial::new(WorkLimits::long());
        let _first = trial.submit(client(1), 0).unwrap();
        let second = trial.submit(client(1), 1).unwrap();
        assert_eq!(trial.running(), [0]);
        // The first client may not run another job; the second may.
        let _joined = trial.pool.join(client(2), second.job).unwrap().unwrap();
        assert_eq!(trial.running(), [0, 1]);
    }

    #[test]
    fn the_pace_follows_what_was_measured() {
        let pool = WorkPool::new(WorkLimits::long());
        let mut state = pool.state();
        (0..40).for_each(|_| state.add_duration(Duration::from_millis(100)));
        assert!(state.mean_duration < Duration::from_millis(101), "{:?}", state.mean_duration);
        state.add_duration(Duration::from_secs(4));
        assert!(state.mean_duration > Duration::from_secs(1), "{:?}", state.mean_duration);
    }
}
