//! The context of a page request: library, language of the reader, game and edition in the address.

use std::sync::Arc;

use axum::{
    extract::{FromRequestParts, Path, Query},
    http::request::Parts,
};
use serde::Deserialize;
use utoipa::IntoParams;
use vademecum_vocab::{EditionDate, Game, Lang};

use crate::{app_state::AppState, edition::Edition, error::Error, lang::PageLang, parameter::parse_optional};

/// A request for a page: the library, and the language in the first part of the address.
pub(crate) struct PageRequest {
    pub(crate) state: Arc<AppState>,
    pub(crate) lang: Lang,
}

/// A request for a page of the game in the second part of the address.
pub(crate) struct GameRequest {
    pub(crate) state: Arc<AppState>,
    pub(crate) lang: Lang,
    pub(crate) game: Game,
    /// The edition that the page is pinned to.
    pub(crate) at: Option<EditionDate>,
}

/// A request for a page of a game that `?at=` can pin to an edition.
pub(crate) struct EditionRequest(pub(crate) GameRequest);

#[derive(Deserialize)]
struct GameInPath {
    game: String,
}

#[derive(Debug, Default, Deserialize, IntoParams)]
pub(crate) struct EditionQuery {
    at: Option<String>,
}

impl GameRequest {
    /// The edition that the page belongs to: the newest one of the game, or the one it is pinned to.
    pub(crate) fn edition(&self) -> Result<Edition<'_>, Error> {
        Edition::new(&self.state, self.lang, self.game, self.at)
    }
}

impl FromRequestParts<Arc<AppState>> for PageRequest {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &Arc<AppState>) -> Result<Self, Error> {
        let PageLang(lang) = PageLang::from_request_parts(parts, state).await?;
        Ok(PageRequest { state: Arc::clone(state), lang })
    }
}

impl FromRequestParts<Arc<AppState>> for GameRequest {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &Arc<AppState>) -> Result<Self, Error> {
        let PageRequest { state, lang } = PageRequest::from_request_parts(parts, state).await?;
        let path = Path::<GameInPath>::from_request_parts(parts, &state).await;
        let GameInPath { game } = path.map_err(|_| Error::NoSuchPage)?.0;
        let game = game.parse().map_err(|_| Error::NoSuchGame(game))?;
        Ok(GameRequest { state, lang, game, at: None })
    }
}

impl FromRequestParts<Arc<AppState>> for EditionRequest {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &Arc<AppState>) -> Result<Self, Error> {
        let request = GameRequest::from_request_parts(parts, state).await?;
        let query = Query::<EditionQuery>::from_request_parts(parts, state).await.map_err(|_| Error::BadQuery)?;
        let at = parse_optional("at", query.0.at.as_deref().unwrap_or_default())?;
        Ok(EditionRequest(GameRequest { at, ..request }))
    }
}
