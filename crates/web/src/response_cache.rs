//! The cache of responses of one snapshot, bounded by size. Each response is rendered once and compressed once per coding.
//!
//! A page depends on its address alone, which contains the reader's language. What depends on anything else
//! (a cookie, a redirect by `Accept-Language`) is added after the cache, or not cached.
//!
//! `ETag`s are compared by hand: the crate with typed headers would bring second versions of the crates behind `sha2`.

use std::sync::{Arc, OnceLock};

use axum::{
    body::{Body, Bytes, HttpBody},
    extract::MatchedPath,
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::Response,
};
use quick_cache::{Weighter, sync::Cache};
use vademecum_store::Fingerprint;

use crate::{
    compression::{ContentCoding, compress, is_compressible},
    work::{Client, SharedResults, WorkPool},
};

/// Size of a cached response besides its body: address, headers, the entry itself.
const ENTRY_OVERHEAD_BYTES: usize = 1024;

/// Maximum size of a text that is compressed on the threads which serve connections, in bytes: about a millisecond of
/// work.
const MAX_COMPRESSED_IN_PLACE_BYTES: usize = 32 * 1024;

/// Typical size of a page, from which the number of entries is estimated.
const TYPICAL_PAGE_BYTES: usize = 32 * 1024;

/// The cached responses of one snapshot.
#[derive(Debug)]
pub(crate) struct ResponseCache {
    responses: Cache<String, Arc<CachedResponse>, Size>,
    /// The name of the snapshot, with which every `ETag` begins.
    pub(crate) snapshot: String,
    /// Long texts that are being compressed, by tag. Nothing is cached in here: answers hold their compressed texts.
    compressing: SharedResults<(String, ContentCoding), Bytes>,
}

#[derive(Debug, Clone)]
struct Size;

impl Weighter<String, Arc<CachedResponse>> for Size {
    fn weight(&self, address: &String, response: &Arc<CachedResponse>) -> u64 {
        // Both compressed forms together take about half the size of the body.
        (address.len() + response.plain.len() * 3 / 2 + ENTRY_OVERHEAD_BYTES) as u64
    }
}

/// A cached response, plain and compressed.
#[derive(Debug)]
pub(crate) struct CachedResponse {
    headers: HeaderMap,
    /// Its route, for the metrics.
    pub(crate) route: Option<MatchedPath>,
    tag: String,
    is_compressible: bool,
    plain: Bytes,
    /// Each content coding, made when it is first requested.
    encoded: [OnceLock<EncodedResponse>; 3],
}

#[derive(Debug)]
struct EncodedResponse {
    tag: String,
    headers: HeaderMap,
    /// Empty until the text is compressed.
    body: OnceLock<Bytes>,
}

impl ResponseCache {
    /// A cache of a maximum size for the responses of a snapshot.
    pub(crate) fn new(bytes: usize, snapshot: impl Into<String>) -> Self {
        ResponseCache {
            responses: Cache::with_weighter((bytes / TYPICAL_PAGE_BYTES).max(16), bytes as u64, Size),
            snapshot: snapshot.into(),
            compressing: SharedResults::new(0, |packed| packed.len().max(1)),
        }
    }

    /// Approximate size of all responses, in bytes.
    pub(crate) fn size(&self) -> u64 {
        self.responses.weight()
    }

    pub(crate) fn get(&self, address: &str) -> Option<Arc<CachedResponse>> {
        self.responses.get(address)
    }

    /// The response to a request with these headers. A long text is compressed in a pool when it is the client's turn; if
    /// the pool refuses, it is sent uncompressed.
    pub(crate) async fn respond(
        &self,
        pool: &WorkPool,
        client: Client,
        cached: &Arc<CachedResponse>,
        request_headers: &HeaderMap,
    ) -> Response {
        if let Some(response) = cached.respond(request_headers) {
            return response;
        }
        let coding = cached.coding_for(request_headers);
        let shared = Arc::clone(cached);
        let compress = move || Ok(shared.body(coding));
        match self.compressing.get(pool, client, (cached.tag.clone(), coding), compress).await {
            Ok(body) => {
                // It may have been compressed for another response with the same text.
                let _ = cached.encoded(coding).body.set(body);
                cached.encoded_response(coding)
            }
            Err(_) => cached.encoded_response(ContentCoding::None),
        }
    }

