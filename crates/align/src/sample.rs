//! Small rulebooks for tests.

use vademecum_document::{Document, DocumentKind, Node, NodeIndex, NodeKind};
use vademecum_vocab::{Game, Number};

/// A document from lines: a number, and what it says. A rule whose text begins with a capital letter only has
/// that as its title.
pub(crate) fn document(id: &str, lines: &str) -> Document {
    let mut nodes: Vec<Node> = Vec::new();
    for line in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (number, text) = line.split_once(' ').unwrap();
        let number: Number = number.parse().unwrap();
        let kinds = [NodeKind::Section, NodeKind::Chapter, NodeKind::Rule, NodeKind::Subrule];
        let mut node = Node::new(kinds[usize::from(number.level()) - 1], number.to_string());
        node.number = Some(number);
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
