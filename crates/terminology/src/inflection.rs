//! Inflected forms of a word in a text, and its citation form (infinitive, singular).

use std::collections::HashMap;

use vademecum_text::{StopWordSet, is_plural};
use vademecum_vocab::Lang;

use crate::cooccurrence::{Bitext, BitextSide, Cooccurrence, Side, StemId, UnitId};

/// One form of a word, with counts of how it is used.
#[derive(Debug, Default)]
pub(crate) struct WordForm {
    /// In lower case.
    pub(crate) written: String,
    count: u32,
    /// Number of occurrences with a lower-case first letter; names of persons have none.
    lower_case: u32,
    after_determiner: u32,
    /// Number of occurrences after “to”, in English.
    after_to: u32,
}

/// The part of speech under which a word is looked up: verb, or anything else.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum PartOfSpeech {
    Verb,
    Noun,
}

/// A word of one side and the word of the other that co-occurs best with it.
#[derive(Debug)]
pub(crate) struct WordPair {
    /// The word of the requested side.
    pub(crate) word: String,
    pub(crate) other: String,
    pub(crate) part_of_speech: PartOfSpeech,
    /// Their co-occurrence.
    pub(crate) cooccurrence: Cooccurrence,
    /// The first unit that contains both.
    pub(crate) at: UnitId,
}

impl WordForm {
    pub(crate) fn new(written: &str) -> Self {
        WordForm { written: written.to_owned(), ..WordForm::default() }
    }

    /// Counts an occurrence: whether its first letter is lower-case, and the word before it.
    pub(crate) fn count_occurrence(&mut self, is_lower_case: bool, before: Option<&str>, lang: Lang) {
        self.count += 1;
        self.lower_case += u32::from(is_lower_case);
        self.after_determiner += u32::from(before.is_some_and(|word| StopWordSet::Determiners.contains(lang, word)));
        self.after_to += u32::from(lang == Lang::En && before == Some("to"));
    }

    /// Whether it is a word, and not the name of a person or a variable.
    fn is_word(&self) -> bool {
        self.lower_case > 0 && self.written.chars().count() > 2 && self.written.chars().all(char::is_alphabetic)
    }

    fn is_infinitive(&self) -> bool {
        let written = self.written.as_str();
        written.len() > 3 && ["ar", "er", "ir"].iter().any(|ending| written.ends_with(ending))
    }

    /// Whether it follows determiners often enough to be a noun.
    fn is_noun(&self) -> bool {
        10 * self.after_determiner >= 3 * self.count
    }
}

impl BitextSide {
    /// The citation form among the forms of a stem.
    fn citation_form(&self, forms: &[usize], part_of_speech: PartOfSpeech) -> Option<usize> {
        let all = || forms.iter().copied().filter(|&form| self.words[form].is_word());
        let times = |form: &usize| (self.words[*form].count, std::cmp::Reverse(*form));
        if part_of_speech == PartOfSpeech::Verb {
            return match self.lang {
                Lang::En => {
                    all().filter(|&form| self.words[form].after_to > 0).max_by_key(|&form| self.words[form].after_to)
                }
                Lang::Es | Lang::Pt => all().filter(|&form| self.words[form].is_infinitive()).max_by_key(times),
            };
        }
        let is_verb = match self.lang {
            Lang::En => {
                let (to, times) =
                    all().fold((0, 0), |sum, form| (sum.0 + self.words[form].after_to, sum.1 + self.words[form].count));
                5 * to >= times
            }
            Lang::Es | Lang::Pt => all().any(|form| self.words[form].is_infinitive()),
        };
        let nouns = || all().filter(|&form| !self.words[form].is_infinitive() || self.lang == Lang::En);
        let nouns = || nouns().filter(|&form| !is_verb || self.words[form].is_noun());
        let most = nouns().max_by_key(times)?;
        Some(nouns().find(|&form| is_plural(&self.words[most].written, &self.words[form].written)).unwrap_or(most))
    }

