//! What the words of a question tell of every entry, and of every thing that entries are texts of.

use tantivy::DocId;
use vademecum_text::TermForm;
use vademecum_vocab::Lang;

use crate::{
    error::SearchError,
    expand::{Reading, Wanted, What},
    schema::Zone,
    scope::{Found, Scope},
    scratch::Tables,
    variants::Variant,
};

/// How much a word tells by where it stands, in the order of [`Zone::ALL`].
const ZONES: [f32; Zone::ALL.len()] = [1.2, 0.6, 0.1, 1.0, 0.1];

/// How much a word tells less in a long zone than in a short one, in the same order.
const LEANING: [f32; Zone::ALL.len()] = [0.5, 0.75, 0.75, 0.5, 0.75];

/// How soon it stops to matter that a word stands there once more (`k1` of BM25).
const SATURATION: f32 = 1.4;

/// What a phrase tells: as much as a rare word.
const PHRASE: f32 = 10.0;

/// What it tells that a word stands for a rule, whatever the rule says.
const STANDS_FOR: f32 = 8.0;

/// What other texts of the same thing add to the one that tells most.
const OTHER_TEXTS: f32 = 0.15;

/// What an entry says itself, against what all texts of the same thing say.
const OWN: f32 = 0.1;

/// How much it matters what an answer leaves out of the question.
const COVERAGE: f32 = 0.6;

/// What the words of a question have gathered so far.
pub(crate) struct Board<'i> {
    index: &'i Scope,
    tables: Tables,
    wanted_phrases: f32,
    mass: f32,
}

impl Drop for Board<'_> {
    fn drop(&mut self) {
        let mut tables = std::mem::take(&mut self.tables);
        tables.clear();
        self.index.take_back(tables);
    }
}

