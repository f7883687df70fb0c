//! Stop words: words of general language that say little of what a text is about. The lists of each language are in
//! its file (`es.rs`, `pt.rs`, `en.rs`); words that have a meaning of their own in a game are in none of them.
//!
//! A new stop word belongs into `common`. The other lists differ by use, because the figures of search and of term
//! mining depend on them.

mod en;
mod es;
mod lists;
mod pt;

use std::{collections::HashSet, sync::LazyLock};

use strum::{EnumCount, VariantArray};
use vademecum_vocab::Lang;

use self::lists::StopWords;

/// A set of general words of each language, by its use.
#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumCount, VariantArray)]
pub enum StopWordSet {
    /// Stop words of questions, without accents. `search` indexes stop words, for phrases, and gives them little weight
    /// in a question.
    SearchStopWords,
    /// Stop words of running text: `terminology` mines no term that begins or ends with one.
    NameStopWords,
    /// Stop words of headwords (article, preposition, conjunction): `graph` neither inflects them inside a name nor
    /// takes them for a name by themselves.
    HeadwordStopWords,
    /// Words that may connect the nouns of one name: `of`.
    Connectors,
    /// Determiners, which only nouns follow.
    Determiners,
    /// Words that a noun, or an adjective of one, may follow: determiners, and articles that are spelled like pronouns.
    DeterminersAndArticles,
    /// Definite articles, without accents.
    DefiniteArticles,
    /// Indefinite articles, without accents.
    IndefiniteArticles,
    /// Words that start sentences but not names, without accents: `ingest` looks for the subject of a sentence behind
    /// them.
    SentenceOpeners,
    /// Frequent words that tell the language of a text, without accents.
    LanguageDetection,
}

type Words = HashSet<&'static str>;

/// By language and set, in the order of their declarations.
static SETS: LazyLock<[[Words; StopWordSet::COUNT]; Lang::ALL.len()]> = LazyLock::new(|| {
    let words =
        |lang, set: &StopWordSet| set.lists(lists(lang)).iter().flat_map(|list| list.split_whitespace()).collect();
    Lang::ALL.map(|lang| std::array::from_fn(|set| words(lang, &StopWordSet::VARIANTS[set])))
});

impl StopWordSet {
    /// Whether the set of a language has a word, which is in lower case, and folded where the set is without accents.
    pub fn contains(self, lang: Lang, word: &str) -> bool {
        SETS[lang as usize][self as usize].contains(word)
    }

    /// Whether the set of any language has a word.
    pub fn contains_in_any(self, word: &str) -> bool {
        Lang::ALL.into_iter().any(|lang| self.contains(lang, word))
    }

    /// The lists that a set is made of.
    fn lists(self, words: &StopWords) -> Vec<&'static str> {
        match self {
            StopWordSet::SearchStopWords => vec![words.common, words.search],
            StopWordSet::NameStopWords => vec![words.common, words.names, words.connectors],
            StopWordSet::HeadwordStopWords => vec![words.common, words.headwords],
            StopWordSet::Connectors => vec![words.connectors],
            StopWordSet::Determiners => vec![words.determiners],
            StopWordSet::DeterminersAndArticles => vec![words.determiners, words.pronoun_articles],
            StopWordSet::DefiniteArticles => vec![words.definite_articles],
            StopWordSet::IndefiniteArticles => vec![words.indefinite_articles],
            StopWordSet::SentenceOpeners => vec![words.sentence_openers],
            StopWordSet::LanguageDetection => vec![words.detection],
        }
    }
}

const fn lists(lang: Lang) -> &'static StopWords {
    match lang {
        Lang::Es => &es::WORDS,
        Lang::Pt => &pt::WORDS,
        Lang::En => &en::WORDS,
    }
}

/// The number of words of a text that are in a language's set [`StopWordSet::LanguageDetection`].
pub fn count_detection_words(lang: Lang, text: &str) -> usize {
    let words = text.split_whitespace().map(|word| word.trim_matches(|c: char| !c.is_alphanumeric()));
    words.filter(|word| StopWordSet::LanguageDetection.contains(lang, &crate::fold(word))).count()
}

/// Maximum number of texts that [`detect_language`] reads.
const DETECTION_TEXTS: usize = 400;

const MIN_DETECTION_WORDS: usize = 3;

/// Detects the language of texts by its frequent words; `None` if there are too few of them.
pub fn detect_language<'t>(texts: impl Iterator<Item = &'t str>) -> Option<Lang> {
    let mut counts = [0; Lang::ALL.len()];
    for text in texts.take(DETECTION_TEXTS) {
        for (count, lang) in counts.iter_mut().zip(Lang::ALL) {
            *count += count_detection_words(lang, text);
        }
    }
    let (best, count) = Lang::ALL.into_iter().zip(counts).max_by_key(|&(_, count)| count)?;
    (count >= MIN_DETECTION_WORDS).then_some(best)
}

/// The function words of a language, with repetitions: every list but those of sentence openers and of language
/// detection.
pub fn stop_words(lang: Lang) -> impl Iterator<Item = &'static str> {
    let words = lists(lang);
    let lists = [words.common, words.search, words.names, words.headwords, words.connectors, words.determiners];
    let articles = [words.pronoun_articles, words.definite_articles, words.indefinite_articles];
    lists.into_iter().chain(articles).flat_map(str::split_whitespace)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fold;

    #[test]
    fn lists_are_in_order_and_say_nothing_twice() {
        for lang in Lang::ALL {
            let words = lists(lang);
            for list in [words.common, words.search, words.names, words.headwords, words.connectors, words.determiners]
            {
                let keys: Vec<(String, &str)> = list.split_whitespace().map(|word| (fold(word), word)).collect();
                assert!(keys.is_sorted_by(|a, b| a < b), "{lang}: {list}");
            }
            for list in [words.search, words.names, words.headwords] {
                let common = |word: &&str| words.common.split_whitespace().any(|other| other == *word);
                assert_eq!(list.split_whitespace().find(common), None, "{lang}");
            }
            let mut unaccented =
                [words.common, words.search, words.detection].into_iter().flat_map(str::split_whitespace);
            assert_eq!(unaccented.find(|word| fold(word) != *word), None, "{lang}");
        }
    }

    #[test]
    fn words_of_the_games_are_not_stop_words() {
        for word in ["mana", "turno", "once", "sin", "tap", "pago", "no-op", "all", "cada"] {
            assert!(!StopWordSet::SearchStopWords.contains_in_any(word), "{word}");
        }
    }

    #[test]
    fn languages_are_detected_by_their_frequent_words() {
        let detect = |text: &str| detect_language([text].into_iter());
        assert_eq!(detect("Una vez que el jugador roba, los otros esperan."), Some(Lang::Es));
        assert_eq!(detect("Uma vez que o jogador compra, os outros esperam."), Some(Lang::Pt));
        assert_eq!(detect("Once the player draws, the others wait to be dealt."), Some(Lang::En));
        assert_eq!(detect("702.19b"), None);
    }
}
