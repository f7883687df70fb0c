//! What each word of a question may stand for in the documents.

use vademecum_graph::Graph;
use vademecum_text::{
    FuzzyWord, TermForm, TokenKind, fold, is_search_stop_word, is_search_stop_word_of_any, search_stem,
};
use vademecum_vocab::Lang;

use crate::{
    Colloquial, Query, Tie,
    colloquial::{Meaning, expression_stem},
    error::SearchError,
    read::{Piece, pieces as pieces_of},
    schema::Zone,
    scope::Scope,
    variants::{Likely, STEMMED, Variant, completed, corrected, rarity, sign, spelled, written},
    write::{name_key, stemmed_name_key},
};

/// What a name of another language tells.
const TRANSLATED: f32 = 0.9;

/// A language that the question is less likely in, against the likeliest.
const UNLIKELY: f32 = 0.6;

/// How rare a word counts that no document has.
const UNKNOWN: f32 = 5.0;

/// So many words are looked at for a name.
const LONGEST_NAME: usize = 5;

/// So many words that say something no name has.
const MOST_NAMED: usize = 8;

/// One way to understand a piece of a question.
#[derive(Debug, Clone, PartialEq, Default)]
pub(crate) struct Reading {
    /// Words, each in its variants.
    pub(crate) words: Vec<Vec<Variant>>,
    /// Things that are meant, whatever their words.
    pub(crate) things: Vec<u32>,
    pub(crate) weight: f32,
}

/// A piece of a question, ready to be looked for.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Wanted {
    pub(crate) what: What,
    /// How much of the question it is.
    pub(crate) mass: f32,
    /// Whether the documents use it, or it means what they say in other words; else it is a guess.
    pub(crate) is_understood: bool,
}

/// What is looked for.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum What {
    /// Any of these.
    Readings(Vec<Reading>),
    /// Folded words that follow one another; an answer must have them.
    Phrase(Vec<String>),
}

/// A question, expanded.
pub(crate) struct Expanded {
    pub(crate) wanted: Vec<Wanted>,
    /// What the whole question may be the name of, the likeliest first.
    pub(crate) names: Vec<Name>,
    /// The language that it is asked in, as far as its reader tells.
    pub(crate) asked_in: Option<Lang>,
}

/// A name that a whole question may be.
pub(crate) enum Name {
    /// As it is written, folded.
    Written(String),
    /// By its stems.
    Stems(Lang, String),
    /// Misspelled.
    Misspelled(FuzzyWord),
    /// What it stands for in everyday words.
    Meant(Lang, String),
    /// Made of words that its words may be misspellings of.
    Corrected(Lang, String),
    /// A rule that everyday words stand for.
    Rule(u32),
}

/// Expands the pieces of a question. A phrase that no document has is taken for its words.
pub(crate) fn expand(
    pieces: &[Piece],
    query: &Query<'_>,
    text: &str,
    index: &Scope,
    colloquial: &Colloquial,
    graph: &Graph,
) -> Result<Expanded, SearchError> {
    let mut loose = Vec::with_capacity(pieces.len());
    for piece in pieces {
        match piece {
            Piece::Phrase(words) if !has_phrase(words, index)? => loose.extend(words.iter().flat_map(|w| pieces_of(w))),
            _ => loose.push(piece.clone()),
        }
    }
    let function_word =
        |piece: &Piece| matches!(piece, Piece::Word { text, .. } if is_search_stop_word_of_any(&fold(text)));
    let langs = languages(&loose, query, index);
    if !loose.iter().all(function_word) {
        loose.retain(|piece| !function_word(piece));
    }
    let translated = translate(&loose, graph);
    let is_name = translated.iter().all(|readings| !readings.is_empty());
    let said = everyday(&loose, &langs, colloquial, index, graph);
    let asked_in = query.lang.or_else(|| query.document.map(|document| document.lang()));
    let mut expanded = Expanded { wanted: Vec::new(), names: written_names(text, &loose, asked_in, index), asked_in };
    let mut corrections: Vec<Vec<(Lang, String)>> = vec![Vec::new(); loose.len()];
    let last = loose.len().saturating_sub(1);
    for (i, piece) in loose.iter().enumerate() {
        let (what, mass, is_understood) = match piece {
            Piece::Phrase(words) => (What::Phrase(words.clone()), UNKNOWN * words.len() as f32, true),
            Piece::Word { text, kind: TokenKind::Sign } => {
                let words = sign(text);
                let mass = rarity(&words, index);
                (
                    What::Readings(vec![Reading { words: vec![words], things: vec![], weight: 1.0 }]),
                    mass.max(1.0),
                    mass > 0.0,
                )
            }
            Piece::Word { text, kind: TokenKind::Word } => {
                let mut readings = Vec::new();
                let mut variants = written(text, &langs, index);
                let known = !variants.is_empty();
                let is_used = Lang::ALL.into_iter().any(|lang| index.vocabulary(lang).get(&fold(text)).is_some());
                let mut mass = if known { rarity(&variants, index) } else { UNKNOWN };
                if !known && i == last {
                    variants.extend(completed(text, &langs, index));
                }
                readings.extend(said[i].iter().cloned());
                if is_name || !known {
                    readings.extend(translated[i].iter().cloned());
                }
                // A stem that was typed bare is a word cut off, and may be anything.
                let is_inflected = variants.iter().any(|variant| variant.word != fold(text));
                let understood = is_used || known && is_inflected || !readings.is_empty();
                // What shares a stem with some word may be an inflection of it, and as well another one misspelled.
                if !is_used && readings.is_empty() {
                    let corrected = corrected(text, &langs, known, index);
                    corrections[i] = corrected.1;
                    variants.extend(corrected.0);
                }
                // What is only guessed is no more of the question than what nobody knows.
                if mass <= 0.0 || !understood {
                    mass = UNKNOWN;
                }
                if !variants.is_empty() {
                    readings.insert(0, Reading { words: vec![variants], things: Vec::new(), weight: 1.0 });
                }
                (What::Readings(readings), mass, understood)
            }
        };
        expanded.wanted.push(Wanted { what, mass, is_understood });
    }
    names(&loose, &corrections, colloquial, (index, graph), &mut expanded.names);
    Ok(expanded)
}

