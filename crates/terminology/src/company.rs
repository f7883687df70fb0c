//! Words and phrases that keep each other's company in two texts: where one stands, the other stands in the
//! rule that is the same rule.

use std::collections::HashMap;

use rust_stemmers::{Algorithm, Stemmer};
use vademecum_document::{Document, Node};
use vademecum_vocab::{Lang, Number, fold};

use crate::{
    form::{Form, determiners},
    phrase::is_function,
};
use vademecum_align::text::{example_texts, title_and_text};

/// A stem, by its place in its text's list.
pub(crate) type Stem = u32;

/// A pair of rules that are the same, by place.
pub(crate) type Unit = u32;

/// Phrases are at most so long, in words.
const LONGEST: usize = 5;

/// A word that stands in so large a share of the rules holds sentences together and names nothing.
const COMMON: f32 = 0.3;

/// A phrase must stand beside another in so many rules before that tells anything.
pub(crate) const ENOUGH: usize = 3;

/// A longer phrase is taken for a shorter one that is no more than so much nearer.
const LONGER: f32 = 0.93;

/// How two names keep company.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Company {
    /// In how many rules both stand.
    pub(crate) together: usize,
    /// How much that is of all the rules in which either does, from 0 to 1.
    pub(crate) share: f32,
}

impl Company {
    /// How two lists of units do, both in order.
    pub(crate) fn of(left: &[Unit], right: &[Unit]) -> Self {
        let together = left.iter().filter(|unit| right.binary_search(unit).is_ok()).count();
        Company::new(together, left.len(), right.len())
    }

    pub(crate) fn new(together: usize, left: usize, right: usize) -> Self {
        // One rule more in which they do not: what was seen once proves little.
        Company { together, share: (2 * together) as f32 / (left + right + 1) as f32 }
    }
}

/// One side: its rules, stem by stem.
#[derive(Debug)]
pub(crate) struct Side {
    pub(crate) lang: Lang,
    stems: HashMap<String, Stem>,
    /// Every word as it is written, and the stem of each.
    pub(crate) words: Vec<Form>,
    pub(crate) stem_of: Vec<Stem>,
    /// The stems of each unit, in order; a mark between words that no phrase goes across is `None`.
    pub(crate) units: Vec<Vec<Option<Stem>>>,
    /// The same as they are written: places in `words`.
    pub(crate) spelled: Vec<Vec<usize>>,
    /// The units of each stem.
    pub(crate) index: Vec<Vec<Unit>>,
    /// Every phrase that names something in enough units, with how many those are.
    pub(crate) phrases: Vec<(Vec<Stem>, usize)>,
    /// The phrases of each unit, by place in `phrases`.
    said: Vec<Vec<usize>>,
}

/// The rules of two texts that are the same rules.
#[derive(Debug)]
pub(crate) struct Companies {
    left: Side,
    right: Side,
    numbers: Vec<(Number, Number)>,
}

/// A side of [`Companies`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Which {
    /// The text from which was aligned.
    Left,
    /// The text to which was aligned.
    Right,
}

impl Which {
    pub(crate) fn other(self) -> Self {
        match self {
            Which::Left => Which::Right,
            Which::Right => Which::Left,
        }
    }
}

/// A phrase that keeps a name company.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Phrase {
    /// As it is written most often.
    pub(crate) written: String,
    /// How.
    pub(crate) company: Company,
    /// The first rules in which both stand.
    pub(crate) at: (Number, Number),
}

