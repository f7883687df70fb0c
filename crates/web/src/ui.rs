//! The frame of a page: language, title, search box, languages to switch to, edition banner.

use std::{borrow::Borrow, fmt::Display};

use vademecum_document::Document;
use vademecum_graph::NodeView;
use vademecum_vocab::{Game, Lang};

use crate::{
    app_state::AppState,
    assets,
    canonical::MAX_QUERY_BYTES,
    edition::{NewestEditionNote, OfficialPageLink},
    history::Notice,
    lang,
    menu::Menu,
    text::{Message, game_name, t},
    urls::{self, Urls, encode_segment},
};

/// The frame of a page, as `base.html` draws it.
pub(crate) struct Ui {
    pub(crate) lang: Lang,
    /// The configured base URL, with which absolute addresses begin; empty if there is none.
    pub(crate) base: String,
    pub(crate) title: String,
    /// Path and query behind the language: where the same page is in another language.
    pub(crate) path: String,
    /// The text in the search box.
    pub(crate) query: String,
    /// The banner of a page that is pinned to an edition.
    pub(crate) edition_banner: Option<EditionBanner>,
    /// A short label of the edition that is read; it appears on printed pages.
    pub(crate) edition: Option<String>,
    /// The publisher's own page of the rules, on the pages of an edition.
    pub(crate) official: Option<OfficialPageLink>,
    /// Whether it is shown in place of another page (an error): then it has no address of its own.
    pub(crate) is_substitute: bool,
    /// The URLs of the page in languages that call its subject otherwise.
    pub(crate) localized_urls: Vec<(Lang, String)>,
    /// The description of the page for search engines and previews of links; the site's own if empty.
    pub(crate) description: String,
    /// The address of a picture of what the page shows, for previews of links.
    pub(crate) picture: Option<String>,
    pub(crate) menu: Menu,
    /// The addresses of its game and edition, on the page of a game.
    pub(crate) urls: Urls,
    /// The game that the search box searches first.
    pub(crate) game: Option<Game>,
}

/// The banner of a page of an older edition.
pub(crate) struct EditionBanner {
    /// Its date, written out.
    pub(crate) date: String,
    /// The newest edition's date and address; `None` when it is this one.
    pub(crate) newest: Option<(String, String)>,
    /// The note on its age, if it is the newest edition here.
    pub(crate) newest_note: Option<NewestEditionNote>,
    /// The notices about the displayed rule in the newest edition.
    pub(crate) notes: Vec<Notice>,
}

pub(crate) struct SelectOption {
    pub(crate) value: String,
    pub(crate) label: String,
    pub(crate) chosen: bool,
}

impl SelectOption {
    pub(crate) fn new(value: &str, label: impl Into<String>, chosen: bool) -> Self {
        SelectOption { value: value.to_owned(), label: label.into(), chosen }
    }
}

/// A link that narrows what a page lists, with how much is left then.
pub(crate) struct FilterLink {
    pub(crate) url: String,
    pub(crate) label: String,
    pub(crate) count: usize,
    pub(crate) current: bool,
}

pub(crate) struct Alternate {
    pub(crate) lang: Lang,
    pub(crate) name: String,
    pub(crate) url: String,
    pub(crate) current: bool,
}

impl Ui {
    /// The frame of a page with a title, at an address (without its language).
    pub(crate) fn new(state: &AppState, lang: Lang, title: impl Display, path: impl Into<String>) -> Self {
        let path = path.into();
        let game: Option<Game> = path.split(['/', '?']).nth(1).and_then(|part| part.parse().ok());
        Ui {
            menu: Menu::new(state, lang, &path),
            urls: Urls { lang, game: game.unwrap_or(Game::Magic), at: None },
            game,
            description: String::new(),
            picture: None,
            lang,
            base: state.base_url.clone().unwrap_or_default(),
            title: title.to_string(),
            path,
            query: String::new(),
            edition_banner: None,
            edition: None,
            official: None,
            is_substitute: false,
            localized_urls: Vec::new(),
        }
    }

