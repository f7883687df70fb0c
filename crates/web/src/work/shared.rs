//! A cache of results of expensive jobs, by key.
//!
//! The cache is that of quick_cache; its guards (`get_value_or_guard_async`) do not share the work, because they borrow
//! the cache and so cannot move into a job that goes on when its client has left: the next client would begin it again.

use std::{
    collections::HashMap,
    fmt,
    hash::Hash,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use quick_cache::{Weighter, sync::Cache};
use tokio::{runtime::Handle, sync::watch};

use super::{
    WorkPool,
    pool::{Permit, Ticket},
    queue::{Client, JobId},
};
use crate::error::Error;

/// Estimated number of cached results; they are large and few.
const TYPICAL_COUNT: usize = 16;

/// Results of expensive jobs by key, cached up to a number of bytes. Those who ask for the same one while it is being
/// made share one job, which none of them ends by leaving as long as another one waits.
#[derive(Clone)]
pub(crate) struct SharedResults<K, V>(Arc<SharedInner<K, V>>);

struct SharedInner<K, V> {
    cache: Cache<K, V, Size<V>>,
    /// The results that are being made.
    flights: Mutex<HashMap<K, Flight<V>>>,
}

type MadeResult<V> = Option<Result<V, Error>>;

/// A result that is being made. Its channel is closed when the job is dropped before it has started.
struct Flight<V> {
    job: JobId,
    outcome: watch::Receiver<MadeResult<V>>,
}

struct Size<V>(fn(&V) -> usize);

impl<V> Clone for Size<V> {
    fn clone(&self) -> Self {
        Size(self.0)
    }
}

impl<K, V> Weighter<K, V> for Size<V> {
    fn weight(&self, _: &K, value: &V) -> u64 {
        self.0(value) as u64
    }
}

impl<K, V> fmt::Debug for SharedResults<K, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SharedResults").finish_non_exhaustive()
    }
}

impl<K, V> SharedResults<K, V>
where
    K: Clone + Eq + Hash + Send + Sync + 'static,
    V: Clone + Send + Sync + 'static,
{
    /// A cache of a maximum size in bytes; `size` measures each result.
    pub(crate) fn new(bytes: usize, size: fn(&V) -> usize) -> Self {
        let cache = Cache::with_weighter(TYPICAL_COUNT, bytes as u64, Size(size));
        SharedResults(Arc::new(SharedInner { cache, flights: Mutex::default() }))
    }

    /// The result of a key: cached, or made by a job that others may share. Results are cached, errors are not.
    /// Fails with those of `make`, and [`Error::Busy`] or [`Error::TooMuchWork`] when the pool has no room for another
    /// job.
    pub(crate) async fn get(
        &self,
        pool: &WorkPool,
        client: Client,
        key: K,
        make: impl FnOnce() -> Result<V, Error> + Send + 'static,
    ) -> Result<V, Error> {
        if let Some(value) = self.0.cache.get(&key) {
            return Ok(value);
        }
        let (_ticket, mut outcome) = self.join_or_start(pool, client, key, make)?;
        match outcome.wait_for(Option::is_some).await {
            Ok(outcome) => outcome.clone().unwrap_or(Err(Error::Internal)),
            // The job panicked, or the server ends.
            Err(_) => Err(Error::Internal),
        }
    }

    /// A ticket for the job that makes a result, unless it was made just now, and the channel that receives its outcome.
    fn join_or_start(
        &self,
        pool: &WorkPool,
        client: Client,
        key: K,
        make: impl FnOnce() -> Result<V, Error> + Send + 'static,
    ) -> Result<(Option<Ticket>, watch::Receiver<MadeResult<V>>), Error> {
        let mut flights = self.0.flights();
        let flying = flights.get(&key).map(|flight| (flight.job, flight.outcome.clone()));
        if let Some((job, outcome)) = flying
            && let Some(ticket) = pool.join(client, job)?
        {
            return Ok((Some(ticket), outcome));
        }
        let (sender, outcome) = watch::channel(None);
        // It may have landed since the cache was looked into.
        if let Some(value) = self.0.cache.get(&key) {
            sender.send_replace(Some(Ok(value)));
            return Ok((None, outcome));
        }
        let (inner, landing, runtime) = (Arc::clone(&self.0), key.clone(), Handle::current());
        let run = move |permit: Permit| {
            let result = make();
            if let Ok(value) = &result {
                inner.cache.insert(landing.clone(), value.clone());
            }
            inner.flights().remove(&landing);
            // Before the result is sent, so that the metrics count the job as finished when a client receives it.
            drop(permit);
            sender.send_replace(Some(result));
        };
        let start = Box::new(move |permit| drop(runtime.spawn_blocking(move || run(permit))));
        let ticket = pool.submit(client, start)?;
        // Those whose jobs were dropped before they started are left over.
        flights.retain(|_, flight| flight.outcome.has_changed().is_ok());
        flights.insert(key, Flight { job: ticket.job, outcome: outcome.clone() });
        Ok((Some(ticket), outcome))
    }
}

impl<K, V> SharedInner<K, V> {
    fn flights(&self) -> MutexGuard<'_, HashMap<K, Flight<V>>> {
        self.flights.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::{
        pin::pin,
        sync::atomic::{AtomicUsize, Ordering},
        task::{Context, Poll, Waker},
    };

    use tokio::sync::oneshot;

    use super::*;
    use crate::work::{WorkLimits, client};

    type Texts = SharedResults<&'static str, Arc<str>>;

    struct Trial {
        pool: WorkPool,
        texts: Texts,
        /// The number of times that a result was made.
        made: Arc<AtomicUsize>,
    }

