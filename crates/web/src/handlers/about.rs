//! What this is, whose the texts are, and under which licences.

use std::sync::Arc;

use askama::Template;
use axum::{
    extract::{Query, State},
    response::Response,
};
use serde::Deserialize;

use crate::{error::Error, headers::page, lang::Reader, site::Site, text::t, ui::Ui};

#[derive(Template)]
#[template(path = "about.html")]
struct About {
    ui: Ui,
    /// The entry somebody means to report an error in.
    entry: Option<String>,
}

/// What may stand in the query.
#[derive(Debug, Deserialize)]
pub(crate) struct Asked {
    entry: Option<String>,
}

/// `/{lang}/about`.
pub(crate) async fn about(
    State(site): State<Arc<Site>>,
    Reader(lang): Reader,
    Query(asked): Query<Asked>,
) -> Result<Response, Error> {
    page(&About { ui: Ui::new(&site, lang, t(lang, "about-title"), "/about"), entry: asked.entry })
}
