//! Search: an exact number or headword goes straight to its page, everything else is a list of hits.

use askama::Template;
use axum::{
    extract::Query,
    response::{IntoResponse, Redirect, Response},
};
use serde::Deserialize;
use utoipa::IntoParams;
use vademecum_document::NodeKind;
use vademecum_graph::NodeId;
use vademecum_search::{Hit, ParsedQuery, Query as Question, Snippet, prevailing_game};
use vademecum_vocab::{DocumentId, EditionDate, Game, Lang, Number};

use crate::{
    app_state::AppState,
    coverage::rule_coverage,
    coverage::rule_coverage::ScenarioLink,
    edition::Edition,
    error::Error,
    handlers::number::address_of,
    handlers::results::{NameLink, ResultView, count_results, group_hits, name, url},
    headers::render_html,
    link::truncate_at_word,
    page_request::PageRequest,
    parameter::{parse_optional, parse_optional_choice, parse_search_text},
    text::{self, game_name, kind_name, lang_name, t},
    ui::{SelectOption, Ui},
    urls::{Urls, encode_segment},
};

/// Maximum length of a passage that no word of the question is in, in characters.
const PASSAGE_CHARS: usize = 160;

const MAX_RESULTS: usize = 40;

const NEAREST_NAMES: usize = 6;

const KINDS: [NodeKind; 9] = [
    NodeKind::Section,
    NodeKind::Chapter,
    NodeKind::Rule,
    NodeKind::Subrule,
    NodeKind::Term,
    NodeKind::Card,
    NodeKind::Ruling,
    NodeKind::Prose,
    NodeKind::ListItem,
];

/// The query of a search page. An empty value is none, as forms send it.
#[derive(Debug, Default, Clone, Deserialize, IntoParams)]
#[serde(default)]
pub(crate) struct SearchQuery {
    q: String,
    game: String,
    kind: String,
    /// The language of the text, and its edition.
    text_lang: String,
    edition: String,
    document: String,
    /// Given, whatever its value: show the list even if the question names one thing.
    stay: Option<String>,
}

#[derive(Debug, Default, PartialEq, Eq)]
struct Filters {
    game: Option<Game>,
    kind: Option<NodeKind>,
    lang: Option<Lang>,
    edition: Option<EditionDate>,
    document: Option<DocumentId>,
}

impl Filters {
    fn read(query: &SearchQuery) -> Result<Self, Error> {
        Ok(Filters {
            game: parse_optional("game", &query.game)?,
            kind: parse_optional_choice("kind", &query.kind, KINDS, NodeKind::as_str)?,
            lang: parse_optional("text_lang", &query.text_lang)?,
            edition: parse_optional("edition", &query.edition)?,
            document: parse_optional("document", &query.document)?,
        })
    }
}

#[derive(Template)]
#[template(path = "search.html")]
struct Search {
    ui: Ui,
    games: Vec<SelectOption>,
    kinds: Vec<SelectOption>,
    langs: Vec<SelectOption>,
    editions: Vec<SelectOption>,
    /// The document that is searched alone.
    document: Option<DocumentId>,
    /// Kinds of questions with an example each, where the question is empty.
    ways: Vec<(String, String)>,
    is_narrowed: bool,
    /// The games that answer, the one that is shown first; empty where only one does.
    tabs: Vec<GameTab>,
    cases: Vec<ScenarioLink>,
    results: Vec<ResultView>,
    /// Similar names, if nothing was found.
    nearest: Vec<NameLink>,
    /// There are more hits than shown.
    has_more: bool,
    /// A sentence on the words of the query that nothing is known about.
    not_understood: Option<String>,
}

struct GameTab {
    label: String,
    url: String,
    count: usize,
    /// There are more results than counted.
    has_more: bool,
    is_current: bool,
}

const MAX_CASES: usize = 3;

/// Minimum score of a case whose title is taken to be the question itself, so that its rules are the answer.
const MIN_ANSWER_SCORE: f32 = 0.9;

