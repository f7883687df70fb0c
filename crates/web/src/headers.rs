//! What every response carries: what a browser may do with it, and the language to remember.

use askama::Template;
use axum::{
    http::{HeaderMap, HeaderName, HeaderValue, header},
    response::{Html, IntoResponse, Response},
};
use vademecum_vocab::Lang;

use crate::{error::Error, lang};

const POLICY: &str = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; \
     manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// What no page of ours has a use for.
const PERMISSIONS: &str = "accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), \
     hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=(), xr-spatial-tracking=()";

const SECURITY: [(HeaderName, &str); 5] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("permissions-policy"), PERMISSIONS),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

/// A page.
pub(crate) fn page(template: &impl Template) -> Result<Response, Error> {
    let body = template.render().map_err(|_| Error::Internal)?;
    Ok(Html(body).into_response())
}

/// A file of a type.
pub(crate) fn file(template: &impl Template, mime: &'static str) -> Result<Response, Error> {
    let text = template.render().map_err(|_| Error::Internal)?;
    Ok(([(header::CONTENT_TYPE, HeaderValue::from_static(mime))], text).into_response())
}

/// An XML document of a type, such as a feed.
pub(crate) fn xml(template: &impl Template, mime: &'static str) -> Result<Response, Error> {
    let text = template.render().map_err(|_| Error::Internal)?;
    let text = if text.contains(is_not_xml) { text.replace(is_not_xml, "\u{fffd}") } else { text };
    Ok(([(header::CONTENT_TYPE, HeaderValue::from_static(mime))], text).into_response())
}

/// Whether a character may not stand in a document of XML 1.0, not even escaped: most control characters.
fn is_not_xml(c: char) -> bool {
    !matches!(c, '\t' | '\n' | '\r' | ' '..='\u{d7ff}' | '\u{e000}'..='\u{fffd}' | '\u{10000}'..)
}

/// Puts the security headers on a response.
pub(crate) fn secure(headers: &mut HeaderMap) {
    for (name, value) in SECURITY {
        headers.insert(name, HeaderValue::from_static(value));
    }
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
