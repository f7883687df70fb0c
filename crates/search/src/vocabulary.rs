//! The words a library's documents use, by language: what a question's words are matched against when they
//! come without accents, half typed or misspelled.

use vademecum_text::{FuzzyPrefix, FuzzyWord, LevenshteinMatcher, SpellingKey, fold, search_stem};
use vademecum_vocab::Lang;

/// No misspelling is taken for more words than this.
const MOST_CORRECTIONS: usize = 8;

/// No beginning of a word is taken for more words than this.
const MOST_COMPLETIONS: usize = 24;

/// A word, folded, with the ways it is spelled.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Word {
    spelled: SpellingKey,
    /// Spellings that have accents.
    pub(crate) accented: Vec<Box<str>>,
    /// Whether it is spelled without accents as well.
    has_plain: bool,
    /// In how many titles, texts and groups of examples it stands; the sum over its spellings.
    pub(crate) nodes: u32,
}

impl Word {
    pub(crate) fn folded(&self) -> &str {
        self.spelled.folded()
    }

    /// Whether accents make several words of it.
    pub(crate) fn is_ambiguous(&self) -> bool {
        self.accented.len() + usize::from(self.has_plain) > 1
    }

    /// The spelling that people are taught.
    pub(crate) fn spelling(&self) -> &str {
        self.accented.first().map_or(self.spelled.folded(), AsRef::as_ref)
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
            match words.last_mut().filter(|last| last.folded() == word) {
                Some(last) => {
                    last.has_plain |= accented.is_none();
                    last.nodes = last.nodes.saturating_add(nodes);
                    last.accented.extend(accented.filter(|spelling| last.accented.last() != Some(spelling)));
                }
                None => {
                    let has_plain = accented.is_none();
                    let accented = accented.into_iter().collect();
                    words.push(Word { spelled: SpellingKey::new(word), accented, has_plain, nodes });
                }
            }
        }
        Vocabulary { words, lang: Some(lang) }
    }

    /// A folded word, if any document uses it.
    pub(crate) fn get(&self, folded: &str) -> Option<&Word> {
        self.words.binary_search_by(|word| word.folded().cmp(folded)).ok().map(|at| &self.words[at])
    }

    /// The commonest words that begin with a folded one and are longer.
    pub(crate) fn completions(&self, folded: &str) -> Vec<&Word> {
        let from = self.words.partition_point(|word| word.folded() <= folded);
        let mut found: Vec<&Word> =
            self.words[from..].iter().take_while(|word| word.folded().starts_with(folded)).collect();
        // Commonest first; the sort is stable, so that ties keep the alphabetical order.
        found.sort_by_key(|word| std::cmp::Reverse(word.nodes));
        found.truncate(MOST_COMPLETIONS);
        found
    }

    /// The nearest words to one that nobody uses, each with the number of typing errors between them.
    pub(crate) fn corrections(&self, typed: &FuzzyWord) -> Vec<(&Word, u8)> {
        nearest(self.words.iter().filter_map(|word| Some((word, typed.distance(&word.spelled)?))).collect())
    }

    /// The same by the stems, for what is near no word: `arolla` is an inflection of `arrollar` misspelled.
    pub(crate) fn corrected_stems(&self, typed: &FuzzyWord, folded: &str) -> Vec<(&Word, u8)> {
        let Some(lang) = self.lang else { return Vec::new() };
        let stem_of = search_stem(folded, lang);
        if stem_of.len() < 4 {
            return Vec::new();
        }
        let (near, begun) = (LevenshteinMatcher::new(&stem_of, 1), FuzzyPrefix::new(&stem_of));
        // Stemming is slow, and words begin with their stems.
        let may = |word: &&Word| word.spelled.starts_like(typed) && begun.matches(word.folded());
        let first = self.words.iter().filter(may);
        // The inflection is one more way it differs.
        let by_stem = |word: &Word| Some(2 * (near.distance(&search_stem(word.spelling(), lang))? + 1));
        nearest(first.filter_map(|word| Some((word, by_stem(word)?))).collect())
    }
}

/// The nearest of the words found, the commonest of them first.
fn nearest(mut found: Vec<(&Word, u8)>) -> Vec<(&Word, u8)> {
    let least = found.iter().map(|&(_, distance)| distance).min();
    found.retain(|&(_, distance)| Some(distance) == least);
    found.sort_by_key(|(word, _)| std::cmp::Reverse(word.nodes));
    found.truncate(MOST_CORRECTIONS);
    found.into_iter().map(|(word, distance)| (word, distance.div_ceil(2))).collect()
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
        words.iter().map(|word| word.folded().to_owned()).collect()
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
        let nearest = |text: &str| {
            let Some(typed) = FuzzyWord::new(text) else { return Vec::new() };
            let mut found = words.corrections(&typed);
            if found.is_empty() {
                found = words.corrected_stems(&typed, text);
            }
            found.iter().map(|(w, d)| (w.folded().to_owned(), *d)).collect()
        };
        assert_eq!(nearest("avilidad"), [("habilidad".to_owned(), 1)]);
        assert_eq!(nearest("habiildad"), [("habilidad".to_owned(), 1)]);
        assert_eq!(nearest("mnaa"), [("mana".to_owned(), 1)]);
        assert_eq!(nearest("abiles"), [("habilidad".to_owned(), 2), ("habilidades".to_owned(), 2)]);
        assert_eq!(nearest("anu"), []);
        assert_eq!(nearest("menos"), []);
    }
}
