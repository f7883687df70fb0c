//! The search index of a library: which documents are opened for a query, and repair of stored indexes.

use std::sync::{
    Arc, LazyLock, OnceLock,
    atomic::{AtomicBool, Ordering},
};

use quick_cache::sync::Cache;
use rayon::prelude::*;
use tantivy::SegmentReader;
use vademecum_document::Document;
use vademecum_graph::Graph;
use vademecum_vocab::DocumentId;

use crate::{
    Query, RuleQuestions, Synonyms,
    error::SearchError,
    ranking::is_newest,
    searcher::Searcher,
    segment::{self, catch_panic, index_document},
};

/// Maximum number of cached searchers with older editions. Each takes about as much memory as that of the newest
/// editions.
const CACHED_SEARCHERS: usize = 4;

type QuestionsProvider = dyn FnOnce() -> Arc<RuleQuestions> + Send;

type IndexProvider = dyn Fn(&Document) -> Option<Vec<u8>> + Send + Sync;

/// The search index of a library.
///
/// It is opened for a graph and immutable. It stores no text, so that every query comes with the graph. A stored index
/// is a cache that may be damaged: if it cannot be used, the documents are indexed again in memory.
///
/// A query searches the newest edition of each work in each language; an older one is opened when a query names it.
pub struct Index {
    newest: Arc<Searcher>,
    stored: Box<IndexProvider>,
    /// Whether a stored index was damaged.
    has_damaged_segments: AtomicBool,
    /// Replaces `newest` when a query shows that a stored index is damaged; `None` if indexing failed.
    rebuilt: OnceLock<Option<Arc<Searcher>>>,
    /// Searchers with older editions, by whether the index was rebuilt and by these editions.
    older: Cache<(bool, Vec<DocumentId>), Arc<Searcher>>,
    pub(crate) synonyms: Synonyms,
    /// Read at the first query with words.
    pub(crate) questions: LazyLock<Arc<RuleQuestions>, Box<QuestionsProvider>>,
}

impl Index {
    /// Indexes a graph in memory.
    ///
    /// # Errors
    /// If the index library refuses.
    pub fn in_memory(graph: &Graph) -> Result<Index, SearchError> {
        Index::open(graph, |_| None)
    }

    /// Opens the index of a graph. `stored` returns the stored result of [`index_document`] for a document; documents for
    /// which it is missing, or of another version of the program, are indexed now.
    ///
    /// # Errors
    /// If the index library refuses.
    pub fn open(
        graph: &Graph,
        stored: impl Fn(&Document) -> Option<Vec<u8>> + Send + Sync + 'static,
    ) -> Result<Index, SearchError> {
        let has_damaged_segments = AtomicBool::new(false);
        let segments = open_segments(&newest_edition_documents(graph), &|document| {
            open_stored_segment(document, &stored, &has_damaged_segments)
        })?;
        let newest = catch_panic(|| Searcher::new(graph, segments)).or_else(|_| {
            has_damaged_segments.store(true, Ordering::Relaxed);
            rebuild(graph)
        })?;
        Ok(Index {
            newest: Arc::new(newest),
            stored: Box::new(stored),
            has_damaged_segments,
            rebuilt: OnceLock::new(),
            older: Cache::new(CACHED_SEARCHERS),
            synonyms: Synonyms::default(),
            questions: LazyLock::new(Box::new(Arc::default)),
        })
    }

    /// Whether a stored index was found to be damaged so far; its document was indexed again.
    pub fn has_damaged_segments(&self) -> bool {
        self.has_damaged_segments.load(Ordering::Relaxed)
    }

    /// Runs a query; if it shows that a stored index is damaged, rebuilds all indexes once and runs the query again.
    pub(crate) fn with_rebuild<T>(
        &self,
        graph: &Graph,
        query: impl Fn() -> Result<T, SearchError>,
    ) -> Result<T, SearchError> {
        if self.rebuilt.get().is_none() {
            if let Ok(answer) = catch_panic(&query) {
                return Ok(answer);
            }
            self.has_damaged_segments.store(true, Ordering::Relaxed);
            self.rebuilt.get_or_init(|| rebuild(graph).ok().map(Arc::new));
        }
        query()
    }

