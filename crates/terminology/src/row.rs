//! The terms of a game in all languages: a row each.

use std::collections::{BTreeSet, HashMap};

use vademecum_vocab::{Lang, fold};

use crate::{
    Evidence, Found, TermPair,
    form::is_plural,
    friend::friends,
    known::{Key, Known, Names},
    name::printed,
};

/// What two names that look alike really mean.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FalseFriend {
    /// The two languages.
    pub langs: [Lang; 2],
    /// What the first name is called in the second language.
    pub first_means: Vec<String>,
    /// What the second name is called in the first language.
    pub second_means: Vec<String>,
}

/// A term in up to three languages; or two names that only look alike.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TermRow {
    /// Its names, in the order of [`Lang::ALL`].
    pub(super) names: [Option<String>; Lang::ALL.len()],
    /// Where they were found together.
    pub evidence: Vec<Evidence>,
    /// Set where the names do *not* mean the same.
    pub false_friend: Option<FalseFriend>,
}

impl TermRow {
    /// Whether it is what something is called in titles or glossaries, and not just a word of texts.
    pub fn is_named(&self) -> bool {
        self.false_friend.is_some() || self.evidence.iter().any(|found| found.kind != Found::Text)
    }

    /// How many names it has, and how many of them begin with a capital.
    fn prominence(&self) -> (usize, usize) {
        let names = || self.names.iter().flatten();
        (names().count(), names().filter(|name| name.starts_with(char::is_uppercase)).count())
    }

    fn spelled(&self) -> Spelled {
        self.names.each_ref().map(|name| {
            let folded = fold(name.as_deref().unwrap_or_default());
            folded.split([' ', '-']).filter(|word| !word.is_empty()).map(str::to_owned).collect()
        })
    }

    fn order(&self) -> (bool, Vec<Option<String>>) {
        (self.false_friend.is_some(), self.names.iter().map(|name| name.as_deref().map(fold)).collect())
    }

    /// Its name in a language.
    pub fn name(&self, lang: Lang) -> Option<&str> {
        self.names[place(lang)].as_deref()
    }
}

/// The terms of a game.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Terms {
    pub(super) rows: Vec<TermRow>,
    /// The rows that hold a name, false friends left out, by what the name is when folded.
    by_name: HashMap<String, Vec<usize>>,
}

/// A file of terms cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{file}:{line}: {what}")]
pub struct TermsError {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub what: &'static str,
}

/// The words of the names of a row, folded; none in a language without a name.
type Spelled = [Vec<String>; Lang::ALL.len()];

/// Whether two rows differ only in the number or the capitals of their names: in two languages at least both have a
/// name, and nowhere another one.
fn are_variants(one: &Spelled, other: &Spelled) -> bool {
    let is_word = |one: &String, other: &String| one == other || is_plural(one, other) || is_plural(other, one);
    let mut shared = 0;
    for (one, other) in one.iter().zip(other).filter(|(one, other)| !one.is_empty() && !other.is_empty()) {
        if one.len() != other.len() || !one.iter().zip(other).all(|(one, other)| is_word(one, other)) {
            return false;
        }
        shared += 1;
    }
    shared > 1
}

pub(crate) fn place(lang: Lang) -> usize {
    Lang::ALL.iter().position(|&other| other == lang).unwrap_or(0)
}

impl Terms {
    /// The rows.
    pub fn rows(&self) -> &[TermRow] {
        &self.rows
    }

    /// The rows of names for a list that is read: of rows that only differ in number or in capitals, the one with the
    /// most names, and of those the one written as a title.
    pub fn distinct_named(&self) -> Vec<&TermRow> {
        let mut shown: Vec<(&TermRow, Spelled)> = Vec::new();
        let named = self.rows.iter().filter(|row| row.false_friend.is_none() && row.is_named());
        for row in named {
            let spelled = row.spelled();
            match shown.iter_mut().find(|(_, other)| are_variants(other, &spelled)) {
                Some(other) if row.prominence() > other.0.prominence() => *other = (row, spelled),
                Some(_) => {}
                None => shown.push((row, spelled)),
            }
        }
        shown.into_iter().map(|(row, _)| row).collect()
    }

    /// Brings pairs of names of all languages together, and finds the false friends among them and among other
    /// names of things.
    pub fn new(pairs: Vec<TermPair>, named: impl IntoIterator<Item = (Lang, String)>) -> Self {
        let mut known = Known::new(pairs);
        let mut things: BTreeSet<Key> = BTreeSet::new();
        for (lang, name) in named {
            let key = (lang, fold(&name));
            known.note(key.clone(), name);
            things.insert(key);
        }
        let rows: BTreeSet<Names> = known.agreeing().map(|(one, two)| known.row(one, two)).collect();
        // A row that another one says more of is not said again.
        let covers = |more: &Names, less: &Names| {
            more != less && more.iter().zip(less).all(|(more, less)| less.is_none() || more == less)
        };
        let whole: Vec<&Names> = rows.iter().filter(|names| names.iter().all(Option::is_some)).collect();
        let is_new = |names: &&Names| !whole.iter().any(|other| covers(other, names));
        let row = |names: &Names| TermRow {
            names: names.each_ref().map(|name| Some(known.write(name.as_ref()?))),
            evidence: known.evidence(names),
            false_friend: None,
        };
        let mut rows: Vec<TermRow> = rows.iter().filter(is_new).map(row).collect();
        rows.extend(friends(&known, &things));
        rows.sort_by_cached_key(TermRow::order);
        Terms::of(rows)
    }

    pub(super) fn of(rows: Vec<TermRow>) -> Self {
        let mut by_name: HashMap<String, Vec<usize>> = HashMap::new();
        for (place, row) in rows.iter().enumerate().filter(|(_, row)| row.false_friend.is_none()) {
            for name in row.names.iter().flatten() {
                let places = by_name.entry(fold(name)).or_default();
                if places.last() != Some(&place) {
                    places.push(place);
                }
            }
        }
        Terms { rows, by_name }
    }

    /// What a name of a language means in another; accents and case do not matter.
    pub fn meanings(&self, name: &str, lang: Lang, other: Lang) -> Vec<&str> {
        let name = fold(name);
        let rows = self.by_name.get(&name).into_iter().flatten().map(|&row| &self.rows[row]);
        let rows = rows.filter(|row| row.name(lang).is_some_and(|own| fold(own) == name));
        let mut meanings: Vec<&str> = rows.filter_map(|row| row.name(other)).collect();
        meanings.dedup();
        meanings
    }

    /// Every name of a language, in alphabetical order.
    pub fn names(&self, lang: Lang) -> BTreeSet<&str> {
        let rows = self.rows.iter().filter(|row| row.false_friend.is_none());
        rows.filter_map(|row| row.name(lang)).filter(|name| !printed(name).name.is_empty()).collect()
    }
}
