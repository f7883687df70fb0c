//! The forms that a text writes a word in, and which of them is the one to call it by.

use std::collections::HashMap;

use vademecum_vocab::{Lang, fold};

use crate::company::{Companies, Company, Side, Stem, Unit, Which};

/// One form of a word, with how it is used.
#[derive(Debug, Default)]
pub(crate) struct Form {
    /// In lower case.
    pub(crate) written: String,
    /// How often it stands in the text.
    times: u32,
    /// How often of these with a small letter; names of persons never do.
    small: u32,
    /// How often behind an article or another word that only nouns follow.
    determined: u32,
    /// How often behind “to”, in English.
    after_to: u32,
}

/// As what a word is looked up: as a verb, or as anything else.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum As {
    Verb,
    Noun,
}

/// A word of one text and the word of the other that it keeps company with.
#[derive(Debug)]
pub(crate) struct Coupled {
    /// The word of the side that was asked for.
    pub(crate) word: String,
    /// The other.
    pub(crate) other: String,
    /// As what they are looked up.
    pub(crate) like: As,
    /// How they keep company.
    pub(crate) company: Company,
    /// The first unit in which both stand.
    pub(crate) at: Unit,
}

impl Form {
    pub(crate) fn new(written: &str) -> Self {
        Form { written: written.to_owned(), ..Form::default() }
    }

    /// Notes a place where it stands: whether with a small letter, and behind which word.
    pub(crate) fn seen(&mut self, is_small: bool, behind: Option<&str>, lang: Lang) {
        self.times += 1;
        self.small += u32::from(is_small);
        self.determined += u32::from(behind.is_some_and(|word| determiners(lang).contains(&word)));
        self.after_to += u32::from(lang == Lang::En && behind == Some("to"));
    }

    /// Whether it is a word, and no name of a person or a variable.
    fn is_word(&self) -> bool {
        self.small > 0 && self.written.chars().count() > 2 && self.written.chars().all(char::is_alphabetic)
    }

    /// Whether it is the infinitive of a verb, by its look.
    fn is_infinitive(&self) -> bool {
        let written = self.written.as_str();
        written.len() > 3 && ["ar", "er", "ir"].iter().any(|ending| written.ends_with(ending))
    }

    /// Whether it stands like a noun often enough to be one.
    fn is_noun(&self) -> bool {
        10 * self.determined >= 3 * self.times
    }
}

/// Words that only nouns follow.
pub(crate) fn determiners(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::Es => &[
            "el",
            "los",
            "las",
            "un",
            "una",
            "unos",
            "unas",
            "del",
            "al",
            "este",
            "esta",
            "ese",
            "esa",
            "cada",
            "su",
            "sus",
            "cualquier",
            "ningún",
            "ninguna",
            "algún",
            "alguna",
            "otro",
            "otra",
        ],
        Lang::Pt => &[
            "um", "uma", "uns", "umas", "do", "da", "dos", "das", "no", "na", "nos", "nas", "ao", "à", "este", "esta",
            "esse", "essa", "cada", "seu", "sua", "seus", "suas", "qualquer", "nenhum", "nenhuma", "outro", "outra",
        ],
        Lang::En => {
            &["the", "a", "an", "this", "that", "each", "its", "their", "any", "no", "another", "those", "these"]
        }
    }
}

impl Side {
    /// The form that a word of some stem is called by.
    fn called(&self, forms: &[usize], like: As) -> Option<usize> {
        let all = || forms.iter().copied().filter(|&form| self.words[form].is_word());
        let times = |form: &usize| (self.words[*form].times, std::cmp::Reverse(*form));
        if like == As::Verb {
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
                    all().fold((0, 0), |sum, form| (sum.0 + self.words[form].after_to, sum.1 + self.words[form].times));
                5 * to >= times
            }
            Lang::Es | Lang::Pt => all().any(|form| self.words[form].is_infinitive()),
        };
        let nouns = || all().filter(|&form| !self.words[form].is_infinitive() || self.lang == Lang::En);
        let nouns = || nouns().filter(|&form| !is_verb || self.words[form].is_noun());
        let most = nouns().max_by_key(times)?;
        Some(nouns().find(|&form| is_plural(&self.words[most].written, &self.words[form].written)).unwrap_or(most))
    }

    /// The units in which one of some forms of a stem or its plural stands.
    fn units_of_form(&self, stem: Stem, forms: &[usize], form: usize) -> Vec<Unit> {
        let singular = &self.words[form].written;
        let is_form = |word: &&usize| **word == form || is_plural(&self.words[**word].written, singular);
        let forms: Vec<usize> = forms.iter().filter(is_form).copied().collect();
        let stands = |unit: &&Unit| self.spelled[**unit as usize].iter().any(|word| forms.contains(word));
        self.index[stem as usize].iter().filter(stands).copied().collect()
    }
}

