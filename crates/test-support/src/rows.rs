//! Documents written as rows of a number or headword, a title and a text.

use vademecum_document::{
    Document, DocumentKind, Example, Node, NodeContent, NodeIndex, Reference, Sense, Target, Term,
};
use vademecum_vocab::{Game, Number, text_range};

/// Builds a document from rows such as `100.1 | Boats | A boat (100.2) floats.`, of which columns at the end may be
/// left out. What is no number is a headword, a second one behind a `+`; `e:` begins an example of the row before,
/// `stale:` a stale duplicate; a number or term in parentheses is a reference.
///
/// # Panics
/// If `id` is not a document id, or a parenthesis is not closed.
pub fn document_of_rows<'r>(id: &str, kind: DocumentKind, rows: impl IntoIterator<Item = &'r str>) -> Document {
    let mut nodes: Vec<Node> = Vec::new();
    for row in rows {
        if let (Some(text), Some(node)) = (row.strip_prefix("e:"), nodes.last_mut()) {
            let text = text.trim().to_owned();
            node.examples.push(Example {
                text,
                lines: [1, 1],
                printed_label: "Example:".to_owned(),
                cards: Vec::new(),
            });
            continue;
        }
        let mut cells = row.split('|').map(str::trim).chain(std::iter::repeat(""));
        let [name, title, text] = std::array::from_fn(|_| cells.next().unwrap_or_default());
        let mut node = node(name, text);
        if !title.is_empty() {
            node.title = Some(title.to_owned());
        }
        node.text = text.to_owned();
        node.references = references(text);
        let parent = node.number.and_then(Number::parent);
        node.parent = nodes.iter().position(|other| parent.is_some() && other.number == parent).map(NodeIndex::new);
        nodes.push(node);
    }
    let game = if id.starts_with("myl") { Game::Myl } else { Game::Magic };
    Document::new(id.parse().unwrap(), kind, game, nodes)
}

/// The node of a number, or the glossary entry of a headword with its explanation.
fn node(name: &str, text: &str) -> Node {
    if let Some(mut node) = name.strip_prefix("stale:").and_then(|number| number.parse().ok()).map(Node::numbered) {
        node.stale = true;
        node.fragment.push_str("~stale1");
        return node;
    }
    if let Ok(number) = name.parse() {
        return Node::numbered(number);
    }
    let (headword, second) = name.split_once('+').map_or((name, None), |(first, second)| (first, Some(second)));
    let sense = Sense { n: None, headword: second.map(str::to_owned), text: text.to_owned() };
    let term = Term { headword: headword.to_owned(), senses: vec![sense], see: Vec::new() };
    let mut node = Node::new(NodeContent::Term(Box::new(term)), format!("term:{headword}"));
    node.title = Some(headword.to_owned());
    node
}

fn references(text: &str) -> Vec<Reference> {
    let reference = |(open, _): (usize, &str)| {
        let start = open + 1;
        let cited = text[start..].split_once(')').unwrap().0;
        let target = cited.parse().map_or_else(|_| Target::Term(cited.to_owned()), Target::Number);
        let range = text_range(start..start + cited.len());
        Reference { text: cited.to_owned(), targets: vec![target], resolved: true, range, example: None }
    };
    text.match_indices('(').map(reference).collect()
}
