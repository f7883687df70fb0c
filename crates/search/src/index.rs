//! An index, opened: which documents a question is put to.

use std::{
    cmp::Reverse,
    num::NonZero,
    sync::{
        Arc, OnceLock,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
};

use quick_cache::sync::Cache;
use tantivy::SegmentReader;
use vademecum_document::Document;
use vademecum_graph::Graph;
use vademecum_vocab::DocumentId;

use crate::{
    Colloquial, Query,
    error::SearchError,
    part::{self, guarded, index_of},
    rank::is_newest,
    scope::Scope,
};

/// How many scopes with older editions are cached. Each takes about as much memory as the newest editions do.
const SCOPES_CACHED: usize = 4;

/// Gives what was stored of a document's index.
type Stored = dyn Fn(&Document) -> Option<Vec<u8>> + Send + Sync;

/// The search index of a library.
///
/// It is opened for a graph and never changed. It holds no text, so that every question comes with the graph;
/// a node that the graph no longer has is no answer. A stored index is a cache that anything may have happened to: where
/// it cannot be used, the documents are indexed anew, in memory.
///
/// Questions are put to the newest edition of each work in each language; an older one is opened when a question
/// is put to it by name.
pub struct Index {
    opened: Arc<Scope>,
    stored: Box<Stored>,
    /// Whether a stored index could not be used.
    found_unusable: AtomicBool,
    /// Takes the place of what was opened as soon as a question shows that a stored index cannot be used; `None` if it
    /// could not be made.
    remade: OnceLock<Option<Arc<Scope>>>,
    /// Scopes with older editions, by these and by whether the index was remade before.
    older: Cache<(bool, Vec<DocumentId>), Arc<Scope>>,
    colloquial: Colloquial,
}

impl Index {
    /// Makes the index of a graph in memory.
    ///
    /// # Errors
    /// If the index library refuses.
    pub fn in_memory(graph: &Graph) -> Result<Index, SearchError> {
        Index::open(graph, |_| None)
    }

    /// Opens the index of a graph. `stored` gives what [`index_of`] made of a document, if that is at hand; what
    /// is not there, or was made by another version of this program, is made now.
    ///
    /// # Errors
    /// If the index library refuses.
    pub fn open(
        graph: &Graph,
        stored: impl Fn(&Document) -> Option<Vec<u8>> + Send + Sync + 'static,
    ) -> Result<Index, SearchError> {
        let found_unusable = AtomicBool::new(false);
        let parts = parts_of(&newest(graph), &|document| stored_part(document, &stored, &found_unusable))?;
        let opened = guarded(|| Scope::new(graph, parts)).or_else(|_| {
            found_unusable.store(true, Ordering::Relaxed);
            made_of_documents(graph)
        })?;
        Ok(Index {
            opened: Arc::new(opened),
            stored: Box::new(stored),
            found_unusable,
            remade: OnceLock::new(),
            older: Cache::new(SCOPES_CACHED),
            colloquial: Colloquial::default(),
        })
    }

    /// Whether a stored index was found so far that is not what it says it is. What depends on it was made anew.
    pub fn found_unusable(&self) -> bool {
        self.found_unusable.load(Ordering::Relaxed)
    }

    /// Asks something. Where a stored index turns out to be unusable, all are made anew, once, and it is asked again.
    pub(crate) fn asked<T>(&self, graph: &Graph, ask: impl Fn() -> Result<T, SearchError>) -> Result<T, SearchError> {
        if self.remade.get().is_none() {
            if let Ok(answer) = guarded(&ask) {
                return Ok(answer);
            }
            self.found_unusable.store(true, Ordering::Relaxed);
            self.remade.get_or_init(|| made_of_documents(graph).ok().map(Arc::new));
        }
        ask()
    }

    /// The index with what people say instead of the words of the rules.
    #[must_use]
    pub fn with_colloquial(mut self, colloquial: Colloquial) -> Index {
        self.colloquial = colloquial;
        self
    }

    /// What people say instead of the words of the rules.
    pub(crate) fn colloquial(&self) -> &Colloquial {
        &self.colloquial
    }

    /// What suggestions are taken from.
    pub(crate) fn newest(&self) -> &Arc<Scope> {
        self.remade.get().and_then(Option::as_ref).unwrap_or(&self.opened)
    }

    /// What a question is put to: the newest editions, and the older ones it names.
    pub(crate) fn scope(&self, graph: &Graph, query: &Query<'_>) -> Result<Arc<Scope>, SearchError> {
        let is_remade = self.remade.get().is_some();
        let newest = Arc::clone(self.newest());
        let is_asked = |document: &Document| match (query.document, query.edition) {
            (Some(id), _) => *id == document.id,
            (None, Some(date)) => date == document.date() && document.kind.holds_rules(),
            (None, None) => false,
        };
        let documents = graph.documents().map(|(_, document)| document);
        let older: Vec<&Document> =
            documents.filter(|document| is_asked(document) && !newest.documents().contains(&document.id)).collect();
        if older.is_empty() {
            return Ok(newest);
        }
        let key = (is_remade, older.iter().map(|document| document.id.clone()).collect());
        self.older.get_or_insert_with(&key, || {
            let parts = older.into_iter().map(|document| {
                let stored = if is_remade { None } else { stored_part(document, &*self.stored, &self.found_unusable) };
                Ok((document.id.clone(), part_of(document, stored)?))
            });
            let parts = parts.collect::<Result<Vec<_>, SearchError>>()?;
            Ok(Arc::new(newest.with(graph, parts)?))
        })
    }
}

/// The newest edition of each work in each language.
fn newest(graph: &Graph) -> Vec<&Document> {
    graph.documents().filter(|&(place, _)| is_newest(graph, place)).map(|(_, document)| document).collect()
}

/// The index of the newest editions without any that is stored.
fn made_of_documents(graph: &Graph) -> Result<Scope, SearchError> {
    Scope::new(graph, parts_of(&newest(graph), &|_| None)?)
}

/// The indexes of documents, opened or made on as many threads as there is use for.
fn parts_of(
    documents: &[&Document],
    stored: &(dyn Fn(&Document) -> Option<SegmentReader> + Sync),
) -> Result<Vec<(DocumentId, SegmentReader)>, SearchError> {
    let threads = std::thread::available_parallelism().map_or(1, NonZero::get).clamp(1, documents.len().max(1));
    let next = AtomicUsize::new(0);
    // Long ones first, so that none of them is left for the end.
    let mut order: Vec<usize> = (0..documents.len()).collect();
    order.sort_by_key(|&place| Reverse(documents[place].nodes.len()));
    let make = || {
        let mut made = Vec::new();
        while let Some(&place) = order.get(next.fetch_add(1, Ordering::Relaxed)) {
            made.push((place, part_of(documents[place], stored(documents[place]))));
        }
        made
    };
    let mut parts = std::thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|_| scope.spawn(make)).collect();
        let mut made = make();
        for other in others {
            match other.join() {
                Ok(parts) => made.extend(parts),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        made
    });
    parts.sort_by_key(|&(place, _)| place);
    parts.into_iter().map(|(place, part)| Ok((documents[place].id.clone(), part?))).collect()
}

/// The index that was stored of a document, if it can be opened.
fn stored_part(document: &Document, stored: &Stored, found_unusable: &AtomicBool) -> Option<SegmentReader> {
    let opened = part::open_stored(&stored(document)?, document);
    found_unusable.fetch_or(opened.is_err(), Ordering::Relaxed);
    opened.ok()
}

/// The index of a document: the one that was stored, else one made now.
fn part_of(document: &Document, stored: Option<SegmentReader>) -> Result<SegmentReader, SearchError> {
    stored.map_or_else(|| part::open(&index_of(document)?), Ok)
}

impl std::fmt::Debug for Index {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Index").field("newest", &self.newest().documents()).finish_non_exhaustive()
    }
}
