//! Words of Spanish, Portuguese and English. Everything that the workspace knows of natural language is here:
//!
//! - [`fold`]: case and accents removed;
//! - [`words()`] and its siblings in `words.rs`: tokenizers, some with byte spans; [`index_tokens`]: that of the search
//!   index;
//! - [`Stemmer`], [`stem_for_search`]: stems;
//! - [`inflect`], [`is_plural`], [`singular_candidates`]: forms of nouns, adjectives and verbs;
//! - `stop_words/`: stop words, determiners, connectors of each language, and the words that tell languages apart;
//! - [`FuzzyCandidate`], [`FuzzyWord`]: edit distance and phonetic keys; [`OrthographicKey`]: cognates;
//! - [`is_display_control`]: characters that steer a display;
//! - [`Vocabulary`]: words as numbers.
//!
//! *Architecture invariant:* nothing here knows a document, a game or a file. Words with a meaning in a game belong to
//! the crate that reads them.

mod analysis;
mod cognate;
mod common_words;
mod display;
mod edits;
mod fold;
mod fuzzy;
pub mod inflect;
mod irregular_verbs;
mod plural;
mod stem;
mod stop_words;
mod vocabulary;
mod words;

pub use analysis::{IndexToken, IndexTokens, TokenForm, TokenKind, index_tokens};
pub use cognate::{OrthographicKey, share_root};
pub use common_words::is_common_word;
pub use display::is_display_control;
pub use fold::{fold, to_ascii_punctuation};
pub use fuzzy::{FuzzyCandidate, FuzzyPrefix, FuzzySignature, FuzzyWord, LevenshteinMatcher};
pub use plural::{is_plural, singular_candidates, strip_plural_s};
pub use stem::{Stemmer, stem_for_search};
pub use stop_words::{StopWordSet, count_detection_words, detect_language, stop_words};
pub use vocabulary::{StemVocabulary, Vocabulary, WordId};
pub use words::{
    LowerCaseWord, SentenceWord, SpannedWord, for_each_comparable_word, for_each_word_or_break, is_apostrophe,
    join_folded_words, symbol_length, words,
};
