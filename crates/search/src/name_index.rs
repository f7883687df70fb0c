//! The names of items in every language: looked up exactly, by prefix, and misspelled.

use std::collections::HashMap;

use vademecum_text::{FuzzyCandidate, FuzzyPrefix, FuzzySignature, FuzzyWord};
use vademecum_vocab::Lang;

/// Maximum number of inner words by which a name is found: names are compared from each of them to the end.
const MAX_INNER_WORDS: usize = 32;

/// A name in one language, and the items that have it.
#[derive(Debug)]
pub(crate) struct NameEntry {
    pub(crate) lang: Lang,
    spelling: FuzzyCandidate,
    pub(crate) items: Vec<u32>,
}

impl NameEntry {
    /// The name, folded.
    pub(crate) fn name(&self) -> &str {
        self.spelling.folded()
    }
}

/// The names of the items of an index, in alphabetical order.
#[derive(Debug, Default)]
pub(crate) struct NameIndex {
    all: Vec<NameEntry>,
    /// Of each of them.
    signatures: Vec<FuzzySignature>,
    /// The second and later words of names: index of the name and first byte of the word, in alphabetical order of the
    /// rest of the name from there.
    inner_words: Vec<(u32, u32)>,
    /// By names of several words without their spaces: indexes of these names.
    joined: HashMap<Box<str>, Vec<u32>>,
}

impl NameIndex {
    /// Builds the index of folded names. One without any letter or digit would answer every text without a word.
    pub(crate) fn new(mut names: Vec<(String, Lang, u32)>) -> Self {
        names.retain(|(name, ..)| name.contains(char::is_alphanumeric));
        names.sort_unstable();
        names.dedup();
        let mut all: Vec<NameEntry> = Vec::new();
        for (name, lang, item) in names {
            match all.last_mut().filter(|last| last.lang == lang && last.name() == name) {
                Some(last) => last.items.push(item),
                None => all.push(NameEntry { lang, spelling: FuzzyCandidate::new(name), items: vec![item] }),
            }
        }
        let starts = |(at, entry): (usize, &NameEntry)| {
            let spaces: Vec<usize> =
                entry.name().match_indices(' ').take(MAX_INNER_WORDS).map(|(space, _)| space + 1).collect();
            spaces.into_iter().filter_map(move |start| Some((u32::try_from(at).ok()?, u32::try_from(start).ok()?)))
        };
        let mut inner_words: Vec<(u32, u32)> = all.iter().enumerate().flat_map(starts).collect();
        let rest = |&(at, start): &(u32, u32)| &all[at as usize].name()[start as usize..];
        inner_words.sort_by(|one, other| rest(one).cmp(rest(other)).then(one.cmp(other)));
        let mut joined: HashMap<Box<str>, Vec<u32>> = HashMap::new();
        for (at, entry) in (0..).zip(&all).filter(|(_, entry)| entry.name().contains(' ')) {
            joined.entry(join_words(entry.name()).into_boxed_str()).or_default().push(at);
        }
        let signatures = all.iter().map(|entry| entry.spelling.signature()).collect();
        NameIndex { all, signatures, inner_words, joined }
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &NameEntry> {
        self.all.iter()
    }

    /// The entries of a name, one for each language that has it.
    pub(crate) fn exact(&self, name: &str) -> impl Iterator<Item = &NameEntry> {
        self.with_prefix(name).take_while(move |entry| entry.name() == name)
    }

    /// The names that are the same as a text but for their spaces: `toquemortal`, `salva guarda`.
    pub(crate) fn joined(&self, text: &str) -> impl Iterator<Item = &NameEntry> {
        let joined = join_words(text);
        let of_several_words = self.joined.get(joined.as_str()).into_iter().flatten().map(|&at| &self.all[at as usize]);
        let first = self.all.partition_point(|entry| entry.name() < joined.as_str());
        let of_one_word = self.all[first..].iter().take_while(move |entry| entry.name() == joined);
        of_several_words.chain(of_one_word)
    }

    pub(crate) fn with_prefix(&self, prefix: &str) -> impl Iterator<Item = &NameEntry> {
        let first = self.all.partition_point(|entry| entry.name() < prefix);
        self.all[first..].iter().take_while(move |entry| entry.name().starts_with(prefix))
    }

    /// The names with a second or later word that has a prefix.
    pub(crate) fn with_inner_prefix(&self, prefix: &str) -> impl Iterator<Item = &NameEntry> {
        let first = self.inner_words.partition_point(|place| self.rest(place) < prefix);
        let found = self.inner_words[first..].iter().take_while(move |place| self.rest(place).starts_with(prefix));
        found.map(|&(at, _)| &self.all[at as usize])
    }

    /// The names with a word that has a prefix, apart from one edit.
    pub(crate) fn with_fuzzy_prefix(&self, prefix: &FuzzyPrefix) -> impl Iterator<Item = &NameEntry> {
        let at_start = self.all.iter().filter(|entry| prefix.matches_with_exact_first_letter(entry.name()));
        let inside = self.inner_words.iter().filter(|place| prefix.matches_with_exact_first_letter(self.rest(place)));
        at_start.chain(inside.map(|&(at, _)| &self.all[at as usize]))
    }

    /// The names with consecutive words that begin like those of a text, which may be misspelled, cut off, or both:
    /// «toke mor» for «toque mortal».
    pub(crate) fn with_begun_words(&self, words: &[BegunWord]) -> impl Iterator<Item = &NameEntry> {
        self.all.iter().filter(|entry| {
            let spelled: Vec<&str> = entry.name().split(' ').take(MAX_INNER_WORDS).collect();
            spelled.windows(words.len()).any(|run| words.iter().zip(run).all(|(begun, word)| begun.matches(word)))
        })
    }

    /// The names that a text may be a misspelling of, with their [`FuzzyWord::distance`].
    pub(crate) fn misspelled(&self, typed: &FuzzyWord) -> impl Iterator<Item = (&NameEntry, u8)> {
        let candidates = self.signatures.iter().enumerate().filter(|&(_, &signature)| typed.may_match(signature));
        candidates.filter_map(|(at, _)| {
            let entry = &self.all[at];
            Some((entry, typed.match_cost(&entry.spelling)?))
        })
    }

    /// A name from one of its inner words on.
    fn rest(&self, &(at, start): &(u32, u32)) -> &str {
        &self.all[at as usize].name()[start as usize..]
    }
}

/// A word that is being typed, perhaps with an error.
pub(crate) struct BegunWord {
    spelling: FuzzyCandidate,
    prefix: FuzzyPrefix,
    letters: usize,
}

/// Minimum length of a begun word in which an error is looked for, in letters.
const MIN_BEGUN_LETTERS: usize = 4;

/// Minimum length of a begun word that is compared by its sounds, in letters.
const MIN_SOUND_LETTERS: usize = 3;

impl BegunWord {
    /// Prepares a folded word.
    pub(crate) fn new(word: &str) -> Self {
        BegunWord { spelling: FuzzyCandidate::new(word), prefix: FuzzyPrefix::new(word), letters: word.chars().count() }
    }

