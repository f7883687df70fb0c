//! Problem details of failed requests to the API.

use serde::Serialize;
use serde_with::skip_serializing_none;
use utoipa::ToSchema;

/// The problem details (RFC 9457) of a failed request.
#[skip_serializing_none]
#[derive(Debug, Serialize, ToSchema)]
pub struct Problem<'a> {
    /// The kind of problem: `urn:x-vademecum:problem:number`.
    pub r#type: String,
    /// A short description of the problem.
    pub title: String,
    /// The status of the answer.
    pub status: u16,
    /// A description of the problem, with advice.
    pub detail: String,
    /// The addresses of rules near a number that is not there.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(nullable = false, value_type = Option<Vec<String>>)]
    pub nearest: Vec<String>,
    /// The parameter that is wrong.
    #[schema(nullable = false)]
    pub parameter: Option<&'a str>,
    /// The value of the parameter, or its beginning; empty if it is missing.
    #[schema(nullable = false)]
    pub value: Option<&'a str>,
    /// A JSON Schema of what it should say.
    #[schema(nullable = false, value_type = Option<Object>)]
    pub expected: Option<serde_json::Value>,
    /// The path that was asked for.
    pub instance: &'a str,
}
