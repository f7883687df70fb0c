//! What the texts of the rules say of names and words: which keep each other company.

use std::collections::HashSet;

use vademecum_document::Document;
use vademecum_vocab::{EditionDate, Lang, Number, fold};

use crate::{
    Evidence, Found, TermPair,
    company::{Companies, Company, Which},
    form::As,
    pair::{Pairs, SUPPORTS, names, names_of, place},
    phrase::PhrasePair,
};

/// A name and the phrase that keeps it company differ by no more words than this.
const LONGER: usize = 1;

/// Names that are paired by their company alone keep at least so much of it; and so do words that are part of a
/// name, and all others; verbs, less: they are inflected.
const PAIRS: f32 = 0.7;
const PARTS: f32 = 0.65;
const WORDS: f32 = 0.75;
const VERBS: f32 = 0.5;

/// Phrases that nothing is called by keep at least so much company, in so many rules.
const PHRASES: f32 = 0.65;
const PHRASES_TOGETHER: usize = 4;

/// What the texts of the rules say of names: of those that were paired, how often they stand together; of names
/// that were not, and of all words that name something, what keeps them company.
pub(crate) fn in_texts(
    found: &mut Pairs,
    texts: [(Lang, EditionDate); 2],
    documents: [&Document; 2],
    companies: &Companies,
) {
    let evidence = |company: Company, (number, other): (Number, Number)| Evidence {
        kind: Found::Text,
        places: [place(texts[0], &number.to_string()), place(texts[1], &other.to_string())],
        times: u32::try_from(company.together).unwrap_or(u32::MAX),
    };
    for pair in found.values_mut() {
        let [(_, name), (_, also)] = &pair.names;
        if let Some((company, at)) = companies.of(name, also).filter(|(company, _)| company.share >= SUPPORTS) {
            pair.evidence.push(evidence(company, at));
        }
    }
    singulars(found, texts, companies, evidence);
    phrases(found, texts, companies, evidence);
    for (which, document) in [Which::Left, Which::Right].into_iter().zip(documents) {
        let side = usize::from(which == Which::Right);
        let known = names_of(found, side);
        let names = names(document, true);
        let parts: HashSet<String> =
            names.iter().flat_map(|name| fold(name).split(' ').map(str::to_owned).collect::<Vec<_>>()).collect();
        let is_new = |name: &str| !known.contains(&fold(name));
        let names = names.into_iter().filter(|name| is_new(name)).filter_map(|name| {
            let phrase = companies.best(which, &name)?;
            let words = [&name, &phrase.written].map(|name| name.split_whitespace().count());
            let is_near = phrase.company.share >= PAIRS && words[0].abs_diff(words[1]) <= LONGER;
            is_near.then_some((name, phrase.written, phrase.company, phrase.at))
        });
        let words =
            companies.coupled(which).into_iter().filter(|coupled| is_new(&coupled.word)).filter_map(|coupled| {
                let least = match coupled.like {
                    As::Verb => VERBS,
                    As::Noun if parts.contains(&fold(&coupled.word)) => PARTS,
                    As::Noun => WORDS,
                };
                let at = companies.rules(coupled.at);
                (coupled.company.share >= least).then_some((coupled.word, coupled.other, coupled.company, at))
            });
        let new: Vec<(String, String, Company, (Number, Number))> = names.chain(words).collect();
        for (name, other, company, at) in new {
            let mut names = [(texts[side].0, name), (texts[1 - side].0, other)];
            if side == 1 {
                names.reverse();
            }
            let key = (fold(&names[0].1), fold(&names[1].1));
            let pair = found.entry(key).or_insert_with(|| TermPair { names, evidence: Vec::new() });
            if !pair.evidence.iter().any(|found| found.kind == Found::Text) {
                pair.evidence.push(evidence(company, at));
            }
        }
    }
}

/// Phrases that name something in the texts alone.
fn phrases(
    found: &mut Pairs,
    texts: [(Lang, EditionDate); 2],
    companies: &Companies,
    evidence: impl Fn(Company, (Number, Number)) -> Evidence,
) {
    let known = [0, 1].map(|side| names_of(found, side));
    for PhrasePair { names: [left, right], company, at } in companies.phrases() {
        let key = (fold(&left), fold(&right));
        let is_sure = company.share >= PHRASES && company.together >= PHRASES_TOGETHER;
        if is_sure && !known[0].contains(&key.0) && !known[1].contains(&key.1) {
            let names = [(texts[0].0, left), (texts[1].0, right)];
            let evidence = vec![evidence(company, companies.rules(at))];
            found.insert(key, TermPair { names, evidence });
        }
    }
}

/// Of names that are told in the plural, what they are in the singular, where both texts say it: what tells of
/// many things of a kind tells of one.
fn singulars(
    found: &mut Pairs,
    texts: [(Lang, EditionDate); 2],
    companies: &Companies,
    evidence: impl Fn(Company, (Number, Number)) -> Evidence,
) {
    let sides = [companies.side(Which::Left), companies.side(Which::Right)];
    let known = [0, 1].map(|side| names_of(found, side));
    let mut new: Vec<TermPair> = Vec::new();
    for pair in found.values() {
        let singulars = [0, 1].map(|at| sides[at].singular(&pair.names[at].1));
        // One text may tell of one where the other tells of many.
        let is_new = |at: usize, name: &String| !known[at].contains(&fold(name));
        if !(0..2).any(|at| singulars[at].as_ref().is_some_and(|name| is_new(at, name))) {
            continue;
        }
        let [left, right] = [0, 1].map(|at| singulars[at].clone().unwrap_or_else(|| pair.names[at].1.clone()));
        if let Some((company, at)) = companies.of(&left, &right)
            && company.share >= SUPPORTS
        {
            let told = pair.evidence.iter().filter(|found| found.kind != Found::Text).cloned();
            let names = [(texts[0].0, left), (texts[1].0, right)];
            new.push(TermPair { names, evidence: told.chain([evidence(company, at)]).collect() });
        }
    }
    for pair in new {
        let key = (fold(&pair.names[0].1), fold(&pair.names[1].1));
        found.entry(key).or_insert(pair);
    }
}
