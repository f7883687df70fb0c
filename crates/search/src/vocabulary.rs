//! The words a library's documents use, by language: what a question's words are matched against when they
//! come without accents, half typed or misspelled.

use std::sync::LazyLock;

use levenshtein_automata::{DFA, Distance, LevenshteinAutomatonBuilder};
use vademecum_vocab::{Lang, fold};

use crate::forms::stem;

/// No misspelling is taken for more words than this.
const MOST_CORRECTIONS: usize = 8;

/// No beginning of a word is taken for more words than this.
const MOST_COMPLETIONS: usize = 24;

/// A word, folded, with the ways it is spelled.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Word {
    pub(crate) folded: Box<str>,
    /// Its stem, by its first spelling.
    stem: Box<str>,
    /// Spellings that have accents.
    pub(crate) accented: Vec<Box<str>>,
    /// In how many titles, texts and groups of examples it stands; the sum over its spellings.
    pub(crate) nodes: u32,
}

/// The words of one language, in alphabetical order.
#[derive(Debug, Default)]
pub(crate) struct Vocabulary {
    words: Vec<Word>,
    lang: Option<Lang>,
}

impl Vocabulary {
    /// Gathers words from their spellings in lower case, each with the number of nodes that have it.
    pub(crate) fn new(lang: Lang, spellings: impl IntoIterator<Item = (String, u32)>) -> Self {
        let mut folded: Vec<(String, String, u32)> =
            spellings.into_iter().map(|(spelling, nodes)| (fold(&spelling), spelling, nodes)).collect();
        folded.sort_unstable();
        let mut words: Vec<Word> = Vec::with_capacity(folded.len());
        for (word, spelling, nodes) in folded {
            let accented = (spelling != word).then(|| spelling.into_boxed_str());
            match words.last_mut().filter(|last| *last.folded == *word) {
                Some(last) => {
                    last.nodes = last.nodes.saturating_add(nodes);
                    last.accented.extend(accented.filter(|spelling| last.accented.last() != Some(spelling)));
                }
                None => {
                    let stem = stem(accented.as_deref().unwrap_or(&word), lang).into();
                    words.push(Word { folded: word.into(), stem, accented: accented.into_iter().collect(), nodes });
                }
            }
        }
        Vocabulary { words, lang: Some(lang) }
    }

    /// A folded word, if any document uses it.
    pub(crate) fn get(&self, folded: &str) -> Option<&Word> {
        self.words.binary_search_by(|word| (*word.folded).cmp(folded)).ok().map(|at| &self.words[at])
    }

    /// The commonest words that begin with a folded one and are longer.
    pub(crate) fn completions(&self, folded: &str) -> Vec<&Word> {
        let from = self.words.partition_point(|word| *word.folded <= *folded);
        let mut found: Vec<&Word> =
            self.words[from..].iter().take_while(|word| word.folded.starts_with(folded)).collect();
        // Commonest first; the sort is stable, so that ties keep the alphabetical order.
        found.sort_by_key(|word| std::cmp::Reverse(word.nodes));
        found.truncate(MOST_COMPLETIONS);
        found
    }

    /// The nearest words to a folded one that nobody uses, with the number of typing errors between them:
    /// one in words of four letters, two from eight letters on. A swap of neighbours is one error. Where no
    /// word is that near, one with a stem that is: `arolla` is an inflection of `arrollar` misspelled.
    pub(crate) fn corrections(&self, folded: &str) -> Vec<(&Word, u8)> {
        let letters = folded.chars().count();
        let errors = match letters {
            0..4 => return Vec::new(),
            4..8 => 1,
            _ => 2,
        };
        let near = Near::new(folded, errors);
        let mut found: Vec<(&Word, u8)> =
            self.words.iter().filter_map(|word| near.distance(&word.folded).map(|distance| (word, distance))).collect();
        if let Some(lang) = self.lang.filter(|_| found.is_empty()) {
            let typed = stem(folded, lang);
            if typed.len() >= 4 {
                let near = Near::new(&typed, 1);
                // The inflection is one more way it differs.
                found.extend(self.words.iter().filter_map(|w| near.distance(&w.stem).map(|errors| (w, errors + 1))));
            }
        }
        let least = found.iter().map(|&(_, distance)| distance).min();
        found.retain(|&(_, distance)| Some(distance) == least);
        found.sort_by_key(|(word, _)| std::cmp::Reverse(word.nodes));
        found.truncate(MOST_CORRECTIONS);
        found
    }
}

/// Tells how far words are from one.
struct Near {
    dfa: DFA,
    bytes: usize,
    errors: u8,
}

impl Near {
    fn new(folded: &str, errors: u8) -> Self {
        static BUILDERS: LazyLock<[LevenshteinAutomatonBuilder; 2]> =
            LazyLock::new(|| [1, 2].map(|errors| LevenshteinAutomatonBuilder::new(errors, true)));
        let dfa = BUILDERS[usize::from(errors > 1)].build_dfa(folded);
        Near { dfa, bytes: folded.len(), errors }
    }

    fn distance(&self, word: &str) -> Option<u8> {
        // A letter takes at most four bytes: what is longer or shorter by more cannot be near.
        if self.bytes.abs_diff(word.len()) > 4 * usize::from(self.errors) {
            return None;
        }
        match self.dfa.eval(word) {
            Distance::Exact(distance) if distance <= self.errors => Some(distance),
            Distance::Exact(_) | Distance::AtLeast(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn vocabulary() -> Vocabulary {
        let words =
            [("daño", 9), ("dano", 1), ("ano", 1), ("año", 4), ("habilidad", 7), ("habilidades", 3), ("maná", 5)];
        Vocabulary::new(Lang::Es, words.map(|(word, nodes)| (word.to_owned(), nodes)))
    }

    fn names(words: &[&Word]) -> Vec<String> {
        words.iter().map(|word| word.folded.to_string()).collect()
    }

    #[test]
    fn spellings_come_together() {
        let words = vocabulary();
        let dano = words.get("dano").unwrap();
        assert_eq!((dano.nodes, dano.accented.as_slice()), (10, &["daño".into()][..]));
        assert_eq!(words.get("daño"), None);
    }

    #[test]
    fn words_are_completed() {
        assert_eq!(names(&vocabulary().completions("habil")), ["habilidad", "habilidades"]);
        assert_eq!(names(&vocabulary().completions("habilidad")), ["habilidades"]);
        assert!(vocabulary().completions("zzz").is_empty());
    }

    #[test]
    fn typing_errors_are_forgiven_by_length() {
        let words = vocabulary();
        let nearest =
            |text: &str| words.corrections(text).iter().map(|(w, d)| (w.folded.to_string(), *d)).collect::<Vec<_>>();
        assert_eq!(nearest("avilidad"), [("habilidad".to_owned(), 2)]);
        assert_eq!(nearest("habiildad"), [("habilidad".to_owned(), 1)]);
        assert_eq!(nearest("mnaa"), [("mana".to_owned(), 1)]);
        assert_eq!(nearest("abiles"), [("habilidad".to_owned(), 2), ("habilidades".to_owned(), 2)]);
        assert_eq!(nearest("anu"), []);
        assert_eq!(nearest("menos"), []);
    }
}
