//! What browsers read to offer the search box as one of theirs.

use askama::Template;
use axum::{http::HeaderMap, response::Response};
use vademecum_vocab::Lang;

use crate::{base_url::base_url, error::Error, headers::xml, page_request::PageRequest, text::t};

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
    PageRequest { state, lang }: PageRequest,
    request_headers: HeaderMap,
) -> Result<Response, Error> {
    let template = OpenSearch {
        lang,
        name: t(lang, "opensearch-name").to_string(),
        description: t(lang, "site-description").to_string(),
        base: base_url(&state, &request_headers),
        icon: crate::assets::url("icon.svg"),
    };
    xml(&template, "application/opensearchdescription+xml")
}
