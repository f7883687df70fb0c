//! Search: an exact number or headword goes straight to its page, everything else is a list of hits.

use std::{collections::HashSet, sync::Arc};

use askama::Template;
use axum::{
    extract::{Query, State},
    response::{IntoResponse, Redirect, Response},
};
use serde::Deserialize;
use vademecum_document::NodeKind;
use vademecum_graph::{NodeId, NodeView};
use vademecum_search::{Hit, Query as Question, ReadAs};
use vademecum_vocab::{DocumentId, Game, Lang, Number};

use super::{home::document_label, number::NEAREST};
use crate::{
    choice::Choice,
    edition::Edition,
    error::Error,
    headers::page,
    lang::Reader,
    site::Site,
    text::{self, t},
    ui::{Ui, game_name},
    urls::{Urls, part},
};

/// How many hits are shown.
const LIMIT: usize = 40;

/// The kinds of nodes to choose from.
const KINDS: [NodeKind; 9] = [
    NodeKind::Section,
    NodeKind::Chapter,
    NodeKind::Rule,
    NodeKind::Subrule,
    NodeKind::Term,
    NodeKind::Card,
    NodeKind::Ruling,
    NodeKind::Prose,
    NodeKind::Entry,
];

/// The query of a search page. An empty value is none, as forms send it.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Asked {
    q: String,
    game: String,
    kind: String,
    document: String,
    /// Given, whatever its value: show the list even if the question names one thing.
    stay: Option<String>,
}

/// What a search is narrowed to.
#[derive(Debug, Default, PartialEq, Eq)]
struct Filters {
    game: Option<Game>,
    kind: Option<NodeKind>,
    document: Option<DocumentId>,
}

impl Filters {
    fn read(asked: &Asked) -> Result<Self, Error> {
        fn given<T>(text: &str, read: impl Fn(&str) -> Option<T>) -> Result<Option<T>, Error> {
            if text.is_empty() { Ok(None) } else { read(text).map(Some).ok_or(Error::BadQuery) }
        }
        Ok(Filters {
            game: given(&asked.game, |text| text.parse().ok())?,
            kind: given(&asked.kind, |text| KINDS.into_iter().find(|kind| kind.as_str() == text))?,
            document: given(&asked.document, |text| text.parse().ok())?,
        })
    }
}

#[derive(Template)]
#[template(path = "search.html")]
struct Search {
    ui: Ui,
    games: Vec<Choice>,
    kinds: Vec<Choice>,
    documents: Vec<Choice>,
    is_narrowed: bool,
    hits: Vec<HitView>,
    /// There are more hits than shown.
    is_cut: bool,
}

/// A hit, as shown.
struct HitView {
    url: String,
    number: String,
    title: Option<String>,
    /// Pieces of text, and whether each answers the question.
    snippet: Vec<(bool, String)>,
    lang: Lang,
    is_term: bool,
    /// The edition's date, where it is not the newest.
    edition: Option<String>,
}

/// `/{lang}/search`.
pub(crate) async fn search(
    State(site): State<Arc<Site>>,
    Reader(lang): Reader,
    Query(asked): Query<Asked>,
) -> Result<Response, Error> {
    let filters = Filters::read(&asked)?;
    let text = asked.q.trim();
    let mut hits = Vec::new();
    let mut is_cut = false;
    if !text.is_empty() {
        let question = Question {
            text,
            lang: Some(lang),
            game: filters.game,
            kind: filters.kind,
            document: filters.document.as_ref(),
            limit: LIMIT + 1,
        };
        let answer = site.index.search(&site.graph, &question).map_err(|_| Error::Internal)?;
        if asked.stay.is_none()
            && let Some(url) = straight(&site, lang, &filters, text, &answer.read_as, &answer.hits)?
        {
            return Ok(Redirect::to(&url).into_response());
        }
        is_cut = answer.hits.len() > LIMIT;
        hits = fold(&site, lang, &answer.hits[..answer.hits.len().min(LIMIT)]);
    }
    let title = match text {
        "" => t(lang, "search-title").to_string(),
        text => t(lang, "search-title-of").with("query", text).to_string(),
    };
    let mut ui = Ui::new(lang, title, address(&asked, text));
    text.clone_into(&mut ui.query);
    page(&Search {
        ui,
        games: games(&site, lang, &filters),
        kinds: KINDS.map(|kind| Choice::new(kind.as_str(), kind_name(lang, kind), filters.kind == Some(kind))).into(),
        documents: documents(&site, lang, &filters),
        is_narrowed: filters != Filters::default(),
        hits,
        is_cut,
    })
}

