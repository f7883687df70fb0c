//! What this is, whose the texts are, and under which licences.

use std::sync::Arc;

use askama::Template;
use axum::{
    extract::{Query, State},
    response::Response,
};
use serde::Deserialize;

use vademecum_vocab::Game;

use crate::{
    edition::Edition,
    error::Error,
    headers::page,
    lang::Reader,
    newest::Official,
    site::Site,
    text::t,
    ui::{Ui, game_name},
};

#[derive(Template)]
#[template(path = "about.html")]
struct About {
    ui: Ui,
    /// The entry somebody means to report an error in.
    entry: Option<String>,
    /// The publisher's own page of each game's rules.
    official: Vec<(String, Official)>,
}

/// What may stand in the query.
#[derive(Debug, Deserialize)]
pub(crate) struct Asked {
    entry: Option<String>,
}

/// `/{lang}/about`.
pub(crate) async fn about(
    State(site): State<Arc<Site>>,
    Reader(lang): Reader,
    Query(asked): Query<Asked>,
) -> Result<Response, Error> {
    let official = |game| {
        let page = Edition::new(&site, lang, game, None).ok()?.official()?;
        Some((game_name(lang, game), page))
    };
    let official = Game::ALL.into_iter().filter_map(official).collect();
    page(&About { official, ui: Ui::new(&site, lang, t(lang, "about-title"), "/about"), entry: asked.entry })
}
