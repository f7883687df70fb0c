//! The values of settings, as they are typed or stand in a file.

use std::{net::IpAddr, num::NonZeroU16, str::FromStr, time::Duration};

use clap::ValueEnum;
use ipnet::IpNet;
use serde::Deserialize;
use vademecum_web::Contact;

/// What is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, ValueEnum, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Log {
    /// Nothing
    Off,
    /// Errors of the server
    Errors,
    /// Changes of the library
    Changes,
    /// Every request, without search terms
    Requests,
    /// Every request, with search terms
    Queries,
}

/// How it is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum LogFormat {
    /// For people
    Text,
    /// One JSON object per line
    Json,
}

/// A number of seconds.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
#[serde(try_from = "f64")]
pub(super) struct Seconds(pub(super) Duration);

/// The addresses of a network.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
#[serde(try_from = "String")]
pub(super) struct Network(pub(super) IpNet);

/// A site, as browsers name the one that a script is of.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(try_from = "String")]
pub(super) struct Origin(pub(super) String);

/// The name of a machine.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(try_from = "String")]
pub(super) struct HostName(pub(super) String);

/// Where readers report errors.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(try_from = "String")]
pub(super) struct ContactAddress(pub(super) Contact);

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

impl FromStr for Network {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let one = || text.parse::<IpAddr>().map(IpNet::from);
        text.parse()
            .or_else(|_| one())
            .map(Network)
            .map_err(|_| format!("`{text}` is neither an address nor a network"))
    }
}

impl FromStr for Origin {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        // Browsers write them in small letters and without a slash at the end.
        let origin = text.trim_end_matches('/').to_ascii_lowercase();
        match origin.split_once("://") {
            Some((scheme, host)) if !scheme.is_empty() && !host.is_empty() && is_host(host) => Ok(Origin(origin)),
            _ => Err("expected a site such as https://tools.example, without a path".to_owned()),
        }
    }
}

impl FromStr for HostName {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let is_name = !text.is_empty() && is_host(text) && !text.contains(':');
        if is_name { Ok(HostName(text.to_owned())) } else { Err("expected a name without a port".to_owned()) }
    }
}

/// Whether a text is of the letters that names of machines, and their ports, have.
fn is_host(text: &str) -> bool {
    text.bytes().all(|b| b.is_ascii_alphanumeric() || b"-.:[]".contains(&b))
}

impl BaseUrl {
    /// The name of the machine.
    pub(super) fn host(&self) -> &str {
        let host = self.0.split_once("://").map_or("", |(_, host)| host);
        // The port stands behind the last colon, unless that is inside an address in brackets.
        host.rsplit_once(':').filter(|(_, port)| !port.contains(']')).map_or(host, |(name, _)| name)
    }
}

impl BaseUrl {
    /// Whether only this machine reaches itself by it.
    pub(super) fn is_of_this_machine(&self) -> bool {
        let name = self.host().trim_end_matches('.').to_ascii_lowercase();
        let ip = name.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
        match ip {
            Ok(ip) => ip.to_canonical().is_loopback(),
            Err(_) => name == "localhost" || name.ends_with(".localhost"),
        }
    }
}

impl FromStr for ContactAddress {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        text.parse().map(ContactAddress)
    }
}

impl FromStr for BaseUrl {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
        let host = host.map(|host| host.trim_end_matches('/')).filter(|host| !host.is_empty());
        let port = host.and_then(|host| host.rsplit_once(':')).map(|(_, port)| port).filter(|port| !port.contains(']'));
        if let Some(port) = port.filter(|port| port.parse::<NonZeroU16>().is_err()) {
            return Err(format!("`{port}` is not a port: ports are numbers from 1 to 65535"));
        }
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

from_strings!(Network, Origin, HostName, ContactAddress, BaseUrl);

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
        assert!("javascript:alert(1)".parse::<ContactAddress>().is_err());
        for (url, host) in
            [("https://rules.example", "rules.example"), ("http://[::1]:8443", "[::1]"), ("http://a:80/", "a")]
        {
            assert_eq!(url.parse::<BaseUrl>().unwrap().host(), host);
        }
        assert_eq!("https://Tools.example/".parse::<Origin>().unwrap().0, "https://tools.example");
        for origin in ["*", "null", "tools.example", "https://", "https://a/b"] {
            assert!(origin.parse::<Origin>().is_err(), "{origin}");
        }
        assert!("rules.home".parse::<HostName>().is_ok() && "rules.home:80".parse::<HostName>().is_err());
    }
}
