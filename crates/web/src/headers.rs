//! What every response carries: security headers, the tag that says whether a page has changed, and the
//! language to remember.

use std::hash::{DefaultHasher, Hash, Hasher};

use askama::Template;
use axum::{
    http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header},
    response::{Html, IntoResponse, Response},
};
use vademecum_vocab::Lang;

use crate::{error::Error, lang};

const POLICY: &str = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; \
     manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const SECURITY: [(HeaderName, &str); 4] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// A page with its tag. Browsers keep it but ask each time whether it has changed.
pub(crate) fn page(template: &impl Template) -> Result<Response, Error> {
    let body = template.render().map_err(|_| Error::Internal)?;
    let mut hasher = DefaultHasher::new();
    body.hash(&mut hasher);
    let headers = [
        (header::ETAG, format!("\"{:016x}\"", hasher.finish())),
        (header::CACHE_CONTROL, "private, no-cache".to_owned()),
    ];
    Ok((headers, Html(body)).into_response())
}

/// Puts the security headers on a response.
pub(crate) fn secure(headers: &mut HeaderMap) {
    for (name, value) in SECURITY {
        headers.insert(name, HeaderValue::from_static(value));
    }
}

/// Answers 304 where the asker holds the page already.
pub(crate) fn unless_held(asked: &HeaderMap, mut response: Response) -> Response {
    let held = |tag: &HeaderValue| {
        asked
            .get_all(header::IF_NONE_MATCH)
            .iter()
            .filter_map(|value| value.to_str().ok())
            .flat_map(|value| value.split(','))
            .map(|held| held.trim().trim_start_matches("W/"))
            .any(|held| held == "*" || held.as_bytes() == tag.as_bytes())
    };
    if response.status() == StatusCode::OK && response.headers().get(header::ETAG).is_some_and(held) {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
        *response.body_mut() = axum::body::Body::empty();
        response.headers_mut().remove(header::CONTENT_TYPE);
        response.headers_mut().remove(header::CONTENT_LENGTH);
    }
    response
}

/// Remembers the language of a page that was reached from another page of ours: only the menu of
/// languages leads from one language to another, so it was chosen.
pub(crate) fn remember(asked: &HeaderMap, lang: Lang, answer: &mut HeaderMap) {
    let says = |header: &str, value: &str| asked.get(header).is_some_and(|said| said == value);
    // What scripts fetch, for a preview or to keep it, nobody chose.
    let chosen = says("sec-fetch-site", "same-origin") && says("sec-fetch-mode", "navigate");
    if chosen && lang::in_cookie(asked) != Some(lang) {
        let cookie = format!("{}={lang}; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly", lang::COOKIE);
        answer.extend(HeaderValue::from_str(&cookie).map(|value| (header::SET_COOKIE, value)));
    }
}
