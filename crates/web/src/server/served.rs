//! A library with its pages, as it is served until another one takes its place.

use std::{convert::Infallible, fmt, sync::Arc};

use axum::{
    Router,
    body::Body,
    http::{HeaderMap, Request, Uri},
    response::Response,
};
use tower::ServiceExt;

use crate::{error::Error, middleware, router, site::Site, work::WorkPools};

/// A library with its pages.
#[derive(Debug)]
pub(super) struct Served {
    pub(super) site: Arc<Site>,
    pub(super) router: Router,
}

/// A library whose pages cannot be made; it is not served.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unfit {
    /// The page.
    path: String,
    /// What came instead.
    status: u16,
}

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "its page {} cannot be made (status {})", self.path, self.status)
    }
}

impl std::error::Error for Unfit {}

impl Served {
    pub(super) fn new(site: Site, work: WorkPools) -> Self {
        let site = Arc::new(site.working_in(work));
        Served { router: router(Arc::clone(&site)), site }
    }

    /// An answer that says what is wrong with a request.
    pub(super) fn refuse(&self, uri: &Uri, asked: &HeaderMap, error: &Error) -> Response {
        let mut response = middleware::error_response(&self.site, uri, asked, error);
        middleware::set_common_headers(&self.site, uri, &mut response);
        middleware::set_cors_headers(&self.site, uri, asked, response.headers_mut());
        response
    }

    /// Makes some pages of every kind.
    pub(super) async fn check(&self) -> Result<(), Unfit> {
        for path in self.site.samples() {
            let Ok(request) = Request::get(&path).body(Body::empty()) else { continue };
            let status = answered(self.router.clone().oneshot(request).await).status();
            if status.is_server_error() {
                return Err(Unfit { path, status: status.as_u16() });
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
