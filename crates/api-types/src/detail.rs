//! A node with everything around it.

use serde::Serialize;
use utoipa::ToSchema;
use vademecum_content as content;
use vademecum_graph::{Graph, NodeView};
use vademecum_ledger::SourceLocation;
use vademecum_rule_ids::engine_edition;

use crate::{Node, ThroughTime};

/// A node with everything around it.
#[derive(Debug, Serialize, ToSchema)]
pub struct Shown<'a> {
    #[schema(inline = false)]
    #[serde(flatten)]
    node: Node<'a>,
    /// The addresses of the nodes that cite it.
    cited_by: Vec<String>,
    /// Which rule it is through all editions.
    #[schema(required)]
    lineage: Option<ThroughTime>,
    /// The addresses of the same rule in other texts.
    same_in: Vec<String>,
    /// The lines of code that apply it.
    code: Vec<CodeLine<'a>>,
    /// The tests that prove that.
    #[schema(value_type = Vec<String>)]
    tests: &'a [String],
}

impl<'a> Shown<'a> {
    /// Describes a node of a graph. The other texts of its rule come in the order: same edition first, then newest
    /// first.
    pub fn new(view: NodeView<'a>, graph: &'a Graph) -> Self {
        let document = view.document();
        let pinned = engine_edition(document.game).and_then(|edition| graph.number_in(view.id(), edition));
        let row = pinned.and_then(|number| content::ledger(document.game)?.get(number));
        let line = |SourceLocation { file, line }: &'a SourceLocation| CodeLine { file, line: *line };
        Shown {
            node: Node::new(view, graph),
            cited_by: citing(view, graph).into_iter().map(NodeView::address).collect(),
            lineage: ThroughTime::of(view, graph),
            same_in: view
                .in_same_edition()
                .into_iter()
                .chain(view.in_other_editions())
                .map(NodeView::address)
                .collect(),
            code: row.map(|row| row.code.iter().map(line).collect()).unwrap_or_default(),
            tests: row.map(|row| row.tests.as_slice()).unwrap_or_default(),
        }
    }
}

/// A line of code.
#[derive(Debug, Serialize, ToSchema)]
pub struct CodeLine<'a> {
    file: &'a str,
    line: u32,
}

/// The nodes that cite one, each once, in reading order.
pub fn citing<'a>(view: NodeView<'a>, graph: &'a Graph) -> Vec<NodeView<'a>> {
    let mut nodes: Vec<_> = view.cited_by().iter().map(|citation| citation.from).collect();
    nodes.dedup();
    nodes.into_iter().map(|node| graph.view(node)).collect()
}
