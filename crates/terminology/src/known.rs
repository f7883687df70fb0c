//! What was found of names: which of other languages each goes with, how, and how sure that is.

use std::collections::{BTreeMap, BTreeSet};

use vademecum_vocab::{Lang, fold};

use crate::{Evidence, Found, TermPair, row::place};

/// A name of a language, as what it is when folded.
pub(crate) type Key = (Lang, String);

/// A row's names, in the order of [`Lang::ALL`].
pub(crate) type Names = [Option<Key>; Lang::ALL.len()];

/// What is known of names: which of other languages each was found with, and how.
#[derive(Default)]
pub(crate) struct Known {
    /// How each folded name is written.
    written: BTreeMap<Key, String>,
    with: BTreeMap<Key, BTreeMap<Key, Vec<Evidence>>>,
}

impl Known {
    pub(crate) fn new(mut pairs: Vec<TermPair>) -> Self {
        let mut known = Known::default();
        // Behind a name that was left in English, a bracket holds no English one; nor behind one that goes with
        // another English name.
        let is_bracket = |pair: &TermPair| pair.evidence.iter().all(|found| found.kind == Found::Bracket);
        let is_told = |pair: &TermPair| pair.evidence.iter().any(|found| found.kind != Found::Text);
        let name = |(lang, name): &(Lang, String)| (*lang, fold(name));
        let kept = pairs.iter().filter(|pair| !is_bracket(pair) && is_told(pair));
        let kept = kept.flat_map(|pair| {
            let [one, two] = pair.names.each_ref().map(name);
            let is_same = one.1 == two.1;
            let known = |own: &Key, other: &Key| (is_same || other.0 == Lang::En).then(|| own.clone());
            [known(&one, &two), known(&two, &one)].into_iter().flatten().collect::<Vec<_>>()
        });
        let kept: BTreeSet<Key> = kept.collect();
        pairs.retain(|pair| !(is_bracket(pair) && kept.contains(&name(&pair.names[0]))));
        // What is a name somewhere is written as it is there.
        pairs.sort_by_key(|pair| !is_told(pair));
        for TermPair { names: [(lang, name), (other, also)], evidence } in pairs {
            let (left, right) = ((lang, fold(&name)), (other, fold(&also)));
            known.note(left.clone(), name);
            known.note(right.clone(), also);
            for (one, two) in [(&left, &right), (&right, &left)] {
                let found = known.with.entry(one.clone()).or_default().entry(two.clone()).or_default();
                found.extend(evidence.iter().filter(|new| !found.contains(new)).cloned().collect::<Vec<_>>());
            }
        }
        known
    }

    /// Notes how a name is written, unless that is known.
    pub(crate) fn note(&mut self, key: Key, name: String) {
        self.written.entry(key).or_insert(name);
    }

    /// How a name is written.
    pub(crate) fn write(&self, name: &Key) -> String {
        self.written.get(name).cloned().unwrap_or_else(|| name.1.clone())
    }

    /// Every name that was found with another.
    pub(crate) fn names(&self) -> impl Iterator<Item = &Key> {
        self.with.keys()
    }

    fn found(&self, one: &Key, two: &Key) -> &[Evidence] {
        self.with.get(one).and_then(|with| with.get(two)).map_or(&[], Vec::as_slice)
    }

    /// Whether two names were found together as names of something, and not only in texts.
    fn is_told(&self, one: &Key, two: &Key) -> bool {
        self.found(one, two).iter().any(|found| found.kind != Found::Text)
    }

    /// How sure a pair is: what a title says is surest; a third language that both go with confirms it. What
    /// only texts say is never as sure as what titles and glossaries say.
    pub(crate) fn sureness(&self, one: &Key, two: &Key) -> u32 {
        let evidence = self.found(one, two);
        let of = |kind| evidence.iter().filter(|found| found.kind == kind).count().min(2) as u32;
        let told = 4 * of(Found::Title) + 3 * of(Found::Bracket) + 3 * of(Found::Glossary);
        let texts = of(Found::Text);
        if told == 0 { texts } else { told + texts + 3 * u32::from(self.confirmed(one, two)) }
    }

    /// Whether a name is the name of something: a title or a headword, and not just a word of texts.
    pub(crate) fn is_named(&self, name: &Key) -> bool {
        let mut found = self.with.get(name).into_iter().flatten().flat_map(|(_, evidence)| evidence);
        found.any(|evidence| evidence.kind != Found::Text)
    }

    /// Whether a name of a third language was found with both.
    fn confirmed(&self, one: &Key, two: &Key) -> bool {
        let Some(with) = self.with.get(one) else { return false };
        let mut thirds = with.keys().filter(|name| name.0 != one.0 && name.0 != two.0);
        thirds.any(|third| self.is_told(one, third) && self.is_told(two, third))
    }

