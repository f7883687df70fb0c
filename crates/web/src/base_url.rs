//! The base URL of the server: what has to be a whole address (feeds, sitemaps) begins with it.

use std::borrow::Cow;

use axum::http::{HeaderMap, Uri, header, uri::Authority};
use url::Host;

use crate::app_state::AppState;

/// Maximum length of a host that is repeated in a response, in bytes.
const MAX_HOST_BYTES: usize = 255;

/// Whether what is at a path names whole addresses.
fn names_whole_addresses(path: &str) -> bool {
    path == "/robots.txt"
        || path.starts_with("/sitemap")
        || path.ends_with("/api")
        || path.ends_with("/feed")
        || path.ends_with("/opensearch.xml")
        || path.ends_with("/opensearch.json")
}

/// The beginning of every address: the configured base URL, else the `Host` of the request, if it is a valid one.
pub(crate) fn base_url(state: &AppState, request_headers: &HeaderMap) -> String {
    match (&state.base_url, host(request_headers)) {
        (Some(base), _) => base.clone(),
        (None, Some(host)) => format!("http://{host}"),
        (None, None) => "http://localhost".to_owned(),
    }
}

/// The key of a response in the cache: its canonical address, after the base URL where the response repeats that.
pub(crate) fn cache_key<'u>(state: &AppState, uri: &'u Uri, request_headers: &HeaderMap) -> Cow<'u, str> {
    let address = uri.path_and_query().map_or("/", |address| address.as_str());
    if state.base_url.is_none() && names_whole_addresses(uri.path()) {
        format!("{}{address}", base_url(state, request_headers)).into()
    } else {
        address.into()
    }
}

fn host(request_headers: &HeaderMap) -> Option<&str> {
    let host = request_headers.get(header::HOST)?.to_str().ok()?;
    (host.len() <= MAX_HOST_BYTES && parse_host(host).is_some()).then_some(host)
}

/// The host in a `Host` header. `None` if there is more in the header than a host and, optionally, a port: an authority
/// may also have a user in front, and anything behind the colon.
pub(crate) fn parse_host(header: &str) -> Option<Host> {
    let authority = header.parse::<Authority>().ok()?;
    let host = authority.host();
    let is_bare = match authority.port_u16() {
        Some(port) => header == format!("{host}:{port}"),
        None => header == host,
    };
    Host::parse(host.trim_end_matches('.')).ok().filter(|_| is_bare)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_valid_hosts_are_repeated() {
        let host_in = |text: &str| {
            let headers: HeaderMap = [(header::HOST, text.parse().unwrap())].into_iter().collect();
            host(&headers).map(str::to_owned)
        };
        for good in ["rules.example", "127.0.0.1:8080", "[::1]:80"] {
            assert_eq!(host_in(good).as_deref(), Some(good));
        }
        for bad in ["", "a/b", "a\"b", "a b", "<script>", &"a".repeat(300)] {
            assert_eq!(host_in(bad), None, "{bad}");
        }
    }
}