/// Where a question leads that names one thing.
fn straight(
    site: &Site,
    lang: Lang,
    filters: &Filters,
    text: &str,
    read_as: &ReadAs,
    hits: &[Hit],
) -> Result<Option<String>, Error> {
    match (read_as, hits.first()) {
        (ReadAs::Number { number, game, document: None }, hit) if *filters == Filters::default() => {
            // A number alone is one of the newest edition; in an older one it may be another rule.
            match hit.filter(|hit| urls(site, lang, site.graph.view(hit.node)).at.is_none()) {
                Some(hit) => Ok(Some(url(site, lang, hit.node))),
                None => Err(no_such_number(site, lang, *number, *game)),
            }
        }
        (ReadAs::Number { .. } | ReadAs::Address(_), Some(hit)) => Ok(Some(url(site, lang, hit.node))),
        (ReadAs::Words { .. }, _) if *filters == Filters::default() => {
            let editions = Game::ALL.into_iter().filter_map(|game| Edition::new(site, lang, game, None).ok());
            Ok(editions.into_iter().find_map(|edition| edition.term(text)).map(|id| url(site, lang, id)))
        }
        _ => Ok(None),
    }
}

fn no_such_number(site: &Site, lang: Lang, number: Number, game: Option<Game>) -> Error {
    let mut games = Game::ALL.into_iter().filter(|&each| game.is_none_or(|game| game == each));
    match games.find_map(|game| Edition::new(site, lang, game, None).ok()) {
        Some(edition) => Error::NoSuchNumber {
            game: edition.game,
            number,
            at: None,
            nearest: site.graph.nearest(edition.document, number, NEAREST),
        },
        None => game.map_or(Error::NoSuchPage, Error::NoDocuments),
    }
}

/// The addresses of the edition that a node belongs to.
fn urls(site: &Site, lang: Lang, view: NodeView<'_>) -> Urls {
    let document = view.document();
    let newest = site.graph.editions(document.game).first() == Some(&document.date());
    let at = (document.kind.holds_rules() && !newest).then_some(document.date());
    Urls { lang, game: document.game, at }
}

/// The page of a node, for a reader.
pub(crate) fn url(site: &Site, lang: Lang, id: NodeId) -> String {
    let view = site.graph.view(id);
    urls(site, lang, view).node(view)
}

/// Hits as shown: one for each number of an edition, whatever languages and documents it was found in.
fn fold(site: &Site, lang: Lang, hits: &[Hit]) -> Vec<HitView> {
    let mut seen = HashSet::new();
    hits.iter()
        .filter_map(|hit| {
            let view = site.graph.view(hit.node);
            let urls = urls(site, lang, view);
            let url = urls.node(view);
            if !seen.insert(url.clone()) {
                return None;
            }
            let node = view.node();
            let headword = node.term.as_ref().map(|term| term.headword.clone());
            Some(HitView {
                url,
                number: node.number.map(|number| number.to_string()).or(headword).unwrap_or_default(),
                title: node.title.clone().filter(|title| node.term.is_none() && *title != hit.snippet.text),
                snippet: hit.snippet.parts().map(|(marked, text)| (marked, text.to_owned())).collect(),
                lang: view.document().lang(),
                is_term: node.term.is_some(),
                edition: urls.at.map(|date| t(lang, "edition-of").with("date", text::date(lang, date)).to_string()),
            })
        })
        .collect()
}

/// The address of the page, behind the language.
fn address(asked: &Asked, text: &str) -> String {
    let pairs = [("game", &asked.game), ("kind", &asked.kind), ("document", &asked.document)];
    let mut path = format!("/search?q={}", part(text));
    for (name, value) in pairs {
        if !value.is_empty() {
            path.push_str(&format!("&{name}={}", part(value)));
        }
    }
    if asked.stay.is_some() {
        path.push_str("&stay=1");
    }
    path
}

fn games(site: &Site, lang: Lang, filters: &Filters) -> Vec<Choice> {
    Game::ALL
        .into_iter()
        .filter(|&game| !site.graph.editions(game).is_empty())
        .map(|game| Choice::new(game.as_str(), game_name(lang, game), filters.game == Some(game)))
        .collect()
}

fn documents(site: &Site, lang: Lang, filters: &Filters) -> Vec<Choice> {
    site.graph
        .documents()
        .map(|(_, document)| {
            let label = t(lang, "document-choice")
                .with("document", document_label(lang, document.kind, document.lang()))
                .with("date", text::date(lang, document.date()));
            let chosen = filters.document.as_ref() == Some(&document.id);
            Choice::new(&document.id.to_string(), label.to_string(), chosen)
        })
        .collect()
}

/// What a kind of node is called.
pub(crate) fn kind_name(lang: Lang, kind: NodeKind) -> String {
    let key = match kind {
        NodeKind::Section => "kind-section",
        NodeKind::Chapter => "kind-chapter",
        NodeKind::Rule => "kind-rule",
        NodeKind::Subrule => "kind-subrule",
        NodeKind::Term => "kind-term",
        NodeKind::Card => "kind-card",
        NodeKind::Ruling => "kind-ruling",
        NodeKind::Step => "kind-step",
        NodeKind::Prose => "kind-prose",
        NodeKind::Figure => "kind-figure",
        NodeKind::Entry => "kind-entry",
        NodeKind::Front => "contents-introduction",
        NodeKind::Back => "contents-credits",
    };
    t(lang, key).to_string()
}
