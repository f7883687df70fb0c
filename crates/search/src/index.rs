//! An index, opened: which documents a question is put to.

use std::{
    cmp::Reverse,
    num::NonZero,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
};

use tantivy::SegmentReader;
use vademecum_document::Document;
use vademecum_graph::Graph;
use vademecum_vocab::DocumentId;

use crate::{
    Colloquial, Query,
    error::SearchError,
    part::{self, index_of},
    rank::is_newest,
    scope::Scope,
};

/// Gives what was stored of a document's index.
type Stored = dyn Fn(&Document) -> Option<Vec<u8>> + Send + Sync;

/// The search index of a library.
///
/// It is opened for a graph and never changed. It holds no text, so that every question comes with the graph;
/// a node that the graph no longer has is no answer.
///
/// Questions are put to the newest edition of each work in each language; an older one is opened when a question
/// is put to it by name.
pub struct Index {
    newest: Arc<Scope>,
    stored: Box<Stored>,
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
        let newest = graph.documents().filter(|&(place, _)| is_newest(graph, place));
        let opened = parts_of(&newest.map(|(_, document)| document).collect::<Vec<_>>(), &stored)?;
        Ok(Index {
            newest: Arc::new(Scope::new(graph, opened)?),
            stored: Box::new(stored),
            colloquial: Colloquial::default(),
        })
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
    pub(crate) fn newest(&self) -> &Scope {
        &self.newest
    }

    /// What a question is put to.
    pub(crate) fn scope(&self, graph: &Graph, query: &Query<'_>) -> Result<Arc<Scope>, SearchError> {
        let mut scope = Arc::clone(&self.newest);
        let is_asked = |document: &Document| {
            query.document.is_some_and(|id| *id == document.id)
                || query.edition.is_some_and(|date| date == document.date() && document.kind.holds_rules())
        };
        for (_, document) in graph.documents().filter(|(_, document)| is_asked(document)) {
            if !scope.documents().contains(&document.id) {
                scope = Arc::new(scope.with(graph, document.id.clone(), part_of(document, &*self.stored)?)?);
            }
        }
        Ok(scope)
    }
}

/// The indexes of documents, made on as many threads as there is use for.
fn parts_of(documents: &[&Document], stored: &Stored) -> Result<Vec<(DocumentId, SegmentReader)>, SearchError> {
    let threads = std::thread::available_parallelism().map_or(1, NonZero::get).clamp(1, documents.len().max(1));
    let next = AtomicUsize::new(0);
    // Long ones first, so that none of them is left for the end.
    let mut order: Vec<usize> = (0..documents.len()).collect();
    order.sort_by_key(|&place| Reverse(documents[place].nodes.len()));
    let make = || {
        let mut made = Vec::new();
        while let Some(&place) = order.get(next.fetch_add(1, Ordering::Relaxed)) {
            made.push((place, part_of(documents[place], stored)));
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

/// The index of a document: the one that was stored, else one made now.
fn part_of(document: &Document, stored: &Stored) -> Result<SegmentReader, SearchError> {
    match stored(document).and_then(|bytes| part::open(&bytes).ok()) {
        Some(segment) => Ok(segment),
        None => part::open(&index_of(document)?),
    }
}

impl std::fmt::Debug for Index {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Index").field("newest", &self.newest.documents()).finish_non_exhaustive()
    }
}
