//! BM25F scores of entries and items, accumulated term by term.

use tantivy::DocId;
use vademecum_graph::Graph;
use vademecum_text::TokenForm;
use vademecum_vocab::Lang;

use crate::{
    error::SearchError,
    query_expansion::{Interpretation, QueryTerm, TermQuery},
    rule_questions::StemAlternatives,
    schema::TextZone,
    scratch_buffers::ScratchBuffers,
    searcher::{Searcher, TermPostings},
    term_variants::{QueryLexicon, Variant},
};

/// Parameters of the score. They were chosen on the questions of `tests/tests/queries`;
/// `cargo test --workspace --test search` measures them.
struct Bm25Weights {
    /// Weight of each zone, in the order of [`TextZone::ALL`].
    zone: [f32; TextZone::ALL.len()],
    /// Length normalisation of each zone (`b` of BM25), likewise.
    b: [f32; TextZone::ALL.len()],
    /// Term frequency saturation (`k1` of BM25).
    k1: f32,
    /// IDF of a quoted phrase: that of a rare word.
    phrase_idf: f32,
    /// Score of a rule for which an everyday expression is a synonym, whatever its text.
    synonym_of_rule: f32,
    /// Weight of a question about a rule that has the word.
    questions: f32,
    /// Share of the scores of the other texts of an item that is added to the best one.
    other_texts: f32,
    /// Share of an entry's score that comes from its own text; the rest comes from all texts of its item.
    own_text: f32,
    /// Exponent of the share of the query that an item matches.
    coverage: f32,
}

const WEIGHTS: Bm25Weights = Bm25Weights {
    zone: [1.2, 0.6, 0.1, 1.0, 0.1],
    b: [0.5, 0.75, 0.75, 0.5, 0.75],
    k1: 1.4,
    phrase_idf: 10.0,
    synonym_of_rule: 8.0,
    questions: 0.1,
    other_texts: 0.15,
    own_text: 0.1,
    coverage: 0.6,
};

/// Accumulates the scores of a query, term at a time.
pub(crate) struct ScoreAccumulator<'i> {
    searcher: &'i Searcher,
    lexicon: QueryLexicon<'i>,
    /// By rule of the questions: its item.
    asked_items: &'i [Option<u32>],
    buffers: ScratchBuffers,
    /// Number of phrases that an item must match.
    required_phrases: f32,
    /// Sum of the masses of the terms so far.
    idf_weight: f32,
    /// The score of an item whose questions have every word of the query often.
    most_question_score: f32,
    word_scores: WordScores,
}

/// Words that were scored, each in its variants, with the scores of the entries. The words of an expression are among the
/// interpretations of each of its terms, and most of them are the same in one game as in all.
#[derive(Debug, Default)]
pub(crate) struct WordScores(Vec<ScoredWord>);

#[derive(Debug)]
struct ScoredWord {
    variants: Vec<Variant>,
    entries: Vec<(DocId, f32)>,
}

impl Drop for ScoreAccumulator<'_> {
    fn drop(&mut self) {
        let mut buffers = std::mem::take(&mut self.buffers);
        buffers.clear();
        self.searcher.return_buffers(buffers);
    }
}

/// The scores of one term of a query.
#[derive(Debug, Default)]
pub(crate) struct TermScores {
    /// Of entries, by their own text.
    entries: Vec<(DocId, f32)>,
    /// Of items, by all their texts and the questions about them.
    items: Vec<(u32, f32)>,
    /// Of names: the IDF of the term's stem among the names.
    names: Vec<(u32, f32)>,
}

