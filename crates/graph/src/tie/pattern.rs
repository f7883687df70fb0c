//! Patterns: which words give a concept away.
//!
//! A pattern is a line of items that all must stand in a text, in any order:
//!
//! - `target` is that word, `copi*` any word that begins so, `cast/play*` either of them; accents and capitals
//!   do not matter;
//! - `"without paying"` are words that follow each other; `..` in between leaves room for any others of the same
//!   sentence;
//! - `!kicker` and `!"each time"` must not stand there.

use std::collections::HashMap;

use thiserror::Error;
use vademecum_vocab::fold;

use super::words::{Word, is_apostrophe};

/// Why a pattern cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PatternError {
    /// A quotation mark without its partner.
    #[error("a quotation mark has no partner")]
    Unpaired,
    /// An item without a word.
    #[error("`{0}` holds no word")]
    Empty(String),
    /// Nothing must stand in the text.
    #[error("the pattern asks for no word")]
    NothingAsked,
}

/// A word of a pattern with its alternatives, as written: `cast/play*`.
type Term = String;

/// One item: words in a row.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Phrase {
    /// The words, each with whether others may stand before it.
    terms: Vec<(Term, bool)>,
}

/// A pattern.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Pattern {
    asked: Vec<Phrase>,
    excluded: Vec<Phrase>,
}

impl Pattern {
    /// Reads a pattern as it is written in a lexicon.
    pub(super) fn parse(text: &str) -> Result<Pattern, PatternError> {
        let mut pattern = Pattern { asked: Vec::new(), excluded: Vec::new() };
        let mut rest = text.trim_start();
        while !rest.is_empty() {
            let (list, item) = match rest.strip_prefix('!') {
                Some(item) => (&mut pattern.excluded, item),
                None => (&mut pattern.asked, rest),
            };
            let (phrase, behind) = match item.strip_prefix('"') {
                Some(quoted) => quoted.split_once('"').ok_or(PatternError::Unpaired)?,
                None => item.split_once(' ').unwrap_or((item, "")),
            };
            list.push(Phrase::parse(phrase)?);
            rest = behind.trim_start();
        }
        if pattern.asked.is_empty() { Err(PatternError::NothingAsked) } else { Ok(pattern) }
    }

    /// How much it asks for: the more words, the surer it is of what it finds.
    pub(super) fn weight(&self) -> usize {
        self.asked.iter().map(|phrase| phrase.terms.len()).sum()
    }
}

impl Phrase {
    fn parse(text: &str) -> Result<Phrase, PatternError> {
        let mut terms: Vec<(Term, bool)> = Vec::new();
        let mut gap = false;
        for word in text.split_whitespace() {
            if word == ".." {
                gap = true;
                continue;
            }
            if word.split('/').any(|form| form.trim_end_matches('*').is_empty()) {
                return Err(PatternError::Empty(word.to_owned()));
            }
            let term = fold(word).replace(is_apostrophe, "");
            terms.push((term, std::mem::take(&mut gap)));
        }
        if terms.is_empty() { Err(PatternError::Empty(text.to_owned())) } else { Ok(Phrase { terms }) }
    }
}

/// A term's place among all terms of a set of patterns.
type TermId = u32;

/// A phrase with its terms by their places.
#[derive(Debug)]
struct Compiled {
    terms: Vec<(TermId, bool)>,
}

/// Many patterns that are tried on a text together: only those of which some word stands there are looked at.
#[derive(Debug, Default)]
pub(super) struct Patterns {
    patterns: Vec<(Vec<Compiled>, Vec<Compiled>)>,
    terms: HashMap<Term, TermId>,
    /// Terms by a whole word they match.
    words: HashMap<String, Vec<TermId>>,
    /// Terms by how the words they match begin.
    beginnings: HashMap<String, Vec<TermId>>,
    /// The longest of these beginnings, in bytes.
    longest: usize,
    /// Patterns by the first term they ask for.
    first: HashMap<TermId, Vec<usize>>,
}

/// Where the terms of some patterns stand in a text.
#[derive(Debug)]
pub(super) struct Found {
    /// Sentence of each word.
    sentences: Vec<usize>,
    places: HashMap<TermId, Vec<usize>>,
}

impl Patterns {
    /// Adds a pattern; the patterns are counted from 0 in the order they are added.
    pub(super) fn add(&mut self, pattern: &Pattern) {
        let compile = |patterns: &mut Patterns, phrases: &[Phrase]| {
            let mut terms =
                |phrase: &Phrase| phrase.terms.iter().map(|(term, gap)| (patterns.term(term), *gap)).collect();
            phrases.iter().map(|phrase| Compiled { terms: terms(phrase) }).collect::<Vec<_>>()
        };
        let asked = compile(self, &pattern.asked);
        let excluded = compile(self, &pattern.excluded);
        if let Some(&(first, _)) = asked.first().and_then(|phrase| phrase.terms.first()) {
            self.first.entry(first).or_default().push(self.patterns.len());
        }
        self.patterns.push((asked, excluded));
    }

