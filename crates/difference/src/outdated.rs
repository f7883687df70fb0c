//! Finds rules of a translation that still follow an older edition of the original.
//!
//! The words that the original lost and gained since that edition are looked for in the translation, through a lexicon
//! learned from the two texts: a rule is outdated if the lost words are there and the gained ones are not.

use std::collections::{HashMap, HashSet};

use vademecum_document::{Document, Node};
use vademecum_text::{Vocabulary, WordId};
use vademecum_vocab::Number;

use crate::{Issue, IssueKind, compare::EditionPair};
use vademecum_align::{
    Alignment, AlignmentKind, AlignmentLink,
    lexicon::{BilingualLexicon, TextPair},
    node_text::{example_texts, title_and_text},
};

/// Thresholds for outdated rules, from 0 to 1.
struct OutdatedWeights {
    /// Minimum confidence of a link that the lexicon is learned from.
    training: f32,
    translation: f32,
    /// Minimum probability of the best translation of a word that counts.
    known_word: f32,
    /// Minimum difference between the share of lost words in the translation and that of gained words.
    lost_over_gained: f32,
}

const WEIGHTS: OutdatedWeights =
    OutdatedWeights { training: 0.3, translation: 0.12, known_word: 0.3, lost_over_gained: 0.65 };

/// Minimum number of lost and gained words with a known translation.
const MIN_CHANGED_WORDS: usize = 3;

/// The outdated rules of a translation, by their number in the original. `older` is an older edition of the original and
/// `since` its alignment with the present one.
pub(crate) fn find_outdated(
    pair: &EditionPair<'_>,
    alignment: &Alignment,
    older: &Document,
    since: &Alignment,
) -> HashMap<Number, Issue> {
    let learned = TranslationModel::new(pair, alignment);
    let translated: HashMap<Number, Number> = alignment.links.iter().filter_map(one_to_one).collect();
    let before: HashMap<Number, &Node> = older.rules().map(|rule| (rule.number, rule.node)).collect();
    let mut found = HashMap::new();
    for link in since.links.iter().filter(|link| link.kind == AlignmentKind::Reworded) {
        let Some((was, is)) = one_to_one(link) else { continue };
        let nodes = (before.get(&was), pair.from.number(is), translated.get(&is).and_then(|&n| pair.to.number(n)));
        let (Some(old), Some((_, new)), Some((_, text))) = nodes else { continue };
        if let Some(issue) = learned.judge(old, new, text) {
            found.insert(is, issue);
        }
    }
    found
}

/// The two numbers of a link between single rules.
fn one_to_one(link: &AlignmentLink) -> Option<(Number, Number)> {
    match link.to.as_slice() {
        [to] if link.kind != AlignmentKind::MergedIntoOther => Some((link.from?, *to)),
        _ => None,
    }
}

struct TranslationModel {
    lexicon: BilingualLexicon,
    from: HashMap<String, WordId>,
    to: HashMap<String, WordId>,
}

impl TranslationModel {
    fn new(pair: &EditionPair<'_>, alignment: &Alignment) -> Self {
        let (mut from, mut to) = (Vocabulary::default(), Vocabulary::default());
        let mut training_pairs: Vec<TextPair> = Vec::new();
        for link in alignment.links.iter().filter(|link| link.score >= WEIGHTS.training) {
            let Some((a, b)) = one_to_one(link) else { continue };
            let (Some((_, a)), Some((_, b))) = (pair.from.number(a), pair.to.number(b)) else { continue };
            let training_words = |node: &Node, vocabulary: &mut Vocabulary| {
                let mut words = vocabulary.intern_comparable_words(title_and_text(node).chain(example_texts(node)));
                words.sort_unstable();
                words.dedup();
                words
            };
            training_pairs.extend(TextPair::new(training_words(a, &mut from), training_words(b, &mut to)));
        }
        let alike = BilingualLexicon::from_spelling(&from, pair.from.document.lang(), &to, pair.to.document.lang());
        let lexicon = BilingualLexicon::learn(&training_pairs, from.words().len(), &alike);
        let places = |vocabulary: Vocabulary| (0..).zip(vocabulary.words()).map(|(p, w)| (w.clone(), p)).collect();
        TranslationModel { lexicon, from: places(from), to: places(to) }
    }

    /// Checks one rule: its text in the older and in the present edition of the original, and its translation.
    fn judge(&self, old: &Node, new: &Node, text: &Node) -> Option<Issue> {
        let (was, is) = (words(old), words(new));
        let translated: HashSet<WordId> = words(text).iter().filter_map(|word| self.to.get(word).copied()).collect();
        let meanings = |word: &str| self.from.get(word).map_or(&[][..], |&place| self.lexicon.translations(place));
        let means = |word: &str| {
            meanings(word).iter().filter(|(_, likely)| *likely >= WEIGHTS.translation).map(|&(place, _)| place)
        };
        // Words of the translation that translate unchanged words are no evidence for changed ones.
        let stayed: HashSet<WordId> = was.intersection(&is).flat_map(|word| means(word)).collect();
        let known = |only: &HashSet<String>, other: &HashSet<String>| -> Vec<String> {
            let is_known = |word: &&String| meanings(word).iter().any(|(_, likely)| *likely >= WEIGHTS.known_word);
            let mut only: Vec<String> = only.difference(other).filter(is_known).cloned().collect();
            only.sort();
            only
        };
        let (lost, gained) = (known(&was, &is), known(&is, &was));
        let share = |of: &[String], there: &dyn Fn(WordId) -> bool| {
            let found = of.iter().filter(|word| means(word).any(there)).count();
            found as f32 / of.len().max(1) as f32
        };
        let lost_share = share(&lost, &|place| translated.contains(&place) && !stayed.contains(&place));
        let gained_share = share(&gained, &|place| translated.contains(&place));
        let enough = !lost.is_empty() && !gained.is_empty() && lost.len() + gained.len() >= MIN_CHANGED_WORDS;
        (enough && lost_share - gained_share >= WEIGHTS.lost_over_gained)
            .then(|| Issue::new(IssueKind::Outdated, lost, gained))
    }
}

fn words(node: &Node) -> HashSet<String> {
    let mut vocabulary = Vocabulary::default();
    vocabulary.intern_comparable_words(title_and_text(node).chain(example_texts(node)));
    vocabulary.words().iter().cloned().collect()
}
