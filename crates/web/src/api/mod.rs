//! `/api/v1`: what the library knows, for programs. The shapes are those of the command line's `--json`.
//!
//! What is wrong with a question is said as RFC 9457 has it (`application/problem+json`), in the language of
//! `lang` or `Accept-Language`.

mod ask;
mod bulk;
mod describe;
mod documents;
mod lines;
mod nodes;
mod problem;
mod schema;
mod sqlite;
mod terms;

use std::sync::Arc;

use axum::{
    Router,
    body::Bytes,
    http::{HeaderValue, header},
    response::{IntoResponse, Response},
    routing::{any, get},
};
use serde::Serialize;

use crate::{error::Error, site::Site};

#[cfg(test)]
pub(crate) use describe::description;
pub(crate) use problem::problem;
pub(crate) use sqlite::Database;

/// Where all of it is.
pub(crate) const ROOT: &str = "/api/";

/// A call: its path, the message that says what it is for, its parameters in their canonical order. A test holds these
/// against the description.
pub(crate) type Call = (&'static str, &'static str, &'static [&'static str]);

/// Every call.
pub(crate) const CALLS: [Call; 13] = [
    ("/api/v1/search", "api-search", &["q", "lang", "game", "kind", "text_lang", "edition", "document", "limit"]),
    ("/api/v1/suggest", "api-suggest", &["q", "lang", "limit"]),
    ("/api/v1/node", "api-node", &["address", "lang", "at"]),
    ("/api/v1/chapter", "api-chapter", &["number", "game", "lang", "at"]),
    ("/api/v1/term", "api-term", &["name", "game"]),
    ("/api/v1/terms", "api-terms", &["from", "to", "game"]),
    ("/api/v1/card", "api-card", &["name", "game"]),
    ("/api/v1/align", "api-align", &["from", "to"]),
    ("/api/v1/documents", "api-documents", &[]),
    ("/api/v1/documents/{id}", "api-document", &["id"]),
    ("/api/v1/documents/{id}/nodes", "api-nodes", &["id"]),
    ("/api/v1/bulk.jsonl", "api-lines", &[]),
    ("/api/v1/bulk.sqlite", "api-sqlite", &[]),
];

/// The parameters that the query of the call at a path may have, in their canonical order.
pub(crate) fn parameters(path: &str) -> &'static [&'static str] {
    CALLS.iter().find(|(call, ..)| *call == path).map_or(&[], |(.., names)| names)
}

/// The routes of calls that look something up, or wait for a long job.
pub(crate) fn routes() -> Router<Arc<Site>> {
    Router::new()
        .route("/api/v1/node", get(nodes::node))
        .route("/api/v1/term", get(terms::term))
        .route("/api/v1/terms", get(terms::terms))
        .route("/api/v1/card", get(nodes::card))
        .route("/api/v1/align", get(documents::align))
        .route("/api/v1/documents/{id}/nodes", get(documents::nodes))
        .route("/api/v1/bulk.jsonl", get(bulk::lines))
        .route("/api/v1/bulk.sqlite", get(bulk::sqlite))
        .route("/api/{*elsewhere}", any(async || Error::NoSuchPage))
}

/// The routes of calls that take a millisecond or more to answer, by handlers that never wait.
pub(crate) fn computed_routes() -> Router<Arc<Site>> {
    Router::new()
        .route("/api/v1/search", get(ask::search))
        .route("/api/v1/suggest", get(ask::suggest))
        .route("/api/v1/chapter", get(nodes::chapter))
        .route("/api/v1/documents", get(documents::documents))
        .route("/api/v1/documents/{id}", get(documents::document))
        .route("/api/v1/openapi.json", get(describe::openapi))
}

/// An answer as JSON.
fn json(value: &impl Serialize) -> Result<Response, Error> {
    json_bytes(value).map(json_response)
}

/// A value as JSON.
fn json_bytes(value: &impl Serialize) -> Result<Bytes, Error> {
    serde_json::to_vec(value).map(Bytes::from).map_err(|_| Error::Internal)
}

/// An answer that is JSON already.
fn json_response(text: Bytes) -> Response {
    ([(header::CONTENT_TYPE, HeaderValue::from_static("application/json"))], text).into_response()
}
