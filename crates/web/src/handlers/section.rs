//! A section: its chapters.

use askama::Template;
use axum::response::Response;
use vademecum_graph::{LookUp, NodeView};
use vademecum_vocab::Number;

use crate::{
    edition::Edition,
    entry::{Entry, Line, foreign_notice},
    error::Error,
    headers,
    through_time::RuleNotices,
    ui::Ui,
};

/// A section with its chapters; chapters outside of any section stand alone.
pub(crate) struct SectionGroup {
    pub(crate) section: Option<Line>,
    pub(crate) chapters: Vec<Line>,
}

#[derive(Template)]
#[template(path = "section.html")]
struct SectionPage {
    ui: Ui,
    notes: RuleNotices,
    /// That it is in another language than the page.
    foreign: Option<String>,
    entry: Entry,
    group: SectionGroup,
}

/// The page of a section.
pub(crate) fn page(edition: &Edition<'_>, look_up: &LookUp, number: Number) -> Result<Response, Error> {
    let entry = edition.entry(look_up);
    let title = entry.title.as_deref().map_or(number.to_string(), |title| format!("{number}. {title}"));
    let (ui, notes) = edition.ui_of(edition.view(look_up.shown), title, number);
    headers::page(&SectionPage {
        ui,
        notes,
        foreign: foreign_notice(edition.lang, entry.lang),
        group: group(edition, edition.view(look_up.shown)),
        entry,
    })
}

/// A section with its chapters.
pub(crate) fn group(edition: &Edition<'_>, section: NodeView<'_>) -> SectionGroup {
    SectionGroup {
        section: Some(edition.line(section)),
        chapters: section.rules().filter(|child| !child.node().stale).map(|child| edition.line(child)).collect(),
    }
}
