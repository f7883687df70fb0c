//! The menu of every page: the parts of one game's reference, and its editions.

use vademecum_content as content;
use vademecum_vocab::{EditionDate, Game, Lang};

use crate::{
    app_state::AppState,
    edition::Edition,
    text::{self, game_name, t},
    urls::Urls,
};

#[derive(Default)]
pub(crate) struct Menu {
    /// The name of the game whose parts it lists.
    pub(crate) game: String,
    pub(crate) items: Vec<MenuItem>,
    /// The other games of the site: name and address.
    pub(crate) others: Vec<(String, String)>,
    /// The editions of the page, newest first; empty where the page belongs to none.
    pub(crate) editions: Vec<EditionChoice>,
}

pub(crate) struct MenuItem {
    pub(crate) label: String,
    pub(crate) url: String,
    /// Whether the page is this part, or belongs to it.
    pub(crate) is_current: bool,
}

/// The page in one edition.
pub(crate) struct EditionChoice {
    pub(crate) date: String,
    pub(crate) url: String,
    pub(crate) is_current: bool,
}

impl Menu {
    /// The menu for a page at `path` (without its language); a page of no game gets that of the first game.
    pub(crate) fn new(state: &AppState, lang: Lang, path: &str) -> Self {
        let (path, _) = path.split_once('?').unwrap_or((path, ""));
        let mut parts = path.split('/').skip(1);
        let named: Option<Game> = parts.next().and_then(|part| part.parse().ok());
        let part = parts.next();
        let has_rules = |game: &Game| !state.graph.editions(*game).is_empty();
        let game = named.or_else(|| Game::ALL.into_iter().find(has_rules)).unwrap_or(Game::Magic);
        let urls = Urls { lang, game, at: None };
        let is_in = |parts: &[&str]| named.is_some() && part.is_some_and(|part| parts.contains(&part));
        let item = |key, url, is_current| MenuItem { label: t(lang, key).to_string(), url, is_current };
        let mut items = Vec::new();
        if let Ok(edition) = Edition::new(state, lang, game, None) {
            let is_number = part.is_none_or(|part| part.starts_with(|c: char| c.is_ascii_digit()));
            items.push(item("contents-title", urls.contents(), named.is_some() && is_number));
            if !content::scenarios(game).is_empty() {
                items.push(item("menu-cases", urls.scenarios(), is_in(&["scenarios"])));
            }
            if edition.glossary().is_some() {
                items.push(item("glossary-title", urls.glossary(), is_in(&["glossary"])));
            }
            if content::term_table(game).is_some() {
                items.push(item("menu-terms", urls.terms(), is_in(&["terms"])));
                items.push(item("friends-title", urls.false_friends(None), is_in(&["false-friends"])));
            }
            if let Some((_, url)) = edition.changes_link() {
                items.push(item("menu-changes", url, is_in(&["changes", "compare"])));
            }
        }
        if state.graph.cards(game).next().is_some() {
            items.push(item("cards-title", urls.cards(), is_in(&["cards"])));
        }
        if content::ledger(game).is_some() {
            items.push(item("coverage-title", urls.coverage(), is_in(&["coverage", "code"])));
        }
        let others = Game::ALL.into_iter().filter(|other| *other != game).filter(has_rules);
        Menu {
            game: urls.game_name(),
            items,
            others: others.map(|game| (game_name(lang, game), Urls { game, ..urls }.contents())).collect(),
            editions: Vec::new(),
        }
    }

    /// Lets the reader switch between the editions of a page; `url` is where the page is in an edition.
    pub(crate) fn set_editions(&mut self, edition: &Edition<'_>, url: impl Fn(EditionDate) -> String) {
        let dates = edition.state.graph.editions(edition.game);
        let choice = |date: &EditionDate| EditionChoice {
            date: text::format_date(edition.lang, *date),
            url: url(*date),
            is_current: *date == edition.date,
        };
        self.editions = dates.iter().map(choice).collect();
    }
}
