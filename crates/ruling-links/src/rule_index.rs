//! Similarity of a text to each rule: cosine of IDF-weighted stems, each stem counted once per text.

use std::collections::HashMap;

use vademecum_text::{StemVocabulary, WordId, words};
use vademecum_vocab::{Lang, Number};

/// Maximum share of the rules that a stem may occur in to count; more frequent stems are ignored.
const MAX_DOCUMENT_FREQUENCY: f32 = 0.1;

/// An inverted index of rules by the stems of their words.
#[derive(Debug)]
pub(crate) struct RuleIndex {
    stems: StemVocabulary,
    /// Squared IDF of each stem; 0 for stems that are ignored.
    squared_idf: Vec<f32>,
    /// Number and vector length of each rule.
    rules: Vec<(Number, f32)>,
    /// For each stem, indexes into `rules`.
    postings: Vec<Vec<usize>>,
}

impl RuleIndex {
    /// Indexes rules; the texts of one number count as one text.
    pub(crate) fn new<'t>(lang: Lang, rules: impl IntoIterator<Item = (Number, &'t str)>) -> Self {
        let mut stems = StemVocabulary::new(lang);
        let mut texts: Vec<(Number, Vec<WordId>)> = Vec::new();
        let mut index_of: HashMap<Number, usize> = HashMap::new();
        for (number, text) in rules {
            let at = *index_of.entry(number).or_insert_with(|| {
                texts.push((number, Vec::new()));
                texts.len() - 1
            });
            texts[at].1.extend(words(text).map(|word| stems.intern(word)));
        }
        let mut postings = vec![Vec::new(); stems.stems().words().len()];
        for (rule, (_, text)) in texts.iter_mut().enumerate() {
            text.sort_unstable();
            text.dedup();
            for &stem in &*text {
                postings[stem as usize].push(rule);
            }
        }
        let all = texts.len().max(1) as f32;
        let squared_idf = |rules: &Vec<usize>| {
            let share = rules.len() as f32 / all;
            if share > MAX_DOCUMENT_FREQUENCY { 0.0 } else { share.ln().powi(2) }
        };
        let squared_idf: Vec<f32> = postings.iter().map(squared_idf).collect();
        let length = |text: &[WordId]| text.iter().map(|&stem| squared_idf[stem as usize]).sum::<f32>().sqrt();
        let rules = texts.iter().map(|(number, text)| (*number, length(text))).collect();
        RuleIndex { stems, squared_idf, rules, postings }
    }

    /// The similarity of each rule to some words, from 0 to 1, in the order of [`RuleIndex::numbers`].
    pub(crate) fn similarities<'t>(&mut self, words: impl Iterator<Item = &'t str>) -> Vec<f32> {
        let mut stems: Vec<WordId> = words.map(|word| self.stems.intern(word)).collect();
        stems.sort_unstable();
        stems.dedup();
        stems.retain(|&stem| self.squared_idf.get(stem as usize).is_some_and(|&idf| idf > 0.0));
        let length = stems.iter().map(|&stem| self.squared_idf[stem as usize]).sum::<f32>().sqrt();
        let mut similarities = vec![0.0; self.rules.len()];
        for &stem in &stems {
            for &rule in &self.postings[stem as usize] {
                similarities[rule] += self.squared_idf[stem as usize];
            }
        }
        for (similarity, (_, own)) in similarities.iter_mut().zip(&self.rules) {
            *similarity /= (own * length).max(1.0);
        }
        similarities
    }

    pub(crate) fn numbers(&self) -> impl Iterator<Item = Number> {
        self.rules.iter().map(|&(number, _)| number)
    }
}
