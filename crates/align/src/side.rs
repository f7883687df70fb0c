//! One edition, ready to be compared: its numbered rules as a tree of bags of words.

use std::{
    collections::HashMap,
    hash::{DefaultHasher, Hash, Hasher},
};

use vademecum_document::{Document, Node, NodeIndex, NodeKind, NumberedRule, Target};
use vademecum_vocab::{Lang, Number};

use crate::{
    lexicon::Lexicon,
    text::{Vocabulary, Word, examples, statement, words},
    vector::Vector,
};

/// A rule's place in its side's list.
pub(crate) type Place = usize;

/// Distinct words in order, and how often each is used.
pub(crate) type Bag = Vec<(Word, f32)>;

/// The bag of some words, which may repeat.
fn bag(mut words: Bag) -> Bag {
    words.sort_unstable_by_key(|&(word, _)| word);
    words.dedup_by(|next, kept| {
        let same = next.0 == kept.0;
        if same {
            kept.1 += next.1;
        }
        same
    });
    words
}

/// A section, chapter, rule or subrule of an edition.
#[derive(Debug)]
pub(crate) struct Unit<'d> {
    pub(crate) node: &'d Node,
    pub(crate) number: Number,
    pub(crate) parent: Option<Place>,
    pub(crate) children: Vec<Place>,
    /// The chapter it stands in, or is.
    pub(crate) chapter: Option<Place>,
    /// How many units stand under it, however deep.
    pub(crate) under: usize,
    /// Its own words: title, text and examples.
    pub(crate) own: Bag,
    /// The same without the examples, where there are any.
    pub(crate) stated: Option<Bag>,
    /// How many words its title and text have.
    pub(crate) length: usize,
    /// Their hash, in order: two units that differ in nothing but the numbers they name, marks and spaces
    /// say the same.
    pub(crate) says: u64,
    /// The rules it cites.
    pub(crate) cites: Vec<Number>,
}

impl Unit<'_> {
    /// Whether it is a rule with a text of its own, and not a heading.
    pub(crate) fn says_something(&self) -> bool {
        self.number.level() > 2 && !self.node.text.is_empty()
    }
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
        for NumberedRule { index, number, node } in document.rules() {
            let place = units.len();
            let parent = node.parent.and_then(|parent| of_node.get(&parent)).copied();
            if let Some(unit) = parent.and_then(|parent| units.get_mut(parent)) {
                unit.children.push(place);
            }
            let chapter = match node.kind {
                NodeKind::Chapter => Some(place),
                _ => parent.and_then(|parent| units.get(parent)).and_then(|unit| unit.chapter),
            };
            let once = |words: Vec<Word>| words.into_iter().map(|word| (word, 1.0)).collect::<Bag>();
            let stated = words(statement(node), &mut vocabulary);
            let length = stated.len();
            let mut says = DefaultHasher::new();
            stated.iter().for_each(|&word| vocabulary.words()[word as usize].hash(&mut says));
            let says = says.finish();
            let mut own = once(stated);
            let stated = (!node.examples.is_empty()).then(|| bag(own.clone()));
            own.extend(once(words(examples(node), &mut vocabulary)));
            let targets = node.references.iter().flat_map(|reference| &reference.targets);
            let cites = targets.filter_map(|target| match target {
                Target::Number(number) => Some(*number),
                Target::Term(_) => None,
            });
            units.push(Unit {
                node,
                number,
                parent,
                children: Vec::new(),
                chapter,
                under: 0,
                length,
                says,
                own: bag(own),
                stated,
                cites: cites.collect(),
            });
            of_node.insert(index, place);
            places.entry(number).or_insert(place);
        }
        for place in (0..units.len()).rev() {
            let under = units[place].under + 1;
            if let Some(parent) = units[place].parent {
                units[parent].under += under;
            }
        }
        let mut spread = vec![0; vocabulary.words().len()];
        for (word, _) in units.iter().flat_map(|unit| &unit.own) {
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

    /// Whether most of a unit's words stand hardly anywhere else: it was left in another language.
    pub(crate) fn is_foreign(&self, place: Place) -> bool {
        let own = &self.units[place].own;
        let strange = own.iter().filter(|&&(word, _)| self.spread[word as usize] <= STRANGE).count();
        own.len() >= 4 && 2 * strange >= own.len()
    }

    /// Each unit's own words and those of everything under it, in the words of this side.
    pub(crate) fn vectors(&self) -> Vectors {
        self.vectors_by(|bag| {
            Vector::new(bag.iter().map(|&(word, count)| (word, tf(count) * self.weight(word))).collect())
        })
    }

    /// The same in the words of another side.
    pub(crate) fn translated(&self, lexicon: &Lexicon, other: &Side<'_>) -> Vectors {
        self.vectors_by(|bag| {
            lexicon.translated(bag.iter().map(|&(word, count)| (word, tf(count))), |word| other.weight(word))
        })
    }

    fn vectors_by(&self, vector: impl Fn(&[(Word, f32)]) -> Vector) -> Vectors {
        let own: Vec<Vector> = self.units.iter().map(|unit| vector(&unit.own)).collect();
        let stated = self.units.iter().map(|unit| unit.stated.as_deref().map(&vector)).collect();
        let mut under: Vec<Bag> = vec![Bag::new(); self.units.len()];
        let mut whole: Vec<Option<Vector>> = vec![None; self.units.len()];
        for place in (0..self.units.len()).rev() {
            let unit = &self.units[place];
            let mut all = std::mem::take(&mut under[place]);
            if !unit.children.is_empty() {
                all.extend(&unit.own);
                all = bag(all);
                whole[place] = Some(vector(&all));
            }
            if let Some(parent) = unit.parent {
                under[parent].extend(if unit.children.is_empty() { &unit.own } else { &all });
            }
        }
        Vectors { own, stated, whole }
    }
}

/// A word that stands in no more units than this is strange to its text.
const STRANGE: u32 = 3;

/// How often a word stands in a text, damped.
fn tf(count: f32) -> f32 {
    1.0 + count.ln()
}

/// The vectors of an edition's units.
#[derive(Debug)]
pub(crate) struct Vectors {
    /// Of what each says itself, with its examples.
    pub(crate) own: Vec<Vector>,
    /// Of what it says without its examples, where there are any.
    stated: Vec<Option<Vector>>,
    /// Of what it says together with everything under it, where there is anything.
    whole: Vec<Option<Vector>>,
}

impl Vectors {
    /// What a unit says together with everything under it.
    pub(crate) fn whole(&self, place: Place) -> &Vector {
        self.whole[place].as_ref().unwrap_or(&self.own[place])
    }

    /// How near a unit is to one of another side by its own words: with its examples or without them, as
    /// examples come and go while the rule stays.
    pub(crate) fn near(&self, place: Place, others: &Vectors, other: Place) -> f32 {
        let all = self.own[place].near(&others.own[other]);
        if self.stated[place].is_none() && others.stated[other].is_none() {
            return all;
        }
        all.max(self.stated(place).near(others.stated(other)))
    }

    fn stated(&self, place: Place) -> &Vector {
        self.stated[place].as_ref().unwrap_or(&self.own[place])
    }
}
