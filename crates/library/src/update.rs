//! Changing a library, with its search index and lineages.

use vademecum_content as content;
use vademecum_document::{Document, DocumentKind};
use vademecum_lineage::LineageTable;
use vademecum_search as search;
use vademecum_store::{BoxError, IndexBuilder, Library, LibraryContents, LibraryWarning, StoreError};
use vademecum_vocab::{DocumentId, Game};

use crate::{
    lineage::{LineageCache, cache_name},
    questions,
};

/// The outcome of an [`update`].
#[derive(Debug, Clone, PartialEq)]
pub struct Updated {
    /// The damage in the library that was written.
    pub warnings: Vec<LibraryWarning>,
    /// Rulebooks that share no rule with any other edition of their work.
    pub unrelated: Vec<DocumentId>,
}

/// Changes a library, and updates its stored index and lineage cache. `incoming` are the documents that `change` adds:
/// they are indexed before the writers' lock is taken.
///
/// # Errors
/// If the library cannot be read or written.
pub fn update(
    library: &Library,
    incoming: &[Document],
    change: impl FnOnce(&mut LibraryContents),
) -> Result<Updated, StoreError> {
    let build_index = |document: &Document| search::index_document(document).map_err(BoxError::from);
    let indexing = IndexBuilder {
        version: search::SEGMENT_FORMAT_VERSION,
        build_index: &build_index,
        bundled: content::digests(),
    };
    let prepared = library.build_indexes(incoming, indexing)?;
    let prepared_or_new = |document: &Document| prepared.get(document).map_or_else(|| build_index(document), Ok);
    let snapshot = library.update_contents(change, IndexBuilder { build_index: &prepared_or_new, ..indexing })?;
    if snapshot.documents.is_empty() {
        // The cached lineages name the documents that they were built from.
        library.remove_cached(&Game::ALL.map(cache_name))?;
        library.remove_cached(&[questions::CACHE_NAME])?;
    } else {
        questions::cache(library);
    }
    let cache = LineageCache::of_snapshot(library, &snapshot);
    let mut unrelated = Vec::new();
    for game in Game::ALL {
        let lineages = cache.lineages(game, &snapshot.documents);
        let rulebooks = snapshot.documents.iter().filter(|document| document.kind == DocumentKind::Rules);
        let rulebooks: Vec<&LineageTable> = rulebooks.filter_map(|rulebook| lineages.table(&rulebook.id)).collect();
        let found = rulebooks.iter().filter(|table| is_unrelated(table, &rulebooks));
        unrelated.extend(found.map(|table| table.document.clone()));
    }
    Ok(Updated { warnings: snapshot.warnings(), unrelated })
}

/// Whether there are other editions of a rulebook's work and it shares no rule with any of them.
fn is_unrelated(table: &LineageTable, rulebooks: &[&LineageTable]) -> bool {
    let is_other =
        |other: &&&LineageTable| other.document != table.document && other.document.work() == table.document.work();
    let mut others = rulebooks.iter().filter(is_other).peekable();
    let shares = |other: &&LineageTable| table.rows().iter().any(|row| other.number_of(row.lineage).is_some());
    others.peek().is_some() && !others.any(shares)
}
