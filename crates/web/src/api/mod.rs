//! `/api/v1`: the HTTP API. The JSON shapes are those of the command line's `--json`.
//!
//! Errors are problem details of RFC 9457 (`application/problem+json`), in the language of
//! `lang` or `Accept-Language`.

mod bulk;
mod documents;
mod jsonl;
mod nodes;
mod openapi;
mod problem;
mod scenario;
mod search;
mod sqlite;
mod terms;

use std::sync::Arc;

use axum::{
    body::Bytes,
    http::{HeaderMap, HeaderValue, header},
    response::{IntoResponse, Response},
};
use serde::Serialize;
use utoipa::openapi::{RefOr, path::Parameter};
use utoipa_axum::{router::UtoipaMethodRouter, routes};

use crate::{app_state::AppState, error::Error};

pub(crate) use openapi::openapi;
pub(crate) use problem::problem;

pub(crate) struct ApiOperation {
    pub(crate) route: UtoipaMethodRouter<Arc<AppState>>,
    /// The message that describes it.
    pub(crate) key: &'static str,
    /// Whether its handler computes for a millisecond or more and never waits.
    pub(crate) is_computed: bool,
}

impl ApiOperation {
    /// The path of the call, and its parameters: those in the path and those of the query, in their canonical order.
    pub(crate) fn describe(&self) -> (&str, Vec<&Parameter>) {
        let path = self.route.1.paths.iter().next();
        let Some((path, Some(operation))) = path.map(|(path, item)| (path, &item.get)) else {
            return Default::default();
        };
        let parameters = operation.parameters.iter().flatten().filter_map(|parameter| match parameter {
            RefOr::T(parameter) => Some(parameter),
            RefOr::Ref(_) => None,
        });
        (path, parameters.collect())
    }
}

/// Every call, in the order in which they are described.
pub(crate) fn calls() -> Vec<ApiOperation> {
    let computed = |key, route| ApiOperation { route, key, is_computed: true };
    let other = |key, route| ApiOperation { route, key, is_computed: false };
    vec![
        computed("api-search", routes!(search::search)),
        computed("api-suggest", routes!(search::suggest)),
        other("api-node", routes!(nodes::node)),
        computed("api-chapter", routes!(nodes::chapter)),
        other("api-term", routes!(terms::term)),
        other("api-terms", routes!(terms::terms)),
        other("api-card", routes!(nodes::card)),
        other("api-scenario", routes!(scenario::scenario)),
        other("api-align", routes!(documents::align)),
        computed("api-documents", routes!(documents::documents)),
        computed("api-document", routes!(documents::document)),
        other("api-nodes", routes!(documents::nodes)),
        other("api-lines", routes!(bulk::lines)),
        other("api-sqlite", routes!(bulk::sqlite)),
    ]
}

fn json(value: &impl Serialize) -> Result<Response, Error> {
    json_bytes(value).map(json_response)
}

fn json_bytes(value: &impl Serialize) -> Result<Bytes, Error> {
    serde_json::to_vec(value).map(Bytes::from).map_err(|_| Error::Internal)
}

/// A response that is JSON already.
fn json_response(text: Bytes) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], text).into_response()
}

/// The headers of a file that is made anew for each download, with an `ETag`.
fn download_headers(tag: &str) -> HeaderMap {
    let mut headers = HeaderMap::from_iter([(header::CACHE_CONTROL, HeaderValue::from_static("private, no-cache"))]);
    headers.extend(HeaderValue::try_from(tag).map(|tag| (header::ETAG, tag)));
    headers
}
