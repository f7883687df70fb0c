//! Words as numbers.

use std::collections::HashMap;

use crate::for_each_rule_word;

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
        let id = WordId::try_from(self.words.len()).unwrap_or(WordId::MAX);
        self.ids.insert(word.to_owned(), id);
        self.words.push(word.to_owned());
        id
    }

    /// The words, by id.
    pub fn words(&self) -> &[String] {
        &self.words
    }

    /// Interns the words of some texts (see [`for_each_rule_word`]), in order, with repetitions.
    pub fn intern_rule_words<'t>(&mut self, texts: impl IntoIterator<Item = &'t str>) -> Vec<WordId> {
        let mut words = Vec::new();
        for text in texts {
            for_each_rule_word(text, |word| words.push(self.intern(word)));
        }
        words
    }
}
