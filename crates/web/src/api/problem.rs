//! Problem details of failed requests, for programs (RFC 9457).

use axum::{
    http::{HeaderMap, Uri, header},
    response::{IntoResponse, Response},
};
use vademecum_api_types::Problem;
use vademecum_vocab::Lang;

use crate::{
    app_state::AppState,
    error::{Error, nearest},
    lang::{accepted, in_query},
};

/// An error as JSON, in the language of the question, else of the asker, else in English.
pub(crate) fn problem(state: &AppState, uri: &Uri, request_headers: &HeaderMap, error: &Error) -> Response {
    let lang = in_query(uri).or_else(|| accepted(request_headers)).unwrap_or(Lang::En);
    let parameter = if let Error::BadParameter(parameter) = error { Some(parameter) } else { None };
    let nearest = if let Error::Address(_, error) = error { nearest(&state.graph, error) } else { Vec::new() };
    let problem = Problem {
        parameter: parameter.map(|parameter| parameter.name.as_str()),
        value: parameter.map(|parameter| parameter.value.as_str()),
        expected: parameter.map(|parameter| parameter.expected.schema()),
        r#type: format!("urn:x-vademecum:problem:{}", error.code()),
        title: error.title(lang),
        status: error.status().as_u16(),
        detail: error.message(lang),
        nearest: nearest.into_iter().map(|id| state.graph.view(id).address()).collect(),
        instance: uri.path(),
    };
    let headers = [(header::CONTENT_TYPE, "application/problem+json"), (header::CONTENT_LANGUAGE, lang.as_str())];
    match serde_json::to_vec(&problem) {
        Ok(text) => (error.status(), headers, text).into_response(),
        Err(_) => error.status().into_response(),
    }
}
