//! Limits for each client: requests per second and open connections.

use std::{
    collections::{HashMap, hash_map::Entry},
    net::{IpAddr, Ipv6Addr},
    num::NonZeroU32,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use governor::{
    Quota, RateLimiter,
    clock::{Clock, DefaultClock},
    state::keyed::DefaultKeyedStateStore,
};

/// The bits of an IPv6 address that are the network of one client (/64).
const CLIENT_PREFIX_MASK: u128 = u128::MAX << 64;

/// The address that identifies a client: an IPv4 address, or the /64 network of an IPv6 address.
pub(super) fn network_of(client: IpAddr) -> IpAddr {
    match client.to_canonical() {
        IpAddr::V6(ip) => IpAddr::V6(Ipv6Addr::from_bits(ip.to_bits() & CLIENT_PREFIX_MASK)),
        ip => ip,
    }
}

#[derive(Debug)]
pub(super) struct RequestLimiter {
    limiter: RateLimiter<Option<IpAddr>, DefaultKeyedStateStore<Option<IpAddr>>, DefaultClock>,
    clock: DefaultClock,
}

impl RequestLimiter {
    /// Limits the requests of one client per second, over time, and in one burst.
    pub(super) fn new(requests_per_second: NonZeroU32, burst: Option<NonZeroU32>) -> Self {
        let quota = Quota::per_second(requests_per_second).allow_burst(burst.unwrap_or(requests_per_second));
        RequestLimiter { limiter: RateLimiter::keyed(quota), clock: DefaultClock::default() }
    }

    /// The time that a client must wait; `None` if its request is within the limit, against which it is counted. All
    /// clients whose address is unknown are counted as one.
    pub(super) fn retry_after(&self, client: Option<IpAddr>) -> Option<Duration> {
        self.limiter
            .check_key(&client.map(network_of))
            .err()
            .map(|not_until| not_until.wait_time_from(self.clock.now()))
    }

    pub(super) fn forget_idle_clients(&self) {
        self.limiter.retain_recent();
        self.limiter.shrink_to_fit();
    }
}

/// The number of open connections of each client, and its maximum.
#[derive(Debug)]
pub(super) struct ConnectionCounts {
    most_per_client: usize,
    held: Mutex<HashMap<IpAddr, usize>>,
}

/// One connection of a client, until it is dropped.
#[derive(Debug)]
pub(super) struct CountedConnection {
    counts: Arc<ConnectionCounts>,
    client: IpAddr,
}

impl ConnectionCounts {
    pub(super) fn new(most_per_client: usize) -> Self {
        ConnectionCounts { most_per_client, held: Mutex::default() }
    }

    /// Counts another connection of a client; `None` if it holds as many as it may.
    pub(super) fn admit(self: &Arc<Self>, client: IpAddr) -> Option<CountedConnection> {
        let client = network_of(client);
        let mut held = self.held();
        let count = held.entry(client).or_default();
        if *count >= self.most_per_client {
            return None;
        }
        *count += 1;
        Some(CountedConnection { counts: Arc::clone(self), client })
    }

    fn held(&self) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
        // Nothing panics while it is locked, and a count is right at any time.
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for CountedConnection {
    fn drop(&mut self) {
        if let Entry::Occupied(mut held) = self.counts.held().entry(self.client) {
            *held.get_mut() -= 1;
            if *held.get() == 0 {
                held.remove();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_client_holds_so_many_connections() {
        let counts = Arc::new(ConnectionCounts::new(2));
        let admit = |ip: &str| counts.admit(ip.parse().unwrap());
        let first = admit("192.0.2.1");
        let second = admit("::ffff:192.0.2.1");
        assert!(first.is_some() && second.is_some() && admit("192.0.2.1").is_none());
        let other = admit("192.0.2.2");
        assert!(other.is_some());
        drop(first);
        assert!(admit("192.0.2.1").is_some());
        // A network of IPv6 is one client.
        let held = ["2001:db8::1", "2001:db8::2"].map(admit);
        assert!(held.iter().all(Option::is_some) && admit("2001:db8::3").is_none());
        assert!(admit("2001:db8:0:1::1").is_some());
        // Whoever holds none is forgotten.
        drop((held, second, other));
        assert!(counts.held().is_empty());
    }

    #[test]
    fn each_client_has_turns_of_its_own() {
        let turns = RequestLimiter::new(NonZeroU32::MIN, NonZeroU32::new(3));
        let wait = |ip: &str| turns.retry_after(Some(ip.parse().unwrap()));
        for _ in 0..3 {
            assert_eq!(wait("192.0.2.1"), None);
        }
        assert!(wait("192.0.2.1").is_some_and(|wait| wait <= Duration::from_secs(1)));
        assert_eq!(wait("192.0.2.2"), None);
        // A network of IPv6 is one client.
        for ip in ["2001:db8::1", "2001:db8::2", "2001:db8::3"] {
            assert_eq!(wait(ip), None);
        }
        assert!(wait("2001:db8::4").is_some());
        turns.forget_idle_clients();
        assert!(wait("192.0.2.1").is_some());
    }
}
