//! Atom feeds: the documents of the library, the last added first, and what is new in a chapter, edition by edition.
//! They name titles and numbers, and contain no text of a publisher.

use std::time::SystemTime;

use askama::Template;
use axum::{extract::Path, http::HeaderMap, response::Response};
use vademecum_align::{AlignmentKind, AlignmentLink};
use vademecum_document::Document;
use vademecum_graph::{DocumentIndex, NodeView};
use vademecum_lineage::ChapterChange;
use vademecum_store::Fingerprint;
use vademecum_vocab::{EditionDate, Lang, LineageId, Number};

use crate::{
    app_state::AppState,
    base_url::base_url,
    canonical::read_number,
    compare,
    edition::Edition,
    error::Error,
    handlers::documents,
    headers::render_xml,
    instant,
    page_request::{GameRequest, PageRequest},
    text::{self, document_label, game_name, t},
    urls,
};

/// A feed of titles and links. It contains no text of a publisher.
struct AtomFeed {
    id: String,
    title: String,
    updated: String,
    /// The path of the feed itself.
    path: String,
    /// The path of the page it belongs to.
    page: String,
    entries: Vec<AtomEntry>,
}

struct AtomEntry {
    id: String,
    title: String,
    updated: String,
    /// The path of its page.
    url: String,
    /// Its contents as a list: sentences, some of them linked to a path.
    items: Vec<(String, Option<String>)>,
    /// A further link: label and path.
    link: Option<(String, String)>,
}

#[derive(Template)]
#[template(path = "feed.xml")]
struct FeedFile<'a> {
    lang: Lang,
    base: String,
    author: String,
    feed: &'a AtomFeed,
}

impl AtomFeed {
    /// The response with the feed in a language.
    fn response(&self, state: &AppState, lang: Lang, headers: &HeaderMap) -> Result<Response, Error> {
        let (base, author) = (base_url(state, headers), t(lang, "site-name").to_string());
        render_xml(&FeedFile { lang, base, author, feed: self }, "application/atom+xml")
    }
}

const MAX_ENTRIES: usize = 50;

pub(crate) async fn documents(
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
    let entries: Vec<AtomEntry> =
        came.into_iter().map(|(at, place, it)| document_entry(&state, lang, at, place, it)).collect();
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

fn document_entry(
    state: &AppState,
    lang: Lang,
    at: Option<SystemTime>,
    place: DocumentIndex,
    document: &Document,
) -> AtomEntry {
    let title = t(lang, "arrivals-entry")
        .with("document", document_label(lang, document))
        .with("game", game_name(lang, document.game))
        .with("date", text::format_date(lang, document.date()));
    let updated = at.map_or_else(|| instant::format_date_rfc3339(document.date()), instant::format_time_rfc3339);
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

/// The address of the feed of a node's chapter; `None` where only one edition is known of.
pub(crate) fn url(edition: &Edition<'_>, view: NodeView<'_>) -> Option<String> {
    let graph = &edition.state.graph;
    let several = graph.lineages(edition.game)?.complete_dates().len() > 1;
    let chapter = graph.number_in(view.chapter()?.id(), edition.newest).filter(|_| several)?;
    Some(address(edition, chapter))
}

fn address(edition: &Edition<'_>, chapter: Number) -> String {
    format!("{}/feed", edition.today(chapter))
}

pub(crate) async fn chapter(
    request: GameRequest,
    Path((_, _, text)): Path<(String, String, String)>,
    request_headers: HeaderMap,
) -> Result<Response, Error> {
    let (lang, edition) = (request.lang, request.edition()?);
    let number = read_number(&text).filter(|number| matches!(number, Number::Chapter(_))).ok_or(Error::NoSuchPage)?;
    let look_up = edition.look_up(number).ok_or(Error::NoSuchPage)?;
    let chapter = edition.view(look_up.shown);
    let lineage = chapter.lineage().ok_or(Error::NoSuchPage)?;
    let changes = edition.graph().lineages(edition.game).map(|lineages| lineages.chapter_changes(lineage));
    let changes = changes.unwrap_or_default().into_iter();
    let entries: Vec<AtomEntry> = changes.map(|change| chapter_entry(&edition, lineage, number, change)).collect();
    let title = chapter.node().title.clone().unwrap_or_default();
    let feed = AtomFeed {
        id: id(&edition, lineage),
        title: t(lang, "feed-title").with("number", number.to_string()).with("title", title).to_string(),
        updated: entries
            .first()
            .map_or_else(|| instant::format_date_rfc3339(edition.newest), |entry| entry.updated.clone()),
        path: address(&edition, number),
        page: edition.today(number),
        entries,
    };
    feed.response(&request.state, lang, &request_headers)
}

fn chapter_entry(edition: &Edition<'_>, lineage: LineageId, chapter: Number, change: ChapterChange) -> AtomEntry {
    let ChapterChange { edition: date, previous_edition: before, links } = change;
    AtomEntry {
        id: format!("{}:{date}", id(edition, lineage)),
        title: t(edition.lang, "feed-entry").with("date", text::format_date(edition.lang, date)).to_string(),
        updated: instant::format_date_rfc3339(date),
        url: edition.today(chapter),
        items: links.iter().map(|link| describe_change(edition, link, before, date)).collect(),
        link: None,
    }
}

/// Describes a change of a rule, with its URL: in the edition of the change, or the last one that has it.
fn describe_change(
    edition: &Edition<'_>,
    link: &AlignmentLink,
    before: EditionDate,
    date: EditionDate,
) -> (String, Option<String>) {
    let numbers = link.to.iter().map(Number::to_string).collect::<Vec<_>>().join(", ");
    let from = link.from.map(|from| from.to_string()).unwrap_or_default();
    let first = link.to.first().map(Number::to_string).unwrap_or_default();
    let stays = from == first;
    let (key, number) = match link.kind {
        AlignmentKind::Added => ("feed-new", first),
        AlignmentKind::Removed => ("feed-gone", from.clone()),
        AlignmentKind::Reworded if stays => ("feed-reworded", first),
        AlignmentKind::Reworded => ("feed-moved-reworded", first),
        AlignmentKind::Split => ("feed-split", first),
        AlignmentKind::MergedIntoOther => ("feed-merged", first),
        AlignmentKind::Same | AlignmentKind::Moved => ("feed-moved", first),
    };
    let text = t(edition.lang, key).with("number", number).with("numbers", numbers).with("from", from);
    let url = match (link.to.first(), link.from) {
        // A rule that no text here has is named on the page of what changed.
        (Some(number), _) if date > edition.newest && edition.number_here(*number, date).is_none() => {
            format!("{}#e{date}", edition.urls.changes())
        }
        (Some(number), _) => edition.number_at(*number, date),
        (None, Some(number)) => edition.number_at(number, before),
        (None, None) => edition.urls.contents(),
    };
    (text.to_string(), Some(url))
}

fn id(edition: &Edition<'_>, lineage: LineageId) -> String {
    format!("urn:x-vademecum:{}:{lineage}:{}", edition.game, edition.lang)
}
