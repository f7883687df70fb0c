//! Questions of players: read from the bundled files, cached beside the snapshots with what is learned from them.

use std::{sync::Arc, time::Duration};

use serde::{Deserialize, Serialize};
use vademecum_content as content;
use vademecum_search::{QUESTIONS_FORMAT_VERSION, RuleQuestions, SEGMENT_FORMAT_VERSION, StoredQuestions};
use vademecum_store::{Fingerprint, Library};

use crate::lineage::fingerprint_of_files;

/// The name of the cached file.
pub(crate) const CACHE_NAME: &str = "questions";

/// The beginning of the cache file, in postcard format; [`StoredQuestions`] follow.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Header {
    /// Version of how words are read, and of the questions' own format.
    version: (u32, u32),
    /// Fingerprint of the files with the questions.
    files: Fingerprint,
}

impl Header {
    /// The header of a cache that this program writes.
    fn current() -> Header {
        let version = (SEGMENT_FORMAT_VERSION, QUESTIONS_FORMAT_VERSION);
        Header { version, files: fingerprint_of_files(content::rule_question_files()) }
    }
}

/// The questions that players ask about the rules of all games, with the translations of their words: as a library cached
/// them, or else [`content::rule_questions`].
pub fn rule_questions(library: &Library) -> Arc<RuleQuestions> {
    if let Some(questions) = read(library) {
        return Arc::new(questions);
    }
    content::rule_questions().learn_translations();
    // Another version of the program cached them. Readers wait for nobody.
    if library.read_cache(CACHE_NAME).is_some() {
        write(&library.clone().with_lock_timeout(Duration::ZERO));
    }
    Arc::clone(content::rule_questions())
}

/// Caches the questions in a library, unless they are cached already.
pub(crate) fn cache(library: &Library) {
    let cached = library.read_cache(CACHE_NAME);
    if cached.is_none_or(|bytes| stored_part(&bytes).is_none()) {
        write(library);
    }
}

/// Writes the cache; where it cannot be written, the questions are read from the bundled files next time.
fn write(library: &Library) {
    let cached = (Header::current(), content::rule_questions().to_stored());
    let _ = postcard::to_stdvec(&cached).map(|bytes| library.write_cache(CACHE_NAME, &bytes));
}

fn read(library: &Library) -> Option<RuleQuestions> {
    let bytes = library.read_cache(CACHE_NAME)?;
    let questions: StoredQuestions = postcard::from_bytes(stored_part(&bytes)?).ok()?;
    questions.into_questions()
}

/// The part of a cache file behind its header; `None` if it was cached from other files or by another version.
fn stored_part(bytes: &[u8]) -> Option<&[u8]> {
    let (header, stored) = postcard::take_from_bytes::<Header>(bytes).ok()?;
    (header == Header::current()).then_some(stored)
}

#[cfg(test)]
mod tests {
    use vademecum_vocab::{Game, Lang};

    use super::*;

    #[test]
    fn cached_questions_are_the_bundled_ones() {
        let folder = tempfile::tempdir().unwrap();
        let library = Library::at(folder.path());
        assert!(read(&library).is_none());
        assert!(Arc::ptr_eq(&rule_questions(&library), content::rule_questions()));
        cache(&library);
        let cached = rule_questions(&library);
        assert!(!Arc::ptr_eq(&cached, content::rule_questions()));
        for game in Game::ALL {
            assert_eq!(cached.edition(game), content::rule_questions().edition(game));
        }
        let number = "702.19b".parse().unwrap();
        for lang in Lang::ALL {
            let asked = |questions: &RuleQuestions| -> Vec<String> {
                questions.about(lang, Game::Magic, number).map(str::to_owned).collect()
            };
            assert!(!asked(&cached).is_empty());
            assert_eq!(asked(&cached), asked(content::rule_questions()));
        }
    }

    #[test]
    fn a_damaged_or_foreign_cache_is_missing() {
        let folder = tempfile::tempdir().unwrap();
        let library = Library::at(folder.path());
        library.write_cache(CACHE_NAME, b"no questions").unwrap();
        assert!(read(&library).is_none());
        let of_other_files = Header { files: Fingerprint::of(b"other questions"), ..Header::current() };
        let cached = (of_other_files, content::rule_questions().to_stored());
        library.write_cache(CACHE_NAME, &postcard::to_stdvec(&cached).unwrap()).unwrap();
        assert!(read(&library).is_none());
        assert!(Arc::ptr_eq(&rule_questions(&library), content::rule_questions()));
        assert!(read(&library).is_some(), "the outdated cache was replaced");
    }
}
