//! What browsers read to offer the search box as one of theirs.

use std::sync::Arc;

use askama::Template;
use axum::{extract::State, http::HeaderMap, response::Response};
use vademecum_vocab::Lang;

use crate::{base_url::base, error::Error, headers::xml, lang::Reader, site::Site, text::t};

#[derive(Template)]
#[template(path = "opensearch.xml")]
struct OpenSearch {
    lang: Lang,
    name: String,
    description: String,
    base: String,
    icon: String,
}

/// `/{lang}/opensearch.xml`.
pub(crate) async fn opensearch(
    State(site): State<Arc<Site>>,
    Reader(lang): Reader,
    asked: HeaderMap,
) -> Result<Response, Error> {
    let template = OpenSearch {
        lang,
        name: t(lang, "opensearch-name").to_string(),
        description: t(lang, "site-description").to_string(),
        base: base(&site, &asked),
        icon: crate::assets::url("icon.svg"),
    };
    xml(&template, "application/opensearchdescription+xml")
}