    /// The names of a language that a name means, surest first. Where titles or glossaries tell of it, what only
    /// texts say does not count; nor does what a third language gainsays.
    pub(crate) fn meanings(&self, name: &Key, lang: Lang) -> Vec<&Key> {
        let mut meanings = self.found_meanings(name, lang);
        meanings.retain(|other| !self.is_gainsaid(name, other));
        meanings
    }

    /// Whether two names that no title names together go with names of a third language that are not each other's,
    /// and both more surely than with one another.
    fn is_gainsaid(&self, one: &Key, two: &Key) -> bool {
        if self.found(one, two).iter().any(|found| matches!(found.kind, Found::Title | Found::Bracket)) {
            return false;
        }
        let thirds = Lang::ALL.into_iter().filter(|&lang| lang != one.0 && lang != two.0);
        thirds.into_iter().any(|lang| {
            let agreed = |name: &Key| {
                let mut meanings = self.found_meanings(name, lang);
                meanings
                    .retain(|third| self.is_told(name, third) && self.found_meanings(third, name.0).contains(&name));
                meanings
            };
            let (ours, theirs) = (agreed(one), agreed(two));
            let is_surer = |name: &Key, thirds: &[&Key]| {
                thirds.first().is_some_and(|third| self.sureness(name, third) > self.sureness(one, two))
            };
            is_surer(one, &ours) && is_surer(two, &theirs) && !ours.iter().any(|third| theirs.contains(third))
        })
    }

    /// The same, whatever a third language says.
    fn found_meanings(&self, name: &Key, lang: Lang) -> Vec<&Key> {
        let with = self.with.get(name).into_iter().flatten().map(|(other, _)| other);
        let mut meanings: Vec<(u32, &Key)> =
            with.filter(|other| other.0 == lang).map(|other| (self.sureness(name, other), other)).collect();
        meanings.sort_by(|a, b| b.0.cmp(&a.0).then(a.1.cmp(b.1)));
        let best = meanings.first().map_or(0, |(sure, _)| *sure);
        meanings.retain(|(sure, _)| if best > TEXTS { *sure > TEXTS } else { *sure == best });
        meanings.into_iter().map(|(_, name)| name).collect()
    }

    /// Whether each of two names is among what the other means.
    pub(crate) fn agree(&self, one: &Key, two: &Key) -> bool {
        self.meanings(one, two.0).contains(&two) && self.meanings(two, one.0).contains(&one)
    }

    /// Two names that agree, with the one of the third language that both agree with; or with one that agrees
    /// with one of them, where nothing is known of the other's.
    pub(crate) fn row(&self, one: &Key, two: &Key) -> Names {
        let mut names: Names = Default::default();
        if let Some(lang) = Lang::ALL.into_iter().find(|&lang| lang != one.0 && lang != two.0) {
            let with_both =
                self.meanings(one, lang).into_iter().find(|third| self.agree(one, third) && self.agree(two, third));
            let open = |name: &Key, lang| self.meanings(name, lang).is_empty();
            let through = |near: &Key, far: &Key| {
                let thirds = self.meanings(near, lang).into_iter();
                let mut thirds = thirds.filter(|third| self.agree(near, third) && open(third, far.0));
                open(far, lang).then(|| thirds.next()).flatten()
            };
            let third = with_both.or_else(|| through(one, two)).or_else(|| through(two, one));
            names[place(lang)] = third.cloned();
        }
        names[place(one.0)] = Some(one.clone());
        names[place(two.0)] = Some(two.clone());
        names
    }

    /// Every two names that agree, the language that comes first in [`Lang::ALL`] first.
    pub(crate) fn agreeing(&self) -> impl Iterator<Item = (&Key, &Key)> {
        let pairs = self.with.iter().flat_map(|(one, with)| with.keys().map(move |two| (one, two)));
        pairs.filter(|(one, two)| place(two.0) > place(one.0) && self.agree(one, two))
    }

    /// What speaks for a row.
    pub(crate) fn evidence(&self, names: &Names) -> Vec<Evidence> {
        let names: Vec<&Key> = names.iter().flatten().collect();
        let pairs = names.iter().enumerate().flat_map(|(i, one)| names[i + 1..].iter().map(move |two| (*one, *two)));
        let mut evidence: Vec<Evidence> = pairs.flat_map(|(one, two)| self.found(one, two)).cloned().collect();
        evidence.sort();
        evidence.dedup();
        evidence
    }
}

/// What only texts say is no surer than this.
const TEXTS: u32 = 2;
