//! The texts of a node that are compared.

use vademecum_document::Node;
use vademecum_text::for_each_comparable_word;

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
        for_each_comparable_word(text, |word| {
            normalized.push_str(word);
            normalized.push(' ');
        });
    }
    normalized
}
