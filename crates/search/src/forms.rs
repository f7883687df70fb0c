//! The forms a word is looked up in: as it is written, without accents, and by its stem.

use std::{borrow::Cow, cell::RefCell, collections::HashMap};

use rust_stemmers::{Algorithm, Stemmer};
use unicode_normalization::{UnicodeNormalization, is_nfc};
use vademecum_vocab::{Lang, fold};

use crate::token::TokenKind;

/// How a word is written in an index field.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Form {
    /// Lower case, accents kept: `año` is not `ano`.
    Exact,
    /// Lower case, accents gone.
    Folded,
    /// The stem, accents gone: `habilidades` meets `habilidad`.
    Stemmed,
}

impl Form {
    pub(crate) const ALL: [Form; 3] = [Form::Exact, Form::Folded, Form::Stemmed];

    /// The stable name, part of the name of a field.
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Form::Exact => "exact",
            Form::Folded => "folded",
            Form::Stemmed => "stemmed",
        }
    }

    /// A token of a text in this form.
    pub(crate) fn of(self, text: &str, kind: TokenKind, lang: Lang) -> String {
        match (self, kind) {
            (_, TokenKind::Sign) => fold(text).replace('\u{2212}', "-"),
            (Form::Exact, TokenKind::Word) => exact(text),
            (Form::Folded, TokenKind::Word) => fold(text),
            (Form::Stemmed, TokenKind::Word) => stem(&exact(text), lang),
        }
    }
}

fn exact(text: &str) -> String {
    let lower = text.to_lowercase();
    if is_nfc(&lower) { lower } else { lower.nfc().collect() }
}

/// Past so many different words a thread forgets the stems it knows.
const KNOWN_STEMS: usize = 1 << 14;

/// The stem of a word in lower case, accents gone *afterwards*: the stemmers need them. Each thread remembers the
/// stems it has made: people ask for the same few thousand words over and over.
pub(crate) fn stem(word: &str, lang: Lang) -> String {
    thread_local! {
        static KNOWN: RefCell<[HashMap<String, String>; Lang::ALL.len()]> = RefCell::default();
    }
    KNOWN.with_borrow_mut(|known| {
        let known = &mut known[lang as usize];
        if let Some(stem) = known.get(word) {
            return stem.clone();
        }
        let stem = make_stem(word, lang);
        if known.len() >= KNOWN_STEMS {
            known.clear();
        }
        known.insert(word.to_owned(), stem.clone());
        stem
    })
}

fn make_stem(word: &str, lang: Lang) -> String {
    match lang {
        Lang::Es => spanish_singular(fold(&Stemmer::create(Algorithm::Spanish).stem(&accented(word, &SPANISH)))),
        Lang::Pt => {
            let singular = portuguese_singular(word);
            fold(&Stemmer::create(Algorithm::Portuguese).stem(&accented(&singular, &PORTUGUESE)))
        }
        Lang::En => fold(&Stemmer::create(Algorithm::English).stem(word)),
    }
}

/// Endings that always have an accent, typed without it: stemmers know them with it alone.
const SPANISH: [(&str, &str); 4] = [("cion", "ción"), ("sion", "sión"), ("xion", "xión"), ("logia", "logía")];
const PORTUGUESE: [(&str, &str); 6] =
    [("cao", "ção"), ("sao", "são"), ("encia", "ência"), ("ancia", "ância"), ("avel", "ável"), ("ivel", "ível")];

/// A word with the accent that its ending has.
fn accented<'w>(word: &'w str, endings: &[(&str, &str)]) -> Cow<'w, str> {
    let right = endings.iter().find_map(|(typed, right)| Some((word.strip_suffix(typed)?, right)));
    // `cao` itself is no ending.
    match right.filter(|(start, _)| !start.is_empty()) {
        Some((start, ending)) => Cow::Owned(format!("{start}{ending}")),
        None => Cow::Borrowed(word),
    }
}

/// Takes the `s` off short Spanish plurals, which the stemmer leaves on them: `años`, `ejes`.
fn spanish_singular(mut stem: String) -> String {
    if stem.len() > 3 && ["as", "es", "os"].iter().any(|plural| stem.ends_with(plural)) {
        stem.pop();
    }
    stem
}

/// Portuguese plurals and feminines which the stemmer leaves apart from the word's first form: `seções` and `seção`,
/// `ordens` and `ordem`, `especiais` and `especial`, `alvos` and `alvo`, `lendárias` and `lendário`.
fn portuguese_singular(word: &str) -> Cow<'_, str> {
    const ENDINGS: [(&str, &str); 10] = [
        ("ões", "ão"),
        ("oes", "ao"),
        ("ães", "ão"),
        ("ns", "m"),
        ("ais", "al"),
        ("eis", "el"),
        ("árias", "ário"),
        ("ária", "ário"),
        ("os", "o"),
        ("as", "a"),
    ];
    let changed = ENDINGS.iter().find_map(|(ending, first)| {
        let start = word.strip_suffix(ending).filter(|start| start.chars().count() >= 2)?;
        Some(Cow::Owned(format!("{start}{first}")))
    });
    changed.unwrap_or(Cow::Borrowed(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn meet(lang: Lang, words: &[&str]) {
        let stems: Vec<String> = words.iter().map(|word| Form::Stemmed.of(word, TokenKind::Word, lang)).collect();
        assert!(stems.windows(2).all(|pair| pair[0] == pair[1]), "{words:?} have stems {stems:?}");
    }

    #[test]
    fn inflections_meet() {
        meet(Lang::Es, &["Habilidad", "habilidades"]);
        meet(Lang::Es, &["activación", "activaciones", "activa"]);
        meet(Lang::Es, &["veneno", "venenosa"]);
        meet(Lang::Es, &["vuela", "vuelan"]);
        meet(Lang::Es, &["año", "Años"]);
        meet(Lang::Pt, &["seção", "seções", "secoes"]);
        meet(Lang::Pt, &["ordem", "ordens"]);
        meet(Lang::Pt, &["alvo", "alvos"]);
        meet(Lang::Pt, &["lendário", "lendária", "lendárias", "lendários"]);
        meet(Lang::Pt, &["desencadeável", "desencadeavel", "desencadeáveis"]);
        meet(Lang::Pt, &["prevenção", "prevencao", "prevencoes"]);
        meet(Lang::Es, &["adivinar", "adivinación", "adivinacion"]);
        meet(Lang::Pt, &["ATIVAÇÃO", "ativações"]);
        meet(Lang::En, &["ability", "abilities"]);
        meet(Lang::En, &["flying", "fly"]);
    }

    #[test]
    fn accents_stay_in_the_exact_form_alone() {
        let forms = Form::ALL.map(|form| form.of("AÑOS", TokenKind::Word, Lang::Es));
        assert_eq!(forms, ["años", "anos", "ano"]);
        assert_eq!(Form::Exact.of("acio\u{301}n", TokenKind::Word, Lang::Es), "ación");
    }

    #[test]
    fn signs_have_one_form() {
        for form in Form::ALL {
            assert_eq!(form.of("{T}", TokenKind::Sign, Lang::En), "{t}");
            assert_eq!(form.of("\u{2212}1/\u{2212}1", TokenKind::Sign, Lang::En), "-1/-1");
        }
    }
}
