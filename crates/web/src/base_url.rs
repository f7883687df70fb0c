//! Where the site is reached: what must be said as a whole address (feeds, lists of pages) begins with it.

use std::borrow::Cow;

use axum::http::{HeaderMap, Uri, header};

use crate::site::Site;

/// Longer names of hosts are none.
const LONGEST: usize = 255;

/// Whether what is at a path names whole addresses.
fn names_whole_addresses(path: &str) -> bool {
    path == "/robots.txt"
        || path.starts_with("/sitemap")
        || path.ends_with("/api")
        || path.ends_with("/feed")
        || path.ends_with("/opensearch.xml")
        || path.ends_with("/opensearch.json")
}

/// The beginning of every address: what the operator says, else what the reader came by. A host that is no
/// name of one is not repeated.
pub(crate) fn base(site: &Site, asked: &HeaderMap) -> String {
    match (&site.base, host(asked)) {
        (Some(base), _) => base.clone(),
        (None, Some(host)) => format!("http://{host}"),
        (None, None) => "http://localhost".to_owned(),
    }
}

/// What the answer to a request is cached under: its canonical address, and the host where the answer repeats it.
pub(crate) fn cache_key<'u>(site: &Site, uri: &'u Uri, asked: &HeaderMap) -> Cow<'u, str> {
    let address = uri.path_and_query().map_or("/", |address| address.as_str());
    if site.base.is_none() && names_whole_addresses(uri.path()) {
        format!("{}{address}", base(site, asked)).into()
    } else {
        address.into()
    }
}

fn host(asked: &HeaderMap) -> Option<&str> {
    let host = asked.get(header::HOST)?.to_str().ok()?;
    let is_host = host.bytes().all(|b| b.is_ascii_alphanumeric() || b"-.:[]".contains(&b));
    (is_host && (1..=LONGEST).contains(&host.len())).then_some(host)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_of_hosts_are_repeated() {
        let of = |text: &str| {
            let headers: HeaderMap = [(header::HOST, text.parse().unwrap())].into_iter().collect();
            host(&headers).map(str::to_owned)
        };
        for good in ["rules.example", "127.0.0.1:8080", "[::1]:80"] {
            assert_eq!(of(good).as_deref(), Some(good));
        }
        for bad in ["", "a/b", "a\"b", "a b", "<script>", &"a".repeat(300)] {
            assert_eq!(of(bad), None, "{bad}");
        }
    }
}
