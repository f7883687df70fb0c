//! The first page: the search box, and what there is to read.

use std::sync::Arc;

use askama::Template;
use axum::{
    extract::State,
    http::{HeaderMap, header},
    response::{IntoResponse, Redirect, Response},
};
use vademecum_document::DocumentKind;
use vademecum_vocab::{EditionDate, Game, Lang};

use crate::{
    edition::Edition,
    error::Error,
    headers::page,
    lang::{Reader, preferred},
    newest::Newest,
    site::Site,
    text::{self, t},
    ui::{Ui, game_name},
    urls,
};

#[derive(Template)]
#[template(path = "home.html")]
struct Home {
    ui: Ui,
    /// Questions to begin with.
    tries: [String; 3],
    shelves: Vec<Shelf>,
    /// Whether only what ships is there.
    is_fresh: bool,
}

/// A game with what there is of it.
struct Shelf {
    name: String,
    editions: Vec<EditionCard>,
}

/// An edition with its documents.
struct EditionCard {
    date: String,
    /// How new it is, where it is the newest here.
    newest: Option<Newest>,
    contents: String,
    glossary: Option<String>,
    documents: Vec<DocumentLink>,
}

struct DocumentLink {
    label: String,
    url: String,
}

/// `/`: to the home page in the reader's language.
pub(crate) async fn root(headers: HeaderMap) -> Response {
    let to = Redirect::to(&format!("/{}", preferred(&headers)));
    ([(header::VARY, "accept-language, cookie"), (header::CACHE_CONTROL, "private, no-store")], to).into_response()
}

/// `/{lang}`.
pub(crate) async fn home(State(site): State<Arc<Site>>, Reader(lang): Reader) -> Result<Response, Error> {
    let shelf = |game| Shelf { name: game_name(lang, game), editions: editions(&site, lang, game) };
    page(&Home {
        ui: Ui::new(&site, lang, t(lang, "home-title"), ""),
        tries: ["home-try-number", "home-try-word", "home-try-phrase"].map(|key| t(lang, key).to_string()),
        shelves: Game::ALL.into_iter().map(shelf).filter(|shelf| !shelf.editions.is_empty()).collect(),
        is_fresh: site.graph.documents().all(|(_, document)| document.kind == DocumentKind::Digest),
    })
}

fn editions(site: &Site, lang: Lang, game: Game) -> Vec<EditionCard> {
    let dates = site.graph.editions(game);
    let newest = dates.first().copied();
    let card = |date: EditionDate| {
        let at = (Some(date) != newest).then_some(date);
        let edition = Edition::new(site, lang, game, at).ok()?;
        Some(EditionCard {
            date: text::date(lang, date),
            newest: at.is_none().then(|| Newest::of(&edition)),
            contents: edition.urls.contents(),
            glossary: edition.glossary().map(|_| edition.urls.glossary()),
            documents: edition
                .documents()
                .into_iter()
                .map(|place| {
                    let document = site.graph.document(place);
                    DocumentLink {
                        label: document_label(lang, document.kind, document.lang()),
                        url: urls::document(lang, &document.id),
                    }
                })
                .collect(),
        })
    };
    dates.into_iter().filter_map(card).collect()
}

/// What a document is, in a few words: `Texto oficial en español`.
pub(crate) fn document_label(lang: Lang, kind: DocumentKind, of: Lang) -> String {
    let key = match kind {
        DocumentKind::Rules => "document-official",
        DocumentKind::Digest => "document-digest",
        DocumentKind::Notes => "document-notes",
        DocumentKind::Article => "document-article",
    };
    t(lang, key).with("lang", of.as_str()).to_string()
}
