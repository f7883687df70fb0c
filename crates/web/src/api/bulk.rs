//! Everything at once: as JSON Lines, and as one file of SQLite.

use std::{
    io,
    pin::Pin,
    sync::Arc,
    task::{Context, Poll},
};

use axum::{
    body::{Body, Bytes, HttpBody},
    extract::State,
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use hyper::body::{Frame, SizeHint};
use vademecum_api_types as api_types;

use super::{
    jsonl::{self, DocumentSet},
    sqlite::Database,
};
use crate::{
    app_state::AppState,
    error::Error,
    response_cache::etag_matches,
    work::{Client, SharedResults},
};

/// How many bytes of a file are read at a time.
const CHUNK_BYTES: usize = 64 << 10;

/// Everything, as JSON Lines
///
/// Every node of every document, one JSON object a line, as `vademecum export` prints them.
#[utoipa::path(get, path = "/api/v1/bulk.jsonl", tag = "bulk", responses(
    (status = 200, description = "The nodes, one a line", body = api_types::Node<'static>, content_type = "application/jsonl"),
))]
pub(super) async fn lines(State(state): State<Arc<AppState>>, client: Client, headers: HeaderMap) -> Response {
    jsonl::answer(state, client, DocumentSet::All, &headers)
}

/// The file of SQLite: made once, and there until the library goes.
struct DatabaseCache(SharedResults<(), Arc<Database>>);

impl Default for DatabaseCache {
    fn default() -> Self {
        DatabaseCache(SharedResults::new(0, |_| 0))
    }
}

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
    let tag = format!("\"{}.sqlite\"", state.response_cache.snapshot());
    let mut headers = HeaderMap::new();
    headers.extend(HeaderValue::try_from(&tag).map(|tag| (header::ETAG, tag)));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("private, no-cache"));
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
    let database = state.extensions.get::<DatabaseCache>().0.get(&state.work.long, client, (), write).await?;
    let length = database.len();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/vnd.sqlite3"));
    let name = HeaderValue::from_static("attachment; filename=\"vademecum.sqlite\"");
    headers.insert(header::CONTENT_DISPOSITION, name);
    headers.insert(header::CONTENT_LENGTH, length.into());
    Ok((headers, Body::new(Download { database, sent: 0 })).into_response())
}

/// A file of SQLite, read while it is sent. It was just written and lies in the system's memory, so that reading does
/// not block other requests.
struct Download {
    database: Arc<Database>,
    sent: u64,
}

impl HttpBody for Download {
    type Data = Bytes;
    type Error = io::Error;

    fn poll_frame(mut self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, io::Error>>> {
        let mut piece = vec![0; CHUNK_BYTES];
        Poll::Ready(match self.database.read_at(&mut piece, self.sent) {
            Ok(0) => None,
            Ok(length) => {
                piece.truncate(length);
                self.sent += length as u64;
                Some(Ok(Frame::data(piece.into())))
            }
            Err(error) => Some(Err(error)),
        })
    }

    fn size_hint(&self) -> SizeHint {
        // Not exact: what has an exact size is taken to be in memory.
        let mut hint = SizeHint::new();
        hint.set_lower(self.database.len().saturating_sub(self.sent));
        hint
    }
}