    fn term(&mut self, term: &str) -> TermId {
        if let Some(&id) = self.terms.get(term) {
            return id;
        }
        let id = TermId::try_from(self.terms.len()).unwrap_or(TermId::MAX);
        self.terms.insert(term.to_owned(), id);
        for form in term.split('/') {
            match form.strip_suffix('*') {
                Some(beginning) => {
                    self.longest = self.longest.max(beginning.len());
                    self.beginnings.entry(beginning.to_owned()).or_default().push(id);
                }
                None => self.words.entry(form.to_owned()).or_default().push(id),
            }
        }
        id
    }

    /// Finds the terms of these patterns among words.
    pub(super) fn find<'w>(&self, words: impl Iterator<Item = &'w Word>) -> Found {
        let mut found = Found { sentences: Vec::new(), places: HashMap::new() };
        for (place, word) in words.enumerate() {
            found.sentences.push(word.sentence);
            let whole = self.words.get(&word.text).into_iter().flatten();
            let ends = word.text.char_indices().map(|(at, c)| at + c.len_utf8()).take_while(|&end| end <= self.longest);
            let begun = ends.filter_map(|end| self.beginnings.get(&word.text[..end])).flatten();
            for &term in whole.chain(begun) {
                let places = found.places.entry(term).or_default();
                if places.last() != Some(&place) {
                    places.push(place);
                }
            }
        }
        found
    }

    /// The patterns that a text meets, in no order, each with the sentence that completes it.
    pub(super) fn met<'a>(&'a self, found: &'a Found) -> impl Iterator<Item = (usize, usize)> + 'a {
        let near = found.places.keys().filter_map(|term| self.first.get(term)).flatten().copied();
        near.filter_map(|pattern| {
            let (asked, excluded) = &self.patterns[pattern];
            let places: Option<Vec<usize>> = asked.iter().map(|phrase| found.place(phrase)).collect();
            let last = places?.into_iter().max()?;
            let clean = !excluded.iter().any(|phrase| found.place(phrase).is_some());
            clean.then(|| (pattern, found.sentences[last]))
        })
    }
}

impl Found {
    fn places(&self, term: TermId) -> &[usize] {
        self.places.get(&term).map_or(&[], Vec::as_slice)
    }

    /// Where a phrase begins first.
    fn place(&self, phrase: &Compiled) -> Option<usize> {
        let (&(first, _), rest) = phrase.terms.split_first()?;
        self.places(first).iter().copied().find(|&place| self.goes_on(place, rest))
    }

    /// Whether the rest of a phrase follows behind a place.
    fn goes_on(&self, place: usize, rest: &[(TermId, bool)]) -> bool {
        let Some((&(term, gap), rest)) = rest.split_first() else { return true };
        let follows = |&&next: &&usize| {
            next > place && (gap || next == place + 1) && self.sentences[next] == self.sentences[place]
        };
        self.places(term).iter().filter(follows).any(|&next| self.goes_on(next, rest))
    }
}

#[cfg(test)]
mod tests {
    use super::{super::words::words, *};

    fn meets(pattern: &str, text: &str) -> bool {
        let mut patterns = Patterns::default();
        patterns.add(&Pattern::parse(pattern).unwrap());
        patterns.met(&patterns.find(words(text).iter())).next().is_some()
    }

    #[test]
    fn words_stand_anywhere_and_all_of_them() {
        assert!(meets("ilegal* objetiv*", "Todos sus objetivos son ilegales."));
        assert!(!meets("ilegal* objetiv* resolv*", "Todos sus objetivos son ilegales."));
        assert!(!meets("ilegal", "Todos sus objetivos son ilegales."));
    }

    #[test]
    fn alternatives_accents_and_capitals() {
        assert!(meets("hechizo/mágica", "Uma MAGICA."));
        assert!(meets("CÓPIA", "uma cópia"));
    }

    #[test]
    fn words_in_a_row_stay_in_their_sentence() {
        assert!(meets("\"without paying\"", "cast it without paying for it"));
        assert!(!meets("\"cast paying\"", "cast it without paying for it"));
        assert!(meets("\"cast .. paying\"", "cast it without paying for it"));
        assert!(!meets("\"cast .. paying\"", "You may cast it. Without paying, you may not."));
        assert!(meets("\"a .. b c\"", "a b x b c"));
    }

    #[test]
    fn what_is_excluded_must_not_stand_there() {
        assert!(meets("copy !token", "Make a copy."));
        assert!(!meets("copy !token", "Make a token that is a copy."));
        assert!(meets("copy !\"token that\"", "A copy is a token."));
    }

    #[test]
    fn what_cannot_be_read_says_why() {
        assert_eq!(Pattern::parse("\"a b"), Err(PatternError::Unpaired));
        assert_eq!(Pattern::parse("!a"), Err(PatternError::NothingAsked));
        assert_eq!(Pattern::parse("a/*"), Err(PatternError::Empty("a/*".into())));
        assert_eq!(Pattern::parse("\"..\""), Err(PatternError::Empty("..".into())));
    }
}
