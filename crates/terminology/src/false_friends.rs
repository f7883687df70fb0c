//! Finds false friends: names that are spelled alike in two languages and have other meanings.

use std::collections::{BTreeMap, BTreeSet};

use vademecum_text::{OrthographicKey, share_root};
use vademecum_vocab::Lang;

use crate::{
    TermRow,
    evidence_graph::{EvidenceGraph, LangTerm},
    term_table::FalseFriendPair,
};

/// The false friends among all names: pairs of similar names whose known translations differ, or of which one has a known
/// translation and the other names something else.
pub(crate) fn find_false_friends(graph: &EvidenceGraph, things: &BTreeSet<LangTerm>) -> Vec<TermRow> {
    let names: BTreeSet<&LangTerm> = graph.names().chain(things).collect();
    let is_title_or_headword = |name: &LangTerm| graph.is_title_or_headword(name) || things.contains(name);
    let mut friends: Vec<SimilarPair<'_>> = Vec::new();
    for (one, two, is_same) in similar_names(&names) {
        let named = [one, two].map(is_title_or_headword);
        // Of words that occur only in running text, only equally spelled ones count, and only beside a name.
        if named == [false, false] || (named != [true, true] && !is_same) {
            continue;
        }
        let (first, second) = (graph.meanings(one, two.0), graph.meanings(two, one.0));
        if means(&first, two) || means(&second, one) || is_borrowed(&first, one) || is_borrowed(&second, two) {
            continue;
        }
        let is_sure = |name: &LangTerm, means: &[&LangTerm], other: &LangTerm| {
            means.first().is_some_and(|meant| graph.confidence(name, meant) >= MIN_CONFIDENCE)
                && things.contains(other)
                && is_same
        };
        let tells = match (first.is_empty(), second.is_empty()) {
            (false, false) => true,
            (false, true) => named == [true, true] && is_sure(one, &first, two),
            (true, false) => named == [true, true] && is_sure(two, &second, one),
            (true, true) => false,
        };
        if tells {
            let are_named = named == [true, true];
            friends.push(SimilarPair { are_named, names: [one, two], means: [first, second] });
        }
    }
    let row = |friend: SimilarPair<'_>| {
        let mut names: [Option<String>; Lang::ALL.len()] = Default::default();
        for name in friend.names {
            names[name.0 as usize] = Some(graph.spelling(name));
        }
        let written = |names: &[&LangTerm]| names.iter().map(|name| graph.spelling(name)).collect();
        let [first_means, second_means] = friend.means.each_ref().map(|means| written(means));
        let langs = friend.names.map(|name| name.0);
        TermRow {
            names,
            evidence: Vec::new(),
            false_friend: Some(FalseFriendPair { langs, first_means, second_means }),
        }
    };
    without_forms(friends).into_iter().map(row).collect()
}

/// Two names that are spelled alike, with their translations into each other's language.
struct SimilarPair<'k> {
    /// Whether both are titles or headwords.
    are_named: bool,
    names: [&'k LangTerm; 2],
    means: [Vec<&'k LangTerm>; 2],
}

/// All pairs of names of two languages that are spelled alike, and whether they are spelled the same.
fn similar_names<'k>(names: &BTreeSet<&'k LangTerm>) -> Vec<(&'k LangTerm, &'k LangTerm, bool)> {
    // Names that are spelled alike have the same first letter.
    let mut by_start: BTreeMap<char, Vec<(&LangTerm, OrthographicKey)>> = BTreeMap::new();
    for &name in names {
        let look = OrthographicKey::new(&name.1, name.0);
        if let Some(start) = look.first_letter() {
            by_start.entry(start).or_default().push((name, look));
        }
    }
    let mut alike = Vec::new();
    for names in by_start.values() {
        for (one, look) in names {
            for (two, other) in names.iter().filter(|(two, _)| two.0 as usize > one.0 as usize) {
                if look.is_similar(other) {
                    alike.push((*one, *two, look.is_equal(other)));
                }
            }
        }
    }
    alike.sort_unstable();
    alike
}

/// Whether a name is one of the translations of another, or is spelled like one.
fn means(meant: &[&LangTerm], name: &LangTerm) -> bool {
    let look = OrthographicKey::new(&name.1, name.0);
    meant.iter().any(|meant| OrthographicKey::new(&meant.1, meant.0).is_similar(&look) || share_root(&meant.1, &name.1))
}

/// Whether a name is a word of one of its translations: a loan word has the meaning of its original.
fn is_borrowed(meant: &[&LangTerm], name: &LangTerm) -> bool {
    meant.iter().any(|meant| meant.1.split(' ').any(|word| word == name.1))
}

/// Removes pairs that are other forms of a pair already listed; titles and headwords come first, short names before long.
fn without_forms(mut friends: Vec<SimilarPair<'_>>) -> Vec<SimilarPair<'_>> {
    let letters = |friend: &SimilarPair<'_>| friend.names.iter().map(|name| name.1.chars().count()).sum::<usize>();
    friends.sort_by_cached_key(|friend| (!friend.are_named, letters(friend), friend.names.map(LangTerm::clone)));
    let mut listed: Vec<SimilarPair<'_>> = Vec::new();
    for friend in friends {
        let is_form = |name: &LangTerm, other: &LangTerm| {
            name.0 == other.0 && (name.1 == other.1 || share_root(&name.1, &other.1))
        };
        let is_listed = |other: &SimilarPair<'_>| {
            is_form(other.names[0], friend.names[0]) && is_form(other.names[1], friend.names[1])
        };
        if !listed.iter().any(is_listed) {
            listed.push(friend);
        }
    }
    listed
}

/// Minimum confidence in the translation of one of two names, if the other has none: that of one title.
const MIN_CONFIDENCE: u32 = 4;
