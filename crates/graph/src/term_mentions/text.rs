//! Cutting a text into words.

use vademecum_vocab::{TextRange, fold, text_range};

/// A word of a text.
#[derive(Debug)]
pub(super) struct Word {
    /// In lower case.
    pub(super) lower: String,
    /// In lower case and without accents.
    pub(super) folded: String,
    /// Where it stands in the text, in bytes.
    pub(super) range: TextRange,
    /// Whether its first letter is a capital one.
    pub(super) is_capital: bool,
    /// Whether a sentence or a part of one begins with it.
    pub(super) starts_sentence: bool,
    /// Whether a mark of punctuation stands before it.
    pub(super) follows_mark: bool,
}

/// Names do not go on behind these.
const SENTENCE_ENDS: [char; 6] = ['.', ';', ':', '?', '!', '…'];

/// What parts a word from its neighbours besides the ends of sentences.
const MARKS: [char; 6] = [',', '(', ')', '—', '–', '/'];

/// The words of a text, in order.
pub(super) fn words(text: &str) -> Vec<Word> {
    let mut words = Vec::new();
    let (mut starts_sentence, mut follows_mark) = (true, true);
    let mut chars = text.char_indices().peekable();
    while let Some((from, first)) = chars.next() {
        if !first.is_alphanumeric() {
            starts_sentence |= SENTENCE_ENDS.contains(&first);
            follows_mark |= starts_sentence || MARKS.contains(&first);
            continue;
        }
        let mut to = from + first.len_utf8();
        while let Some((at, c)) = chars.next_if(|(_, c)| c.is_alphanumeric()) {
            to = at + c.len_utf8();
        }
        let lower = text[from..to].to_lowercase();
        words.push(Word {
            folded: fold(&lower),
            lower,
            range: text_range(from..to),
            is_capital: first.is_uppercase(),
            starts_sentence: std::mem::take(&mut starts_sentence),
            follows_mark: std::mem::take(&mut follows_mark),
        });
    }
    words
}
