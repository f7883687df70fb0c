//! Answers that were made, kept so that they are made and packed once: as many as fit, of one snapshot.
//!
//! A page depends on its address alone; the language of the reader is in it. What depends on anything else
//! (a cookie, a redirect by `Accept-Language`) is put on behind this, or not kept.

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
    compression::{Packing, is_worth_packing, pack},
    work::{Client, SharedResults, WorkPool},
};

/// What an answer takes beside its text: its address, its headers, the entry itself.
const OVERHEAD: usize = 1024;

/// The longest text, in bytes, that the threads which serve connections compress: about a millisecond of work.
const MAX_COMPRESSED_IN_PLACE_BYTES: usize = 32 * 1024;

/// How large a page is taken to be when the number of entries is guessed.
const TYPICAL: usize = 32 * 1024;

/// The answers kept for one snapshot.
#[derive(Debug)]
pub(crate) struct Kept {
    answers: Cache<String, Arc<Answer>, Size>,
    /// What begins the tag of every answer.
    snapshot: String,
    /// Long texts that are being compressed, by tag. Nothing is cached in here: answers hold their compressed texts.
    compressing: SharedResults<(String, Packing), Bytes>,
}

#[derive(Debug, Clone)]
struct Size;

impl Weighter<String, Arc<Answer>> for Size {
    fn weight(&self, address: &String, answer: &Arc<Answer>) -> u64 {
        // Packed twice, a text takes about half of its own room again.
        (address.len() + answer.plain.len() * 3 / 2 + OVERHEAD) as u64
    }
}

/// One answer, as it is and packed.
#[derive(Debug)]
pub(crate) struct Answer {
    headers: HeaderMap,
    /// The template of its address, for whoever counts.
    route: Option<MatchedPath>,
    tag: String,
    packs: bool,
    plain: Bytes,
    /// It is packed when somebody first asks for it so.
    forms: [OnceLock<Form>; 3],
}

/// An answer as it is sent to those who read a packing.
#[derive(Debug)]
struct Form {
    tag: String,
    headers: HeaderMap,
    /// Empty until the text is compressed.
    body: OnceLock<Bytes>,
}

impl Kept {
    /// Room for so many bytes of answers, made from a snapshot of that name.
    pub(crate) fn new(bytes: usize, snapshot: impl Into<String>) -> Self {
        Kept {
            answers: Cache::with_weighter((bytes / TYPICAL).max(16), bytes as u64, Size),
            snapshot: snapshot.into(),
            compressing: SharedResults::new(0, |packed| packed.len().max(1)),
        }
    }

    /// What begins the tag of every answer.
    pub(crate) fn snapshot(&self) -> &str {
        &self.snapshot
    }

    /// How many bytes are taken, about.
    pub(crate) fn size(&self) -> u64 {
        self.answers.weight()
    }

    /// The answer to a request for an address, if it is here.
    pub(crate) fn get(&self, address: &str) -> Option<Arc<Answer>> {
        self.answers.get(address)
    }

    /// The response to a client who asked with these headers. A long text is compressed in a pool when the client's
    /// turn has come; where the pool has no room it is sent as it is.
    pub(crate) async fn respond(
        &self,
        pool: &WorkPool,
        client: Client,
        answer: &Arc<Answer>,
        asked: &HeaderMap,
    ) -> Response {
        if let Some(response) = answer.to(asked) {
            return response;
        }
        let packing = answer.packing_for(asked);
        let shared = Arc::clone(answer);
        let compress = move || Ok(shared.packed(packing));
        match self.compressing.get(pool, client, (answer.tag.clone(), packing), compress).await {
            Ok(body) => answer.response(packing, &body),
            Err(_) => answer.response(Packing::None, &answer.plain),
        }
    }

    /// Keeps a whole answer; gives others back as they are: errors, redirects, what is written while it is sent, and
    /// what says that nobody is to keep it.
    pub(crate) async fn keep(
        &self,
        address: String,
        route: Option<MatchedPath>,
        response: Response,
    ) -> Result<Arc<Answer>, Response> {
        let is_whole = response.body().size_hint().exact().is_some();
        let told = response.headers();
        let is_for_one = told.get(header::CACHE_CONTROL).is_some_and(|value| value == "no-store");
        if response.status() != StatusCode::OK || !is_whole || is_for_one || told.contains_key(header::ETAG) {
            return Err(response);
        }
        let (parts, body) = response.into_parts();
        // A body of a known size is in memory already.
        let Ok(plain) = axum::body::to_bytes(body, usize::MAX).await else {
            return Err(Response::from_parts(parts, Body::empty()));
        };
        let answer = Arc::new(self.answer(parts.headers, route, plain));
        self.answers.insert(address, Arc::clone(&answer));
        Ok(answer)
    }

