//! What this is: how it is read, what it is not, whose texts these are.

use std::sync::Arc;

use askama::Template;
use axum::{extract::State, response::Response};

use vademecum_vocab::Game;

use crate::{
    contact::Contact,
    edition::Edition,
    edition_age::Official,
    error::Error,
    headers::page,
    lang::Reader,
    site::Site,
    text::{game_name, t},
    ui::Ui,
};

#[derive(Template)]
#[template(path = "about.html")]
struct About {
    ui: Ui,
    /// Where errors are reported.
    contact: Option<String>,
    /// The publisher's own page of each game's rules.
    official: Vec<(String, Official)>,
}

/// `/{lang}/about`.
pub(crate) async fn about(State(site): State<Arc<Site>>, Reader(lang): Reader) -> Result<Response, Error> {
    let official = |game| {
        let page = Edition::new(&site, lang, game, None).ok()?.official()?;
        Some((game_name(lang, game), page))
    };
    page(&About {
        ui: Ui::new(&site, lang, t(lang, "about-title"), "/about"),
        contact: site.contact.as_ref().map(Contact::general_url),
        official: Game::ALL.into_iter().filter_map(official).collect(),
    })
}
