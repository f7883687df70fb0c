//! A graph of names in all languages; edges are the evidence that two names mean the same.

use std::collections::{BTreeMap, BTreeSet};

use vademecum_text::fold;
use vademecum_vocab::Lang;

use crate::{TermEvidence, TermEvidenceKind, TermPair};

/// A folded name with its language.
pub(crate) type LangTerm = (Lang, String);

/// The names of one row, in the order of [`Lang::ALL`].
pub(crate) type TermTriple = [Option<LangTerm>; Lang::ALL.len()];

/// Names, and the evidence between names of different languages.
#[derive(Default)]
pub(crate) struct EvidenceGraph {
    /// The spelling of each folded name.
    spellings: BTreeMap<LangTerm, String>,
    /// The evidence between two names, in both directions.
    edges: BTreeMap<LangTerm, BTreeMap<LangTerm, Vec<TermEvidence>>>,
}

impl EvidenceGraph {
    pub(crate) fn new(mut pairs: Vec<TermPair>) -> Self {
        let mut graph = EvidenceGraph::default();
        // A bracket is not an English name if the name before it is English itself, or has another English name.
        let is_bracket = |pair: &TermPair| pair.evidence.iter().all(|found| found.kind == TermEvidenceKind::Bracket);
        let is_told = |pair: &TermPair| pair.evidence.iter().any(|found| found.kind != TermEvidenceKind::CoOccurrence);
        let name = |(lang, name): &(Lang, String)| (*lang, fold(name));
        let kept = pairs.iter().filter(|pair| !is_bracket(pair) && is_told(pair));
        let kept = kept.flat_map(|pair| {
            let [one, two] = pair.names.each_ref().map(name);
            let is_same = one.1 == two.1;
            let known = |own: &LangTerm, other: &LangTerm| (is_same || other.0 == Lang::En).then(|| own.clone());
            [known(&one, &two), known(&two, &one)].into_iter().flatten().collect::<Vec<_>>()
        });
        let kept: BTreeSet<LangTerm> = kept.collect();
        pairs.retain(|pair| !(is_bracket(pair) && kept.contains(&name(&pair.names[0]))));
        // The spelling of titles and headwords is preferred.
        pairs.sort_by_key(|pair| !is_told(pair));
        for TermPair { names: [(lang, name), (other, also)], evidence } in pairs {
            let (left, right) = ((lang, fold(&name)), (other, fold(&also)));
            graph.add_spelling(left.clone(), name);
            graph.add_spelling(right.clone(), also);
            for (one, two) in [(&left, &right), (&right, &left)] {
                let found = graph.edges.entry(one.clone()).or_default().entry(two.clone()).or_default();
                found.extend(evidence.iter().filter(|new| !found.contains(new)).cloned().collect::<Vec<_>>());
            }
        }
        graph
    }

    /// Sets the spelling of a name, unless it has one.
    pub(crate) fn add_spelling(&mut self, key: LangTerm, name: String) {
        self.spellings.entry(key).or_insert(name);
    }

    pub(crate) fn spelling(&self, name: &LangTerm) -> String {
        self.spellings.get(name).cloned().unwrap_or_else(|| name.1.clone())
    }

    pub(crate) fn names(&self) -> impl Iterator<Item = &LangTerm> {
        self.edges.keys()
    }

    fn evidence_between(&self, one: &LangTerm, two: &LangTerm) -> &[TermEvidence] {
        self.edges.get(one).and_then(|with| with.get(two)).map_or(&[], Vec::as_slice)
    }

    /// Whether titles, glossaries or brackets connect two names, and not only running text.
    fn is_named_together(&self, one: &LangTerm, two: &LangTerm) -> bool {
        self.evidence_between(one, two).iter().any(|found| found.kind != TermEvidenceKind::CoOccurrence)
    }

    /// Confidence in a pair. Titles count most; a third language that connects both confirms the pair. Running text alone
    /// gives at most `MAX_TEXT_CONFIDENCE`.
    pub(crate) fn confidence(&self, one: &LangTerm, two: &LangTerm) -> u32 {
        let evidence = self.evidence_between(one, two);
        let of = |kind| evidence.iter().filter(|found| found.kind == kind).count().min(2) as u32;
        let named =
            4 * of(TermEvidenceKind::Title) + 3 * of(TermEvidenceKind::Bracket) + 3 * of(TermEvidenceKind::Glossary);
        let texts = of(TermEvidenceKind::CoOccurrence);
        if named == 0 { texts } else { named + texts + 3 * u32::from(self.is_confirmed(one, two)) }
    }

    /// Whether a name is a title or a headword, and not only a word of running text.
    pub(crate) fn is_title_or_headword(&self, name: &LangTerm) -> bool {
        let mut found = self.edges.get(name).into_iter().flatten().flat_map(|(_, evidence)| evidence);
        found.any(|evidence| evidence.kind != TermEvidenceKind::CoOccurrence)
    }