pub(crate) async fn search(
    PageRequest { state, lang }: PageRequest,
    Query(query): Query<SearchQuery>,
) -> Result<Response, Error> {
    let mut filters = Filters::read(&query)?;
    let is_narrowed = filters != Filters { game: filters.game, ..Filters::default() };
    let text = parse_search_text("q", query.q.trim())?;
    let (mut results, mut nearest) = (Vec::new(), Vec::new());
    let (mut tabs, mut cases) = (Vec::new(), Vec::new());
    let mut has_more = false;
    let mut not_understood = None;
    if !text.is_empty() {
        let ask = |game: Option<Game>, omits_snippets: bool| {
            let question = Question {
                preferred_lang: Some(lang),
                game,
                kind: filters.kind,
                document: filters.document.as_ref(),
                text_lang: filters.lang,
                edition: filters.edition,
                limit: MAX_RESULTS + 1,
                omits_snippets,
                ..Question::new(text)
            };
            state.index.search(&state.graph, &question).map_err(|_| Error::Internal)
        };
        // Without a filter it only shows which game the question is about; that game is asked then.
        let is_preliminary = filters.game.is_none() && filters.document.is_none();
        let mut answer = ask(filters.game, is_preliminary)?;
        // A number that a game does not have may be one of another game.
        if answer.hits.is_empty() && matches!(answer.parsed_query, ParsedQuery::Number { .. }) && filters.game.is_some()
        {
            answer = ask(None, false)?;
        }
        if query.stay.is_none()
            && let Some(url) = redirect_target(&state, lang, &filters, text, &answer.parsed_query, &answer.hits)?
        {
            return Ok(Redirect::to(&url).into_response());
        }
        if matches!(answer.parsed_query, ParsedQuery::Words { .. }) {
            // One game at a time: the one in the query, else the one that most of the best hits belong to.
            let matched = |game| rule_coverage::scenarios_about(Urls { lang, game, at: None }, text);
            let (mut game, mut matched_cases) = match filters.game.or(answer.named_game) {
                Some(game) => (Some(game), matched(game)),
                None => {
                    match Game::ALL.into_iter().map(|game| (game, matched(game))).find(|(_, cases)| !cases.is_empty()) {
                        Some((game, cases)) => (Some(game), cases),
                        None => (prevailing_game(&state.graph, &answer.hits), Vec::new()),
                    }
                }
            };
            if is_preliminary && let Some(first) = game {
                let preliminary = std::mem::replace(&mut answer, ask(Some(first), false)?);
                // What the words find in that game alone may be too little for an answer.
                for other in Game::ALL.into_iter().filter(|&other| other != first) {
                    if answer.hits.is_empty() && !preliminary.hits.is_empty() {
                        answer = ask(Some(other), false)?;
                        (game, matched_cases) = (Some(other), matched(other));
                    }
                }
            }
            let matched = matched_cases;
            if let Some(game) = game {
                // A document is of one game.
                let tab = |game: Game, hits: &[Hit], is_current: bool| {
                    let query = SearchQuery { game: game.to_string(), stay: Some(String::new()), ..query.clone() };
                    GameTab {
                        label: game_name(lang, game),
                        url: format!("/{lang}{}", address(&query, text)),
                        count: count_results(&state, lang, &hits[..hits.len().min(MAX_RESULTS)]),
                        has_more: hits.len() > MAX_RESULTS,
                        is_current,
                    }
                };
                let others = Game::ALL.into_iter().filter(|&other| other != game && filters.document.is_none());
                for other in others {
                    let hits = ask(Some(other), true)?.hits;
                    if !hits.is_empty() {
                        tabs.push(tab(other, &hits, false));
                    }
                }
                if !tabs.is_empty() {
                    tabs.insert(0, tab(game, &answer.hits, true));
                }
                let matched = if is_narrowed { Vec::new() } else { matched };
                if let Some(best) = matched.first().filter(|best| best.score >= MIN_ANSWER_SCORE) {
                    put_first(&state, lang, game, &best.claims, &mut answer.hits);
                }
                cases = matched.into_iter().take(MAX_CASES).map(|case| case.link).collect();
            }
            filters.game = game;
        }
        if !answer.hits.is_empty() && !answer.unknown_words.is_empty() {
            let words = answer.unknown_words.join(", ");
            not_understood = Some(t(lang, "search-not-understood").with("words", words).to_string());
        }
        has_more = answer.hits.len() > MAX_RESULTS;
        results = group_hits(&state, lang, &answer.hits[..answer.hits.len().min(MAX_RESULTS)]);
        if results.is_empty() && matches!(answer.parsed_query, ParsedQuery::Words { .. }) {
            let names = state.index.similar_names(&state.graph, text, lang, NEAREST_NAMES);
            nearest = names.iter().map(|hit| name(&state, lang, hit.node)).collect();
        }
    }
    let title = match text {
        "" => t(lang, "search-title").to_string(),
        text => t(lang, "search-title-of").with("query", text).to_string(),
    };
    let mut ui = Ui::new(&state, lang, title, address(&query, text));
    text.clone_into(&mut ui.query);
    ui.game = filters.game;
    render_html(&Search {
        ui,
        games: games(&state, lang, &filters),
        kinds: KINDS
            .map(|kind| SelectOption::new(kind.as_str(), kind_name(lang, kind), filters.kind == Some(kind)))
            .into(),
        langs: langs(&state, lang, &filters),
        editions: editions(&state, lang, &filters),
        ways: if text.is_empty() { ways(lang) } else { Vec::new() },
        is_narrowed,
        document: filters.document,
        tabs,
        cases,
        results,
        nearest,
        has_more,
        not_understood,
    })
}

/// Puts the rules that a worked case proves before all other hits.
fn put_first(state: &AppState, lang: Lang, game: Game, rules: &[Number], hits: &mut Vec<Hit>) {
    let Ok((edition, _)) = rule_coverage::open_engine_edition(state, lang, game) else { return };
    for &rule in rules.iter().rev() {
        let Some(found) = edition.look_up(rule) else { continue };
        let hit = match hits.iter().position(|hit| hit.node == found.shown) {
            Some(place) => hits.remove(place),
            None => {
                let text = truncate_at_word(&edition.view(found.shown).node().text, PASSAGE_CHARS);
                Hit { node: found.shown, also: Vec::new(), score: 1.0, snippet: Snippet { text, marked: Vec::new() } }
            }
        };
        hits.insert(0, hit);
    }
}