/// A form of a word with where it is found in each zone, and how rare it is.
type LookedUp<'v> = (&'v Variant, Vec<(Zone, Found<'v>)>, f32);

impl<'i> Board<'i> {
    pub(crate) fn new(index: &'i Scope) -> Self {
        Board { index, tables: index.tables(), wanted_phrases: 0.0, mass: 0.0 }
    }

    /// Gathers what a piece of the question tells.
    pub(crate) fn add(&mut self, wanted: &Wanted) -> Result<(), SearchError> {
        self.mass += wanted.mass;
        match &wanted.what {
            What::Phrase(words) => {
                self.wanted_phrases += 1.0;
                for (entry, evidence) in phrase(self.index, words, PHRASE)? {
                    self.tables.piece.add(entry, evidence);
                }
            }
            What::Readings(readings) => {
                for reading in readings {
                    self.read(reading)?;
                }
            }
        }
        let things = self.index.things();
        let (own, best, sum) = (&mut self.tables.own, &mut self.tables.best, &mut self.tables.sum);
        self.tables.piece.drain(|entry, evidence| {
            own.add(entry, evidence);
            best.raise(things.of(entry), evidence);
            sum.add(things.of(entry), evidence);
        });
        for reading in readings_of(wanted) {
            for &thing in &reading.things {
                best.raise(thing, STANDS_FOR * reading.weight);
                sum.raise(thing, STANDS_FOR * reading.weight);
            }
        }
        let is_phrase = matches!(wanted.what, What::Phrase(_));
        for (thing, best) in self.tables.best.iter() {
            self.tables.shared.add(thing, best + OTHER_TEXTS * (self.tables.sum.get(thing) - best));
            self.tables.found.add(thing, wanted.mass);
            if is_phrase {
                self.tables.phrases.add(thing, 1.0);
            }
        }
        self.tables.best.drain(|_, _| ());
        self.tables.sum.drain(|_, _| ());
        Ok(())
    }

    /// Adds a reading to the evidence of a piece: the best of them counts.
    fn read(&mut self, reading: &Reading) -> Result<(), SearchError> {
        let weight = reading.weight / (reading.words.len().max(1) as f32).sqrt();
        if let [variants] = reading.words.as_slice() {
            self.look_up(variants)?;
            let piece = &mut self.tables.piece;
            self.tables.word.drain(|entry, evidence| piece.raise(entry, weight * evidence));
            return Ok(());
        }
        for variants in &reading.words {
            self.look_up(variants)?;
            let sum = &mut self.tables.reading;
            self.tables.word.drain(|entry, evidence| sum.add(entry, evidence));
        }
        let piece = &mut self.tables.piece;
        self.tables.reading.drain(|entry, evidence| piece.raise(entry, weight * evidence));
        Ok(())
    }

    /// The evidence of a word: the best of its variants, each over all zones (BM25F).
    fn look_up(&mut self, variants: &[Variant]) -> Result<(), SearchError> {
        let looked_up: Vec<LookedUp<'_>> = variants
            .iter()
            .map(|variant| {
                // The other forms are kept where a node speaks for itself.
                let zones: &[Zone] = if variant.form == TermForm::Stemmed { &Zone::ALL } else { &Zone::OWN };
                let find = |&zone: &Zone| (zone, self.index.text(variant.lang, zone, variant.form).find(&variant.word));
                let found: Vec<(Zone, Found<'_>)> = zones.iter().map(find).collect();
                // How rare it is in what is said; a word that is only a name is as rare as that name.
                let rarities = [Zone::Body, Zone::Title, Zone::Examples].map(|zone| found[zone as usize].1.rarity());
                let rarity = rarities.into_iter().find(|&rarity| rarity > 0.0).unwrap_or_default();
                (variant, found, rarity)
            })
            .collect();
        for (variant, found, rarity) in &looked_up {
            // How a word is written must not make it rarer than it is.
            let same =
                looked_up.iter().filter(|(other, ..)| other.lang == variant.lang && other.form == TermForm::Stemmed);
            let rarity = match variant.form {
                TermForm::Stemmed => *rarity,
                TermForm::Exact | TermForm::Folded => same.map(|(.., rarity)| *rarity).fold(*rarity, f32::min),
            };
            for (zone, found) in found {
                let (often, worth) = (&mut self.tables.often, ZONES[*zone as usize]);
                found.often(LEANING[*zone as usize], |entry, times| often.add(entry, worth * times))?;
            }
            let word = &mut self.tables.word;
            self.tables.often.drain(|entry, times| {
                word.raise(entry, variant.weight * rarity * times * (SATURATION + 1.0) / (times + SATURATION));
            });
        }
        Ok(())
    }

    /// The things that have anything to do with the question.
    pub(crate) fn things(&self) -> impl Iterator<Item = u32> {
        let Tables { shared, named, .. } = &self.tables;
        let only_named = named.iter().filter(|&(thing, _)| shared.get(thing) == 0.0);
        shared.iter().chain(only_named).map(|(thing, _)| thing)
    }

    /// Whether an entry says any of it itself.
    pub(crate) fn says(&self, entry: DocId) -> bool {
        self.tables.own.get(entry) > 0.0
    }

    /// How much of the question a thing answers, of 1.
    pub(crate) fn coverage(&self, thing: u32) -> f32 {
        if self.mass > 0.0 { self.tables.found.get(thing) / self.mass } else { 0.0 }
    }

    /// Notes what it tells that the whole question is a thing's name.
    pub(crate) fn name(&mut self, thing: u32, tells: f32) {
        self.tables.named.raise(thing, tells);
    }

    /// What that tells.
    pub(crate) fn named(&self, thing: u32) -> f32 {
        self.tables.named.get(thing)
    }

    /// What no text of a thing scores more than.
    pub(crate) fn most(&self, thing: u32) -> f32 {
        self.tables.shared.get(thing) * self.coverage(thing).powf(COVERAGE)
    }

    /// What an entry scores; `None` if it has nothing to do with the question.
    pub(crate) fn score(&self, entry: DocId) -> Option<f32> {
        let thing = self.index.things().of(entry);
        let shared = self.tables.shared.get(thing);
        if shared <= 0.0 || self.tables.phrases.get(thing) < self.wanted_phrases {
            return None;
        }
        Some((shared * (1.0 - OWN) + self.tables.own.get(entry) * OWN) * self.coverage(thing).powf(COVERAGE))
    }
}

fn readings_of(wanted: &Wanted) -> &[Reading] {
    match &wanted.what {
        What::Readings(readings) => readings,
        What::Phrase(_) => &[],
    }
}

/// The evidence of a phrase, by entry.
fn phrase(index: &Scope, words: &[String], worth: f32) -> Result<Vec<(DocId, f32)>, SearchError> {
    let mut evidence = Vec::new();
    for lang in Lang::ALL {
        for zone in Zone::OWN {
            let found = index.phrase(lang, zone, words)?;
            evidence.extend(found.into_iter().map(|entry| (entry, ZONES[zone as usize] * worth)));
        }
    }
    Ok(evidence)
}
