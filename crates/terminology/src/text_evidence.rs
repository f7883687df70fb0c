//! Term pairs from running text: names and words that co-occur in matched rules.

use std::collections::HashSet;

use vademecum_document::Document;
use vademecum_text::fold;
use vademecum_vocab::{EditionDate, Lang, Number};

use crate::{
    TermEvidence, TermEvidenceKind, TermPair,
    cooccurrence::{Bitext, Cooccurrence, Side},
    inflection::PartOfSpeech,
    multiword_terms::MultiwordPair,
    term_pairs::{MIN_SUPPORT_DICE, PairsByName, collect_titles_and_headwords, evidence_place, folded_names},
};

/// Minimum Dice coefficients of pairs that only running text supports.
struct TextWeights {
    /// Of a title or headword and a phrase.
    name: f32,
    /// Of nouns that are part of a title or headword.
    part_of_name: f32,
    /// Of other nouns.
    noun: f32,
    /// Of verbs, which have many forms.
    verb: f32,
    /// Of terms of several words that are neither title nor headword.
    multiword: f32,
}

const WEIGHTS: TextWeights = TextWeights { name: 0.7, part_of_name: 0.65, noun: 0.75, verb: 0.5, multiword: 0.65 };

/// Maximum difference in the number of words between a name and the phrase that co-occurs with it.
const MAX_EXTRA_WORDS: usize = 1;

/// Minimum number of rules in which such terms of several words co-occur.
const MIN_MULTIWORD_UNITS: usize = 4;

/// Adds what running text shows: the co-occurrence of pairs found so far, and new pairs of names, words and phrases.
pub(crate) fn add_text_evidence(
    found: &mut PairsByName,
    texts: [(Lang, EditionDate); 2],
    documents: [&Document; 2],
    bitext: &Bitext,
) {
    let evidence = |cooccurrence: Cooccurrence, (number, other): (Number, Number)| TermEvidence {
        kind: TermEvidenceKind::CoOccurrence,
        places: [evidence_place(texts[0], &number.to_string()), evidence_place(texts[1], &other.to_string())],
        pair_count: u32::try_from(cooccurrence.shared_units).expect("units are numbered in 32 bits"),
    };
    for pair in found.values_mut() {
        let [(_, name), (_, also)] = &pair.names;
        if let Some((cooccurrence, at)) =
            bitext.cooccurrence(name, also).filter(|(cooccurrence, _)| cooccurrence.dice >= MIN_SUPPORT_DICE)
        {
            pair.evidence.push(evidence(cooccurrence, at));
        }
    }
    add_singulars(found, texts, bitext, evidence);
    add_multiword_pairs(found, texts, bitext, evidence);
    for (which, document) in [Side::Source, Side::Target].into_iter().zip(documents) {
        let side = usize::from(which == Side::Target);
        let known = folded_names(found, side);
        let names = collect_titles_and_headwords(document, true);
        let parts: HashSet<String> =
            names.iter().flat_map(|name| fold(name).split(' ').map(str::to_owned).collect::<Vec<_>>()).collect();
        let is_new = |name: &str| !known.contains(&fold(name));
        let names = names.into_iter().filter(|name| is_new(name)).filter_map(|name| {
            let phrase = bitext.mutual_best_phrase(which, &name)?;
            let words = [&name, &phrase.written].map(|name| name.split_whitespace().count());
            let is_near = phrase.cooccurrence.dice >= WEIGHTS.name && words[0].abs_diff(words[1]) <= MAX_EXTRA_WORDS;
            is_near.then_some((name, phrase.written, phrase.cooccurrence, phrase.at))
        });
        let words =
            bitext.word_pairs(which).into_iter().filter(|coupled| is_new(&coupled.word)).filter_map(|coupled| {
                let least = match coupled.part_of_speech {
                    PartOfSpeech::Verb => WEIGHTS.verb,
                    PartOfSpeech::Noun if parts.contains(&fold(&coupled.word)) => WEIGHTS.part_of_name,
                    PartOfSpeech::Noun => WEIGHTS.noun,
                };
                let at = bitext.rules(coupled.at);
                (coupled.cooccurrence.dice >= least).then_some((coupled.word, coupled.other, coupled.cooccurrence, at))
            });
        let new: Vec<(String, String, Cooccurrence, (Number, Number))> = names.chain(words).collect();
        for (name, other, cooccurrence, at) in new {
            let mut names = [(texts[side].0, name), (texts[1 - side].0, other)];
            if side == 1 {
                names.reverse();
            }
            let key = (fold(&names[0].1), fold(&names[1].1));
            let pair = found.entry(key).or_insert_with(|| TermPair { names, evidence: Vec::new() });
            if !pair.evidence.iter().any(|found| found.kind == TermEvidenceKind::CoOccurrence) {
                pair.evidence.push(evidence(cooccurrence, at));
            }
        }
    }
}

/// Adds terms of several words that only running text contains.
fn add_multiword_pairs(
    found: &mut PairsByName,
    texts: [(Lang, EditionDate); 2],
    bitext: &Bitext,
    evidence: impl Fn(Cooccurrence, (Number, Number)) -> TermEvidence,
) {
    let known = [0, 1].map(|side| folded_names(found, side));
    for MultiwordPair { names: [left, right], cooccurrence, at } in bitext.multiword_pairs() {
        let key = (fold(&left), fold(&right));
        let is_sure = cooccurrence.dice >= WEIGHTS.multiword && cooccurrence.shared_units >= MIN_MULTIWORD_UNITS;
        if is_sure && !known[0].contains(&key.0) && !known[1].contains(&key.1) {
            let names = [(texts[0].0, left), (texts[1].0, right)];
            let evidence = vec![evidence(cooccurrence, bitext.rules(at))];
            found.insert(key, TermPair { names, evidence });
        }
    }
}

/// Adds the singulars of pairs of plurals, where both texts contain them; they keep the evidence of the plurals.
fn add_singulars(
    found: &mut PairsByName,
    texts: [(Lang, EditionDate); 2],
    bitext: &Bitext,
    evidence: impl Fn(Cooccurrence, (Number, Number)) -> TermEvidence,
) {
    let sides = [bitext.side(Side::Source), bitext.side(Side::Target)];
    let known = [0, 1].map(|side| folded_names(found, side));
    let mut new: Vec<TermPair> = Vec::new();
    for pair in found.values() {
        let singulars = [0, 1].map(|at| sides[at].singular(&pair.names[at].1));
        // One text may use the singular where the other uses the plural.
        let is_new = |at: usize, name: &String| !known[at].contains(&fold(name));
        if !(0..2).any(|at| singulars[at].as_ref().is_some_and(|name| is_new(at, name))) {
            continue;
        }
        let [left, right] = [0, 1].map(|at| singulars[at].clone().unwrap_or_else(|| pair.names[at].1.clone()));
        if let Some((cooccurrence, at)) = bitext.cooccurrence(&left, &right)
            && cooccurrence.dice >= MIN_SUPPORT_DICE
        {
            let told = pair.evidence.iter().filter(|found| found.kind != TermEvidenceKind::CoOccurrence).cloned();
            let names = [(texts[0].0, left), (texts[1].0, right)];
            new.push(TermPair { names, evidence: told.chain([evidence(cooccurrence, at)]).collect() });
        }
    }
    for pair in new {
        let key = (fold(&pair.names[0].1), fold(&pair.names[1].1));
        found.entry(key).or_insert(pair);
    }
}