    pub(crate) fn t(&self, key: &'static str) -> Message<'static> {
        t(self.lang, key)
    }

    /// A message with the argument `count`.
    pub(crate) fn count_message(&self, key: &'static str, count: impl Borrow<usize>) -> Message<'static> {
        self.t(key).with("count", *count.borrow())
    }

    /// A message with the argument `name`.
    pub(crate) fn name_message<'a>(&self, key: &'static str, name: &'a str) -> Message<'a> {
        t(self.lang, key).with("name", name)
    }

    /// The title for the browser window.
    pub(crate) fn window_title(&self) -> String {
        t(self.lang, "window-title").with("page", self.title.as_str()).to_string()
    }

    /// The description of the page, or that of the site.
    pub(crate) fn summary(&self) -> String {
        if self.description.is_empty() { self.t("site-description").to_string() } else { self.description.clone() }
    }

    /// Describes the page by the beginning of a text of it.
    #[must_use]
    pub(crate) fn described_by(mut self, text: &str) -> Self {
        self.description = beginning(text, DESCRIPTION_CHARS);
        self
    }

    /// Describes the page by the name of a node and the beginning of its text, or of the first text under it.
    #[must_use]
    pub(crate) fn described_by_node(self, name: Option<&str>, view: NodeView<'_>) -> Self {
        let text = view.first_text();
        match name {
            Some(name) if !text.is_empty() => self.described_by(&format!("{name}: {text}")),
            _ => self.described_by(text),
        }
    }

    /// The page that shows where a document comes from.
    pub(crate) fn document_url(&self, document: &Document) -> String {
        urls::document(self.lang, &document.id)
    }

    pub(crate) fn asset(&self, file: &str) -> String {
        assets::url(file)
    }

    /// The one address of the page among those it can be read at; `None` if it is shown in place of another.
    pub(crate) fn canonical_url(&self) -> Option<String> {
        (!self.is_substitute).then(|| self.whole(self.url_in(self.lang)))
    }

    /// The address of the page with its edition.
    pub(crate) fn absolute_url(&self) -> String {
        format!("{}{}", self.base, self.url_in(self.lang))
    }

    /// The address of the page on this server, in its language.
    pub(crate) fn path_url(&self) -> String {
        self.url_in(self.lang)
    }

    /// The URL to which a form returns: this page, or the first one where the address of this one is too long to be
    /// sent in another.
    pub(crate) fn return_url(&self) -> String {
        let here = self.url_in(self.lang);
        let is_short = encode_segment(&here).to_string().len() + "to=light&back=".len() <= MAX_QUERY_BYTES;
        if is_short { here } else { format!("/{}", self.lang) }
    }

    /// The page in each language that has it; for those that do not, the menu leads to what is nearest.
    pub(crate) fn translations(&self) -> impl Iterator<Item = (Lang, String)> {
        let langs = Lang::ALL.into_iter().filter(|&lang| self.is_in(lang));
        langs.map(|lang| (lang, self.whole(self.url_in(lang))))
    }

    /// An address for search engines: absolute if the base URL is known, and the one
    /// that is pinned to no edition rather than to the newest.
    fn whole(&self, url: String) -> String {
        let is_newest = self.edition_banner.as_ref().is_some_and(|pinned| pinned.newest.is_none());
        let bare = url.split_once("?at=").filter(|_| is_newest).map(|(bare, _)| bare.to_owned());
        format!("{}{}", self.base, bare.unwrap_or(url))
    }

    /// The `x-default` alternate URL of the page.
    pub(crate) fn x_default_url(&self) -> Option<String> {
        // The root alone looks at what languages somebody reads.
        let url = || if self.path.is_empty() { "/".to_owned() } else { self.url_in(lang::DEFAULT_LANG) };
        self.is_in(lang::DEFAULT_LANG).then(|| self.whole(url()))
    }

    fn is_in(&self, lang: Lang) -> bool {
        self.localized_urls.is_empty() || self.localized_urls.iter().any(|(of, _)| *of == lang)
    }

    fn url_in(&self, lang: Lang) -> String {
        let known = self.localized_urls.iter().find(|(of, _)| *of == lang).map(|(_, url)| url.clone());
        known.unwrap_or_else(|| format!("/{lang}{}", self.path))
    }

    /// The languages to read the page in.
    pub(crate) fn alternates(&self) -> [Alternate; 3] {
        Lang::ALL.map(|lang| Alternate {
            lang,
            name: t(lang, "language-name").to_string(),
            url: self.url_in(lang),
            current: lang == self.lang,
        })
    }
}

/// Maximum length of a description, in characters: what search engines and messengers show of one.
const DESCRIPTION_CHARS: usize = 160;

/// The beginning of a text, cut after a word, with at most `chars` characters.
fn beginning(text: &str, chars: usize) -> String {
    let Some((end, _)) = text.char_indices().nth(chars) else { return text.to_owned() };
    let whole_words = text[..end].rfind(char::is_whitespace).unwrap_or(end);
    format!("{}…", text[..whole_words].trim_end_matches(|c: char| !c.is_alphanumeric()))
}

/// The title of a page that every game has, with the game.
pub(crate) fn of_game(lang: Lang, title: &'static str, game: Game) -> Message<'static> {
    t(lang, "title-of-game").with("page", t(lang, title).to_string()).with("game", game_name(lang, game))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn descriptions_are_cut_behind_a_word() {
        assert_eq!(beginning("Un faro alumbra.", 20), "Un faro alumbra.");
        assert_eq!(beginning("Un faro alumbra, y otro no.", 18), "Un faro alumbra…");
        assert_eq!(beginning("ñandúñandú", 3), "ñan…");
    }
}
