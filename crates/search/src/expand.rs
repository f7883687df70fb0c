//! What each word of a question may stand for in the documents.

use vademecum_graph::Graph;
use vademecum_vocab::{Lang, fold};

use crate::{
    error::SearchError,
    forms::{Form, stem},
    function_words::is_function_word,
    read::{Piece, pieces as pieces_of},
    schema::Zone,
    scope::Scope,
    token::TokenKind,
};

/// What a function word weighs, beside a word that says something.
const FUNCTION_WORD: f32 = 0.1;

/// How much each form of a word tells, the exact one being 1.
const FOLDED: f32 = 0.9;
const STEMMED: f32 = 0.75;

/// What a word that begins like the one that was typed tells.
const COMPLETED: f32 = 0.5;

/// What a word with one and with two typing errors tells.
const CORRECTED: [f32; 2] = [0.6, 0.4];

/// What a name of another language tells.
const TRANSLATED: f32 = 0.8;

/// So many words are looked at for a name.
const LONGEST_NAME: usize = 5;

/// Shorter beginnings of words are not completed.
const SHORTEST_BEGINNING: usize = 3;

/// A word to look for in one form and language.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Variant {
    pub(crate) lang: Lang,
    pub(crate) form: Form,
    pub(crate) word: String,
    pub(crate) weight: f32,
}

/// A piece of a question, ready to be looked for.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Wanted {
    pub(crate) what: What,
    /// How much it counts in the question: 1, or less for a function word.
    pub(crate) weight: f32,
}

/// What is looked for.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum What {
    /// Any of these.
    Word(Vec<Variant>),
    /// Folded words that follow one another; an answer must have them.
    Phrase(Vec<String>),
}

impl Wanted {
    /// Whether a node that has it, and nothing else of the question, is worth showing.
    pub(crate) fn says_something(&self) -> bool {
        self.weight >= 1.0
    }
}

/// Expands the pieces of a question. A phrase that no document has is taken for its words.
pub(crate) fn expand(pieces: &[Piece], index: &Scope, graph: &Graph) -> Result<Vec<Wanted>, SearchError> {
    let mut loose = Vec::with_capacity(pieces.len());
    for piece in pieces {
        match piece {
            Piece::Phrase(words) if !has_phrase(words, index)? => loose.extend(words.iter().flat_map(|w| pieces_of(w))),
            _ => loose.push(piece.clone()),
        }
    }
    let function_word = |piece: &Piece| matches!(piece, Piece::Word { text, .. } if is_function_word(&fold(text)));
    let nothing_else = loose.iter().all(function_word);
    let last = loose.len().saturating_sub(1);
    let translated = translate(&loose, graph);
    let is_name = translated.iter().all(|variants| !variants.is_empty());
    let expanded = loose.iter().enumerate().map(|(i, piece)| {
        let weak = function_word(piece) && !nothing_else;
        let what = match piece {
            Piece::Phrase(words) => What::Phrase(words.clone()),
            Piece::Word { text, kind: TokenKind::Sign } => What::Word(sign(text)),
            Piece::Word { text, kind: TokenKind::Word } if weak => What::Word(written(text, index)),
            Piece::Word { text, kind: TokenKind::Word } => {
                let mut variants = written(text, index);
                if i == last {
                    variants.extend(completed(text, index));
                }
                // Among words that the documents have, one of another language is a sidetrack.
                if is_name || !variants.iter().any(|variant| is_known(variant, index)) {
                    variants.extend(translated[i].iter().cloned());
                }
                if !variants.iter().any(|variant| is_known(variant, index)) {
                    variants.extend(corrected(text, index));
                }
                What::Word(variants)
            }
        };
        Wanted { what, weight: if weak { FUNCTION_WORD } else { 1.0 } }
    });
    Ok(expanded.collect())
}

