//! Matches the entries of two glossaries by their texts, citations, names and order.

use std::collections::{BTreeSet, HashMap, HashSet};

use vademecum_document::Document;
use vademecum_text::{StemVocabulary, WordId};
use vademecum_vocab::Number;

use crate::{
    assignment::{ScoredPair, ambiguous, assign, expected_positions, is_in_order},
    cooccurrence::{Bitext, Side, UnitId, cooccurrences},
    glossary_entry::{GlossaryEntry, entries, training_pairs},
};
use vademecum_align::{
    lexicon::{BilingualLexicon, TextPair},
    sparse_vector::SparseVector,
};

/// Weights and thresholds of the score of two entries. Text, citations and name add up to 1.
struct EntryWeights {
    /// Of the cosine of the explanations.
    text: f32,
    citations: f32,
    /// Of the similarity of the names, or of their co-occurrence in the rules.
    name: f32,
    /// Factor of a score without a common citation.
    uncited: f32,
    /// Penalty for a remark on only one of the headwords.
    remark: f32,
    /// Penalty for a name that is a part of its headword beside one that is not, or is another part.
    part: f32,
    /// Of the orthographic similarity of the names, to break ties.
    spelling: f32,
    /// Maximum bonus for the expected position, where both glossaries are in the same order.
    position: f32,
    min_score: f32,
    /// Minimum score of entries that are left over, by text and citations alone.
    min_score_left_over: f32,
    /// Score below which a match gives way to what titles show.
    weak_score: f32,
}

const WEIGHTS: EntryWeights = EntryWeights {
    text: 0.35,
    citations: 0.3,
    name: 0.35,
    uncited: 0.85,
    remark: 0.15,
    part: 0.025,
    spelling: 0.05,
    position: 0.3,
    min_score: 0.4,
    min_score_left_over: 0.5,
    weak_score: 0.55,
};

/// Number of rounds in which entries are matched and the lexicon is learned from the result.
const LEARNING_ROUNDS: usize = 2;

/// Maximum number of pairs of entries that are all scored: glossaries of a game have some 700 entries each.
const MAX_PAIRS: usize = 1 << 20;

/// Maximum number of entries that are scored with each entry of larger glossaries.
const MAX_CANDIDATES: usize = 64;

/// Maximum number of entries with a word or citation for it to make them candidates.
const MAX_ENTRIES_PER_FEATURE: usize = 1_000;

pub(crate) struct MatchedEntries {
    pub(crate) names: [String; 2],
    pub(crate) headwords: [String; 2],
    /// Whether the score is low.
    pub(crate) is_weak: bool,
}

/// Matches the entries of two glossaries, each at most once.
pub(crate) fn match_glossaries(
    from: &Document,
    to: &Document,
    links: &HashMap<Number, Number>,
    bitext: &Bitext,
) -> Vec<MatchedEntries> {
    let (mut left, mut right) = (StemVocabulary::new(from.lang()), StemVocabulary::new(to.lang()));
    let a = entries(from, &mut left, |number| links.get(&number).copied());
    let b = entries(to, &mut right, Some);
    if a.is_empty() || b.is_empty() {
        return Vec::new();
    }
    let mut training = training_pairs(from, to, links, &mut left, &mut right);
    let by_spelling = BilingualLexicon::from_spelling(left.stems(), from.lang(), right.stems(), to.lang());
    let cooccurrence = name_cooccurrences(&a, &b, bitext);
    let mut found: Vec<ScoredPair> = Vec::new();
    let mut ambiguous: HashSet<(usize, usize)> = HashSet::new();
    for _ in 0..LEARNING_ROUNDS {
        // Ambiguous matches are not learned from: they would confirm themselves.
        found.retain(|&(_, i, j)| !ambiguous.contains(&(i, j)));
        let lexicon = BilingualLexicon::learn(&training, left.stems().words().len(), &by_spelling);
        // Matched names of one word translate each other, in longer names too.
        let mut name_lexicon = lexicon.clone();
        for &(_, i, j) in &found {
            if let ([word], [other]) = (a[i].name_stems.as_slice(), b[j].name_stems.as_slice()) {
                name_lexicon.set_translation(*word, *other);
            }
        }
        (found, ambiguous) =
            match_entries(&a, &b, [&lexicon, &name_lexicon, &by_spelling], right.stems().words().len(), &cooccurrence);
        // The texts of matched entries are learned from once, their names twice.
        let sure = found.iter().filter(|&&(_, i, j)| !ambiguous.contains(&(i, j)));
        let pair = |from: &[WordId], to: &[WordId]| TextPair::new(from.iter().copied(), to.iter().copied());
        training.extend(sure.flat_map(|&(_, i, j)| {
            let names = pair(&a[i].name_stems, &b[j].name_stems);
            [pair(&a[i].text_stems, &b[j].text_stems), names.clone(), names].into_iter().flatten()
        }));
    }
    let matched = |(score, i, j): ScoredPair| MatchedEntries {
        is_weak: score < WEIGHTS.weak_score,
        names: [a[i].name.clone(), b[j].name.clone()],
        headwords: [a[i].headword.to_owned(), b[j].headword.to_owned()],
    };
    found.into_iter().filter(|&(_, i, j)| !ambiguous.contains(&(i, j))).map(matched).collect()
}

