//! Names that look alike in two languages and mean something else.

use std::collections::{BTreeMap, BTreeSet};

use vademecum_vocab::Lang;

use crate::{
    TermRow,
    known::{Key, Known},
    look::{Look, is_relative},
    row::{FalseFriend, place},
};

/// Names that look alike and do not mean each other. What each means in the other language is known; or it is
/// known of one, and the other is a name of something else that has none there.
pub(crate) fn friends(known: &Known, things: &BTreeSet<Key>) -> Vec<TermRow> {
    let names: BTreeSet<&Key> = known.names().chain(things).collect();
    let is_named = |name: &Key| known.is_named(name) || things.contains(name);
    let mut friends: Vec<Friend<'_>> = Vec::new();
    for (one, two, is_same) in alike(&names) {
        let named = [one, two].map(is_named);
        // Of words that were only met in texts, only the same ones count, and only beside a name.
        if named == [false, false] || (named != [true, true] && !is_same) {
            continue;
        }
        let (first, second) = (known.meanings(one, two.0), known.meanings(two, one.0));
        if means(&first, two) || means(&second, one) || is_borrowed(&first, one) || is_borrowed(&second, two) {
            continue;
        }
        let is_sure = |name: &Key, means: &[&Key], other: &Key| {
            means.first().is_some_and(|meant| known.sureness(name, meant) >= SURE) && things.contains(other) && is_same
        };
        let tells = match (first.is_empty(), second.is_empty()) {
            (false, false) => true,
            (false, true) => named == [true, true] && is_sure(one, &first, two),
            (true, false) => named == [true, true] && is_sure(two, &second, one),
            (true, true) => false,
        };
        if tells {
            let is_told = named == [true, true];
            friends.push(Friend { is_told, names: [one, two], means: [first, second] });
        }
    }
    let row = |friend: Friend<'_>| {
        let mut names: [Option<String>; Lang::ALL.len()] = Default::default();
        for name in friend.names {
            names[place(name.0)] = Some(known.write(name));
        }
        let written = |names: &[&Key]| names.iter().map(|name| known.write(name)).collect();
        let [first_means, second_means] = friend.means.each_ref().map(|means| written(means));
        let langs = friend.names.map(|name| name.0);
        TermRow { names, evidence: Vec::new(), false_friend: Some(FalseFriend { langs, first_means, second_means }) }
    };
    without_forms(friends).into_iter().map(row).collect()
}

/// Two names that look alike, with what each means in the other's language.
struct Friend<'k> {
    /// Whether both are names of something.
    is_told: bool,
    names: [&'k Key; 2],
    means: [Vec<&'k Key>; 2],
}

/// Names of two languages that look alike, and whether they look the same.
fn alike<'k>(names: &BTreeSet<&'k Key>) -> Vec<(&'k Key, &'k Key, bool)> {
    // Names that look alike begin alike.
    let mut by_start: BTreeMap<char, Vec<(&Key, Look)>> = BTreeMap::new();
    for &name in names {
        let look = Look::new(&name.1, name.0);
        if let Some(start) = look.start() {
            by_start.entry(start).or_default().push((name, look));
        }
    }
    let mut alike = Vec::new();
    for names in by_start.values() {
        for (one, look) in names {
            for (two, other) in names.iter().filter(|(two, _)| place(two.0) > place(one.0)) {
                if look.is_like(other) {
                    alike.push((*one, *two, look.is_same(other)));
                }
            }
        }
    }
    alike.sort_unstable();
    alike
}

/// Whether a name is, or looks like, one of what another means.
fn means(meant: &[&Key], name: &Key) -> bool {
    let look = Look::new(&name.1, name.0);
    meant.iter().any(|meant| Look::new(&meant.1, meant.0).is_like(&look) || is_relative(&meant.1, &name.1))
}

/// Whether a name is part of what it means in another language: a borrowed word is read as that language reads it.
fn is_borrowed(meant: &[&Key], name: &Key) -> bool {
    meant.iter().any(|meant| meant.1.split(' ').any(|word| word == name.1))
}

/// What was told of two words is not told of their other forms again: names of things come before words, and
/// short ones before long ones.
fn without_forms(mut friends: Vec<Friend<'_>>) -> Vec<Friend<'_>> {
    let letters = |friend: &Friend<'_>| friend.names.iter().map(|name| name.1.chars().count()).sum::<usize>();
    friends.sort_by_cached_key(|friend| (!friend.is_told, letters(friend), friend.names.map(Key::clone)));
    let mut told: Vec<Friend<'_>> = Vec::new();
    for friend in friends {
        let is_form =
            |name: &Key, other: &Key| name.0 == other.0 && (name.1 == other.1 || is_relative(&name.1, &other.1));
        let is_told =
            |other: &Friend<'_>| is_form(other.names[0], friend.names[0]) && is_form(other.names[1], friend.names[1]);
        if !told.iter().any(is_told) {
            told.push(friend);
        }
    }
    told
}

/// What a title says of a name is as sure as this.
const SURE: u32 = 4;
