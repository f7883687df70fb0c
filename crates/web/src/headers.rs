//! Response headers: security policies, cookies of preferences, content types of rendered templates.

use std::fmt::Write;

use askama::Template;
use axum::{
    http::{HeaderMap, HeaderName, HeaderValue, header},
    response::{Html, IntoResponse, Response},
};
use vademecum_vocab::Lang;

use crate::{error::Error, lang};

const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; \
     manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Browser features that no page uses.
const PERMISSIONS_POLICY: &str = "accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), \
     hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=(), xr-spatial-tracking=()";

const SECURITY_HEADERS: [(HeaderName, &str); 5] = [
    (header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY_POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("permissions-policy"), PERMISSIONS_POLICY),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

/// Renders a template as an HTML page.
pub(crate) fn render_html(template: &impl Template) -> Result<Response, Error> {
    let body = template.render().map_err(|_| Error::Internal)?;
    Ok(Html(show_controls(body)).into_response())
}

/// Renders a template as a file of a media type, such as a feed.
pub(crate) fn render_file(template: &impl Template, mime: &'static str) -> Result<Response, Error> {
    let text = template.render().map_err(|_| Error::Internal)?;
    Ok(([(header::CONTENT_TYPE, mime)], text).into_response())
}

/// Renders a template as an XML document of a media type, such as a feed.
pub(crate) fn render_xml(template: &impl Template, mime: &'static str) -> Result<Response, Error> {
    let text = template.render().map_err(|_| Error::Internal)?;
    let text = if text.contains(is_not_xml) { text.replace(is_not_xml, "\u{fffd}") } else { text };
    Ok(([(header::CONTENT_TYPE, mime)], show_controls(text)).into_response())
}

/// Forbids this server, browsers and proxies to store a response.
pub(crate) fn forbid_storing(response: &mut Response) {
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
}

/// A page in which the name of each control character and of each character that sets the direction of writing stands in
/// its place, as on a terminal: `<U+202E>`. Pages have such characters from documents and questions alone, in texts and in
/// values of attributes; they could turn the order of what stands beside them.
fn show_controls(page: String) -> String {
    if !page.contains(is_steering) {
        return page;
    }
    let mut shown = String::with_capacity(page.len() + page.len() / 8);
    for c in page.chars() {
        if is_steering(c) {
            // Writing to a string cannot fail.
            let _ = write!(shown, "&#60;U+{:04X}&#62;", u32::from(c));
        } else {
            shown.push(c);
        }
    }
    shown
}

/// Whether a character is a control character, white space aside, or a mark, embedding, override or isolate of
/// bidirectional text.
fn is_steering(c: char) -> bool {
    match c {
        ' '..='~' | '\t' | '\n' | '\r' => false,
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => true,
        _ => c.is_control(),
    }
}

/// Whether a character is not allowed in a document of XML 1.0, not even escaped: most control characters.
fn is_not_xml(c: char) -> bool {
    !matches!(c, '\t' | '\n' | '\r' | ' '..='\u{d7ff}' | '\u{e000}'..='\u{fffd}' | '\u{10000}'..)
}

/// The items of a header like `Accept-Encoding` with their qualities; those of quality 0, which are not accepted, and
/// those whose quality cannot be read are left out.
pub(crate) fn quality_values(header: &str) -> impl Iterator<Item = (&str, f32)> {
    header.split(',').filter_map(|range| {
        let mut parts = range.split(';').map(str::trim);
        let item = parts.next()?;
        let quality = parts.find_map(|part| part.strip_prefix("q=")).map_or(Some(1.0), |q| q.parse().ok())?;
        (quality > 0.0).then_some((item, quality))
    })
}

pub(crate) fn set_security_headers(headers: &mut HeaderMap) {
    for (name, value) in SECURITY_HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
}

/// Sets the cookie of the language of a page that was reached from another page of this site: only the menu of languages
/// links pages of two languages, so the reader chose it.
pub(crate) fn set_language_cookie(request_headers: &HeaderMap, lang: Lang, headers: &mut HeaderMap) {
    let has = |name: &str, expected: &str| request_headers.get(name).is_some_and(|value| value == expected);
    // A script that fetches a page, for a preview or for reading offline, is not a choice of the reader.
    let is_chosen = has("sec-fetch-site", "same-origin") && has("sec-fetch-mode", "navigate");
    if is_chosen && lang::in_cookie(request_headers) != Some(lang) {
        headers.append(header::SET_COOKIE, lasting_cookie(lang::LANG_COOKIE, lang.as_str()));
    }
}

/// The `Set-Cookie` header of a preference: for a year, not readable by scripts. Both parts are plain ASCII names.
pub(crate) fn lasting_cookie(name: &'static str, value: &'static str) -> HeaderValue {
    let cookie = format!("{name}={value}; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly");
    HeaderValue::try_from(cookie).unwrap_or(HeaderValue::from_static(""))
}