/// The Dice coefficients of names of two glossaries that co-occur in the rules.
fn name_cooccurrences(
    a: &[GlossaryEntry<'_>],
    b: &[GlossaryEntry<'_>],
    bitext: &Bitext,
) -> HashMap<(usize, usize), f32> {
    let [left, right] = [(a, Side::Source), (b, Side::Target)].map(|(entries, which)| {
        entries.iter().map(|entry| bitext.side(which).units_of(&entry.name)).collect::<Vec<_>>()
    });
    let right: Vec<&[UnitId]> = right.iter().map(Vec::as_slice).collect();
    let mut shares = HashMap::new();
    for (i, found) in cooccurrences(left.iter().map(Vec::as_slice), &right).enumerate() {
        let mut dice: Vec<(f32, usize)> = found.into_iter().map(|(j, cooccurrence)| (cooccurrence.dice, j)).collect();
        if a.len() * b.len() > MAX_PAIRS {
            keep_best(&mut dice);
        }
        shares.extend(dice.into_iter().map(|(dice, j)| ((i, j), dice)));
    }
    shares
}

/// Keeps the [`MAX_CANDIDATES`] entries with the highest scores.
fn keep_best(scored: &mut Vec<(f32, usize)>) {
    scored.sort_by(|x, y| y.0.total_cmp(&x.0).then(x.1.cmp(&y.1)));
    scored.truncate(MAX_CANDIDATES);
}

/// What entries may have in common: a word of the explanation or the name, or a citation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Feature {
    Text(WordId),
    Name(WordId),
    Citation(Number),
}

/// An entry as its weighted features.
type Features = Vec<(Feature, f32)>;

/// The features of an entry, given its explanation and its name as vectors of words.
fn features(entry: &GlossaryEntry<'_>, text: &SparseVector, name: &SparseVector) -> Features {
    let text = text.entries().iter().map(|&(word, weight)| (Feature::Text(word), WEIGHTS.text.sqrt() * weight));
    let name = name.entries().iter().map(|&(word, weight)| (Feature::Name(word), WEIGHTS.name.sqrt() * weight));
    let share = (WEIGHTS.citations / entry.cites.len().max(1) as f32).sqrt();
    let citations = entry.cites.iter().map(|&number| (Feature::Citation(number), share));
    text.chain(name).chain(citations).collect()
}

/// For each entry of the first glossary, the entries of the second with which it is scored: all of them, unless that were
/// too many pairs; then those with which it has most in common.
fn candidates(a: &[Features], b: &[Features]) -> Vec<Vec<usize>> {
    if a.len() * b.len() <= MAX_PAIRS {
        return vec![(0..b.len()).collect(); a.len()];
    }
    let mut having: HashMap<Feature, Vec<(usize, f32)>> = HashMap::new();
    for (j, features) in b.iter().enumerate() {
        features.iter().for_each(|&(feature, weight)| having.entry(feature).or_default().push((j, weight)));
    }
    having.retain(|_, entries| entries.len() <= MAX_ENTRIES_PER_FEATURE);
    let mut common = vec![0.0_f32; b.len()];
    let best = |features: &Features| {
        common.fill(0.0);
        for &(feature, weight) in features {
            for &(j, other) in having.get(&feature).into_iter().flatten() {
                common[j] += weight * other;
            }
        }
        let any = common.iter().enumerate().filter(|(_, common)| **common > 0.0);
        let mut scored: Vec<(f32, usize)> = any.map(|(j, &common)| (common, j)).collect();
        keep_best(&mut scored);
        let mut best: Vec<usize> = scored.into_iter().map(|(_, j)| j).collect();
        best.sort_unstable();
        best
    };
    a.iter().map(best).collect()
}

/// One round of matching: the best pairs of entries with their scores, and which of them are ambiguous.
fn match_entries(
    a: &[GlossaryEntry<'_>],
    b: &[GlossaryEntry<'_>],
    [lexicon, name_lexicon, by_spelling]: [&BilingualLexicon; 3],
    words: usize,
    cooccurrence: &HashMap<(usize, usize), f32>,
) -> (Vec<ScoredPair>, HashSet<(usize, usize)>) {
    let weight = idf_weights(b, words);
    let vector = |words: &[WordId]| SparseVector::new(words.iter().map(|&word| (word, weight(word))).collect());
    let by = |lexicon: &BilingualLexicon, words: &[WordId]| {
        lexicon.translate(words.iter().map(|&word| (word, 1.0)), &weight)
    };
    let said_a: Vec<(SparseVector, SparseVector)> =
        a.iter().map(|e| (by(lexicon, &e.text_stems), by(name_lexicon, &e.name_stems))).collect();
    let said_b: Vec<(SparseVector, SparseVector)> =
        b.iter().map(|e| (vector(&e.text_stems), vector(&e.name_stems))).collect();
    let looks: Vec<SparseVector> = a.iter().map(|e| by(by_spelling, &e.name_stems)).collect();
    let citation_counts = citation_counts(b);
    let features = |entries: &[GlossaryEntry<'_>], said: &[(SparseVector, SparseVector)]| -> Vec<Features> {
        entries.iter().zip(said).map(|(entry, (text, name))| features(entry, text, name)).collect()
    };
    let candidates = candidates(&features(a, &said_a), &features(b, &said_b));
    let mut scores: Vec<ScoredPair> = Vec::new();
    for (i, (entry, (says, name))) in a.iter().zip(&said_a).enumerate() {
        for &j in &candidates[i] {
            let (other, (said, called)) = (&b[j], &said_b[j]);
            if entry.part.is_some() && other.is_several || entry.is_several && other.part.is_some() {
                continue;
            }
            let share = cooccurrence.get(&(i, j)).copied().unwrap_or(0.0);
            let called = if entry.defining_rule.is_some() && entry.defining_rule == other.defining_rule {
                1.0
            } else {
                name.cosine(called).max(share)
            };
            let cites = citation_overlap(&entry.cites, &other.cites, &citation_counts);
            let (says, called) = (WEIGHTS.text * says.cosine(said), WEIGHTS.name * called);
            let uncited = (says + called) / (WEIGHTS.text + WEIGHTS.name) * WEIGHTS.uncited;
            // Entries without citations are judged by the rest.
            let score = match (entry.cites.is_empty(), other.cites.is_empty()) {
                // A citation may be wrong.
                (false, false) => (says + WEIGHTS.citations * cites + called).max(uncited * WEIGHTS.uncited),
                (true, true) => uncited,
                _ => uncited * WEIGHTS.uncited,
            };
            let alike = WEIGHTS.spelling * looks[i].cosine(&said_b[j].1);
            let is_other = entry.is_remarked != other.is_remarked;
            let is_whole = entry.part == other.part;
            let score =
                score + alike - if is_other { WEIGHTS.remark } else { 0.0 } - if is_whole { 0.0 } else { WEIGHTS.part };
            // Pairs that even the full position bonus would not lift over the minimum are dropped.
            if score + WEIGHTS.position >= WEIGHTS.min_score {
                scores.push((score, i, j));
            }
        }
    }
    let mut found = assign(&scores, WEIGHTS.min_score, a.len(), b.len());
    if is_in_order(&found) {
        let at = expected_positions(&found, a.len());
        for (score, i, j) in &mut scores {
            let away = (at[*i] - *j as f32).abs();
            *score += WEIGHTS.position * (1.0 - away / 8.0).max(-0.5);
        }
        found = assign(&scores, WEIGHTS.min_score, a.len(), b.len());
    }
    // Nothing is known about the names of the entries that are left over: their texts decide.
    let left_over = |taken: HashSet<usize>, entries: &[GlossaryEntry<'_>]| -> BTreeSet<usize> {
        let is_whole = |i: usize| i == 0 || entries[i - 1].headword != entries[i].headword;
        (0..entries.len()).filter(|i| !taken.contains(i) && is_whole(*i)).collect()
    };
    let left = left_over(found.iter().map(|&(_, i, _)| i).collect(), a);
    let right = left_over(found.iter().map(|&(.., j)| j).collect(), b);
    let says = left.iter().flat_map(|&i| candidates[i].iter().map(move |&j| (i, j)));
    let says = says.filter(|(_, j)| right.contains(j));
    let says = says.map(|(i, j)| {
        let remarked = if a[i].is_remarked == b[j].is_remarked { 0.0 } else { WEIGHTS.remark };
        let cites = citation_overlap(&a[i].cites, &b[j].cites, &citation_counts);
        (
            said_a[i].0.cosine(&said_b[j].0)
                + WEIGHTS.spelling * looks[i].cosine(&said_b[j].1)
                + WEIGHTS.citations * cites
                - remarked,
            i,
            j,
        )
    });
    let says: Vec<ScoredPair> = says.collect();
    let left_over = assign(&says, WEIGHTS.min_score_left_over, a.len(), b.len());
    let mut ambiguous_pairs = ambiguous(&found, &scores);
    ambiguous_pairs.extend(ambiguous(&left_over, &says));
    found.extend(left_over);
    found.sort_by_key(|&(_, i, _)| i);
    (found, ambiguous_pairs)
}

/// Inverse document frequency of a word of the second glossary.
fn idf_weights(entries: &[GlossaryEntry<'_>], words: usize) -> impl Fn(WordId) -> f32 {
    let mut spread = vec![0_u32; words];
    for word in entries.iter().flat_map(|entry| &entry.text_stems) {
        spread[*word as usize] += 1;
    }
    let all = entries.len() as f32;
    move |word| (1.0 + all / spread.get(word as usize).copied().unwrap_or(0).max(1) as f32).ln()
}

fn citation_counts(entries: &[GlossaryEntry<'_>]) -> HashMap<Number, f32> {
    let mut spread: HashMap<Number, f32> = HashMap::new();
    for number in entries.iter().flat_map(|entry| &entry.cites) {
        *spread.entry(*number).or_default() += 1.0;
    }
    spread
}

/// Weighted Jaccard index of the citations of two entries; rules with few citations count more.
fn citation_overlap(a: &HashSet<Number>, b: &HashSet<Number>, spread: &HashMap<Number, f32>) -> f32 {
    let weight = |number: &Number| 1.0 / spread.get(number).copied().unwrap_or(1.0).sqrt();
    let both: f32 = a.intersection(b).map(weight).sum();
    let all: f32 = a.union(b).map(weight).sum();
    if all > 0.0 { both / all } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_that_are_scored_grow_with_the_number_of_entries_not_with_its_square() {
        let pairs = |n: usize| {
            let entry = |i: usize| vec![(Feature::Text(0), 0.1), (Feature::Name(i as WordId / 100), 0.5)];
            let entries: Vec<Features> = (0..n).map(entry).collect();
            candidates(&entries, &entries).iter().map(Vec::len).sum::<usize>()
        };
        assert_eq!(pairs(1_000), 1_000_000);
        assert_eq!((pairs(2_000), pairs(4_000)), (2_000 * MAX_CANDIDATES, 4_000 * MAX_CANDIDATES));
    }

    #[test]
    fn entries_of_large_glossaries_are_scored_with_those_they_have_most_in_common_with() {
        let left: Vec<Features> = (0..2_000).map(|i| vec![(Feature::Name(i), 0.5)]).collect();
        let right: Vec<Features> = (0..2_000).map(|i| vec![(Feature::Name(i + 1), 0.5)]).collect();
        let candidates = candidates(&left, &right);
        assert_eq!((&candidates[0][..], &candidates[7][..]), (&[][..], &[6][..]));
    }
}