    /// The index with synonyms from everyday language.
    #[must_use]
    pub fn with_synonyms(mut self, synonyms: Synonyms) -> Index {
        self.synonyms = synonyms;
        self
    }

    /// The index with questions of players, which are searched with the rules that answer them. They are asked for at
    /// the first query with words.
    #[must_use]
    pub fn with_questions(mut self, questions: impl FnOnce() -> Arc<RuleQuestions> + Send + 'static) -> Index {
        self.questions = LazyLock::new(Box::new(questions));
        self
    }

    pub(crate) fn newest_editions_searcher(&self) -> &Arc<Searcher> {
        self.rebuilt.get().and_then(Option::as_ref).unwrap_or(&self.newest)
    }

    /// The searcher for a query: of the newest editions and the older ones that it names.
    pub(crate) fn searcher(&self, graph: &Graph, query: &Query<'_>) -> Result<Arc<Searcher>, SearchError> {
        let is_rebuilt = self.rebuilt.get().is_some();
        let newest = Arc::clone(self.newest_editions_searcher());
        let is_named = |document: &Document| match (query.document, query.edition) {
            (Some(id), _) => *id == document.id,
            (None, Some(date)) => date == document.date() && document.kind.is_complete_edition(),
            (None, None) => false,
        };
        let documents = graph.documents().map(|(_, document)| document);
        let older: Vec<&Document> =
            documents.filter(|document| is_named(document) && !newest.documents.contains(&document.id)).collect();
        if older.is_empty() {
            return Ok(newest);
        }
        let key = (is_rebuilt, older.iter().map(|document| document.id.clone()).collect());
        self.older.get_or_insert_with(&key, || {
            let parts = older.into_iter().map(|document| {
                let stored = if is_rebuilt {
                    None
                } else {
                    open_stored_segment(document, &*self.stored, &self.has_damaged_segments)
                };
                Ok((document.id.clone(), open_segment(document, stored)?))
            });
            let parts = parts.collect::<Result<Vec<_>, SearchError>>()?;
            Ok(Arc::new(newest.with_segments(graph, parts)?))
        })
    }
}

/// The newest edition of each work in each language.
fn newest_edition_documents(graph: &Graph) -> Vec<&Document> {
    graph.documents().filter(|&(place, _)| is_newest(graph, place)).map(|(_, document)| document).collect()
}

/// Indexes the newest editions in memory.
fn rebuild(graph: &Graph) -> Result<Searcher, SearchError> {
    Searcher::new(graph, open_segments(&newest_edition_documents(graph), &|_| None)?)
}

/// Opens or makes the indexes of documents, in parallel.
fn open_segments(
    documents: &[&Document],
    stored: &(dyn Fn(&Document) -> Option<SegmentReader> + Sync),
) -> Result<Vec<(DocumentId, SegmentReader)>, SearchError> {
    let open = |document: &&Document| Ok((document.id.clone(), open_segment(document, stored(document))?));
    documents.par_iter().with_max_len(1).map(open).collect()
}

/// Opens the stored index of a document, if there is a good one.
fn open_stored_segment(
    document: &Document,
    stored: &IndexProvider,
    has_damaged_segments: &AtomicBool,
) -> Option<SegmentReader> {
    let opened = segment::open_stored(&stored(document)?, document);
    has_damaged_segments.fetch_or(opened.is_err(), Ordering::Relaxed);
    opened.ok()
}

/// The stored index of a document, or one made now.
fn open_segment(document: &Document, stored: Option<SegmentReader>) -> Result<SegmentReader, SearchError> {
    stored.map_or_else(|| segment::open(&index_document(document)?), Ok)
}

impl std::fmt::Debug for Index {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Index").field("newest", &self.newest_editions_searcher().documents).finish_non_exhaustive()
    }
}