    /// Whether a name of a third language is connected to both.
    fn is_confirmed(&self, one: &LangTerm, two: &LangTerm) -> bool {
        let Some(with) = self.edges.get(one) else { return false };
        let mut thirds = with.keys().filter(|name| name.0 != one.0 && name.0 != two.0);
        thirds.any(|third| self.is_named_together(one, third) && self.is_named_together(two, third))
    }

    /// The translations of a name into a language, most confident first. Running text does not count where titles or
    /// glossaries give a translation; nor does a pair that a third language contradicts.
    pub(crate) fn meanings(&self, name: &LangTerm, lang: Lang) -> Vec<&LangTerm> {
        let mut meanings = self.direct_meanings(name, lang);
        meanings.retain(|other| !self.is_contradicted(name, other));
        meanings
    }

    /// Whether two names translate into different names of a third language, both with more confidence than into each
    /// other. Titles and brackets are never contradicted.
    fn is_contradicted(&self, one: &LangTerm, two: &LangTerm) -> bool {
        if self
            .evidence_between(one, two)
            .iter()
            .any(|found| matches!(found.kind, TermEvidenceKind::Title | TermEvidenceKind::Bracket))
        {
            return false;
        }
        let thirds = Lang::ALL.into_iter().filter(|&lang| lang != one.0 && lang != two.0);
        thirds.into_iter().any(|lang| {
            let agreed = |name: &LangTerm| {
                let mut meanings = self.direct_meanings(name, lang);
                meanings.retain(|third| {
                    self.is_named_together(name, third) && self.direct_meanings(third, name.0).contains(&name)
                });
                meanings
            };
            let (ours, theirs) = (agreed(one), agreed(two));
            let is_surer = |name: &LangTerm, thirds: &[&LangTerm]| {
                thirds.first().is_some_and(|third| self.confidence(name, third) > self.confidence(one, two))
            };
            is_surer(one, &ours) && is_surer(two, &theirs) && !ours.iter().any(|third| theirs.contains(third))
        })
    }

    /// The same, without looking at a third language.
    fn direct_meanings(&self, name: &LangTerm, lang: Lang) -> Vec<&LangTerm> {
        let with = self.edges.get(name).into_iter().flatten().map(|(other, _)| other);
        let mut meanings: Vec<(u32, &LangTerm)> =
            with.filter(|other| other.0 == lang).map(|other| (self.confidence(name, other), other)).collect();
        meanings.sort_by(|a, b| b.0.cmp(&a.0).then(a.1.cmp(b.1)));
        let best = meanings.first().map_or(0, |(sure, _)| *sure);
        meanings
            .retain(|(sure, _)| if best > MAX_TEXT_CONFIDENCE { *sure > MAX_TEXT_CONFIDENCE } else { *sure == best });
        meanings.into_iter().map(|(_, name)| name).collect()
    }

    /// Whether each of two names is a translation of the other.
    pub(crate) fn agree(&self, one: &LangTerm, two: &LangTerm) -> bool {
        self.meanings(one, two.0).contains(&two) && self.meanings(two, one.0).contains(&one)
    }

    /// Completes two names that agree to a row: with the name of the third language that agrees with both, or with one of
    /// them if the other has no translation into it.
    pub(crate) fn complete_row(&self, one: &LangTerm, two: &LangTerm) -> TermTriple {
        let mut names: TermTriple = Default::default();
        if let Some(lang) = Lang::ALL.into_iter().find(|&lang| lang != one.0 && lang != two.0) {
            let with_both =
                self.meanings(one, lang).into_iter().find(|third| self.agree(one, third) && self.agree(two, third));
            let open = |name: &LangTerm, lang| self.meanings(name, lang).is_empty();
            let through = |near: &LangTerm, far: &LangTerm| {
                let thirds = self.meanings(near, lang).into_iter();
                let mut thirds = thirds.filter(|third| self.agree(near, third) && open(third, far.0));
                open(far, lang).then(|| thirds.next()).flatten()
            };
            let third = with_both.or_else(|| through(one, two)).or_else(|| through(two, one));
            names[lang as usize] = third.cloned();
        }
        names[one.0 as usize] = Some(one.clone());
        names[two.0 as usize] = Some(two.clone());
        names
    }

    /// All pairs of names that agree, in the order of [`Lang::ALL`].
    pub(crate) fn agreeing_pairs(&self) -> impl Iterator<Item = (&LangTerm, &LangTerm)> {
        let pairs = self.edges.iter().flat_map(|(one, with)| with.keys().map(move |two| (one, two)));
        pairs.filter(|(one, two)| two.0 as usize > one.0 as usize && self.agree(one, two))
    }

    pub(crate) fn evidence(&self, names: &TermTriple) -> Vec<TermEvidence> {
        let names: Vec<&LangTerm> = names.iter().flatten().collect();
        let pairs = names.iter().enumerate().flat_map(|(i, one)| names[i + 1..].iter().map(move |two| (*one, *two)));
        let mut evidence: Vec<TermEvidence> =
            pairs.flat_map(|(one, two)| self.evidence_between(one, two)).cloned().collect();
        evidence.sort();
        evidence.dedup();
        evidence
    }
}

const MAX_TEXT_CONFIDENCE: u32 = 2;
