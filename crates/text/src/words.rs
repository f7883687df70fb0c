//! Tokenizers of words. Each use of words has the one that its figures were measured with; all fold with
//! [`fold`] or lower-case, and differ in what they do with numbers, symbols and punctuation:
//!
//! | function | for | letters and digits | `{2/W}` | rule numbers | punctuation |
//! |---|---|---|---|---|---|
//! | [`words`] | short names and headings | as written | split | split | skipped |
//! | [`for_each_comparable_word`] | alignment, lineage | folded | whole | left out | skipped |
//! | [`for_each_word_or_break`] | term mining | lower case | split | a mark | reported |
//! | [`SpannedWord::of_text`] | links to terms | both, with bytes | split | split | flags |
//! | [`SentenceWord::of_text`] | rulings | folded | split | split | sentences, asides |
//! | [`index_tokens`](crate::index_tokens) | search | as written, with bytes | whole | whole | skipped |

use vademecum_vocab::{TextRange, text_range};

use crate::fold;

/// Maximum length of a symbol, in bytes: an opening brace that is never closed is not searched to the end of its text.
const MAX_SYMBOL_BYTES: usize = 64;

/// Length in bytes of the symbol in braces that a text begins with: `{2/W}`.
pub fn symbol_length(text: &str) -> Option<usize> {
    let end = text.bytes().take(MAX_SYMBOL_BYTES).position(|byte| byte == b'}')?;
    text.starts_with('{').then_some(end + 1)
}

/// The runs of letters and digits of a text.
pub fn words(text: &str) -> impl DoubleEndedIterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty())
}

/// The runs of letters and digits of a text, folded, with a space between them.
pub fn join_folded_words(text: &str) -> String {
    words(&fold(text)).collect::<Vec<_>>().join(" ")
}

/// Calls `visit` with each word of a text by which texts are compared: folded, symbols whole (`{2/w}`). Rule numbers
/// are left out, because a rule does not change when another one that it mentions is renumbered.
pub fn for_each_comparable_word(text: &str, mut visit: impl FnMut(&str)) {
    let folded = fold(text);
    let mut rest = folded.as_str();
    while let Some(start) = rest.find(|c: char| c.is_alphanumeric() || c == '{') {
        rest = &rest[start..];
        let end = if rest.starts_with('{') { symbol_length(rest).unwrap_or(1) } else { word_end(rest) };
        let word = &rest[..end];
        if word.len() > 1 || word.chars().all(char::is_alphanumeric) {
            let is_number = word.starts_with(|c: char| c.is_ascii_digit()) && is_rule_number(word);
            if !is_number && word != "{" {
                visit(word);
            }
        }
        rest = &rest[end..];
    }
}

/// Byte length of the word that a text begins with. A dot or slash between digits is part of it.
fn word_end(text: &str) -> usize {
    let mut end = 0;
    let mut chars = text.char_indices().peekable();
    while let Some((at, c)) = chars.next() {
        let joins = matches!(c, '.' | '/')
            && end > 0
            && text[..at].ends_with(|c: char| c.is_ascii_digit())
            && chars.peek().is_some_and(|&(_, next)| next.is_ascii_digit());
        if !(c.is_alphanumeric() || joins) {
            break;
        }
        end = at + c.len_utf8();
    }
    end.max(1)
}

/// Whether a word that begins with a digit is a rule number: `704`, `704.5`, `704.5f`, `4.5.3`.
fn is_rule_number(word: &str) -> bool {
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    word.contains('.') || (digits == 3 && word.len() == 3)
}

/// A word in lower case.
#[derive(Debug)]
pub struct LowerCaseWord {
    /// The word in lower case.
    pub lower: String,
    /// Whether it began with a lower-case letter in the text.
    pub was_lower_case: bool,
}