/// Kinds of questions: a description and an example.
fn ways(lang: Lang) -> Vec<(String, String)> {
    let ways = [
        ("search-way-number", "search-try-number"),
        ("search-way-name", "search-try-name"),
        ("search-way-phrase", "search-try-phrase"),
        ("search-way-question", "search-try-question"),
        ("search-way-language", "search-try-language"),
    ];
    ways.map(|(what, example)| (t(lang, what).to_string(), t(lang, example).to_string())).into()
}

fn redirect_target(
    state: &AppState,
    lang: Lang,
    filters: &Filters,
    text: &str,
    read_as: &ParsedQuery,
    hits: &[Hit],
) -> Result<Option<String>, Error> {
    let is_open = *filters == Filters { game: filters.game, ..Filters::default() };
    let is_of_game = |id: &NodeId| filters.game.is_none_or(|game| state.graph.view(*id).document().game == game);
    // A number with letters for digits.
    let may_be_number = is_open && !text.contains(char::is_whitespace);
    let numbered = may_be_number.then(|| address_of(state, lang, filters.game, text)).flatten();
    match (read_as, hits.first()) {
        (ParsedQuery::Number { number, game, document: None }, hit) if is_open => {
            // A number alone is one of the newest edition; in an older one it may be another rule.
            match hit.filter(|hit| state.urls_of(lang, state.graph.view(hit.node).document()).at.is_none()) {
                Some(hit) => Ok(Some(url(state, lang, hit.node))),
                None => Err(no_such_number(state, lang, *number, *game)),
            }
        }
        (ParsedQuery::Number { .. } | ParsedQuery::Address(_), Some(hit)) => Ok(Some(url(state, lang, hit.node))),
        (ParsedQuery::Words { .. }, _) if numbered.is_some() => Ok(numbered),
        // Punctuation alone is not a name.
        (ParsedQuery::Words { .. }, _) if is_open && text.chars().any(char::is_alphanumeric) => {
            let term = state.index.glossary_entry_named(&state.graph, text, lang);
            // What the reader's language has a name for is never what another one calls so.
            let foreign = || {
                let mut editions = Game::ALL.into_iter().filter_map(|game| Edition::new(state, lang, game, None).ok());
                editions.find_map(|edition| edition.term(text)).filter(|_| !state.index.is_name(text, lang))
            };
            let term = term.or_else(foreign);
            let card = || Game::ALL.into_iter().find_map(|game| state.graph.cards_named(game, text).first().copied());
            Ok(term.filter(is_of_game).or_else(|| card().filter(is_of_game)).map(|id| url(state, lang, id)))
        }
        _ => Ok(None),
    }
}

fn no_such_number(state: &AppState, lang: Lang, number: Number, game: Option<Game>) -> Error {
    let mut games = Game::ALL.into_iter().filter(|&each| game.is_none_or(|game| game == each));
    match games.find_map(|game| Edition::new(state, lang, game, None).ok()) {
        Some(edition) => edition.no_such_number(number),
        None => game.map_or(Error::NoSuchPage, Error::NoDocuments),
    }
}

/// The address of the page, behind the language.
fn address(query: &SearchQuery, text: &str) -> String {
    let pairs = [
        ("game", &query.game),
        ("kind", &query.kind),
        ("text_lang", &query.text_lang),
        ("edition", &query.edition),
        ("document", &query.document),
    ];
    let mut path = format!("/search?q={}", encode_segment(text));
    for (name, value) in pairs {
        if !value.is_empty() {
            path.push_str(&format!("&{name}={}", encode_segment(value)));
        }
    }
    if query.stay.is_some() {
        path.push_str("&stay=1");
    }
    path
}

fn games(state: &AppState, lang: Lang, filters: &Filters) -> Vec<SelectOption> {
    Game::ALL
        .into_iter()
        .filter(|&game| !state.graph.editions(game).is_empty())
        .map(|game| SelectOption::new(game.as_str(), game_name(lang, game), filters.game == Some(game)))
        .collect()
}

fn langs(state: &AppState, lang: Lang, filters: &Filters) -> Vec<SelectOption> {
    Lang::ALL
        .into_iter()
        .filter(|&each| state.graph.documents().any(|(_, document)| document.lang() == each))
        .map(|each| SelectOption::new(each.as_str(), lang_name(lang, each), filters.lang == Some(each)))
        .collect()
}

/// The editions of the rules, those of each game newest first.
fn editions(state: &AppState, lang: Lang, filters: &Filters) -> Vec<SelectOption> {
    let mut dates: Vec<EditionDate> = Vec::new();
    for date in Game::ALL.into_iter().flat_map(|game| state.graph.editions(game)).copied() {
        if !dates.contains(&date) {
            dates.push(date);
        }
    }
    let choice = |date: EditionDate| {
        SelectOption::new(&date.to_string(), text::format_date(lang, date), filters.edition == Some(date))
    };
    dates.into_iter().map(choice).collect()
}
