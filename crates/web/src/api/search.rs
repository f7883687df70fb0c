//! API calls: search, and suggestions while typing.

use std::sync::Arc;

use axum::{
    extract::{Query, State},
    response::Response,
};
use serde::Deserialize;
use utoipa::IntoParams;
use vademecum_api_types::{self as api_types, Problem, values};
use vademecum_search::Query as Question;

use super::json;
use crate::{
    app_state::AppState,
    error::Error,
    parameter::{integer, parse_optional, parse_optional_choice, parse_search_text, require_text},
};

const DEFAULT_HITS: usize = 10;
const MAX_HITS: usize = 100;

const DEFAULT_SUGGESTIONS: usize = 7;

#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(super) struct SearchParams {
    /// A number, a word, a phrase in quotes, half a sentence.
    #[param(required = true, value_type = values::Text)]
    q: String,
    /// The reader's language: its documents come first.
    #[param(value_type = Option<values::Lang>)]
    lang: String,
    /// Only documents of this game; else of the game that the words are about.
    #[param(value_type = Option<values::Game>)]
    game: String,
    /// Only nodes of this kind: `rule`, `subrule`, `term`, `card`, `ruling`, …
    #[param(value_type = Option<values::NodeKind>)]
    kind: String,
    /// Only texts in this language, whatever the reader's.
    #[param(value_type = Option<values::Lang>)]
    text_lang: String,
    /// Only texts of the edition of this date (`2019-01-25`); else of the newest of each work and language.
    #[param(value_type = Option<values::EditionDate>)]
    edition: String,
    /// Only nodes of the document with this id.
    #[param(value_type = Option<values::DocumentId>)]
    document: String,
    /// `true`: each text of a rule is a hit of its own. Else a rule is one hit, with its other texts in `also`.
    #[param(value_type = Option<bool>)]
    each_text: String,
    /// At most so many hits.
    #[param(value_type = Option<u8>, minimum = 1, maximum = 100)]
    limit: String,
}

/// Search
///
/// Numbers are read as people write them and never approximated; words are found with and without accents,
/// inflected, misspelled and in every language.
#[utoipa::path(get, path = "/api/v1/search", tag = "search", params(SearchParams), responses(
    (status = 200, description = "The hits, best first", body = api_types::Answer<'static>),
    (status = 400, description = "A parameter cannot be read", body = Problem<'static>, content_type = "application/problem+json"),
))]
pub(super) async fn search(
    State(state): State<Arc<AppState>>,
    Query(query): Query<SearchParams>,
) -> Result<Response, Error> {
    let document = parse_optional("document", &query.document)?;
    let question = Question {
        preferred_lang: parse_optional("lang", &query.lang)?,
        game: parse_optional("game", &query.game)?,
        kind: parse_optional("kind", &query.kind)?,
        document: document.as_ref(),
        text_lang: parse_optional("text_lang", &query.text_lang)?,
        edition: parse_optional("edition", &query.edition)?,
        each_text: parse_optional_choice("each_text", &query.each_text, [true, false], |each| {
            if each { "true" } else { "false" }
        })?
        .unwrap_or_default(),
        limit: integer("limit", &query.limit, 1, MAX_HITS)?.unwrap_or(DEFAULT_HITS),
        ..Question::new(parse_search_text("q", require_text("q", &query.q)?)?)
    };
    let answer = state.index.search_one_game(&state.graph, &question).map_err(|_| Error::Internal)?;
    json(&api_types::Answer::new(question.text, &answer, &state.graph))
}

#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(super) struct SuggestParams {
    /// The text that was typed so far.
    #[param(required = true, value_type = values::Text)]
    q: String,
    /// The reader's language; Spanish, if none is given.
    #[param(value_type = Option<values::Lang>)]
    lang: String,
    /// At most so many suggestions.
    #[param(value_type = Option<u8>, minimum = 1, maximum = 100)]
    limit: String,
}

/// Suggest while typing
///
/// Numbers, terms, titles and cards that begin like what was typed.
#[utoipa::path(get, path = "/api/v1/suggest", tag = "search", params(SuggestParams), responses(
    (status = 200, description = "Suggestions, most likely first", body = api_types::Suggested<'static>),
    (status = 400, description = "A parameter cannot be read", body = Problem<'static>, content_type = "application/problem+json"),
))]
pub(super) async fn suggest(
    State(state): State<Arc<AppState>>,
    Query(query): Query<SuggestParams>,
) -> Result<Response, Error> {
    let lang = parse_optional("lang", &query.lang)?.unwrap_or(vademecum_vocab::Lang::Es);
    let text = parse_search_text("q", require_text("q", &query.q)?)?;
    let limit = integer("limit", &query.limit, 1, MAX_HITS)?.unwrap_or(DEFAULT_SUGGESTIONS);
    let hits = state.index.suggest(&state.graph, text, lang, limit);
    json(&api_types::Suggested::new(text, &hits, &state.graph))
}
