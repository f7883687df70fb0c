//! Words of Spanish, Portuguese and English. Everything that the workspace knows of natural language is here:
//!
//! - [`fold`]: case and accents removed;
//! - [`words()`] and its siblings in `words.rs`: tokenizers, some with byte spans; [`index_tokens`]: that of the search
//!   index;
//! - [`Stemmer`], [`search_stem`]: stems;
//! - [`inflect`], [`is_plural`], [`singular_candidates`]: forms of nouns, adjectives and verbs;
//! - `stop_words/`: stop words, determiners, connectors of each language, and the words that tell languages apart;
//! - [`SpellingKey`], [`FuzzyWord`]: edit distance and phonetic keys; [`OrthographicKey`]: cognates;
//! - [`Vocabulary`]: words as numbers.
//!
//! *Architecture invariant:* nothing here knows a document, a game or a file. Words with a meaning in a game belong to the
//! crate that reads them.

mod analysis;
mod cognate;
mod fold;
mod fuzzy;
pub mod inflect;
mod plural;
mod stem;
mod stop_words;
mod vocabulary;
mod words;

pub use analysis::{IndexToken, IndexTokens, TermForm, TokenKind, index_tokens};
pub use cognate::{OrthographicKey, is_relative};
pub use fold::{fold, to_ascii_marks};
pub use fuzzy::{FuzzyPrefix, FuzzyWord, LevenshteinMatcher, SpellingKey};
pub use plural::{is_plural, singular_candidates, strip_plural_s};
pub use stem::{Stemmer, search_stem};
pub use stop_words::{WordSet, count_frequent_words, detect_language, stop_words};
pub use vocabulary::{StemVocabulary, Vocabulary, WordId};
pub use words::{
    SentenceWord, SpannedWord, folded_words, for_each_rule_word, for_each_word_or_mark, is_apostrophe, symbol_length,
    words,
};
