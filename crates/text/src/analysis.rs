//! The analyzer of the search index: tokenizer and term normalisation.
//!
//! Documents, questions and snippets are analysed alike, so that a question matches what is written.
//! `{T}`, `{2/W}`, `+1/+1`, `2/2` and `704.5f` are one token each; punctuation and white space are skipped.

use strum::{Display, EnumCount, VariantArray};
use unicode_normalization::{UnicodeNormalization, char::is_combining_mark, is_nfc};
use vademecum_vocab::Lang;

use crate::{fold, stem::stem_for_search};

/// Maximum length of a token, in bytes; longer runs of letters or digits are left out.
const MAX_TOKEN_BYTES: usize = 64;

/// The kind of an [`IndexToken`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TokenKind {
    /// Letters only; may be inflected, misspelled or lack accents.
    Word,
    /// A number or a game symbol; matched exactly.
    NumberOrSymbol,
}

/// A token of a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct IndexToken<'t> {
    /// The token as written.
    pub text: &'t str,
    /// Its first byte in the text.
    pub start: usize,
    /// Its kind.
    pub kind: TokenKind,
}

impl IndexToken<'_> {
    /// The byte behind its last one.
    pub fn end(&self) -> usize {
        self.start + self.text.len()
    }
}

/// Splits a text into the tokens that `search` indexes.
pub fn index_tokens(text: &str) -> IndexTokens<'_> {
    IndexTokens { text, at: 0 }
}

/// The tokens of a text; see [`index_tokens`].
#[derive(Debug, Clone)]
pub struct IndexTokens<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Iterator for IndexTokens<'t> {
    type Item = IndexToken<'t>;

    fn next(&mut self) -> Option<IndexToken<'t>> {
        loop {
            let rest = &self.text[self.at..];
            if let Some(length) = plain_word(rest) {
                let start = self.at;
                self.at += length;
                if length <= MAX_TOKEN_BYTES {
                    return Some(IndexToken { text: &rest[..length], start, kind: TokenKind::Word });
                }
                continue;
            }
            let first = rest.chars().next()?;
            let (length, kind) = if let Some(length) = symbol(rest, first).or_else(|| power_toughness(rest, first)) {
                (length, Some(TokenKind::NumberOrSymbol))
            } else if first.is_alphanumeric() {
                let length = run(rest);
                let word = rest[..length].chars().all(|c| !c.is_numeric());
                (length, Some(if word { TokenKind::Word } else { TokenKind::NumberOrSymbol }))
            } else {
                (first.len_utf8(), None)
            };
            let start = self.at;
            self.at += length;
            if let Some(kind) = kind.filter(|_| length <= MAX_TOKEN_BYTES) {
                return Some(IndexToken { text: &rest[..length], start, kind });
            }
        }
    }
}

/// The length of a word of ASCII letters alone: a fast path for most words.
fn plain_word(rest: &str) -> Option<usize> {
    let bytes = rest.as_bytes();
    let length = bytes.iter().position(|byte| !byte.is_ascii_alphabetic()).unwrap_or(bytes.len());
    let ends = bytes.get(length).is_none_or(|next| next.is_ascii() && !next.is_ascii_digit() && *next != b'/');
    // An `x` may be the power of a creature.
    (length > 0 && ends && !(length == 1 && matches!(bytes[0], b'x' | b'X'))).then_some(length)
}

/// The length of a symbol in braces.
fn symbol(rest: &str, first: char) -> Option<usize> {
    if first != '{' {
        return None;
    }
    let end = rest.char_indices().skip(1).take(12).find(|&(_, c)| !c.is_alphanumeric() && c != '/')?;
    (end.1 == '}' && end.0 > 1).then_some(end.0 + 1)
}

/// The length of a power and toughness such as `2/2`, `+1/+1`, `-X/-0` or `*/*`, or of a change such as `+1`.
fn power_toughness(rest: &str, first: char) -> Option<usize> {
    if !matches!(first, '0'..='9' | '+' | '-' | '\u{2212}' | '*' | 'x' | 'X') {
        return None;
    }
    let left = side(rest)?;
    let ends = |at: usize| !rest[at..].starts_with(|c: char| c.is_alphanumeric() || c == '/');
    let pair = rest[left..].strip_prefix('/').and_then(side).map(|right| left + 1 + right);
    match pair {
        Some(length) if ends(length) => Some(length),
        _ => (is_signed(first) && ends(left)).then_some(left),
    }
}

/// The length of a power or a toughness.
fn side(rest: &str) -> Option<usize> {
    let sign = rest.chars().next().filter(|&c| is_signed(c)).map_or(0, char::len_utf8);
    let value = &rest[sign..];
    let digits = value.bytes().take_while(u8::is_ascii_digit).count();
    let length = if digits > 0 { digits } else { usize::from(value.starts_with(['x', 'X', '*'])) };
    (length > 0).then_some(sign + length)
}

