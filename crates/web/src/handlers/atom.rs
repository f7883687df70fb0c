//! Atom feeds.

use askama::Template;
use axum::{http::HeaderMap, response::Response};
use vademecum_vocab::Lang;

use crate::{app_state::AppState, base_url::base_url, error::Error, headers::xml, text::t};

/// A feed of titles and links. It contains no text of a publisher.
pub(crate) struct AtomFeed {
    pub(crate) id: String,
    pub(crate) title: String,
    pub(crate) updated: String,
    /// The path of the feed itself.
    pub(crate) path: String,
    /// The path of the page it belongs to.
    pub(crate) page: String,
    pub(crate) entries: Vec<AtomEntry>,
}

/// An entry of a feed.
pub(crate) struct AtomEntry {
    pub(crate) id: String,
    pub(crate) title: String,
    pub(crate) updated: String,
    /// The path of its page.
    pub(crate) url: String,
    /// Its contents as a list: sentences, some of them linked to a path.
    pub(crate) items: Vec<(String, Option<String>)>,
    /// A further link: label and path.
    pub(crate) link: Option<(String, String)>,
}

#[derive(Template)]
#[template(path = "feed.xml")]
struct FeedFile<'a> {
    lang: Lang,
    base: String,
    author: String,
    feed: &'a AtomFeed,
}

impl AtomFeed {
    /// The response with the feed in a language.
    pub(crate) fn response(&self, state: &AppState, lang: Lang, headers: &HeaderMap) -> Result<Response, Error> {
        let (base, author) = (base_url(state, headers), t(lang, "site-name").to_string());
        xml(&FeedFile { lang, base, author, feed: self }, "application/atom+xml")
    }
}