    impl Trial {
        fn new(bytes: usize) -> Self {
            let limits = WorkLimits { running: 1, running_per_client: 1, ..WorkLimits::long() };
            Trial {
                pool: WorkPool::new(limits),
                texts: SharedResults::new(bytes, |text| text.len()),
                made: Arc::default(),
            }
        }

        /// A request of a client for the text that a key is.
        async fn text(&self, client: u8, key: &'static str) -> Result<Arc<str>, Error> {
            let made = Arc::clone(&self.made);
            let make = move || {
                made.fetch_add(1, Ordering::Relaxed);
                Ok(key.into())
            };
            self.texts.get(&self.pool, self::client(client), key, make).await
        }

        /// Takes the only permit until the sender is dropped.
        async fn occupy(&self) -> oneshot::Sender<()> {
            let (started, has_started) = oneshot::channel();
            let (stop, stopped) = oneshot::channel::<()>();
            let make = move || {
                let _ = started.send(());
                let _ = stopped.blocking_recv();
                Err(Error::Internal)
            };
            let mut asked = Box::pin(self.texts.get(&self.pool, client(200), "busy", make));
            assert!(poll(asked.as_mut()).is_none());
            has_started.await.unwrap();
            stop
        }

        fn made(&self) -> usize {
            self.made.load(Ordering::Relaxed)
        }
    }

    /// Lets a request get as far as it can.
    fn poll<T>(request: std::pin::Pin<&mut impl Future<Output = T>>) -> Option<T> {
        match request.poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(value) => Some(value),
            Poll::Pending => None,
        }
    }

    #[tokio::test]
    async fn those_who_ask_for_the_same_share_one_job() {
        let trial = Trial::new(1000);
        let stop = trial.occupy().await;
        let mut asked: Vec<_> = (0..50).map(|n| Box::pin(trial.text(n % 5, "reef"))).collect();
        assert!(asked.iter_mut().all(|request| poll(request.as_mut()).is_none()));
        drop(stop);
        for request in asked {
            assert_eq!(&*request.await.unwrap(), "reef");
        }
        assert_eq!((trial.made(), trial.pool.metrics().shared.get()), (1, 49));
        // And it is cached.
        trial.text(1, "reef").await.unwrap();
        assert_eq!(trial.made(), 1);
    }

    #[tokio::test]
    async fn a_job_has_ended_when_its_result_is_there() {
        let trial = Trial::new(0);
        for ended in 1..=2000 {
            trial.text(1, "reef").await.unwrap();
            assert_eq!(trial.pool.metrics().finished.get(), ended);
        }
    }

    #[tokio::test]
    async fn the_first_who_leaves_does_not_fail_the_others() {
        let trial = Trial::new(1000);
        let stop = trial.occupy().await;
        let mut first = Box::pin(trial.text(1, "reef"));
        let mut second = pin!(trial.text(2, "reef"));
        assert!(poll(first.as_mut()).is_none() && poll(second.as_mut()).is_none());
        drop(first);
        drop(stop);
        assert_eq!(&*second.await.unwrap(), "reef");
        assert_eq!(trial.made(), 1);
    }

    #[tokio::test]
    async fn what_nobody_waits_for_is_not_made() {
        let trial = Trial::new(1000);
        let stop = trial.occupy().await;
        for n in 0..50 {
            let mut request = Box::pin(trial.text(n, "reef"));
            assert!(poll(request.as_mut()).is_none());
        }
        drop(stop);
        // It comes after all of them, and is alone.
        trial.text(1, "harbour").await.unwrap();
        assert_eq!((trial.made(), trial.pool.metrics().abandoned.get()), (1, 50));
        assert_eq!(trial.texts.0.flights().len(), 0);
        // What was dropped can be asked for again.
        trial.text(1, "reef").await.unwrap();
        assert_eq!(trial.made(), 2);
    }

    #[tokio::test]
    async fn a_job_that_runs_is_finished_for_those_who_come_later() {
        let trial = Trial::new(1000);
        let (started, has_started) = oneshot::channel();
        let (stop, stopped) = oneshot::channel::<()>();
        let make = move || {
            let _ = started.send(());
            let _ = stopped.blocking_recv();
            Ok("reef".into())
        };
        let mut first = Box::pin(trial.texts.get(&trial.pool, client(1), "reef", make));
        assert!(poll(first.as_mut()).is_none());
        has_started.await.unwrap();
        drop(first);
        let mut later = pin!(trial.text(2, "reef"));
        assert!(poll(later.as_mut()).is_none());
        drop(stop);
        assert_eq!(&*later.await.unwrap(), "reef");
        assert_eq!(trial.made(), 0);
    }

    #[tokio::test]
    async fn results_are_cached_within_a_number_of_bytes() {
        let trial = Trial::new(12);
        for key in ["reef", "harbour", "lighthouse", "a lighthouse at the harbour"] {
            assert_eq!(&*trial.text(1, key).await.unwrap(), key);
            assert!(trial.texts.0.cache.weight() <= 12, "{key}");
        }
    }

    #[tokio::test]
    async fn a_panic_ends_one_job_alone() {
        let trial = Trial::new(1000);
        let failed = trial.texts.get(&trial.pool, client(1), "reef", || panic!("the sea took it")).await;
        assert!(matches!(failed, Err(Error::Internal)));
        assert_eq!(&*trial.text(1, "reef").await.unwrap(), "reef");
    }

    #[tokio::test]
    async fn errors_are_shared_and_not_cached() {
        let trial = Trial::new(1000);
        let failed = trial.texts.get(&trial.pool, client(1), "reef", || Err(Error::NotComparable)).await;
        assert!(matches!(failed, Err(Error::NotComparable)));
        assert_eq!(&*trial.text(1, "reef").await.unwrap(), "reef");
    }
}