/// Calls `visit` with each word of a text, and with `None` for a break: a number, or punctuation between two words.
pub fn for_each_word_or_break(text: &str, mut visit: impl FnMut(Option<LowerCaseWord>)) {
    let mut at = 0;
    while let Some(start) = text[at..].find(char::is_alphanumeric).map(|start| at + start) {
        if at > 0 && text[at..start].contains(|c: char| !c.is_whitespace() && c != '-') {
            visit(None);
        }
        let end = text[start..].find(|c: char| !c.is_alphanumeric()).map_or(text.len(), |end| start + end);
        let word = &text[start..end];
        let is_number = word.starts_with(|c: char| c.is_ascii_digit());
        let lower_case =
            || LowerCaseWord { lower: word.to_lowercase(), was_lower_case: word.starts_with(char::is_lowercase) };
        visit((!is_number).then(lower_case));
        at = end;
    }
}

/// A word with its place in a text.
#[derive(Debug)]
pub struct SpannedWord {
    /// In lower case.
    pub lower: String,
    /// In lower case and without accents.
    pub folded: String,
    /// Its bytes in the text.
    pub range: TextRange,
    /// Whether its first letter is a capital.
    pub is_capital: bool,
    /// Whether it is the first word of a sentence or clause.
    pub starts_sentence: bool,
    /// Whether a punctuation mark is before it.
    pub follows_punctuation: bool,
}

/// Marks that end a sentence or clause: no name extends across them.
const SENTENCE_ENDS: [char; 6] = ['.', ';', ':', '?', '!', '…'];

/// Other marks that separate a word from the one before it.
const SEPARATORS: [char; 6] = [',', '(', ')', '—', '–', '/'];

impl SpannedWord {
    /// The words of a text, in order.
    pub fn of_text(text: &str) -> Vec<SpannedWord> {
        let mut words = Vec::new();
        let (mut starts_sentence, mut follows_punctuation) = (true, true);
        let mut chars = text.char_indices().peekable();
        while let Some((from, first)) = chars.next() {
            if !first.is_alphanumeric() {
                starts_sentence |= SENTENCE_ENDS.contains(&first);
                follows_punctuation |= starts_sentence || SEPARATORS.contains(&first);
                continue;
            }
            let mut to = from + first.len_utf8();
            while let Some((at, c)) = chars.next_if(|(_, c)| c.is_alphanumeric()) {
                to = at + c.len_utf8();
            }
            let lower = text[from..to].to_lowercase();
            words.push(SpannedWord {
                folded: fold(&lower),
                lower,
                range: text_range(from..to),
                is_capital: first.is_uppercase(),
                starts_sentence: std::mem::take(&mut starts_sentence),
                follows_punctuation: std::mem::take(&mut follows_punctuation),
            });
        }
        words
    }
}

/// A word of a ruling with its sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SentenceWord {
    /// Folded: without accents and capitals; a mana symbol without its braces.
    pub text: String,
    /// Index of its sentence, from 0.
    pub sentence: usize,
    /// Whether it is in parentheses or in a sentence that gives an example.
    pub is_parenthetical_or_example: bool,
}

/// Folded words that announce an example, in any language.
const EXAMPLE_OPENINGS: [&[&str]; 5] =
    [&["por", "ejemplo"], &["por", "exemplo"], &["for", "example"], &["for", "instance"], &["p", "ej"]];

