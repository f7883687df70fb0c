//! Counts requests that were refused for being too many, so that they do not fill the log.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

/// The interval at which the refusals of one client are logged.
const REPORT_INTERVAL: Duration = Duration::from_secs(60);

/// Maximum number of clients that are counted one by one; the others are counted together.
const MAX_CLIENTS: usize = 1024;

/// Refusals that are to be logged: the client, unless they are of several, and how many.
pub(super) type RefusalSummary = (Option<IpAddr>, u64);

/// The refused requests of each client. The first one is logged at once, those that follow once in an interval.
#[derive(Debug, Default)]
pub(super) struct RefusalCounts(Mutex<HashMap<Option<IpAddr>, Count>>);

#[derive(Debug)]
struct Count {
    since: Instant,
    unreported: u64,
}

impl RefusalCounts {
    /// Counts a refusal. What is to be logged comes back.
    pub(super) fn add(&self, client: Option<IpAddr>, now: Instant) -> Option<RefusalSummary> {
        let mut counts = self.counts();
        let is_counted_alone = counts.contains_key(&client) || counts.len() < MAX_CLIENTS;
        let client = client.filter(|_| is_counted_alone);
        if let Some(count) = counts.get_mut(&client) {
            count.unreported += 1;
            let is_due = now.saturating_duration_since(count.since) >= REPORT_INTERVAL;
            return is_due.then(|| {
                count.since = now;
                (client, std::mem::take(&mut count.unreported))
            });
        }
        counts.insert(client, Count { since: now, unreported: 0 });
        Some((client, 1))
    }

    /// Forgets clients whose interval is over. What is still to be logged of them comes back.
    pub(super) fn forget_idle_clients(&self, now: Instant) -> Vec<RefusalSummary> {
        let is_over = |count: &Count| now.saturating_duration_since(count.since) >= REPORT_INTERVAL;
        let over = self.counts().extract_if(|_, count| is_over(count)).collect::<Vec<_>>();
        let reports = over.into_iter().map(|(client, count)| (client, count.unreported));
        reports.filter(|(_, unreported)| *unreported > 0).collect()
    }

    fn counts(&self) -> MutexGuard<'_, HashMap<Option<IpAddr>, Count>> {
        // Nothing panics while it is locked.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(n: u32) -> Option<IpAddr> {
        Some(IpAddr::from(n.to_be_bytes()))
    }

    #[test]
    fn refusals_of_a_client_are_logged_once_in_an_interval() {
        let (counts, start) = (RefusalCounts::default(), Instant::now());
        assert_eq!(counts.add(client(1), start), Some((client(1), 1)));
        for _ in 0..1000 {
            assert_eq!(counts.add(client(1), start + REPORT_INTERVAL / 2), None);
        }
        assert_eq!(counts.add(client(2), start + REPORT_INTERVAL / 2), Some((client(2), 1)));
        assert_eq!(counts.add(client(1), start + REPORT_INTERVAL), Some((client(1), 1001)));
        counts.add(client(1), start + REPORT_INTERVAL);
        assert_eq!(counts.forget_idle_clients(start + REPORT_INTERVAL * 2), [(client(1), 1)]);
        assert!(counts.counts().is_empty());
    }

    #[test]
    fn many_clients_are_counted_together() {
        let (counts, start) = (RefusalCounts::default(), Instant::now());
        let logged = (0..MAX_CLIENTS as u32 * 2).filter(|&n| counts.add(client(n), start).is_some()).count();
        assert_eq!(logged, MAX_CLIENTS + 1);
        assert!(counts.counts().len() <= MAX_CLIENTS + 1);
    }
}
