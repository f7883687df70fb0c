//! The first page: the search box, and what there is to read.

use std::sync::Arc;

use askama::Template;
use axum::{
    extract::{Path, State},
    http::{HeaderMap, HeaderName, header},
    response::{IntoResponse, Redirect, Response},
};
use vademecum_content as content;
use vademecum_document::DocumentKind;
use vademecum_vocab::{EditionDate, Game, Lang};

use crate::{
    app_state::AppState,
    assets,
    coverage::rule_coverage::ScenarioLink,
    edition::{Edition, NewestEditionNote},
    error::Error,
    handlers::{cards, number},
    headers::render_html,
    lang::{PageLang, preferred},
    text::{self, Message, document_label, game_name, t},
    ui::Ui,
    urls,
};

#[derive(Template)]
#[template(path = "home.html")]
struct HomePage {
    ui: Ui,
    /// Questions to begin with.
    tries: [String; 4],
    /// A notice for readers in whose language there is no rules text.
    language_note: Option<String>,
    shelves: Vec<Shelf>,
    /// The asset that holds the marks of the tiles.
    marks: String,
    /// Whether there are bundled documents only.
    is_fresh: bool,
}

/// A game with what there is of it.
struct Shelf {
    name: String,
    /// The parts of its reference.
    ways: Vec<GameLink>,
    case: Option<ScenarioLink>,
    editions: Vec<EditionCard>,
}

struct GameLink {
    /// The mark in the sprite: `contents`.
    mark: &'static str,
    title: String,
    url: String,
    about: String,
}

struct EditionCard {
    date: String,
    /// The note on its age, if it is the newest edition here.
    newest: Option<NewestEditionNote>,
    contents: String,
    /// The label and URL of each document.
    documents: Vec<(String, String)>,
}

/// The headers of an answer that depends on the languages that its reader prefers.
const FOR_ONE_READER: [(HeaderName, &str); 2] =
    [(header::VARY, "accept-language, cookie"), (header::CACHE_CONTROL, "private, no-store")];

/// `/`: to the home page in the reader's language.
pub(crate) async fn root(headers: HeaderMap) -> Response {
    let to = Redirect::to(&format!("/{}", preferred(&headers)));
    (FOR_ONE_READER, to).into_response()
}

pub(crate) async fn home(
    State(state): State<Arc<AppState>>,
    reader: Result<PageLang, Error>,
    Path(first): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let PageLang(lang) = match reader {
        Ok(reader) => reader,
        // A number alone, in the language that its reader prefers.
        Err(error) => {
            let found = number::in_some_game(&state, preferred(&headers), &first).ok_or(error)?;
            return Ok((FOR_ONE_READER, found).into_response());
        }
    };
    let shelf = |game| Shelf {
        name: game_name(lang, game),
        ways: ways(&state, lang, game),
        case: featured_scenario(&state, lang, game),
        editions: editions(&state, lang, game),
    };
    let is_read_here =
        state.graph.documents().any(|(_, document)| document.lang() == lang && document.kind.is_complete_edition());
    render_html(&HomePage {
        ui: Ui::new(&state, lang, t(lang, "home-title"), ""),
        tries: ["home-try-number", "home-try-word", "home-try-phrase", "home-try-question"]
            .map(|key| t(lang, key).to_string()),
        language_note: (!is_read_here).then(|| t(lang, "home-language-note").to_string()),
        marks: assets::url("marks.svg"),
        shelves: Game::ALL.into_iter().map(shelf).filter(|shelf| !shelf.editions.is_empty()).collect(),
        is_fresh: state.graph.documents().all(|(_, document)| document.kind == DocumentKind::Digest),
    })
}

/// The parts of a game's reference, with what each is for.
fn ways(state: &AppState, lang: Lang, game: Game) -> Vec<GameLink> {
    let Ok(edition) = Edition::new(state, lang, game, None) else { return Vec::new() };
    let urls = edition.urls;
    let way = |mark, title, url, about: Message<'_>| GameLink {
        mark,
        title: t(lang, title).to_string(),
        url,
        about: about.to_string(),
    };
    let mut ways = vec![way("contents", "contents-title", urls.contents(), t(lang, "home-contents"))];
    let cases = content::scenarios(game).len();
    if cases > 0 {
        ways.push(way("cases", "menu-cases", urls.scenarios(), t(lang, "home-cases").with("count", cases)));
    }
    if edition.glossary().is_some() {
        ways.push(way("glossary", "glossary-title", urls.glossary(), t(lang, "home-glossary")));
    }
    if content::term_table(game).is_some() {
        ways.push(way("friends", "friends-title", urls.false_friends(None), t(lang, "home-friends")));
    }
    if let Some((_, url)) = edition.changes_link() {
        ways.push(way("changes", "menu-changes", url, t(lang, "home-changes")));
    }
    let cards = cards::listed(&state.graph, game).count();
    if cards > 0 {
        ways.push(way("cards", "cards-title", urls.cards(), t(lang, "home-cards").with("count", cards)));
    }
    if let Some(ledger) = content::ledger(game) {
        let proved = ledger.totals().proved;
        let about = t(lang, "home-coverage").with("count", proved);
        ways.push(way("coverage", "coverage-title", urls.coverage(), about));
    }
    ways
}

fn featured_scenario(state: &AppState, lang: Lang, game: Game) -> Option<ScenarioLink> {
    let edition = Edition::new(state, lang, game, None).ok()?;
    let cases = content::scenarios(game);
    // How keywords interact is searched most, and read without knowing any number.
    let is_about_keywords = |path: &&String| path.contains("/702/");
    let path = cases.keys().filter(is_about_keywords).max_by_key(|path| path.len()).or_else(|| cases.keys().next())?;
    Some(ScenarioLink::new(edition.urls, path))
}

fn editions(state: &AppState, lang: Lang, game: Game) -> Vec<EditionCard> {
    let dates = state.graph.editions(game);
    let newest = dates.first().copied();
    let card = |date: EditionDate| {
        let at = (Some(date) != newest).then_some(date);
        let edition = Edition::new(state, lang, game, at).ok()?;
        Some(EditionCard {
            date: text::format_date(lang, date),
            newest: at.is_none().then(|| NewestEditionNote::of(&edition)),
            contents: edition.urls.contents(),
            documents: edition
                .documents()
                .into_iter()
                .map(|place| {
                    let document = state.graph.document(place);
                    (document_label(lang, document), urls::document(lang, &document.id))
                })
                .collect(),
        })
    };
    dates.iter().copied().filter_map(card).collect()
}
