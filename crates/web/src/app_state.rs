//! The shared state of all handlers.

use std::{
    collections::{BTreeMap, HashMap},
    sync::{Arc, Mutex, PoisonError},
    time::SystemTime,
};

use axum::http::Extensions;
use vademecum_document::{Document, DocumentCounts, DocumentKind, NodeKind};
use vademecum_graph::{DocumentIndex, Graph, NodeId};
use vademecum_search::Index;
use vademecum_terminology::strip_name_remarks;
use vademecum_text::fold;
use vademecum_vocab::{DiagnosticCode, DocumentId, EditionDate, Game, Lang};

use crate::{
    alphabet::{by_letter, sort_key},
    contact::Contact,
    cors::CorsPolicy,
    error::Error,
    instant::day_of,
    response_cache::ResponseCache,
    urls::Urls,
    work::WorkPools,
};

/// The shared state of all handlers: a library, what is computed from it once, and how it is served.
#[derive(Debug)]
pub struct AppState {
    pub(crate) graph: Arc<Graph>,
    pub(crate) index: Index,
    overviews: HashMap<DocumentIndex, DocumentOverview>,
    pub(crate) contact: Option<Contact>,
    /// The pools for expensive jobs: the same for every library of a server.
    pub(crate) work: WorkPools,
    pub(crate) response_cache: ResponseCache,
    /// The games with documents that are not bundled.
    games_with_own_documents: Vec<Game>,
    /// The configured base URL (`https://rules.example`).
    pub(crate) base_url: Option<String>,
    pub(crate) cors: CorsPolicy,
    /// When documents were added to the library, where that is known.
    pub(crate) arrivals: BTreeMap<DocumentId, SystemTime>,
    /// The day on which the library was opened, from which the age of an edition is counted.
    pub(crate) today: EditionDate,
    /// Caches of modules, one of each type, so that the state need not know the types.
    caches: Mutex<Extensions>,
}

/// The current time: pages say how old an edition is.
#[expect(clippy::disallowed_methods, reason = "the age of an edition is counted from today")]
fn now() -> SystemTime {
    SystemTime::now()
}

const DEFAULT_CACHE_BYTES: usize = 64 << 20;

/// Whether a document is bundled with the program, not added by a user.
pub(crate) fn is_bundled(document: &Document) -> bool {
    document.kind == DocumentKind::Digest && document.path.is_empty()
}

/// The rank of a page as an explanation of its name: deeper rules above others, a glossary entry first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum NameRank {
    Rule(u8),
    Entry,
}

/// A summary of a document, for its pages.
#[derive(Debug, Default)]
pub(crate) struct DocumentOverview {
    pub(crate) counts: DocumentCounts,
    /// The number of diagnostics of each code, in the order of codes.
    pub(crate) codes: Vec<(DiagnosticCode, usize)>,
    /// Sections, and chapters outside of any.
    pub(crate) top_level: Vec<NodeId>,
    /// Title page, introduction, credits.
    pub(crate) front_and_back_matter: Vec<NodeId>,
    /// Glossary entries by first letter, both in alphabetical order; what begins with no letter is under `#`.
    pub(crate) letters: Vec<(char, Vec<NodeId>)>,
    /// Whether any node has a text; otherwise there are only numbers and titles.
    pub(crate) has_texts: bool,
    /// The page of a name, by the folded bare name: a glossary entry, else the rule with that title.
    named: HashMap<String, (NameRank, NodeId)>,
}

impl AppState {
    /// The state for a library; `index` must be the index of `graph`.
    pub fn new(graph: Arc<Graph>, index: Index) -> Self {
        let overviews = graph
            .documents()
            .map(|(place, document)| (place, DocumentOverview::new(&graph, place, document)))
            .collect();
        let own = graph.documents().map(|(_, document)| document).filter(|document| !is_bundled(document));
        let mut games_with_own_documents: Vec<Game> = own.map(|document| document.game).collect();
        games_with_own_documents.sort_unstable();
        games_with_own_documents.dedup();
        AppState {
            graph,
            index,
            overviews,
            contact: None,
            work: WorkPools::default(),
            response_cache: ResponseCache::new(DEFAULT_CACHE_BYTES, "0"),
            caches: Mutex::default(),
            games_with_own_documents,
            base_url: None,
            cors: CorsPolicy::default(),
            arrivals: BTreeMap::new(),
            today: day_of(now()),
        }
    }

    /// Caches responses up to a number of bytes. `snapshot` names the snapshot of the library, in letters and digits,
    /// and is part of every `ETag`.
    #[must_use]
    pub fn with_cache(self, bytes: usize, snapshot: &str) -> Self {
        AppState { response_cache: ResponseCache::new(bytes, snapshot), ..self }
    }

