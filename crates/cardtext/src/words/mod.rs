//! The words of rules text: for every language a table of phrases and what they mean.
//!
//! A row is a list of phrases that mean the same, separated by `|`; small words that change nothing are in
//! a list of their own. Phrases are compared without accents and in small letters, the longest first.

mod en;
mod es;
mod pt;
pub(crate) mod subtypes;

use std::{collections::HashMap, sync::LazyLock};

use vademecum_text::fold;
use vademecum_vocab::Lang;

use crate::atom::Atom;

/// The words of one language.
pub(crate) struct Words {
    phrases: HashMap<Vec<String>, Atom>,
    silent: Vec<&'static str>,
    longest: usize,
}

/// A row of a table: phrases that mean the same, and what they mean.
pub(crate) type Row = (&'static str, Atom);

static ES: LazyLock<Words> = LazyLock::new(|| Words::new(es::phrases(), es::SILENT));
static PT: LazyLock<Words> = LazyLock::new(|| Words::new(pt::phrases(), pt::SILENT));
static EN: LazyLock<Words> = LazyLock::new(|| Words::new(en::phrases(), en::SILENT));

impl Words {
    /// The words of a language.
    pub(crate) fn of(lang: Lang) -> &'static Words {
        match lang {
            Lang::Es => &ES,
            Lang::Pt => &PT,
            Lang::En => &EN,
        }
    }

    fn new(rows: Vec<Row>, silent: &'static [&'static str]) -> Words {
        let mut phrases = HashMap::new();
        for (row, atom) in rows {
            for phrase in row.split('|') {
                let words: Vec<String> = fold(phrase).split_whitespace().map(str::to_owned).collect();
                phrases.insert(words, atom.clone());
            }
        }
        let longest = phrases.keys().map(Vec::len).max().unwrap_or(0);
        Words { phrases, silent: silent.to_vec(), longest }
    }

    /// What the longest phrase at the beginning of some words means, and how many words it takes.
    pub(crate) fn longest(&self, words: &[String]) -> Option<(Atom, usize)> {
        let most = self.longest.min(words.len());
        (1..=most).rev().find_map(|n| self.phrases.get(&words[..n]).map(|atom| (atom.clone(), n)))
    }

    /// Whether a word changes nothing.
    pub(crate) fn is_silent(&self, word: &str) -> bool {
        self.silent.contains(&word)
    }
}
