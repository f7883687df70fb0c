//! Tokenizer of rule texts: folded words without rule numbers, because a rule does not change when another one that it
//! mentions is renumbered.

use std::collections::HashMap;

use vademecum_document::Node;
use vademecum_vocab::fold;

/// Index of a word in a [`Vocabulary`].
pub type WordId = u32;

/// Interned words of one text.
#[derive(Debug, Default)]
pub struct Vocabulary {
    ids: HashMap<String, WordId>,
    words: Vec<String>,
}

impl Vocabulary {
    /// The id of a word, which is added if it is new.
    pub fn intern(&mut self, word: &str) -> WordId {
        if let Some(&id) = self.ids.get(word) {
            return id;
        }
        let id = WordId::try_from(self.words.len()).unwrap_or(WordId::MAX);
        self.ids.insert(word.to_owned(), id);
        self.words.push(word.to_owned());
        id
    }

    /// The words, by id.
    pub fn words(&self) -> &[String] {
        &self.words
    }
}

/// Calls `visit` with each word of a text: folded, symbols whole (`{2/w}`), rule numbers left out.
pub fn for_each_word(text: &str, mut visit: impl FnMut(&str)) {
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

/// Interns the words of some texts, in order, with repetitions.
pub fn intern_words<'t>(texts: impl IntoIterator<Item = &'t str>, vocabulary: &mut Vocabulary) -> Vec<WordId> {
    let mut words = Vec::new();
    for text in texts {
        for_each_word(text, |word| words.push(vocabulary.intern(word)));
    }
    words
}

/// The title and the text of a node, without its examples.
pub fn title_and_text(node: &Node) -> impl Iterator<Item = &str> {
    node.title.as_deref().into_iter().chain([node.text.as_str()])
}

/// The texts of the examples of a node.
pub fn example_texts(node: &Node) -> impl Iterator<Item = &str> {
    node.examples.iter().map(|example| example.text.as_str())
}

/// Title and text of a node as normalised words, each followed by a space. Equal for nodes that differ only in rule
/// numbers, punctuation, case, accents and spaces.
pub fn normalized_text(node: &Node) -> String {
    let mut normalized = String::with_capacity(node.text.len());
    for text in title_and_text(node) {
        for_each_word(text, |word| {
            normalized.push_str(word);
            normalized.push(' ');
        });
    }
    normalized
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_folded_and_numbers_of_rules_left_out() {
        let mut words = Vec::new();
        for_each_word("Véase la regla 704.5f (y 2/3 de {2/W}), capítulo 702: +1/+1 en 20 vidas.", |w| {
            words.push(w.to_owned());
        });
        assert_eq!(
            words,
            ["vease", "la", "regla", "y", "2/3", "de", "{2/w}", "capitulo", "1", "1", "en", "20", "vidas"]
        );
    }
}
