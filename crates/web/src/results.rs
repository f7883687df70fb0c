//! What is worked out from a library when it is first asked for, and takes a processor for a second or more.

use std::sync::Arc;

use axum::body::Bytes;
use vademecum_difference::{DiffPiece, EditionDiff, NodeRef, RowDiff};
use vademecum_graph::DocumentIndex;
use vademecum_terminology::{TermRow, TermTable};
use vademecum_vocab::Game;

use crate::{api::Database, work::SharedResults};

/// How many bytes of alignments are cached, as they are sent.
const ALIGNMENTS: usize = 16 << 20;

/// How many bytes of comparisons are cached.
const COMPARISONS: usize = 32 << 20;

/// How many bytes of mined terms are cached.
const TERMS: usize = 16 << 20;

/// A document and what it is held against.
pub(crate) type Pair = (DocumentIndex, DocumentIndex);

/// Results of expensive work on one library.
#[derive(Debug)]
pub(crate) struct Results {
    /// Which rule of one document is which of another, as JSON.
    pub(crate) alignments: SharedResults<Pair, Bytes>,
    /// What two documents differ in.
    pub(crate) comparisons: SharedResults<Pair, Arc<EditionDiff>>,
    /// The terms that the documents of a game have together.
    pub(crate) terms: SharedResults<Game, Arc<TermTable>>,
    /// Everything, as a file of SQLite: made once, and there until the library goes.
    pub(crate) databases: SharedResults<(), Arc<Database>>,
}

impl Default for Results {
    fn default() -> Self {
        Results {
            alignments: SharedResults::new(ALIGNMENTS, |json| json.len()),
            comparisons: SharedResults::new(COMPARISONS, |found| size_of_differences(found)),
            terms: SharedResults::new(TERMS, |terms| terms.rows().iter().map(size_of_term).sum()),
            databases: SharedResults::new(0, |_| 0),
        }
    }
}

/// About how many bytes a comparison takes.
fn size_of_differences(found: &EditionDiff) -> usize {
    found.rows.iter().map(size_of_row).sum()
}

fn size_of_row(row: &RowDiff) -> usize {
    let spots = row.from.iter().chain(&row.to).map(|spot| size_of::<NodeRef>() + spot.fragment.len());
    let examples = row.examples.iter().flat_map(|example| &example.words);
    let pieces = row.title.iter().chain(row.words.iter().flatten()).chain(examples);
    let pieces =
        pieces.map(|piece| size_of::<DiffPiece>() + piece.text.len() + piece.was.as_ref().map_or(0, String::len));
    let remarks = row.issues.iter().map(|remark| {
        size_of_val(remark)
            + remark.from.iter().chain(&remark.to).map(|text| size_of::<String>() + text.len()).sum::<usize>()
    });
    size_of::<RowDiff>() + spots.chain(pieces).chain(remarks).sum::<usize>()
}

/// About how many bytes a term takes.
fn size_of_term(row: &TermRow) -> usize {
    size_of::<TermRow>() + size_of_val(row.evidence.as_slice())
}
