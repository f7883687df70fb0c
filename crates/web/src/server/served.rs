//! A library with its pages, as it is served until another one takes its place.

use std::{convert::Infallible, fmt, sync::Arc};

use axum::{
    Router,
    body::Body,
    http::{HeaderMap, Request, Uri},
    response::Response,
};
use tower::ServiceExt;

use crate::{app_state::AppState, error::Error, middleware, router, work::WorkPools};

/// A library with its pages.
#[derive(Debug)]
pub(super) struct Served {
    pub(super) state: Arc<AppState>,
    pub(super) router: Router,
}

/// A library whose pages cannot be made; it is not served.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SelfCheckError {
    /// The page.
    path: String,
    /// The status it was answered with.
    status: u16,
}

impl fmt::Display for SelfCheckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "its page {} cannot be made (status {})", self.path, self.status)
    }
}

impl std::error::Error for SelfCheckError {}

impl Served {
    pub(super) fn new(state: AppState, work: WorkPools) -> Self {
        let state = Arc::new(state.with_work_pools(work));
        Served { router: router(Arc::clone(&state)), state }
    }

    /// An answer that says what is wrong with a request.
    pub(super) fn refuse(&self, uri: &Uri, request_headers: &HeaderMap, error: &Error) -> Response {
        let mut response = middleware::error_response(&self.state, uri, request_headers, error);
        middleware::set_common_headers(&self.state, uri, &mut response);
        middleware::set_cors_headers(&self.state, uri, request_headers, response.headers_mut());
        response
    }

    /// Makes some pages of every kind.
    pub(super) async fn check(&self) -> Result<(), SelfCheckError> {
        for path in self.state.self_check_paths() {
            let Ok(request) = Request::get(&path).body(Body::empty()) else { continue };
            let status = answered(self.router.clone().oneshot(request).await).status();
            if status.is_server_error() {
                return Err(SelfCheckError { path, status: status.as_u16() });
            }
        }
        Ok(())
    }
}

/// An answer that always comes.
pub(super) fn answered(result: Result<Response, Infallible>) -> Response {
    match result {
        Ok(response) => response,
        Err(never) => match never {},
    }
}
