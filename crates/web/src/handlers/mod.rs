//! One module per page: what it needs from the graph, and the template that draws it.

pub(crate) mod about;
pub(crate) mod api_docs;
pub(crate) mod cards;
pub(crate) mod changes;
pub(crate) mod chapter;
pub(crate) mod contents;
pub(crate) mod document_reader;
pub(crate) mod documents;
pub(crate) mod error_page;
pub(crate) mod feeds;
pub(crate) mod glossary;
pub(crate) mod home;
pub(crate) mod number;
pub(crate) mod preview;
pub(crate) mod results;
pub(crate) mod rule;
pub(crate) mod search;
pub(crate) mod sitemap;
pub(crate) mod suggest;
pub(crate) mod theme;
