//! A number in the address: which kind of page it has.

use std::sync::Arc;

use axum::{
    extract::{Path, Query, State},
    response::Response,
};
use vademecum_document::NodeKind;

use super::{chapter, rule, section};
use crate::{
    canonical::read_number,
    edition::{At, Edition},
    error::Error,
    lang::Reader,
    site::Site,
};

/// How many rules are offered in place of one that is not there.
pub(crate) const NEAREST: usize = 6;

/// `/{lang}/{game}/{number}`.
pub(crate) async fn number(
    State(site): State<Arc<Site>>,
    Reader(lang): Reader,
    Path((_, game, text)): Path<(String, String, String)>,
    Query(at): Query<At>,
) -> Result<Response, Error> {
    let edition = Edition::open(&site, lang, &game, &at)?;
    let number = read_number(&text).ok_or_else(|| Error::NotANumber(edition.game, text.clone()))?;
    let look_up = edition.look_up(number).ok_or_else(|| Error::NoSuchNumber {
        game: edition.game,
        number,
        at: edition.urls.at,
        nearest: site.graph.nearest(edition.document, number, NEAREST),
    })?;
    match edition.view(look_up.shown).node().kind {
        NodeKind::Section => section::page(&edition, &look_up, number),
        NodeKind::Chapter => chapter::page(&edition, &look_up, number),
        _ => rule::page(&edition, &look_up, number),
    }
}
