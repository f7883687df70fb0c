//! Which concepts of a lexicon a text states.

use std::{cmp::Reverse, collections::BTreeMap};

use vademecum_vocab::Lang;

use super::{
    concepts::{Concept, Concepts},
    pattern::Patterns,
    words::{Word, words},
};

/// A concept lexicon in one language, ready to find its concepts in texts.
#[derive(Debug)]
pub struct Matcher<'c> {
    concepts: &'c [Concept],
    patterns: Patterns,
    /// For each pattern, its concept and its weight.
    owners: Vec<(usize, usize)>,
}

/// How surely a text states a concept, the surest first: outright before in passing, complete in an early sentence
/// before in a late one (what a ruling is about it says first), by many words before by few.
type Sureness = (bool, usize, Reverse<usize>);

impl<'c> Matcher<'c> {
    fn new(lexicon: &'c Concepts, lang: Lang) -> Self {
        let mut matcher = Matcher { concepts: &lexicon.all, patterns: Patterns::default(), owners: Vec::new() };
        for (i, concept) in lexicon.all.iter().enumerate() {
            for (_, pattern) in concept.patterns.iter().filter(|(of, _)| *of == lang) {
                matcher.patterns.add(pattern);
                matcher.owners.push((i, pattern.weight()));
            }
        }
        matcher
    }

    /// The concepts that a text states, the surest first.
    pub fn stated_in(&self, text: &str) -> Vec<&'c Concept> {
        self.stated(&words(text))
    }

    /// The concepts that these words state, the surest first.
    pub(super) fn stated(&self, text: &[Word]) -> Vec<&'c Concept> {
        let mut best: BTreeMap<usize, Sureness> = BTreeMap::new();
        let mut look = |in_passing: bool, words: &mut dyn Iterator<Item = &Word>| {
            for (pattern, sentence) in self.patterns.met(&self.patterns.find(words)) {
                let (concept, weight) = self.owners[pattern];
                let sureness = (in_passing, sentence, Reverse(weight));
                best.entry(concept).and_modify(|known| *known = sureness.min(*known)).or_insert(sureness);
            }
        };
        look(false, &mut text.iter().filter(|word| !word.aside));
        if text.iter().any(|word| word.aside) {
            look(true, &mut text.iter());
        }
        let mut stated: Vec<(Sureness, usize)> =
            best.into_iter().map(|(concept, sureness)| (sureness, concept)).collect();
        stated.sort_unstable();
        stated.into_iter().map(|(_, concept)| &self.concepts[concept]).collect()
    }
}

impl Concepts {
    /// The concepts, ready to be found in texts of a language.
    pub fn in_language(&self, lang: Lang) -> Matcher<'_> {
        Matcher::new(self, lang)
    }
}
