//! An edition prepared for alignment: its numbered rules as a tree of bags of words.

use std::{
    collections::HashMap,
    hash::{DefaultHasher, Hash, Hasher},
};

use vademecum_document::{Document, Node, NodeIndex, NodeKind, Reference};
use vademecum_text::{Vocabulary, WordId};
use vademecum_vocab::{Lang, Number};

use crate::{
    lexicon::BilingualLexicon,
    node_text::{example_texts, title_and_text},
    sparse_vector::{SparseVector, merge_repeated},
};

pub(crate) type UnitIndex = usize;

/// Distinct words with their counts, sorted by word.
pub(crate) type BagOfWords = Vec<(WordId, f32)>;

/// Sorts words with counts, and adds up the counts of repeated ones.
fn collect_bag(mut words: BagOfWords) -> BagOfWords {
    merge_repeated(&mut words);
    words
}

/// A numbered section, chapter, rule or subrule.
#[derive(Debug)]
pub(crate) struct RuleUnit<'d> {
    pub(crate) node: &'d Node,
    pub(crate) number: Number,
    pub(crate) parent: Option<UnitIndex>,
    pub(crate) children: Vec<UnitIndex>,
    /// The chapter it is in, or is.
    pub(crate) chapter: Option<UnitIndex>,
    pub(crate) descendants: usize,
    /// The words of its title, text and examples.
    pub(crate) own: BagOfWords,
    /// The same without the examples, where there are any.
    pub(crate) without_examples: Option<BagOfWords>,
    /// The number of words of its title and text.
    pub(crate) length: usize,
    /// Hash of these words in order: equal for units that differ only in rule numbers, punctuation, case, accents and
    /// spaces.
    pub(crate) text_hash: u64,
    pub(crate) cites: Vec<Number>,
}

impl RuleUnit<'_> {
    /// Whether it is a rule with a text, not a heading.
    pub(crate) fn has_rule_text(&self) -> bool {
        self.number.level() > 2 && !self.node.text.is_empty()
    }
}

/// The units of an edition, in document order.
#[derive(Debug)]
pub(crate) struct EditionView<'d> {
    pub(crate) lang: Lang,
    pub(crate) units: Vec<RuleUnit<'d>>,
    pub(crate) vocabulary: Vocabulary,
    /// The number of units that contain each word.
    document_frequency: Vec<u32>,
    pub(crate) by_number: HashMap<Number, UnitIndex>,
}

impl<'d> EditionView<'d> {
    pub(crate) fn new(document: &'d Document) -> Self {
        let mut vocabulary = Vocabulary::default();
        let mut units: Vec<RuleUnit<'d>> = Vec::new();
        let mut of_node: HashMap<NodeIndex, UnitIndex> = HashMap::new();
        let mut by_number = HashMap::new();
        for (i, node) in document.nodes.iter().enumerate() {
            let Some(number) = node.rule_number() else { continue };
            let place = units.len();
            let parent = node.parent.and_then(|parent| of_node.get(&parent)).copied();
            if let Some(unit) = parent.and_then(|parent| units.get_mut(parent)) {
                unit.children.push(place);
            }
            let chapter = match node.kind() {
                NodeKind::Chapter => Some(place),
                _ => parent.and_then(|parent| units.get(parent)).and_then(|unit| unit.chapter),
            };
            let once = |words: Vec<WordId>| words.into_iter().map(|word| (word, 1.0)).collect::<BagOfWords>();
            let stated = vocabulary.intern_comparable_words(title_and_text(node));
            let length = stated.len();
            let mut text_hash = DefaultHasher::new();
            stated.iter().for_each(|&word| vocabulary.words()[word as usize].hash(&mut text_hash));
            let text_hash = text_hash.finish();
            let mut own = once(stated);
            let without_examples = (!node.examples.is_empty()).then(|| collect_bag(own.clone()));
            own.extend(once(vocabulary.intern_comparable_words(example_texts(node))));
            let cites = node.references.iter().flat_map(Reference::numbers);
            units.push(RuleUnit {
                node,
                number,
                parent,
                children: Vec::new(),
                chapter,
                descendants: 0,
                length,
                text_hash,
                own: collect_bag(own),
                without_examples,
                cites: cites.collect(),
            });
            of_node.insert(NodeIndex::new(i), place);
            by_number.entry(number).or_insert(place);
        }
        for place in (0..units.len()).rev() {
            let descendants = units[place].descendants + 1;
            if let Some(parent) = units[place].parent {
                units[parent].descendants += descendants;
            }
        }
        let mut document_frequency = vec![0; vocabulary.words().len()];
        for (word, _) in units.iter().flat_map(|unit| &unit.own) {
            document_frequency[*word as usize] += 1;
        }
        EditionView { lang: document.lang(), units, vocabulary, document_frequency, by_number }
    }

