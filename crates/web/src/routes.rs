//! Every page: its address and its handler. What may be asked of it is read from the handler's arguments.

use crate::{
    api, assets, compare, coverage,
    coverage::{own_case, scenario, variation},
    handlers::{
        about, api_docs, cards, changes, contents, document_reader, documents, feeds, glossary, home, number, preview,
        search, sitemap, suggest, theme,
    },
    offline,
    route_table::RouteTable,
    terms,
};

pub(crate) fn routes() -> RouteTable {
    let pages = RouteTable::default()
        .page("/", home::root)
        .page("/assets/{name}", assets::serve)
        .computed_page("/api/v1/openapi.json", api::openapi)
        .page("/robots.txt", sitemap::robots)
        .page("/sitemap.xml", sitemap::sitemap)
        .computed_page("/sitemap/{file}", sitemap::pages)
        .computed_page("/sw.js", offline::worker)
        .page("/theme", theme::choose)
        .page("/theme.css", theme::style)
        .page("/{lang}", home::home)
        .page("/{lang}/opensearch.xml", suggest::opensearch)
        .computed_page("/{lang}/opensearch.json", suggest::complete)
        .page("/{lang}/about", about::about)
        .computed_page("/{lang}/api", api_docs::api)
        .computed_page("/{lang}/documents", documents::documents)
        .computed_page("/{lang}/documents/feed", feeds::documents)
        .computed_page("/{lang}/documents/{id}", documents::document)
        .page("/{lang}/manifest.webmanifest", offline::manifest)
        .computed_page("/{lang}/offline", offline::offline)
        .computed_page("/{lang}/offline.json", offline::pack)
        .page("/{lang}/offline/page", offline::reading)
        .computed_page("/{lang}/read/{id}", document_reader::read)
        .computed_page("/{lang}/search", search::search)
        .computed_page("/{lang}/suggest", suggest::suggest)
        .computed_page("/{lang}/{game}", contents::contents)
        .computed_page("/{lang}/{game}/cards", cards::cards)
        .page("/{lang}/{game}/cards/{name}", cards::card)
        .computed_page("/{lang}/{game}/changes", changes::changes)
        .computed_page("/{lang}/{game}/code", coverage::code)
        .page("/{lang}/{game}/compare", compare::compare)
        .computed_page("/{lang}/{game}/coverage", coverage::coverage)
        .computed_page("/{lang}/{game}/false-friends", terms::false_friends)
        .computed_page("/{lang}/{game}/glossary", glossary::glossary)
        .page("/{lang}/{game}/glossary/{term}", glossary::term)
        .page("/{lang}/{game}/glossary/{term}/preview", preview::term)
        .computed_page("/{lang}/{game}/scenarios", scenario::index)
        .page("/{lang}/{game}/scenarios/new", own_case::page)
        .computed_page("/{lang}/{game}/scenarios/{chapter}/{name}", scenario::scenario)
        .page("/{lang}/{game}/scenarios/{chapter}/{name}/what-if", variation::page)
        .computed_page("/{lang}/{game}/scenarios/{chapter}/{name}/{picture}", scenario::picture)
        .computed_page("/{lang}/{game}/terms", terms::terms)
        .page("/{lang}/{game}/{number}", number::number)
        .computed_page("/{lang}/{game}/{number}/feed", feeds::chapter)
        .page("/{lang}/{game}/{number}/preview", preview::number);
    api::calls().iter().fold(pages, RouteTable::operation)
}
