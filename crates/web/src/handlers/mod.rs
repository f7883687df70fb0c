//! One module per page: what it needs from the graph, and the template that draws it.

pub(crate) mod about;
pub(crate) mod arrivals;
pub(crate) mod beside;
pub(crate) mod cards;
pub(crate) mod chapter;
pub(crate) mod compare;
pub(crate) mod contents;
pub(crate) mod coverage;
pub(crate) mod documents;
pub(crate) mod failure;
pub(crate) mod feed;
pub(crate) mod glossary;
pub(crate) mod home;
pub(crate) mod number;
pub(crate) mod offline;
pub(crate) mod opensearch;
pub(crate) mod preview;
pub(crate) mod read;
pub(crate) mod results;
pub(crate) mod rule;
pub(crate) mod scenario;
pub(crate) mod search;
pub(crate) mod section;
pub(crate) mod sitemap;
pub(crate) mod suggest;
pub(crate) mod terms;
