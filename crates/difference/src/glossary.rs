//! Compares glossaries: within a language by headword, then by text; between languages by the rules that entries cite.

use std::collections::{BTreeSet, HashMap, HashSet};

use vademecum_document::{Document, Node, NodeIndex, Reference};
use vademecum_text::fold;
use vademecum_vocab::Number;

use crate::{
    EntryDiff, TextChange,
    compare::{EditionPair, GroupDiff},
    cross_language::{self, PairStatistics},
    token::normalize,
};
use vademecum_align::AlignmentKind;

/// Minimum share of common words of two entries that are one entry under another headword, from 0 to 1.
const MIN_COMMON_WORDS_OF_RENAMED: f32 = 0.6;

/// Maximum number of entries under other headwords that an entry is compared with.
const MAX_RENAME_CANDIDATES: usize = 8;

/// Maximum number of texts in which a word occurs for it to say which texts are alike.
const MAX_TEXTS_PER_WORD: usize = 1_000;

type Entry<'d> = (NodeIndex, &'d Node);

/// Compares two glossaries; empty where a document has none. Terms that a fragment does not quote are left out.
pub(crate) fn compare_glossaries(pair: &EditionPair<'_>, statistics: Option<&PairStatistics>) -> Vec<EntryDiff> {
    let (left, right) = (entries(pair.from.document), entries(pair.to.document));
    if left.is_empty() || right.is_empty() {
        return Vec::new();
    }
    let mut rows = match statistics {
        None => compare_within_language(pair, &left, &right),
        Some(statistics) => compare_across_languages(pair, statistics, &left, &right),
    };
    let [is_from_whole, is_to_whole] = [&pair.from, &pair.to].map(|side| side.document.kind.is_complete_edition());
    rows.retain(|row| (is_from_whole || row.from.is_some()) && (is_to_whole || !row.to.is_empty()));
    rows
}

/// The terms that two glossaries in one language have under the same headword, without a comparison of their texts.
pub(crate) fn list_common_terms(pair: &EditionPair<'_>) -> Vec<EntryDiff> {
    if pair.from.document.lang() != pair.to.document.lang() {
        return Vec::new();
    }
    let left: HashMap<String, Entry<'_>> =
        entries(pair.from.document).into_iter().map(|entry| (headword(&entry), entry)).collect();
    let both = entries(pair.to.document).into_iter().filter_map(|to| Some((*left.get(&headword(&to))?, to)));
    both.map(|(from, to)| row(pair, Some(from), Some(to))).collect()
}

fn entries(document: &Document) -> Vec<Entry<'_>> {
    let places = document.nodes.iter().enumerate().map(|(place, node)| (NodeIndex::new(place), node));
    places.filter(|(_, node)| node.term().is_some()).collect()
}

/// The folded headword of an entry.
fn headword(entry: &Entry<'_>) -> String {
    fold(entry.1.title.as_deref().unwrap_or_default())
}

fn row(pair: &EditionPair<'_>, from: Option<Entry<'_>>, to: Option<Entry<'_>>) -> EntryDiff {
    let kind = match (&from, &to) {
        (Some(_), Some(_)) => AlignmentKind::Same,
        (Some(_), None) => AlignmentKind::Removed,
        _ => AlignmentKind::Added,
    };
    let from = from.map(|(place, node)| pair.from.node_ref(place, node));
    let to = to.map(|(place, node)| pair.to.node_ref(place, node)).into_iter().collect();
    EntryDiff::without_texts(from, to, kind, 1.0)
}

fn compare_within_language(pair: &EditionPair<'_>, left: &[Entry<'_>], right: &[Entry<'_>]) -> Vec<EntryDiff> {
    let mut by_headword: HashMap<String, Vec<usize>> = HashMap::new();
    for (place, entry) in right.iter().enumerate().rev() {
        by_headword.entry(headword(entry)).or_default().push(place);
    }
    let mut to_of: Vec<Option<usize>> =
        left.iter().map(|entry| by_headword.get_mut(&headword(entry)).and_then(Vec::pop)).collect();
    pair_renamed(pair, left, right, &mut to_of);
    let mut from_of: Vec<Option<usize>> = vec![None; right.len()];
    for (place, to) in to_of.iter().enumerate() {
        if let Some(to) = to {
            from_of[*to] = Some(place);
        }
    }
    let compared = |from: Option<Entry<'_>>, to: Option<Entry<'_>>| {
        let mut row = row(pair, from, to);
        let (old, new) = (from.map(|(_, node)| node), to.map(|(_, node)| node));
        GroupDiff::compare(old.as_slice(), new.as_slice(), &pair.moves).fill(&mut row, &|_| true);
        if row.kind != AlignmentKind::Same {
            row.change = TextChange::Words;
        } else if row.change.may_change_meaning() {
            row.kind = AlignmentKind::Reworded;
        }
        row
    };
    // In the order of the second glossary, removed entries at their former place.
    let mut keyed: Vec<((usize, usize), EntryDiff)> = Vec::new();
    for (place, &entry) in right.iter().enumerate() {
        keyed.push(((place + 1, 0), compared(from_of[place].map(|from| left[from]), Some(entry))));
    }
    let mut before = 0;
    for (place, &entry) in left.iter().enumerate() {
        match to_of[place] {
            Some(to) => before = to + 1,
            None => keyed.push(((before, place + 1), compared(Some(entry), None))),
        }
    }
    keyed.sort_by_key(|&(key, _)| key);
    keyed.into_iter().map(|(_, row)| row).collect()
}

