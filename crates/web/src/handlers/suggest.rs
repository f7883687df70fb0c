//! Suggestions for the search box, as JSON, and what browsers read to offer it as one of theirs.

use askama::Template;
use axum::{
    extract::Query,
    http::{HeaderMap, header},
    response::{IntoResponse, Response},
};
use serde::{Deserialize, Serialize};
use utoipa::IntoParams;
use vademecum_document::NodeKind;
use vademecum_graph::NodeId;
use vademecum_vocab::{Game, Lang};

use crate::{
    app_state::AppState,
    assets,
    base_url::base_url,
    coverage::rule_coverage::{ScenarioMatch, scenarios_about},
    error::Error,
    handlers::results::name,
    headers::render_xml,
    link::truncate_at_word,
    page_request::PageRequest,
    parameter::parse_search_text,
    text::{game_name, kind_name, t},
    urls::{Urls, encode_segment},
};

const MAX_SUGGESTIONS: usize = 7;

const MAX_CASES: usize = 2;

/// Shorter texts begin too many names.
const MIN_QUESTION_CHARS: usize = 2;

#[derive(Debug, Deserialize, IntoParams)]
pub(crate) struct SuggestQuery {
    #[serde(default)]
    q: String,
    /// The game whose names come first.
    #[serde(default)]
    game: String,
}

/// The query of a completion in the search box of a browser.
#[derive(Debug, Deserialize, IntoParams)]
pub(crate) struct CompletionQuery {
    #[serde(default)]
    q: String,
}

#[derive(Serialize)]
struct Suggestion {
    url: String,
    /// Number or headword.
    name: String,
    text: String,
    kind: String,
    lang: &'static str,
    #[serde(skip)]
    is_numbered: bool,
}

pub(crate) async fn suggest(
    PageRequest { state, lang }: PageRequest,
    Query(query): Query<SuggestQuery>,
) -> Result<Response, Error> {
    let text = parse_search_text("q", query.q.trim())?;
    let game: Option<Game> = query.game.parse().ok();
    let mut suggestions = found(&state, lang, text, game);
    let cases =
        game.or_else(|| Game::ALL.first().copied()).map(|game| scenarios_about(Urls { lang, game, at: None }, text));
    suggestions.extend(cases.unwrap_or_default().into_iter().take(MAX_CASES).map(|ScenarioMatch { link, .. }| {
        Suggestion {
            url: link.url,
            name: link.title,
            text: String::new(),
            kind: t(lang, "tag-case").to_string(),
            lang: link.lang.as_str(),
            is_numbered: false,
        }
    }));
    if text.chars().count() >= MIN_QUESTION_CHARS {
        let game = game.map(|game| format!("&game={game}")).unwrap_or_default();
        suggestions.push(Suggestion {
            url: format!("/{lang}/search?q={}{game}&stay=1", encode_segment(text)),
            name: t(lang, "suggest-all").with("query", text).to_string(),
            text: String::new(),
            kind: String::new(),
            lang: lang.as_str(),
            is_numbered: false,
        });
    }
    answer("application/json", &suggestions)
}

/// `/{lang}/opensearch.json`: suggestions for the search box of a browser: the beginning, what it may become, what
/// each is, and where it is.
pub(crate) async fn complete(
    PageRequest { state, lang }: PageRequest,
    Query(query): Query<CompletionQuery>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let (text, base) = (parse_search_text("q", query.q.trim())?, base_url(&state, &headers));
    let (mut names, mut texts, mut urls) = (Vec::new(), Vec::new(), Vec::new());
    for it in found(&state, lang, text, None) {
        // Who types words is offered words, each once.
        let is_worded = it.is_numbered && !it.text.is_empty() && !text.starts_with(|c: char| c.is_ascii_digit());
        let (name, text) = if is_worded { (it.text, it.name) } else { (it.name, it.text) };
        if !names.contains(&name) {
            names.push(name);
            texts.push(text);
            urls.push(format!("{base}{}", it.url));
        }
    }
    answer("application/x-suggestions+json", &(&query.q, names, texts, urls))
}

/// Finds what a text may be the beginning of, names of a game before those of others.
fn found(state: &AppState, lang: Lang, text: &str, game: Option<Game>) -> Vec<Suggestion> {
    let describe = |id: NodeId, title: &str| {
        let view = state.graph.view(id);
        let node = view.node();
        let name = name(state, lang, id);
        let text = match node.kind() {
            NodeKind::Card => "",
            _ if name.is_named => &node.text,
            _ => title,
        };
        Suggestion {
            url: name.url,
            name: name.number,
            text: truncate_at_word(text, 70),
            kind: match game.filter(|&game| game != view.document().game) {
                Some(_) => game_name(lang, view.document().game),
                None => kind_name(lang, node.kind()),
            },
            lang: view.document().lang().as_str(),
            is_numbered: !name.is_named,
        }
    };
    let hits = match text {
        text if text.chars().count() < MIN_QUESTION_CHARS && !text.bytes().all(|b| b.is_ascii_digit()) => Vec::new(),
        text => {
            let mut hits = state.index.suggest(&state.graph, text, lang, MAX_SUGGESTIONS * Game::ALL.len());
            hits.sort_by_key(|hit| game.is_some_and(|game| game != state.graph.view(hit.node).document().game));
            hits.truncate(MAX_SUGGESTIONS);
            hits
        }
    };
    hits.iter().map(|hit| describe(hit.node, &hit.snippet.text)).collect()
}

fn answer(mime: &'static str, suggestions: &impl Serialize) -> Result<Response, Error> {
    let json = serde_json::to_string(suggestions).map_err(|_| Error::Internal)?;
    let headers = [(header::CONTENT_TYPE, mime), (header::CACHE_CONTROL, "private, max-age=60")];
    Ok((headers, json).into_response())
}

#[derive(Template)]
#[template(path = "opensearch.xml")]
struct OpenSearch {
    lang: Lang,
    name: String,
    description: String,
    base: String,
    icon: String,
}

pub(crate) async fn opensearch(
    PageRequest { state, lang }: PageRequest,
    request_headers: HeaderMap,
) -> Result<Response, Error> {
    let template = OpenSearch {
        lang,
        name: t(lang, "opensearch-name").to_string(),
        description: t(lang, "site-description").to_string(),
        base: base_url(&state, &request_headers),
        icon: assets::url("icon.svg"),
    };
    render_xml(&template, "application/opensearchdescription+xml")
}
