//! Tokenizer for diffs: words, punctuation, symbols, references.

use std::ops::Range;

use vademecum_document::{Node, Reference};
use vademecum_text::{symbol_length, to_ascii_punctuation};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum TokenKind {
    /// A word or a number, with its sign: `guide`, `20`, `+1`.
    Word,
    /// A symbol in braces: `{2/W}`.
    Symbol,
    Mark,
    /// A reference to rules or terms, by its index in the text's list.
    Reference(usize),
}

/// A token of a text, without the spaces before it; `at` is its byte range.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Token {
    pub(crate) at: Range<usize>,
    pub(crate) kind: TokenKind,
}

/// A text with its references and tokens.
#[derive(Debug, Clone)]
pub(crate) struct TokenizedText<'d> {
    pub(crate) text: &'d str,
    pub(crate) references: Vec<&'d Reference>,
    pub(crate) tokens: Vec<Token>,
}

impl<'d> TokenizedText<'d> {
    /// A text without references.
    pub(crate) fn plain(text: &'d str) -> Self {
        TokenizedText::new(text, Vec::new())
    }

    /// The text of a node, or that of one of its examples.
    pub(crate) fn of(node: &'d Node, example: Option<u32>) -> Self {
        let text = node.text_of(example).unwrap_or_default();
        TokenizedText::new(text, node.references.iter().filter(|reference| reference.example == example).collect())
    }

    /// The texts of all examples of a node, in order.
    pub(crate) fn of_examples(node: &'d Node) -> Vec<Self> {
        let mut references = vec![Vec::new(); node.examples.len()];
        for reference in &node.references {
            if let Some(of_example) = reference.example.and_then(|i| references.get_mut(i as usize)) {
                of_example.push(reference);
            }
        }
        let examples = node.examples.iter().zip(references);
        examples.map(|(example, references)| TokenizedText::new(&example.text, references)).collect()
    }

    fn new(text: &'d str, mut references: Vec<&'d Reference>) -> Self {
        references.sort_by_key(|reference| (reference.range.start(), reference.range.end()));
        let spans = reference_spans(text, &references);
        let mut tokens = Vec::new();
        let mut from = 0;
        for (i, span) in spans {
            // A reference that overlaps the one before it, or is not in this text, is tokenized as words.
            if span.start < from {
                continue;
            }
            tokenize(text, from..span.start, &mut tokens);
            from = span.end;
            tokens.push(Token { at: span, kind: TokenKind::Reference(i) });
        }
        tokenize(text, from..text.len(), &mut tokens);
        TokenizedText { text, references, tokens }
    }

    pub(crate) fn str(&self, token: &Token) -> &'d str {
        &self.text[token.at.clone()]
    }
}

/// The ranges of references that lie in the text, with their indexes.
fn reference_spans(text: &str, references: &[&Reference]) -> Vec<(usize, Range<usize>)> {
    let ranges = references.iter().map(|reference| Range::<usize>::from(reference.range));
    ranges.enumerate().filter(|(_, range)| !range.is_empty() && text.get(range.clone()).is_some()).collect()
}

/// Tokenizes a range without references.
fn tokenize(text: &str, range: Range<usize>, tokens: &mut Vec<Token>) {
    let end = range.end;
    let mut at = range.start;
    while let Some(c) = text[at..end].chars().next() {
        let rest = &text[at..end];
        let before = text[range.start..at].chars().next_back();
        let (kind, length) = match c {
            _ if c.is_whitespace() => {
                at += c.len_utf8();
                continue;
            }
            '{' => symbol_length(rest).map_or((TokenKind::Mark, 1), |length| (TokenKind::Symbol, length)),
            _ if c.is_alphanumeric() || is_signed_number(rest, before) => (TokenKind::Word, word_length(rest)),
            _ => (TokenKind::Mark, c.len_utf8()),
        };
        tokens.push(Token { at: at..at + length, kind });
        at += length;
    }
}

/// Whether a text begins with the sign of a number: `+1`, but not the dash of `1-4`.
fn is_signed_number(rest: &str, before: Option<char>) -> bool {
    let mut chars = rest.chars();
    chars.next().is_some_and(|c| matches!(c, '+' | '-' | '−' | '–'))
        && chars.next().is_some_and(|c| c.is_ascii_digit() || matches!(c, 'X' | 'x'))
        && before.is_none_or(|c| !c.is_alphanumeric())
}

/// Byte length of the word that a text begins with. An apostrophe between letters and a dot or comma between
/// digits are part of it.
fn word_length(rest: &str) -> usize {
    let mut chars = rest.char_indices().peekable();
    let mut last: Option<char> = None;
    while let Some((at, c)) = chars.next() {
        let next = chars.peek().map(|&(_, next)| next);
        let joins = match c {
            '\'' | '’' => last.is_some_and(char::is_alphabetic) && next.is_some_and(char::is_alphabetic),
            '.' | ',' => last.is_some_and(|c| c.is_ascii_digit()) && next.is_some_and(|c| c.is_ascii_digit()),
            _ => false,
        };
        if at > 0 && !c.is_alphanumeric() && !joins {
            return at;
        }
        last = Some(c);
    }
    rest.len()
}

/// Normalises a word for comparisons that ignore case and typographic marks.
pub(crate) fn normalize(word: &str) -> String {
    to_ascii_punctuation(word).to_lowercase()
}

#[cfg(test)]
mod tests {
    use vademecum_document::Target;
    use vademecum_vocab::text_range;

    use super::*;

    #[test]
    fn words_marks_symbols_and_mentions() {
        let reference = |text: &str, range| Reference {
            text: text.into(),
            targets: vec![Target::Number("200.2a".parse().unwrap())],
            resolved: true,
            range: text_range(range),
            example: None,
        };
        let text = "Cuesta {2/W}: “él” gira 1,000 (ver 200.2a–c), it’s +1/+1 o 1–4.";
        let start = text.find("200.2a").unwrap();
        let mention = reference("200.2a–c", start..start + "200.2a–c".len());
        let outside = reference("", text.len() - 1..text.len() + 9);
        let cut = TokenizedText::new(text, vec![&outside, &mention]);
        let shown: Vec<&str> = cut.tokens.iter().map(|token| cut.str(token)).collect();
        let expected = "Cuesta {2/W} : “ él ” gira 1,000 ( ver 200.2a–c ) , it’s +1 / +1 o 1 – 4 .";
        assert_eq!(shown.join(" "), expected);
        assert_eq!(cut.tokens[10].kind, TokenKind::Reference(0));
        assert_eq!(normalize("It’s"), "it's");
    }
}
