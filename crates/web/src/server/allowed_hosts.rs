//! By which names a server lets itself be called.
//!
//! A page of somebody else's can have its own name lead to this machine, and would then be taken by the browser for
//! a page of ours (DNS rebinding). A server that holds back what it has from others therefore answers only to names
//! that nobody else can give it.

use std::net::IpAddr;

use axum::http::{HeaderMap, Uri, header, uri::Authority};

/// The names of a server that only this machine reaches; it has those of the machine itself as well.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Hosts {
    /// Names, without ports.
    pub names: Vec<String>,
}

impl Hosts {
    /// Whether a request is for one of them. One that names no host is of no browser.
    pub(super) fn are_asked(&self, uri: &Uri, asked: &HeaderMap) -> bool {
        let named = asked.get_all(header::HOST).iter().map(|value| value.to_str().unwrap_or_default());
        named.chain(uri.authority().map(Authority::as_str)).all(|host| self.has(host))
    }

    fn has(&self, host: &str) -> bool {
        let Some(name) = name_of(host) else { return false };
        let name = name.trim_end_matches('.');
        let address = name.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
        let is_own = match address {
            Ok(address) => address.to_canonical().is_loopback(),
            Err(_) => name.eq_ignore_ascii_case("localhost"),
        };
        is_own || self.names.iter().any(|each| each.eq_ignore_ascii_case(name))
    }
}

/// The name in a `Host` header; `None` if the header is anything but a name and, optionally, a port.
fn name_of(host: &str) -> Option<&str> {
    // An authority may also have a user in front, and more than digits behind the colon.
    let authority = host.parse::<Authority>().ok()?;
    let port = host.strip_prefix(authority.host())?;
    let is_port = |port: &str| port.bytes().all(|b| b.is_ascii_digit()) && port.parse::<u16>().is_ok();
    let start = host.get(..host.len() - port.len())?;
    (port.is_empty() || port.strip_prefix(':').is_some_and(is_port)).then_some(start)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_of_this_machine_and_those_that_were_said_are_its() {
        let hosts = Hosts { names: vec!["rules.home".to_owned()] };
        for host in
            ["localhost", "LOCALHOST:8080", "localhost.:80", "127.0.0.1:8080", "127.1.2.3", "[::1]:80", "Rules.home:1"]
        {
            assert!(hosts.has(host), "{host}");
        }
        for host in
            ["", "evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "192.168.1.2:80", "a@b@c", "[::2]"]
        {
            assert!(!hosts.has(host), "{host}");
        }
        // What is more than a name and a port is none of them, whatever name stands in it.
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
            assert!(!hosts.has(host), "{host}");
        }
    }

    #[test]
    fn every_name_in_a_request_counts() {
        let asked = |hosts: &[&'static str]| -> HeaderMap {
            hosts.iter().map(|host| (header::HOST, axum::http::HeaderValue::from_static(host))).collect()
        };
        let hosts = Hosts::default();
        let here = Uri::from_static("/es");
        assert!(hosts.are_asked(&here, &asked(&[])));
        assert!(hosts.are_asked(&here, &asked(&["localhost:80"])));
        assert!(!hosts.are_asked(&here, &asked(&["localhost", "evil.example"])));
        assert!(!hosts.are_asked(&Uri::from_static("http://evil.example/es"), &asked(&["localhost"])));
    }
}
