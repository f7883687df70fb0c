//! Contexts: the words around a form that disambiguate its sense.

use std::collections::HashMap;

use vademecum_text::{SpannedWord, StopWordSet};

use super::grammar::list;

/// Maximum number of words between a form and a phrase that must stand anywhere in its text.
const MAX_DISTANCE: usize = 500;

/// Classes of words by name: `@det` for articles and other determiners.
#[derive(Debug, Default)]
pub(super) struct WordClasses(HashMap<String, Vec<String>>);

impl WordClasses {
    /// Defines a class by its words, separated by spaces.
    pub(super) fn insert(&mut self, name: &str, words: &str) {
        let words = words.split_whitespace().map(str::to_owned);
        self.0.entry(name.to_owned()).or_default().extend(words);
    }
}

/// A condition on the words around a form. It is a list of clauses separated by semicolons, all of which must hold; a
/// clause is a list of phrases separated by commas, one of which must match.
///
/// `not after`, `not before`, `after` and `before` match the words next to the form, up to the next punctuation mark,
/// which is written `.`; `with` and `not with` match anywhere in the text, up to [`MAX_DISTANCE`] words away; `capital`
/// requires a capital letter inside a sentence, `small` a small one; `not name` excludes a word of a longer proper name.
#[derive(Debug, Clone, Default)]
pub(super) struct Context {
    clauses: Vec<Clause>,
}

#[derive(Debug, Clone)]
struct Clause {
    place: Place,
    is_wanted: bool,
    phrases: Vec<Vec<Neighbour>>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Place {
    Before,
    After,
    Anywhere,
    Capital,
    Name,
}

/// A pattern for a word next to the form.
#[derive(Debug, Clone)]
enum Neighbour {
    /// One of these words.
    OneOf(Vec<String>),
    /// A word with this prefix.
    Prefix(String),
    /// A punctuation mark, or the start or end of the text.
    Mark,
}

impl Neighbour {
    fn parse(text: &str, classes: &WordClasses) -> Result<Self, String> {
        if text == "." {
            return Ok(Neighbour::Mark);
        }
        if let Some(name) = text.strip_prefix('@') {
            let class = classes.0.get(name).ok_or_else(|| format!("there is no class @{name}"))?;
            return Ok(Neighbour::OneOf(class.clone()));
        }
        Ok(match text.strip_suffix('*') {
            Some(start) => Neighbour::Prefix(start.to_lowercase()),
            None => Neighbour::OneOf(vec![text.to_lowercase()]),
        })
    }

    fn matches(&self, word: &SpannedWord) -> bool {
        match self {
            Neighbour::OneOf(words) => words.contains(&word.lower),
            Neighbour::Prefix(start) => word.lower.starts_with(start.as_str()),
            Neighbour::Mark => false,
        }
    }
}

impl Context {
    pub(super) fn parse(text: &str, classes: &WordClasses) -> Result<Self, String> {
        let clause = |text: &str| {
            let starts = [
                ("not after ", Place::After, false),
                ("not before ", Place::Before, false),
                ("not with ", Place::Anywhere, false),
                ("after ", Place::After, true),
                ("before ", Place::Before, true),
                ("with ", Place::Anywhere, true),
            ];
            match text {
                "capital" => return Ok(Clause { place: Place::Capital, is_wanted: true, phrases: Vec::new() }),
                "small" => return Ok(Clause { place: Place::Capital, is_wanted: false, phrases: Vec::new() }),
                "not name" => return Ok(Clause { place: Place::Name, is_wanted: false, phrases: Vec::new() }),
                _ => (),
            }
            let found = starts.into_iter().find_map(|(start, place, is_wanted)| {
                text.strip_prefix(start).map(|phrases| (phrases, place, is_wanted))
            });
            let (phrases, place, is_wanted) = found.ok_or_else(|| format!("“{text}” says no surroundings"))?;
            let phrase = |phrase: &str| phrase.split(' ').map(|word| Neighbour::parse(word, classes)).collect();
            Ok(Clause { place, is_wanted, phrases: list(phrases).map(phrase).collect::<Result<_, String>>()? })
        };
        let clauses = text.split(';').map(str::trim).filter(|clause| !clause.is_empty());
        Ok(Context { clauses: clauses.map(clause).collect::<Result<_, String>>()? })
    }