    fn matches(&self, word: &str) -> bool {
        word.starts_with(self.spelling.folded())
            || self.letters >= MIN_BEGUN_LETTERS && self.prefix.matches_with_exact_first_letter(word)
            || self.letters >= MIN_SOUND_LETTERS && self.spelling.sounds_like_start_of(&FuzzyCandidate::new(word))
    }
}

/// A name without its spaces.
fn join_words(name: &str) -> String {
    name.chars().filter(|c| *c != ' ').collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names() -> NameIndex {
        let names = [("toque mortal", Lang::Es, 1), ("toque mortifero", Lang::Pt, 1), ("arrollar", Lang::Es, 2)];
        NameIndex::new(names.map(|(name, lang, item)| (name.to_owned(), lang, item)).into())
    }

    fn texts<'n>(found: impl Iterator<Item = &'n NameEntry>) -> Vec<&'n str> {
        found.map(NameEntry::name).collect()
    }

    #[test]
    fn names_are_found_from_any_word() {
        let names = names();
        assert_eq!(texts(names.exact("toque mortal")), ["toque mortal"]);
        assert_eq!(texts(names.exact("toque")), [""; 0]);
        assert_eq!(texts(names.with_prefix("toque")), ["toque mortal", "toque mortifero"]);
        assert_eq!(texts(names.with_inner_prefix("mort")), ["toque mortal", "toque mortifero"]);
        assert_eq!(texts(names.with_inner_prefix("toque")), [""; 0]);
        assert_eq!(texts(names.with_fuzzy_prefix(&FuzzyPrefix::new("morrta"))), ["toque mortal"]);
        assert_eq!(texts(names.with_fuzzy_prefix(&FuzzyPrefix::new("arolla"))), ["arrollar"]);
    }

    #[test]
    fn a_long_name_is_found_by_its_first_words() {
        let long = "mar ".repeat(10 * MAX_INNER_WORDS);
        assert_eq!(NameIndex::new(vec![(long, Lang::Es, 1)]).inner_words.len(), MAX_INNER_WORDS);
    }

    #[test]
    fn names_without_a_word_are_left_out() {
        let names = NameIndex::new(vec![(String::new(), Lang::Es, 1), (".".to_owned(), Lang::Es, 2)]);
        assert_eq!(names.iter().count(), 0);
    }

    #[test]
    fn names_are_found_with_their_words_run_together() {
        let names = names();
        assert_eq!(texts(names.joined("toquemortal")), ["toque mortal"]);
        assert_eq!(texts(names.joined("to que mortal")), ["toque mortal"]);
        assert_eq!(texts(names.joined("arro llar")), ["arrollar"]);
        assert_eq!(texts(names.joined("arro")), [""; 0]);
    }

    #[test]
    fn names_are_found_by_begun_words() {
        let names = names();
        let begun = |text: &str| {
            let words: Vec<BegunWord> = text.split(' ').map(BegunWord::new).collect();
            names.with_begun_words(&words).map(|entry| entry.name().to_owned()).collect::<Vec<_>>()
        };
        assert_eq!(begun("toke mor"), ["toque mortal", "toque mortifero"]);
        assert_eq!(begun("tqoue mortal"), ["toque mortal"]);
        assert_eq!(begun("tqoue morta"), ["toque mortal", "toque mortifero"]);
        assert_eq!(begun("toq mort"), ["toque mortal", "toque mortifero"]);
        assert_eq!(begun("mor toke"), [""; 0]);
        assert_eq!(begun("to que mortal"), [""; 0]);
    }

    #[test]
    fn misspelled_names_are_found() {
        let names = names();
        let near = |text: &str| {
            let typed = FuzzyWord::new(text).unwrap();
            names.misspelled(&typed).map(|(entry, distance)| (entry.name().to_owned(), distance)).collect::<Vec<_>>()
        };
        assert_eq!(near("toque mortla"), [("toque mortal".to_owned(), 2)]);
        assert_eq!(near("aroyar"), [("arrollar".to_owned(), 1)]);
        assert_eq!(near("hechizo"), []);
    }
}
