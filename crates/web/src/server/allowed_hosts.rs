//! The host names that a private server answers to: a guard against DNS rebinding.
//!
//! A page of another site can make its own name lead to this machine, and browsers then take that site for ours. A server
//! that serves private texts therefore answers only to names that nobody else can give it.

use axum::http::{HeaderMap, Uri, header, uri::Authority};
use url::Host;

use crate::base_url::parse_host;

/// The host names of a server that only this machine reaches, besides `localhost` and the loopback addresses.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct AllowedHosts {
    /// Names, without ports.
    pub names: Vec<Host>,
}

impl AllowedHosts {
    /// Whether every host that a request names is one of them. Browsers always name one, so a request without is safe.
    pub(super) fn is_allowed(&self, uri: &Uri, request_headers: &HeaderMap) -> bool {
        let in_headers = request_headers.get_all(header::HOST).iter();
        let in_headers = in_headers.map(|value| value.to_str().unwrap_or_default());
        in_headers.chain(uri.authority().map(Authority::as_str)).all(|host| self.contains(host))
    }

    fn contains(&self, header: &str) -> bool {
        let Some(host) = parse_host(header) else { return false };
        let is_loopback = match &host {
            Host::Domain(name) => name == "localhost",
            Host::Ipv4(ip) => ip.is_loopback(),
            Host::Ipv6(ip) => ip.to_canonical().is_loopback(),
        };
        is_loopback || self.names.contains(&host)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_loopback_and_configured_names_are_allowed() {
        let hosts = AllowedHosts { names: vec![Host::Domain("rules.home".to_owned())] };
        for host in
            ["localhost", "LOCALHOST:8080", "localhost.:80", "127.0.0.1:8080", "127.1.2.3", "[::1]:80", "Rules.home:1"]
        {
            assert!(hosts.contains(host), "{host}");
        }
        for host in
            ["", "evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "192.168.1.2:80", "a@b@c", "[::2]"]
        {
            assert!(!hosts.contains(host), "{host}");
        }
        // More than a host and a port is refused, whatever host is in it.
        for host in [
            "evil.example@127.0.0.1",
            "evil.example:80@localhost",
            "@localhost",
            "localhost:evil",
            "localhost:",
            "localhost:+80",
            "localhost:70000",
            "localhost:80:80",
            "[::1]evil.example",
            "[::1]:evil",
            "localhost/evil",
        ] {
            assert!(!hosts.contains(host), "{host}");
        }
    }

    #[test]
    fn every_host_in_a_request_is_checked() {
        let request_headers = |hosts: &[&'static str]| -> HeaderMap {
            hosts.iter().map(|host| (header::HOST, axum::http::HeaderValue::from_static(host))).collect()
        };
        let hosts = AllowedHosts::default();
        let here = Uri::from_static("/es");
        assert!(hosts.is_allowed(&here, &request_headers(&[])));
        assert!(hosts.is_allowed(&here, &request_headers(&["localhost:80"])));
        assert!(!hosts.is_allowed(&here, &request_headers(&["localhost", "evil.example"])));
        assert!(!hosts.is_allowed(&Uri::from_static("http://evil.example/es"), &request_headers(&["localhost"])));
    }
}
