//! The web reference: the rule graph as pages in Spanish, Portuguese and English.
//!
//! A page is a struct with a template, made by one handler from the graph; a handler that cannot make it
//! returns an `error::Error`, which the outermost layer draws in the reader's language. That layer also
//! sends sloppy addresses to the right ones and puts on the headers.
//!
//! *Architecture invariants:* nothing here computes what the graph should hold; every sentence comes whole
//! from `locales/`; no page needs JavaScript.

mod alphabet;
mod api;
mod app_state;
mod assets;
mod bad_parameter;
mod base_url;
mod block;
mod canonical;
mod card;
mod compare;
mod compression;
mod compute;
mod contact;
mod cors;
mod coverage;
mod drawing;
mod edition;
mod edition_frame;
mod entry;
mod error;
pub mod fuzz;
mod games;
mod handlers;
mod headers;
mod history;
mod instant;
mod lang;
mod link;
mod menu;
mod middleware;
mod offline;
mod page_request;
mod parameter;
mod related;
mod response_cache;
mod robots;
mod route_table;
mod routes;
mod server;
mod symbol;
mod terms;
mod text;
mod ui;
mod urls;
mod work;

use std::{any::Any, sync::Arc};

use axum::{
    Router,
    middleware::{from_fn, from_fn_with_state},
    response::{IntoResponse, Response},
    routing::any,
};
use tower_http::catch_panic::CatchPanicLayer;

use canonical::QueryParameters;

pub use app_state::AppState;
pub use contact::Contact;
pub use games::{GameCommand, play_requests};
pub use server::{AllowedHosts, ClientPolicy, Limits, Logging, SelfCheckError, Server, Settings};
pub use work::blocking_threads;

/// The service that answers every request with pages and API of a library.
pub fn router(state: Arc<AppState>) -> Router {
    let table = routes::routes();
    let parameters = Arc::new(table.parameters.clone());
    let pages = table
        .into_router(&state)
        .route("/api/{*elsewhere}", any(async || error::Error::NoSuchPage))
        .fallback(async || error::Error::NoSuchPage);
    with_middleware(pages, parameters, state)
}

/// Routes with the middleware around them.
fn with_middleware(pages: Router<Arc<AppState>>, parameters: Arc<QueryParameters>, state: Arc<AppState>) -> Router {
    let pages = pages
        .layer(CatchPanicLayer::custom(panic_response))
        .layer(from_fn(middleware::record_route))
        .with_state(Arc::clone(&state));
    // Which page an address has is decided by its canonical form, so that is made around the routes.
    Router::new().fallback_service(pages).layer(from_fn_with_state((state, parameters), middleware::handle_request))
}

/// The response when a handler panicked: it is logged as a bug, and ends
/// nothing else.
#[expect(clippy::needless_pass_by_value, reason = "the layer hands it over")]
fn panic_response(panic: Box<dyn Any + Send>) -> Response {
    tracing::error!(panic = panic_message(&*panic), "making an answer panicked");
    error::Error::Internal.into_response()
}

/// What a panic said.
fn panic_message(panic: &(dyn Any + Send)) -> &str {
    let message = panic.downcast_ref::<String>().map(String::as_str);
    message.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no message")
}

// The documents of the tests name this crate as those outside do.
#[cfg(test)]
extern crate self as vademecum_web;
#[cfg(test)]
#[path = "../tests/web/library.rs"]
#[expect(dead_code, reason = "shared with the tests outside")]
mod library;

#[cfg(test)]
mod tests {
    use axum::{
        body::Body,
        handler::Handler,
        http::{HeaderMap, Request, StatusCode},
    };
    use tower::ServiceExt;
    use vademecum_graph::Graph;
    use vademecum_search::Index;

    use super::*;

    /// The answer of a site whose pages are made by a handler.
    async fn answer<T: 'static>(path: &str, page: impl Handler<T, Arc<AppState>>) -> (StatusCode, HeaderMap, String) {
        let graph = Arc::new(Graph::new([]));
        let index = Index::in_memory(&graph).unwrap();
        let pages = Router::new().fallback(page);
        let router = with_middleware(pages, Arc::default(), Arc::new(AppState::new(graph, index)));
        let response = router.oneshot(Request::get(path).body(Body::empty()).unwrap()).await.unwrap();
        let (parts, body) = response.into_parts();
        let body = axum::body::to_bytes(body, usize::MAX).await.unwrap();
        (parts.status, parts.headers, String::from_utf8(body.to_vec()).unwrap())
    }

    #[tokio::test]
    async fn whoever_is_refused_work_is_told_when_to_ask_again() {
        let wait = std::time::Duration::from_millis(2500);
        for (error, status, name) in
            [(error::Error::TooMuchWork(wait), 429, "too-much-work"), (error::Error::Busy(wait), 503, "busy")]
        {
            let (refused, headers, body) = answer("/api/v1/align", async move || error).await;
            assert_eq!((refused.as_u16(), &headers["retry-after"]), (status, &"3".parse().unwrap()));
            let problem: serde_json::Value = serde_json::from_str(&body).unwrap();
            assert_eq!(problem["type"], format!("urn:x-vademecum:problem:{name}"));
        }
    }

    #[tokio::test]
    async fn a_panic_is_an_error_of_ours_and_nothing_more() {
        let page = async || -> Response { panic!("the sea took it") };
        let (status, _, body) = answer("/pt/magic/704.5f", page).await;
        assert!(status == 500 && body.contains("Algo falhou") && !body.contains("the sea"), "{status} {body}");
        let (status, _, body) = answer("/api/v1/documents", page).await;
        assert!(status == 500 && body.contains("urn:x-vademecum:problem:internal"), "{status} {body}");
    }
}
