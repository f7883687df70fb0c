//! The language of a page: that of its address, else the one chosen before (cookie), else the best one
//! of `Accept-Language`.

use axum::{
    extract::FromRequestParts,
    http::{HeaderMap, Uri, header, request::Parts},
};
use axum_extra::extract::cookie::CookieJar;
use vademecum_vocab::Lang;

use crate::{error::Error, headers::quality_values};

pub(crate) const LANG_COOKIE: &str = "lang";

pub(crate) const DEFAULT_LANG: Lang = Lang::Es;

/// The language in the first part of the address.
#[derive(Debug, Clone, Copy)]
pub(crate) struct PageLang(pub(crate) Lang);

impl<S: Sync> FromRequestParts<S> for PageLang {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Error> {
        in_path(parts.uri.path()).map(PageLang).ok_or(Error::NoSuchLanguage)
    }
}

/// The language that an address is in; `/es/magic` is Spanish.
pub(crate) fn in_path(path: &str) -> Option<Lang> {
    let first = path.split('/').nth(1)?;
    Lang::ALL.into_iter().find(|lang| lang.as_str() == first)
}

pub(crate) fn in_cookie(headers: &HeaderMap) -> Option<Lang> {
    CookieJar::from_headers(headers).get(LANG_COOKIE)?.value().parse().ok()
}

/// The language that the query of an address names (`?lang=pt`).
pub(crate) fn in_query(uri: &Uri) -> Option<Lang> {
    let mut values = uri.query()?.split('&').filter_map(|pair| pair.strip_prefix("lang="));
    values.find_map(|value| value.parse().ok())
}

/// The best language of those that somebody accepts.
pub(crate) fn accepted(headers: &HeaderMap) -> Option<Lang> {
    best(headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?)
}

/// The language for someone whose address names none: cookie, then `Accept-Language`, then the default.
pub(crate) fn preferred(headers: &HeaderMap) -> Lang {
    in_cookie(headers).or_else(|| accepted(headers)).unwrap_or(DEFAULT_LANG)
}

/// The best language of an `Accept-Language` header; the first one among equals. Written here because language negotiation
/// crates match regions and scripts, and these are three languages without either.
fn best(header: &str) -> Option<Lang> {
    let accepted = quality_values(header).filter_map(|(tag, quality)| Some((tag.parse().ok()?, quality)));
    let better = |best: (Lang, f32), other: (Lang, f32)| if other.1 > best.1 { other } else { best };
    accepted.reduce(better).map(|(lang, _)| lang)
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn the_best_accepted_language_wins() {
        for (header, lang) in [
            ("pt-BR,pt;q=0.9,en;q=0.8", Some(Lang::Pt)),
            ("fr, en;q=0.3, es;q=0.7", Some(Lang::Es)),
            ("en-US", Some(Lang::En)),
            ("es;q=0, pt;q=0.1", Some(Lang::Pt)),
            ("de, *", None),
            ("es;q=nonsense", None),
        ] {
            assert_eq!(best(header), lang, "{header}");
        }
    }

    #[test]
    fn the_cookie_goes_before_the_header() {
        let mut headers = HeaderMap::new();
        assert_eq!(preferred(&headers), Lang::Es);
        headers.insert(header::ACCEPT_LANGUAGE, HeaderValue::from_static("en"));
        assert_eq!(preferred(&headers), Lang::En);
        headers.insert(header::COOKIE, HeaderValue::from_static("a=b; lang=pt"));
        assert_eq!(preferred(&headers), Lang::Pt);
    }

    #[test]
    fn only_the_exact_code_is_a_language_of_an_address() {
        assert_eq!(in_path("/es/magic"), Some(Lang::Es));
        assert_eq!(in_path("/pt"), Some(Lang::Pt));
        for path in ["/", "/ES", "/es-CL/magic", "/espada", ""] {
            assert_eq!(in_path(path), None, "{path}");
        }
    }
}
