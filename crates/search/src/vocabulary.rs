//! The vocabulary of the index, by language: words of a query that lack accents, are half typed or misspelled are matched
//! with it.

use std::hash::BuildHasher;

use hashbrown::HashTable;
use rustc_hash::FxBuildHasher;
use vademecum_text::{
    FuzzyCandidate, FuzzyPrefix, FuzzySignature, FuzzyWord, LevenshteinMatcher, fold, stem_for_search,
};
use vademecum_vocab::Lang;

const MAX_CORRECTIONS: usize = 8;

const MAX_COMPLETIONS: usize = 24;

const MIN_STEM_BYTES: usize = 4;

/// A folded word with its spellings.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct VocabularyWord {
    key: FuzzyCandidate,
    /// Spellings with accents, as the documents have them.
    pub(crate) accented: Vec<Box<str>>,
    /// Whether a spelling without accents occurs.
    has_plain: bool,
    /// Number of titles, texts and groups of examples that contain it; the sum over its spellings.
    pub(crate) frequency: u32,
}

impl VocabularyWord {
    pub(crate) fn folded(&self) -> &str {
        self.key.folded()
    }

    /// Whether it has several spellings, which may be different words.
    pub(crate) fn is_ambiguous(&self) -> bool {
        self.accented.len() + usize::from(self.has_plain) > 1
    }

    /// The preferred spelling: with accents if there is one.
    pub(crate) fn spelling(&self) -> &str {
        self.accented.first().map_or(self.key.folded(), AsRef::as_ref)
    }
}

/// The stored form of a [`VocabularyWord`]: its folded form, its spellings with accents, whether there is one without, and
/// its frequency.
pub(crate) type StoredWord = (String, Vec<Box<str>>, bool, u32);

/// The words of one language, in alphabetical order.
#[derive(Debug, Default)]
pub(crate) struct IndexVocabulary {
    words: Vec<VocabularyWord>,
    /// Of each of the words.
    signatures: Vec<FuzzySignature>,
    /// The place of each of the words, by its hash: the words are not stored again.
    places: HashTable<u32>,
}

impl IndexVocabulary {
    /// Builds the vocabulary from spellings in lower case with their document frequencies.
    pub(crate) fn new(spellings: impl IntoIterator<Item = (String, u32)>) -> Self {
        let mut folded: Vec<(String, String, u32)> =
            spellings.into_iter().map(|(spelling, frequency)| (fold(&spelling), spelling, frequency)).collect();
        folded.sort_unstable();
        let mut words: Vec<VocabularyWord> = Vec::with_capacity(folded.len());
        for (word, spelling, frequency) in folded {
            let accented = (spelling != word).then(|| spelling.into_boxed_str());
            match words.last_mut().filter(|last| last.folded() == word) {
                Some(last) => {
                    last.has_plain |= accented.is_none();
                    last.frequency = last.frequency.saturating_add(frequency);
                    last.accented.extend(accented.filter(|spelling| last.accented.last() != Some(spelling)));
                }
                None => {
                    let has_plain = accented.is_none();
                    let accented = accented.into_iter().collect();
                    words.push(VocabularyWord { key: FuzzyCandidate::new(word), accented, has_plain, frequency });
                }
            }
        }
        IndexVocabulary::of(words)
    }

    fn of(words: Vec<VocabularyWord>) -> Self {
        let signatures = words.iter().map(|word| word.key.signature()).collect();
        let hash = |place: &u32| hash(words[*place as usize].folded());
        let mut places = HashTable::with_capacity(words.len());
        for place in 0..words.len() as u32 {
            places.insert_unique(hash(&place), place, hash);
        }
        IndexVocabulary { words, signatures, places }
    }

    /// The vocabulary of words that [`to_stored`](Self::to_stored) gave.
    pub(crate) fn from_stored(words: Vec<StoredWord>) -> Self {
        let words = words.into_iter().map(|(folded, accented, has_plain, frequency)| VocabularyWord {
            key: FuzzyCandidate::new(folded),
            accented,
            has_plain,
            frequency,
        });
        IndexVocabulary::of(words.collect())
    }

    /// The words as they are stored.
    pub(crate) fn to_stored(&self) -> Vec<StoredWord> {
        let stored =
            |word: &VocabularyWord| (word.folded().to_owned(), word.accented.clone(), word.has_plain, word.frequency);
        self.words.iter().map(stored).collect()
    }

    /// The entry of a folded word.
    pub(crate) fn get(&self, folded: &str) -> Option<&VocabularyWord> {
        let word = |place: &u32| &self.words[*place as usize];
        self.places.find(hash(folded), |place| word(place).folded() == folded).map(word)
    }

    /// The most frequent longer words with a folded prefix.
    pub(crate) fn completions(&self, folded: &str) -> Vec<&VocabularyWord> {
        let from = self.words.partition_point(|word| word.folded() <= folded);
        let mut found: Vec<&VocabularyWord> =
            self.words[from..].iter().take_while(|word| word.folded().starts_with(folded)).collect();
        // The sort is stable: words of equal frequency stay in alphabetical order.
        found.sort_by_key(|word| std::cmp::Reverse(word.frequency));
        found.truncate(MAX_COMPLETIONS);
        found
    }