/// Pairs entries with similar texts under different headwords, the most similar first. Each is compared with the few that
/// share most words with it, so that the time grows with the number of entries, not with its square.
fn pair_renamed(pair: &EditionPair<'_>, left: &[Entry<'_>], right: &[Entry<'_>], to_of: &mut [Option<usize>]) {
    let mut taken: BTreeSet<usize> = to_of.iter().flatten().copied().collect();
    let old: Vec<usize> = (0..left.len()).filter(|&i| to_of[i].is_none()).collect();
    let new: Vec<usize> = (0..right.len()).filter(|j| !taken.contains(j)).collect();
    let texts = |entries: &[Entry<'_>], places: &[usize]| -> Vec<HashSet<String>> {
        let words = |&place: &usize| entries[place].1.text.split_whitespace().map(normalize).collect();
        places.iter().map(words).collect()
    };
    let mut near: Vec<(f32, usize, usize)> = Vec::new();
    for (i, j) in rename_candidates(&texts(left, &old), &texts(right, &new)) {
        let (i, j) = (old[i], new[j]);
        let common = GroupDiff::compare(&[left[i].1], &[right[j].1], &pair.moves).common_words();
        if common >= MIN_COMMON_WORDS_OF_RENAMED {
            near.push((common, i, j));
        }
    }
    near.sort_by(|x, y| y.0.total_cmp(&x.0).then((x.1, x.2).cmp(&(y.1, y.2))));
    for (_, i, j) in near {
        if to_of[i].is_none() && taken.insert(j) {
            to_of[i] = Some(j);
        }
    }
}

/// The pairs of texts, given as sets of words, that share most words: at most [`MAX_RENAME_CANDIDATES`] for each text
/// of the first list. Of several that share equally many, the nearest in the list.
fn rename_candidates(left: &[HashSet<String>], right: &[HashSet<String>]) -> Vec<(usize, usize)> {
    let mut with_word: HashMap<&str, Vec<usize>> = HashMap::new();
    for (j, words) in right.iter().enumerate() {
        words.iter().for_each(|word| with_word.entry(word).or_default().push(j));
    }
    with_word.retain(|_, texts| texts.len() <= MAX_TEXTS_PER_WORD);
    let mut candidates = Vec::new();
    let mut shared = vec![0_usize; right.len()];
    for (i, words) in left.iter().enumerate() {
        shared.fill(0);
        for &j in words.iter().filter_map(|word| with_word.get(word.as_str())).flatten() {
            shared[j] += 1;
        }
        let share = |j: usize| shared[j] as f32 / (words.len() + right[j].len()) as f32;
        let mut best: Vec<(f32, usize)> = (0..right.len()).filter(|&j| shared[j] > 0).map(|j| (share(j), j)).collect();
        best.sort_by(|x, y| y.0.total_cmp(&x.0).then((i.abs_diff(x.1), x.1).cmp(&(i.abs_diff(y.1), y.1))));
        candidates.extend(best.into_iter().take(MAX_RENAME_CANDIDATES).map(|(_, j)| (i, j)));
    }
    candidates
}

/// Pairs entries that are the only ones in their glossaries to cite the same set of rules; others cannot be paired.
fn compare_across_languages(
    pair: &EditionPair<'_>,
    statistics: &PairStatistics,
    left: &[Entry<'_>],
    right: &[Entry<'_>],
) -> Vec<EntryDiff> {
    let cites = |node: &Node| -> BTreeSet<Number> { node.references.iter().flat_map(Reference::numbers).collect() };
    let mapped = |node: &Node| -> BTreeSet<Number> {
        cites(node).into_iter().flat_map(|number| pair.moves.targets(number)).collect()
    };
    let mut by_rules: HashMap<BTreeSet<Number>, (Vec<Entry<'_>>, Vec<Entry<'_>>)> = HashMap::new();
    for &entry in left {
        by_rules.entry(mapped(entry.1)).or_default().0.push(entry);
    }
    for &entry in right {
        by_rules.entry(cites(entry.1)).or_default().1.push(entry);
    }
    let pairs = by_rules.into_iter().filter(|(rules, _)| !rules.is_empty());
    let mut found: Vec<(Entry<'_>, Entry<'_>)> = pairs
        .filter_map(|(_, (from, to))| match (from.as_slice(), to.as_slice()) {
            ([from], [to]) => Some((*from, *to)),
            _ => None,
        })
        .collect();
    found.sort_by_key(|(_, to)| to.0);
    found
        .into_iter()
        .map(|(from, to)| cross_language::compare_row(pair, statistics, row(pair, Some(from), Some(to))))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> HashSet<String> {
        text.split_whitespace().map(str::to_owned).collect()
    }

    #[test]
    fn an_entry_is_compared_with_those_that_share_most_words() {
        let left = ["a b c d", "x y z"].map(words);
        let right = ["y", "a b c", "p q", "x y z"].map(words);
        assert_eq!(rename_candidates(&left, &right), [(0, 1), (1, 3), (1, 0)]);
    }

    #[test]
    fn comparisons_grow_with_the_number_of_entries_not_with_its_square() {
        let alike: Vec<HashSet<String>> =
            (0..3_000).map(|n| words(&format!("the glass of the keeper {}", n / 2))).collect();
        let candidates = rename_candidates(&alike, &alike);
        assert!(candidates.len() <= MAX_RENAME_CANDIDATES * alike.len(), "{}", candidates.len());
        assert!((0..alike.len()).all(|n| candidates.contains(&(n, n))));
    }
}
