//! Two editions beside each other: which two, chapter by chapter what changed, and a chapter’s rows.

mod choose;
mod comparing;
mod comparison;
mod highlights;
mod overview;
mod row;
mod rows;
pub(crate) mod side_by_side;

use std::sync::Arc;

use axum::{
    extract::{Path, Query, State},
    response::{IntoResponse, Redirect, Response},
};
use vademecum_difference::original_first;
use vademecum_graph::DocumentIndex;
use vademecum_vocab::Game;

pub(crate) use choose::{comparable, holds_or_quotes_rules, label, link, option};

use crate::{compare::comparison::comparison, error::Error, lang::Reader, site::Site, work::Client};
use comparing::{Asked, Comparing};

/// `/{lang}/{game}/compare`.
pub(crate) async fn compare(
    State(site): State<Arc<Site>>,
    client: Client,
    Reader(lang): Reader,
    Path((_, game)): Path<(String, String)>,
    Query(asked): Query<Asked>,
) -> Result<Response, Error> {
    let game: Game = game.parse().map_err(|_| Error::NoSuchGame(game.clone()))?;
    if asked.from.is_empty() || asked.to.is_empty() {
        return choose::page(&site, lang, game, &asked);
    }
    let [from, to] = [&asked.from, &asked.to].map(|id| find(&site, game, id));
    let (mut from, mut to) = (from?, to?);
    let is_translation = match original_first(site.graph.document(from), site.graph.document(to)) {
        Some((original, _)) => {
            if original.id == site.graph.document(to).id {
                (from, to) = (to, from);
            }
            true
        }
        None => false,
    };
    let found = comparison(&site, client, (from, to)).await?;
    let comparing = Comparing::new(&site, lang, game, [from, to], is_translation, &found)?;
    if !asked.row.is_empty() {
        return Ok(Redirect::to(&comparing.place_of(&asked.row)?).into_response());
    }
    match asked.under()? {
        None => overview::page(&comparing, &asked),
        Some(under) => rows::page(&comparing, &asked, under),
    }
}

/// A document of a game that holds rules, by its id.
pub(crate) fn find(site: &Site, game: Game, id: &str) -> Result<DocumentIndex, Error> {
    let place =
        id.parse().ok().and_then(|id| site.graph.find(&id)).ok_or_else(|| Error::NoSuchDocument(id.to_owned()))?;
    let document = site.graph.document(place);
    if document.game == game && holds_or_quotes_rules(document) { Ok(place) } else { Err(Error::NotComparable) }
}
