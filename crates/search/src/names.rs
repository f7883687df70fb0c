//! What things are called, in every language: looked up as a whole, by how they begin, and misspelled.

use vademecum_text::{FuzzyPrefix, FuzzyWord, SpellingKey};
use vademecum_vocab::Lang;

/// A name of one language, and the things that are called by it.
#[derive(Debug)]
pub(crate) struct Called {
    pub(crate) lang: Lang,
    spelled: SpellingKey,
    pub(crate) things: Vec<u32>,
}

impl Called {
    /// The name, folded.
    pub(crate) fn name(&self) -> &str {
        self.spelled.folded()
    }
}

/// The names of a library's things, in alphabetical order.
#[derive(Debug, Default)]
pub(crate) struct Names {
    all: Vec<Called>,
    /// Where words inside names begin: the name, and the byte; in alphabetical order of what begins there.
    words: Vec<(u32, u32)>,
}

impl Names {
    /// Gathers names, folded, of things.
    pub(crate) fn new(mut names: Vec<(String, Lang, u32)>) -> Self {
        names.sort_unstable();
        names.dedup();
        let mut all: Vec<Called> = Vec::new();
        for (name, lang, thing) in names {
            match all.last_mut().filter(|last| last.lang == lang && last.name() == name) {
                Some(last) => last.things.push(thing),
                None => all.push(Called { lang, spelled: SpellingKey::new(name), things: vec![thing] }),
            }
        }
        let starts = |(at, called): (usize, &Called)| {
            let spaces: Vec<usize> = called.name().match_indices(' ').map(|(space, _)| space + 1).collect();
            spaces.into_iter().filter_map(move |start| Some((u32::try_from(at).ok()?, u32::try_from(start).ok()?)))
        };
        let mut words: Vec<(u32, u32)> = all.iter().enumerate().flat_map(starts).collect();
        let rest = |&(at, start): &(u32, u32)| &all[at as usize].name()[start as usize..];
        words.sort_by(|one, other| rest(one).cmp(rest(other)).then(one.cmp(other)));
        Names { all, words }
    }

    /// All names.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &Called> {
        self.all.iter()
    }

    /// A whole name, in each language that has it.
    pub(crate) fn whole(&self, name: &str) -> impl Iterator<Item = &Called> {
        self.from(name).take_while(move |called| called.name() == name)
    }

    /// The names that begin with a text.
    pub(crate) fn from(&self, prefix: &str) -> impl Iterator<Item = &Called> {
        let first = self.all.partition_point(|called| called.name() < prefix);
        self.all[first..].iter().take_while(move |called| called.name().starts_with(prefix))
    }

    /// The names with a word inside that begins with a text.
    pub(crate) fn with_word_from(&self, prefix: &str) -> impl Iterator<Item = &Called> {
        let first = self.words.partition_point(|place| self.rest(place) < prefix);
        let found = self.words[first..].iter().take_while(move |place| self.rest(place).starts_with(prefix));
        found.map(|&(at, _)| &self.all[at as usize])
    }

    /// The names that begin with a text, or have a word inside that does, but for a typing error.
    pub(crate) fn begun(&self, begun: &FuzzyPrefix) -> impl Iterator<Item = &Called> {
        let at_once = self.all.iter().filter(|called| begun.matches_after_first(called.name()));
        let inside = self.words.iter().filter(|place| begun.matches_after_first(self.rest(place)));
        at_once.chain(inside.map(|&(at, _)| &self.all[at as usize]))
    }

    /// The names that what was typed may be a misspelling of, each with twice the errors between them.
    pub(crate) fn near(&self, typed: &FuzzyWord) -> impl Iterator<Item = (&Called, u8)> {
        self.all.iter().filter_map(|called| Some((called, typed.distance(&called.spelled)?)))
    }

    /// A name from a word inside it on.
    fn rest(&self, &(at, start): &(u32, u32)) -> &str {
        &self.all[at as usize].name()[start as usize..]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names() -> Names {
        let names = [("toque mortal", Lang::Es, 1), ("toque mortifero", Lang::Pt, 1), ("arrollar", Lang::Es, 2)];
        Names::new(names.map(|(name, lang, thing)| (name.to_owned(), lang, thing)).into())
    }

    fn told<'n>(found: impl Iterator<Item = &'n Called>) -> Vec<&'n str> {
        found.map(Called::name).collect()
    }

    #[test]
    fn names_are_found_from_any_word() {
        let names = names();
        assert_eq!(told(names.whole("toque mortal")), ["toque mortal"]);
        assert_eq!(told(names.whole("toque")), [""; 0]);
        assert_eq!(told(names.from("toque")), ["toque mortal", "toque mortifero"]);
        assert_eq!(told(names.with_word_from("mort")), ["toque mortal", "toque mortifero"]);
        assert_eq!(told(names.with_word_from("toque")), [""; 0]);
        assert_eq!(told(names.begun(&FuzzyPrefix::new("morrta"))), ["toque mortal"]);
        assert_eq!(told(names.begun(&FuzzyPrefix::new("arolla"))), ["arrollar"]);
    }

    #[test]
    fn misspelled_names_are_found() {
        let names = names();
        let near = |text: &str| {
            let typed = FuzzyWord::new(text).unwrap();
            names.near(&typed).map(|(called, errors)| (called.name().to_owned(), errors)).collect::<Vec<_>>()
        };
        assert_eq!(near("toque mortla"), [("toque mortal".to_owned(), 2)]);
        assert_eq!(near("aroyar"), [("arrollar".to_owned(), 1)]);
        assert_eq!(near("hechizo"), []);
    }
}
