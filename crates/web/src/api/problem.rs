//! What is wrong with a question, for programs (RFC 9457).

use axum::{
    http::{HeaderMap, Uri, header},
    response::{IntoResponse, Response},
};
use vademecum_api_types::Problem;
use vademecum_vocab::Lang;

use crate::{
    app_state::AppState,
    error::Error,
    lang::{accepted, in_query},
};

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
