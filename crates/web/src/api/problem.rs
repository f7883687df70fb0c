//! What is wrong with a question, for programs (RFC 9457).

use axum::{
    http::{HeaderMap, Uri, header},
    response::{IntoResponse, Response},
};
use serde::Serialize;
use utoipa::ToSchema;
use vademecum_vocab::Lang;

use crate::{
    app_state::AppState,
    error::Error,
    lang::{accepted, in_query},
};

/// What was wrong with a question (RFC 9457).
#[derive(Serialize, ToSchema)]
pub(super) struct Problem<'a> {
    /// Which kind of problem: `urn:x-vademecum:problem:number`.
    r#type: String,
    /// What is wrong, in a few words.
    title: String,
    /// The status of the answer.
    status: u16,
    /// What is wrong, and what to do about it.
    detail: String,
    /// The addresses of rules near a number that is not there.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(nullable = false, value_type = Option<Vec<String>>)]
    nearest: Vec<String>,
    /// The parameter that is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    parameter: Option<&'a str>,
    /// What it says, or its beginning; empty, if it is missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    value: Option<&'a str>,
    /// A JSON Schema of what it should say.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, value_type = Option<Object>)]
    expected: Option<serde_json::Value>,
    /// The path that was asked for.
    instance: &'a str,
}

/// An error as JSON, in the language of the question, else of the asker, else in English.
pub(crate) fn problem(state: &AppState, uri: &Uri, request_headers: &HeaderMap, error: &Error) -> Response {
    let lang = in_query(uri).or_else(|| accepted(request_headers)).unwrap_or(Lang::En);
    let nearest = match error {
        Error::NoSuchNumber { nearest, .. } => nearest.iter().map(|&id| state.graph.view(id).address()).collect(),
        _ => Vec::new(),
    };
    let parameter = match error {
        Error::BadParameter(parameter) => Some(parameter),
        _ => None,
    };
    let problem = Problem {
        parameter: parameter.map(|parameter| parameter.name.as_str()),
        value: parameter.map(|parameter| parameter.value.as_str()),
        expected: parameter.map(|parameter| parameter.expected.schema()),
        r#type: format!("urn:x-vademecum:problem:{}", error.code()),
        title: error.title(lang),
        status: error.status().as_u16(),
        detail: error.message(lang).to_string(),
        nearest,
        instance: uri.path(),
    };
    let headers = [(header::CONTENT_TYPE, "application/problem+json"), (header::CONTENT_LANGUAGE, lang.as_str())];
    match serde_json::to_vec(&problem) {
        Ok(text) => (error.status(), headers, text).into_response(),
        Err(_) => error.status().into_response(),
    }
}
