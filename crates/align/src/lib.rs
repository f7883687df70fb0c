//! Alignment of two editions of a rulebook: which rule of one became which rule of the other, in one language or two.
//!
//! 1. Each edition becomes a tree of units (sections, chapters, rules, subrules) with TF-IDF vectors ([`sparse_vector`]).
//! 2. For each unit, the most similar units of the other edition are found anywhere (k-NN by inverted index).
//! 3. Chapters are matched by the similarity of their contents, then rules and subrules inside matched chapters in order
//!    ([`needleman_wunsch`]).
//! 4. Each match is weighed against the nearest units anywhere; matched parents and neighbours count in its favour.
//! 5. Units without a match are looked for as parts of splits and mergers.
//!
//! Editions in two languages are compared through a lexicon that is learned from the two texts themselves ([`lexicon`]).
//! A document that only quotes an edition is no evidence about the rules it does not quote.
//!
//! *Architecture invariant:* numbers are labels and never evidence; no dictionary is given.

mod align_error;
mod alignment;
mod candidates;
mod classify;
mod compose;
mod edition_view;
pub mod lexicon;
mod matching;
pub mod needleman_wunsch;
pub mod node_text;
mod pivot;
mod similarity;
pub mod sparse_vector;
mod split_merge;

use vademecum_document::{Document, DocumentKind};

pub use align_error::AlignError;
pub use alignment::{Alignment, AlignmentKind, AlignmentLink};
pub use compose::{compose, overrule, reconcile};
pub use pivot::align_via_pivot;

use crate::{
    edition_view::EditionView,
    lexicon::BilingualLexicon,
    matching::{Matching, RuleMatcher},
};

/// Number of rounds in which rules are matched and the lexicon between two languages is learned from the result.
const LEARNING_ROUNDS: usize = 2;

/// Minimum share of the shorter document's rules that must be found in the other. Two editions of one work, or an edition
/// and an article that quotes it, have far more in common; two unrelated works have less by chance.
const MIN_SHARED_RULES: f32 = 0.2;

/// Minimum number of rules for that share to be significant.
const MIN_RULES_TO_JUDGE: usize = 10;

/// Version of the alignment, for those who cache results: it grows when the same documents may be aligned otherwise.
pub const ALIGNMENT_VERSION: u32 = 1;

/// Aligns two editions of a work, or what an article quotes of one with another.
///
/// An article quotes only a fragment of its edition, so a rule that it lacks is neither gone nor new: such rules of the
/// other document are left out of the alignment.
///
/// # Errors
/// If the documents are about different games, if one has no numbered rules, or if they have too few rules in common to
/// be editions of one work.
pub fn align(from: &Document, to: &Document) -> Result<Alignment, AlignError> {
    if from.game != to.game {
        return Err(AlignError::DifferentGames { from: from.id.clone(), game: from.game, to: to.id.clone() });
    }
    let a = EditionView::new(from);
    let mut b = EditionView::new(to);
    for (side, document) in [(&a, from), (&b, to)] {
        if side.units.is_empty() {
            return Err(AlignError::NoRules { document: document.id.clone() });
        }
    }
    // A digest states the rules in its own words.
    let same_words = a.lang == b.lang && is_digest(from) == is_digest(to);
    let (lexicon, before) = if same_words {
        (BilingualLexicon::identity(&a.vocabulary, &mut b.vocabulary), None)
    } else {
        let (lexicon, before) = learn_lexicon(&a, &b);
        (lexicon, Some(before))
    };
    let matcher = RuleMatcher::new(&a, &b, &lexicon, same_words);
    let before = before.unwrap_or_else(|| matcher.match_all(None));
    let matching = matcher.match_all(Some(&before));
    let (shared, rules) = (matching.pair_count(), a.units.len().min(b.units.len()));
    if rules >= MIN_RULES_TO_JUDGE && (shared as f32) < MIN_SHARED_RULES * rules as f32 {
        return Err(AlignError::DifferentWorks { from: from.id.clone(), to: to.id.clone(), shared, rules });
    }
    Ok(classify::classify(&matcher, &matching, from.kind.is_complete_edition(), to.kind.is_complete_edition()))
}

fn is_digest(document: &Document) -> bool {
    document.kind == DocumentKind::Digest
}

/// Matches the rules of two languages and learns the lexicon between them, in turns.
fn learn_lexicon(a: &EditionView<'_>, b: &EditionView<'_>) -> (BilingualLexicon, Matching) {
    let by_spelling = BilingualLexicon::from_spelling(&a.vocabulary, a.lang, &b.vocabulary, b.lang);
    let mut lexicon = by_spelling.clone();
    let mut matching: Option<Matching> = None;
    for _ in 0..LEARNING_ROUNDS {
        let matcher = RuleMatcher::new(a, b, &lexicon, false);
        let found = matcher.match_all(matching.as_ref());
        lexicon = BilingualLexicon::learn(&matcher.training_pairs(&found), a.vocabulary.words().len(), &by_spelling);
        matching = Some(found);
    }
    (lexicon, matching.unwrap_or_default())
}
