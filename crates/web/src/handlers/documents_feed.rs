//! Which documents came into the library, newest first, as an Atom feed. It says what each is and how much it
//! holds, and no publisher's sentence.

use std::{sync::Arc, time::SystemTime};

use askama::Template;
use axum::{extract::State, http::HeaderMap, response::Response};
use vademecum_document::Document;
use vademecum_graph::DocumentIndex;
use vademecum_store::Fingerprint;
use vademecum_vocab::Lang;

use crate::{
    base_url::base,
    compare,
    error::Error,
    handlers::documents,
    headers::xml,
    instant,
    labels::document_label,
    lang::Reader,
    site::Site,
    text::{self, game_name, t},
    urls,
};

/// So many documents are told of.
const MOST: usize = 50;

#[derive(Template)]
#[template(path = "arrivals.xml")]
struct Arrivals {
    lang: Lang,
    base: String,
    title: String,
    author: String,
    updated: String,
    entries: Vec<Entry>,
}

/// A document that came.
struct Entry {
    id: String,
    title: String,
    updated: String,
    url: String,
    counts: Vec<String>,
    /// What leads to what changed in it: label and address.
    compare: Option<(String, String)>,
}

/// `/{lang}/documents/feed`.
pub(crate) async fn feed(
    State(site): State<Arc<Site>>,
    Reader(lang): Reader,
    asked: HeaderMap,
) -> Result<Response, Error> {
    let mut came: Vec<(Option<SystemTime>, DocumentIndex, &Document)> = site
        .graph
        .documents()
        .map(|(place, document)| (site.arrivals.get(&document.id).copied(), place, document))
        .collect();
    // What ships was there before everything else.
    came.sort_by(|(a, _, one), (b, _, two)| b.cmp(a).then(two.date().cmp(&one.date())).then(one.id.cmp(&two.id)));
    came.truncate(MOST);
    let entries: Vec<Entry> = came.into_iter().map(|(at, place, it)| entry(&site, lang, at, place, it)).collect();
    let feed = Arrivals {
        lang,
        base: base(&site, &asked),
        title: t(lang, "arrivals-title").to_string(),
        author: t(lang, "site-name").to_string(),
        updated: entries.iter().map(|entry| entry.updated.clone()).max().unwrap_or_default(),
        entries,
    };
    xml(&feed, "application/atom+xml")
}

fn entry(site: &Site, lang: Lang, at: Option<SystemTime>, place: DocumentIndex, document: &Document) -> Entry {
    let title = t(lang, "arrivals-entry")
        .with("document", document_label(lang, document.kind, document.lang()))
        .with("game", game_name(lang, document.game))
        .with("date", text::date(lang, document.date()));
    let updated = at.map_or_else(|| instant::of_date(document.date()), instant::of_time);
    let compare = compare::link(site, lang, document).map(|url| (t(lang, "compare-link").to_string(), url));
    Entry {
        // Another text of a document is another entry.
        id: format!("urn:x-vademecum:document:{}:{}", document.id, Fingerprint::of(updated.as_bytes())),
        title: title.to_string(),
        updated,
        url: urls::document(lang, &document.id),
        counts: documents::counts(lang, site.overview(place)),
        compare,
    }
}
