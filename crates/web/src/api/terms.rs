//! Terms: one with its entries and its names, and the whole lexicon.

use std::sync::Arc;

use axum::{
    extract::{Query, State},
    response::Response,
};
use serde::{Deserialize, Serialize};
use utoipa::IntoParams;
use vademecum_show::Shown;
use vademecum_terminology::{TermRow, bare_name};
use vademecum_vocab::{Game, Lang, fold};

use super::{reply::json, schema};
use crate::{
    error::Error,
    parameter::{given, needed, needed_text},
    site::Site,
    terms::lexicon::lexicon,
    terms::term_cache,
    work::Client,
};

#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(super) struct TermOf {
    /// The term, in any language, with or without accents.
    #[param(required = true, value_type = schema::Text)]
    name: String,
    /// The game; Magic, if none is given.
    #[param(value_type = Option<schema::Game>)]
    game: String,
}

/// A term: its glossary entries, and what it is called.
#[derive(Serialize)]
struct Term<'a> {
    name: &'a str,
    names: Vec<&'a TermRow>,
    entries: Vec<Shown<'a>>,
}

/// A term
///
/// Its entries in the glossaries of the newest edition, and its names in the other languages with what it is
/// easily taken for, as pages show them: from the lexicon that ships.
#[utoipa::path(get, path = "/api/v1/term", tag = "terms", params(TermOf), responses(
    (status = 200, description = "The term", body = schema::TermWith),
    (status = 400, description = "A parameter cannot be read", body = schema::Problem, content_type = "application/problem+json"),
    (status = 404, description = "No glossary has it, nor the lexicon", body = schema::Problem, content_type = "application/problem+json"),
))]
pub(super) async fn term(State(site): State<Arc<Site>>, Query(asked): Query<TermOf>) -> Result<Response, Error> {
    let game = given("game", &asked.game)?.unwrap_or(Game::Magic);
    let name = needed_text("name", &asked.name)?;
    let newest = site.graph.editions(game).first().copied().ok_or(Error::NoDocuments(game))?;
    let documents = site.graph.edition(game, newest);
    let nodes = documents.into_iter().flat_map(|document| site.graph.terms(document, name));
    let entries: Vec<Shown<'_>> = nodes.map(|id| Shown::new(site.graph.view(id), &site.graph)).collect();
    let folded = fold(&bare_name(name));
    let is_it = |row: &&TermRow| {
        Lang::ALL.into_iter().filter_map(|lang| row.name(lang)).any(|other| fold(&bare_name(other)) == folded)
    };
    let names: Vec<&TermRow> =
        lexicon(game).map(|terms| terms.rows().iter().filter(is_it).collect()).unwrap_or_default();
    if entries.is_empty() && names.is_empty() {
        return Err(Error::NoSuchTerm(game, name.to_owned()));
    }
    json(&Term { name, names, entries })
}

#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(super) struct Between {
    /// The language to start from.
    #[param(required = true, value_type = schema::Lang)]
    from: String,
    /// The language to look in.
    #[param(required = true, value_type = schema::Lang)]
    to: String,
    /// The game; Magic, if none is given.
    #[param(value_type = Option<schema::Game>)]
    game: String,
}

/// What terms are called in another language.
#[derive(Serialize)]
struct Terms<'a> {
    terms: Vec<&'a TermRow>,
}

/// What terms are called in another language
///
/// As `vademecum terms --json` prints them: mined from the documents that are served, where there are rules in both
/// languages, else the lexicon that ships. False friends are marked: names that look alike and name different things.
#[utoipa::path(get, path = "/api/v1/terms", tag = "terms", params(Between), responses(
    (status = 200, description = "The terms with a name in both languages", body = schema::Terms),
    (status = 400, description = "A parameter cannot be read", body = schema::Problem, content_type = "application/problem+json"),
))]
pub(super) async fn terms(
    State(site): State<Arc<Site>>,
    client: Client,
    Query(asked): Query<Between>,
) -> Result<Response, Error> {
    let (from, to) = (needed("from", &asked.from)?, needed("to", &asked.to)?);
    let game = given("game", &asked.game)?.unwrap_or(Game::Magic);
    let terms = term_cache::terms(&site, client, game, from, to).await?;
    let answer = move || {
        let has_both = |row: &&TermRow| row.name(from).is_some() && row.name(to).is_some();
        let rows = terms.as_deref().map(|terms| terms.rows().iter().filter(has_both).collect()).unwrap_or_default();
        json(&Terms { terms: rows })
    };
    site.work.short.run(client, answer).await
}
