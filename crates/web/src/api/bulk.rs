//! Everything at once: as JSON Lines, and as one file of SQLite.

use std::sync::Arc;

use axum::{
    body::{Body, Bytes},
    extract::State,
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use futures_util::stream;
use vademecum_api_types as api_types;

use super::{download_headers, jsonl, sqlite::Database};
use crate::{
    app_state::AppState,
    error::Error,
    response_cache::etag_matches,
    work::{Client, SharedResults},
};

/// The number of bytes of a file that are read at a time.
const CHUNK_BYTES: usize = 64 << 10;

/// Everything, as JSON Lines
///
/// Every node of every document, one JSON object a line, as `vademecum export` prints them.
#[utoipa::path(get, path = "/api/v1/bulk.jsonl", tag = "bulk", responses(
    (status = 200, description = "The nodes, one a line", body = api_types::Node<'static>, content_type = "application/jsonl"),
))]
pub(super) async fn lines(State(state): State<Arc<AppState>>, client: Client, headers: HeaderMap) -> Response {
    let documents = state.graph.documents().map(|(place, _)| place).collect();
    jsonl::answer(state, client, documents, "all", &headers)
}

/// The file of SQLite: made once, and there until the library goes.
#[derive(Clone)]
struct DatabaseCache(SharedResults<(), Arc<Database>>);

/// Everything, as one file of SQLite
///
/// Tables `documents`, `nodes`, `mentions` and `citations`; `nodes.json` holds each node as JSON Lines have it.
#[utoipa::path(get, path = "/api/v1/bulk.sqlite", tag = "bulk", responses(
    (status = 200, description = "The file", body = [u8], content_type = "application/vnd.sqlite3"),
))]
pub(super) async fn sqlite(
    State(state): State<Arc<AppState>>,
    client: Client,
    request_headers: HeaderMap,
) -> Result<Response, Error> {
    let tag = format!("\"{}.sqlite\"", state.response_cache.snapshot);
    let headers = download_headers(&tag);
    if etag_matches(&request_headers, &tag) {
        return Ok((StatusCode::NOT_MODIFIED, headers).into_response());
    }
    let shared = Arc::clone(&state);
    let write = move || {
        Database::of(&shared.graph, &std::env::temp_dir()).map(Arc::new).map_err(|error| {
            tracing::error!(%error, "the file of SQLite cannot be written");
            Error::Internal
        })
    };
    let cache = state.module_cache(|| DatabaseCache(SharedResults::new(0, |_| 0)));
    let database = cache.0.get(&state.work.long, client, (), write).await?;
    let file = [
        (header::CONTENT_TYPE, "application/vnd.sqlite3".to_owned()),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"vademecum.sqlite\"".to_owned()),
        (header::CONTENT_LENGTH, database.len().to_string()),
    ];
    // The file was just written and lies in the system's memory, so that reading it does not block other requests.
    let chunks = stream::try_unfold(0, move |sent| {
        let mut chunk = vec![0; CHUNK_BYTES];
        let read = database.read_at(&mut chunk, sent);
        std::future::ready(read.map(|length| {
            chunk.truncate(length);
            (length > 0).then(|| (Bytes::from(chunk), sent + length as u64))
        }))
    });
    Ok((headers, file, Body::from_stream(chunks)).into_response())
}
