//! Where a translation still says what an older edition of its original said.
//!
//! The words that the original lost and gained since are looked for in the translation, through a lexicon
//! learned from the two texts themselves: a rule is stale if what it lost is there and what it gained is not.

use std::collections::{HashMap, HashSet};

use vademecum_document::{Document, Node};
use vademecum_vocab::Number;

use crate::{Remark, What, row::Pair};
use vademecum_align::{
    Alignment, AlignmentLink, LinkKind,
    lexicon::{BilingualLexicon, TextPair},
    text::{Vocabulary, WordId, example_texts, intern_words, title_and_text},
};

/// Pairs less sure than this teach nothing.
const TEACHES: f32 = 0.3;

/// Longer texts are cut for learning.
const LESSON: usize = 120;

/// A word means another at least so likely.
const MEANS: f32 = 0.12;

/// A word is known if one of its meanings is at least so likely.
const KNOWN: f32 = 0.3;

/// So many of the words that were lost or gained must be known.
const ENOUGH: usize = 3;

/// What was lost must be said by so much more than what was gained.
const MORE: f32 = 0.65;

/// What the original said, by the number that it has now.
pub(crate) fn remarks(
    pair: &Pair<'_>,
    alignment: &Alignment,
    older: &Document,
    since: &Alignment,
) -> HashMap<Number, Remark> {
    let learned = Learned::new(pair, alignment);
    let translated: HashMap<Number, Number> = alignment.links.iter().filter_map(one_to_one).collect();
    let before = older.nodes.iter().filter(|node| !node.stale && node.kind.is_numbered());
    let before: HashMap<Number, &Node> = before.filter_map(|node| Some((node.number?, node))).collect();
    let mut found = HashMap::new();
    for link in since.links.iter().filter(|link| link.kind == LinkKind::Reworded) {
        let Some((was, is)) = one_to_one(link) else { continue };
        let nodes = (before.get(&was), pair.from.number(is), translated.get(&is).and_then(|&n| pair.to.number(n)));
        let (Some(old), Some((_, new)), Some((_, text))) = nodes else { continue };
        if let Some(remark) = learned.judge(old, new, text) {
            found.insert(is, remark);
        }
    }
    found
}

fn one_to_one(link: &AlignmentLink) -> Option<(Number, Number)> {
    match link.to.as_slice() {
        [to] if link.kind != LinkKind::Merged => Some((link.from?, *to)),
        _ => None,
    }
}

/// What the words of the original mean in the translation.
struct Learned {
    lexicon: BilingualLexicon,
    from: HashMap<String, WordId>,
    to: HashMap<String, WordId>,
}

impl Learned {
    fn new(pair: &Pair<'_>, alignment: &Alignment) -> Self {
        let (mut from, mut to) = (Vocabulary::default(), Vocabulary::default());
        let mut lessons: Vec<TextPair> = Vec::new();
        for link in alignment.links.iter().filter(|link| link.score >= TEACHES) {
            let Some((a, b)) = one_to_one(link) else { continue };
            let (Some((_, a)), Some((_, b))) = (pair.from.number(a), pair.to.number(b)) else { continue };
            let lesson = |node: &Node, vocabulary: &mut Vocabulary| {
                let mut words = intern_words(title_and_text(node).chain(example_texts(node)), vocabulary);
                words.sort_unstable();
                words.dedup();
                words.truncate(LESSON);
                words
            };
            let (a, b) = (lesson(a, &mut from), lesson(b, &mut to));
            if !a.is_empty() && !b.is_empty() {
                lessons.push((a, b));
            }
        }
        let alike = BilingualLexicon::from_spelling(&from, pair.from.document.lang(), &to, pair.to.document.lang());
        let lexicon = BilingualLexicon::learn(&lessons, from.words().len(), &alike);
        let places = |vocabulary: Vocabulary| (0..).zip(vocabulary.words()).map(|(p, w)| (w.clone(), p)).collect();
        Learned { lexicon, from: places(from), to: places(to) }
    }

    fn judge(&self, old: &Node, new: &Node, text: &Node) -> Option<Remark> {
        let (was, is) = (words(old), words(new));
        let said: HashSet<WordId> = words(text).iter().filter_map(|word| self.to.get(word).copied()).collect();
        let meanings = |word: &str| self.from.get(word).map_or(&[][..], |&place| self.lexicon.translations(place));
        let means = |word: &str| meanings(word).iter().filter(|(_, likely)| *likely >= MEANS).map(|&(place, _)| place);
        // What the words that stayed account for says nothing about the others.
        let stayed: HashSet<WordId> = was.intersection(&is).flat_map(|word| means(word)).collect();
        let known = |only: &HashSet<String>, other: &HashSet<String>| -> Vec<String> {
            let is_known = |word: &&String| meanings(word).iter().any(|(_, likely)| *likely >= KNOWN);
            let mut only: Vec<String> = only.difference(other).filter(is_known).cloned().collect();
            only.sort();
            only
        };
        let (lost, gained) = (known(&was, &is), known(&is, &was));
        let share = |of: &[String], there: &dyn Fn(WordId) -> bool| {
            let found = of.iter().filter(|word| means(word).any(there)).count();
            found as f32 / of.len().max(1) as f32
        };
        let lost_share = share(&lost, &|place| said.contains(&place) && !stayed.contains(&place));
        let gained_share = share(&gained, &|place| said.contains(&place));
        let enough = !lost.is_empty() && !gained.is_empty() && lost.len() + gained.len() >= ENOUGH;
        (enough && lost_share - gained_share >= MORE).then(|| Remark::new(What::Stale, lost, gained))
    }
}

/// The distinct words of a node.
fn words(node: &Node) -> HashSet<String> {
    let mut vocabulary = Vocabulary::default();
    intern_words(title_and_text(node).chain(example_texts(node)), &mut vocabulary);
    vocabulary.words().iter().cloned().collect()
}
