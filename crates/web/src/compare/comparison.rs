//! Comparisons of two editions, computed on demand and cached.

use std::{collections::BTreeSet, sync::Arc};

use vademecum_align::{Alignment, AlignmentKind, AlignmentLink, align, align_via_pivot};
use vademecum_difference::{
    ComparisonBasis, DiffPiece, EditionDiff, EntryDiff, NodeRef, check_translation, diff_editions, original_first,
    previous_edition,
};
use vademecum_document::Document;
use vademecum_graph::DocumentIndex;
use vademecum_vocab::Number;

use crate::{
    app_state::AppState,
    error::Error,
    work::{Client, SharedResults},
};

/// Maximum size of the cached comparisons of a library, in bytes.
const MAX_CACHE_BYTES: usize = 32 << 20;

/// A document and what it is compared with.
type DocumentPair = (DocumentIndex, DocumentIndex);

/// A cache of the diffs of pairs of documents.
#[derive(Clone)]
struct ComparisonCache(SharedResults<DocumentPair, Arc<EditionDiff>>);

/// Computes the diff of two documents, or gets it from the cache; of an original and its translation, the original must
/// come first.
pub(crate) async fn comparison(
    state: &Arc<AppState>,
    client: Client,
    (from, to): DocumentPair,
) -> Result<Arc<EditionDiff>, Error> {
    let shared = Arc::clone(state);
    let compare = move || differences_between(&shared, from, to).map(Arc::new);
    let size = |found: &Arc<EditionDiff>| found.rows.iter().map(size_of_row).sum();
    let cache = state.module_cache(|| ComparisonCache(SharedResults::new(MAX_CACHE_BYTES, size)));
    cache.0.get(&state.work.long, client, (from, to), compare).await
}

fn differences_between(state: &AppState, from: DocumentIndex, to: DocumentIndex) -> Result<EditionDiff, Error> {
    let alignment = alignment(state, from, to)?;
    let (old, new) = (state.graph.document(from), state.graph.document(to));
    if original_first(old, new).is_none() {
        return Ok(diff_editions(old, new, &alignment));
    }
    let documents: Vec<&Document> = state.graph.documents().map(|(_, document)| document).collect();
    let older = previous_edition(old, &documents).and_then(|older| Some((older, align(older, old).ok()?)));
    Ok(check_translation(old, new, &alignment, older.as_ref().map(|(older, since)| (*older, since))))
}

/// The alignment of two documents: by lineage, where that is known.
fn alignment(state: &AppState, from: DocumentIndex, to: DocumentIndex) -> Result<Alignment, Error> {
    if let Some(known) = state.graph.alignment(from, to) {
        return Ok(known);
    }
    let (old, new) = (state.graph.document(from), state.graph.document(to));
    if ComparisonBasis::of(old, new) == ComparisonBasis::SideBySide {
        // The words of a summary cannot be aligned; it has the numbers of its edition.
        return if old.date() == new.date() { Ok(shared_numbers(old, new)) } else { Err(Error::NotComparable) };
    }
    let others: Vec<&Document> = state.graph.documents().map(|(_, document)| document).collect();
    align_via_pivot(old, new, &others).map_err(|_| Error::NotComparable)
}

/// The rules that two texts of one edition both have, by their numbers.
fn shared_numbers(from: &Document, to: &Document) -> Alignment {
    let numbers = |document: &Document| -> BTreeSet<Number> { document.rules().map(|rule| rule.number).collect() };
    let link = |number: &Number| AlignmentLink {
        from: Some(*number),
        to: vec![*number],
        kind: AlignmentKind::Same,
        score: 1.0,
        evidence: "one edition".to_owned(),
    };
    Alignment { links: numbers(from).intersection(&numbers(to)).map(link).collect() }
}

fn size_of_row(row: &EntryDiff) -> usize {
    let spots = row.from.iter().chain(&row.to).map(|spot| size_of::<NodeRef>() + spot.fragment.len());
    let examples = row.examples.iter().flat_map(|example| &example.text_diff);
    let pieces = row.title_diff.iter().chain(row.text_diffs.iter().flatten()).chain(examples);
    let pieces = pieces.map(|piece| {
        size_of::<DiffPiece>() + piece.text.len() + piece.old_reference_text.as_ref().map_or(0, String::len)
    });
    let remarks = row.issues.iter().map(|remark| {
        size_of_val(remark)
            + remark.from.iter().chain(&remark.to).map(|text| size_of::<String>() + text.len()).sum::<usize>()
    });
    size_of::<EntryDiff>() + spots.chain(pieces).chain(remarks).sum::<usize>()
}