fn is_signed(c: char) -> bool {
    matches!(c, '+' | '-' | '\u{2212}')
}

/// The length of a run of letters and digits; dots and commas between digits belong to it.
fn run(rest: &str) -> usize {
    let mut previous = ' ';
    for (at, c) in rest.char_indices() {
        let inner = matches!(c, '.' | ',')
            && previous.is_ascii_digit()
            && rest[at + 1..].starts_with(|next: char| next.is_ascii_digit());
        if !(c.is_alphanumeric() || is_combining_mark(c) || inner) {
            return at;
        }
        previous = c;
    }
    rest.len()
}

/// The normalisation of tokens in a field of the index. Displayed by a stable name, part of the names of index fields.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Display, EnumCount, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum TokenForm {
    /// Lower case with accents: `año` and `ano` differ.
    Exact,
    /// Lower case without accents.
    Folded,
    /// The stem without accents: `habilidades` and `habilidad` are equal.
    Stemmed,
}

impl TokenForm {
    /// All forms.
    pub const ALL: [TokenForm; TokenForm::COUNT] =
        *TokenForm::VARIANTS.first_chunk().expect("COUNT is the number of VARIANTS");

    /// Normalises a token.
    pub fn normalize(self, text: &str, kind: TokenKind, lang: Lang) -> String {
        match (self, kind) {
            (_, TokenKind::NumberOrSymbol) => fold(text).replace('\u{2212}', "-"),
            (TokenForm::Exact, TokenKind::Word) => lowercase(text),
            (TokenForm::Folded, TokenKind::Word) => fold(text),
            (TokenForm::Stemmed, TokenKind::Word) => stem_for_search(&lowercase(text), lang),
        }
    }
}

/// Lower case, composed (NFC).
fn lowercase(text: &str) -> String {
    let lower = text.to_lowercase();
    if is_nfc(&lower) { lower } else { lower.nfc().collect() }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &[&str]) {
        let found: Vec<&str> = index_tokens(text).map(|token| token.text).collect();
        assert_eq!(found, expected, "in {text:?}");
    }

    #[test]
    fn texts_are_cut_into_tokens() {
        // Words and marks.
        check("¿Puedo bloquear, «así» o no?", &["Puedo", "bloquear", "así", "o", "no"]);
        check("state-based actions", &["state", "based", "actions"]);
        check("el turno del jugador/oponente", &["el", "turno", "del", "jugador", "oponente"]);
        check("acio\u{301}n", &["acio\u{301}n"]);
        // Symbols are kept whole.
        check("{T}: agrega {2/W}{G}.", &["{T}", "agrega", "{2/W}", "{G}"]);
        check("{no es un símbolo}", &["no", "es", "un", "símbolo"]);
        check("{}{", &[]);
        // Power and toughness are kept whole.
        check("una 2/2 con +1/+1 y \u{2212}1/\u{2212}1", &["una", "2/2", "con", "+1/+1", "y", "\u{2212}1/\u{2212}1"]);
        check("*/* o X/X, pero y/o", &["*/*", "o", "X/X", "pero", "y", "o"]);
        check("1/2/3", &["1", "2/3"]);
        // Numbers keep their dots.
        check("la 704.5f, 1,000 y 20.", &["la", "704.5f", "1,000", "y", "20"]);
        // Endless runs are left out.
        check(&format!("a {} b", "x".repeat(100)), &["a", "b"]);
    }

    #[test]
    fn only_the_exact_form_has_accents() {
        let forms = TokenForm::ALL.map(|form| form.normalize("AÑOS", TokenKind::Word, Lang::Es));
        assert_eq!(forms, ["años", "anos", "ano"]);
        assert_eq!(TokenForm::Exact.normalize("acio\u{301}n", TokenKind::Word, Lang::Es), "ación");
    }

    #[test]
    fn signs_have_one_form() {
        for form in TokenForm::ALL {
            assert_eq!(form.normalize("{T}", TokenKind::NumberOrSymbol, Lang::En), "{t}");
            assert_eq!(form.normalize("\u{2212}1/\u{2212}1", TokenKind::NumberOrSymbol, Lang::En), "-1/-1");
        }
    }

    proptest! {
        #[test]
        fn any_text_is_cut_where_it_says(text in ".{0,80}") {
            let mut last = 0;
            for token in index_tokens(&text) {
                prop_assert!(token.start >= last && !token.text.is_empty());
                prop_assert_eq!(&text[token.start..token.end()], token.text);
                last = token.end();
            }
        }
    }
}