    pub(super) fn is_empty(&self) -> bool {
        self.clauses.is_empty()
    }

    /// Whether the context holds for the form `words[from..to]`.
    pub(super) fn holds(&self, words: &[SpannedWord], from: usize, to: usize) -> bool {
        self.clauses.iter().all(|clause| clause.holds(words, from, to))
    }
}

impl Clause {
    fn holds(&self, words: &[SpannedWord], from: usize, to: usize) -> bool {
        let found = match self.place {
            Place::After => self.phrases.iter().any(|phrase| ends_with(words, from, phrase)),
            Place::Before => self.phrases.iter().any(|phrase| begins_with(words, to, phrase)),
            Place::Anywhere => {
                let around = &words[from.saturating_sub(MAX_DISTANCE)..words.len().min(to + MAX_DISTANCE)];
                self.phrases.iter().any(|phrase| contains(around, phrase))
            }
            Place::Capital => words
                .get(from)
                // The first word of a sentence has a capital letter anyway.
                .is_some_and(|word| word.is_capital && (!word.starts_sentence || !self.is_wanted)),
            Place::Name => is_in_name(words, from, to),
        };
        found == self.is_wanted
    }
}

/// Whether a form is part of a longer proper name: it has a capital letter, and so has the word before or behind it,
/// with no mark between them.
fn is_in_name(words: &[SpannedWord], from: usize, to: usize) -> bool {
    let before = from.checked_sub(1).and_then(|place| words.get(place));
    words.get(from).is_some_and(|first| {
        first.is_capital
            && (!first.follows_punctuation && before.is_some_and(may_be_name)
                || words.get(to).is_some_and(|next| !next.follows_punctuation && may_be_name(next)))
    })
}

/// Whether a word may be one of a proper name: it has a capital letter, and is neither a variable (`Ward N`) nor a word
/// that has a capital because it opens a sentence.
fn may_be_name(word: &SpannedWord) -> bool {
    let is_opener = || {
        StopWordSet::SentenceOpeners.contains_in_any(&word.folded)
            || StopWordSet::Determiners.contains_in_any(&word.lower)
    };
    word.is_capital && word.lower.chars().nth(1).is_some() && !(word.starts_sentence && is_opener())
}

fn ends_with(words: &[SpannedWord], mut place: usize, phrase: &[Neighbour]) -> bool {
    phrase.iter().rev().all(|neighbour| {
        let is_separated = words.get(place).is_none_or(|word| word.follows_punctuation);
        if matches!(neighbour, Neighbour::Mark) {
            return is_separated;
        }
        let Some(before) = place.checked_sub(1).filter(|_| !is_separated) else { return false };
        place = before;
        neighbour.matches(&words[before])
    })
}

fn begins_with(words: &[SpannedWord], mut place: usize, phrase: &[Neighbour]) -> bool {
    phrase.iter().all(|neighbour| {
        let word = words.get(place).filter(|word| !word.follows_punctuation);
        match (neighbour, word) {
            (Neighbour::Mark, word) => word.is_none(),
            (_, None) => false,
            (_, Some(word)) => {
                place += 1;
                neighbour.matches(word)
            }
        }
    })
}

fn contains(words: &[SpannedWord], phrase: &[Neighbour]) -> bool {
    (0..words.len()).any(|place| begins_with_first(words, place, phrase))
}

fn begins_with_first(words: &[SpannedWord], place: usize, phrase: &[Neighbour]) -> bool {
    let Some((first, rest)) = phrase.split_first() else { return true };
    words.get(place).is_some_and(|word| first.matches(word)) && begins_with(words, place + 1, rest)
}