    fn answer(&self, mut headers: HeaderMap, route: Option<MatchedPath>, plain: Bytes) -> Answer {
        let packs = is_worth_packing(&headers, plain.len());
        if !headers.contains_key(header::CACHE_CONTROL) {
            // Browsers keep it, but ask each time whether it has changed.
            headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("private, no-cache"));
        }
        if packs {
            headers.append(header::VARY, HeaderValue::from_static("accept-encoding"));
        }
        headers.remove(header::CONTENT_LENGTH);
        let tag = format!("{}.{}", self.snapshot, Fingerprint::of(&plain));
        Answer { headers, route, tag, packs, plain, forms: Default::default() }
    }
}

impl Answer {
    /// The template of its address.
    pub(crate) fn route(&self) -> Option<&MatchedPath> {
        self.route.as_ref()
    }

    /// The answer for somebody who asked with these headers: packed as they can read it, and without its text
    /// where they hold that. `None` if the text is still to be compressed, which takes long.
    pub(crate) fn to(&self, asked: &HeaderMap) -> Option<Response> {
        let packing = self.packing_for(asked);
        let form = self.form(packing);
        if holds(asked, &form.tag) {
            let mut response = Response::new(Body::empty());
            response.headers_mut().clone_from(&form.headers);
            response.headers_mut().remove(header::CONTENT_TYPE);
            response.headers_mut().remove(header::CONTENT_ENCODING);
            *response.status_mut() = StatusCode::NOT_MODIFIED;
            return Some(response);
        }
        let is_short = self.plain.len() <= MAX_COMPRESSED_IN_PLACE_BYTES && !self.is_for_good();
        let body = match form.body.get() {
            None if !is_short => return None,
            Some(body) => body,
            None => &self.packed(packing),
        };
        Some(self.response(packing, body))
    }

    /// How it is packed for somebody who asked with these headers.
    fn packing_for(&self, asked: &HeaderMap) -> Packing {
        if self.packs { Packing::best(asked) } else { Packing::None }
    }

    /// The answer with its text in some form.
    fn response(&self, packing: Packing, body: &Bytes) -> Response {
        let form = self.form(packing);
        let mut response = Response::new(Body::from(form.body.get_or_init(|| body.clone()).clone()));
        response.headers_mut().clone_from(&form.headers);
        response
    }

    /// Its text, compressed once.
    fn packed(&self, packing: Packing) -> Bytes {
        let body = &self.form(packing).body;
        body.get_or_init(|| pack(&self.plain, packing, self.is_for_good())).clone()
    }

    fn form(&self, packing: Packing) -> &Form {
        self.forms[packing as usize].get_or_init(|| {
            let mut headers = self.headers.clone();
            let (tag, body) = match packing {
                Packing::None => (format!("\"{}\"", self.tag), OnceLock::from(self.plain.clone())),
                packed => {
                    headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(packed.name()));
                    (format!("\"{}-{}\"", self.tag, packed.name()), OnceLock::new())
                }
            };
            // A tag is made of letters, digits, dots and dashes.
            headers.extend(HeaderValue::try_from(&tag).map(|tag| (header::ETAG, tag)));
            Form { tag, headers, body }
        })
    }

    /// Whether its address changes whenever it does.
    fn is_for_good(&self) -> bool {
        let said = self.headers.get(header::CACHE_CONTROL).and_then(|value| value.to_str().ok());
        said.is_some_and(|said| said.contains("immutable"))
    }
}

/// Whether the asker holds what has a tag.
pub(crate) fn holds(asked: &HeaderMap, tag: &str) -> bool {
    asked
        .get_all(header::IF_NONE_MATCH)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .map(|held| held.trim().trim_start_matches("W/"))
        .any(|held| held == "*" || held == tag)
}