    /// Sets the base URL, such as `https://rules.example`; without it, absolute addresses are made from the `Host` of a
    /// request.
    #[must_use]
    pub fn with_base_url(self, base: impl Into<String>) -> Self {
        AppState { base_url: Some(base.into()), ..self }
    }

    /// Publishes all documents, also those that are not bundled: scripts of any origin may read the API.
    #[must_use]
    pub fn with_published_texts(mut self) -> Self {
        self.cors.all = true;
        self
    }

    /// Lets scripts of these origins (`https://tools.example`) read the API, if not all documents are public.
    #[must_use]
    pub fn with_cors_origins(mut self, origins: impl IntoIterator<Item = String>) -> Self {
        self.cors.origins.extend(origins);
        self
    }

    /// Sets when documents were added, for the feed of documents.
    #[must_use]
    pub fn with_ingestion_times(self, arrivals: BTreeMap<DocumentId, SystemTime>) -> Self {
        AppState { arrivals, ..self }
    }

    /// Sets the pools for expensive jobs, which other libraries may share.
    pub(crate) fn with_work_pools(self, work: WorkPools) -> Self {
        AppState { work, ..self }
    }

    pub(crate) fn has_private_texts(&self) -> bool {
        !self.cors.all && self.has_unbundled_texts(None)
    }

    /// Whether it has documents of a game, or of any, that are not bundled.
    pub(crate) fn has_unbundled_texts(&self, game: Option<Game>) -> bool {
        game.map_or(!self.games_with_own_documents.is_empty(), |game| self.games_with_own_documents.contains(&game))
    }

    /// Sets where readers report errors in summaries; without it, pages do not offer that.
    #[must_use]
    pub fn with_contact(self, contact: Contact) -> Self {
        AppState { contact: Some(contact), ..self }
    }

    /// The cache of a type, which belongs to one module; `make` creates it on first use, and must be quick.
    pub(crate) fn module_cache<T: Clone + Send + Sync + 'static>(&self, make: impl FnOnce() -> T) -> T {
        self.caches.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert_with(make).clone()
    }

    pub(crate) fn find_document(&self, id: &str) -> Result<DocumentIndex, Error> {
        id.parse().ok().and_then(|id| self.graph.document_index(&id)).ok_or_else(|| Error::no_such_document(id))
    }

    /// The addresses of the edition that a document belongs to; those of the newest one, where it belongs to none.
    pub(crate) fn urls_of(&self, lang: Lang, document: &Document) -> Urls {
        let is_newest = self.graph.editions(document.game).first() == Some(&document.date());
        let at = (document.kind.is_complete_edition() && !is_newest).then_some(document.date());
        Urls { lang, game: document.game, at }
    }

    pub(crate) fn overview(&self, document: DocumentIndex) -> &DocumentOverview {
        // Every document of the graph has one.
        &self.overviews[&document]
    }
}

impl DocumentOverview {
    fn new(graph: &Graph, place: DocumentIndex, document: &Document) -> Self {
        let mut codes: HashMap<DiagnosticCode, usize> = HashMap::new();
        for diagnostic in &document.diagnostics {
            *codes.entry(diagnostic.code()).or_default() += 1;
        }
        let mut overview = DocumentOverview {
            counts: document.counts(),
            codes: codes.into_iter().collect(),
            ..DocumentOverview::default()
        };
        overview.codes.sort_unstable();
        let mut terms: Vec<(String, NodeId)> = Vec::new();
        for view in graph.nodes(place) {
            let node = view.node();
            overview.has_texts |= !node.text.is_empty();
            match node.kind() {
                NodeKind::Section => overview.top_level.push(view.id()),
                NodeKind::Chapter if node.parent.is_none() => overview.top_level.push(view.id()),
                NodeKind::FrontMatter | NodeKind::BackMatter => overview.front_and_back_matter.push(view.id()),
                NodeKind::Term => {
                    let key = sort_key(node.term().map_or("", |term| &term.headword));
                    // An entry without a letter in its name is an artefact of the layout: it is not listed.
                    if !key.is_empty() {
                        terms.push((key, view.id()));
                    }
                }
                _ => {}
            }
            let (rank, name) = match (node.term(), node.rule_number()) {
                (Some(term), _) => (NameRank::Entry, Some(&term.headword)),
                (None, Some(number)) => (NameRank::Rule(number.level()), node.title.as_ref()),
                _ => continue,
            };
            if let Some(name) = name {
                let named = overview.named.entry(fold(&strip_name_remarks(name))).or_insert((rank, view.id()));
                if named.0 < rank {
                    *named = (rank, view.id());
                }
            }
        }
        overview.letters = by_letter(terms);
        overview
    }

    /// The page of a name, with its rank.
    pub(crate) fn named(&self, name: &str) -> Option<(NameRank, NodeId)> {
        self.named.get(&fold(&strip_name_remarks(name))).copied()
    }
}