/// A variant of a word with its postings in each zone, and its IDF.
type VariantPostings<'v> = (&'v Variant, Vec<(TextZone, TermPostings<'v>)>, f32);

impl<'i> ScoreAccumulator<'i> {
    /// An accumulator without scores. Words that `word_scores` has are not scored again.
    pub(crate) fn new(lexicon: QueryLexicon<'i>, graph: &Graph, word_scores: WordScores) -> Self {
        let QueryLexicon { searcher, questions } = lexicon;
        ScoreAccumulator {
            searcher,
            lexicon,
            asked_items: searcher.asked_items(graph, questions),
            buffers: searcher.take_buffers(questions.rules().len()),
            required_phrases: 0.0,
            idf_weight: 0.0,
            most_question_score: 0.0,
            word_scores,
        }
    }

    /// The words that were scored, for another accumulator with the same lexicon.
    pub(crate) fn take_word_scores(mut self) -> WordScores {
        std::mem::take(&mut self.word_scores)
    }

    /// Adds the scores of a term of the query.
    pub(crate) fn add(&mut self, term: &QueryTerm, scores: &TermScores) {
        let ScratchBuffers {
            own_text_score, item_score, matched_weight, phrases, name_share, name_matched_weight, ..
        } = &mut self.buffers;
        let is_phrase = matches!(term.query, TermQuery::Phrase(_));
        self.idf_weight += term.idf_weight;
        self.required_phrases += f32::from(u8::from(is_phrase));
        for &(entry, score) in &scores.entries {
            own_text_score.add(entry, score);
        }
        for &(item, score) in &scores.items {
            item_score.add(item, score);
            matched_weight.add(item, term.idf_weight);
            if is_phrase {
                phrases.add(item, 1.0);
            }
        }
        for &(name, idf) in &scores.names {
            name_share.add(name, idf);
            name_matched_weight.add(name, term.idf_weight);
        }
    }

    /// Scores every entry, item and name that matches a term of the query.
    pub(crate) fn score_term(&mut self, term: &QueryTerm) -> Result<TermScores, SearchError> {
        match &term.query {
            TermQuery::Phrase(words) => {
                for (entry, score) in score_phrase(self.searcher, words)? {
                    self.buffers.term_score.add(entry, score);
                }
            }
            TermQuery::AnyOf(interpretations) => {
                for interpretation in interpretations {
                    self.score_interpretation(interpretation)?;
                }
            }
        }
        for interpretation in interpretations_of(term) {
            self.score_in_questions(interpretation);
        }
        let mut scores = TermScores { names: self.score_names(term), ..TermScores::default() };
        let items = &self.searcher.items;
        let (best, sum) = (&mut self.buffers.best_term_score, &mut self.buffers.term_score_sum);
        scores.entries.reserve(self.buffers.term_score.len());
        self.buffers.term_score.drain(|entry, score| {
            scores.entries.push((entry, score));
            let item = items.item_of(entry);
            best.raise_to(item, score);
            sum.add(item, score);
        });
        self.buffers.question_term_score.drain(|item, score| {
            best.raise_to(item, score);
            sum.add(item, score);
        });
        for interpretation in interpretations_of(term) {
            for &item in &interpretation.items {
                best.raise_to(item, WEIGHTS.synonym_of_rule * interpretation.weight);
                sum.raise_to(item, WEIGHTS.synonym_of_rule * interpretation.weight);
            }
        }
        let of_item = |(item, best): (u32, f32)| (item, best + WEIGHTS.other_texts * (sum.get(item) - best));
        scores.items.reserve(best.len());
        scores.items.extend(best.iter().map(of_item));
        best.drain(|_, _| ());
        sum.drain(|_, _| ());
        Ok(scores)
    }

    /// Scores an interpretation of a term; of several, the best one counts for each entry.
    fn score_interpretation(&mut self, interpretation: &Interpretation) -> Result<(), SearchError> {
        let weight = interpretation.weight / (interpretation.words.len().max(1) as f32).sqrt();
        if let [variants] = interpretation.words.as_slice() {
            let word = self.score_word(variants)?;
            let term = &mut self.buffers.term_score;
            self.word_scores.0[word].entries.iter().for_each(|&(entry, score)| term.raise_to(entry, weight * score));
            return Ok(());
        }
        for variants in &interpretation.words {
            let word = self.score_word(variants)?;
            let sum = &mut self.buffers.interpretation_score;
            self.word_scores.0[word].entries.iter().for_each(|&(entry, score)| sum.add(entry, score));
        }
        let term = &mut self.buffers.term_score;
        self.buffers.interpretation_score.drain(|entry, score| term.raise_to(entry, weight * score));
        Ok(())
    }

    /// Scores an interpretation of a term in the questions about rules; of several, the best one counts for each item.
    fn score_in_questions(&mut self, interpretation: &Interpretation) {
        let weight = interpretation.weight / (interpretation.words.len().max(1) as f32).sqrt();
        for variants in &interpretation.words {
            for variant in variants.iter().filter(|variant| variant.form == TokenForm::Stemmed) {
                let Some(idf) = self.lexicon.stem_idf(&variant.word, variant.lang) else { continue };
                for posting in self.lexicon.questions.rules_with_stem(variant.lang, &variant.word) {
                    if let Some(item) = self.asked_items[posting.rule as usize] {
                        let tf = WEIGHTS.questions * posting.count as f32;
                        let score = variant.weight * idf * tf * (WEIGHTS.k1 + 1.0) / (tf + WEIGHTS.k1);
                        self.buffers.question_word_score.raise_to(item, score);
                    }
                }
            }
            let sum = &mut self.buffers.question_interpretation_score;
            self.buffers.question_word_score.drain(|item, score| sum.add(item, score));
        }
        let term = &mut self.buffers.question_term_score;
        self.buffers.question_interpretation_score.drain(|item, score| term.raise_to(item, weight * score));
    }

    /// Scores every name that has a term of the query.
    fn score_names(&mut self, term: &QueryTerm) -> Vec<(u32, f32)> {
        let name_term = &mut self.buffers.name_term;
        for interpretation in interpretations_of(term) {
            let [variants] = interpretation.words.as_slice() else { continue };
            for variant in variants.iter().filter(|variant| variant.form == TokenForm::Stemmed) {
                let (idf, names) = self.searcher.name_stems.with_stem(&variant.word, variant.lang);
                let weight = interpretation.weight * variant.weight * idf;
                names.iter().for_each(|&name| name_term.raise_to(name, weight));
            }
        }
        let mut scores = Vec::new();
        name_term.drain(|name, idf| scores.push((name, idf)));
        scores
    }

    /// Compares the query with every name that has words of it.
    pub(crate) fn compare_names(&mut self) {
        let ScratchBuffers { name_share, name_matched_weight, shared_name, .. } = &mut self.buffers;
        for (name, share) in name_share.iter() {
            let (item, whole) = self.searcher.name_stems.name(name);
            let of_query = name_matched_weight.get(name) / self.idf_weight;
            shared_name.raise_to(item, of_query * share / whole);
        }
    }

    /// The share of words that the query and a name of an item have in common, from 0 to 1: the share of the query that the
    /// name has, multiplied by the share of the name that the query has.
    pub(crate) fn shared_name(&self, item: u32) -> f32 {
        self.buffers.shared_name.get(item)
    }

    /// Scores rules by all questions about them.
    pub(crate) fn score_by_questions(
        &mut self,
        words: &[Vec<StemAlternatives>; Lang::ALL.len()],
        may_be_in: [bool; Lang::ALL.len()],
    ) {
        let ScratchBuffers { rule_word_score: word, rule_score: sum, question_score: score, .. } = &mut self.buffers;
        self.most_question_score = self.lexicon.questions.score_rules(words, may_be_in, word, sum);
        sum.drain(|rule, rule_score| {
            if let Some(item) = self.asked_items[rule as usize] {
                score.raise_to(item, rule_score);
            }
        });
    }

    /// The score of an item by all questions about it.
    pub(crate) fn question_score(&self, item: u32) -> f32 {
        self.buffers.question_score.get(item)
    }

    /// The share of this score in that of an item whose questions have every word of the query often.
    pub(crate) fn question_share(&self, item: u32) -> f32 {
        let score = self.buffers.question_score.get(item);
        if score > 0.0 { score / self.most_question_score } else { 0.0 }
    }

    /// Scores a word, if it was not yet: the best of its variants for each entry, each by BM25F over the zones. Returns its
    /// place in the [`WordScores`].
    fn score_word(&mut self, variants: &[Variant]) -> Result<usize, SearchError> {
        if let Some(word) = self.word_scores.0.iter().position(|word| word.variants == variants) {
            return Ok(word);
        }
        let postings: Vec<VariantPostings<'_>> = variants
            .iter()
            .map(|variant| {
                // Context zones are indexed by stems alone.
                let zones: &[TextZone] =
                    if variant.form == TokenForm::Stemmed { &TextZone::ALL } else { &TextZone::OWN };
                let find =
                    |&zone: &TextZone| (zone, self.searcher.text(variant.lang, zone, variant.form).find(&variant.word));
                let found: Vec<(TextZone, TermPostings<'_>)> = zones.iter().map(find).collect();
                // The IDF of a word in the body; of one that only names contain, that in names.
                let idfs =
                    [TextZone::Body, TextZone::Title, TextZone::Examples].map(|zone| found[zone as usize].1.idf());
                let idf = idfs.into_iter().find(|&idf| idf > 0.0).unwrap_or_default();
                let idf =
                    self.lexicon.questions.stem_idf(variant.lang, &variant.word).map_or(idf, |asked| idf.min(asked));
                (variant, found, idf)
            })
            .collect();
        for (variant, found, idf) in &postings {
            // A spelling is never rarer than its stem.
            let stemmed =
                postings.iter().filter(|(other, ..)| other.lang == variant.lang && other.form == TokenForm::Stemmed);
            let idf = match variant.form {
                TokenForm::Stemmed => *idf,
                TokenForm::Exact | TokenForm::Folded => stemmed.map(|(.., idf)| *idf).fold(*idf, f32::min),
            };
            for (zone, found) in found {
                let (frequency, weight) = (&mut self.buffers.term_frequency, WEIGHTS.zone[*zone as usize]);
                found.for_each_tf(WEIGHTS.b[*zone as usize], |entry, tf| frequency.add(entry, weight * tf))?;
            }
            let word = &mut self.buffers.word_score;
            self.buffers.term_frequency.drain(|entry, tf| {
                word.raise_to(entry, variant.weight * idf * tf * (WEIGHTS.k1 + 1.0) / (tf + WEIGHTS.k1));
            });
        }
        let mut entries = Vec::with_capacity(self.buffers.word_score.len());
        self.buffers.word_score.drain(|entry, score| entries.push((entry, score)));
        self.word_scores.0.push(ScoredWord { variants: variants.to_vec(), entries });
        Ok(self.word_scores.0.len() - 1)
    }

    /// The items that match any of the query, by text, by name or by a question about them.
    pub(crate) fn items(&self) -> impl Iterator<Item = u32> {
        let ScratchBuffers { item_score: shared, name_score: name, question_score: similar, .. } = &self.buffers;
        let only_by_name = name.iter().filter(|&(item, _)| shared.get(item) == 0.0);
        let only_by_question = similar.iter().filter(|&(item, _)| shared.get(item) == 0.0 && name.get(item) == 0.0);
        shared.iter().chain(only_by_name).chain(only_by_question).map(|(item, _)| item)
    }

    pub(crate) fn matches_itself(&self, entry: DocId) -> bool {
        self.buffers.own_text_score.get(entry) > 0.0
    }

    /// The share of the query that an item matches, from 0 to 1.
    pub(crate) fn matched_share(&self, item: u32) -> f32 {
        if self.idf_weight > 0.0 { self.buffers.matched_weight.get(item) / self.idf_weight } else { 0.0 }
    }

    /// Records the score of an item whose name the whole query is; of several, the highest counts.
    pub(crate) fn raise_name_score(&mut self, item: u32, score: f32) {
        self.buffers.name_score.raise_to(item, score);
    }

    /// The score of an item by its name; 0 if the query is not its name.
    pub(crate) fn name_score(&self, item: u32) -> f32 {
        self.buffers.name_score.get(item)
    }

    /// The number of items that match any of the query by text.
    pub(crate) fn matched_items(&self) -> usize {
        self.buffers.item_score.len()
    }

    /// An upper bound of [`ScoreAccumulator::score`] for the entries of an item, by the factor of its matched share.
    pub(crate) fn max_score(&self, item: u32, coverage: f32) -> f32 {
        self.buffers.item_score.get(item) * coverage
    }

    /// The score of an entry by its text and that of its item; `None` if neither matches, or a phrase is missing.
    pub(crate) fn score(&self, entry: DocId) -> Option<f32> {
        let item = self.searcher.items.item_of(entry);
        let shared = self.buffers.item_score.get(item);
        if shared <= 0.0 || self.buffers.phrases.get(item) < self.required_phrases {
            return None;
        }
        let score = shared * (1.0 - WEIGHTS.own_text) + self.buffers.own_text_score.get(entry) * WEIGHTS.own_text;
        Some(score * coverage_factor(self.matched_share(item)))
    }
}

/// The factor of the score of an item that matches a share of the query.
fn coverage_factor(matched_share: f32) -> f32 {
    matched_share.powf(WEIGHTS.coverage)
}

/// Factors of matched shares. Of these there are few: each is the weight of some of the query's terms.
#[derive(Debug, Default)]
pub(crate) struct CoverageFactors(Vec<(f32, f32)>);

impl CoverageFactors {
    /// Maximum number of factors to look through, which takes about as long as to compute one.
    const MAX_LEN: usize = 16;

    /// The factor of a share.
    pub(crate) fn of(&mut self, matched_share: f32) -> f32 {
        if let Some((_, factor)) = self.0.iter().find(|(share, _)| *share == matched_share) {
            return *factor;
        }
        let factor = coverage_factor(matched_share);
        if self.0.len() < Self::MAX_LEN {
            self.0.push((matched_share, factor));
        }
        factor
    }
}

fn interpretations_of(term: &QueryTerm) -> &[Interpretation] {
    match &term.query {
        TermQuery::AnyOf(interpretations) => interpretations,
        TermQuery::Phrase(_) => &[],
    }
}

fn score_phrase(searcher: &Searcher, words: &[String]) -> Result<Vec<(DocId, f32)>, SearchError> {
    let mut scores = Vec::new();
    for lang in Lang::ALL {
        for zone in TextZone::OWN {
            let found = searcher.phrase(lang, zone, words)?;
            let score = WEIGHTS.zone[zone as usize] * WEIGHTS.phrase_idf;
            scores.extend(found.into_iter().map(|entry| (entry, score)));
        }
    }
    Ok(scores)
}
