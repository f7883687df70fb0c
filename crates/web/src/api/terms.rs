//! Terms: one with its entries and its names, and the whole lexicon.

use std::sync::Arc;

use axum::{
    extract::{Query, State},
    response::Response,
};
use serde::Deserialize;
use utoipa::IntoParams;
use vademecum_api_types::{self as api_types, Problem, Shown, TermRow, unknown_term, values};
use vademecum_content as content;
use vademecum_terminology::bare_name;
use vademecum_text::fold;
use vademecum_vocab::{Game, Lang};

use super::json;
use crate::{
    app_state::AppState,
    error::Error,
    parameter::{given, needed, needed_text},
    terms::mined_terms,
    work::Client,
};

#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(super) struct TermParams {
    /// The term, in any language, with or without accents.
    #[param(required = true, value_type = values::Text)]
    name: String,
    /// The game; Magic, if none is given.
    #[param(value_type = Option<values::Game>)]
    game: String,
}

/// A term
///
/// Its entries in the glossaries of the newest edition, and its names in the other languages with what it is
/// easily taken for, as pages show them: from the lexicon that ships.
#[utoipa::path(get, path = "/api/v1/term", tag = "terms", params(TermParams), responses(
    (status = 200, description = "The term", body = api_types::TermWith<'static>),
    (status = 400, description = "A parameter cannot be read", body = Problem<'static>, content_type = "application/problem+json"),
    (status = 404, description = "No glossary has it, nor the lexicon", body = Problem<'static>, content_type = "application/problem+json"),
))]
pub(super) async fn term(
    State(state): State<Arc<AppState>>,
    Query(query): Query<TermParams>,
) -> Result<Response, Error> {
    let game = given("game", &query.game)?.unwrap_or(Game::Magic);
    let name = needed_text("name", &query.name)?;
    let newest = state.graph.editions(game).first().copied().ok_or(Error::NoDocuments(game))?;
    let documents = state.graph.edition(game, newest);
    let nodes = documents.into_iter().flat_map(|document| state.graph.terms(document, name));
    let entries: Vec<Shown<'_>> = nodes.map(|id| Shown::new(state.graph.view(id), &state.graph)).collect();
    let folded = fold(&bare_name(name));
    let is_it = |row: &&vademecum_terminology::TermRow| {
        Lang::ALL.into_iter().filter_map(|lang| row.name(lang)).any(|other| fold(&bare_name(other)) == folded)
    };
    let rows = content::lexicon(game).map_or(&[][..], |terms| terms.rows());
    let names: Vec<TermRow<'_>> = rows.iter().filter(is_it).map(TermRow::new).collect();
    if entries.is_empty() && names.is_empty() {
        return Err(Error::address(game, unknown_term(&state.graph, None, name.to_owned())));
    }
    json(&api_types::TermWith::new(name, names, entries))
}

#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(super) struct TermsParams {
    /// The language to start from.
    #[param(required = true, value_type = values::Lang)]
    from: String,
    /// The language to look in.
    #[param(required = true, value_type = values::Lang)]
    to: String,
    /// The game; Magic, if none is given.
    #[param(value_type = Option<values::Game>)]
    game: String,
}

/// What terms are called in another language
///
/// As `vademecum terms --json` prints them: mined from the documents that are served, where there are rules in both
/// languages, else the lexicon that ships. False friends are marked: names that look alike and name different things.
#[utoipa::path(get, path = "/api/v1/terms", tag = "terms", params(TermsParams), responses(
    (status = 200, description = "The terms with a name in both languages", body = api_types::Terms<'static>),
    (status = 400, description = "A parameter cannot be read", body = Problem<'static>, content_type = "application/problem+json"),
))]
pub(super) async fn terms(
    State(state): State<Arc<AppState>>,
    client: Client,
    Query(query): Query<TermsParams>,
) -> Result<Response, Error> {
    let (from, to) = (needed("from", &query.from)?, needed("to", &query.to)?);
    let game = given("game", &query.game)?.unwrap_or(Game::Magic);
    let terms = mined_terms(&state, client, game, from, to).await?;
    let answer = async {
        let has_both = |row: &&vademecum_terminology::TermRow| row.name(from).is_some() && row.name(to).is_some();
        let rows = terms.as_deref().map_or(&[][..], |terms| terms.rows());
        json(&api_types::Terms::new(rows.iter().filter(has_both)))
    };
    state.work.short.run(client, answer).await
}