    /// The words nearest to a misspelled one, each with its edit distance.
    pub(crate) fn corrections(&self, typed: &FuzzyWord) -> Vec<(&VocabularyWord, u8)> {
        let candidates = self.with_signature(|signature| typed.may_match(signature));
        nearest(candidates.filter_map(|word| Some((word, typed.match_cost(&word.key)?))).collect())
    }

    /// The words whose signatures meet a condition.
    fn with_signature(&self, fits: impl Fn(FuzzySignature) -> bool) -> impl Iterator<Item = &VocabularyWord> {
        let places = self.signatures.iter().enumerate().filter(move |&(_, &signature)| fits(signature));
        places.map(|(place, _)| &self.words[place])
    }

    /// The same by stems: `arolla` is a misspelled inflection of `arrollar`.
    pub(crate) fn corrections_by_stem(&self, typed: &FuzzyWord, stem: &MisspelledStem) -> Vec<(&VocabularyWord, u8)> {
        // Stemming is slow; words that do not start with the stem are skipped.
        let has_same_start = self.with_signature(|signature| typed.has_same_first_sound(signature));
        let candidates = has_same_start.filter(|word| stem.prefix.matches(word.folded()));
        // The inflection counts as one more edit.
        let by_stem = |word: &VocabularyWord| Some(2 * (stem.distance(word.spelling())? + 1));
        nearest(candidates.filter_map(|word| Some((word, by_stem(word)?))).collect())
    }
}

/// The stem of a word that is perhaps a misspelled inflection.
pub(crate) struct MisspelledStem {
    lang: Lang,
    prefix: FuzzyPrefix,
    matcher: LevenshteinMatcher,
}

impl MisspelledStem {
    /// The stem of a folded word in a language; `None` if it is too short to be compared.
    pub(crate) fn new(folded: &str, lang: Lang) -> Option<Self> {
        let stem = stem_for_search(folded, lang);
        (stem.len() >= MIN_STEM_BYTES).then(|| MisspelledStem {
            lang,
            prefix: FuzzyPrefix::new(&stem),
            matcher: LevenshteinMatcher::new(&stem, 1),
        })
    }

    /// The edit distance to the stem of a word, if it is at most one.
    fn distance(&self, word: &str) -> Option<u8> {
        self.matcher.distance(&stem_for_search(word, self.lang))
    }
}

/// The words at the smallest distance, most frequent first; distances become edits.
fn nearest(mut found: Vec<(&VocabularyWord, u8)>) -> Vec<(&VocabularyWord, u8)> {
    let least = found.iter().map(|&(_, distance)| distance).min();
    found.retain(|&(_, distance)| Some(distance) == least);
    found.sort_by_key(|(word, _)| std::cmp::Reverse(word.frequency));
    found.truncate(MAX_CORRECTIONS);
    found.into_iter().map(|(word, distance)| (word, distance.div_ceil(2))).collect()
}

/// The hash of a folded word.
fn hash(folded: &str) -> u64 {
    FxBuildHasher.hash_one(folded)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn vocabulary() -> IndexVocabulary {
        let words =
            [("daño", 9), ("dano", 1), ("ano", 1), ("año", 4), ("habilidad", 7), ("habilidades", 3), ("maná", 5)];
        IndexVocabulary::new(words.map(|(word, frequency)| (word.to_owned(), frequency)))
    }

    fn names(words: &[&VocabularyWord]) -> Vec<String> {
        words.iter().map(|word| word.folded().to_owned()).collect()
    }

    #[test]
    fn spellings_come_together() {
        let words = vocabulary();
        let dano = words.get("dano").unwrap();
        assert_eq!((dano.frequency, dano.accented.as_slice()), (10, &["daño".into()][..]));
        assert_eq!(words.get("daño"), None);
        for word in &words.words {
            assert_eq!(words.get(word.folded()), Some(word));
        }
        assert_eq!(IndexVocabulary::default().get("dano"), None);
    }

    #[test]
    fn words_are_completed() {
        assert_eq!(names(&vocabulary().completions("habil")), ["habilidad", "habilidades"]);
        assert_eq!(names(&vocabulary().completions("habilidad")), ["habilidades"]);
        assert!(vocabulary().completions("zzz").is_empty());
    }

    #[test]
    fn misspellings_are_corrected_by_length() {
        let words = vocabulary();
        let nearest = |text: &str| {
            let Some(typed) = FuzzyWord::new(text) else { return Vec::new() };
            let mut found = words.corrections(&typed);
            if found.is_empty() {
                found = MisspelledStem::new(text, Lang::Es)
                    .map_or_else(Vec::new, |stem| words.corrections_by_stem(&typed, &stem));
            }
            found.iter().map(|(w, d)| (w.folded().to_owned(), *d)).collect()
        };
        assert_eq!(nearest("avilidad"), [("habilidad".to_owned(), 1)]);
        assert_eq!(nearest("habiildad"), [("habilidad".to_owned(), 1)]);
        assert_eq!(nearest("mnaa"), [("mana".to_owned(), 1)]);
        assert_eq!(nearest("abiles"), [("habilidad".to_owned(), 2), ("habilidades".to_owned(), 2)]);
        assert_eq!(nearest("anu"), []);
        assert_eq!(nearest("menos"), []);
    }
}
