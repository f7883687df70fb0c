//! Material for tests: invented rulebooks (documents written as lines of text, pseudo-random rule texts) and the files of the
//! bundled scenarios.

#![expect(clippy::unwrap_used, reason = "the helpers of tests fail like tests")]

pub mod editions;
mod rows;
mod scenario_files;
mod words;

use vademecum_document::{Document, DocumentKind, Node, NodeIndex};
use vademecum_vocab::{Game, Number};

pub use rows::document_of_rows;
pub use scenario_files::scenario_files;
pub use words::random_text;

/// Builds a document from lines of a number and a text, such as `100.1 a boat floats`. A text that begins with a
/// capital letter becomes the title of its rule.
///
/// # Panics
/// If a line does not begin with a rule number, or `id` is not a document id.
pub fn document(id: &str, lines: &str) -> Document {
    let mut nodes: Vec<Node> = Vec::new();
    for line in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (number, text) = line.split_once(' ').unwrap();
        let number: Number = number.parse().unwrap();
        let mut node = Node::numbered(number);
        node.parent = nodes.iter().position(|other| other.number == number.parent()).map(NodeIndex::new);
        if text.starts_with(char::is_uppercase) {
            node.title = Some(text.to_owned());
        } else {
            node.text = text.to_owned();
        }
        nodes.push(node);
    }
    Document::new(id.parse().unwrap(), DocumentKind::Rules, Game::Magic, nodes)
}
