//! The table of all terms of a game, with one row for each term and its names in all languages.

use std::collections::{BTreeSet, HashMap};

use vademecum_text::{fold, is_plural};
use vademecum_vocab::Lang;

use crate::{
    TermEvidence, TermEvidenceKind, TermPair,
    evidence_graph::{EvidenceGraph, LangTerm, TermTriple},
    false_friends::find_false_friends,
    printed_name::parse_name,
};

/// Two names that are spelled alike in two languages, with their translations.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FalseFriendPair {
    /// The two languages.
    pub langs: [Lang; 2],
    /// Translations of the first name into the second language.
    pub first_means: Vec<String>,
    /// Translations of the second name into the first language.
    pub second_means: Vec<String>,
}

/// A term in up to three languages, or a pair of false friends.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TermRow {
    /// Its names, in the order of [`Lang::ALL`].
    pub(crate) names: [Option<String>; Lang::ALL.len()],
    /// The evidence that the names mean the same.
    pub evidence: Vec<TermEvidence>,
    /// Set for false friends: the names do *not* mean the same.
    pub false_friend: Option<FalseFriendPair>,
}

impl TermRow {
    /// Whether it is a name in titles or glossaries, and not only a word of running text.
    pub fn is_title_or_headword(&self) -> bool {
        self.false_friend.is_some() || self.evidence.iter().any(|found| found.kind != TermEvidenceKind::CoOccurrence)
    }

    /// The number of its names, and of those that begin with a capital.
    fn prominence(&self) -> (usize, usize) {
        let names = || self.names.iter().flatten();
        (names().count(), names().filter(|name| name.starts_with(char::is_uppercase)).count())
    }

    fn folded_words(&self) -> FoldedWords {
        self.names.each_ref().map(|name| {
            let folded = fold(name.as_deref().unwrap_or_default());
            folded.split([' ', '-']).filter(|word| !word.is_empty()).map(str::to_owned).collect()
        })
    }

    fn sort_key(&self) -> (bool, Vec<Option<String>>) {
        (self.false_friend.is_some(), self.names.iter().map(|name| name.as_deref().map(fold)).collect())
    }

    /// Its name in a language.
    pub fn name(&self, lang: Lang) -> Option<&str> {
        self.names[lang as usize].as_deref()
    }
}

/// The terms of a game.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TermTable {
    pub(crate) rows: Vec<TermRow>,
    /// Indexes of the rows that contain a folded name, without false friends.
    by_name: HashMap<String, Vec<usize>>,
}

/// The folded words of the names of a row, in the order of [`Lang::ALL`]; empty where it has no name.
type FoldedWords = [Vec<String>; Lang::ALL.len()];

/// Whether two rows differ only in number or capitals: they share names in at least two languages, and have different
/// names in none.
fn are_variants(one: &FoldedWords, other: &FoldedWords) -> bool {
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

impl TermTable {
    /// The rows.
    pub fn rows(&self) -> &[TermRow] {
        &self.rows
    }

    /// The rows of titles and headwords without duplicates: of rows that differ only in number or capitals, the one
    /// with the most names, then the one with the most capitals.
    pub fn distinct_titles_and_headwords(&self) -> Vec<&TermRow> {
        let mut shown: Vec<(usize, &TermRow, FoldedWords)> = Vec::new();
        let rows = self.rows.iter().enumerate();
        for (place, row) in rows.filter(|(_, row)| row.false_friend.is_none() && row.is_title_or_headword()) {
            let words = row.folded_words();
            match shown.iter_mut().find(|(.., other)| are_variants(other, &words)) {
                Some(other) if row.prominence() > other.1.prominence() => *other = (place, row, words),
                Some(_) => {}
                None => shown.push((place, row, words)),
            }
        }
        shown.sort_by_key(|(place, ..)| *place);
        shown.into_iter().map(|(_, row, _)| row).collect()
    }

    /// Combines the pairs of all languages into rows, and finds false friends among them and among `named`, other
    /// titles and headwords.
    pub fn new(pairs: Vec<TermPair>, named: impl IntoIterator<Item = (Lang, String)>) -> Self {
        let mut graph = EvidenceGraph::new(pairs);
        let mut things: BTreeSet<LangTerm> = BTreeSet::new();
        for (lang, name) in named {
            let key = (lang, fold(&name));
            graph.add_spelling(key.clone(), name);
            things.insert(key);
        }
        let rows: BTreeSet<TermTriple> =
            graph.agreeing_pairs().map(|(one, two)| graph.complete_row(one, two)).collect();
        // Rows that are contained in a complete one are dropped.
        let covers = |more: &TermTriple, less: &TermTriple| {
            more != less && more.iter().zip(less).all(|(more, less)| less.is_none() || more == less)
        };
        let whole: Vec<&TermTriple> = rows.iter().filter(|names| names.iter().all(Option::is_some)).collect();
        let is_new = |names: &&TermTriple| !whole.iter().any(|other| covers(other, names));
        let row = |names: &TermTriple| TermRow {
            names: names.each_ref().map(|name| Some(graph.spelling(name.as_ref()?))),
            evidence: graph.evidence(names),
            false_friend: None,
        };
        let mut rows: Vec<TermRow> = rows.iter().filter(is_new).map(row).collect();
        rows.extend(find_false_friends(&graph, &things));
        rows.sort_by_cached_key(TermRow::sort_key);
        TermTable::from_rows(rows)
    }

    pub(crate) fn from_rows(rows: Vec<TermRow>) -> Self {
        let mut by_name: HashMap<String, Vec<usize>> = HashMap::new();
        for (place, row) in rows.iter().enumerate().filter(|(_, row)| row.false_friend.is_none()) {
            for name in row.names.iter().flatten() {
                let places = by_name.entry(fold(name)).or_default();
                if places.last() != Some(&place) {
                    places.push(place);
                }
            }
        }
        TermTable { rows, by_name }
    }

    /// Whether a folded name is in any row.
    pub fn has_name(&self, folded: &str) -> bool {
        self.by_name.contains_key(folded)
    }

    /// The translations of a name from one language into another; accents and case are ignored.
    pub fn translations(&self, name: &str, lang: Lang, other: Lang) -> Vec<&str> {
        let name = fold(name);
        let rows = self.by_name.get(&name).into_iter().flatten().map(|&row| &self.rows[row]);
        let rows = rows.filter(|row| row.name(lang).is_some_and(|own| fold(own) == name));
        let mut meanings: Vec<&str> = rows.filter_map(|row| row.name(other)).collect();
        meanings.dedup();
        meanings
    }

    /// All names of a language, sorted.
    pub fn names(&self, lang: Lang) -> BTreeSet<&str> {
        let rows = self.rows.iter().filter(|row| row.false_friend.is_none());
        rows.filter_map(|row| row.name(lang)).filter(|name| !parse_name(name).name.is_empty()).collect()
    }
}
