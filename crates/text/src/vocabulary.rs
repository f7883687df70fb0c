//! Words as numbers.

use std::collections::HashMap;

use vademecum_vocab::Lang;

use crate::{Stemmer, fold, for_each_comparable_word};

/// Index of a word in a [`Vocabulary`].
pub type WordId = u32;

/// A string interner for the words of one language.
#[derive(Debug, Default)]
pub struct Vocabulary {
    ids: HashMap<String, WordId>,
    words: Vec<String>,
}

impl Vocabulary {
    /// The id of a word, which is added if it is new.
    pub fn intern(&mut self, word: &str) -> WordId {
        if let Some(&id) = self.ids.get(word) {
            return id;
        }
        let id = WordId::try_from(self.words.len()).expect("texts have far fewer than 2³² different words");
        self.ids.insert(word.to_owned(), id);
        self.words.push(word.to_owned());
        id
    }

    /// The words, by id.
    pub fn words(&self) -> &[String] {
        &self.words
    }

    /// Interns the words of some texts (see [`for_each_comparable_word`]), in order, with repetitions.
    pub fn intern_comparable_words<'t>(&mut self, texts: impl IntoIterator<Item = &'t str>) -> Vec<WordId> {
        let mut words = Vec::new();
        for text in texts {
            for_each_comparable_word(text, |word| words.push(self.intern(word)));
        }
        words
    }
}

/// A [`Vocabulary`] of the folded stems of words. The stem of each distinct word is computed once.
#[derive(Debug)]
pub struct StemVocabulary {
    stemmer: Stemmer,
    by_word: HashMap<String, WordId>,
    stems: Vocabulary,
}

impl StemVocabulary {
    /// An empty vocabulary of a language.
    pub fn new(lang: Lang) -> Self {
        StemVocabulary { stemmer: Stemmer::new(lang), by_word: HashMap::new(), stems: Vocabulary::default() }
    }

    /// The id of the stem of a word, which is added if it is new.
    pub fn intern(&mut self, word: &str) -> WordId {
        if let Some(&id) = self.by_word.get(word) {
            return id;
        }
        let id = self.stems.intern(&self.stemmer.stem_folded(&fold(word)));
        self.by_word.insert(word.to_owned(), id);
        id
    }

    /// The ids of the stems of some texts (see [`for_each_comparable_word`]), in order, with repetitions.
    pub fn intern_comparable_words<'t>(&mut self, texts: impl IntoIterator<Item = &'t str>) -> Vec<WordId> {
        let mut stems = Vec::new();
        for text in texts {
            for_each_comparable_word(text, |word| stems.push(self.intern(word)));
        }
        stems
    }

    /// The vocabulary of stems.
    pub fn stems(&self) -> &Vocabulary {
        &self.stems
    }
}
