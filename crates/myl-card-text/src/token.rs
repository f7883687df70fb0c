//! Words, numbers and marks of a text box.

use vademecum_text::{LevenshteinMatcher, fold};

use crate::CardText;

/// A word, a number or a mark.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Token {
    /// What it is.
    pub(crate) kind: TokenKind,
    /// Where it begins in the text, in bytes.
    pub(crate) start: usize,
    /// Where it ends.
    pub(crate) end: usize,
}

/// What a token is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum TokenKind {
    /// A word, folded.
    Word(String),
    /// A number in digits, with its sign.
    Number(i16),
    /// The name of the card itself.
    Name,
    /// A full stop.
    Stop,
    /// A comma.
    Comma,
    /// A semicolon.
    Semicolon,
    /// A colon.
    Colon,
}

/// Letters that a name of one word must have for a word with one other letter to be that name misspelled.
const MIN_MISSPELLED_NAME_LETTERS: usize = 5;

/// The tokens of a text. The card's own name is one token, also where it is misspelled.
pub(crate) fn tokenize(card: CardText<'_>) -> Vec<Token> {
    let mut tokens = Vec::new();
    let text = card.text;
    let mut at = 0;
    while let Some(first) = text[at..].chars().next() {
        let end = at + text[at..].find(|c: char| !continues(first, c)).unwrap_or(text.len() - at).max(first.len_utf8());
        let kind = match first {
            '.' => Some(TokenKind::Stop),
            ',' => Some(TokenKind::Comma),
            ';' => Some(TokenKind::Semicolon),
            ':' => Some(TokenKind::Colon),
            '+' | '-' | '−' | '0'..='9' => {
                let digits = text[at..end].replace('−', "-");
                digits.parse().ok().map(TokenKind::Number)
            }
            c if c.is_alphanumeric() => Some(TokenKind::Word(fold(&text[at..end]))),
            _ => None,
        };
        if let Some(kind) = kind {
            tokens.push(Token { kind, start: at, end });
        }
        at = end;
    }
    with_name(&tokens, card)
}

/// Whether a character belongs to a token that began with another one.
fn continues(first: char, next: char) -> bool {
    if first.is_ascii_digit() || matches!(first, '+' | '-' | '−') {
        return next.is_ascii_digit() || next == first && matches!(first, '+' | '-' | '−');
    }
    first.is_alphanumeric() && (next.is_alphanumeric() || matches!(next, '\'' | '’' | '-'))
}

/// Puts the name in the place of the words that make it up.
fn with_name(tokens: &[Token], card: CardText<'_>) -> Vec<Token> {
    let words = |text: &str| -> Vec<String> { text.split_whitespace().map(bare).filter(|it| !it.is_empty()).collect() };
    let name = words(card.name);
    let misspelled = match name.as_slice() {
        [one] if one.chars().count() >= MIN_MISSPELLED_NAME_LETTERS => Some(LevenshteinMatcher::new(one, 1)),
        _ => None,
    };
    let mut named = Vec::with_capacity(tokens.len());
    let mut rest = tokens;
    while let Some((first, others)) = rest.split_first() {
        let raw = &card.text[first.start..first.end];
        let length = run_of_name(rest, card.text, &name);
        let is_misspelled = || {
            let is_capital = raw.chars().next().is_some_and(char::is_uppercase);
            let is_close = |name: &LevenshteinMatcher| name.distance(&fold(raw)).is_some();
            is_capital && misspelled.as_ref().is_some_and(is_close)
        };
        if length > 0 {
            let end = rest[length - 1].end;
            named.push(Token { kind: TokenKind::Name, start: first.start, end });
            rest = &rest[length..];
        } else if is_misspelled() {
            named.push(Token { kind: TokenKind::Name, ..first.clone() });
            rest = others;
        } else {
            named.push(first.clone());
            rest = others;
        }
    }
    named
}

/// A word without the marks around it, folded.
fn bare(word: &str) -> String {
    fold(word.trim_matches(|c: char| !c.is_alphanumeric()))
}

/// How many tokens spell the name; 0 if it does not stand here. Marks within the name are skipped.
fn run_of_name(tokens: &[Token], text: &str, name: &[String]) -> usize {
    let mut words = name.iter();
    let mut length = 0;
    while !words.as_slice().is_empty() {
        let Some(token) = tokens.get(length) else { return 0 };
        let word = bare(&text[token.start..token.end]);
        if length > 0 && word.is_empty() {
            length += 1;
            continue;
        }
        if words.next() != Some(&word) {
            return 0;
        }
        length += 1;
    }
    length
}
