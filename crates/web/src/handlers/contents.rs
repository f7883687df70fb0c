//! The table of contents of an edition: sections and chapters, front and back matter; and the page of one section.

use askama::Template;
use axum::response::Response;
use vademecum_content as content;
use vademecum_document::{Document, NodeKind};
use vademecum_graph::{LookUpResult, NodeView};
use vademecum_vocab::{Game, Lang, Number};

use crate::{
    app_state::AppState,
    compare,
    coverage::rule_coverage::{self, RuleCoverage, ScenarioLink},
    edition::{Edition, NewestEditionNote},
    entry::{Entry, NodeListItem, foreign_notice},
    error::Error,
    handlers::number,
    headers::render_html,
    history::RuleNotices,
    link::{Html, link_mentions},
    page_request::{EditionRequest, PageRequest},
    text::{self, kind_name},
    ui::Ui,
    urls,
};

#[derive(Template)]
#[template(path = "contents.html")]
struct Contents {
    ui: Ui,
    edition: String,
    /// The note on its age, if it is the newest edition here.
    newest: Option<NewestEditionNote>,
    /// The notice that it is in another language than the page.
    foreign: Option<String>,
    groups: Vec<SectionGroup>,
    /// Whether the sections have marks of their own in the sprite.
    has_marks: bool,
    matter: Vec<Matter>,
    has_glossary: bool,
    has_lexicon: bool,
    has_cards: bool,
    has_coverage: bool,
    has_texts: bool,
    document: String,
    /// The URL of a comparison of this edition with another one.
    compare: Option<String>,
    /// Notes and articles: what they are, and where they are read.
    companions: Vec<Companion>,
}

struct Matter {
    anchor: String,
    label: String,
    text: Html,
    lang: Lang,
}

pub(crate) async fn contents(
    PageRequest { state, lang }: PageRequest,
    request: Result<EditionRequest, Error>,
) -> Result<Response, Error> {
    let EditionRequest(request) = match request {
        Err(Error::NoSuchGame(text)) => {
            return number::in_some_game(&state, lang, &text).ok_or(Error::NoSuchGame(text));
        }
        request => request?,
    };
    let edition = request.edition()?;
    let overview = state.overview(edition.document);
    let mut groups: Vec<SectionGroup> = Vec::new();
    for view in overview.top_level.iter().map(|&id| edition.view(id)) {
        match (view.node().kind(), groups.last_mut()) {
            (NodeKind::Section, _) => groups.push(group(&edition, view)),
            (_, Some(alone)) if alone.section.is_none() => alone.chapters.push(edition.line(view)),
            _ => groups.push(SectionGroup { section: None, chapters: vec![edition.line(view)] }),
        }
    }
    let matter =
        overview.front_and_back_matter.iter().map(|&id| edition.view(id)).filter(|view| !view.node().text.is_empty());
    render_html(&Contents {
        ui: edition.ui(edition.urls.game_name(), ""),
        newest: (edition.date == edition.newest).then(|| NewestEditionNote::of(&edition)),
        edition: text::edition_of(lang, edition.date),
        foreign: foreign_notice(lang, state.graph.document(edition.document).lang()),
        groups,
        has_marks: edition.game == Game::Magic,
        matter: matter.map(|view| describe(&edition, view)).collect(),
        has_glossary: edition.glossary().is_some(),
        has_lexicon: content::term_table(edition.game).is_some(),
        has_texts: edition.documents().into_iter().any(|document| state.overview(document).has_texts),
        has_cards: state.graph.cards(edition.game).next().is_some(),
        has_coverage: content::ledger(edition.game).is_some(),
        companions: companions(&state, lang, edition.game),
        compare: compare::link(&state, lang, state.graph.document(edition.document)),
        document: urls::document(lang, &state.graph.document(edition.document).id),
    })
}

/// A document that belongs to a game beside its rules.
pub(crate) struct Companion {
    pub(crate) title: String,
    pub(crate) lang: Lang,
    /// The label, with the date.
    pub(crate) label: String,
    pub(crate) url: String,
}

/// The notes and articles on a game: what they are, and where they are read.
pub(crate) fn companions(state: &AppState, lang: Lang, game: Game) -> Vec<Companion> {
    let describe = |document: &Document| Companion {
        title: document.title.clone(),
        lang: document.lang(),
        label: compare::label(lang, document),
        url: urls::reader_url(lang, &document.id),
    };
    state.graph.supplementary_documents(game).map(|(_, document)| describe(document)).collect()
}

fn describe(edition: &Edition<'_>, view: NodeView<'_>) -> Matter {
    let node = view.node();
    Matter {
        anchor: node.fragment.clone(),
        label: kind_name(edition.lang, node.kind()),
        text: link_mentions(&node.text, edition.mentions(view, None), edition.lang),
        lang: view.document().lang(),
    }
}

/// A section with its chapters; chapters outside of any section stand alone.
struct SectionGroup {
    section: Option<NodeListItem>,
    chapters: Vec<NodeListItem>,
}

#[derive(Template)]
#[template(path = "section.html")]
struct SectionPage {
    ui: Ui,
    notes: RuleNotices,
    /// The notice that it is in another language than the page.
    foreign: Option<String>,
    entry: Entry,
    group: SectionGroup,
    /// Worked cases about it, where it says something itself.
    cases: Vec<ScenarioLink>,
    /// The coverage by code and tests.
    traces: Vec<RuleCoverage>,
}

pub(crate) fn section(edition: &Edition<'_>, look_up: &LookUpResult, number: Number) -> Result<Response, Error> {
    let entry = edition.entry(look_up);
    let title = entry.title.as_deref().map_or(number.to_string(), |title| format!("{number}. {title}"));
    let (ui, notes) = edition.frame_for(edition.view(look_up.shown), title, number);
    let traces = RuleCoverage::all(edition, edition.view(look_up.shown));
    let cases = || rule_coverage::cases(edition, edition.view(look_up.shown));
    render_html(&SectionPage {
        ui,
        notes,
        cases: if traces.is_empty() { Vec::new() } else { cases() },
        traces,
        foreign: foreign_notice(edition.lang, entry.lang),
        group: group(edition, edition.view(look_up.shown)),
        entry,
    })
}

fn group(edition: &Edition<'_>, section: NodeView<'_>) -> SectionGroup {
    SectionGroup {
        section: Some(edition.line(section)),
        chapters: section
            .numbered_children()
            .filter(|child| !child.node().stale)
            .map(|child| edition.line(child))
            .collect(),
    }
}
