//! Whose scripts may read the answers for programs, from pages of other sites.
//!
//! What ships, and what the operator publishes, is for everybody. Texts that somebody brought for themselves are
//! not: any page that is open in their browser could otherwise read their library. The sites that the operator
//! names may, and no others.

use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

use crate::{api::ROOT, site::Site};

const RESOURCE_POLICY: HeaderName = HeaderName::from_static("cross-origin-resource-policy");

/// Who may read the texts that do not ship.
#[derive(Debug, Default)]
pub(crate) struct Readers {
    /// Everybody: the operator publishes them.
    pub(crate) all: bool,
    /// Scripts of pages of these origins.
    pub(crate) origins: Vec<String>,
}

impl Readers {
    /// Whether a site has anything that is not for everybody.
    pub(crate) fn keep_back(&self, site: &Site) -> bool {
        !self.all && site.holds_texts(None)
    }
}

/// Tells a browser who may read an answer.
pub(crate) fn tell(site: &Site, uri: &Uri, asked: &HeaderMap, answer: &mut HeaderMap) {
    let is_for_programs = uri.path().starts_with(ROOT);
    let is_for_all = is_for_programs && !site.readers.keep_back(site);
    let policy = if is_for_all { "cross-origin" } else { "same-origin" };
    answer.insert(RESOURCE_POLICY, HeaderValue::from_static(policy));
    if !is_for_programs {
        return;
    }
    let admitted = match asked.get(header::ORIGIN) {
        _ if is_for_all => Some(HeaderValue::from_static("*")),
        Some(origin) if site.readers.origins.iter().any(|each| origin == each.as_str()) => Some(origin.clone()),
        _ => None,
    };
    if !is_for_all {
        answer.append(header::VARY, HeaderValue::from_static("origin"));
    }
    if let Some(admitted) = admitted {
        answer.insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, admitted);
        let told = HeaderValue::from_static("etag, retry-after, x-request-id");
        answer.insert(header::ACCESS_CONTROL_EXPOSE_HEADERS, told);
    }
}

/// Tells a browser that pages of other sites have no use for an answer.
pub(crate) fn keep_in(answer: &mut HeaderMap) {
    answer.insert(RESOURCE_POLICY, HeaderValue::from_static("same-origin"));
}

/// The answer to a browser that asks what a script may ask (`OPTIONS`).
pub(crate) fn what_may_be_asked() -> Response {
    let headers = [
        (header::ALLOW, HeaderValue::from_static("GET, HEAD, OPTIONS")),
        (header::ACCESS_CONTROL_ALLOW_METHODS, HeaderValue::from_static("GET, HEAD")),
        (header::ACCESS_CONTROL_ALLOW_HEADERS, HeaderValue::from_static("accept, accept-language, if-none-match")),
        (header::ACCESS_CONTROL_MAX_AGE, HeaderValue::from_static("86400")),
    ];
    (StatusCode::NO_CONTENT, headers).into_response()
}
