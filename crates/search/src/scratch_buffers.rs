//! Buffers for scores, reused from one query to the next.

use crate::sparse_accumulator::SparseAccumulator;

/// The score buffers of one query. Allocating them takes as long as many a query.
#[derive(Debug, Default)]
pub(crate) struct ScratchBuffers {
    /// By entry: the score of its own text.
    pub(crate) own_text_score: SparseAccumulator,
    /// By item: the score of all its texts.
    pub(crate) item_score: SparseAccumulator,
    /// By item: the IDF weight of the terms that it matches.
    pub(crate) matched_weight: SparseAccumulator,
    /// By item: the number of phrases that it matches.
    pub(crate) phrases: SparseAccumulator,
    /// By entry: the weighted term frequency of the current variant.
    pub(crate) term_frequency: SparseAccumulator,
    /// By entry: the score of the current word.
    pub(crate) word_score: SparseAccumulator,
    /// By entry: the score of the current interpretation.
    pub(crate) interpretation_score: SparseAccumulator,
    /// By entry: the score of the current term.
    pub(crate) term_score: SparseAccumulator,
    /// By item: the best score of its entries for the current term.
    pub(crate) best_term_score: SparseAccumulator,
    /// By item: the sum of these scores.
    pub(crate) term_score_sum: SparseAccumulator,
    /// By item: the score of the whole query as its name.
    pub(crate) name_score: SparseAccumulator,
    /// By item: the share of words that its name has in common with the query.
    pub(crate) shared_name: SparseAccumulator,
    /// By name: the IDF of the current term's stem among the names, if the name has it.
    pub(crate) name_term: SparseAccumulator,
    /// By name: the sum of the IDF of its stems that the query has.
    pub(crate) name_share: SparseAccumulator,
    /// By name: the IDF weight of the terms of the query that it has.
    pub(crate) name_matched_weight: SparseAccumulator,
    /// By item: the score of the current word in questions.
    pub(crate) question_word_score: SparseAccumulator,
    /// By item: the score of the current interpretation in questions.
    pub(crate) question_interpretation_score: SparseAccumulator,
    /// By item: the score of the current term in questions.
    pub(crate) question_term_score: SparseAccumulator,
    /// By item: the score by all questions about it.
    pub(crate) question_score: SparseAccumulator,
    /// By asked rule: the score of the current word in its questions.
    pub(crate) rule_word_score: SparseAccumulator,
    /// By asked rule: the score of all words in its questions.
    pub(crate) rule_score: SparseAccumulator,
}

impl ScratchBuffers {
    pub(crate) fn new(entries: usize, items: usize, names: usize) -> Self {
        let by_entry = || SparseAccumulator::new(entries);
        let by_item = || SparseAccumulator::new(items);
        let by_name = || SparseAccumulator::new(names);
        ScratchBuffers {
            own_text_score: by_entry(),
            item_score: by_item(),
            matched_weight: by_item(),
            phrases: by_item(),
            term_frequency: by_entry(),
            word_score: by_entry(),
            interpretation_score: by_entry(),
            term_score: by_entry(),
            best_term_score: by_item(),
            term_score_sum: by_item(),
            name_score: by_item(),
            shared_name: by_item(),
            name_term: by_name(),
            name_share: by_name(),
            name_matched_weight: by_name(),
            question_word_score: by_item(),
            question_interpretation_score: by_item(),
            question_term_score: by_item(),
            question_score: by_item(),
            rule_word_score: SparseAccumulator::default(),
            rule_score: SparseAccumulator::default(),
        }
    }

    /// Makes the buffers by asked rule long enough for some rules.
    pub(crate) fn fit_rules(&mut self, rules: usize) {
        self.rule_word_score.fit(rules);
        self.rule_score.fit(rules);
    }

    /// Clears the buffers, also those of a query that was broken off.
    pub(crate) fn clear(&mut self) {
        let by_entry = [
            &mut self.own_text_score,
            &mut self.term_frequency,
            &mut self.word_score,
            &mut self.interpretation_score,
            &mut self.term_score,
        ];
        let by_item = [
            &mut self.item_score,
            &mut self.matched_weight,
            &mut self.phrases,
            &mut self.best_term_score,
            &mut self.term_score_sum,
            &mut self.name_score,
            &mut self.shared_name,
        ];
        let by_name = [&mut self.name_term, &mut self.name_share, &mut self.name_matched_weight];
        let by_question = [
            &mut self.question_word_score,
            &mut self.question_interpretation_score,
            &mut self.question_term_score,
            &mut self.question_score,
            &mut self.rule_word_score,
            &mut self.rule_score,
        ];
        for buffer in by_entry.into_iter().chain(by_item).chain(by_name).chain(by_question) {
            buffer.drain(|_, _| ());
        }
    }
}
