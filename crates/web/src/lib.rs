//! The web reference: the rule graph as pages in Spanish, Portuguese and English.
//!
//! A page is a struct with a template, made by one handler from the graph; a handler that cannot make it
//! returns an `error::Error`, which the outermost layer draws in the reader's language. That layer also
//! sends sloppy addresses to the right ones and puts on the headers.
//!
//! *Architecture invariants:* nothing here computes what the graph should hold; every sentence comes whole
//! from `locales/`; no page needs JavaScript.

mod assets;
mod block;
mod canonical;
mod card;
mod choice;
mod compare;
mod edition;
mod error;
mod handlers;
mod headers;
mod lang;
mod layer;
mod link;
mod offline;
mod site;
mod symbol;
mod text;
mod through_time;
mod touched;
mod trace;
mod ui;
mod urls;

use std::{future::Future, io, sync::Arc};

use axum::{Router, middleware, routing::get};
use tokio::net::TcpListener;

use handlers::{
    about, cards, compare as comparing, contents, coverage, documents, feed, glossary, home, number,
    offline as keeping, preview, read, scenario, search, suggest, terms,
};

pub use site::Site;

/// Every page of a site.
pub fn router(site: Arc<Site>) -> Router {
    Router::new()
        .route("/", get(home::root))
        .route("/assets/{name}", get(assets::serve))
        .route("/sw.js", get(keeping::worker))
        .route("/{lang}", get(home::home))
        .route("/{lang}/about", get(about::about))
        .route("/{lang}/documents", get(documents::documents))
        .route("/{lang}/documents/{id}", get(documents::document))
        .route("/{lang}/manifest.webmanifest", get(keeping::manifest))
        .route("/{lang}/offline", get(keeping::offline))
        .route("/{lang}/offline.json", get(keeping::pack))
        .route("/{lang}/offline/page", get(keeping::reading))
        .route("/{lang}/read/{id}", get(read::read))
        .route("/{lang}/search", get(search::search))
        .route("/{lang}/suggest", get(suggest::suggest))
        .route("/{lang}/{game}", get(contents::contents))
        .route("/{lang}/{game}/cards", get(cards::cards))
        .route("/{lang}/{game}/cards/{name}", get(cards::card))
        .route("/{lang}/{game}/compare", get(comparing::compare))
        .route("/{lang}/{game}/coverage", get(coverage::coverage))
        .route("/{lang}/{game}/code", get(coverage::code))
        .route("/{lang}/{game}/scenarios/{chapter}/{name}", get(scenario::scenario))
        .route("/{lang}/{game}/glossary", get(glossary::glossary))
        .route("/{lang}/{game}/glossary/{term}", get(glossary::term))
        .route("/{lang}/{game}/glossary/{term}/preview", get(preview::term))
        .route("/{lang}/{game}/terms", get(terms::terms))
        .route("/{lang}/{game}/false-friends", get(terms::false_friends))
        .route("/{lang}/{game}/{number}", get(number::number))
        .route("/{lang}/{game}/{number}/feed", get(feed::feed))
        .route("/{lang}/{game}/{number}/preview", get(preview::number))
        .fallback(async || error::Error::NoSuchPage)
        .layer(middleware::from_fn_with_state(Arc::clone(&site), layer::dress))
        .with_state(site)
}

/// Serves pages until told to stop; answers that have begun are finished.
///
/// # Errors
///
/// When the listener can no longer accept connections.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    axum::serve(listener, router).with_graceful_shutdown(shutdown).await
}
