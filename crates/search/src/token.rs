//! A text cut into words, numbers and game symbols.
//!
//! The same cut serves documents, questions and snippets, so that what is asked meets what is written.
//! `{T}`, `{2/W}`, `+1/+1`, `2/2` and `704.5f` are one token each; marks and white space are none.

use unicode_normalization::char::is_combining_mark;

/// Longer runs of letters or digits are no words: they are left out.
const LONGEST: usize = 64;

/// What a token is made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum TokenKind {
    /// Letters only: it is inflected, misspelled, accented.
    Word,
    /// A number or a symbol: it is what it is.
    Sign,
}

/// A piece of a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Token<'t> {
    pub(crate) text: &'t str,
    /// Where it starts, in bytes.
    pub(crate) start: usize,
    pub(crate) kind: TokenKind,
}

impl Token<'_> {
    /// Where it ends, in bytes.
    pub(crate) fn end(&self) -> usize {
        self.start + self.text.len()
    }
}

/// Cuts a text into its tokens, in order.
pub(crate) fn tokens(text: &str) -> Tokens<'_> {
    Tokens { text, at: 0 }
}

/// The tokens of a text; see [`tokens`].
#[derive(Debug, Clone)]
pub(crate) struct Tokens<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Iterator for Tokens<'t> {
    type Item = Token<'t>;

    fn next(&mut self) -> Option<Token<'t>> {
        loop {
            let rest = &self.text[self.at..];
            if let Some(length) = plain_word(rest) {
                let start = self.at;
                self.at += length;
                if length <= LONGEST {
                    return Some(Token { text: &rest[..length], start, kind: TokenKind::Word });
                }
                continue;
            }
            let first = rest.chars().next()?;
            let (length, kind) = if let Some(length) = symbol(rest, first).or_else(|| strength(rest, first)) {
                (length, Some(TokenKind::Sign))
            } else if first.is_alphanumeric() {
                let length = run(rest);
                let word = rest[..length].chars().all(|c| !c.is_numeric());
                (length, Some(if word { TokenKind::Word } else { TokenKind::Sign }))
            } else {
                (first.len_utf8(), None)
            };
            let start = self.at;
            self.at += length;
            if let Some(kind) = kind.filter(|_| length <= LONGEST) {
                return Some(Token { text: &rest[..length], start, kind });
            }
        }
    }
}

/// The length of a word of nothing but letters of ASCII, as most are: the rules below take longer for the same.
fn plain_word(rest: &str) -> Option<usize> {
    let bytes = rest.as_bytes();
    let length = bytes.iter().position(|byte| !byte.is_ascii_alphabetic()).unwrap_or(bytes.len());
    let ends = bytes.get(length).is_none_or(|next| next.is_ascii() && !next.is_ascii_digit() && *next != b'/');
    // An `x` may be a strength.
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

/// The length of a strength such as `2/2`, `+1/+1`, `-X/-0` or `*/*`, or of a change such as `+1`.
fn strength(rest: &str, first: char) -> Option<usize> {
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

/// The length of one side of a strength.
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

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn check(text: &str, expected: &[&str]) {
        let found: Vec<&str> = tokens(text).map(|token| token.text).collect();
        assert_eq!(found, expected, "in {text:?}");
    }

    #[test]
    fn words_and_marks() {
        check("¿Puedo bloquear, «así» o no?", &["Puedo", "bloquear", "así", "o", "no"]);
        check("state-based actions", &["state", "based", "actions"]);
        check("el turno del jugador/oponente", &["el", "turno", "del", "jugador", "oponente"]);
        check("acio\u{301}n", &["acio\u{301}n"]);
    }

    #[test]
    fn symbols_are_kept_whole() {
        check("{T}: agrega {2/W}{G}.", &["{T}", "agrega", "{2/W}", "{G}"]);
        check("{no es un símbolo}", &["no", "es", "un", "símbolo"]);
        check("{}{", &[]);
    }

    #[test]
    fn strengths_are_kept_whole() {
        check("una 2/2 con +1/+1 y \u{2212}1/\u{2212}1", &["una", "2/2", "con", "+1/+1", "y", "\u{2212}1/\u{2212}1"]);
        check("*/* o X/X, pero y/o", &["*/*", "o", "X/X", "pero", "y", "o"]);
        check("1/2/3", &["1", "2/3"]);
    }

    #[test]
    fn numbers_keep_their_dots() {
        check("la 704.5f, 1,000 y 20.", &["la", "704.5f", "1,000", "y", "20"]);
    }

    #[test]
    fn endless_runs_are_left_out() {
        check(&format!("a {} b", "x".repeat(100)), &["a", "b"]);
    }

    proptest! {
        #[test]
        fn any_text_is_cut_where_it_says(text in ".{0,80}") {
            let mut last = 0;
            for token in tokens(&text) {
                prop_assert!(token.start >= last && !token.text.is_empty());
                prop_assert_eq!(&text[token.start..token.end()], token.text);
                last = token.end();
            }
        }
    }
}
