//! Patterns that recognise a concept in a text, and a matcher for many of them at once.
//!
//! A pattern is a line of items that must all occur in a text, in any order:
//!
//! - `target` is that word, `copi*` any word that begins so, `cast/play*` either of them; accents and capitals
//!   do not matter;
//! - `"without paying"` are consecutive words; `..` between them allows up to 64 others of the same sentence;
//! - `!kicker` and `!"each time"` must not occur.

use std::collections::HashMap;

use thiserror::Error;
use vademecum_text::{SentenceWord, fold, is_apostrophe};

/// Maximum number of words that `..` stands for: each of them is a place where the phrase may go on.
const MAX_GAP_WORDS: usize = 64;

/// A syntax error in a pattern.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PatternError {
    /// A quotation mark is not closed.
    #[error("a quotation mark has no partner")]
    UnclosedQuote,
    /// An item without a word.
    #[error("`{0}` holds no word")]
    EmptyItem(String),
    /// The pattern has no item that must occur.
    #[error("the pattern asks for no word")]
    NoRequiredItem,
}

/// A word of a pattern with its alternatives, as written: `cast/play*`.
type WordPattern = String;

/// One item of a pattern: consecutive words, each with whether others may stand between it and the one before.
type Phrase = Vec<(WordPattern, bool)>;

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Pattern {
    required: Vec<Phrase>,
    excluded: Vec<Phrase>,
}

impl Pattern {
    pub(crate) fn parse(text: &str) -> Result<Pattern, PatternError> {
        let mut pattern = Pattern { required: Vec::new(), excluded: Vec::new() };
        let mut rest = text.trim_start();
        while !rest.is_empty() {
            let (list, item) = match rest.strip_prefix('!') {
                Some(item) => (&mut pattern.excluded, item),
                None => (&mut pattern.required, rest),
            };
            let (phrase, behind) = match item.strip_prefix('"') {
                Some(quoted) => quoted.split_once('"').ok_or(PatternError::UnclosedQuote)?,
                None => item.split_once(' ').unwrap_or((item, "")),
            };
            list.push(parse_phrase(phrase)?);
            rest = behind.trim_start();
        }
        if pattern.required.is_empty() { Err(PatternError::NoRequiredItem) } else { Ok(pattern) }
    }

    /// The number of words it requires; matches of larger patterns are more certain.
    pub(crate) fn weight(&self) -> usize {
        self.required.iter().map(Vec::len).sum()
    }
}

fn parse_phrase(text: &str) -> Result<Phrase, PatternError> {
    let mut words = Phrase::new();
    let mut gap = false;
    for word in text.split_whitespace() {
        if word == ".." {
            gap = true;
            continue;
        }
        if word.split('/').any(|form| form.trim_end_matches('*').is_empty()) {
            return Err(PatternError::EmptyItem(word.to_owned()));
        }
        let word = fold(word).replace(is_apostrophe, "");
        words.push((word, std::mem::take(&mut gap)));
    }
    if words.is_empty() { Err(PatternError::EmptyItem(text.to_owned())) } else { Ok(words) }
}

/// Index of a word pattern among those of a set of patterns.
type WordId = usize;

type CompiledPhrase = Vec<(WordId, bool)>;

/// A set of patterns matched together: only those whose first word occurs in a text are examined.
#[derive(Debug, Default)]
pub(crate) struct PatternSet {
    /// Required and excluded phrases of each pattern.
    patterns: Vec<(Vec<CompiledPhrase>, Vec<CompiledPhrase>)>,
    ids: HashMap<WordPattern, WordId>,
    /// Ids by a whole word they match.
    by_word: HashMap<String, Vec<WordId>>,
    /// Ids by a prefix of the words they match.
    by_prefix: HashMap<String, Vec<WordId>>,
    /// Length of the longest prefix, in bytes.
    longest_prefix: usize,
    /// Indexes of patterns by the first word that they require.
    by_first_word: HashMap<WordId, Vec<usize>>,
}

/// The positions of the words of a pattern set in a text.
#[derive(Debug)]
pub(crate) struct WordOccurrences {
    /// Index of the sentence of each token.
    sentences: Vec<usize>,
    /// Indexes of the tokens that match each word pattern.
    positions: HashMap<WordId, Vec<usize>>,
}

impl PatternSet {
    /// Adds a pattern; its index is the number of patterns added before.
    pub(crate) fn add(&mut self, pattern: &Pattern) {
        let compile = |set: &mut PatternSet, phrases: &[Phrase]| {
            let mut words = |phrase: &Phrase| phrase.iter().map(|(word, gap)| (set.intern(word), *gap)).collect();
            phrases.iter().map(&mut words).collect::<Vec<CompiledPhrase>>()
        };
        let required = compile(self, &pattern.required);
        let excluded = compile(self, &pattern.excluded);
        if let Some(&(first, _)) = required.first().and_then(|phrase| phrase.first()) {
            self.by_first_word.entry(first).or_default().push(self.patterns.len());
        }
        self.patterns.push((required, excluded));
    }

