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

use vademecum_vocab::Lang;

use self::lists::StopWords;

/// The lists of a language as sets.
struct StopWordSets {
    search: HashSet<&'static str>,
    names: HashSet<&'static str>,
    headwords: HashSet<&'static str>,
    connectors: HashSet<&'static str>,
    determiners: HashSet<&'static str>,
    noun_markers: HashSet<&'static str>,
    definite_articles: HashSet<&'static str>,
    indefinite_articles: HashSet<&'static str>,
    sentence_openers: HashSet<&'static str>,
    detection: HashSet<&'static str>,
}

/// By language, in the order of [`Lang::ALL`].
static SETS: LazyLock<[StopWordSets; Lang::ALL.len()]> = LazyLock::new(|| {
    Lang::ALL.map(|lang| {
        let words = lists(lang);
        let set = |lists: &[&'static str]| lists.iter().flat_map(|list| list.split_whitespace()).collect();
        StopWordSets {
            search: set(&[words.common, words.search]),
            names: set(&[words.common, words.names, words.connectors]),
            headwords: set(&[words.common, words.headwords]),
            connectors: set(&[words.connectors]),
            determiners: set(&[words.determiners]),
            noun_markers: set(&[words.determiners, words.pronoun_articles]),
            definite_articles: set(&[words.definite_articles]),
            indefinite_articles: set(&[words.indefinite_articles]),
            sentence_openers: set(&[words.sentence_openers]),
            detection: set(&[words.detection]),
        }
    })
});

const fn lists(lang: Lang) -> &'static StopWords {
    match lang {
        Lang::Es => &es::WORDS,
        Lang::Pt => &pt::WORDS,
        Lang::En => &en::WORDS,
    }
}

fn sets(lang: Lang) -> &'static StopWordSets {
    &SETS[lang as usize]
}

/// Whether a folded word is a stop word of questions in a language. `search` indexes stop words, for phrases, and gives
/// them little weight in a question.
pub fn is_search_stop_word(lang: Lang, folded: &str) -> bool {
    sets(lang).search.contains(folded)
}

/// Whether a folded word is a stop word of questions in any language.
pub fn is_search_stop_word_of_any(folded: &str) -> bool {
    Lang::ALL.into_iter().any(|lang| is_search_stop_word(lang, folded))
}

/// Whether a word in lower case is a stop word of running text: `terminology` mines no term that begins or ends with
/// one.
pub fn is_name_stop_word(lang: Lang, word: &str) -> bool {
    sets(lang).names.contains(word)
}

/// Whether a word in lower case is a stop word of headwords (article, preposition, conjunction): `graph` neither inflects
/// it inside a name nor takes it for a name by itself.
pub fn is_headword_stop_word(lang: Lang, word: &str) -> bool {
    sets(lang).headwords.contains(word)
}

/// Whether a word in lower case may connect the nouns of one name: `of`.
pub fn is_connector(lang: Lang, word: &str) -> bool {
    sets(lang).connectors.contains(word)
}

/// Whether a word in lower case is a determiner, which only nouns follow.
pub fn is_determiner(lang: Lang, word: &str) -> bool {
    sets(lang).determiners.contains(word)
}

/// Whether a noun, or an adjective of one, may follow a word in lower case: determiners, and articles that are spelled
/// like pronouns.
pub fn is_noun_marker(lang: Lang, word: &str) -> bool {
    sets(lang).noun_markers.contains(word)
}

/// Whether a folded word is a definite article.
pub fn is_definite_article(lang: Lang, folded: &str) -> bool {
    sets(lang).definite_articles.contains(folded)
}

/// Whether a folded word is a definite article in any language.
pub fn is_definite_article_of_any(folded: &str) -> bool {
    Lang::ALL.into_iter().any(|lang| is_definite_article(lang, folded))
}

/// Whether a folded word is an indefinite article.
pub fn is_indefinite_article(lang: Lang, folded: &str) -> bool {
    sets(lang).indefinite_articles.contains(folded)
}

/// Whether a folded word starts sentences but not names: `ingest` looks for the subject of a sentence behind it.
pub fn is_sentence_opener(lang: Lang, folded: &str) -> bool {
    sets(lang).sentence_openers.contains(folded)
}

/// The number of words of a text that are among the most frequent ones of a language.
pub fn count_frequent_words(lang: Lang, text: &str) -> usize {
    let words = text.split_whitespace().map(|word| word.trim_matches(|c: char| !c.is_alphanumeric()));
    words.filter(|word| sets(lang).detection.contains(crate::fold(word).as_str())).count()
}

/// Maximum number of texts that [`detect_language`] reads.
const DETECTION_TEXTS: usize = 400;

/// Minimum number of frequent words for a language to be detected.
const MIN_DETECTION_WORDS: usize = 3;

/// Detects the language of texts by its frequent words; `None` if there are too few of them.
pub fn detect_language<'t>(texts: impl Iterator<Item = &'t str>) -> Option<Lang> {
    let mut counts = [0; Lang::ALL.len()];
    for text in texts.take(DETECTION_TEXTS) {
        for (count, lang) in counts.iter_mut().zip(Lang::ALL) {
            *count += count_frequent_words(lang, text);
        }
    }
    let (best, count) = Lang::ALL.into_iter().zip(counts).max_by_key(|&(_, count)| count)?;
    (count >= MIN_DETECTION_WORDS).then_some(best)
}

/// Every word of the lists of a language, with repetitions.
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
            assert!(sets(lang).search.iter().chain(&sets(lang).detection).all(|word| fold(word) == *word));
        }
    }

    #[test]
    fn words_of_the_games_are_not_stop_words() {
        for word in ["mana", "turno", "once", "sin", "tap", "pago", "no-op", "all", "cada"] {
            assert!(!is_search_stop_word_of_any(word), "{word}");
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
