//! Co-occurrence (Dice coefficient) of words and phrases in a bitext: the matched rules of two documents.

use std::collections::HashMap;

use vademecum_document::{Document, Node, NumberedRule};
use vademecum_text::{LowerCaseWord, Stemmer, StopWordSet, for_each_word_or_break};
use vademecum_vocab::{Lang, Number};

use crate::inflection::WordForm;
use vademecum_align::node_text::{example_texts, title_and_text};

/// Index of a stem in its side of the bitext.
pub(crate) type StemId = u32;

/// Index of a pair of matched rules.
pub(crate) type UnitId = u32;

const MAX_PHRASE_WORDS: usize = 5;

/// Maximum number of words of a rule that are looked at, marks included: each phrase is searched for in all of its
/// rules. Rules of real documents have fewer than 1,000 words.
const MAX_UNIT_WORDS: usize = 2_000;

/// Maximum number of words of a name that is looked for in rules; those of real documents have up to 10.
const MAX_NAME_WORDS: usize = 32;

/// Maximum share of the rules that contain a content word; more frequent words are function words.
const MAX_CONTENT_WORD_SHARE: f32 = 0.3;

/// Minimum number of rules in which two phrases co-occur.
const MIN_SHARED_UNITS: usize = 3;

/// A longer phrase is preferred to the best one if its coefficient is at least this share of the best.
const MIN_SHARE_OF_BEST: f32 = 0.93;

/// The co-occurrence of two names.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Cooccurrence {
    /// Number of rules that contain both.
    pub(crate) shared_units: usize,
    /// Dice coefficient, with one added to the denominator so that a single co-occurrence counts little; from 0 to 1.
    pub(crate) dice: f32,
}

impl Cooccurrence {
    /// The co-occurrence of two names with these units, both sorted.
    pub(crate) fn of(left: &[UnitId], right: &[UnitId]) -> Self {
        let together = left.iter().filter(|unit| right.binary_search(unit).is_ok()).count();
        Cooccurrence::new(together, left.len(), right.len())
    }

    /// The co-occurrence of names that are in `left` and `right` units, and together in some of these.
    pub(crate) fn new(together: usize, left: usize, right: usize) -> Self {
        Cooccurrence { shared_units: together, dice: (2 * together) as f32 / (left + right + 1) as f32 }
    }
}

/// One side of a bitext: its rules as sequences of stems.
#[derive(Debug)]
pub(crate) struct BitextSide {
    pub(crate) lang: Lang,
    stems: HashMap<String, StemId>,
    /// Every distinct word form; `stem_of` has the stem of each.
    pub(crate) words: Vec<WordForm>,
    pub(crate) stem_of: Vec<StemId>,
    /// The stems of each unit, in order; `None` is a mark that no phrase extends across.
    pub(crate) units: Vec<Vec<Option<StemId>>>,
    /// The forms of each unit, in parallel to `units`: indexes into `words`.
    pub(crate) form_of: Vec<Vec<usize>>,
    /// The units that contain each stem (inverted index).
    pub(crate) units_of_stem: Vec<Vec<UnitId>>,
    /// Every content phrase with enough units, and the number of its units.
    pub(crate) phrases: Vec<(Vec<StemId>, usize)>,
    /// The phrases of each unit: indexes into `phrases`.
    phrases_of_unit: Vec<Vec<usize>>,
}

/// The matched rules of two documents (a parallel corpus).
#[derive(Debug)]
pub(crate) struct Bitext {
    left: BitextSide,
    right: BitextSide,
    numbers: Vec<(Number, Number)>,
}

/// A side of a [`Bitext`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Side {
    /// The first document of the alignment.
    Source,
    /// The second document of the alignment.
    Target,
}

impl Side {
    pub(crate) fn other(self) -> Self {
        match self {
            Side::Source => Side::Target,
            Side::Target => Side::Source,
        }
    }
}

#[derive(Debug, Clone, PartialEq)]
pub(crate) struct BestPhrase {
    /// Its most frequent form.
    pub(crate) written: String,
    /// The co-occurrence.
    pub(crate) cooccurrence: Cooccurrence,
    /// The first pair of rules that contains both.
    pub(crate) at: (Number, Number),
}

/// The rules of two documents that `links` match, by their numbers in the first.
pub(crate) fn matched_rules<'d>(
    from: &'d Document,
    to: &'d Document,
    links: &HashMap<Number, Number>,
) -> Vec<(NumberedRule<'d>, NumberedRule<'d>)> {
    let [ours, theirs] =
        [from, to].map(|document| document.rules().map(|rule| (rule.number, rule)).collect::<HashMap<_, _>>());
    let mut rules: Vec<_> = links.iter().filter_map(|(from, to)| Some((*ours.get(from)?, *theirs.get(to)?))).collect();
    rules.sort_unstable_by_key(|(from, _)| from.number);
    rules
}

