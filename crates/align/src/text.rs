//! Texts as words: what two editions are compared by.
//!
//! Rule numbers are left out: what a rule says does not change because another one moved.

use std::collections::HashMap;

use vademecum_document::Node;
use vademecum_vocab::fold;

/// A word, by its place in a [`Vocabulary`].
pub type Word = u32;

/// The words of one language, or of one side of a comparison.
#[derive(Debug, Default)]
pub struct Vocabulary {
    places: HashMap<String, Word>,
    words: Vec<String>,
}

impl Vocabulary {
    /// The place of a word, which is added if it is new.
    pub fn place(&mut self, word: &str) -> Word {
        if let Some(&place) = self.places.get(word) {
            return place;
        }
        let place = Word::try_from(self.words.len()).unwrap_or(Word::MAX);
        self.places.insert(word.to_owned(), place);
        self.words.push(word.to_owned());
        place
    }

    /// The words, by place.
    pub fn words(&self) -> &[String] {
        &self.words
    }
}

/// Calls a function with every word of a text: folded, symbols whole (`{2/w}`), rule numbers left out.
pub fn each_word(text: &str, mut visit: impl FnMut(&str)) {
    let folded = fold(text);
    let mut rest = folded.as_str();
    while let Some(start) = rest.find(|c: char| c.is_alphanumeric() || c == '{') {
        rest = &rest[start..];
        let end = if rest.starts_with('{') { rest.find('}').map_or(1, |end| end + 1) } else { word_end(rest) };
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

/// Where a word ends: behind its last letter or digit; a dot between digits is part of it.
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

/// Whether a word that begins with a digit names a rule: `704`, `704.5`, `704.5f`, `4.5.3`.
fn is_rule_number(word: &str) -> bool {
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    word.contains('.') || (digits == 3 && word.len() == 3)
}

/// The words of some texts.
pub fn words<'t>(texts: impl IntoIterator<Item = &'t str>, vocabulary: &mut Vocabulary) -> Vec<Word> {
    let mut words = Vec::new();
    for text in texts {
        each_word(text, |word| words.push(vocabulary.place(word)));
    }
    words
}

/// What a node says itself: its title and its text.
pub fn statement(node: &Node) -> impl Iterator<Item = &str> {
    node.title.as_deref().into_iter().chain([node.text.as_str()])
}

/// The examples it gives.
pub fn examples(node: &Node) -> impl Iterator<Item = &str> {
    node.examples.iter().map(|example| example.text.as_str())
}

/// A text as what it says: its words, in order, in one string. Two texts that differ in nothing but the
/// numbers they name, marks and spaces say the same.
pub fn says(node: &Node) -> String {
    let mut said = String::with_capacity(node.text.len());
    for text in statement(node) {
        each_word(text, |word| {
            said.push_str(word);
            said.push(' ');
        });
    }
    said
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_folded_and_numbers_of_rules_left_out() {
        let mut words = Vec::new();
        each_word("Véase la regla 704.5f (y 2/3 de {2/W}), capítulo 702: +1/+1 en 20 vidas.", |w| {
            words.push(w.to_owned());
        });
        assert_eq!(
            words,
            ["vease", "la", "regla", "y", "2/3", "de", "{2/w}", "capitulo", "1", "1", "en", "20", "vidas"]
        );
    }
}
