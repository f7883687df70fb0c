//! One edition, ready to be compared: its numbered rules as a tree of bags of words.

use std::collections::HashMap;

use vademecum_document::{Document, Node, NodeIndex, Target};
use vademecum_vocab::{Lang, Number};

use crate::{
    lexicon::Lexicon,
    text::{Vocabulary, Word, node_words},
    vector::Vector,
};

/// A rule's place in its side's list.
pub(crate) type Place = usize;

/// A section, chapter, rule or subrule of an edition.
#[derive(Debug)]
pub(crate) struct Unit<'d> {
    pub(crate) node: &'d Node,
    pub(crate) number: Number,
    pub(crate) parent: Option<Place>,
    pub(crate) children: Vec<Place>,
    /// Its own words: title, text and examples.
    pub(crate) own: HashMap<Word, f32>,
    /// The rules it cites.
    pub(crate) cites: Vec<Number>,
}

/// An edition as a list of its numbered rules, in order.
#[derive(Debug)]
pub(crate) struct Side<'d> {
    pub(crate) lang: Lang,
    pub(crate) units: Vec<Unit<'d>>,
    pub(crate) vocabulary: Vocabulary,
    /// In how many units each word stands.
    spread: Vec<u32>,
    places: HashMap<Number, Place>,
}

impl<'d> Side<'d> {
    pub(crate) fn new(document: &'d Document) -> Self {
        let mut vocabulary = Vocabulary::default();
        let mut units: Vec<Unit<'d>> = Vec::new();
        let mut of_node: HashMap<NodeIndex, Place> = HashMap::new();
        let mut places = HashMap::new();
        for (i, node) in document.nodes.iter().enumerate() {
            let Some(number) = node.number.filter(|_| !node.stale && node.kind.is_numbered()) else { continue };
            let place = units.len();
            let parent = node.parent.and_then(|parent| of_node.get(&parent)).copied();
            if let Some(unit) = parent.and_then(|parent| units.get_mut(parent)) {
                unit.children.push(place);
            }
            let mut own: HashMap<Word, f32> = HashMap::new();
            for word in node_words(node, &mut vocabulary) {
                *own.entry(word).or_default() += 1.0;
            }
            let targets = node.references.iter().flat_map(|reference| &reference.targets);
            let cites = targets.filter_map(|target| match target {
                Target::Number(number) => Some(*number),
                Target::Term(_) => None,
            });
            units.push(Unit { node, number, parent, children: Vec::new(), own, cites: cites.collect() });
            of_node.insert(NodeIndex::new(i), place);
            places.entry(number).or_insert(place);
        }
        let mut spread = vec![0; vocabulary.words().len()];
        for word in units.iter().flat_map(|unit| unit.own.keys()) {
            spread[*word as usize] += 1;
        }
        Side { lang: document.lang(), units, vocabulary, spread, places }
    }

    /// The place of a number.
    pub(crate) fn place(&self, number: Number) -> Option<Place> {
        self.places.get(&number).copied()
    }

    /// What a word tells: much if it is rare.
    pub(crate) fn weight(&self, word: Word) -> f32 {
        let spread = self.spread.get(word as usize).copied().unwrap_or(0).max(1) as f32;
        (1.0 + self.units.len() as f32 / spread).ln()
    }

    /// The units at one depth (1 for sections).
    pub(crate) fn at_level(&self, level: u8) -> Vec<Place> {
        (0..self.units.len()).filter(|&place| self.units[place].number.level() == level).collect()
    }

    /// Each unit's own words and those of everything under it, in the words of this side.
    pub(crate) fn vectors(&self) -> Vectors {
        self.vectors_by(|bag| {
            Vector::new(bag.iter().map(|(&word, &count)| (word, tf(count) * self.weight(word))).collect())
        })
    }

    /// The same in the words of another side.
    pub(crate) fn translated(&self, lexicon: &Lexicon, other: &Side<'_>) -> Vectors {
        self.vectors_by(|bag| {
            let damped: HashMap<Word, f32> = bag.iter().map(|(&word, &count)| (word, tf(count))).collect();
            lexicon.translated(&damped, |word| other.weight(word))
        })
    }

    fn vectors_by(&self, vector: impl Fn(&HashMap<Word, f32>) -> Vector) -> Vectors {
        let own = self.units.iter().map(|unit| vector(&unit.own)).collect();
        let mut bags: Vec<HashMap<Word, f32>> = self.units.iter().map(|unit| unit.own.clone()).collect();
        for place in (0..bags.len()).rev() {
            if let Some(parent) = self.units[place].parent {
                let child = std::mem::take(&mut bags[place]);
                for (&word, &count) in &child {
                    *bags[parent].entry(word).or_default() += count;
                }
                bags[place] = child;
            }
        }
        Vectors { own, whole: bags.iter().map(vector).collect() }
    }
}

/// How often a word stands in a text, damped.
fn tf(count: f32) -> f32 {
    1.0 + count.ln()
}

/// The vectors of an edition's units.
#[derive(Debug)]
pub(crate) struct Vectors {
    /// Of what each says itself.
    pub(crate) own: Vec<Vector>,
    /// Of what it says together with everything under it.
    pub(crate) whole: Vec<Vector>,
}
