//! Every call of the API: its path, what it is for, what it may be asked.

/// The beginning of the path of every call.
pub(crate) const ROOT: &str = "/api/";

/// A call: its path, the message that says what it is for, its parameters in their canonical order. A test holds these
/// against the description.
pub(crate) type Call = (&'static str, &'static str, &'static [&'static str]);

/// Every call.
pub(crate) const CALLS: [Call; 13] = [
    ("/api/v1/search", "api-search", &["q", "lang", "game", "kind", "text_lang", "edition", "document", "limit"]),
    ("/api/v1/suggest", "api-suggest", &["q", "lang", "limit"]),
    ("/api/v1/node", "api-node", &["address", "lang", "at"]),
    ("/api/v1/chapter", "api-chapter", &["number", "game", "lang", "at"]),
    ("/api/v1/term", "api-term", &["name", "game"]),
    ("/api/v1/terms", "api-terms", &["from", "to", "game"]),
    ("/api/v1/card", "api-card", &["name", "game"]),
    ("/api/v1/align", "api-align", &["from", "to"]),
    ("/api/v1/documents", "api-documents", &[]),
    ("/api/v1/documents/{id}", "api-document", &["id"]),
    ("/api/v1/documents/{id}/nodes", "api-nodes", &["id"]),
    ("/api/v1/bulk.jsonl", "api-lines", &[]),
    ("/api/v1/bulk.sqlite", "api-sqlite", &[]),
];

/// The parameters that the query of the call at a path may have, in their canonical order.
pub(crate) fn parameters(path: &str) -> &'static [&'static str] {
    CALLS.iter().find(|(call, ..)| *call == path).map_or(&[], |(.., names)| names)
}
