//! What this is: how it is read, what it is not, whose texts these are.

use std::sync::Arc;

use askama::Template;
use axum::{extract::State, response::Response};

use crate::{contact::Contact, error::Error, headers::page, lang::Reader, site::Site, text::t, ui::Ui};

#[derive(Template)]
#[template(path = "about.html")]
struct About {
    ui: Ui,
    /// Where errors are reported.
    contact: Option<String>,
}

/// `/{lang}/about`.
pub(crate) async fn about(State(site): State<Arc<Site>>, Reader(lang): Reader) -> Result<Response, Error> {
    let contact = site.contact.as_ref().map(Contact::general_url);
    page(&About { ui: Ui::new(&site, lang, t(lang, "about-title"), "/about"), contact })
}
