//! Buffers for scores, reused from one query to the next.

use crate::sparse_vec::SparseVec;

/// The score buffers of one query. Allocating them takes as long as many a query.
#[derive(Debug, Default)]
pub(crate) struct ScratchBuffers {
    /// By entry: the score of its own text.
    pub(crate) own: SparseVec,
    /// By item: the score of all its texts.
    pub(crate) shared: SparseVec,
    /// By item: the mass of the terms that it matches.
    pub(crate) matched_mass: SparseVec,
    /// By item: the number of phrases that it matches.
    pub(crate) phrases: SparseVec,
    /// By entry: the weighted term frequency of the current variant.
    pub(crate) term_frequency: SparseVec,
    /// By entry: the score of the current word.
    pub(crate) word: SparseVec,
    /// By entry: the score of the current interpretation.
    pub(crate) interpretation: SparseVec,
    /// By entry: the score of the current term.
    pub(crate) term: SparseVec,
    /// By item: the best score of its entries for the current term.
    pub(crate) best: SparseVec,
    /// By item: the sum of these scores.
    pub(crate) sum: SparseVec,
    /// By item: the score of the whole query as its name.
    pub(crate) name: SparseVec,
}

impl ScratchBuffers {
    pub(crate) fn new(entries: usize, items: usize) -> Self {
        let by_entry = || SparseVec::new(entries);
        let by_item = || SparseVec::new(items);
        ScratchBuffers {
            own: by_entry(),
            shared: by_item(),
            matched_mass: by_item(),
            phrases: by_item(),
            term_frequency: by_entry(),
            word: by_entry(),
            interpretation: by_entry(),
            term: by_entry(),
            best: by_item(),
            sum: by_item(),
            name: by_item(),
        }
    }

    /// Clears the buffers, also those of a query that was broken off.
    pub(crate) fn clear(&mut self) {
        let by_entry =
            [&mut self.own, &mut self.term_frequency, &mut self.word, &mut self.interpretation, &mut self.term];
        let by_item = [&mut self.shared, &mut self.matched_mass, &mut self.phrases, &mut self.best, &mut self.sum];
        for buffer in by_entry.into_iter().chain(by_item).chain([&mut self.name]) {
            buffer.drain(|_, _| ());
        }
    }
}
