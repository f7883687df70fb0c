//! The pages that search engines must not index: those with publishers' texts, and unbounded sets.

use axum::http::HeaderName;
use vademecum_vocab::Game;

use crate::{app_state::AppState, lang::in_path};

/// The header that says so.
pub(crate) const ROBOTS_HEADER: HeaderName = HeaderName::from_static("x-robots-tag");

/// Whether search engines are to leave out what an address has.
pub(crate) fn is_noindex(state: &AppState, path: &str) -> bool {
    // A piece of another page, what somebody has written, and games without end.
    if path.ends_with("/preview") || path.ends_with("/scenarios/new") || path.ends_with("/what-if") {
        return true;
    }
    let mut parts = path.split('/').skip(1);
    let first = parts.next().unwrap_or_default();
    if in_path(path).is_none() {
        // Assets and sitemaps; responses of the API are not pages.
        return first == "api";
    }
    match parts.next() {
        // The first page and the one about this program name documents and say nothing of them.
        None | Some("" | "about") => false,
        Some("search" | "suggest" | "opensearch.json") => true,
        Some(second) => match second.parse::<Game>() {
            Ok(game) => state.has_unbundled_texts(Some(game)),
            Err(_) => state.has_unbundled_texts(None),
        },
    }
}