    fn intern(&mut self, word: &str) -> WordId {
        if let Some(&id) = self.ids.get(word) {
            return id;
        }
        let id = self.ids.len();
        self.ids.insert(word.to_owned(), id);
        for form in word.split('/') {
            match form.strip_suffix('*') {
                Some(prefix) => {
                    self.longest_prefix = self.longest_prefix.max(prefix.len());
                    self.by_prefix.entry(prefix.to_owned()).or_default().push(id);
                }
                None => self.by_word.entry(form.to_owned()).or_default().push(id),
            }
        }
        id
    }

    pub(crate) fn find_words<'w>(&self, tokens: impl Iterator<Item = &'w SentenceWord>) -> WordOccurrences {
        let mut found = WordOccurrences { sentences: Vec::new(), positions: HashMap::new() };
        for (at, token) in tokens.enumerate() {
            found.sentences.push(token.sentence);
            let whole = self.by_word.get(&token.text).into_iter().flatten();
            let ends = token.text.char_indices().map(|(at, c)| at + c.len_utf8());
            let ends = ends.take_while(|&end| end <= self.longest_prefix);
            let by_prefix = ends.filter_map(|end| self.by_prefix.get(&token.text[..end])).flatten();
            for &word in whole.chain(by_prefix) {
                let positions = found.positions.entry(word).or_default();
                if positions.last() != Some(&at) {
                    positions.push(at);
                }
            }
        }
        found
    }

    /// The patterns that match, in no particular order: index of the pattern, and of the sentence that completes it.
    pub(crate) fn matches<'a>(&'a self, found: &'a WordOccurrences) -> impl Iterator<Item = (usize, usize)> + 'a {
        let candidates = found.positions.keys().filter_map(|word| self.by_first_word.get(word)).flatten().copied();
        candidates.filter_map(|pattern| {
            let (required, excluded) = &self.patterns[pattern];
            let starts: Option<Vec<usize>> = required.iter().map(|phrase| found.find(phrase)).collect();
            let last = starts?.into_iter().max()?;
            let is_allowed = !excluded.iter().any(|phrase| found.find(phrase).is_some());
            is_allowed.then(|| (pattern, found.sentences[last]))
        })
    }
}

impl WordOccurrences {
    fn positions(&self, word: WordId) -> &[usize] {
        self.positions.get(&word).map_or(&[], Vec::as_slice)
    }

    /// Index of the token at which a phrase begins first.
    fn find(&self, phrase: &[(WordId, bool)]) -> Option<usize> {
        let (&(first, _), rest) = phrase.split_first()?;
        self.positions(first).iter().copied().find(|&at| self.continues(at, rest))
    }

    /// Whether the rest of a phrase follows the token at an index.
    fn continues(&self, at: usize, rest: &[(WordId, bool)]) -> bool {
        let Some((&(word, gap), rest)) = rest.split_first() else { return true };
        let last = at + if gap { MAX_GAP_WORDS + 1 } else { 1 };
        let positions = self.positions(word);
        let following = positions[positions.partition_point(|&next| next <= at)..].iter().copied();
        let is_near = |&next: &usize| next <= last && self.sentences[next] == self.sentences[at];
        following.take_while(is_near).any(|next| self.continues(next, rest))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn matches(pattern: &str, text: &str) -> bool {
        let mut patterns = PatternSet::default();
        patterns.add(&Pattern::parse(pattern).unwrap());
        patterns.matches(&patterns.find_words(SentenceWord::of_text(text).iter())).next().is_some()
    }

    #[test]
    fn texts_match_patterns() {
        // Words stand anywhere and all of them.
        assert!(matches("ilegal* objetiv*", "Todos sus objetivos son ilegales."));
        assert!(!matches("ilegal* objetiv* resolv*", "Todos sus objetivos son ilegales."));
        assert!(!matches("ilegal", "Todos sus objetivos son ilegales."));
        // Alternatives accents and capitals.
        assert!(matches("hechizo/mágica", "Uma MAGICA."));
        assert!(matches("CÓPIA", "uma cópia"));
        // Words in a row stay in their sentence.
        assert!(matches("\"without paying\"", "cast it without paying for it"));
        assert!(!matches("\"cast paying\"", "cast it without paying for it"));
        assert!(matches("\"cast .. paying\"", "cast it without paying for it"));
        assert!(!matches("\"cast .. paying\"", "You may cast it. Without paying, you may not."));
        assert!(matches("\"a .. b c\"", "a b x b c"));
        let apart = |words: usize| matches("\"a .. b\"", &format!("a {}b", "x ".repeat(words)));
        assert_eq!([64, 65].map(apart), [true, false]);
        // What is excluded must not stand there.
        assert!(matches("copy !token", "Make a copy."));
        assert!(!matches("copy !token", "Make a token that is a copy."));
        assert!(matches("copy !\"token that\"", "A copy is a token."));
    }

    #[test]
    fn what_cannot_be_read_says_why() {
        assert_eq!(Pattern::parse("\"a b"), Err(PatternError::UnclosedQuote));
        assert_eq!(Pattern::parse("!a"), Err(PatternError::NoRequiredItem));
        assert_eq!(Pattern::parse("a/*"), Err(PatternError::EmptyItem("a/*".into())));
        assert_eq!(Pattern::parse("\"..\""), Err(PatternError::EmptyItem("..".into())));
    }
}