impl Companies {
    pub(crate) fn new(from: &Document, to: &Document, links: &HashMap<Number, Number>) -> Self {
        let nodes = |document: &'_ Document| -> HashMap<Number, usize> {
            document.rules().map(|rule| (rule.number, rule.index.get())).collect()
        };
        let (ours, theirs) = (nodes(from), nodes(to));
        let mut numbers: Vec<(Number, Number)> = links.iter().map(|(&from, &to)| (from, to)).collect();
        numbers.retain(|(number, other)| ours.contains_key(number) && theirs.contains_key(other));
        numbers.sort_unstable();
        let left = Side::new(from.lang(), numbers.iter().map(|(number, _)| &from.nodes[ours[number]]));
        let right = Side::new(to.lang(), numbers.iter().map(|(_, number)| &to.nodes[theirs[number]]));
        Companies { left, right, numbers }
    }

    pub(crate) fn side(&self, which: Which) -> &Side {
        match which {
            Which::Left => &self.left,
            Which::Right => &self.right,
        }
    }

    /// The units in which a name of a side stands.
    pub(crate) fn units_of(&self, which: Which, name: &str) -> Vec<Unit> {
        self.side(which).units_of(name)
    }

    /// How a name of each side keep company, and the first rules in which they do.
    pub(crate) fn of(&self, left: &str, right: &str) -> Option<(Company, (Number, Number))> {
        let (left, right) = (self.left.units_of(left), self.right.units_of(right));
        let first = left.iter().find(|unit| right.binary_search(unit).is_ok())?;
        Some((Company::of(&left, &right), self.numbers[*first as usize]))
    }

    /// The rules of a unit.
    pub(crate) fn rules(&self, unit: Unit) -> (Number, Number) {
        self.numbers[unit as usize]
    }

    /// The phrase of the other side that keeps a name the best company, if it is its best company as well.
    pub(crate) fn best(&self, which: Which, name: &str) -> Option<Phrase> {
        let (side, other) = (self.side(which), self.side(which.other()));
        let stems = side.phrase(name)?;
        let (found, company) = self.mutual(which, &stems)?;
        let (units, there) = (side.units_with(&stems), other.units_with(&found));
        let first = units.iter().find(|unit| there.binary_search(unit).is_ok())?;
        Some(Phrase { written: other.written(&found, name)?, company, at: self.rules(*first) })
    }

    /// The stems that keep some others the best company, if these are their best company as well.
    pub(crate) fn mutual(&self, which: Which, stems: &[Stem]) -> Option<(Vec<Stem>, Company)> {
        let (found, company) = self.nearest(which, stems)?;
        let (back, _) = self.nearest(which.other(), &found)?;
        (back == stems).then_some((found, company))
    }

    /// The stems that keep some others the best company.
    fn nearest(&self, which: Which, stems: &[Stem]) -> Option<(Vec<Stem>, Company)> {
        let other = self.side(which.other());
        let units = self.side(which).units_with(stems);
        let mut counts = vec![0; other.phrases.len()];
        units.iter().flat_map(|&unit| &other.said[unit as usize]).for_each(|&phrase| counts[phrase] += 1);
        let mut candidates: Vec<(&[Stem], Company)> = counts
            .into_iter()
            .enumerate()
            .filter(|&(_, together)| together >= ENOUGH)
            .map(|(phrase, together)| {
                let (phrase, times) = &other.phrases[phrase];
                (phrase.as_slice(), Company::new(together, units.len(), *times))
            })
            .collect();
        let most = candidates.iter().map(|(_, company)| company.share).fold(0.0, f32::max);
        candidates.retain(|(_, company)| company.share >= most * LONGER);
        let order = |(phrase, company): &(&[Stem], Company)| (phrase.len(), (company.share * 1e6) as u32);
        let best = candidates.into_iter().max_by(|a, b| order(a).cmp(&order(b)).then(b.0.cmp(a.0)));
        best.map(|(phrase, company)| (phrase.to_vec(), company))
    }
}

