//! The forms of words: plurals and genders of nouns and adjectives, conjugations of verbs, language by language.

mod en;
mod es;
mod pt;
#[cfg(test)]
mod tests;

use std::str::FromStr;

use vademecum_vocab::Lang;

/// A change of the stem's last vowel in some forms of a verb.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Alternation {
    /// Spanish *defender*, *defiende*.
    EIe,
    /// Spanish *resolver*, *resuelve*.
    OUe,
    /// Spanish *jugar*, *juega*.
    UUe,
    /// Spanish *repetir*, *repite*; Portuguese *repetir*, *repita*.
    EI,
    /// Portuguese *descobrir*, *descubra*.
    OU,
    /// Spanish *enviar*, *envía*; *actuar*, *actúa*.
    Accent,
}

impl FromStr for Alternation {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Ok(match text {
            "e>ie" => Alternation::EIe,
            "o>ue" => Alternation::OUe,
            "u>ue" => Alternation::UUe,
            "e>i" => Alternation::EI,
            "o>u" => Alternation::OU,
            "i>í" | "u>ú" => Alternation::Accent,
            _ => return Err(()),
        })
    }
}

impl Alternation {
    /// A stem as it is where the stress lies on it.
    fn stressed(self, stem: &str) -> String {
        if self == Alternation::Accent {
            return accented(stem);
        }
        let (vowel, other) = match self {
            Alternation::EIe => ('e', "ie"),
            Alternation::OUe => ('o', "ue"),
            Alternation::UUe => ('u', "ue"),
            Alternation::EI => ('e', "i"),
            _ => ('o', "u"),
        };
        match stem.rfind(vowel) {
            Some(at) => format!("{}{other}{}", &stem[..at], &stem[at + 1..]),
            None => stem.to_owned(),
        }
    }
}

/// A verb by what its forms are made from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Verb {
    /// In lower case.
    pub(super) infinitive: String,
    pub(super) alternation: Option<Alternation>,
}

/// The singular and plural of a noun in lower case.
pub(super) fn noun(word: &str, lang: Lang) -> Vec<String> {
    let mut forms = match lang {
        Lang::Es => es::plurals(word),
        Lang::Pt => pt::plurals(word),
        Lang::En => en::plurals(word),
    };
    forms.insert(0, word.to_owned());
    forms
}

/// Every gender and number of an adjective, given in the masculine singular.
pub(super) fn adjective(word: &str, lang: Lang) -> Vec<String> {
    let feminine = match lang {
        Lang::Es => es::feminine(word),
        Lang::Pt => pt::feminine(word),
        Lang::En => return vec![word.to_owned()],
    };
    let mut forms = noun(word, lang);
    forms.extend(feminine.iter().flat_map(|feminine| noun(feminine, lang)));
    forms
}

/// The forms of a verb without its participle.
pub(super) fn verb(verb: &Verb, lang: Lang) -> Vec<String> {
    match lang {
        Lang::Es => es::verb(verb),
        Lang::Pt => pt::verb(verb),
        Lang::En => en::verb(verb),
    }
}

/// The forms of the regular participle of a verb.
pub(super) fn participle(infinitive: &str, lang: Lang) -> Vec<String> {
    let masculine = match lang {
        Lang::Es => es::participle(infinitive),
        Lang::Pt => pt::participle(infinitive),
        Lang::En => Some(en::participle(infinitive)),
    };
    masculine.map_or_else(Vec::new, |masculine| adjective(&masculine, lang))
}

/// Whether a word ends like an infinitive. English has no ending for it.
pub(super) fn is_infinitive(word: &str, lang: Lang) -> bool {
    match lang {
        Lang::Es => es::is_infinitive(word),
        Lang::Pt => pt::is_infinitive(word),
        Lang::En => false,
    }
}

fn is_vowel(c: char) -> bool {
    "aeiouáéíóúü".contains(c)
}

/// Where the vowel of the last syllable stands.
fn last_vowel(text: &str) -> Option<(usize, char)> {
    let mut vowels = text.char_indices().rev().filter(|&(_, c)| is_vowel(c));
    let (at, last) = vowels.next()?;
    // Of a weak vowel behind a strong one, the strong one is stressed: *causa*, *baile*.
    let strong = vowels.next().filter(|&(before, c)| before + c.len_utf8() == at && "aeo".contains(c));
    Some(match strong {
        Some(strong) if "iu".contains(last) => strong,
        _ => (at, last),
    })
}

/// A text with an accent written on the vowel of its last syllable.
fn accented(text: &str) -> String {
    let Some((at, vowel)) = last_vowel(text) else { return text.to_owned() };
    let accented = match vowel {
        'a' => 'á',
        'e' => 'é',
        'i' => 'í',
        'o' => 'ó',
        'u' => 'ú',
        other => other,
    };
    format!("{}{accented}{}", &text[..at], &text[at + vowel.len_utf8()..])
}

/// What a word may be the plural of, in a phrase whose other words leave no doubt: some of these are no words at all.
pub(super) fn singulars(word: &str, lang: Lang) -> Vec<String> {
    let endings: &[(&str, &str)] = match lang {
        Lang::Es => &[("ces", "z"), ("es", ""), ("s", "")],
        Lang::Pt => &[("ões", "ão"), ("ais", "al"), ("áveis", "ável"), ("íveis", "ível"), ("es", ""), ("s", "")],
        Lang::En => &[("ies", "y"), ("es", ""), ("s", "")],
    };
    endings.iter().filter_map(|(plural, singular)| Some(format!("{}{singular}", word.strip_suffix(plural)?))).collect()
}

/// Whether a word ends like a participle, which agrees with a noun.
pub(super) fn is_participle(word: &str, lang: Lang) -> bool {
    lang != Lang::En && ["ado", "ido", "ada", "ida"].iter().any(|ending| word.ends_with(ending))
}

/// The other genders and numbers of a word that may be an adjective within a phrase.
pub(super) fn agreeing(word: &str, lang: Lang) -> Vec<String> {
    let masculine = match lang {
        Lang::En => return Vec::new(),
        Lang::Es | Lang::Pt => word.strip_suffix('a').map(|stem| format!("{stem}o")),
    };
    adjective(masculine.as_deref().unwrap_or(word), lang)
}

/// Whether a form of a verb of unknown meaning is surely none of a noun: the infinitive, or longer than it, or the
/// third person of the plural. *Atacan* and *atacando* are, *ataca* and *ataque* need not be.
pub(super) fn is_verb_only(form: &str, infinitive: &str) -> bool {
    let [length, of_infinitive] = [form, infinitive].map(|word| word.chars().count());
    form == infinitive || length > of_infinitive || (length == of_infinitive && form.ends_with(['n', 'm']))
}
