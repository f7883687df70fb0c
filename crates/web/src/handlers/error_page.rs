//! The page shown in place of one that cannot be: what is wrong, and where to go from there.

use askama::Template;
use axum::response::{IntoResponse, Response};
use vademecum_vocab::Lang;

use crate::{
    app_state::AppState,
    edition::{Edition, Official},
    entry::Line,
    error::Error,
    headers,
    menu::Menu,
    text::{self, game_name, t},
    through_time::Notice,
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
    /// Where a text of a later edition is found.
    official: Option<Official>,
    nearest: Vec<Line>,
    /// Whether a command that adds a document would help.
    ingest: bool,
    /// Labels and addresses.
    links: Vec<(String, String)>,
}

/// Draws an error in a language.
pub(crate) fn page(state: &AppState, lang: Lang, error: &Error) -> Response {
    let mut failure = ErrorPage {
        ui: Ui { is_substitute: true, ..Ui::new(state, lang, error.title(lang), "") },
        status: error.status().as_u16(),
        message: error.message(lang).to_string(),
        notes: Vec::new(),
        official: None,
        nearest: Vec::new(),
        ingest: matches!(error, Error::NoSuchEdition(..) | Error::NoSuchDocument(_) | Error::NoCards(_)),
        links: links(state, lang, error),
    };
    match error {
        // A request for another host must not learn what is here.
        Error::OtherHost => failure.ui.menu = Menu::default(),
        Error::NoSuchNumber { game, number, at, nearest } => {
            failure.ui.query = number.to_string();
            if let Ok(edition) = Edition::new(state, lang, *game, *at) {
                failure.nearest = nearest.iter().map(|&id| edition.line(edition.view(id))).collect();
            }
            if let (None, Ok(edition)) = (at, Edition::new(state, lang, *game, None)) {
                failure.notes = edition.meanings_elsewhere(*number);
                if !failure.notes.is_empty() {
                    let message = t(lang, "error-number-elsewhere").with("number", number.to_string());
                    failure.message = message.to_string();
                }
            }
        }
        Error::LaterOnly(game, ..) => {
            let edition = Edition::new(state, lang, *game, None).ok();
            failure.official = edition.and_then(|edition| edition.official());
        }
        Error::NotANumber(_, text) | Error::NoSuchTerm(_, text) | Error::NoSuchCard(_, text) => {
            failure.ui.query.clone_from(text);
        }
        _ => {}
    }
    match headers::page(&failure) {
        Ok(page) => (error.status(), page).into_response(),
        Err(error) => error.status().into_response(),
    }
}

/// Links to pages that may help the reader.
fn links(state: &AppState, lang: Lang, error: &Error) -> Vec<(String, String)> {
    let mut links = Vec::new();
    let game = match error {
        Error::NoSuchNumber { game, at, .. } => Some((*game, *at)),
        Error::NotANumber(game, _)
        | Error::NoSuchTerm(game, _)
        | Error::NoSuchCard(game, _)
        | Error::NoCards(game)
        | Error::NoTerms(game)
        | Error::NoSuchEdition(game, _)
        | Error::LaterOnly(game, ..) => Some((*game, None)),
        _ => None,
    };
    if let Some((game, at)) = game
        && let Ok(edition) = Edition::new(state, lang, game, at)
    {
        if let (Error::LaterOnly(..), Some(changes)) = (error, edition.changes_link()) {
            links.push(changes);
        }
        let name = game_name(lang, game);
        let label = t(lang, "link-contents").with("game", name.as_str()).with("date", text::date(lang, edition.date));
        links.push((label.to_string(), edition.urls.contents()));
        if edition.glossary().is_some() {
            links.push((t(lang, "link-glossary").with("game", name).to_string(), edition.urls.glossary()));
        }
    }
    if let Error::NoSuchNumber { game, number, at: None, .. } = error {
        for date in state.graph.editions(*game).into_iter().skip(1) {
            if let Ok(edition) = Edition::new(state, lang, *game, Some(date))
                && edition.look_up(*number).is_some()
            {
                let label = t(lang, "link-number").with("number", number.to_string());
                let label = label.with("date", text::date(lang, date)).to_string();
                links.push((label, edition.urls.number(number)));
            }
        }
    }
    if let Error::NoSuchEdition(game, _) = error {
        for date in state.graph.editions(*game).into_iter().skip(1) {
            if let Ok(edition) = Edition::new(state, lang, *game, Some(date)) {
                let label = t(lang, "edition-of").with("date", text::date(lang, date));
                links.push((label.to_string(), edition.urls.contents()));
            }
        }
    }
    links.push((t(lang, "link-documents").to_string(), format!("/{lang}/documents")));
    links.push((t(lang, "link-home").to_string(), format!("/{lang}")));
    links
}
