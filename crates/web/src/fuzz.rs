//! Bodies for fuzzing: plain functions over bytes that panic when an invariant is broken.
//!
//! The tests replay a stored corpus of inputs through them on stable Rust; cargo-fuzz drives the same functions for as
//! long as one likes (`tests/fuzz`).

use std::{
    sync::{Arc, LazyLock},
    time::Duration,
};

use axum::{body::Body, http::Request, response::Response};
use vademecum_graph::Graph;
use vademecum_search::Index;

use crate::{AllowedHosts, AppState, Limits, Server, Settings};

/// A server of the bundled documents, made once.
static SERVER: LazyLock<Option<Server>> = LazyLock::new(|| {
    let graph = Arc::new(Graph::new(vademecum_content::digests().iter().cloned()));
    let index = Index::in_memory(&graph).ok()?;
    // Whatever it takes on a slow machine: what is looked for here are faults.
    let limits = Limits { request_timeout: Duration::from_secs(600), ..Limits::default() };
    let settings = Settings { limits, hosts: Some(AllowedHosts::default()), ..Settings::default() };
    Some(Server::new(AppState::new(graph, index), settings))
});

/// Any request is answered or refused, without a fault of ours, and the same one is answered the same again. The first
/// line of an input is the address; each of the others is a header.
pub fn request(data: &[u8]) {
    let (Some(server), Some(_)) = (&*SERVER, parse(data)) else { return };
    let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_all().build() else { return };
    let answers = [(); 2].map(|()| {
        let response: Option<Response> =
            parse(data).map(|request| runtime.block_on(server.answer(request, Some([127, 0, 0, 1].into()))));
        response.map(|response| (response.status(), response.headers().get("location").cloned()))
    });
    assert_eq!(answers[0], answers[1], "the same request was answered otherwise");
    assert!(answers[0].as_ref().is_none_or(|(status, _)| !status.is_server_error()), "a fault of ours: {answers:?}");
}

fn parse(data: &[u8]) -> Option<Request<Body>> {
    let mut lines = data.split(|byte| *byte == b'\n');
    let mut request = Request::get(lines.next()?);
    for line in lines {
        let colon = line.iter().position(|byte| *byte == b':')?;
        request = request.header(&line[..colon], line[colon + 1..].trim_ascii());
    }
    request.body(Body::empty()).ok()
}
