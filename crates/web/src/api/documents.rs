//! Documents: which there are, what each holds, which rule of one is which of another.

use std::sync::Arc;

use axum::{
    body::Bytes,
    extract::{Path, Query, State},
    response::Response,
};
use serde::Deserialize;
use utoipa::IntoParams;
use vademecum_api_types::{self as api_types, Problem, values};
use vademecum_graph::DocumentIndex;

use super::{json, json_bytes, json_response, jsonl};
use crate::{
    app_state::AppState,
    error::Error,
    parameter::require_text,
    work::{Client, SharedResults},
};

/// The documents
///
/// As `vademecum documents --json` prints them, with those that ship; `path` is the name of the file alone.
#[utoipa::path(get, path = "/api/v1/documents", tag = "documents", responses(
    (status = 200, description = "All documents", body = api_types::Summaries<'static>),
))]
pub(super) async fn documents(State(state): State<Arc<AppState>>) -> Result<Response, Error> {
    json(&api_types::Summaries::without_folders(state.graph.documents().map(|(_, document)| document)))
}

/// One document
#[utoipa::path(get, path = "/api/v1/documents/{id}", tag = "documents", params(
    ("id" = String, Path, description = "The document's id, such as `magic-digest@2024-11-08.es`"),
), responses(
    (status = 200, description = "What it is and holds", body = api_types::Summary<'static>),
    (status = 404, description = "There is no such document", body = Problem<'static>, content_type = "application/problem+json"),
))]
pub(super) async fn document(State(state): State<Arc<AppState>>, Path(id): Path<String>) -> Result<Response, Error> {
    json(&api_types::Summary::without_folder(state.graph.document(state.find_document(&id)?)))
}

/// Every node of a document
///
/// One JSON object a line, in reading order, as `vademecum export` prints them.
#[utoipa::path(get, path = "/api/v1/documents/{id}/nodes", tag = "bulk", params(
    ("id" = String, Path, description = "The document's id, such as `magic-digest@2024-11-08.es`"),
), responses(
    (status = 200, description = "The nodes, one a line", body = api_types::Node<'static>, content_type = "application/jsonl"),
    (status = 404, description = "There is no such document", body = Problem<'static>, content_type = "application/problem+json"),
))]
pub(super) async fn nodes(
    State(state): State<Arc<AppState>>,
    client: Client,
    Path(id): Path<String>,
    headers: axum::http::HeaderMap,
) -> Result<Response, Error> {
    let document = state.find_document(&id)?;
    Ok(jsonl::answer(state, client, vec![document], &id, &headers))
}

#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(super) struct AlignParams {
    /// The document to start from, by its id.
    #[param(required = true, value_type = values::Text)]
    from: String,
    /// The document to look in.
    #[param(required = true, value_type = values::Text)]
    to: String,
}

/// Maximum size of the cached alignments of a library, in bytes, as they are sent.
const MAX_CACHE_BYTES: usize = 16 << 20;

/// A cache of alignments of documents, as JSON.
#[derive(Clone)]
struct AlignmentCache(SharedResults<(DocumentIndex, DocumentIndex), Bytes>);

/// The alignment of two editions
///
/// As `vademecum align` prints it: every number of the first document with the numbers it has in the second, its
/// change and the evidence for it; then the numbers that are new.
#[utoipa::path(get, path = "/api/v1/align", tag = "documents", params(AlignParams), responses(
    (status = 200, description = "The rules", body = api_types::DocumentAlignment),
    (status = 400, description = "A parameter cannot be read", body = Problem<'static>, content_type = "application/problem+json"),
    (status = 404, description = "There is no such document, or the two are no editions of one work", body = Problem<'static>, content_type = "application/problem+json"),
))]
pub(super) async fn align(
    State(state): State<Arc<AppState>>,
    client: Client,
    Query(query): Query<AlignParams>,
) -> Result<Response, Error> {
    let (from, to) = (require_text("from", &query.from)?, require_text("to", &query.to)?);
    let (from, to) = (state.find_document(from)?, state.find_document(to)?);
    let shared = Arc::clone(&state);
    let align = move || {
        let links = api_types::alignment(&shared.graph, from, to, false).map_err(|_| Error::NotComparable)?;
        let [from, to] = [from, to].map(|place| shared.graph.document(place).id.clone());
        json_bytes(&api_types::DocumentAlignment::new(from, to, links))
    };
    let cache = state.module_cache(|| AlignmentCache(SharedResults::new(MAX_CACHE_BYTES, Bytes::len)));
    cache.0.get(&state.work.long, client, (from, to), align).await.map(json_response)
}