/// The whole question as a name; misspelled, if it has a word that its reader's language does not use.
fn written_names(text: &str, pieces: &[Piece], asked_in: Option<Lang>, index: &Scope) -> Vec<Name> {
    let key = name_key(text);
    let langs = Lang::ALL.into_iter().filter(|&lang| asked_in.is_none_or(|asked| asked == lang));
    let is_used = |word: &str| langs.clone().any(|lang| index.vocabulary(lang).get(&fold(word)).is_some());
    let is_strange = |piece: &Piece| match piece {
        Piece::Word { text, kind: TokenKind::Word } => !is_used(text),
        Piece::Word { .. } | Piece::Phrase(_) => false,
    };
    let mut names = Vec::new();
    let may_be_name = pieces.len() <= LONGEST_NAME && index.names().whole(&key).next().is_none();
    if may_be_name && pieces.iter().any(is_strange) {
        names.extend(FuzzyWord::new(&key).map(Name::Misspelled));
    }
    names.push(Name::Written(key));
    names
}

/// How likely a question is in each language: 1 for the likeliest ones.
fn languages(pieces: &[Piece], query: &Query<'_>, index: &Scope) -> Likely {
    let asked = query.lang.or_else(|| query.document.map(|document| document.lang()));
    let counts = Lang::ALL.map(|lang| {
        let speaks = |piece: &&Piece| match piece {
            Piece::Word { text, kind: TokenKind::Word } => {
                let folded = fold(text);
                is_search_stop_word(lang, &folded) || index.vocabulary(lang).get(&folded).is_some()
            }
            _ => false,
        };
        pieces.iter().filter(speaks).count() + usize::from(asked == Some(lang))
    });
    let most = counts.into_iter().max().unwrap_or_default();
    counts.map(|count| if count == most { 1.0 } else { UNLIKELY })
}

/// For every piece, what the name that it is, or is part of, is called in other languages.
fn translate(pieces: &[Piece], graph: &Graph) -> Vec<Vec<Reading>> {
    let mut readings: Vec<Vec<Reading>> = vec![Vec::new(); pieces.len()];
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
            let says = name.split_whitespace().map(fold).filter(|word| !is_search_stop_word_of_any(word));
            let words: Vec<Vec<Variant>> = says
                .map(|word| {
                    vec![Variant { lang, form: TermForm::Stemmed, word: search_stem(&word, lang), weight: STEMMED }]
                })
                .collect();
            let reading = Reading { words, things: Vec::new(), weight: TRANSLATED / (length as f32).sqrt() };
            for readings in &mut readings[from..from + length] {
                readings.push(reading.clone());
            }
        }
        from += length;
    }
    readings
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

