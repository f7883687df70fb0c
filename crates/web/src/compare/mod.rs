//! Two editions beside each other: which two, chapter by chapter what changed, and a chapter’s rows.

mod choose;
mod comparing;
mod comparison;
mod overview;
mod row;
mod rows;
pub(crate) mod side_by_side;

use axum::{
    extract::Query,
    response::{IntoResponse, Redirect, Response},
};
use vademecum_difference::original_first;
use vademecum_graph::DocumentIndex;
use vademecum_vocab::Game;

pub(crate) use choose::{comparable, holds_or_quotes_rules, label, link, select_label};

use crate::{
    app_state::AppState, compare::comparison::comparison, error::Error, page_request::GameRequest, work::Client,
};
use comparing::{CompareQuery, ComparisonView};

pub(crate) async fn compare(
    GameRequest { state, lang, game, .. }: GameRequest,
    client: Client,
    Query(query): Query<CompareQuery>,
) -> Result<Response, Error> {
    if query.from.is_empty() || query.to.is_empty() {
        return choose::page(&state, lang, game, &query);
    }
    let [from, to] = [&query.from, &query.to].map(|id| find(&state, game, id));
    let (mut from, mut to) = (from?, to?);
    let pair = original_first(state.graph.document(from), state.graph.document(to));
    let is_translation = pair.is_some();
    if pair.is_some_and(|(original, _)| original.id == state.graph.document(to).id) {
        (from, to) = (to, from);
    }
    let found = comparison(&state, client, (from, to)).await?;
    let comparing = ComparisonView::new(&state, lang, game, [from, to], is_translation, &found)?;
    if !query.row.is_empty() {
        return Ok(Redirect::to(&comparing.row_url(&query.row)?).into_response());
    }
    match query.chapter_ref()? {
        None => overview::page(&comparing, &query),
        Some(under) => rows::page(&comparing, &query, under),
    }
}

/// A document of a game that holds rules, by its id.
pub(crate) fn find(state: &AppState, game: Game, id: &str) -> Result<DocumentIndex, Error> {
    let place = state.find_document(id)?;
    let document = state.graph.document(place);
    if document.game == game && holds_or_quotes_rules(document) { Ok(place) } else { Err(Error::NotComparable) }
}
