//! What this is, whose the texts are, and under which licences.

use askama::Template;
use axum::response::Response;

use crate::{error::Error, headers::page, lang::Reader, text::t, ui::Ui};

#[derive(Template)]
#[template(path = "about.html")]
struct About {
    ui: Ui,
}

/// `/{lang}/about`.
pub(crate) async fn about(Reader(lang): Reader) -> Result<Response, Error> {
    page(&About { ui: Ui::new(lang, t(lang, "about-title"), "/about") })
}
