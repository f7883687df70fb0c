//! `/api/v1`: what the library knows, for programs. The shapes are those of the command line's `--json`.
//!
//! What is wrong with a question is said as RFC 9457 has it (`application/problem+json`), in the language of
//! `lang` or `Accept-Language`.

mod bulk;
pub(crate) mod calls;
mod documents;
mod jsonl;
mod nodes;
mod openapi;
mod problem;
mod reply;
mod search;
mod sqlite;
mod terms;

use std::sync::Arc;

use axum::{
    Router,
    routing::{any, get},
};

use crate::{error::Error, site::Site};

#[cfg(test)]
pub(crate) use openapi::description;
pub(crate) use problem::problem;

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
        .route("/api/v1/search", get(search::search))
        .route("/api/v1/suggest", get(search::suggest))
        .route("/api/v1/chapter", get(nodes::chapter))
        .route("/api/v1/documents", get(documents::documents))
        .route("/api/v1/documents/{id}", get(documents::document))
        .route("/api/v1/openapi.json", get(openapi::openapi))
}
