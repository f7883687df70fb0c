//! The documents of the library as an Atom feed, the last added first. It says what each is and how much it
//! holds, without any text of it.

use std::time::SystemTime;

use axum::{http::HeaderMap, response::Response};
use vademecum_document::Document;
use vademecum_graph::DocumentIndex;
use vademecum_store::Fingerprint;
use vademecum_vocab::Lang;

use crate::{
    app_state::AppState,
    compare,
    error::Error,
    handlers::{
        atom::{AtomEntry, AtomFeed},
        documents,
    },
    instant,
    page_request::PageRequest,
    text::{self, document_label, game_name, t},
    urls,
};

/// Maximum number of documents in the feed.
const MAX_ENTRIES: usize = 50;

/// `/{lang}/documents/feed`.
pub(crate) async fn feed(
    PageRequest { state, lang }: PageRequest,
    request_headers: HeaderMap,
) -> Result<Response, Error> {
    let mut came: Vec<(Option<SystemTime>, DocumentIndex, &Document)> = state
        .graph
        .documents()
        .map(|(place, document)| (state.arrivals.get(&document.id).copied(), place, document))
        .collect();
    // Bundled documents have no time of arrival and come last.
    came.sort_by(|(a, _, one), (b, _, two)| b.cmp(a).then(two.date().cmp(&one.date())).then(one.id.cmp(&two.id)));
    came.truncate(MAX_ENTRIES);
    let entries: Vec<AtomEntry> = came.into_iter().map(|(at, place, it)| entry(&state, lang, at, place, it)).collect();
    let feed = AtomFeed {
        id: format!("urn:x-vademecum:documents:{lang}"),
        title: t(lang, "arrivals-title").to_string(),
        updated: entries.iter().map(|entry| entry.updated.clone()).max().unwrap_or_default(),
        path: format!("/{lang}/documents/feed"),
        page: format!("/{lang}/documents"),
        entries,
    };
    feed.response(&state, lang, &request_headers)
}

fn entry(state: &AppState, lang: Lang, at: Option<SystemTime>, place: DocumentIndex, document: &Document) -> AtomEntry {
    let title = t(lang, "arrivals-entry")
        .with("document", document_label(lang, document))
        .with("game", game_name(lang, document.game))
        .with("date", text::date(lang, document.date()));
    let updated = at.map_or_else(|| instant::of_date(document.date()), instant::of_time);
    let compare = compare::link(state, lang, document).map(|url| (t(lang, "compare-link").to_string(), url));
    AtomEntry {
        // Another text of a document is another entry.
        id: format!("urn:x-vademecum:document:{}:{}", document.id, Fingerprint::of(updated.as_bytes())),
        title: title.to_string(),
        updated,
        url: urls::document(lang, &document.id),
        items: documents::counts(lang, state.overview(place)).into_iter().map(|count| (count, None)).collect(),
        link: compare,
    }
}
