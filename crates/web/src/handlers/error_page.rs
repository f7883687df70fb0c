//! The page shown in place of one that cannot be: what is wrong, and where to go from there.

use askama::Template;
use axum::response::{IntoResponse, Response};
use vademecum_api_types::AddressError;
use vademecum_vocab::Lang;

use crate::{
    app_state::AppState,
    edition::{Edition, OfficialPageLink},
    entry::NodeListItem,
    error::{Error, nearest},
    headers,
    history::Notice,
    menu::Menu,
    text::{self, edition_of, game_name, t},
    ui::Ui,
};

#[derive(Template)]
#[template(path = "failure.html")]
struct ErrorPage {
    ui: Ui,
    status: u16,
    message: String,
    /// The rules that have the number in other editions.
    notes: Vec<Notice>,
    /// The publisher's page with the text of a later edition.
    official: Option<OfficialPageLink>,
    nearest: Vec<NodeListItem>,
    /// Whether a command that adds a document would help.
    ingest: bool,
    /// Labels and addresses.
    links: Vec<(String, String)>,
}

/// Draws an error in a language.
pub(crate) fn page(state: &AppState, lang: Lang, error: &Error) -> Response {
    let game = match error {
        Error::Address(game, _) => *game,
        Error::NoSuchCard(game, _) | Error::NoCards(game) | Error::NoTerms(game) => Some(*game),
        _ => None,
    };
    let edition = game.and_then(|game| Edition::new(state, lang, game, None).ok());
    let mut failure = ErrorPage {
        ui: Ui { is_substitute: true, ..Ui::new(state, lang, error.title(lang), "") },
        status: error.status().as_u16(),
        message: error.message(lang),
        notes: Vec::new(),
        official: None,
        nearest: Vec::new(),
        ingest: matches!(error, Error::NoCards(_)),
        links: Vec::new(),
    };
    match error {
        // A request for another host must not learn what is here.
        Error::OtherHost => failure.ui.menu = Menu::default(),
        Error::NoSuchCard(_, name) => failure.ui.query.clone_from(name),
        Error::Address(_, address) => failure.add_address(edition, address),
        _ => failure.links.extend(edition.iter().flat_map(entrances)),
    }
    failure.links.push((t(lang, "link-documents").to_string(), format!("/{lang}/documents")));
    failure.links.push((t(lang, "link-home").to_string(), format!("/{lang}")));
    match headers::render_html(&failure) {
        Ok(page) => (error.status(), page).into_response(),
        Err(error) => error.status().into_response(),
    }
}

/// Labels and addresses of the pages from which everything of an edition can be reached.
fn entrances(edition: &Edition<'_>) -> Vec<(String, String)> {
    let (lang, name) = (edition.lang, game_name(edition.lang, edition.game));
    let label =
        t(lang, "link-contents").with("game", name.as_str()).with("date", text::format_date(lang, edition.date));
    let contents = (label.to_string(), edition.urls.contents());
    let glossary = edition.glossary().map(|_| {
        let label = t(lang, "link-glossary").with("game", name.as_str()).to_string();
        (label, edition.urls.glossary())
    });
    [contents].into_iter().chain(glossary).collect()
}

impl ErrorPage {
    /// Adds what comes near an address at which nothing is, and where else to look; `newest` is the newest edition of
    /// its game.
    fn add_address(&mut self, newest: Option<Edition<'_>>, error: &AddressError) {
        if let AddressError::Malformed(text) | AddressError::UnknownTerm { headword: text, .. } = error {
            self.ui.query.clone_from(text);
        }
        self.ingest = matches!(error, AddressError::UnknownDocument(_) | AddressError::UnknownEdition { .. });
        let Some(newest) = newest else { return };
        let (state, lang) = (newest.state, newest.lang);
        let searched = match error {
            AddressError::UnknownNumber { document, .. } | AddressError::UnknownTerm { document, .. } => {
                document.as_ref()
            }
            _ => None,
        };
        let searched = searched.and_then(|id| state.graph.document_index(id));
        let edition = searched.and_then(|document| newest.for_document(document).ok()).unwrap_or(newest);
        if let AddressError::RuleTooNew { .. } = error {
            self.official = edition.official();
            self.links.extend(edition.changes_link());
        }
        self.links.extend(entrances(&edition));
        let others = state.graph.editions(edition.game).iter().copied().filter(|&date| date != edition.date);
        let others = others.filter_map(|date| Edition::new(state, lang, edition.game, Some(date)).ok());
        match error {
            AddressError::UnknownNumber { number, elsewhere, .. } => {
                self.ui.query = number.to_string();
                self.notes = elsewhere.iter().map(|other| edition.meaning_elsewhere(other)).collect();
                let nearest = nearest(edition.graph(), error).into_iter();
                self.nearest = nearest.map(|id| edition.line(edition.view(id))).collect();
                self.links.extend(others.filter(|other| other.look_up(*number).is_some()).map(|other| {
                    let label = t(lang, "link-number").with("number", number.to_string());
                    (label.with("date", text::format_date(lang, other.date)).to_string(), other.urls.number(number))
                }));
            }
            AddressError::UnknownEdition { .. } => {
                self.links.extend(others.map(|other| (edition_of(lang, other.date), other.urls.contents())));
            }
            _ => {}
        }
    }
}
