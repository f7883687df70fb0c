//! Two requests share a key of the cache exactly if they get one answer, however each of them is written.

use std::{collections::HashSet, iter::Cycle, sync::Arc, vec::IntoIter};

use axum::{
    Router,
    body::Body,
    http::{HeaderMap, HeaderValue, Request, Uri, header},
};
use proptest::{prelude::*, test_runner::Config};
use tower::ServiceExt;

use super::{Canonical, QueryParameters};
use crate::{AppState, base_url::cache_key, library, router, routes::routes};

/// A call or page, and values of its parameters.
type Call = (&'static str, &'static [(&'static str, &'static [&'static str])]);

const CALLS: [Call; 8] = [
    (
        "/api/v1/search",
        &[("q", &["criatura", "criatura + %71", "á & criatura"]), ("lang", &["", "pt", "en"]), ("limit", &["", "1"])],
    ),
    ("/api/v1/suggest", &[("q", &["7", "70"]), ("lang", &["es", "pt"]), ("limit", &["", "1"])]),
    ("/api/v1/node", &[("address", &["704.5f", "702.9b"]), ("lang", &["es", "en", "pt"])]),
    ("/api/v1/chapter", &[("number", &["704", "702"]), ("lang", &["", "en", "pt"]), ("at", &[""])]),
    ("/api/v1/term", &[("name", &["volar", "Ávido"])]),
    ("/es/search", &[("q", &["criatura", "ave"]), ("text_lang", &["", "en"]), ("stay", &["1"])]),
    ("/es/magic/704.5f", &[("at", &["", "2019-01-25"]), ("with", &["", "magic-cr@2024-11-08.en"])]),
    ("/pt/magic/glossary", &[("filter", &["", "v", "Á"])]),
];

const UNKNOWN: [&str; 9] =
    ["utm_source=x", "Q=ave", "%2571=ave", "q%00=1", "%FF=%FF", "q[]=ave", "%zz", "=pt", "%20limit%20%20=1"];

/// What varies an answer elsewhere.
const HEADERS: [(&str, &str); 5] = [
    ("accept-language", "pt"),
    ("cookie", "lang=en; theme=dark"),
    ("origin", "https://other.example"),
    ("sec-fetch-site", "cross-site"),
    ("host", "other.example"),
];

/// A request: a call, and which value of each of its parameters.
#[derive(Debug, Clone, PartialEq)]
struct Question {
    call: usize,
    values: Vec<usize>,
}

impl Question {
    fn all() -> Vec<Question> {
        let choices = |(call, (_, parameters)): (usize, &Call)| {
            let mut all = vec![Vec::new()];
            for (_, values) in *parameters {
                let each = |before: Vec<usize>| (0..values.len()).map(move |value| [&before[..], &[value]].concat());
                all = all.into_iter().flat_map(each).collect();
            }
            all.into_iter().map(move |values| Question { call, values })
        };
        CALLS.iter().enumerate().flat_map(choices).collect()
    }

    /// One of the ways to write it.
    fn written(&self, whims: &mut Whims) -> String {
        let (path, parameters) = CALLS[self.call];
        let mut pairs: Vec<String> = Vec::new();
        for (&(name, values), &value) in parameters.iter().zip(&self.values) {
            // An empty value is as good as none.
            if !values[value].is_empty() || whims.one_in(3) {
                let space = if whims.one_in(5) { "+" } else { "" };
                pairs.push(format!("{}={space}{}", whims.spelled(name, true), whims.spelled(values[value], true)));
            }
            if whims.one_in(4) {
                pairs.push(UNKNOWN[whims.next() % UNKNOWN.len()].to_owned());
            }
            if whims.one_in(8) {
                pairs.push(String::new());
            }
        }
        // In any order.
        for i in (1..pairs.len()).rev() {
            pairs.swap(i, whims.next() % (i + 1));
        }
        let path: Vec<String> = path.split('/').map(|part| whims.spelled(part, false)).collect();
        format!("{}?{}", path.join("/"), pairs.join("&"))
    }
}

/// Where choices come from.
#[derive(Debug, Clone)]
struct Whims(Cycle<IntoIter<u8>>);

impl Whims {
    fn next(&mut self) -> usize {
        self.0.next().map_or(0, usize::from)
    }

    fn one_in(&mut self, n: usize) -> bool {
        self.next() % n == n - 1
    }

    /// A text in a path or in a query, some of it percent-encoded without need.
    fn spelled(&mut self, text: &str, is_query: bool) -> String {
        let mut spelled = String::new();
        for byte in text.bytes() {
            match self.next() % 4 {
                0 => spelled += &format!("%{byte:02X}"),
                1 => spelled += &format!("%{byte:02x}"),
                _ if byte.is_ascii_alphanumeric() || b"-._~@".contains(&byte) => spelled.push(char::from(byte)),
                _ if byte == b' ' && is_query => spelled.push('+'),
                _ => spelled += &format!("%{byte:02X}"),
            }
        }
        spelled
    }
}

/// A site with and one without a cache.
struct Sites {
    state: Arc<AppState>,
    parameters: QueryParameters,
    cached: Router,
    uncached: Router,
    runtime: tokio::runtime::Runtime,
}

impl Sites {
    fn new() -> Self {
        let state = Arc::new(library::library_state());
        Sites {
            cached: router(Arc::clone(&state)),
            uncached: router(Arc::new(library::library_state().with_cache(0, "0"))),
            state,
            parameters: routes().parameters,
            runtime: tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap(),
        }
    }

    /// What an address is answered with in the end, and where that is.
    fn answer(&self, router: &Router, address: &str, headers: &[(&'static str, &'static str)]) -> (u16, String) {
        let mut address = address.to_owned();
        for _ in 0..4 {
            let mut request = Request::get(&address);
            for (name, value) in headers {
                request = request.header(*name, *value);
            }
            let request = request.body(Body::empty()).unwrap();
            let (parts, body) = self.runtime.block_on(async {
                let (parts, body) = router.clone().oneshot(request).await.unwrap().into_parts();
                (parts, axum::body::to_bytes(body, usize::MAX).await.unwrap())
            });
            match parts.headers.get(header::LOCATION) {
                Some(to) => to.to_str().unwrap().clone_into(&mut address),
                None => return (parts.status.as_u16(), String::from_utf8(body.to_vec()).unwrap()),
            }
        }
        panic!("{address} leads nowhere")
    }

    /// What the answer to an address is cached under; `None` if it is refused.
    fn key(&self, address: &str) -> Option<String> {
        let uri: Uri = address.parse().unwrap();
        let uri = match Canonical::of(&uri, &self.parameters).ok()? {
            Some(canonical) => canonical.in_place_of(&uri),
            None => uri,
        };
        let headers = [(header::HOST, HeaderValue::from_static("localhost"))];
        Some(cache_key(&self.state, &uri, &HeaderMap::from_iter(headers)).into_owned())
    }
}

#[test]
fn requests_share_a_key_exactly_if_they_share_an_answer() {
    let sites = Sites::new();
    let mut answers = HashSet::new();
    // Two questions with the same answer cannot be distinguished by it: one of them is left out.
    let mut has_its_own = |question: &Question| {
        let plain = question.written(&mut Whims(vec![2].into_iter().cycle()));
        let answer = sites.answer(&sites.uncached, &plain, &[]);
        assert_eq!(answer.0, 200, "{plain}");
        answers.insert(answer)
    };
    let all = Question::all();
    let questions: Vec<Question> = all.iter().filter(|question| has_its_own(question)).cloned().collect();
    assert!(questions.len() * 4 >= all.len() * 3, "{} of {}", questions.len(), all.len());
    let question = || prop::sample::select(questions.clone());
    // Half of the pairs ask the same.
    let pair = prop_oneof![(question(), question()), question().prop_map(|one| (one.clone(), one))];
    let whims = || prop::collection::vec(any::<u8>(), 40..80).prop_map(|whims| Whims(whims.into_iter().cycle()));
    let headers = prop::sample::subsequence(HEADERS.to_vec(), 0..=HEADERS.len());
    let config = Config { cases: 400, failure_persistence: None, ..Config::default() };
    proptest!(config, |(pair in pair, mut one in whims(), mut other in whims(), headers in headers)| {
        let pair = [pair.0.written(&mut one), pair.1.written(&mut other)];
        let keys = pair.each_ref().map(|address| sites.key(address));
        let uncached = pair.each_ref().map(|address| sites.answer(&sites.uncached, address, &[]));
        let cached = pair.each_ref().map(|address| sites.answer(&sites.cached, address, &headers));
        prop_assert_eq!(keys[0] == keys[1], uncached[0] == uncached[1], "{:?} {:?}", pair, keys);
        prop_assert!(keys.iter().all(Option::is_some));
        prop_assert_eq!(&cached, &uncached, "{:?}", pair);
    });
}

#[test]
fn a_key_is_made_of_what_any_reader_of_forms_reads() {
    let pieces = prop::sample::select(vec![
        "q", "lang", "limit", "=", "=", "&", "&", "%71", "%6c", "ang", "%26", "%3D", "%25", "71", "+", "%20", "%2B",
        "a", "%C3%A1", "%c3%a1", "á", "x", "%", "%zz", "%FF", ";", "%00",
    ]);
    let query = prop::collection::vec(pieces, 0..12).prop_map(|pieces| pieces.concat());
    let config = Config { cases: 3000, failure_persistence: None, ..Config::default() };
    let read = |query: &str| {
        let pairs =
            form_urlencoded::parse(query.as_bytes()).map(|(name, value)| (name.into_owned(), value.trim().to_owned()));
        let mut pairs: Vec<_> = pairs
            .filter(|(name, value)| ["q", "lang", "limit"].contains(&name.as_str()) && !value.is_empty())
            .collect();
        pairs.sort();
        pairs
    };
    let parameters = routes().parameters;
    proptest!(config, |(query in query)| {
        let uri: Uri = format!("/api/v1/suggest?{query}").parse().unwrap();
        if let Ok(canonical) = Canonical::of(&uri, &parameters) {
            let canonical = canonical.map_or(uri.clone(), |canonical| canonical.in_place_of(&uri));
            prop_assert_eq!(read(canonical.query().unwrap_or_default()), read(&query));
            prop_assert!(Canonical::of(&canonical, &parameters).unwrap().is_none(), "{}", canonical);
        }
    });
}
