//! The settings of a server.

use std::{
    net::{IpAddr, SocketAddr},
    num::NonZeroU32,
    time::Duration,
};

use axum::http::{HeaderMap, HeaderName, StatusCode, Uri};
use ipnet::IpNet;

use super::{allowed_hosts::AllowedHosts, metrics::RequestRecord};
use crate::games::GameCommand;

/// The settings of a server: limits, clients, logging, hosts.
#[derive(Debug, Clone, Default)]
pub struct Settings {
    /// Timeouts, sizes and numbers of connections.
    pub limits: Limits,
    /// The policy for clients: trusted proxies, rate limits, and who may read the metrics.
    pub clients: ClientPolicy,
    /// The logging of requests.
    pub logging: Logging,
    /// The host names it answers to while it serves private texts; any, if `None`.
    pub hosts: Option<AllowedHosts>,
    /// Starts the process that plays the cases of readers; without it they are played by the server itself.
    pub game_command: Option<GameCommand>,
}

/// Timeouts of requests, maximum sizes, and maximum numbers of connections.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Timeout of the head of a request, and between two requests of one connection.
    pub head_timeout: Duration,
    /// Timeout of making an answer.
    pub request_timeout: Duration,
    /// Timeout of a write without progress.
    pub write_timeout: Duration,
    /// Timeout of sending a whole answer: while it is sent, the library that it is made from stays open.
    pub answer_timeout: Duration,
    /// Timeout of the answers that have begun when the server ends.
    pub ending_timeout: Duration,
    /// Maximum number of connections at a time; others wait.
    pub max_connections: usize,
    /// Maximum number of connections of one client at a time, an address or a network of IPv6; more are closed at once.
    /// Proxies of the operator may have all there are.
    pub max_connections_per_client: usize,
    /// Maximum size of a body, in bytes.
    pub max_body_bytes: u64,
    /// Maximum length of an address, in bytes.
    pub max_address_bytes: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            head_timeout: Duration::from_secs(10),
            request_timeout: Duration::from_secs(20),
            write_timeout: Duration::from_secs(20),
            answer_timeout: Duration::from_secs(3600),
            ending_timeout: Duration::from_secs(10),
            max_connections: 2000,
            max_connections_per_client: Limits::default_connections_per_client(2000),
            max_body_bytes: 16 << 10,
            max_address_bytes: 4 << 10,
        }
    }
}

/// A browser opens 6 connections to a site; this many are left to a client however few there are.
const MIN_CONNECTIONS_PER_CLIENT: usize = 8;

impl Limits {
    /// The default maximum of connections of one client: a tenth of all.
    pub fn default_connections_per_client(max_connections: usize) -> usize {
        (max_connections / 10).max(MIN_CONNECTIONS_PER_CLIENT)
    }
}

/// The policy for clients: trusted proxies, rate limits, and who may read the metrics.
#[derive(Debug, Clone, Default)]
pub struct ClientPolicy {
    /// Proxies of the operator: whom they name in `X-Forwarded-For` is who asks.
    pub proxies: Vec<IpNet>,
    /// Whether what connects from this very machine is, or may be, a proxy that was not named.
    pub may_have_unnamed_proxy: bool,
    /// Requests of one client in a second, over time; as many as they like, if `None`.
    pub requests_per_second: Option<NonZeroU32>,
    /// The same once others are seen to reach a server that was started for one person.
    pub requests_per_second_if_exposed: Option<NonZeroU32>,
    /// Requests of one client at once.
    pub burst: Option<NonZeroU32>,
    /// Networks that may read the metrics, besides this machine itself.
    pub metrics_networks: Vec<IpNet>,
}

/// The logging of requests.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Logging {
    /// Every request, in one line.
    pub requests: bool,
    /// With their path and query.
    pub queries: bool,
}

const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

impl ClientPolicy {
    /// The address of the client: the peer, or the nearest one behind trusted proxies. `None` if the entry of a proxy
    /// cannot be read as an address: the client is unknown, and not the proxy itself.
    pub(super) fn client_of(&self, peer: Option<IpAddr>, headers: &HeaderMap) -> Option<IpAddr> {
        let mut client = peer?.to_canonical();
        if !self.is_proxy(client) {
            return Some(client);
        }
        let values = headers.get_all(FORWARDED_FOR).iter().map(|value| value.as_bytes().trim_ascii());
        let named: Vec<&[u8]> =
            values.filter(|value| !value.is_empty()).flat_map(|value| value.split(|&byte| byte == b',')).collect();
        // Each proxy appends the address of its own client; anybody may have written what is before that.
        for named in named.into_iter().rev() {
            client = forwarded_address(str::from_utf8(named).ok()?.trim())?.to_canonical();
            if !self.is_proxy(client) {
                break;
            }
        }
        Some(client)
    }

