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
    /// How it sounds, whatever the spelling.
    sound: Box<str>,
    /// Which letters its sound has.
    letters: u32,
    /// Spellings that have accents.
    pub(crate) accented: Vec<Box<str>>,
    /// In how many titles, texts and groups of examples it stands; the sum over its spellings.
    pub(crate) nodes: u32,
}

impl Word {
    /// The spelling that people are taught.
    pub(crate) fn spelling(&self) -> &str {
        self.accented.first().unwrap_or(&self.folded)
    }
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
                    let sound = sound(&word).into_boxed_str();
                    let letters = letters(&sound);
                    let accented = accented.into_iter().collect();
                    words.push(Word { folded: word.into(), sound, letters, accented, nodes });
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

    /// The nearest words to a folded one that nobody uses, each with the number of typing errors between them:
    /// one in words of four letters, two from eight letters on. A swap of neighbours is one error, and so is
    /// another spelling of the same sounds, however many letters that changes. Where no word is that near, one
    /// with a stem that is: `arolla` is an inflection of `arrollar` misspelled.
    pub(crate) fn corrections(&self, folded: &str) -> Vec<(&Word, u8)> {
        let errors = match folded.chars().count() {
            0..4 => return Vec::new(),
            4..8 => 1,
            _ => 2,
        };
        let heard = sound(folded);
        let has = letters(&heard);
        let (near, sounding) = (Near::new(folded, errors), Near::new(&heard, 1));
        // In short words one more sound is another word.
        let sounds = if heard.len() < 6 { 0 } else { 1 };
        // An error changes at most two letters into others; some spellings of a sound change one more.
        let alike = |word: &&Word| (word.letters ^ has).count_ones() <= 2 * u32::from(errors) + 1;
        // Twice the errors, so that words that sound the same come before those that are one letter away.
        let distance = |word: &Word| {
            let by_sound = sounding.distance(&word.sound).filter(|&distance| distance <= sounds);
            let by_sound = by_sound.map(|distance| 1 + 2 * distance);
            // Hardly anybody mistypes how a word begins.
            let begins = word.folded.as_bytes().iter().take(2).any(|letter| Some(letter) == folded.as_bytes().first());
            let by_letter = near.distance(&word.folded).filter(|_| begins).map(|distance| 2 * distance);
            by_sound.into_iter().chain(by_letter).min()
        };
        let mut found: Vec<(&Word, u8)> =
            self.words.iter().filter(alike).filter_map(|word| Some((word, distance(word)?))).collect();
        if let Some(lang) = self.lang.filter(|_| found.is_empty()) {
            let typed = stem(folded, lang);
            if typed.len() >= 4 {
                let near = Near::new(&typed, 1);
                let begins = heard.as_bytes().first();
                let first = self.words.iter().filter(|word| word.sound.as_bytes().first() == begins);
                // The inflection is one more way it differs.
                let by_stem = |word: &Word| Some(2 * (near.distance(&stem(word.spelling(), lang))? + 1));
                found.extend(first.filter_map(|word| Some((word, by_stem(word)?))));
            }
        }
        let least = found.iter().map(|&(_, distance)| distance).min();
        found.retain(|&(_, distance)| Some(distance) == least);
        found.sort_by_key(|(word, _)| std::cmp::Reverse(word.nodes));
        found.truncate(MOST_CORRECTIONS);
        found.into_iter().map(|(word, distance)| (word, distance.div_ceil(2))).collect()
    }
}

/// How a folded word sounds to people who spell by ear, in Spanish and Portuguese: `b` and `v` are one, and so are
/// `ll` and `y`, `z`, `s` and soft `c`; `h` is none.
fn sound(folded: &str) -> String {
    let mut sound = String::with_capacity(folded.len());
    let mut letters = folded.chars().peekable();
    while let Some(letter) = letters.next() {
        let next = letters.peek().copied();
        let soft = matches!(next, Some('e' | 'i'));
        let heard = match (letter, next) {
            ('l', Some('l' | 'h')) => {
                letters.next();
                'y'
            }
            ('c', Some('h')) | ('s', Some('h')) => {
                letters.next();
                'x'
            }
            ('p', Some('h')) => {
                letters.next();
                'f'
            }
            ('q' | 'g', Some('u')) => {
                letters.next();
                match (letter, letters.peek()) {
                    ('g', Some('e' | 'i')) => 'g',
                    ('g', _) => {
                        sound.push('g');
                        'u'
                    }
                    _ => 'k',
                }
            }
            ('h', _) => continue,
            ('v' | 'w', _) => 'b',
            ('c', _) if soft => 's',
            ('c', _) => 'k',
            ('z', _) => 's',
            ('g', _) if soft => 'j',
            _ => letter,
        };
        if !sound.ends_with(heard) {
            sound.push(heard);
        }
    }
    sound
}

/// Which letters a word has, as bits.
fn letters(word: &str) -> u32 {
    word.bytes().filter(u8::is_ascii_lowercase).fold(0, |letters, letter| letters | 1 << (letter - b'a'))
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
    fn spellings_of_one_sound_are_alike() {
        for (one, other) in
            [("arrollar", "aroyar"), ("habilidad", "avilidad"), ("hechizo", "echiso"), ("quitar", "kitar")]
        {
            assert_eq!(sound(one), sound(other));
        }
        assert_ne!(sound("mano"), sound("mana"));
    }

    #[test]
    fn typing_errors_are_forgiven_by_length() {
        let words = vocabulary();
        let nearest =
            |text: &str| words.corrections(text).iter().map(|(w, d)| (w.folded.to_string(), *d)).collect::<Vec<_>>();
        assert_eq!(nearest("avilidad"), [("habilidad".to_owned(), 1)]);
        assert_eq!(nearest("habiildad"), [("habilidad".to_owned(), 1)]);
        assert_eq!(nearest("mnaa"), [("mana".to_owned(), 1)]);
        assert_eq!(nearest("abiles"), [("habilidad".to_owned(), 2), ("habilidades".to_owned(), 2)]);
        assert_eq!(nearest("anu"), []);
        assert_eq!(nearest("menos"), []);
    }
}
