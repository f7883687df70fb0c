//! A library with its pages, as it is served until another one takes its place.

use std::sync::Arc;

use axum::{
    Router,
    body::Body,
    http::{HeaderMap, Request, StatusCode, Uri},
    response::Response,
};
use tower::ServiceExt;
use vademecum_document::NodeKind;
use vademecum_vocab::Lang;

use crate::{
    app_state::AppState,
    error::Error,
    middleware, router,
    urls::{self, encode_segment},
    work::WorkPools,
};

/// A library with its pages.
#[derive(Debug)]
pub(super) struct Served {
    pub(super) state: Arc<AppState>,
    pub(super) router: Router,
}

/// A library whose pages cannot be made; it is not served.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("its page {path} cannot be made (status {status})")]
pub struct SelfCheckError {
    path: String,
    /// The status it was answered with.
    status: u16,
}

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

    /// Makes some pages of every kind, until one is refused because clients ask for too much, which says nothing about the
    /// library.
    pub(super) async fn check(&self) -> Result<(), SelfCheckError> {
        for path in self_check_paths(&self.state) {
            let Ok(request) = Request::get(&path).body(Body::empty()) else { continue };
            let Ok(response) = self.router.clone().oneshot(request).await;
            let status = response.status();
            if status == StatusCode::SERVICE_UNAVAILABLE {
                break;
            }
            if status.is_server_error() {
                return Err(SelfCheckError { path, status: status.as_u16() });
            }
        }
        Ok(())
    }
}

/// The kinds of nodes that have pages of different kinds.
const KINDS: [NodeKind; 5] = [NodeKind::Section, NodeKind::Chapter, NodeKind::Rule, NodeKind::Term, NodeKind::Card];

/// The addresses of some pages: those of the whole library in every language, and the first of each kind of
/// every document.
fn self_check_paths(state: &AppState) -> Vec<String> {
    let mut paths = Vec::new();
    for lang in Lang::ALL {
        paths.extend(["", "/documents", "/about", "/suggest?q=1"].map(|page| format!("/{lang}{page}")));
    }
    for (place, document) in state.graph.documents() {
        let urls = state.urls_of(document.lang(), document);
        paths.push(urls::document(urls.lang, &document.id));
        if document.kind.is_complete_edition() {
            paths.extend([urls.contents(), urls.glossary()]);
        } else {
            paths.push(urls::reader_url(urls.lang, &document.id));
        }
        for kind in KINDS {
            let Some(view) = state.graph.nodes(place).find(|view| view.node().kind() == kind) else { continue };
            paths.push(urls.node(view).split('#').next().unwrap_or_default().to_owned());
            if let Some(title) = &view.node().title {
                paths.push(format!("/{}/search?q={}&stay=1", urls.lang, encode_segment(title)));
            }
        }
    }
    paths
}