impl Side {
    fn new<'d>(lang: Lang, nodes: impl Iterator<Item = &'d Node>) -> Self {
        let mut side = Side {
            lang,
            stems: HashMap::new(),
            words: Vec::new(),
            stem_of: Vec::new(),
            units: Vec::new(),
            spelled: Vec::new(),
            index: Vec::new(),
            phrases: Vec::new(),
            said: Vec::new(),
        };
        let stemmer = stemmer(lang);
        let mut known: HashMap<String, (Stem, usize)> = HashMap::new();
        for node in nodes {
            let unit = Unit::try_from(side.units.len()).unwrap_or(Unit::MAX);
            let (mut stems, mut spelled): (Vec<Option<Stem>>, Vec<usize>) = Default::default();
            for text in title_and_text(node).chain(example_texts(node)) {
                let mut behind: Option<String> = None;
                each_word(text, |word| {
                    let (stem, place) = match &word {
                        None => (None, 0),
                        Some((word, is_small)) => {
                            let (stem, place) = known.get(word).copied().unwrap_or_else(|| {
                                let new = (side.add(stem(&stemmer, word, lang)), side.words.len());
                                side.words.push(Form::new(word));
                                side.stem_of.push(new.0);
                                known.insert(word.clone(), new);
                                new
                            });
                            side.words[place].seen(*is_small, behind.as_deref(), lang);
                            if side.index[stem as usize].last() != Some(&unit) {
                                side.index[stem as usize].push(unit);
                            }
                            (Some(stem), place)
                        }
                    };
                    behind = word.map(|(word, _)| word);
                    stems.push(stem);
                    spelled.push(place);
                });
                stems.push(None);
                spelled.push(0);
            }
            side.units.push(stems);
            side.spelled.push(spelled);
        }
        side.find_phrases();
        side
    }

    fn find_phrases(&mut self) {
        let mut places: HashMap<&[Option<Stem>], usize> = HashMap::new();
        let mut times: Vec<usize> = Vec::new();
        let mut said: Vec<Vec<usize>> = Vec::with_capacity(self.units.len());
        for unit in &self.units {
            let mut here: Vec<usize> = Vec::new();
            for length in 1..=LONGEST {
                for phrase in unit.windows(length) {
                    if phrase.iter().all(Option::is_some) && self.names_something(phrase) {
                        let new = places.len();
                        here.push(*places.entry(phrase).or_insert(new));
                    }
                }
            }
            here.sort_unstable();
            here.dedup();
            times.resize(places.len(), 0);
            here.iter().for_each(|&place| times[place] += 1);
            said.push(here);
        }
        // Those that stand in too few units are forgotten, and the others counted anew.
        let mut left: Vec<(usize, Vec<Stem>)> = places
            .into_iter()
            .filter(|&(_, place)| times[place] >= ENOUGH)
            .map(|(phrase, place)| (place, phrase.iter().copied().flatten().collect()))
            .collect();
        left.sort_unstable();
        let mut now: Vec<Option<usize>> = vec![None; times.len()];
        left.iter().enumerate().for_each(|(place, (before, _))| now[*before] = Some(place));
        self.said = said.into_iter().map(|here| here.into_iter().filter_map(|place| now[place]).collect()).collect();
        self.phrases = left.into_iter().map(|(place, phrase)| (phrase, times[place])).collect();
    }

    fn add(&mut self, stem: String) -> Stem {
        if let Some(&place) = self.stems.get(&stem) {
            return place;
        }
        let place = Stem::try_from(self.index.len()).unwrap_or(Stem::MAX);
        self.stems.insert(stem, place);
        self.index.push(Vec::new());
        place
    }

    /// The stems of a name; `None` if one is unknown.
    pub(crate) fn phrase(&self, name: &str) -> Option<Vec<Stem>> {
        let stemmer = stemmer(self.lang);
        let mut stems = Some(Vec::new());
        each_word(name, |word| {
            if let Some((word, _)) = word {
                let known = self.stems.get(&stem(&stemmer, &word, self.lang)).copied();
                stems = stems.take().zip(known).map(|(mut stems, stem)| {
                    stems.push(stem);
                    stems
                });
            }
        });
        stems.filter(|stems| !stems.is_empty())
    }

    fn units_of(&self, name: &str) -> Vec<Unit> {
        self.phrase(name).map(|stems| self.units_with(&stems)).unwrap_or_default()
    }

    /// The units in which stems follow one another.
    pub(crate) fn units_with(&self, stems: &[Stem]) -> Vec<Unit> {
        let rarest = stems.iter().min_by_key(|&&stem| self.index[stem as usize].len());
        let Some(&rarest) = rarest else { return Vec::new() };
        let units = &self.index[rarest as usize];
        if stems.len() == 1 {
            return units.clone();
        }
        let has = |unit: &&Unit| {
            let mut phrases = self.units[**unit as usize].windows(stems.len());
            phrases.any(|phrase| phrase.iter().zip(stems).all(|(a, b)| *a == Some(*b)))
        };
        units.iter().filter(has).copied().collect()
    }

    /// Whether a phrase begins and ends with words that name something.
    fn names_something(&self, phrase: &[Option<Stem>]) -> bool {
        let most = COMMON * self.units.len() as f32;
        let names = |stem: &Option<Stem>| stem.is_some_and(|stem| self.index[stem as usize].len() as f32 <= most);
        phrase.first().is_some_and(names) && phrase.last().is_some_and(names)
    }

    /// Stems that name something and stand in enough units.
    pub(crate) fn namers(&self) -> impl Iterator<Item = Stem> {
        let stems = (0..self.index.len()).filter(|&stem| self.index[stem].len() >= ENOUGH);
        let stems = stems.filter_map(|stem| Stem::try_from(stem).ok());
        stems.filter(|&stem| self.names_something(&[Some(stem)]))
    }

    /// The forms in which some stems are written one after the other, with how often.
    pub(crate) fn forms(&self, stems: &[Stem]) -> Vec<(String, usize)> {
        let mut times: HashMap<&[usize], usize> = HashMap::new();
        for unit in self.units_with(stems) {
            let (units, spelled) = (&self.units[unit as usize], &self.spelled[unit as usize]);
            for (phrase, words) in units.windows(stems.len()).zip(spelled.windows(stems.len())) {
                if phrase.iter().zip(stems).all(|(a, b)| *a == Some(*b)) {
                    *times.entry(words).or_default() += 1;
                }
            }
        }
        let written = |words: &[usize]| words.iter().map(|&word| self.words[word].written.as_str()).collect::<Vec<_>>();
        times.into_iter().map(|(words, times)| (written(words).join(" "), times)).collect()
    }

    /// How some stems are written most often, one after the other, where they end like a name; `None` if what they
    /// begin or end with only goes with names.
    fn written(&self, stems: &[Stem], like: &str) -> Option<String> {
        let shape = shape(like);
        let key =
            |(words, times): &(String, usize)| (self::shape(words) != shape, std::cmp::Reverse(*times), words.clone());
        let (written, _) = self.forms(stems).into_iter().min_by_key(key)?;
        let ends = [written.split(' ').next(), written.split(' ').next_back()];
        let is_whole = ends.into_iter().flatten().all(|word| !determiners(self.lang).contains(&word));
        is_whole.then_some(written)
    }
}

