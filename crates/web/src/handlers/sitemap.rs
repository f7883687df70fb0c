//! The files for search engines: `robots.txt` and the sitemaps.

use std::sync::Arc;

use askama::Template;
use axum::{
    extract::{Path, State},
    http::HeaderMap,
    response::Response,
};
use vademecum_content as content;
use vademecum_document::NodeKind;
use vademecum_graph::NodeView;
use vademecum_vocab::{Game, Lang};

use crate::{
    app_state::AppState,
    base_url::base_url,
    coverage::rule_coverage::{ScenarioLink, open_engine_edition},
    edition::Edition,
    error::Error,
    headers,
    robots::is_noindex,
    urls::Urls,
};

/// Maximum number of addresses in one sitemap, set by the protocol.
const MAX_ADDRESSES_PER_FILE: usize = 50_000;

#[derive(Template)]
#[template(path = "robots.txt")]
struct Robots {
    base: String,
}

pub(crate) async fn robots(State(state): State<Arc<AppState>>, request_headers: HeaderMap) -> Result<Response, Error> {
    headers::render_file(&Robots { base: base_url(&state, &request_headers) }, "text/plain; charset=utf-8")
}

#[derive(Template)]
#[template(path = "sitemap.xml")]
struct Sitemap {
    base: String,
    langs: Vec<Lang>,
}

/// `/sitemap.xml`: the lists of pages, one for each language.
pub(crate) async fn sitemap(State(state): State<Arc<AppState>>, request_headers: HeaderMap) -> Result<Response, Error> {
    headers::render_xml(
        &Sitemap { base: base_url(&state, &request_headers), langs: Lang::ALL.into() },
        "application/xml",
    )
}

#[derive(Template)]
#[template(path = "sitemap-of.xml")]
struct Pages {
    base: String,
    paths: Vec<String>,
}

/// `/sitemap/{lang}.xml`: the pages of a language that search engines are not kept out of.
pub(crate) async fn pages(
    State(state): State<Arc<AppState>>,
    Path(file): Path<String>,
    request_headers: HeaderMap,
) -> Result<Response, Error> {
    let code = file.strip_suffix(".xml").ok_or(Error::NoSuchPage)?;
    let lang = Lang::ALL.into_iter().find(|lang| lang.as_str() == code).ok_or(Error::NoSuchPage)?;
    let mut paths: Vec<String> = ["", "/about", "/api", "/documents"].map(|page| format!("/{lang}{page}")).into();
    for game in Game::ALL {
        if let Ok(edition) = Edition::new(&state, lang, game, None) {
            paths.extend(of(&edition));
        }
    }
    paths.retain(|path| !is_noindex(&state, path));
    paths.truncate(MAX_ADDRESSES_PER_FILE);
    headers::render_xml(&Pages { base: base_url(&state, &request_headers), paths }, "application/xml")
}

fn of(edition: &Edition<'_>) -> Vec<String> {
    let graph = &edition.state.graph;
    let urls: Urls = edition.urls;
    // In another language there are only our frames around the same texts.
    if graph.document(edition.document).lang() != edition.lang {
        return Vec::new();
    }
    let mut paths = vec![urls.contents()];
    if content::term_table(edition.game).is_some_and(|terms| !terms.rows().is_empty()) {
        paths.extend([urls.terms(), urls.false_friends(None)]);
    }
    if open_engine_edition(edition.state, edition.lang, edition.game).is_ok() {
        paths.extend([urls.coverage(), urls.code()]);
        paths.extend(content::scenarios(edition.game).keys().map(|path| ScenarioLink::new(urls, path).url));
    }
    let is_page = |view: &NodeView<'_>| {
        let is_printed_alone =
            matches!(view.node().kind(), NodeKind::Section | NodeKind::Chapter | NodeKind::Rule | NodeKind::Subrule);
        is_printed_alone && view.node().rule_number().is_some()
    };
    paths.extend(graph.nodes(edition.document).filter(is_page).map(|view| urls.node(view)));
    if let Some(glossary) = edition.glossary() {
        paths.push(urls.glossary());
        let terms = graph.nodes(glossary).filter(|view| view.node().kind() == NodeKind::Term);
        paths.extend(terms.map(|view| urls.node(view)));
    }
    paths
}
