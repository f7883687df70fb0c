//! Cross-origin resource sharing: whose scripts may read the API from pages of other sites.
//!
//! What ships, and what the operator publishes, is for everybody. Texts that somebody brought for themselves are
//! not: any page that is open in their browser could otherwise read their library. The sites that the operator
//! names may, and no others.

use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};

const RESOURCE_POLICY: HeaderName = HeaderName::from_static("cross-origin-resource-policy");

/// Who may read the texts that do not ship, besides pages of the site itself.
#[derive(Debug, Default)]
pub(crate) struct CorsPolicy {
    /// Everybody: the operator publishes them.
    pub(crate) all: bool,
    /// Scripts of pages of these origins.
    pub(crate) origins: Vec<String>,
}

impl CorsPolicy {
    /// Tells a browser who may read a response: `is_api` says whether it is for programs, `holds_private` whether the
    /// library has texts that do not ship.
    pub(crate) fn set_headers(&self, is_api: bool, holds_private: bool, asked: &HeaderMap, answer: &mut HeaderMap) {
        let is_for_all = is_api && (self.all || !holds_private);
        let policy = if is_for_all { "cross-origin" } else { "same-origin" };
        answer.insert(RESOURCE_POLICY, HeaderValue::from_static(policy));
        if !is_api {
            return;
        }
        let admitted = match asked.get(header::ORIGIN) {
            _ if is_for_all => Some(HeaderValue::from_static("*")),
            Some(origin) if self.origins.iter().any(|each| origin == each.as_str()) => Some(origin.clone()),
            _ => None,
        };
        if !is_for_all {
            answer.append(header::VARY, HeaderValue::from_static("origin"));
        }
        if let Some(admitted) = admitted {
            answer.insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, admitted);
            let exposed = HeaderValue::from_static("etag, retry-after, x-request-id");
            answer.insert(header::ACCESS_CONTROL_EXPOSE_HEADERS, exposed);
        }
    }
}

/// Tells a browser that pages of other sites have no use for an answer.
pub(crate) fn same_origin_only(answer: &mut HeaderMap) {
    answer.insert(RESOURCE_POLICY, HeaderValue::from_static("same-origin"));
}

/// The answer to a preflight request (`OPTIONS`).
pub(crate) fn preflight() -> Response {
    let headers = [
        (header::ALLOW, HeaderValue::from_static("GET, HEAD, OPTIONS")),
        (header::ACCESS_CONTROL_ALLOW_METHODS, HeaderValue::from_static("GET, HEAD")),
        (header::ACCESS_CONTROL_ALLOW_HEADERS, HeaderValue::from_static("accept, accept-language, if-none-match")),
        (header::ACCESS_CONTROL_MAX_AGE, HeaderValue::from_static("86400")),
    ];
    (StatusCode::NO_CONTENT, headers).into_response()
}
