//! Documents as JSON Lines, written while they are sent: no more than one chunk is in memory at a time, and it is
//! written in a pool where clients take turns.

use std::{
    io::{self, Write},
    sync::Arc,
};

use axum::{
    body::{Body, Bytes},
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use flate2::{Compression, write::GzEncoder};
use futures_util::stream;
use vademecum_api_types::Node;
use vademecum_graph::DocumentIndex;

use super::download_headers;
use crate::{app_state::AppState, compression::ContentCoding, response_cache::etag_matches, work::Client};

/// About how many bytes are written at a time, before they are compressed: about a millisecond of work.
const CHUNK_BYTES: usize = 64 << 10;

/// The nodes of documents, one JSON object a line.
struct NodeLines {
    state: Arc<AppState>,
    /// The documents that are still to be sent, the next one last.
    documents: Vec<DocumentIndex>,
    /// How many nodes of the next one were sent.
    sent: usize,
    /// The output, until it is finished.
    out: Option<LineWriter>,
}

/// The output, compressed or not.
enum LineWriter {
    Plain(Vec<u8>),
    Gzip(Box<GzEncoder<Vec<u8>>>),
}

/// The answer with the nodes of documents; `name` identifies them in its `ETag`, of letters, digits and marks that tags
/// may have.
pub(super) fn answer(
    state: Arc<AppState>,
    client: Client,
    mut documents: Vec<DocumentIndex>,
    name: &str,
    request_headers: &HeaderMap,
) -> Response {
    // A stream is compressed as it goes, which only gzip does well at this speed.
    let coding = ContentCoding::best_of(request_headers, &[ContentCoding::Gzip]);
    let (form, out) = match coding {
        ContentCoding::None => ("lines", LineWriter::Plain(Vec::new())),
        _ => ("lines-gzip", LineWriter::Gzip(Box::new(GzEncoder::new(Vec::new(), Compression::fast())))),
    };
    // The name of a snapshot identifies its contents.
    let tag = format!("\"{}.{name}.{form}\"", state.response_cache.snapshot);
    let mut headers = download_headers(&tag);
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if etag_matches(request_headers, &tag) {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/jsonl"));
    if coding != ContentCoding::None {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(coding.name()));
    }
    documents.reverse();
    let lines = Box::new(NodeLines { state, documents, sent: 0, out: Some(out) });
    let chunks = stream::try_unfold(lines, move |lines| lines.next_chunk(client));
    (headers, Body::from_stream(chunks)).into_response()
}

impl NodeLines {
    /// The next chunk, which may be empty; `None` after the last one.
    fn chunk(&mut self) -> Option<Bytes> {
        let mut out = self.out.take()?;
        let mut written_in_chunk = 0;
        while written_in_chunk < CHUNK_BYTES {
            let Some(&document) = self.documents.last() else {
                let last = out.finish();
                return (!last.is_empty()).then_some(last);
            };
            let mut nodes = self.state.graph.nodes(document).skip(self.sent);
            let mut written = 0;
            while written < CHUNK_BYTES
                && let Some(view) = nodes.next()
            {
                // A node is plain data with keys that are names.
                let mut line = serde_json::to_vec(&Node::new(view, &self.state.graph)).unwrap_or_default();
                line.push(b'\n');
                out.write(&line);
                written += line.len();
                self.sent += 1;
            }
            written_in_chunk += written;
            if nodes.next().is_none() {
                self.documents.pop();
                self.sent = 0;
            }
        }
        let chunk = out.take();
        self.out = Some(out);
        Some(chunk)
    }

    /// The next chunk that is not empty, written in the pool of downloads.
    async fn next_chunk(mut self: Box<Self>, client: Client) -> io::Result<Option<(Bytes, Box<Self>)>> {
        loop {
            let pool = self.state.work.downloads.clone();
            // It fails when the server ends.
            let written = pool.run(client, async { Ok(self.chunk()) }).await;
            match written.map_err(|_| io::Error::other("the lines cannot be written"))? {
                // All of an empty chunk is still in the encoder.
                Some(chunk) if chunk.is_empty() => {}
                chunk => return Ok(chunk.map(|chunk| (chunk, self))),
            }
        }
    }
}

impl LineWriter {
    fn write(&mut self, line: &[u8]) {
        match self {
            LineWriter::Plain(bytes) => bytes.extend_from_slice(line),
            // Memory takes all that is written to it.
            LineWriter::Gzip(encoder) => drop(encoder.write_all(line)),
        }
    }

    fn take(&mut self) -> Bytes {
        match self {
            LineWriter::Plain(bytes) => std::mem::take(bytes).into(),
            LineWriter::Gzip(encoder) => std::mem::take(encoder.get_mut()).into(),
        }
    }

    fn finish(self) -> Bytes {
        match self {
            LineWriter::Plain(bytes) => bytes.into(),
            LineWriter::Gzip(encoder) => encoder.finish().unwrap_or_default().into(),
        }
    }
}
