//! How often each client may ask.

use std::{
    net::{IpAddr, Ipv6Addr},
    num::NonZeroU32,
    time::Duration,
};

use governor::{
    Quota, RateLimiter,
    clock::{Clock, DefaultClock},
    state::keyed::DefaultKeyedStateStore,
};

/// The network that one client of IPv6 has to itself.
const NETWORK: u128 = u128::MAX << 64;

/// The address that stands for a client: its own, or that of the network it has to itself.
pub(super) fn as_one(client: IpAddr) -> IpAddr {
    match client {
        IpAddr::V6(ip) => IpAddr::V6(Ipv6Addr::from_bits(ip.to_bits() & NETWORK)),
        ip => ip,
    }
}

/// Whose turn it is.
#[derive(Debug)]
pub(super) struct Turns {
    limiter: RateLimiter<IpAddr, DefaultKeyedStateStore<IpAddr>, DefaultClock>,
    clock: DefaultClock,
}

impl Turns {
    /// So many requests of one client in a second, over time, and so many at once.
    pub(super) fn new(each_second: NonZeroU32, at_once: Option<NonZeroU32>) -> Self {
        let quota = Quota::per_second(each_second).allow_burst(at_once.unwrap_or(each_second));
        Turns { limiter: RateLimiter::keyed(quota), clock: DefaultClock::default() }
    }

    /// How long a client must wait; `None` if it is its turn, which it has taken with that.
    pub(super) fn wait_of(&self, client: IpAddr) -> Option<Duration> {
        self.limiter.check_key(&as_one(client)).err().map(|not_until| not_until.wait_time_from(self.clock.now()))
    }

    /// Forgets clients who have not asked for a while.
    pub(super) fn tidy(&self) {
        self.limiter.retain_recent();
        self.limiter.shrink_to_fit();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_client_has_turns_of_its_own() {
        let turns = Turns::new(NonZeroU32::MIN, NonZeroU32::new(3));
        let wait = |ip: &str| turns.wait_of(ip.parse().unwrap());
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
        turns.tidy();
        assert!(wait("192.0.2.1").is_some());
    }
}
