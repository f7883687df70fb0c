//! Reading offline: the data for each language, the service worker that stores it, and the page that renders it.

pub(crate) mod pack;

use std::{
    hash::{DefaultHasher, Hash, Hasher},
    sync::{Arc, OnceLock},
};

use askama::Template;
use axum::{
    body::Body,
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};
use serde_json::{Map, Value, json};
use vademecum_vocab::Lang;

use crate::{
    app_state::AppState,
    assets,
    error::Error,
    headers::render_html,
    lang::PageLang,
    offline::pack::{Pack, packs},
    page_request::PageRequest,
    text::{Message, t},
    ui::Ui,
};

/// The service worker; a line in front of it lists the files to store.
const WORKER: &str = include_str!("../../../../templates/sw.js");

/// The offline data and service worker of a library.
pub(crate) struct Offline {
    packs: Vec<Pack>,
    worker: String,
}

impl Offline {
    /// The offline data of a library, made on first use.
    fn of(state: &AppState) -> Arc<Self> {
        let cell = state.module_cache(Arc::<OnceLock<Arc<Offline>>>::default);
        Arc::clone(cell.get_or_init(|| Arc::new(Offline::new(state))))
    }

    fn new(state: &AppState) -> Self {
        let packs = packs(&state.graph);
        let shell: Vec<String> = assets::urls(&[".css", ".js", ".svg"])
            .chain(Lang::ALL.into_iter().flat_map(|lang| {
                ["offline", "offline/page", "manifest.webmanifest"].map(|page| format!("/{lang}/{page}"))
            }))
            .collect();
        // Any change of a file changes the version, and browsers fetch all files again.
        let mut version = DefaultHasher::new();
        (&shell, WORKER).hash(&mut version);
        for lang in Lang::ALL {
            (ManagerPage::new(state, lang, &packs).render().ok(), ReadingPage::new(state, lang).render().ok())
                .hash(&mut version);
        }
        packs.iter().for_each(|pack| pack.json.hash(&mut version));
        let settings = json!({
            "version": format!("{:016x}", version.finish()),
            "lookup": assets::url("lookup.js"),
            "shell": shell,
            "packs": packs.iter().map(|pack| (pack.lang.to_string(), json!(url(pack.lang)))).collect::<Map<_, _>>(),
            "open": Lang::ALL.map(|lang| (lang.to_string(), json!(t(lang, "preview-open").to_string())))
                .into_iter().collect::<Map<String, Value>>(),
            "all": Lang::ALL.map(|lang| (lang.to_string(), json!(t(lang, "suggest-all").with("query", "%q").to_string())))
                .into_iter().collect::<Map<String, Value>>(),
        });
        Offline { packs, worker: format!("const TOLD = {settings};\n{WORKER}") }
    }
}

/// The URL of the file of a language.
fn url(lang: Lang) -> String {
    format!("/{lang}/offline.json")
}

/// The page that lists the offline data and what of it is stored.
#[derive(Template)]
#[template(path = "offline.html")]
struct ManagerPage<'a> {
    ui: Ui,
    packs: &'a [Pack],
}

impl<'a> ManagerPage<'a> {
    fn new(state: &AppState, lang: Lang, packs: &'a [Pack]) -> Self {
        ManagerPage { ui: Ui::new(state, lang, t(lang, "offline-title"), "/offline"), packs }
    }

    fn url(&self, pack: &Pack) -> String {
        url(pack.lang)
    }

    fn name(&self, pack: &Pack) -> Message<'static> {
        t(pack.lang, "language-name")
    }

    fn holds(&self, pack: &Pack) -> Message<'static> {
        self.ui.t("offline-holds").with("numbers", pack.numbers).with("terms", pack.terms).with("cases", pack.cases)
    }
}

pub(crate) async fn offline(PageRequest { state, lang }: PageRequest) -> Result<Response, Error> {
    let offline = Offline::of(&state);
    render_html(&ManagerPage::new(&state, lang, &offline.packs))
}

/// The page in which a script renders stored data.
#[derive(Template)]
#[template(path = "offline-page.html")]
struct ReadingPage {
    ui: Ui,
}

impl ReadingPage {
    fn new(state: &AppState, lang: Lang) -> Self {
        ReadingPage { ui: Ui { is_substitute: true, ..Ui::new(state, lang, t(lang, "offline-title"), "/offline") } }
    }
}

pub(crate) async fn reading(PageRequest { state, lang }: PageRequest) -> Result<Response, Error> {
    render_html(&ReadingPage::new(&state, lang))
}

/// `/{lang}/offline.json`: the offline data of a language.
pub(crate) async fn pack(PageRequest { state, lang }: PageRequest) -> Result<Response, Error> {
    let offline = Offline::of(&state);
    let pack = offline.packs.iter().find(|pack| pack.lang == lang).ok_or(Error::NoSuchPage)?;
    Ok(program("application/json", pack.json.clone()))
}

/// `/sw.js`: the service worker. It is at the root so that its scope is all pages.
pub(crate) async fn worker(State(state): State<Arc<AppState>>) -> Response {
    program("text/javascript; charset=utf-8", Offline::of(&state).worker.clone())
}

/// `/{lang}/manifest.webmanifest`: the reference as a program on somebody's phone.
pub(crate) async fn manifest(PageLang(lang): PageLang) -> Response {
    let icon = |file: &str, sizes: &str, mime: &str, purpose: &str| json!({ "src": assets::url(file), "sizes": sizes, "type": mime, "purpose": purpose });
    let manifest = json!({
        "id": "/",
        "name": t(lang, "app-name").to_string(),
        "short_name": t(lang, "site-name").to_string(),
        "description": t(lang, "site-description").to_string(),
        "lang": t(lang, "locale").to_string(),
        "dir": "ltr",
        "start_url": format!("/{lang}"),
        "scope": "/",
        "display": "standalone",
        "background_color": "#fbfaf7",
        "theme_color": "#fbfaf7",
        "categories": ["games", "reference"],
        "icons": [
            icon("icon.svg", "any", "image/svg+xml", "any"),
            icon("icon-192.png", "192x192", "image/png", "any"),
            icon("icon-512.png", "512x512", "image/png", "any"),
            icon("icon-maskable-512.png", "512x512", "image/png", "maskable"),
        ],
    });
    program("application/manifest+json", manifest.to_string())
}

/// A file that browsers store and revalidate each time.
fn program(mime: &'static str, text: impl Into<Body>) -> Response {
    ([(header::CONTENT_TYPE, mime), (header::CACHE_CONTROL, "no-cache")], text.into()).into_response()
}