    /// Stores a response; where the same one is stored already, or the response stands for a stored one
    /// ([`CachedResponse::reference`]), that one is returned. Returns the response unchanged if it cannot be cached: errors,
    /// redirects, streams, and responses with `no-store` or an `ETag` of their own.
    pub(crate) async fn store(
        &self,
        address: String,
        route: Option<MatchedPath>,
        mut response: Response,
    ) -> Result<Arc<CachedResponse>, Response> {
        if let Some(cached) = response.extensions_mut().remove::<Arc<CachedResponse>>() {
            return Ok(cached);
        }
        let is_whole = response.body().size_hint().exact().is_some();
        let headers = response.headers();
        let is_private = headers.get(header::CACHE_CONTROL).is_some_and(|value| value == "no-store");
        if response.status() != StatusCode::OK || !is_whole || is_private || headers.contains_key(header::ETAG) {
            return Err(response);
        }
        let (parts, body) = response.into_parts();
        // A body of a known size is in memory already.
        let Ok(plain) = axum::body::to_bytes(body, usize::MAX).await else {
            return Err(Response::from_parts(parts, Body::empty()));
        };
        let response = Arc::new(self.response(parts.headers, route, plain));
        // Of requests that come at the same time, all share one text and its compressed forms.
        if let Some(cached) = self.responses.get(&address).filter(|cached| cached.tag == response.tag) {
            return Ok(cached);
        }
        self.responses.insert(address, Arc::clone(&response));
        Ok(response)
    }

    fn response(&self, mut headers: HeaderMap, route: Option<MatchedPath>, plain: Bytes) -> CachedResponse {
        let is_compressible = is_compressible(&headers, plain.len());
        if !headers.contains_key(header::CACHE_CONTROL) {
            // Browsers store it, and revalidate it each time.
            headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("private, no-cache"));
        }
        if is_compressible {
            headers.append(header::VARY, HeaderValue::from_static("accept-encoding"));
        }
        headers.remove(header::CONTENT_LENGTH);
        let tag = format!("{}.{}", self.snapshot, Fingerprint::of(&plain));
        CachedResponse { headers, route, tag, is_compressible, plain, encoded: Default::default() }
    }
}

impl CachedResponse {
    /// A response without a body that [`ResponseCache::store`] takes for this one.
    pub(crate) fn reference(self: Arc<Self>) -> Response {
        let mut response = Response::new(Body::empty());
        response.extensions_mut().insert(self);
        response
    }

    /// The response to a request with these headers: in the best coding it accepts, and `304 Not Modified` if the
    /// client has it already. `None` if it must be compressed first and is long.
    pub(crate) fn respond(&self, request_headers: &HeaderMap) -> Option<Response> {
        let coding = self.coding_for(request_headers);
        let encoded = self.encoded(coding);
        if etag_matches(request_headers, &encoded.tag) {
            let mut response = Response::new(Body::empty());
            response.headers_mut().clone_from(&encoded.headers);
            response.headers_mut().remove(header::CONTENT_TYPE);
            response.headers_mut().remove(header::CONTENT_ENCODING);
            *response.status_mut() = StatusCode::NOT_MODIFIED;
            return Some(response);
        }
        let is_short = self.plain.len() <= MAX_COMPRESSED_IN_PLACE_BYTES && !self.is_immutable();
        (is_short || encoded.body.get().is_some()).then(|| self.encoded_response(coding))
    }

    fn coding_for(&self, request_headers: &HeaderMap) -> ContentCoding {
        if self.is_compressible { ContentCoding::best(request_headers) } else { ContentCoding::None }
    }

