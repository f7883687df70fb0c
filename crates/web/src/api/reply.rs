//! Responses in JSON.

use axum::{
    body::Bytes,
    http::{HeaderValue, header},
    response::{IntoResponse, Response},
};
use serde::Serialize;

use crate::error::Error;

/// A response in JSON.
pub(super) fn json(value: &impl Serialize) -> Result<Response, Error> {
    json_bytes(value).map(json_response)
}

/// A value as JSON.
pub(super) fn json_bytes(value: &impl Serialize) -> Result<Bytes, Error> {
    serde_json::to_vec(value).map(Bytes::from).map_err(|_| Error::Internal)
}

/// A response that is JSON already.
pub(super) fn json_response(text: Bytes) -> Response {
    ([(header::CONTENT_TYPE, HeaderValue::from_static("application/json"))], text).into_response()
}