    pub(super) fn is_proxy(&self, ip: IpAddr) -> bool {
        self.proxies.iter().any(|proxies| proxies.contains(&ip.to_canonical()))
    }

    /// Whether a client may read the metrics. Behind an undeclared proxy, a loopback address says
    /// nothing about the client.
    pub(super) fn may_see_metrics(&self, client: Option<IpAddr>, may_be_proxied: bool) -> bool {
        let may_be_proxied = may_be_proxied || self.may_have_unnamed_proxy;
        client.is_some_and(|ip| {
            (ip.is_loopback() && !may_be_proxied) || self.metrics_networks.iter().any(|readers| readers.contains(&ip))
        })
    }
}

/// An address as proxies write it: bare, in brackets, or with a port.
fn forwarded_address(text: &str) -> Option<IpAddr> {
    let in_brackets = || text.strip_prefix('[')?.strip_suffix(']')?.parse::<IpAddr>().ok();
    let with_port = || text.parse::<SocketAddr>().map(|address| address.ip()).ok();
    text.parse().ok().or_else(with_port).or_else(in_brackets)
}

impl Logging {
    pub(super) fn log_request(self, outcome: &RequestRecord<'_>, uri: &Uri, id: &str, client: Option<IpAddr>) {
        let query = if self.queries { uri.query() } else { None };
        tracing::info!(
            target: "vademecum::request",
            id,
            client = client.map(tracing::field::display),
            method = outcome.method_name(),
            route = outcome.route,
            // Search terms may be in the path as well.
            path = self.queries.then(|| uri.path()),
            query,
            status = outcome.status.as_u16(),
            bytes = outcome.bytes,
            microseconds = outcome.took.as_micros() as u64,
            "answered"
        );
    }

    /// Logs how many requests of a client were rate limited since the last log line about it.
    pub(super) fn log_refusals(self, client: Option<IpAddr>, count: u64) {
        tracing::info!(
            target: "vademecum::request",
            client = client.map(tracing::field::display),
            status = StatusCode::TOO_MANY_REQUESTS.as_u16(),
            count,
            "refused"
        );
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn only_proxies_of_the_operator_say_who_asks() {
        let clients = ClientPolicy {
            proxies: ["10.0.0.0/8", "::1/128"].map(|net| net.parse().unwrap()).into(),
            ..ClientPolicy::default()
        };
        let client_of = |peer: &str, forwarded: &str| {
            let forwarded = HeaderValue::from_bytes(forwarded.as_bytes()).unwrap();
            clients.client_of(Some(peer.parse().unwrap()), &[(FORWARDED_FOR, forwarded)].into_iter().collect())
        };
        for (peer, forwarded, client) in [
            ("203.0.113.9", "198.51.100.1", "203.0.113.9"),
            ("10.0.0.1", "198.51.100.1", "198.51.100.1"),
            ("10.0.0.1", "6.6.6.6, 198.51.100.1", "198.51.100.1"),
            ("10.0.0.1", "198.51.100.1, 10.0.0.2", "198.51.100.1"),
            ("::ffff:10.0.0.1", "2001:db8::1", "2001:db8::1"),
            ("10.0.0.1", "", "10.0.0.1"),
            ("10.0.0.1", "198.51.100.1:5678", "198.51.100.1"),
            ("10.0.0.1", "[2001:db8::1]:80, 10.0.0.2:443", "2001:db8::1"),
            ("10.0.0.1", "[2001:db8::1]", "2001:db8::1"),
            // What is before the entry of a proxy is not read.
            ("10.0.0.1", "\u{ff}, 198.51.100.1", "198.51.100.1"),
            ("10.0.0.1", "nonsense, 198.51.100.1, 10.0.0.2", "198.51.100.1"),
        ] {
            assert_eq!(client_of(peer, forwarded), Some(client.parse().unwrap()), "{peer} for {forwarded}");
        }
        for unreadable in ["nonsense", "\u{ff}", "198.51.100.1, nonsense", "198.51.100.1,", "nonsense, 10.0.0.2"] {
            assert_eq!(client_of("10.0.0.1", unreadable), None, "{unreadable}");
        }
    }
}
