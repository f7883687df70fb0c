//! Two editions beside each other: worked out once, when first asked for, and kept for a while.

use std::{
    collections::BTreeSet,
    fmt,
    sync::{Arc, Mutex, PoisonError},
};

use tokio::sync::{AcquireError, OnceCell, Semaphore, SemaphorePermit};
use vademecum_align::{
    Alignment, Kind, Link, align, align_among,
    difference::{Basis, Differences, differences, edition_before, original_first, translation},
};
use vademecum_document::Document;
use vademecum_graph::DocumentIndex;
use vademecum_vocab::Number;

use crate::{error::Error, site::Site};

/// So many pairs are kept; the one that was longest not asked for goes.
const KEPT: usize = 6;

/// So many are worked out at a time; others wait.
const AT_ONCE: usize = 2;

/// Two documents and what they differ in.
type Pair = (DocumentIndex, DocumentIndex);
type Cell = Arc<OnceCell<Arc<Differences>>>;

/// The comparisons asked for lately.
pub(crate) struct Comparisons {
    /// The last one asked for stands last.
    kept: Mutex<Vec<(Pair, Cell)>>,
    turns: Semaphore,
}

impl Default for Comparisons {
    fn default() -> Self {
        Comparisons { kept: Mutex::default(), turns: Semaphore::new(AT_ONCE) }
    }
}

impl fmt::Debug for Comparisons {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Comparisons").finish_non_exhaustive()
    }
}

impl Comparisons {
    /// Waits until two documents may be aligned: it takes a processor for a second or two.
    pub(crate) async fn turn(&self) -> Result<SemaphorePermit<'_>, AcquireError> {
        self.turns.acquire().await
    }

    /// The place of a pair, which is worked out once however many ask for it.
    fn cell(&self, pair: Pair) -> Cell {
        // Whoever panicked while holding it left a whole list behind.
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let cell = match kept.iter().position(|(other, _)| *other == pair) {
            Some(place) => kept.remove(place).1,
            None => Cell::default(),
        };
        if kept.len() >= KEPT {
            kept.remove(0);
        }
        kept.push((pair, Arc::clone(&cell)));
        cell
    }
}

/// Which rule of one document is which of another: by lineage, where that is known.
fn alignment(site: &Site, from: DocumentIndex, to: DocumentIndex) -> Result<Alignment, Error> {
    if let Some(known) = site.graph.alignment(from, to) {
        return Ok(known);
    }
    let (old, new) = (site.graph.document(from), site.graph.document(to));
    if Basis::of(old, new) == Basis::SideBySide {
        // Nothing can be told from the words of a summary; it has the numbers of its edition.
        return if old.date() == new.date() { Ok(shared_numbers(old, new)) } else { Err(Error::NotComparable) };
    }
    let others: Vec<&Document> = site.graph.documents().map(|(_, document)| document).collect();
    align_among(old, new, &others).map_err(|_| Error::NotComparable)
}

/// The rules that two texts of one edition both have, by their numbers.
fn shared_numbers(from: &Document, to: &Document) -> Alignment {
    let numbers = |document: &Document| -> BTreeSet<Number> {
        let numbered = document.nodes.iter().filter(|node| !node.stale && node.kind.is_numbered());
        numbered.filter_map(|node| node.number).collect()
    };
    let link = |number: &Number| Link {
        from: Some(*number),
        to: vec![*number],
        kind: Kind::Same,
        score: 1.0,
        how: "one edition".to_owned(),
    };
    Alignment { links: numbers(from).intersection(&numbers(to)).map(link).collect() }
}

/// What two documents differ in; of an original and its translation, the original must come first.
pub(crate) async fn comparison(
    site: &Arc<Site>,
    from: DocumentIndex,
    to: DocumentIndex,
) -> Result<Arc<Differences>, Error> {
    let cell = site.comparisons.cell((from, to));
    let found = cell.get_or_try_init(|| async {
        // The semaphore is never closed.
        let _turn = site.comparisons.turns.acquire().await.map_err(|_| Error::Internal)?;
        let site = Arc::clone(site);
        // It takes a second or two on whole editions: others are answered meanwhile.
        let work = tokio::task::spawn_blocking(move || {
            let alignment = alignment(&site, from, to)?;
            let (old, new) = (site.graph.document(from), site.graph.document(to));
            if original_first(old, new).is_none() {
                return Ok(Arc::new(differences(old, new, &alignment)));
            }
            let documents: Vec<&Document> = site.graph.documents().map(|(_, document)| document).collect();
            let older = edition_before(old, &documents).and_then(|older| Some((older, align(older, old).ok()?)));
            Ok(Arc::new(translation(old, new, &alignment, older.as_ref().map(|(older, since)| (*older, since)))))
        });
        work.await.map_err(|_| Error::Internal)?
    });
    found.await.map(Arc::clone)
}