    fn encoded_response(&self, coding: ContentCoding) -> Response {
        let mut response = Response::new(Body::from(self.body(coding)));
        response.headers_mut().clone_from(&self.encoded(coding).headers);
        response
    }

    /// The body in a coding, compressed once.
    fn body(&self, coding: ContentCoding) -> Bytes {
        let body = &self.encoded(coding).body;
        body.get_or_init(|| compress(&self.plain, coding, self.is_immutable())).clone()
    }

    fn encoded(&self, coding: ContentCoding) -> &EncodedResponse {
        self.encoded[coding as usize].get_or_init(|| {
            let mut headers = self.headers.clone();
            let (tag, body) = match coding {
                ContentCoding::None => (format!("\"{}\"", self.tag), OnceLock::from(self.plain.clone())),
                packed => {
                    headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(packed.name()));
                    (format!("\"{}-{}\"", self.tag, packed.name()), OnceLock::new())
                }
            };
            // A tag is made of letters, digits, dots and dashes.
            headers.extend(HeaderValue::try_from(&tag).map(|tag| (header::ETAG, tag)));
            EncodedResponse { tag, headers, body }
        })
    }

    /// Whether the response never changes under its address.
    fn is_immutable(&self) -> bool {
        let value = self.headers.get(header::CACHE_CONTROL).and_then(|value| value.to_str().ok());
        value.is_some_and(|value| value.contains("immutable"))
    }
}

pub(crate) fn etag_matches(request_headers: &HeaderMap, tag: &str) -> bool {
    request_headers
        .get_all(header::IF_NONE_MATCH)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .map(|held| held.trim().trim_start_matches("W/"))
        .any(|held| held == "*" || held == tag)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::work::{WorkPools, client};

    fn page(text: &str) -> Response {
        let mut response = Response::new(Body::from(text.to_owned()));
        response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static("text/html"));
        response
    }

    #[tokio::test]
    async fn the_same_response_is_stored_once() {
        let cache = ResponseCache::new(1 << 20, "0");
        let store = |text: &'static str| cache.store("/es".to_owned(), None, page(text));
        let (first, second) = (store("one").await.unwrap(), store("one").await.unwrap());
        assert!(Arc::ptr_eq(&first, &second));
        let referred = cache.store("/es".to_owned(), None, Arc::clone(&first).reference()).await.unwrap();
        assert!(Arc::ptr_eq(&first, &referred));
        let other = store("two").await.unwrap();
        assert!(!Arc::ptr_eq(&first, &other) && Arc::ptr_eq(&other, &cache.get("/es").unwrap()));
    }

    /// Entries of the same text that were stored at different times: no thread that serves connections compresses.
    #[tokio::test]
    async fn requests_for_one_long_text_share_its_compressed_form() {
        let pool = WorkPools::default().short;
        let text: String = (0..400_000).map(|n| format!("{n} ")).collect();
        let cache = ResponseCache::new(0, "0");
        let mut entries = Vec::new();
        for _ in 0..2 {
            entries.push(cache.store("/es".to_owned(), None, page(&text)).await.unwrap());
        }
        assert!(!Arc::ptr_eq(&entries[0], &entries[1]), "a cache without room keeps nothing");
        let headers = HeaderMap::from_iter([(header::ACCEPT_ENCODING, HeaderValue::from_static("br"))]);
        let respond = |at: usize| cache.respond(&pool, client(at as u8), &entries[at], &headers);
        let (first, second) = tokio::join!(respond(0), respond(1));
        assert!([first, second].iter().all(|response| response.headers()[header::CONTENT_ENCODING] == "br"));
        let bodies = entries.iter().map(|entry| entry.body(ContentCoding::Brotli));
        let places: Vec<*const u8> = bodies.map(|body| body.as_ptr()).collect();
        assert_eq!(places[0], places[1], "compressed twice");
    }
}
