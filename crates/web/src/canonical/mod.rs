//! The canonical form of a request's address: percent-encoding decoded and written anew in one way, the parameters
//! that the page or call knows, each once, in a fixed order, without empty ones.
//!
//! Every request is brought into this form before it is routed. The cache and the handlers see nothing else, so that two
//! requests share a cached answer exactly if every handler reads the same out of them.

mod path;
#[cfg(test)]
mod property;
mod query;

use axum::http::{Uri, uri::PathAndQuery};

use crate::{
    error::Error,
    lang::in_path,
    urls::{API_ROOT, MAX_ADDRESS_BYTES},
};

pub(crate) use path::{guess_number, read_number};
pub(crate) use query::QueryParameters;

/// Longer queries are refused: with what a page adds in links to itself (another page of a list, a filter) they must
/// still be part of an address that can be linked to.
pub(crate) const MAX_QUERY_BYTES: usize = 3584;

/// A canonical address, where that of a request is another one.
#[derive(Debug)]
pub(crate) struct Canonical {
    pub(crate) address: PathAndQuery,
    /// Whether readers are redirected to it: the address was mistyped, or has unknown parameters.
    /// Otherwise it was only written in another way (`%41` for `A`), which needs no redirect.
    pub(crate) redirects: bool,
}

impl Canonical {
    /// The canonical form of an address; `None` if it has that form.
    /// Fails if it has none: it is not percent-encoded UTF-8, says something twice, or becomes too long.
    pub(crate) fn of(uri: &Uri, parameters: &QueryParameters) -> Result<Option<Self>, Error> {
        let path = path::canonical(uri.path())?;
        let query = query::canonical(parameters.of(&path.text), uri.query().unwrap_or_default())?;
        let address = match &*query.text {
            "" => path.text,
            query => format!("{}?{query}", path.text),
        };
        if address.len() > MAX_ADDRESS_BYTES || query.text.len() > MAX_QUERY_BYTES {
            return Err(Error::AddressTooLong);
        }
        if uri.path_and_query().is_some_and(|given| given == address.as_str()) {
            return Ok(None);
        }
        let is_page = in_path(&address).is_some();
        let redirects = !address.starts_with(API_ROOT) && (path.is_sloppy || is_page && query.has_dropped_parameters);
        let address = PathAndQuery::try_from(address).map_err(|_| Error::BadEncoding)?;
        Ok(Some(Canonical { address, redirects }))
    }

    /// The address in place of another one, at the same host.
    pub(crate) fn in_place_of(self, uri: &Uri) -> Uri {
        let mut parts = uri.clone().into_parts();
        let address = self.address.clone();
        parts.path_and_query = Some(self.address);
        // A host without a scheme has no path: nothing but `CONNECT` names one.
        Uri::from_parts(parts).unwrap_or_else(|_| address.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The canonical form of an address, which is its own, and whether readers are sent there.
    fn of(address: &str) -> Result<(String, bool), u16> {
        let parameters = crate::routes::routes().parameters;
        let of = |address: &str| Canonical::of(&address.parse().unwrap(), &parameters);
        match of(address) {
            Ok(None) => Ok((address.to_owned(), false)),
            Ok(Some(canonical)) => {
                let address = canonical.address.to_string();
                assert!(of(&address).unwrap().is_none(), "{address}");
                Ok((address, canonical.redirects))
            }
            Err(error) => Err(error.status().as_u16()),
        }
    }

    #[test]
    fn another_spelling_is_put_right_without_a_word() {
        for (address, canonical) in [
            ("/api/v1/search?q=a&%6Cimit=1", "/api/v1/search?q=a&limit=1"),
            ("/api/v1/search?lang=es&q=b", "/api/v1/search?q=b&lang=es"),
            ("/api/v1/search?%71=combate", "/api/v1/search?q=combate"),
            ("/api/v1/search?q=a+b%2bc", "/api/v1/search?q=a%20b%2Bc"),
            ("/api/v1/search?q=a%2520b", "/api/v1/search?q=a%2520b"),
            ("/api/v1/search?q=a&lang=&&x=1&%FF=2", "/api/v1/search?q=a"),
            ("/api/v1/search?q=+a+&lang=+", "/api/v1/search?q=a"),
            ("/api/v1/documents/a%402024.es/?x", "/api/v1/documents/a@2024.es"),
            ("/api//v1/documents?", "/api/v1/documents"),
            ("/es/search?lang=pt&q=%C3%A1&stay", "/es/search?q=%C3%A1&text_lang=pt&stay=1"),
            ("/es/%6Dagic/glossary/%c3%81vido", "/es/magic/glossary/%C3%81vido"),
            ("/es/magic/glossary/a%2Fb?%61t=2019-01-25", "/es/magic/glossary/a%2Fb?at=2019-01-25"),
            ("/es/magic/glossary/ñ!", "/es/magic/glossary/%C3%B1%21"),
            ("/es?", "/es"),
            ("/es/magic/glossary/702%2C9B", "/es/magic/glossary/702%2C9B"),
            ("/xx/1%2C2", "/xx/1%2C2"),
            ("/", "/"),
            ("/es/magic/glossary/%252e", "/es/magic/glossary/%252e"),
            ("/robots.txt?x=1", "/robots.txt"),
            ("http://localhost:80/%65s", "/es"),
        ] {
            assert_eq!(of(address), Ok((canonical.to_owned(), false)), "{address}");
        }
    }

    #[test]
    fn readers_are_sent_from_what_they_mistyped() {
        for (address, canonical) in [
            ("/es/magic/702,9B?at=2019-01-25", "/es/magic/702.9b?at=2019-01-25"),
            ("/es/magic/704.5f?utm_source=x&with=b&%61t=2019-01-25", "/es/magic/704.5f?at=2019-01-25&with=b"),
            ("/es/magic/702.9b/", "/es/magic/702.9b"),
            ("/ES/Magic/CR%20702.9.b?x&at=a%25b", "/es/magic/702.9b?at=a%25b"),
            ("/es-CL/magic", "/es/magic"),
            ("//evil.example/", "/evil.example"),
            ("/\\evil.example", "/evil.example"),
            ("//", "/"),
            ("/es/magic/./%2E%2e/", "/es"),
            ("/es/../../pt/./magic", "/pt/magic"),
        ] {
            assert_eq!(of(address), Ok((canonical.to_owned(), true)), "{address}");
        }
    }

    #[test]
    fn what_has_no_canonical_form_is_refused() {
        for address in [
            "/es/%FF",
            "/es/%zz",
            "/es/%",
            "/es/magic/glossary/%ED%A0%80",
            "/api/v1/search?q=%FF",
            "/api/v1/search?q=100%",
            "/api/v1/search?q=%4",
            "/api/v1/search?q=a&q=b",
            "/api/v1/search?q=a&%71=a",
            "/es/search?lang=pt&text_lang=es",
            "/theme?to=dark&to=light",
        ] {
            assert_eq!(of(address), Err(400), "{address}");
        }
        assert_eq!(of(&format!("/api/v1/search?q={}", "+%".repeat(9)).replace('%', "%25")).map(|_| ()), Ok(()));
        assert_eq!(of(&format!("/api/v1/search?q=a{}b", "+".repeat(60_000))), Err(414));
    }
}