/// For every piece, what the name that it is, or is part of, is called in other languages.
fn translate(pieces: &[Piece], graph: &Graph) -> Vec<Vec<Variant>> {
    let mut variants: Vec<Vec<Variant>> = vec![Vec::new(); pieces.len()];
    let word = |piece: &Piece| match piece {
        Piece::Word { text, kind: TokenKind::Word } => Some(fold(text)),
        _ => None,
    };
    let words: Vec<Option<String>> = pieces.iter().map(word).collect();
    let mut from = 0;
    while from < words.len() {
        let run = words[from..].iter().take(LONGEST_NAME).map_while(Option::as_deref).collect::<Vec<_>>();
        // The longest name that begins here.
        let found = (1..=run.len()).rev().find_map(|length| {
            let names = named(&run[..length].join(" "), graph);
            (!names.is_empty()).then_some((length, names))
        });
        let Some((length, names)) = found else {
            from += 1;
            continue;
        };
        for (lang, name) in names {
            let says: Vec<String> = name.split_whitespace().map(fold).filter(|word| !is_function_word(word)).collect();
            for (place, word) in says.iter().enumerate() {
                let weight = TRANSLATED / (says.len() as f32 / length as f32).max(1.0);
                let variants = &mut variants[from + place.min(length - 1)];
                variants.push(Variant { lang, form: Form::Folded, word: word.clone(), weight: weight * FOLDED });
                variants.push(Variant { lang, form: Form::Stemmed, word: stem(word, lang), weight: weight * STEMMED });
            }
        }
        from += length;
    }
    variants
}

/// What a folded name is called in other languages than its own.
fn named(name: &str, graph: &Graph) -> Vec<(Lang, String)> {
    let mut names = Vec::new();
    for terms in graph.lexicons() {
        for lang in Lang::ALL {
            for other in Lang::ALL.into_iter().filter(|&other| other != lang) {
                names.extend(terms.meanings(name, lang, other).into_iter().map(|name| (other, name.to_owned())));
            }
        }
    }
    names
}

fn has_phrase(words: &[String], index: &Scope) -> Result<bool, SearchError> {
    for lang in Lang::ALL {
        for zone in Zone::ALL {
            if !index.phrase(lang, zone, words)?.is_empty() {
                return Ok(true);
            }
        }
    }
    Ok(false)
}

/// A sign: it is the same in every language.
fn sign(text: &str) -> Vec<Variant> {
    let variant =
        |lang| Variant { lang, form: Form::Exact, word: Form::Exact.of(text, TokenKind::Sign, lang), weight: 1.0 };
    Lang::ALL.map(variant).to_vec()
}

/// The word as it was typed, its accents put right, and its inflections.
fn written(text: &str, index: &Scope) -> Vec<Variant> {
    let mut variants = Vec::new();
    for lang in Lang::ALL {
        let exact = Form::Exact.of(text, TokenKind::Word, lang);
        let folded = fold(&exact);
        let mut stems = vec![stem(&exact, lang)];
        // Stemmers go by accents: a word typed without them takes them from the documents.
        let accented = index.vocabulary(lang).get(&folded).map_or(&[][..], |word| &word.accented);
        stems.extend(accented.iter().map(|spelling| stem(spelling, lang)));
        stems.sort_unstable();
        stems.dedup();
        variants.push(Variant { lang, form: Form::Exact, word: exact, weight: 1.0 });
        variants.push(Variant { lang, form: Form::Folded, word: folded, weight: FOLDED });
        variants.extend(stems.into_iter().map(|word| Variant { lang, form: Form::Stemmed, word, weight: STEMMED }));
    }
    variants
}

/// Words that begin as the word that is perhaps still being typed.
fn completed(text: &str, index: &Scope) -> Vec<Variant> {
    let folded = fold(text);
    if folded.chars().count() < SHORTEST_BEGINNING {
        return Vec::new();
    }
    let of = |lang| {
        let words = index.vocabulary(lang).completions(&folded).into_iter();
        words.map(move |word| Variant { lang, form: Form::Folded, word: word.folded.to_string(), weight: COMPLETED })
    };
    Lang::ALL.into_iter().flat_map(of).collect()
}

/// Words that a word nobody uses may be a misspelling of, in all their inflections.
fn corrected(text: &str, index: &Scope) -> Vec<Variant> {
    let folded = fold(text);
    let mut variants = Vec::new();
    for lang in Lang::ALL {
        for (word, errors) in index.vocabulary(lang).corrections(&folded) {
            let weight = CORRECTED[usize::from(errors > 1)];
            let spellings = word.accented.iter().chain([&word.folded]);
            variants.extend(spellings.map(|spelling| Variant {
                lang,
                form: Form::Stemmed,
                word: stem(spelling, lang),
                weight: weight * STEMMED,
            }));
            variants.push(Variant { lang, form: Form::Folded, word: word.folded.to_string(), weight });
        }
    }
    variants
}

fn is_known(variant: &Variant, index: &Scope) -> bool {
    Zone::ALL.into_iter().any(|zone| index.text(variant.lang, zone, variant.form).has(&variant.word))
}
