//! The values of settings, in arguments and in the settings file.

use std::{
    net::{IpAddr, SocketAddr, ToSocketAddrs},
    str::FromStr,
    time::Duration,
};

use clap::ValueEnum;
use ipnet::IpNet;
use serde::Deserialize;
use serde_with::DeserializeFromStr;
use url::{Host, ParseError, Position, Url};
use vademecum_web::Contact;

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, ValueEnum, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum LogLevel {
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

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum LogFormat {
    /// For people
    Text,
    /// One JSON object per line
    Json,
}

/// An address and port to listen on. A name is resolved when it is read, so that whether others can reach the server is
/// decided by the address that it listens on.
#[derive(Debug, Clone, Copy, PartialEq, DeserializeFromStr)]
pub(super) struct ListenAddress(pub(super) SocketAddr);

#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
#[serde(try_from = "f64")]
pub(super) struct Seconds(pub(super) Duration);

/// The addresses of a network.
#[derive(Debug, Clone, Copy, PartialEq, DeserializeFromStr)]
pub(super) struct Network(pub(super) IpNet);

/// A site, as browsers name the one that a script is of.
#[derive(Debug, Clone, PartialEq, DeserializeFromStr)]
pub(super) struct Origin(pub(super) String);

#[derive(Debug, Clone, PartialEq, DeserializeFromStr)]
pub(super) struct HostName(pub(super) Host);

/// The address to which readers report errors.
#[derive(Debug, Clone, PartialEq, DeserializeFromStr)]
pub(super) struct ContactAddress(pub(super) Contact);

/// The beginning of the addresses of all pages.
#[derive(Debug, Clone, PartialEq, DeserializeFromStr)]
pub(super) struct BaseUrl(Url);

/// The bound of times that are waited for, in seconds: some 31 years, which the clock of any system can add up.
const MAX_SECONDS: u64 = 1_000_000_000;

impl TryFrom<f64> for Seconds {
    type Error = String;

    fn try_from(seconds: f64) -> Result<Self, String> {
        let duration = Duration::try_from_secs_f64(seconds).ok().filter(|duration| duration.as_secs() < MAX_SECONDS);
        duration.map(Seconds).ok_or_else(|| format!("expected a number of seconds from 0 to less than {MAX_SECONDS}"))
    }
}

impl FromStr for Seconds {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        text.parse::<f64>().map_err(|error| error.to_string())?.try_into()
    }
}

impl FromStr for ListenAddress {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if let Ok(addr) = text.parse() {
            return Ok(ListenAddress(addr));
        }
        let is_name = |name: &str| !name.contains(':') && Host::parse(name).is_ok();
        let is_named = text.rsplit_once(':').is_some_and(|(name, port)| is_name(name) && port.parse::<u16>().is_ok());
        if !is_named {
            return Err(
                "expected an address or a name with a port, such as 127.0.0.1:8080 or localhost:8080".to_owned()
            );
        }
        let found: Vec<SocketAddr> =
            text.to_socket_addrs().map_err(|error| format!("this name has no address: {error}"))?.collect();
        // Like the default: who types the address of this machine mostly types 127.0.0.1.
        let preferred = found.iter().find(|addr| addr.is_ipv4()).or(found.first());
        preferred.copied().map(ListenAddress).ok_or_else(|| "this name has no address".to_owned())
    }
}

impl FromStr for Network {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let one = || text.parse::<IpAddr>().map(IpNet::from);
        text.parse()
            .or_else(|_| one())
            .map(|network| Network(canonical_network(network)))
            .map_err(|_| format!("`{text}` is neither an address nor a network"))
    }
}

/// A network as clients are compared with it: one of IPv4-mapped addresses (`::ffff:0:0/96`) is one of IPv4.
fn canonical_network(network: IpNet) -> IpNet {
    const MAPPED_BITS: u8 = 96;
    let prefix = network.prefix_len().checked_sub(MAPPED_BITS);
    match (network.addr().to_canonical(), prefix) {
        (address @ IpAddr::V4(_), Some(prefix)) if network.addr().is_ipv6() => {
            IpNet::new(address, prefix).unwrap_or(network)
        }
        _ => network,
    }
}

impl FromStr for Origin {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let origin = text.parse().ok().filter(is_origin);
        origin
            .map(|url| Origin(url[..Position::BeforePath].to_owned()))
            .ok_or_else(|| "expected a site such as https://tools.example, without a path".to_owned())
    }
}

impl FromStr for HostName {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Host::parse(text).map(HostName).map_err(|_| "expected a name without a port".to_owned())
    }
}

/// Whether a URL is a scheme, a host and, optionally, a port, and no more.
fn is_origin(url: &Url) -> bool {
    // Hosts may contain quotation marks by the standard, and are repeated in headers and feeds.
    let is_host = |host: &str| host.bytes().all(|b| b.is_ascii_alphanumeric() || b"-.:[]".contains(&b));
    url.host_str().is_some_and(is_host)
        && url.port() != Some(0)
        && url[..Position::BeforeHost] == format!("{}://", url.scheme())
        && matches!(&url[Position::BeforePath..], "" | "/")
}

impl BaseUrl {
    /// The address without the slash at its end.
    pub(super) fn as_str(&self) -> &str {
        &self.0[..Position::BeforePath]
    }

    pub(super) fn host(&self) -> &str {
        self.0.host_str().unwrap_or_default()
    }

    /// Whether its host is a loopback address.
    pub(super) fn is_loopback(&self) -> bool {
        match self.0.host() {
            Some(Host::Domain(name)) => {
                let name = name.trim_end_matches('.');
                name == "localhost" || name.ends_with(".localhost")
            }
            Some(Host::Ipv4(ip)) => ip.is_loopback(),
            Some(Host::Ipv6(ip)) => ip.to_canonical().is_loopback(),
            None => false,
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
        match text.parse::<Url>() {
            Err(ParseError::InvalidPort) => Err("ports are numbers from 1 to 65535".to_owned()),
            // The standard of URLs allows a colon without a port.
            Ok(_) if text.trim_end_matches('/').ends_with(':') => {
                Err("the port is missing behind the colon".to_owned())
            }
            Ok(url) if matches!(url.scheme(), "http" | "https") && is_origin(&url) => Ok(BaseUrl(url)),
            _ => Err("expected an address such as https://rules.example, without a path".to_owned()),
        }
    }
}

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
        let listen = |text: &str| text.parse::<ListenAddress>().map(|addr| addr.0.to_string());
        for addr in ["127.0.0.1:8080", "0.0.0.0:80", "[::1]:80", "[fe80::1%2]:80"] {
            assert_eq!(listen(addr).as_deref(), Ok(addr));
        }
        assert_eq!(listen("localhost:8080").as_deref(), Ok("127.0.0.1:8080"));
        for addr in ["", "8080", ":8080", "127.0.0.1", "::1", "localhost", "localhost:", "localhost:99999", "a b:80"] {
            assert!(listen(addr).is_err(), "{addr}");
        }
        for (text, canonical) in [
            ("127.0.0.1", "127.0.0.1/32"),
            ("10.0.0.0/8", "10.0.0.0/8"),
            ("::ffff:127.0.0.1", "127.0.0.1/32"),
            ("::ffff:10.0.0.0/104", "10.0.0.0/8"),
            ("::1", "::1/128"),
            ("::/0", "::/0"),
        ] {
            assert_eq!(text.parse::<Network>().unwrap().0.to_string(), canonical, "{text}");
        }
        assert!("rules.home".parse::<HostName>().is_ok() && "rules.home:80".parse::<HostName>().is_err());
    }
}