impl SentenceWord {
    /// The words of a ruling, in order.
    pub fn of_text(text: &str) -> Vec<SentenceWord> {
        let mut words: Vec<SentenceWord> = Vec::new();
        let (mut sentence, mut depth) = (0, 0usize);
        let mut current = String::new();
        let mut chars = text.chars().peekable();
        while let Some(c) = chars.next() {
            if c.is_alphanumeric() {
                current.push(c);
                continue;
            }
            // `can't` is one word, and so is `Y'shtola`; `card's` is `card`.
            if is_apostrophe(c) && !current.is_empty() && chars.peek().is_some_and(|next| next.is_alphabetic()) {
                let mut ahead = chars.clone();
                if ahead.next() == Some('s') && !ahead.next().is_some_and(char::is_alphanumeric) {
                    chars.next();
                }
                continue;
            }
            push_word(&mut words, &mut current, sentence, depth > 0);
            match c {
                '(' => depth += 1,
                ')' => depth = depth.saturating_sub(1),
                // A full stop inside a number such as `704.5` ends no sentence.
                '.' | '!' | '?' | ';' if depth == 0 && chars.peek().is_none_or(|next| !next.is_alphanumeric()) => {
                    sentence += 1;
                }
                _ => {}
            }
        }
        push_word(&mut words, &mut current, sentence, depth > 0);
        mark_examples(&mut words);
        words
    }
}

/// Whether a character is an apostrophe, which is part of a word.
pub const fn is_apostrophe(c: char) -> bool {
    matches!(c, '\'' | '’')
}

fn push_word(words: &mut Vec<SentenceWord>, current: &mut String, sentence: usize, is_parenthetical_or_example: bool) {
    if !current.is_empty() {
        words.push(SentenceWord { text: fold(current), sentence, is_parenthetical_or_example });
        current.clear();
    }
}

/// Marks the tokens from the announcement of an example to the end of its sentence as asides.
fn mark_examples(words: &mut [SentenceWord]) {
    let mut example = None;
    for at in 0..words.len() {
        let begins = |start: &[&str]| {
            words[at..].len() >= start.len() && start.iter().zip(&words[at..]).all(|(begin, word)| word.text == *begin)
        };
        if EXAMPLE_OPENINGS.iter().any(|start| begins(start)) {
            example = Some(words[at].sentence);
        }
        if example == Some(words[at].sentence) {
            words[at].is_parenthetical_or_example = true;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rule_words_are_folded_and_rule_numbers_left_out() {
        let mut words = Vec::new();
        for_each_comparable_word("Véase la regla 704.5f (y 2/3 de {2/W}), capítulo 702: +1/+1 en 20 vidas.", |w| {
            words.push(w.to_owned());
        });
        assert_eq!(
            words,
            ["vease", "la", "regla", "y", "2/3", "de", "{2/w}", "capitulo", "1", "1", "en", "20", "vidas"]
        );
    }

    #[test]
    fn an_opening_brace_is_not_searched_to_the_end_of_the_text() {
        let length = |inside: usize| symbol_length(&format!("{{{}}} x", "é".repeat(inside)));
        assert_eq!([0, 31, 32].map(length), [Some(2), Some(64), None]);
        assert_eq!([symbol_length("x}"), symbol_length("{x")], [None, None]);
    }

    /// Words with their sentence; asides in brackets.
    fn sentence_words(text: &str) -> String {
        let word = |word: SentenceWord| match word.is_parenthetical_or_example {
            true => format!("[{}]{}", word.text, word.sentence),
            false => format!("{}{}", word.text, word.sentence),
        };
        SentenceWord::of_text(text).into_iter().map(word).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn words_know_their_sentences_and_asides() {
        // Sentences are counted.
        assert_eq!(sentence_words("Está así. ¿Y tú? Sí; no"), "esta0 asi0 y1 tu1 si2 no3");
        assert_eq!(sentence_words("Rule 704.5f. Next"), "rule0 7040 5f0 next1");
        // Parentheses and examples are asides.
        let text = "a (b. c) d. Por ejemplo, e. f";
        assert_eq!(sentence_words(text), "a0 [b]0 [c]0 d0 [por]1 [ejemplo]1 [e]1 f2");
        assert_eq!(sentence_words("unclosed (b. c"), "unclosed0 [b]0 [c]0");
        assert_eq!(sentence_words("a) b"), "a0 b0");
        // An apostrophe is part of a word.
        let text = "It can't, the card's owner’s Y'shtola's '";
        assert_eq!(sentence_words(text), "it0 cant0 the0 card0 owner0 yshtola0");
    }
}