/// For every piece, what the expression that it is, or is part of, means in the rules.
fn everyday(
    pieces: &[Piece],
    langs: &Likely,
    colloquial: &Colloquial,
    index: &Scope,
    graph: &Graph,
) -> Vec<Vec<Reading>> {
    let mut readings: Vec<Vec<Reading>> = vec![Vec::new(); pieces.len()];
    for lang in Lang::ALL {
        let stems: Vec<Option<String>> = pieces
            .iter()
            .map(|piece| match piece {
                Piece::Word { text, kind } => Some(expression_stem(text, *kind, lang)),
                Piece::Phrase(_) => None,
            })
            .collect();
        let mut from = 0;
        while from < stems.len() {
            let run = stems[from..].iter().take(colloquial.longest()).map_while(Option::as_deref).collect::<Vec<_>>();
            let found = (1..=run.len()).rev().find_map(|length| {
                let meanings = colloquial.meanings(lang, &run[..length].join(" "));
                (!meanings.is_empty()).then_some((length, meanings))
            });
            let Some((length, meanings)) = found else {
                from += 1;
                continue;
            };
            for (meaning, tie) in meanings {
                let weight = tie.weight() * langs[lang as usize] / (length as f32).sqrt();
                let reading = match meaning {
                    Meaning::Words(words) => {
                        let words: Vec<_> = words.iter().map(|word| meant(word, lang, index)).collect();
                        Reading { words, things: Vec::new(), weight }
                    }
                    Meaning::Rule(game, edition, number) => {
                        let thing = index.things().numbered(graph, *game, *edition, *number);
                        Reading { words: Vec::new(), things: thing.into_iter().collect(), weight }
                    }
                };
                for readings in &mut readings[from..from + length] {
                    readings.push(reading.clone());
                }
            }
            from += length;
        }
    }
    readings
}

/// A word of the rules, in all its inflections.
fn meant(word: &str, lang: Lang, index: &Scope) -> Vec<Variant> {
    let stems = spelled(word, lang, index);
    stems.into_iter().map(|word| Variant { lang, form: TermForm::Stemmed, word, weight: STEMMED }).collect()
}

/// What a whole question may be the name of, besides what is written.
fn names(
    pieces: &[Piece],
    corrections: &[Vec<(Lang, String)>],
    colloquial: &Colloquial,
    (index, graph): (&Scope, &Graph),
    names: &mut Vec<Name>,
) {
    let words: Option<Vec<String>> = pieces
        .iter()
        .map(|piece| match piece {
            Piece::Word { .. } => Some(piece.shown()),
            Piece::Phrase(words) => Some(words.join(" ")),
        })
        .collect();
    let Some(words) = words.filter(|words| words.len() <= MOST_NAMED.max(colloquial.longest())) else { return };
    for lang in Lang::ALL {
        let mut typed = Vec::new();
        let mut spelled = Vec::new();
        for word in &words {
            let folded = fold(word);
            let accented = index.vocabulary(lang).get(&folded).map_or(word.as_str(), |word| word.spelling());
            // What was typed without its accents is no word of its own.
            typed.push(if *word == folded { accented.to_owned() } else { word.clone() });
            spelled.push(accented.to_owned());
        }
        for spelling in [typed, spelled] {
            let stems = stemmed_name_key(&spelling.join(" "), lang);
            let is_new = |name: &Name| !matches!(name, Name::Stems(of, other) if *of == lang && *other == stems);
            if names.iter().all(is_new) {
                names.push(Name::Stems(lang, stems));
            }
        }
        let wrong: Vec<usize> = (0..words.len()).filter(|&at| !corrections[at].is_empty()).collect();
        if let [first, rest @ ..] = wrong.as_slice() {
            for (of, correction) in &corrections[*first] {
                if *of == lang {
                    let mut words = words.clone();
                    words[*first].clone_from(correction);
                    for &at in rest {
                        if let Some((_, word)) = corrections[at].iter().find(|(of, _)| *of == lang) {
                            words[at].clone_from(word);
                        }
                    }
                    names.push(Name::Corrected(lang, stemmed_name_key(&words.join(" "), lang)));
                }
            }
        }
        let stems: Vec<String> = words.iter().map(|word| expression_stem(word, TokenKind::Word, lang)).collect();
        for (meaning, tie) in colloquial.meanings(lang, &stems.join(" ")) {
            match meaning {
                _ if *tie != Tie::Same => {}
                Meaning::Words(words) => {
                    let spelled = |word: &String| {
                        index.vocabulary(lang).get(word).map_or_else(|| word.clone(), |word| word.spelling().to_owned())
                    };
                    let spelled: Vec<String> = words.iter().map(spelled).collect();
                    for words in [&spelled, words] {
                        names.push(Name::Meant(lang, stemmed_name_key(&words.join(" "), lang)));
                    }
                }
                Meaning::Rule(game, edition, number) => {
                    let thing = index.things().numbered(graph, *game, *edition, *number);
                    names.extend(thing.map(Name::Rule));
                }
            }
        }
    }
}

fn has_phrase(words: &[String], index: &Scope) -> Result<bool, SearchError> {
    for lang in Lang::ALL {
        for zone in Zone::OWN {
            if !index.phrase(lang, zone, words)?.is_empty() {
                return Ok(true);
            }
        }
    }
    Ok(false)
}
