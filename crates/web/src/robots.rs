//! What search engines are kept out of: pages with texts that are not ours, and pages without an end.

use axum::http::HeaderName;
use vademecum_vocab::Game;

use crate::{lang::in_path, site::Site};

/// The header that says so.
pub(crate) const HEADER: HeaderName = HeaderName::from_static("x-robots-tag");

/// Whether search engines are to leave out what an address has.
pub(crate) fn keeps_out(site: &Site, path: &str) -> bool {
    if path.ends_with("/preview") {
        return true;
    }
    let mut parts = path.split('/').skip(1);
    let first = parts.next().unwrap_or_default();
    if in_path(path).is_none() {
        // Assets, lists for search engines themselves; answers for programs are no pages.
        return first == "api";
    }
    match parts.next() {
        // The first page and the one about this program name documents and say nothing of them.
        None | Some("" | "about") => false,
        Some("search" | "suggest" | "opensearch.json") => true,
        // A piece of another page.
        Some(_) if path.ends_with("/preview") => true,
        Some(second) => match second.parse::<Game>() {
            Ok(game) => site.holds_texts(Some(game)),
            Err(_) => site.holds_texts(None),
        },
    }
}
