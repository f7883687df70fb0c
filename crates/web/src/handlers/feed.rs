//! What is new in a chapter, edition by edition, as an Atom feed. It names numbers and says no publisher's
//! sentence.

use axum::{extract::Path, http::HeaderMap, response::Response};
use vademecum_align::{AlignmentLink, LinkKind};
use vademecum_graph::NodeView;
use vademecum_lineage::ChapterChange;
use vademecum_vocab::{EditionDate, LineageId, Number};

use crate::{
    canonical::read_number,
    edition::Edition,
    error::Error,
    handlers::atom::{AtomEntry, AtomFeed},
    instant,
    page_request::GameRequest,
    text::{self, t},
};

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

/// `/{lang}/{game}/{chapter}/feed`.
pub(crate) async fn feed(
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
    let entries: Vec<AtomEntry> = changes.map(|change| entry(&edition, lineage, number, change)).collect();
    let title = chapter.node().title.clone().unwrap_or_default();
    let feed = AtomFeed {
        id: id(&edition, lineage),
        title: t(lang, "feed-title").with("number", number.to_string()).with("title", title).to_string(),
        updated: entries.first().map_or_else(|| instant::of_date(edition.newest), |entry| entry.updated.clone()),
        path: address(&edition, number),
        page: edition.today(number),
        entries,
    };
    feed.response(&request.state, lang, &request_headers)
}

fn entry(edition: &Edition<'_>, lineage: LineageId, chapter: Number, change: ChapterChange) -> AtomEntry {
    let ChapterChange { date, before, links } = change;
    AtomEntry {
        id: format!("{}:{date}", id(edition, lineage)),
        title: t(edition.lang, "feed-entry").with("date", text::date(edition.lang, date)).to_string(),
        updated: instant::of_date(date),
        url: edition.today(chapter),
        items: links.iter().map(|link| describe_change(edition, link, before, date)).collect(),
        link: None,
    }
}

/// What happened to a rule, and where it is read: in the edition it happened in, or where it was last.
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
        LinkKind::New => ("feed-new", first),
        LinkKind::Gone => ("feed-gone", from.clone()),
        LinkKind::Reworded if stays => ("feed-reworded", first),
        LinkKind::Reworded => ("feed-moved-reworded", first),
        LinkKind::Split => ("feed-split", first),
        LinkKind::Merged => ("feed-merged", first),
        LinkKind::Same | LinkKind::Moved => ("feed-moved", first),
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
