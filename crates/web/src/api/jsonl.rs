//! Documents as JSON Lines, written while they are sent: no more than one piece is in memory at a time, and it is
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

use crate::{compression::Packing, error::Error, response_cache::holds, site::Site, work::Client};

/// About how many bytes are written at a time, before they are packed: about a millisecond of work.
const PIECE: usize = 64 << 10;

/// The documents that are sent.
#[derive(Debug, Clone, Copy)]
pub(super) enum DocumentSet {
    All,
    One(DocumentIndex),
}

impl DocumentSet {
    /// The documents, in order.
    pub(super) fn documents(self, site: &Site) -> Vec<DocumentIndex> {
        match self {
            DocumentSet::All => site.graph.documents().map(|(place, _)| place).collect(),
            DocumentSet::One(place) => vec![place],
        }
    }

    /// A name for its tag; ids are of letters, digits and marks that tags may have.
    pub(super) fn name(self, site: &Site) -> String {
        match self {
            DocumentSet::All => "all".to_owned(),
            DocumentSet::One(place) => site.graph.document(place).id.to_string(),
        }
    }
}

/// The nodes of documents, one JSON object a line.
struct Lines {
    site: Arc<Site>,
    /// The documents that are still to be sent, the next one last.
    documents: Vec<DocumentIndex>,
    /// How many nodes of the next one were sent.
    sent: usize,
    /// What packs the lines, until it is finished.
    out: Option<Out>,
}

/// Lines and what was written of them last; `None` after the last piece.
type Written = (Box<Lines>, Option<Bytes>);

/// The body of a response with the lines.
struct LinesBody {
    client: Client,
    /// The lines, while no piece is being written.
    lines: Option<Box<Lines>>,
    /// The next piece, once it was asked for.
    writing: Option<Pin<Box<dyn Future<Output = Result<Written, Error>> + Send>>>,
}

/// Lines on their way, packed or not.
enum Out {
    Plain(Vec<u8>),
    Gzip(Box<GzEncoder<Vec<u8>>>),
}

/// The answer with the nodes of documents.
pub(super) fn answer(site: Arc<Site>, client: Client, documents: DocumentSet, asked: &HeaderMap) -> Response {
    // A stream is packed as it goes, which only gzip does well at this speed.
    let packs = Packing::best(asked) != Packing::None && accepts_gzip(asked);
    let name = if packs { "lines-gzip" } else { "lines" };
    // What a snapshot holds is told by its name.
    let tag = format!("\"{}.{}.{name}\"", site.kept.snapshot(), documents.name(&site));
    let mut headers = HeaderMap::new();
    headers.extend(HeaderValue::try_from(&tag).map(|tag| (header::ETAG, tag)));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("private, no-cache"));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if holds(asked, &tag) {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/jsonl"));
    let out = if packs {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        Out::Gzip(Box::new(GzEncoder::new(Vec::new(), Compression::fast())))
    } else {
        Out::Plain(Vec::new())
    };
    let mut documents = documents.documents(&site);
    documents.reverse();
    let lines = Some(Box::new(Lines { site, documents, sent: 0, out: Some(out) }));
    (headers, Body::new(LinesBody { client, lines, writing: None })).into_response()
}

fn accepts_gzip(asked: &HeaderMap) -> bool {
    let accepted = asked.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    accepted.flat_map(|value| value.split(',')).any(|range| {
        let mut parts = range.split(';').map(str::trim);
        parts.next().is_some_and(|name| name.eq_ignore_ascii_case("gzip")) && parts.all(|part| part != "q=0")
    })
}

impl Lines {
    /// The next piece, which may be empty; `None` after the last one.
    fn piece(&mut self) -> Option<Bytes> {
        let mut out = self.out.take()?;
        let mut written_in_piece = 0;
        while written_in_piece < PIECE {
            let Some(&document) = self.documents.last() else {
                let last = out.finish();
                return (!last.is_empty()).then_some(last);
            };
            let mut nodes = self.site.graph.nodes(document).skip(self.sent);
            let mut written = 0;
            while written < PIECE
                && let Some(view) = nodes.next()
            {
                // A node is plain data with keys that are names.
                let mut line = serde_json::to_vec(&Node::new(view, &self.site.graph)).unwrap_or_default();
                line.push(b'\n');
                out.write(&line);
                written += line.len();
                self.sent += 1;
            }
            written_in_piece += written;
            if nodes.next().is_none() {
                self.documents.pop();
                self.sent = 0;
            }
        }
        let piece = out.take();
        self.out = Some(out);
        Some(piece)
    }
}

impl Out {
    fn write(&mut self, line: &[u8]) {
        match self {
            Out::Plain(bytes) => bytes.extend_from_slice(line),
            // Memory takes all that is written to it.
            Out::Gzip(encoder) => drop(encoder.write_all(line)),
        }
    }

    fn take(&mut self) -> Bytes {
        match self {
            Out::Plain(bytes) => std::mem::take(bytes).into(),
            Out::Gzip(encoder) => std::mem::take(encoder.get_mut()).into(),
        }
    }

    fn finish(self) -> Bytes {
        match self {
            Out::Plain(bytes) => bytes.into(),
            Out::Gzip(encoder) => encoder.finish().unwrap_or_default().into(),
        }
    }
}

impl Lines {
    /// Writes the next piece in the pool of downloads.
    async fn write_piece(mut self: Box<Self>, client: Client) -> Result<Written, Error> {
        let pool = self.site.work.downloads.clone();
        let write = move || {
            let piece = self.piece();
            Ok((self, piece))
        };
        pool.run(client, write).await
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
                self.writing = Some(Box::pin(lines.write_piece(client)));
            }
            let Some(writing) = &mut self.writing else { return Poll::Ready(None) };
            let written = ready!(writing.as_mut().poll(context));
            self.writing = None;
            match written {
                Ok((lines, Some(piece))) => {
                    self.lines = Some(lines);
                    // All of an empty piece is still being packed.
                    if !piece.is_empty() {
                        return Poll::Ready(Some(Ok(Frame::data(piece))));
                    }
                }
                Ok((_, None)) => return Poll::Ready(None),
                // The server ends.
                Err(_) => return Poll::Ready(Some(Err(io::Error::other("the lines cannot be written")))),
            }
        }
    }
}
