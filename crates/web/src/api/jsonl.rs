//! Documents as JSON Lines, written while they are sent: no more than one chunk is in memory at a time, and it is
//! written in a pool where clients take turns.

use std::{
    io::{self, Write},
    pin::Pin,
    sync::Arc,
    task::{Context, Poll, ready},
};

use axum::{
    body::{Body, Bytes, HttpBody},
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use flate2::{Compression, write::GzEncoder};
use hyper::body::Frame;
use vademecum_api_types::Node;
use vademecum_graph::DocumentIndex;

use crate::{
    app_state::AppState, compression::ContentCoding, error::Error, response_cache::etag_matches, work::Client,
};

/// About how many bytes are written at a time, before they are compressed: about a millisecond of work.
const CHUNK_BYTES: usize = 64 << 10;

/// The documents that are sent.
#[derive(Debug, Clone, Copy)]
pub(super) enum DocumentSet {
    All,
    One(DocumentIndex),
}

impl DocumentSet {
    /// The documents, in order.
    pub(super) fn documents(self, state: &AppState) -> Vec<DocumentIndex> {
        match self {
            DocumentSet::All => state.graph.documents().map(|(place, _)| place).collect(),
            DocumentSet::One(place) => vec![place],
        }
    }

    /// A name for its tag; ids are of letters, digits and marks that tags may have.
    pub(super) fn name(self, state: &AppState) -> String {
        match self {
            DocumentSet::All => "all".to_owned(),
            DocumentSet::One(place) => state.graph.document(place).id.to_string(),
        }
    }
}

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

/// The lines and what was written of them last; `None` after the last chunk.
type Written = (Box<NodeLines>, Option<Bytes>);

/// A chunk that is being written.
type Writing = Pin<Box<dyn Future<Output = Result<Written, Error>> + Send>>;

/// The body of a response with the lines.
struct LinesBody {
    client: Client,
    /// The lines, while no chunk is being written.
    lines: Option<Box<NodeLines>>,
    /// The next chunk, once it was asked for.
    writing: Option<Writing>,
}

/// The output, compressed or not.
enum LineWriter {
    Plain(Vec<u8>),
    Gzip(Box<GzEncoder<Vec<u8>>>),
}

/// The answer with the nodes of documents.
pub(super) fn answer(
    state: Arc<AppState>,
    client: Client,
    documents: DocumentSet,
    request_headers: &HeaderMap,
) -> Response {
    // A stream is packed as it goes, which only gzip does well at this speed.
    let packs = ContentCoding::best(request_headers) != ContentCoding::None && accepts_gzip(request_headers);
    let name = if packs { "lines-gzip" } else { "lines" };
    // The name of a snapshot identifies its contents.
    let tag = format!("\"{}.{}.{name}\"", state.response_cache.snapshot(), documents.name(&state));
    let mut headers = HeaderMap::new();
    headers.extend(HeaderValue::try_from(&tag).map(|tag| (header::ETAG, tag)));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("private, no-cache"));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if etag_matches(request_headers, &tag) {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/jsonl"));
    let out = if packs {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        LineWriter::Gzip(Box::new(GzEncoder::new(Vec::new(), Compression::fast())))
    } else {
        LineWriter::Plain(Vec::new())
    };
    let mut documents = documents.documents(&state);
    documents.reverse();
    let lines = Some(Box::new(NodeLines { state, documents, sent: 0, out: Some(out) }));
    (headers, Body::new(LinesBody { client, lines, writing: None })).into_response()
}

fn accepts_gzip(request_headers: &HeaderMap) -> bool {
    let accepted = request_headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    accepted.flat_map(|value| value.split(',')).any(|range| {
        let mut parts = range.split(';').map(str::trim);
        parts.next().is_some_and(|name| name.eq_ignore_ascii_case("gzip")) && parts.all(|part| part != "q=0")
    })
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

    /// Writes the next chunk in the pool of downloads.
    async fn write_chunk(mut self: Box<Self>, client: Client) -> Result<Written, Error> {
        let pool = self.state.work.downloads.clone();
        let write = move || {
            let chunk = self.chunk();
            Ok((self, chunk))
        };
        pool.run(client, write).await
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

impl HttpBody for LinesBody {
    type Data = Bytes;
    type Error = io::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, io::Error>>> {
        loop {
            let client = self.client;
            if let Some(lines) = self.lines.take() {
                self.writing = Some(Box::pin(lines.write_chunk(client)));
            }
            let Some(writing) = &mut self.writing else { return Poll::Ready(None) };
            let written = ready!(writing.as_mut().poll(context));
            self.writing = None;
            match written {
                Ok((lines, Some(chunk))) => {
                    self.lines = Some(lines);
                    // All of an empty chunk is still in the encoder.
                    if !chunk.is_empty() {
                        return Poll::Ready(Some(Ok(Frame::data(chunk))));
                    }
                }
                Ok((_, None)) => return Poll::Ready(None),
                // The server ends.
                Err(_) => return Poll::Ready(Some(Err(io::Error::other("the lines cannot be written")))),
            }
        }
    }
}
