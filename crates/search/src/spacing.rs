//! Words of a query that were run together, or cut in two by a space.

use vademecum_text::{FuzzyWord, StopWordSet, TokenKind, fold};
use vademecum_vocab::Lang;

use crate::{parse::QueryPiece, term_variants::QueryLexicon};

/// Minimum length of a word that is cut out of a longer one, in letters.
const MIN_PART_LETTERS: usize = 4;

/// The same for one that is no stop word, if the other part has at least [`MIN_REST_LETTERS`].
const MIN_SHORT_PART_LETTERS: usize = 3;

/// Minimum length of the other part of a short one, in letters.
const MIN_REST_LETTERS: usize = 6;

/// Minimum length of a word that is joined from two, in letters.
const MIN_JOINED_LETTERS: usize = 5;

/// The pieces of a query with missing spaces added and superfluous ones removed, where one language has the repaired
/// words and not all of those that were typed are known.
pub(crate) fn with_repaired_spaces(typed: &[QueryPiece], lexicon: QueryLexicon<'_>) -> Vec<QueryPiece> {
    let is_known = |word: &str| {
        let folded = fold(word);
        Lang::ALL.into_iter().any(|lang| has_word(&folded, lang, lexicon))
    };
    let mut pieces = Vec::with_capacity(typed.len());
    let mut rest = typed;
    while let [first, after @ ..] = rest {
        rest = after;
        let Some(word) = word_of(first) else {
            pieces.push(first.clone());
            continue;
        };
        let is_first_known = is_known(word);
        if let Some(second) = after.first().and_then(word_of)
            && !(is_first_known && is_known(second))
        {
            let joined = format!("{word}{second}");
            if joined.chars().count() >= MIN_JOINED_LETTERS && is_known(&joined) {
                pieces.push(QueryPiece::Word { text: joined, kind: TokenKind::Word });
                rest = &after[1..];
                continue;
            }
        }
        let parts = if is_first_known { None } else { split(word, lexicon) };
        match parts.filter(|_| !is_misspelled(word, lexicon)) {
            Some(parts) => {
                pieces.extend(parts.map(|part| QueryPiece::Word { text: part.to_owned(), kind: TokenKind::Word }));
            }
            None => pieces.push(first.clone()),
        }
    }
    pieces
}

fn word_of(piece: &QueryPiece) -> Option<&str> {
    match piece {
        QueryPiece::Word { text, kind: TokenKind::Word } => Some(text),
        QueryPiece::Word { .. } | QueryPiece::Phrase(_) => None,
    }
}

/// Whether a word is one edit from one that is known: `firecast` is “forecast”, and not two words.
fn is_misspelled(word: &str, lexicon: QueryLexicon<'_>) -> bool {
    let Some(typed) = FuzzyWord::new(&fold(word)) else { return false };
    Lang::ALL.into_iter().any(|lang| lexicon.corrections(&typed, lang).iter().any(|&(_, edits)| edits <= 1))
}

/// Whether a language has a folded word.
fn has_word(folded: &str, lang: Lang, lexicon: QueryLexicon<'_>) -> bool {
    lexicon.has_word(folded, lang) || StopWordSet::SearchStopWords.contains(lang, folded)
}

/// Two words of one language that a word consists of; of several such pairs the one with the longest second word.
fn split<'w>(word: &'w str, lexicon: QueryLexicon<'_>) -> Option<[&'w str; 2]> {
    let letters = word.chars().count();
    let is_long_enough = |part: &str, length: usize| match length {
        MIN_PART_LETTERS.. => true,
        MIN_SHORT_PART_LETTERS.. => {
            letters - length >= MIN_REST_LETTERS && !StopWordSet::SearchStopWords.contains_in_any(&fold(part))
        }
        _ => false,
    };
    word.char_indices().enumerate().find_map(|(before, (at, _))| {
        let (first, second) = word.split_at(at);
        if !(is_long_enough(first, before) && is_long_enough(second, letters - before)) {
            return None;
        }
        let parts = [first, second].map(fold);
        let is_in = |lang: Lang| parts.iter().all(|part| has_word(part, lang, lexicon));
        Lang::ALL.into_iter().any(is_in).then_some([first, second])
    })
}
