//! Finds the concepts of a lexicon in a text.

use std::{cmp::Reverse, collections::BTreeMap};

use vademecum_text::SentenceWord;
use vademecum_vocab::Lang;

use crate::{
    concept_lexicon::{Concept, ConceptCatalog},
    pattern::PatternSet,
};

/// The patterns of a concept catalog in one language, compiled.
#[derive(Debug)]
pub struct ConceptMatcher<'c> {
    concepts: &'c [Concept],
    patterns: PatternSet,
    /// For each pattern, the index of its concept and its weight.
    owners: Vec<(usize, usize)>,
}

/// Sort key of a match, most certain first: in a statement before in an aside; complete in an early sentence before in a
/// late one (the subject of a ruling comes first); a pattern of many words before one of few.
type MatchRank = (bool, usize, Reverse<usize>);

impl<'c> ConceptMatcher<'c> {
    /// Compiles the patterns of a lexicon in a language.
    pub fn new(lexicon: &'c ConceptCatalog, lang: Lang) -> Self {
        let mut matcher =
            ConceptMatcher { concepts: &lexicon.concepts, patterns: PatternSet::default(), owners: Vec::new() };
        for (i, concept) in lexicon.concepts.iter().enumerate() {
            for (_, pattern) in concept.patterns.iter().filter(|(of, _)| *of == lang) {
                matcher.patterns.add(pattern);
                matcher.owners.push((i, pattern.weight()));
            }
        }
        matcher
    }

    /// The concepts that a text states, most certain first.
    pub fn find(&self, text: &str) -> Vec<&'c Concept> {
        self.find_in_tokens(&SentenceWord::of_text(text))
    }

    /// The concepts that a tokenized text states, most certain first.
    pub(crate) fn find_in_tokens(&self, text: &[SentenceWord]) -> Vec<&'c Concept> {
        let mut best: BTreeMap<usize, MatchRank> = BTreeMap::new();
        let mut search = |in_aside: bool, tokens: &mut dyn Iterator<Item = &SentenceWord>| {
            for (pattern, sentence) in self.patterns.matches(&self.patterns.find_words(tokens)) {
                let (concept, weight) = self.owners[pattern];
                let rank = (in_aside, sentence, Reverse(weight));
                best.entry(concept).and_modify(|known| *known = rank.min(*known)).or_insert(rank);
            }
        };
        search(false, &mut text.iter().filter(|token| !token.is_parenthetical_or_example));
        if text.iter().any(|token| token.is_parenthetical_or_example) {
            search(true, &mut text.iter());
        }
        let mut found: Vec<(MatchRank, usize)> = best.into_iter().map(|(concept, rank)| (rank, concept)).collect();
        found.sort_unstable();
        found.into_iter().map(|(_, concept)| &self.concepts[concept]).collect()
    }
}