/// Whether a form is the plural of another.
pub(super) fn is_plural(plural: &str, singular: &str) -> bool {
    /// How plurals end, and singulars instead.
    const ENDINGS: [(&str, &str); 8] =
        [("s", ""), ("es", ""), ("oes", "ao"), ("aes", "ao"), ("is", "l"), ("ns", "m"), ("ces", "z"), ("ies", "y")];
    let (plural, singular) = (fold(plural), fold(singular));
    let is_its = |(ending, instead): &(&str, &str)| {
        plural.strip_suffix(ending).and_then(|root| singular.strip_prefix(root)).is_some_and(|rest| rest == *instead)
    };
    ENDINGS.iter().any(is_its)
}

/// Whether a word is an adverb, by its look.
fn is_adverb(word: &str, lang: Lang) -> bool {
    word.ends_with(if lang == Lang::En { "ly" } else { "mente" })
}

impl Side {
    /// The singular of a name, where the text says it: the most written of the forms that begin with the singular
    /// of its first word.
    pub(crate) fn singular(&self, name: &str) -> Option<String> {
        let first = |name: &str| name.split([' ', '-']).next().unwrap_or_default().to_owned();
        let own = first(name);
        let mut forms = self.forms(&self.phrase(name)?);
        forms.retain(|(form, _)| is_plural(&own, &first(form)));
        forms.into_iter().max_by(|a, b| a.1.cmp(&b.1).then(b.0.cmp(&a.0))).map(|(form, _)| form)
    }
}

impl Companies {
    /// Words that name something, each with the word that keeps it company in the other text.
    pub(crate) fn coupled(&self, which: Which) -> Vec<Coupled> {
        let (side, other) = (self.side(which), self.side(which.other()));
        let [forms, others] = [side, other].map(|side| {
            let mut forms: HashMap<Stem, Vec<usize>> = HashMap::new();
            side.stem_of.iter().enumerate().for_each(|(form, &stem)| forms.entry(stem).or_default().push(form));
            forms
        });
        let mut coupled = Vec::new();
        for stem in side.namers() {
            let Some((found, company)) = self.mutual(which, &[stem]) else { continue };
            let &[also] = found.as_slice() else { continue };
            if let (Some(forms), Some(others)) = (forms.get(&stem), others.get(&also)) {
                let couple = |like| couple([(side, stem, forms), (other, also, others)], like, company);
                coupled.extend([As::Verb, As::Noun].into_iter().filter_map(couple));
            }
        }
        coupled
    }
}

/// Two words by the forms that each is called by, where both have one.
fn couple(words: [(&Side, Stem, &Vec<usize>); 2], like: As, company: Company) -> Option<Coupled> {
    let [form, also] = words.map(|(side, _, forms)| side.called(forms, like));
    let called = [form?, also?];
    let written = |at: usize| words[at].0.words[called[at]].written.as_str();
    if is_adverb(written(0), words[0].0.lang) != is_adverb(written(1), words[1].0.lang) {
        return None;
    }
    let units = [0, 1].map(|at| {
        let (side, stem, forms) = words[at];
        match like {
            // A verb is inflected; a noun stands where the noun stands.
            As::Verb => side.index[stem as usize].clone(),
            As::Noun => side.units_of_form(stem, forms, called[at]),
        }
    });
    let at = *units[0].iter().find(|unit| units[1].binary_search(unit).is_ok())?;
    let company = if like == As::Verb { company } else { Company::of(&units[0], &units[1]) };
    Some(Coupled { word: written(0).to_owned(), other: written(1).to_owned(), like, company, at })
}