/// The co-occurrence of each name of `left` with the names of `right` that it shares enough units with, by their indexes.
/// Names are given by their units.
pub(crate) fn cooccurrences<'u>(
    left: impl Iterator<Item = &'u [UnitId]>,
    right: &'u [&'u [UnitId]],
) -> impl Iterator<Item = Vec<(usize, Cooccurrence)>> {
    let mut with_unit: HashMap<UnitId, Vec<usize>> = HashMap::new();
    for (j, units) in right.iter().enumerate() {
        units.iter().for_each(|&unit| with_unit.entry(unit).or_default().push(j));
    }
    let mut together = vec![0; right.len()];
    left.map(move |units| {
        together.fill(0);
        units.iter().filter_map(|unit| with_unit.get(unit)).flatten().for_each(|&j| together[j] += 1);
        let often = together.iter().enumerate().filter(|(_, together)| **together >= MIN_SHARED_UNITS);
        often.map(|(j, &together)| (j, Cooccurrence::new(together, units.len(), right[j].len()))).collect()
    })
}

impl Bitext {
    pub(crate) fn new(from: &Document, to: &Document, links: &HashMap<Number, Number>) -> Self {
        let rules = matched_rules(from, to, links);
        let numbers = rules.iter().map(|(from, to)| (from.number, to.number)).collect();
        let left = BitextSide::new(from.lang(), rules.iter().map(|(from, _)| from.node));
        let right = BitextSide::new(to.lang(), rules.iter().map(|(_, to)| to.node));
        Bitext { left, right, numbers }
    }

    pub(crate) fn side(&self, which: Side) -> &BitextSide {
        match which {
            Side::Source => &self.left,
            Side::Target => &self.right,
        }
    }

    /// The co-occurrence of a name of each side, and the first pair of rules that contains both.
    pub(crate) fn cooccurrence(&self, left: &str, right: &str) -> Option<(Cooccurrence, (Number, Number))> {
        let (left, right) = (self.left.units_of(left), self.right.units_of(right));
        let first = left.iter().find(|unit| right.binary_search(unit).is_ok())?;
        Some((Cooccurrence::of(&left, &right), self.numbers[*first as usize]))
    }

    pub(crate) fn rules(&self, unit: UnitId) -> (Number, Number) {
        self.numbers[unit as usize]
    }

    /// The phrase of the other side that co-occurs best with a name, if the name is also its best.
    pub(crate) fn mutual_best_phrase(&self, which: Side, name: &str) -> Option<BestPhrase> {
        let (side, other) = (self.side(which), self.side(which.other()));
        let stems = side.stems_of(name)?;
        let (found, cooccurrence) = self.mutual_best(which, &stems)?;
        let (units, there) = (side.units_with(&stems), other.units_with(&found));
        let first = units.iter().find(|unit| there.binary_search(unit).is_ok())?;
        Some(BestPhrase { written: other.best_form(&found, name)?, cooccurrence, at: self.rules(*first) })
    }

    /// The phrase of the other side that co-occurs best with some stems, if these are also its best.
    pub(crate) fn mutual_best(&self, which: Side, stems: &[StemId]) -> Option<(Vec<StemId>, Cooccurrence)> {
        let (found, cooccurrence) = self.best_match(which, stems)?;
        let (back, _) = self.best_match(which.other(), &found)?;
        (back == stems).then_some((found, cooccurrence))
    }

    /// The phrase of the other side that co-occurs best with some stems.
    fn best_match(&self, which: Side, stems: &[StemId]) -> Option<(Vec<StemId>, Cooccurrence)> {
        let other = self.side(which.other());
        let units = self.side(which).units_with(stems);
        let mut counts = vec![0; other.phrases.len()];
        units.iter().flat_map(|&unit| &other.phrases_of_unit[unit as usize]).for_each(|&phrase| counts[phrase] += 1);
        let mut candidates: Vec<(&[StemId], Cooccurrence)> = counts
            .into_iter()
            .enumerate()
            .filter(|&(_, together)| together >= MIN_SHARED_UNITS)
            .map(|(phrase, together)| {
                let (phrase, times) = &other.phrases[phrase];
                (phrase.as_slice(), Cooccurrence::new(together, units.len(), *times))
            })
            .collect();
        let most = candidates.iter().map(|(_, cooccurrence)| cooccurrence.dice).fold(0.0, f32::max);
        candidates.retain(|(_, cooccurrence)| cooccurrence.dice >= most * MIN_SHARE_OF_BEST);
        let order =
            |(phrase, cooccurrence): &(&[StemId], Cooccurrence)| (phrase.len(), (cooccurrence.dice * 1e6) as u32);
        let best = candidates.into_iter().max_by(|a, b| order(a).cmp(&order(b)).then(b.0.cmp(a.0)));
        best.map(|(phrase, cooccurrence)| (phrase.to_vec(), cooccurrence))
    }
}

