//! Everything at once: as JSON Lines, and as one file of SQLite.

use std::{io, sync::Arc};

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
    let chunks = stream::try_unfold(0, move |sent| {
        let (pool, database) = (state.work.downloads.clone(), Arc::clone(&database));
        async move {
            // Read in the pool of downloads, where clients take turns: a connection that takes everything at once keeps
            // nobody else waiting.
            let chunk = pool.run(client, async { Ok(read_chunk(&database, sent)) }).await;
            let chunk = chunk.map_err(|_| io::Error::other("the file cannot be read"))??;
            let end = sent + chunk.len() as u64;
            Ok::<_, io::Error>((!chunk.is_empty()).then_some((chunk, end)))
        }
    });
    Ok((headers, file, Body::from_stream(chunks)).into_response())
}

/// The bytes of the file from an offset on, at most [`CHUNK_BYTES`] of them; none at its end.
fn read_chunk(database: &Database, offset: u64) -> io::Result<Bytes> {
    let mut chunk = vec![0; CHUNK_BYTES];
    let length = database.read_at(&mut chunk, offset)?;
    chunk.truncate(length);
    Ok(chunk.into())
}
