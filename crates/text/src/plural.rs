//! Plurals and singulars, by their endings. [`inflect`](crate::inflect) makes the plurals of a known noun; the functions
//! here compare words that are only known from a text.

use vademecum_vocab::Lang;

use crate::fold;

/// Whether a form is the plural of another, in any language; for the words of a bitext.
pub fn is_plural(plural: &str, singular: &str) -> bool {
    const ENDINGS: [(&str, &str); 8] =
        [("s", ""), ("es", ""), ("oes", "ao"), ("aes", "ao"), ("is", "l"), ("ns", "m"), ("ces", "z"), ("ies", "y")];
    let (plural, singular) = (fold(plural), fold(singular));
    let is_plural_of = |(ending, instead): &(&str, &str)| {
        plural.strip_suffix(ending).and_then(|root| singular.strip_prefix(root)).is_some_and(|rest| rest == *instead)
    };
    ENDINGS.iter().any(is_plural_of)
}

/// The possible singulars of a word, in a phrase whose other words leave no doubt; some are not words at all.
pub fn singular_candidates(word: &str, lang: Lang) -> Vec<String> {
    let endings: &[(&str, &str)] = match lang {
        Lang::Es => &[("ces", "z"), ("es", ""), ("s", "")],
        Lang::Pt => &[("ões", "ão"), ("ais", "al"), ("áveis", "ável"), ("íveis", "ível"), ("es", ""), ("s", "")],
        Lang::En => &[("ies", "y"), ("es", ""), ("s", "")],
    };
    endings.iter().filter_map(|(plural, singular)| Some(format!("{}{singular}", word.strip_suffix(plural)?))).collect()
}

/// A phrase with the plural `s` removed from each word: a key under which both numbers of a headword are found.
pub fn strip_plural_s(phrase: &str) -> String {
    phrase.split(' ').map(|word| word.strip_suffix('s').unwrap_or(word)).collect::<Vec<_>>().join(" ")
}
