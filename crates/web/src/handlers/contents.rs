//! The table of contents of an edition: sections and chapters, front and back matter.

use std::sync::Arc;

use askama::Template;
use axum::{
    extract::{Path, Query, State},
    response::Response,
};
use vademecum_content as content;
use vademecum_document::{Document, NodeKind};
use vademecum_graph::NodeView;
use vademecum_vocab::{Game, Lang};

use crate::{
    app_state::AppState,
    compare,
    coverage::rule_coverage,
    edition::{Edition, EditionQuery},
    edition_age::Newest,
    entry::foreign_notice,
    error::Error,
    handlers::number,
    handlers::section::{SectionGroup, group},
    headers::page,
    lang::PageLang,
    link::{Html, linked},
    terms::lexicon::{LexiconLinks, lexicon_links},
    text::{self, game_name, t},
    ui::Ui,
    urls,
};

#[derive(Template)]
#[template(path = "contents.html")]
struct Contents {
    ui: Ui,
    name: String,
    edition: String,
    /// How new it is, where it is the newest here.
    newest: Option<Newest>,
    /// That it is in another language than the page.
    foreign: Option<String>,
    groups: Vec<SectionGroup>,
    /// Whether the sections have marks of their own in the sprite.
    has_marks: bool,
    matter: Vec<Matter>,
    glossary: Option<String>,
    /// The lexicon in three languages.
    lexicon: Option<LexiconLinks>,
    has_texts: bool,
    document: String,
    cards: Option<String>,
    coverage: Option<String>,
    /// Where this edition is compared with another one.
    compare: Option<String>,
    /// Notes and articles: what they are, and where they are read.
    companions: Vec<Companion>,
}

/// Introduction or credits.
struct Matter {
    anchor: String,
    label: String,
    text: Html,
    lang: Lang,
}

/// `/{lang}/{game}`.
pub(crate) async fn contents(
    State(state): State<Arc<AppState>>,
    PageLang(lang): PageLang,
    Path((_, game)): Path<(String, String)>,
    Query(at): Query<EditionQuery>,
) -> Result<Response, Error> {
    let edition = match Edition::open(&state, lang, &game, &at) {
        Err(error @ Error::NoSuchGame(_)) => return number::in_some_game(&state, lang, &game).ok_or(error),
        edition => edition?,
    };
    let overview = state.overview(edition.document);
    let mut groups: Vec<SectionGroup> = Vec::new();
    for view in overview.tops.iter().map(|&id| edition.view(id)) {
        match (view.node().kind(), groups.last_mut()) {
            (NodeKind::Section, _) => groups.push(group(&edition, view)),
            (_, Some(alone)) if alone.section.is_none() => alone.chapters.push(edition.line(view)),
            _ => groups.push(SectionGroup { section: None, chapters: vec![edition.line(view)] }),
        }
    }
    let matter = overview.matter.iter().map(|&id| edition.view(id)).filter(|view| !view.node().text.is_empty());
    let name = game_name(lang, edition.game);
    let date = text::date(lang, edition.date);
    page(&Contents {
        ui: edition.ui(&name, ""),
        newest: (edition.date == edition.newest).then(|| Newest::of(&edition)),
        edition: t(lang, "edition-of").with("date", date).to_string(),
        foreign: foreign_notice(lang, state.graph.document(edition.document).lang()),
        groups,
        has_marks: edition.game == Game::Magic,
        matter: matter.map(|view| describe(&edition, view)).collect(),
        glossary: edition.glossary().map(|_| edition.urls.glossary()),
        lexicon: lexicon_links(edition.urls),
        has_texts: edition.documents().into_iter().any(|document| state.overview(document).has_texts),
        cards: state.graph.cards(edition.game).next().map(|_| edition.urls.cards()),
        coverage: content::ledger(edition.game).map(|_| rule_coverage::coverage_url(edition.urls)),
        companions: companions(&state, lang, edition.game),
        compare: compare::link(&state, lang, state.graph.document(edition.document)),
        document: urls::document(lang, &state.graph.document(edition.document).id),
        name,
    })
}

/// A document that belongs to a game beside its rules.
pub(crate) struct Companion {
    pub(crate) title: String,
    pub(crate) lang: Lang,
    /// What it is, with its date.
    pub(crate) label: String,
    pub(crate) url: String,
}

/// The notes and articles on a game: what they are, and where they are read.
pub(crate) fn companions(state: &AppState, lang: Lang, game: Game) -> Vec<Companion> {
    let describe = |document: &Document| Companion {
        title: document.title.clone(),
        lang: document.lang(),
        label: compare::label(lang, document),
        url: urls::read(lang, &document.id),
    };
    state.graph.companions(game).map(|(_, document)| describe(document)).collect()
}

fn describe(edition: &Edition<'_>, view: NodeView<'_>) -> Matter {
    let node = view.node();
    let key = if node.kind() == NodeKind::Front { "contents-introduction" } else { "contents-credits" };
    Matter {
        anchor: node.fragment.clone(),
        label: t(edition.lang, key).to_string(),
        text: linked(&node.text, edition.mentions(view, None), edition.lang),
        lang: view.document().lang(),
    }
}
