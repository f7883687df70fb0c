//! The values of settings, as they are typed or stand in a file.

use std::{net::IpAddr, str::FromStr, time::Duration};

use clap::ValueEnum;
use ipnet::IpNet;
use serde::Deserialize;

/// What is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, ValueEnum, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Log {
    /// Nothing
    Off,
    /// What went wrong on our side
    Errors,
    /// Changes of the library
    Changes,
    /// Every request, without what was looked for
    Requests,
    /// Every request with what was looked for
    Queries,
}

/// How it is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum LogFormat {
    /// For people
    Text,
    /// One JSON object a line
    Json,
}

/// A number of seconds.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
#[serde(try_from = "f64")]
pub(super) struct Seconds(pub(super) Duration);

/// The proxies of a network.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
#[serde(try_from = "String")]
pub(super) struct Proxy(pub(super) IpNet);

/// An address that a browser or a mail program can open.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(try_from = "String")]
pub(super) struct ReportUrl(pub(super) String);

/// The beginning of the addresses of all pages.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(try_from = "String")]
pub(super) struct BaseUrl(pub(super) String);

impl TryFrom<f64> for Seconds {
    type Error = String;

    fn try_from(seconds: f64) -> Result<Self, String> {
        Duration::try_from_secs_f64(seconds).map(Seconds).map_err(|error| error.to_string())
    }
}

impl FromStr for Seconds {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        text.parse::<f64>().map_err(|error| error.to_string())?.try_into()
    }
}

impl FromStr for Proxy {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let one = || text.parse::<IpAddr>().map(IpNet::from);
        text.parse().or_else(|_| one()).map(Proxy).map_err(|_| format!("`{text}` is no address and no network"))
    }
}

impl FromStr for ReportUrl {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let opens = ["https://", "http://", "mailto:"].iter().any(|scheme| text.starts_with(scheme));
        let reason = "expected an address that begins with https:, http: or mailto:";
        opens.then(|| ReportUrl(text.to_owned())).ok_or_else(|| reason.to_owned())
    }
}

impl FromStr for BaseUrl {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
        let host = host.map(|host| host.trim_end_matches('/')).filter(|host| !host.is_empty());
        let is_host = |host: &str| host.bytes().all(|b| b.is_ascii_alphanumeric() || b"-.:[]".contains(&b));
        match host {
            Some(host) if is_host(host) => Ok(BaseUrl(text.trim_end_matches('/').to_owned())),
            _ => Err("expected an address such as https://rules.example, without a path".to_owned()),
        }
    }
}

macro_rules! from_strings {
    ($($name:ty),*) => {
        $(impl TryFrom<String> for $name {
            type Error = String;

            fn try_from(text: String) -> Result<Self, String> {
                text.parse()
            }
        })*
    };
}

from_strings!(Proxy, ReportUrl, BaseUrl);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_checked() {
        for url in ["https://rules.example/", "http://127.0.0.1:80", "https://[::1]:8443"] {
            assert!(url.parse::<BaseUrl>().is_ok(), "{url}");
        }
        for url in ["rules.example", "https://", "https://a/b", "https://a\"b", "ftp://a"] {
            assert!(url.parse::<BaseUrl>().is_err(), "{url}");
        }
        assert!("javascript:alert(1)".parse::<ReportUrl>().is_err());
    }
}