    fn units_of_form(&self, stem: StemId, forms: &[usize], form: usize) -> Vec<UnitId> {
        let singular = &self.words[form].written;
        let is_form = |word: &&usize| **word == form || is_plural(&self.words[**word].written, singular);
        let forms: Vec<usize> = forms.iter().filter(is_form).copied().collect();
        let stands = |unit: &&UnitId| self.form_of[**unit as usize].iter().any(|word| forms.contains(word));
        self.units_of_stem[stem as usize].iter().filter(stands).copied().collect()
    }
}

fn is_adverb(word: &str, lang: Lang) -> bool {
    word.ends_with(if lang == Lang::En { "ly" } else { "mente" })
}

impl BitextSide {
    /// The singular of a name, if the text contains it: the most frequent form that begins with the singular of its first
    /// word.
    pub(crate) fn singular(&self, name: &str) -> Option<String> {
        let first = |name: &str| name.split([' ', '-']).next().unwrap_or_default().to_owned();
        let own = first(name);
        let mut forms = self.forms(&self.stems_of(name)?);
        forms.retain(|(form, _)| is_plural(&own, &first(form)));
        forms.into_iter().max_by(|a, b| a.1.cmp(&b.1).then(b.0.cmp(&a.0))).map(|(form, _)| form)
    }
}

impl Bitext {
    /// Content words of one side, each with the word of the other side that co-occurs best with it.
    pub(crate) fn word_pairs(&self, which: Side) -> Vec<WordPair> {
        let (side, other) = (self.side(which), self.side(which.other()));
        let [forms, others] = [side, other].map(|side| {
            let mut forms: HashMap<StemId, Vec<usize>> = HashMap::new();
            side.stem_of.iter().enumerate().for_each(|(form, &stem)| forms.entry(stem).or_default().push(form));
            forms
        });
        let mut pairs = Vec::new();
        for stem in side.content_stems() {
            let Some((found, cooccurrence)) = self.mutual_best(which, &[stem]) else { continue };
            let &[also] = found.as_slice() else { continue };
            if let (Some(forms), Some(others)) = (forms.get(&stem), others.get(&also)) {
                let pair = |part_of_speech| {
                    pair_forms([(side, stem, forms), (other, also, others)], part_of_speech, cooccurrence)
                };
                pairs.extend([PartOfSpeech::Verb, PartOfSpeech::Noun].into_iter().filter_map(pair));
            }
        }
        pairs
    }
}

/// Pairs the citation forms of two stems, where both have one.
fn pair_forms(
    words: [(&BitextSide, StemId, &Vec<usize>); 2],
    part_of_speech: PartOfSpeech,
    cooccurrence: Cooccurrence,
) -> Option<WordPair> {
    let [form, also] = words.map(|(side, _, forms)| side.citation_form(forms, part_of_speech));
    let called = [form?, also?];
    let written = |at: usize| words[at].0.words[called[at]].written.as_str();
    if is_adverb(written(0), words[0].0.lang) != is_adverb(written(1), words[1].0.lang) {
        return None;
    }
    let units = [0, 1].map(|at| {
        let (side, stem, forms) = words[at];
        match part_of_speech {
            // All forms of a verb count; of a noun, singular and plural.
            PartOfSpeech::Verb => side.units_of_stem[stem as usize].clone(),
            PartOfSpeech::Noun => side.units_of_form(stem, forms, called[at]),
        }
    });
    let at = *units[0].iter().find(|unit| units[1].binary_search(unit).is_ok())?;
    let cooccurrence =
        if part_of_speech == PartOfSpeech::Verb { cooccurrence } else { Cooccurrence::of(&units[0], &units[1]) };
    Some(WordPair { word: written(0).to_owned(), other: written(1).to_owned(), part_of_speech, cooccurrence, at })
}