    /// Inverse document frequency of a word.
    pub(crate) fn idf(&self, word: WordId) -> f32 {
        let frequency = self.document_frequency.get(word as usize).copied().unwrap_or(0).max(1) as f32;
        (1.0 + self.units.len() as f32 / frequency).ln()
    }

    /// The units of one level (1: sections, 2: chapters, 3: rules, 4: subrules).
    pub(crate) fn at_level(&self, level: u8) -> Vec<UnitIndex> {
        (0..self.units.len()).filter(|&place| self.units[place].number.level() == level).collect()
    }

    /// Whether most words of a unit occur in hardly any other: it was left in another language.
    pub(crate) fn is_untranslated(&self, place: UnitIndex) -> bool {
        let own = &self.units[place].own;
        let rare = own.iter().filter(|&&(word, _)| self.document_frequency[word as usize] <= MAX_RARE_UNITS).count();
        own.len() >= MIN_WORDS_TO_JUDGE && 2 * rare >= own.len()
    }

    pub(crate) fn vectors(&self) -> UnitVectors {
        self.vectors_by(|bag| {
            SparseVector::new(
                bag.iter().map(|&(word, count)| (word, damped_frequency(count) * self.idf(word))).collect(),
            )
        })
    }

    /// TF-IDF vectors of all units, translated into the vocabulary of another edition.
    pub(crate) fn translated_vectors(&self, lexicon: &BilingualLexicon, other: &EditionView<'_>) -> UnitVectors {
        self.vectors_by(|bag| {
            lexicon.translate(bag.iter().map(|&(word, count)| (word, damped_frequency(count))), |word| other.idf(word))
        })
    }

    fn vectors_by(&self, vector: impl Fn(&[(WordId, f32)]) -> SparseVector) -> UnitVectors {
        let own: Vec<SparseVector> = self.units.iter().map(|unit| vector(&unit.own)).collect();
        let without_examples = self.units.iter().map(|unit| unit.without_examples.as_deref().map(&vector)).collect();
        let mut under: Vec<BagOfWords> = vec![BagOfWords::new(); self.units.len()];
        let mut subtree: Vec<Option<SparseVector>> = vec![None; self.units.len()];
        for place in (0..self.units.len()).rev() {
            let unit = &self.units[place];
            let mut all = std::mem::take(&mut under[place]);
            if !unit.children.is_empty() {
                all.extend(&unit.own);
                all = collect_bag(all);
                subtree[place] = Some(vector(&all));
            }
            if let Some(parent) = unit.parent {
                under[parent].extend(if unit.children.is_empty() { &unit.own } else { &all });
            }
        }
        UnitVectors { own, without_examples, subtree }
    }
}

const MAX_RARE_UNITS: u32 = 3;

/// Minimum number of distinct words of a unit to judge whether it was left untranslated.
const MIN_WORDS_TO_JUDGE: usize = 4;

/// Sublinear term frequency: 1 + ln(count).
fn damped_frequency(count: f32) -> f32 {
    1.0 + count.ln()
}

#[derive(Debug)]
pub(crate) struct UnitVectors {
    /// Of title, text and examples.
    pub(crate) own: Vec<SparseVector>,
    /// The same without the examples, where there are any.
    without_examples: Vec<Option<SparseVector>>,
    /// Of the unit with all its descendants, where there are any.
    subtree: Vec<Option<SparseVector>>,
}

impl UnitVectors {
    /// The vector of a unit with all its descendants.
    pub(crate) fn subtree(&self, place: UnitIndex) -> &SparseVector {
        self.subtree[place].as_ref().unwrap_or(&self.own[place])
    }

    /// Cosine similarity of the own words of two units, with or without their examples, whichever is larger: examples are
    /// added and removed while the rule stays.
    pub(crate) fn similarity(&self, place: UnitIndex, others: &UnitVectors, other: UnitIndex) -> f32 {
        let all = self.own[place].cosine(&others.own[other]);
        if self.without_examples[place].is_none() && others.without_examples[other].is_none() {
            return all;
        }
        all.max(self.rule_text(place).cosine(others.rule_text(other)))
    }

    fn rule_text(&self, place: UnitIndex) -> &SparseVector {
        self.without_examples[place].as_ref().unwrap_or(&self.own[place])
    }
}
