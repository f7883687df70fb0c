//! The page about this site: how it is read, what it is not, and the owners of the texts.

use askama::Template;
use axum::response::Response;
use vademecum_vocab::Game;

use crate::{
    contact::Contact,
    edition::{Edition, OfficialPageLink},
    error::Error,
    headers::render_html,
    page_request::PageRequest,
    text::{game_name, t},
    ui::Ui,
};

#[derive(Template)]
#[template(path = "about.html")]
struct About {
    ui: Ui,
    contact: Option<String>,
    /// The publisher's own page of each game's rules.
    official: Vec<(String, OfficialPageLink)>,
}

pub(crate) async fn about(PageRequest { state, lang }: PageRequest) -> Result<Response, Error> {
    let official = |game| {
        let page = Edition::new(&state, lang, game, None).ok()?.official()?;
        Some((game_name(lang, game), page))
    };
    render_html(&About {
        ui: Ui::new(&state, lang, t(lang, "about-title"), "/about"),
        contact: state.contact.as_ref().map(Contact::general_url),
        official: Game::ALL.into_iter().filter_map(official).collect(),
    })
}