/// What the end of a word tells of it: Latin verbs end in r, participles in do, and plurals in s.
fn shape(name: &str) -> Option<char> {
    let first = name.split_whitespace().next()?;
    let last = first.chars().next_back()?;
    match last {
        'r' | 's' => Some(last),
        _ => (first.ends_with("do") || first.ends_with("da")).then_some('d'),
    }
}

/// The stem of a word, without accents. A stem that is a word between names is none: what was taken for an ending is
/// most of the word.
fn stem(stemmer: &Stemmer, word: &str, lang: Lang) -> String {
    // One word to the stemmer, which takes the accents of these endings for part of the stem.
    let plural = ["ões", "ães", "ãos"].iter().find_map(|ending| word.strip_suffix(ending)).filter(|_| lang == Lang::Pt);
    let singular = plural.map(|root| format!("{root}ão"));
    let stem = fold(&stemmer.stem(singular.as_deref().unwrap_or(word)));
    if is_function(lang, &stem) { fold(word) } else { stem }
}

/// The stemmer of a language.
pub(crate) fn stemmer(lang: Lang) -> Stemmer {
    Stemmer::create(match lang {
        Lang::Es => Algorithm::Spanish,
        Lang::Pt => Algorithm::Portuguese,
        Lang::En => Algorithm::English,
    })
}

/// Calls a function with every word of a text, in lower case, and whether it was written so; and with `None` for a
/// number, or for a mark between two words.
fn each_word(text: &str, mut visit: impl FnMut(Option<(String, bool)>)) {
    let mut at = 0;
    while let Some(start) = text[at..].find(char::is_alphanumeric).map(|start| at + start) {
        if at > 0 && text[at..start].contains(|c: char| !c.is_whitespace() && c != '-') {
            visit(None);
        }
        let end = text[start..].find(|c: char| !c.is_alphanumeric()).map_or(text.len(), |end| start + end);
        let word = &text[start..end];
        let is_number = word.starts_with(|c: char| c.is_ascii_digit());
        visit((!is_number).then(|| (word.to_lowercase(), word.starts_with(char::is_lowercase))));
        at = end;
    }
}
