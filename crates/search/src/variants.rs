//! The forms in which a word is looked for: inflected, half typed, misspelled.

use vademecum_text::{FuzzyWord, TermForm, TokenKind, fold, search_stem};
use vademecum_vocab::Lang;

use crate::scope::Scope;

/// How much each form of a word tells: as it is written, and by its stem.
const WRITTEN: f32 = 1.02;
pub(crate) const STEMMED: f32 = 1.0;

/// What a word that begins like the one that was typed tells.
const COMPLETED: f32 = 0.36;

/// What a word with one and with two typing errors tells.
const CORRECTED: [f32; 2] = [0.5, 0.36];

/// Shorter beginnings of words are not completed.
const SHORTEST_BEGINNING: usize = 3;

/// How likely a question is in each language.
pub(crate) type Likely = [f32; Lang::ALL.len()];

/// A word to look for in one form and language.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Variant {
    pub(crate) lang: Lang,
    pub(crate) form: TermForm,
    pub(crate) word: String,
    pub(crate) weight: f32,
}

/// A sign: it is the same in every language.
pub(crate) fn sign(text: &str) -> Vec<Variant> {
    let variant = |lang| Variant {
        lang,
        form: TermForm::Stemmed,
        word: TermForm::Exact.normalize(text, TokenKind::Sign, lang),
        weight: 1.0,
    };
    Lang::ALL.map(variant).to_vec()
}

/// How rare the likeliest of some variants is.
pub(crate) fn rarity(variants: &[Variant], index: &Scope) -> f32 {
    let stems = variants.iter().filter(|variant| variant.form == TermForm::Stemmed);
    let rarities = stems.filter_map(|variant| {
        let rarity = index.stem_rarity(&variant.word, variant.lang).filter(|&rarity| rarity > 0.0)?;
        Some((variant.weight, rarity))
    });
    // In the likeliest language; of several words there, the commonest.
    let likeliest = rarities.max_by(|a, b| a.0.total_cmp(&b.0).then(b.1.total_cmp(&a.1)));
    likeliest.map_or(0.0, |(_, rarity)| rarity)
}

/// The stems of a word in a language. Stemmers go by accents: a word typed without them takes them from the
/// documents.
pub(crate) fn spelled(text: &str, lang: Lang, index: &Scope) -> Vec<String> {
    let exact = TermForm::Exact.normalize(text, TokenKind::Word, lang);
    let accented = index.vocabulary(lang).get(&fold(&exact)).map_or(&[][..], |word| &word.accented);
    let mut stems = vec![search_stem(&exact, lang)];
    stems.extend(accented.iter().map(|spelling| search_stem(spelling, lang)));
    stems.sort_unstable();
    stems.dedup();
    stems
}

/// The word as it was typed, its accents put right, and its inflections, in the languages that have it.
pub(crate) fn written(text: &str, langs: &Likely, index: &Scope) -> Vec<Variant> {
    let mut variants = Vec::new();
    for lang in Lang::ALL {
        let likely = langs[lang as usize];
        let words = index.vocabulary(lang);
        let exact = TermForm::Exact.normalize(text, TokenKind::Word, lang);
        if words.get(&fold(&exact)).is_some_and(|word| word.is_ambiguous()) {
            variants.push(Variant { lang, form: TermForm::Exact, word: exact, weight: WRITTEN * likely });
        }
        let stems = spelled(text, lang, index).into_iter().filter(|stem| index.stem_rarity(stem, lang).is_some());
        variants.extend(stems.map(|word| Variant { lang, form: TermForm::Stemmed, word, weight: STEMMED * likely }));
    }
    variants
}

/// Words that begin as the word that is perhaps still being typed.
pub(crate) fn completed(text: &str, langs: &Likely, index: &Scope) -> Vec<Variant> {
    let folded = fold(text);
    if folded.chars().count() < SHORTEST_BEGINNING {
        return Vec::new();
    }
    let of = |lang: Lang| {
        let weight = COMPLETED * langs[lang as usize];
        let words = index.vocabulary(lang).completions(&folded).into_iter();
        words.map(move |word| Variant { lang, form: TermForm::Folded, word: word.folded().to_owned(), weight })
    };
    Lang::ALL.into_iter().flat_map(of).collect()
}

/// Words that a word nobody uses may be a misspelling of, in all their inflections; and how they are spelled. Of one
/// that is `known` as an inflection, only what is near as it stands.
pub(crate) fn corrected(text: &str, langs: &Likely, known: bool, index: &Scope) -> (Vec<Variant>, Vec<(Lang, String)>) {
    let folded = fold(text);
    let mut variants = Vec::new();
    let mut spellings = Vec::new();
    let Some(typed) = FuzzyWord::new(&folded) else { return (variants, spellings) };
    for lang in Lang::ALL {
        let words = index.vocabulary(lang);
        let mut found = words.corrections(&typed);
        if found.is_empty() && !known {
            found = words.corrected_stems(&typed, &folded);
        }
        for (word, errors) in found {
            let weight = CORRECTED[usize::from(errors > 1)] * langs[lang as usize];
            for spelling in word.accented.iter().map(AsRef::as_ref).chain([word.folded()]) {
                let word = search_stem(spelling, lang);
                if !variants.iter().any(|other: &Variant| other.lang == lang && other.word == word) {
                    variants.push(Variant { lang, form: TermForm::Stemmed, word, weight });
                }
                spellings.push((lang, spelling.to_owned()));
            }
        }
    }
    (variants, spellings)
}
