//! Questions, and the beginnings of questions.

use std::sync::Arc;

use axum::{
    extract::{Query, State, rejection::QueryRejection},
    response::Response,
};
use serde::{Deserialize, Serialize};
use utoipa::IntoParams;
use vademecum_document::NodeKind;
use vademecum_search::{HitLine, Query as Question};

use super::{given, json, schema};
use crate::{error::Error, site::Site};

/// How many hits there are if nothing is said, and at most.
const HITS: usize = 10;
const MOST: usize = 100;

/// How many suggestions there are.
const SUGGESTIONS: usize = 7;

#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(super) struct Asked {
    /// A number, a word, a phrase in quotes, half a sentence.
    #[param(required = true)]
    q: String,
    /// The reader's language: its documents come first.
    #[param(value_type = Option<schema::Lang>)]
    lang: String,
    /// Only documents of this game.
    #[param(value_type = Option<schema::Game>)]
    game: String,
    /// Only nodes of this kind: `rule`, `subrule`, `term`, `card`, `ruling`, …
    #[param(value_type = Option<String>)]
    kind: String,
    /// Only texts in this language, whatever the reader's.
    #[param(value_type = Option<schema::Lang>)]
    text_lang: String,
    /// Only texts of the edition of this date (`2019-01-25`); else of the newest of each work and language.
    #[param(value_type = Option<String>)]
    edition: String,
    /// Only nodes of the document with this id.
    #[param(value_type = Option<String>)]
    document: String,
    /// At most so many hits.
    #[param(value_type = Option<u8>, minimum = 1, maximum = 100)]
    limit: String,
}

/// Search
///
/// Numbers are read as people write them and never approximated; words are found with and without accents,
/// inflected, misspelled and in every language.
#[utoipa::path(get, path = "/api/v1/search", tag = "search", params(Asked), responses(
    (status = 200, description = "What was found, best first", body = schema::Answer),
    (status = 400, description = "A parameter cannot be read", body = schema::Problem, content_type = "application/problem+json"),
))]
pub(super) async fn search(
    State(site): State<Arc<Site>>,
    asked: Result<Query<Asked>, QueryRejection>,
) -> Result<Response, Error> {
    let Query(asked) = asked.map_err(|_| Error::BadQuery)?;
    let document = given(&asked.document, |text| text.parse().ok())?;
    let question = Question {
        lang: given(&asked.lang, |text| text.parse().ok())?,
        game: given(&asked.game, |text| text.parse().ok())?,
        kind: given(&asked.kind, |text| NodeKind::ALL.into_iter().find(|kind| kind.as_str() == text))?,
        document: document.as_ref(),
        text_lang: given(&asked.text_lang, |text| text.parse().ok())?,
        edition: given(&asked.edition, |text| text.parse().ok())?,
        limit: limit(&asked.limit, HITS)?,
        ..Question::new(said(&asked.q)?)
    };
    let answer = site.index.search(&site.graph, &question).map_err(|_| Error::Internal)?;
    json(&answer.line(question.text, &site.graph))
}

#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(super) struct Begun {
    /// What was typed so far.
    #[param(required = true)]
    q: String,
    /// The reader's language; Spanish, if none is given.
    #[param(value_type = Option<schema::Lang>)]
    lang: String,
    /// At most so many suggestions.
    #[param(value_type = Option<u8>, minimum = 1, maximum = 100)]
    limit: String,
}

/// What may be meant by the beginning of a question.
#[derive(Serialize)]
struct Suggested<'a> {
    query: &'a str,
    suggestions: Vec<HitLine<'a>>,
}

/// Suggest while typing
///
/// Numbers, terms, titles and cards that begin like what was typed.
#[utoipa::path(get, path = "/api/v1/suggest", tag = "search", params(Begun), responses(
    (status = 200, description = "What may be meant, most likely first", body = schema::Suggested),
    (status = 400, description = "A parameter cannot be read", body = schema::Problem, content_type = "application/problem+json"),
))]
pub(super) async fn suggest(
    State(site): State<Arc<Site>>,
    asked: Result<Query<Begun>, QueryRejection>,
) -> Result<Response, Error> {
    let Query(asked) = asked.map_err(|_| Error::BadQuery)?;
    let lang = given(&asked.lang, |text| text.parse().ok())?.unwrap_or(vademecum_vocab::Lang::Es);
    let text = said(&asked.q)?;
    let limit = limit(&asked.limit, SUGGESTIONS)?;
    let hits = site.index.suggest(&site.graph, text, lang, limit);
    json(&Suggested { query: text, suggestions: hits.iter().map(|hit| hit.line(&site.graph)).collect() })
}

/// What is asked; it must be something.
fn said(text: &str) -> Result<&str, Error> {
    Some(text.trim()).filter(|text| !text.is_empty()).ok_or(Error::BadQuery)
}

fn limit(text: &str, default: usize) -> Result<usize, Error> {
    let limit = given(text, |text| text.parse().ok())?.unwrap_or(default);
    if (1..=MOST).contains(&limit) { Ok(limit) } else { Err(Error::BadQuery) }
}
