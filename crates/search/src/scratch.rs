//! Buffers for scores, reused from one question to the next.

use crate::sparse::Sparse;

/// The tables that a question is answered with. Making them takes as long as many an answer.
#[derive(Debug, Default)]
pub(crate) struct Tables {
    /// By entry, of its own words.
    pub(crate) own: Sparse,
    /// By thing, of all its texts.
    pub(crate) shared: Sparse,
    /// By thing: how much of the question it answers.
    pub(crate) found: Sparse,
    /// By thing: how many phrases it has.
    pub(crate) phrases: Sparse,
    /// Of the word, the reading and the piece that are looked at, by entry; of the piece by thing.
    pub(crate) often: Sparse,
    pub(crate) word: Sparse,
    pub(crate) reading: Sparse,
    pub(crate) piece: Sparse,
    pub(crate) best: Sparse,
    pub(crate) sum: Sparse,
    /// By thing: what it tells that the whole question is its name.
    pub(crate) named: Sparse,
}

impl Tables {
    /// Empties what a question leaves behind, also one that was broken off.
    pub(crate) fn clear(&mut self) {
        let Tables { own, shared, found, phrases, often, word, reading, piece, best, sum, named } = self;
        for table in [own, shared, found, phrases, often, word, reading, piece, best, sum, named] {
            table.drain(|_, _| ());
        }
    }

    pub(crate) fn new(entries: usize, things: usize) -> Self {
        let by_entry = || Sparse::new(entries);
        let by_thing = || Sparse::new(things);
        Tables {
            own: by_entry(),
            shared: by_thing(),
            found: by_thing(),
            phrases: by_thing(),
            often: by_entry(),
            word: by_entry(),
            reading: by_entry(),
            piece: by_entry(),
            best: by_thing(),
            sum: by_thing(),
            named: by_thing(),
        }
    }
}
