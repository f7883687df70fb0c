//! Cross-origin resource sharing: whose scripts may read the API from pages of other sites.
//!
//! Bundled documents, and what the operator publishes, are public. Documents that somebody added for themselves are
//! not: any page that is open in their browser could otherwise read their library. Only origins that the operator
//! names may read those.

use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};

const RESOURCE_POLICY: HeaderName = HeaderName::from_static("cross-origin-resource-policy");

/// The origins that may read private texts, besides the server's own.
#[derive(Debug, Default)]
pub(crate) struct CorsPolicy {
    /// All: the operator publishes the texts.
    pub(crate) all: bool,
    /// Origins named by the operator.
    pub(crate) origins: Vec<String>,
}

impl CorsPolicy {
    /// Sets the CORS and CORP headers of a response: `is_api` says whether it is an API response, `holds_private`
    /// whether the library contains private texts.
    pub(crate) fn set_headers(
        &self,
        is_api: bool,
        holds_private: bool,
        request_headers: &HeaderMap,
        headers: &mut HeaderMap,
    ) {
        let is_for_all = is_api && (self.all || !holds_private);
        let policy = if is_for_all { "cross-origin" } else { "same-origin" };
        headers.insert(RESOURCE_POLICY, HeaderValue::from_static(policy));
        if !is_api {
            return;
        }
        let admitted = match request_headers.get(header::ORIGIN) {
            _ if is_for_all => Some(HeaderValue::from_static("*")),
            Some(origin) if self.origins.iter().any(|each| origin == each.as_str()) => Some(origin.clone()),
            _ => None,
        };
        if !is_for_all {
            headers.append(header::VARY, HeaderValue::from_static("origin"));
        }
        if let Some(admitted) = admitted {
            headers.insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, admitted);
            let exposed = HeaderValue::from_static("etag, retry-after, x-request-id");
            headers.insert(header::ACCESS_CONTROL_EXPOSE_HEADERS, exposed);
        }
    }
}

/// Forbids pages of other origins to load a response.
pub(crate) fn same_origin_only(headers: &mut HeaderMap) {
    headers.insert(RESOURCE_POLICY, HeaderValue::from_static("same-origin"));
}

/// The response to a preflight request (`OPTIONS`).
pub(crate) fn preflight() -> Response {
    let headers = [
        (header::ALLOW, "GET, HEAD, OPTIONS"),
        (header::ACCESS_CONTROL_ALLOW_METHODS, "GET, HEAD"),
        (header::ACCESS_CONTROL_ALLOW_HEADERS, "accept, accept-language, if-none-match"),
        (header::ACCESS_CONTROL_MAX_AGE, "86400"),
    ];
    (StatusCode::NO_CONTENT, headers).into_response()
}
