//! Reading without a connection: what can be kept, the worker that keeps it, and the frame it is read in.

pub(crate) mod pack;

use std::{
    hash::{DefaultHasher, Hash, Hasher},
    sync::{Arc, OnceLock},
};

use askama::Template;
use axum::{
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};
use serde_json::{Map, Value, json};
use vademecum_vocab::Lang;

use crate::{
    assets,
    error::Error,
    headers::page,
    lang::Reader,
    offline::pack::{Pack, packs},
    site::Site,
    text::{Message, t},
    ui::Ui,
};

/// The worker, behind a line that tells it what to keep.
const WORKER: &str = include_str!("../../../../templates/sw.js");

/// What browsers may keep of a site.
#[derive(Debug)]
pub(crate) struct Offline {
    packs: Vec<Pack>,
    worker: String,
}

impl Offline {
    /// What may be kept of a library.
    fn of(site: &Site) -> Arc<Self> {
        let cell = site.extensions.get::<OfflineCell>();
        Arc::clone(cell.0.get_or_init(|| Arc::new(Offline::new(site))))
    }

    fn new(site: &Site) -> Self {
        let packs = packs(&site.graph);
        let shell: Vec<String> = assets::urls(&[".css", ".js", ".svg"])
            .chain(Lang::ALL.into_iter().flat_map(|lang| {
                ["offline", "offline/page", "manifest.webmanifest"].map(|page| format!("/{lang}/{page}"))
            }))
            .collect();
        // Whatever changes in what is kept makes another version, and browsers fetch all of it anew.
        let mut version = DefaultHasher::new();
        (&shell, WORKER).hash(&mut version);
        for lang in Lang::ALL {
            (Manager::new(site, lang, &packs).render().ok(), Reading::new(site, lang).render().ok()).hash(&mut version);
        }
        packs.iter().for_each(|pack| pack.json.hash(&mut version));
        let told = json!({
            "version": format!("{:016x}", version.finish()),
            "lookup": assets::url("lookup.js"),
            "shell": shell,
            "packs": packs.iter().map(|pack| (pack.lang.to_string(), json!(url(pack.lang)))).collect::<Map<_, _>>(),
            "open": Lang::ALL.map(|lang| (lang.to_string(), json!(t(lang, "preview-open").to_string())))
                .into_iter().collect::<Map<String, Value>>(),
            "all": Lang::ALL.map(|lang| (lang.to_string(), json!(t(lang, "suggest-all").with("query", "%q").to_string())))
                .into_iter().collect::<Map<String, Value>>(),
        });
        Offline { packs, worker: format!("const TOLD = {told};\n{WORKER}") }
    }
}

/// What browsers may keep of a library, made when it is first asked for.
#[derive(Default)]
struct OfflineCell(OnceLock<Arc<Offline>>);

/// Where the file of a language is.
fn url(lang: Lang) -> String {
    format!("/{lang}/offline.json")
}

/// What can be kept, and what is.
#[derive(Template)]
#[template(path = "offline.html")]
struct Manager<'a> {
    ui: Ui,
    packs: &'a [Pack],
}

impl<'a> Manager<'a> {
    fn new(site: &Site, lang: Lang, packs: &'a [Pack]) -> Self {
        Manager { ui: Ui::new(site, lang, t(lang, "offline-title"), "/offline"), packs }
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

/// `/{lang}/offline`.
pub(crate) async fn offline(State(site): State<Arc<Site>>, Reader(lang): Reader) -> Result<Response, Error> {
    let offline = Offline::of(&site);
    page(&Manager::new(&site, lang, &offline.packs))
}

/// The frame in which a script draws what was kept.
#[derive(Template)]
#[template(path = "offline-page.html")]
struct Reading {
    ui: Ui,
}

impl Reading {
    fn new(site: &Site, lang: Lang) -> Self {
        Reading { ui: Ui { stands_in: true, ..Ui::new(site, lang, t(lang, "offline-title"), "/offline") } }
    }
}

/// `/{lang}/offline/page`.
pub(crate) async fn reading(State(site): State<Arc<Site>>, Reader(lang): Reader) -> Result<Response, Error> {
    page(&Reading::new(&site, lang))
}

/// `/{lang}/offline.json`: what can be kept of a language.
pub(crate) async fn pack(State(site): State<Arc<Site>>, Reader(lang): Reader) -> Result<Response, Error> {
    let offline = Offline::of(&site);
    let pack = offline.packs.iter().find(|pack| pack.lang == lang).ok_or(Error::NoSuchPage)?;
    Ok(program("application/json", pack.json.clone()))
}

/// `/sw.js`: the worker. It stands at the root because it looks after all pages.
pub(crate) async fn worker(State(site): State<Arc<Site>>) -> Response {
    program("text/javascript; charset=utf-8", Offline::of(&site).worker.clone())
}

/// `/{lang}/manifest.webmanifest`: the reference as a program on somebody's phone.
pub(crate) async fn manifest(Reader(lang): Reader) -> Response {
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

/// A file that browsers keep, but ask for again each time.
fn program(mime: &'static str, text: String) -> Response {
    ([(header::CONTENT_TYPE, mime), (header::CACHE_CONTROL, "no-cache")], text).into_response()
}
