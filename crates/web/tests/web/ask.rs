//! Asking the router without a network.

use axum::{
    Router,
    body::Body,
    http::{HeaderMap, Method, Request, StatusCode, header},
    response::Response,
};
use tower::ServiceExt;

/// An answer, read to its end.
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) bytes: Vec<u8>,
    /// The bytes as text; of what is packed or no text, what can be read of it.
    pub(crate) body: String,
}

/// Reads an answer to its end.
pub(crate) async fn read(response: Response) -> Answer {
    let (parts, body) = response.into_parts();
    let bytes = axum::body::to_bytes(body, usize::MAX).await.unwrap().to_vec();
    let body = String::from_utf8_lossy(&bytes).into_owned();
    Answer { status: parts.status, headers: parts.headers, bytes, body }
}

impl Answer {
    /// A header, as text; empty if there is none.
    pub(crate) fn header(&self, name: header::HeaderName) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }

    /// Checks that pieces of the page stand there, in this order.
    #[track_caller]
    pub(crate) fn shows(&self, pieces: &[&str]) -> &Self {
        let mut rest = self.body.as_str();
        for piece in pieces {
            let Some(at) = rest.find(piece) else { panic!("no {piece:?} in\n{rest}") };
            rest = &rest[at + piece.len()..];
        }
        self
    }

    /// Checks that something does not stand there.
    #[track_caller]
    pub(crate) fn hides(&self, piece: &str) -> &Self {
        assert!(!self.body.contains(piece), "{piece:?} in\n{}", self.body);
        self
    }
}

/// Asks for an address with headers.
pub(crate) fn ask(router: &Router, method: Method, path: &str, headers: &[(header::HeaderName, &str)]) -> Answer {
    let mut request = Request::builder().method(method).uri(path);
    for (name, value) in headers {
        request = request.header(name, *value);
    }
    let request = request.body(Body::empty()).unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    runtime.block_on(async { read(router.clone().oneshot(request).await.unwrap()).await })
}

/// Asks for a page and checks its status.
#[track_caller]
pub(crate) fn check(router: &Router, path: &str, status: u16) -> Answer {
    let answer = ask(router, Method::GET, path, &[]);
    assert_eq!(answer.status.as_u16(), status, "{path}\n{}", answer.body);
    answer
}

/// Asks for an address and checks where it sends.
#[track_caller]
pub(crate) fn sends(router: &Router, path: &str, status: u16, to: &str) {
    assert_eq!(check(router, path, status).header(header::LOCATION), to, "{path}");
}

/// The type and the bytes of a file.
#[track_caller]
pub(crate) fn bytes(router: &Router, path: &str) -> (String, Vec<u8>) {
    let request = Request::builder().uri(path).body(Body::empty()).unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    runtime.block_on(async {
        let response = router.clone().oneshot(request).await.unwrap();
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        let (parts, body) = response.into_parts();
        let mime = parts.headers.get(header::CONTENT_TYPE).map_or("", |mime| mime.to_str().unwrap()).to_owned();
        (mime, axum::body::to_bytes(body, usize::MAX).await.unwrap().to_vec())
    })
}