impl BitextSide {
    fn new<'d>(lang: Lang, nodes: impl Iterator<Item = &'d Node>) -> Self {
        let mut side = BitextSide {
            lang,
            stems: HashMap::new(),
            words: Vec::new(),
            stem_of: Vec::new(),
            units: Vec::new(),
            form_of: Vec::new(),
            units_of_stem: Vec::new(),
            phrases: Vec::new(),
            phrases_of_unit: Vec::new(),
        };
        let stemmer = Stemmer::new(lang);
        let mut known: HashMap<String, (StemId, usize)> = HashMap::new();
        for node in nodes {
            let unit = UnitId::try_from(side.units.len()).expect("a document has far fewer than 2³² rules");
            let (mut stems, mut spelled): (Vec<Option<StemId>>, Vec<usize>) = Default::default();
            for text in title_and_text(node).chain(example_texts(node)) {
                let mut before: Option<String> = None;
                for_each_word_or_break(text, |word| {
                    if stems.len() == MAX_UNIT_WORDS {
                        return;
                    }
                    let (stem, place) = match &word {
                        None => (None, 0),
                        Some(LowerCaseWord { lower: word, was_lower_case }) => {
                            let (stem, place) = known.get(word).copied().unwrap_or_else(|| {
                                let new = (side.intern(stemmer.stem_term_word(word)), side.words.len());
                                side.words.push(WordForm::new(word));
                                side.stem_of.push(new.0);
                                known.insert(word.clone(), new);
                                new
                            });
                            side.words[place].count_occurrence(*was_lower_case, before.as_deref(), lang);
                            if side.units_of_stem[stem as usize].last() != Some(&unit) {
                                side.units_of_stem[stem as usize].push(unit);
                            }
                            (Some(stem), place)
                        }
                    };
                    before = word.map(|word| word.lower);
                    stems.push(stem);
                    spelled.push(place);
                });
                stems.push(None);
                spelled.push(0);
            }
            side.units.push(stems);
            side.form_of.push(spelled);
        }
        side.find_phrases();
        side
    }

    /// Collects all phrases of content words that occur in enough units.
    fn find_phrases(&mut self) {
        let mut places: HashMap<&[Option<StemId>], usize> = HashMap::new();
        let mut times: Vec<usize> = Vec::new();
        let mut said: Vec<Vec<usize>> = Vec::with_capacity(self.units.len());
        for unit in &self.units {
            let mut here: Vec<usize> = Vec::new();
            for length in 1..=MAX_PHRASE_WORDS {
                for phrase in unit.windows(length) {
                    if phrase.iter().all(Option::is_some) && self.is_content_phrase(phrase) {
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
        // Phrases with too few units are dropped, and the others numbered anew.
        let mut left: Vec<(usize, Vec<StemId>)> = places
            .into_iter()
            .filter(|&(_, place)| times[place] >= MIN_SHARED_UNITS)
            .map(|(phrase, place)| (place, phrase.iter().copied().flatten().collect()))
            .collect();
        left.sort_unstable();
        let mut now: Vec<Option<usize>> = vec![None; times.len()];
        left.iter().enumerate().for_each(|(place, (before, _))| now[*before] = Some(place));
        self.phrases_of_unit =
            said.into_iter().map(|here| here.into_iter().filter_map(|place| now[place]).collect()).collect();
        self.phrases = left.into_iter().map(|(place, phrase)| (phrase, times[place])).collect();
    }

    /// The id of a stem, which is added if it is new.
    fn intern(&mut self, stem: String) -> StemId {
        if let Some(&place) = self.stems.get(&stem) {
            return place;
        }
        let place = StemId::try_from(self.units_of_stem.len()).expect("a document has far fewer than 2³² stems");
        self.stems.insert(stem, place);
        self.units_of_stem.push(Vec::new());
        place
    }

    /// The stems of a name; `None` if the text lacks one of them, or if the name has too many words.
    pub(crate) fn stems_of(&self, name: &str) -> Option<Vec<StemId>> {
        let stemmer = Stemmer::new(self.lang);
        let mut words = Vec::new();
        for_each_word_or_break(name, |word| words.extend(word.map(|word| word.lower)));
        let has_name = (1..=MAX_NAME_WORDS).contains(&words.len());
        let stem = |word: &String| self.stems.get(&stemmer.stem_term_word(word)).copied();
        has_name.then(|| words.iter().map(stem).collect())?
    }

    pub(crate) fn units_of(&self, name: &str) -> Vec<UnitId> {
        self.stems_of(name).map(|stems| self.units_with(&stems)).unwrap_or_default()
    }

    pub(crate) fn units_with(&self, stems: &[StemId]) -> Vec<UnitId> {
        let rarest = stems.iter().min_by_key(|&&stem| self.units_of_stem[stem as usize].len());
        let Some(&rarest) = rarest else { return Vec::new() };
        let units = &self.units_of_stem[rarest as usize];
        if stems.len() == 1 {
            return units.clone();
        }
        let has = |unit: &&UnitId| {
            let mut phrases = self.units[**unit as usize].windows(stems.len());
            phrases.any(|phrase| phrase.iter().zip(stems).all(|(a, b)| *a == Some(*b)))
        };
        units.iter().filter(has).copied().collect()
    }

    fn is_content_phrase(&self, phrase: &[Option<StemId>]) -> bool {
        let most = MAX_CONTENT_WORD_SHARE * self.units.len() as f32;
        let names =
            |stem: &Option<StemId>| stem.is_some_and(|stem| self.units_of_stem[stem as usize].len() as f32 <= most);
        phrase.first().is_some_and(names) && phrase.last().is_some_and(names)
    }

    /// The content words that occur in enough units.
    pub(crate) fn content_stems(&self) -> impl Iterator<Item = StemId> {
        let stems = (0..self.units_of_stem.len()).filter(|&stem| self.units_of_stem[stem].len() >= MIN_SHARED_UNITS);
        let stems = stems.filter_map(|stem| StemId::try_from(stem).ok());
        stems.filter(|&stem| self.is_content_phrase(&[Some(stem)]))
    }

    /// The forms in which some stems occur as consecutive words, with their counts.
    pub(crate) fn forms(&self, stems: &[StemId]) -> Vec<(String, usize)> {
        let mut times: HashMap<&[usize], usize> = HashMap::new();
        for unit in self.units_with(stems) {
            let (units, spelled) = (&self.units[unit as usize], &self.form_of[unit as usize]);
            for (phrase, words) in units.windows(stems.len()).zip(spelled.windows(stems.len())) {
                if phrase.iter().zip(stems).all(|(a, b)| *a == Some(*b)) {
                    *times.entry(words).or_default() += 1;
                }
            }
        }
        let written = |words: &[usize]| words.iter().map(|&word| self.words[word].written.as_str()).collect::<Vec<_>>();
        times.into_iter().map(|(words, times)| (written(words).join(" "), times)).collect()
    }

    /// The most frequent form of some stems, preferably with the same kind of ending as `like`; `None` if the form
    /// begins or ends with a determiner.
    fn best_form(&self, stems: &[StemId], like: &str) -> Option<String> {
        let class = ending_class(like);
        let key =
            |(words, times): &(String, usize)| (ending_class(words) != class, std::cmp::Reverse(*times), words.clone());
        let (written, _) = self.forms(stems).into_iter().min_by_key(key)?;
        let ends = [written.split(' ').next(), written.split(' ').next_back()];
        let is_whole = ends.into_iter().flatten().all(|word| !StopWordSet::Determiners.contains(self.lang, word));
        is_whole.then_some(written)
    }
}

/// The class of a word by its ending: infinitives end in `r`, plurals in `s`, participles in `do` or `da` (class `d`).
fn ending_class(name: &str) -> Option<char> {
    let first = name.split_whitespace().next()?;
    let last = first.chars().next_back()?;
    match last {
        'r' | 's' => Some(last),
        _ => (first.ends_with("do") || first.ends_with("da")).then_some('d'),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_rules_and_long_names_are_looked_at_in_part() {
        let mut rule = Node::numbered("100.1".parse().unwrap());
        rule.text = "oar ".repeat(10 * MAX_UNIT_WORDS);
        let side = BitextSide::new(Lang::En, [rule].iter());
        // The mark after a text comes on top.
        assert_eq!(side.units[0].len(), MAX_UNIT_WORDS + 1);
        let found = [1, MAX_NAME_WORDS, MAX_NAME_WORDS + 1].map(|words| side.units_of(&"oar ".repeat(words)).len());
        assert_eq!(found, [1, 1, 0]);
    }
}
