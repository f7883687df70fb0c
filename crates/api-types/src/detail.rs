//! A node with its citing nodes, lineage, code and tests.

use std::collections::BTreeSet;

use serde::Serialize;
use utoipa::ToSchema;
use vademecum_content as content;
use vademecum_graph::{Graph, NodeView};
use vademecum_ledger::{LedgerRow, SourceLocation};

use crate::{Node, RuleLineage};

/// A node with its citing nodes, lineage, code and tests.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Shown)]
pub struct NodeDetail<'a> {
    #[schema(inline = false)]
    #[serde(flatten)]
    node: Node<'a>,
    /// The addresses of the nodes that cite it.
    cited_by: Vec<String>,
    /// The history of the rule over all editions.
    #[schema(required)]
    lineage: Option<RuleLineage>,
    /// The addresses of the same rule in other texts.
    same_in: Vec<String>,
    /// The lines of code that apply the rule.
    code: Vec<CodeLine<'a>>,
    /// The paths of the tests that cover the rule.
    #[schema(value_type = Vec<String>)]
    tests: Vec<&'a str>,
}

impl<'a> NodeDetail<'a> {
    /// Describes a node of a graph. The other texts of its rule come in the order: same edition first, then newest
    /// first.
    pub fn new(view: NodeView<'a>, graph: &'a Graph) -> Self {
        let document = view.document();
        let numbers = content::engine_numbers(graph, view);
        let rows: Vec<&LedgerRow> =
            numbers.into_iter().filter_map(|number| content::ledger(document.game)?.get(number)).collect();
        let line = |SourceLocation { file, line }: &'a SourceLocation| CodeLine { file, line: *line };
        NodeDetail {
            node: Node::new(view, graph),
            cited_by: citing(view, graph).into_iter().map(NodeView::address).collect(),
            lineage: RuleLineage::of(view, graph),
            same_in: view
                .in_same_edition()
                .into_iter()
                .chain(view.in_other_editions())
                .map(NodeView::address)
                .collect(),
            code: distinct(rows.iter().flat_map(|row| &row.code)).map(line).collect(),
            tests: distinct(rows.iter().flat_map(|row| &row.tests)).map(String::as_str).collect(),
        }
    }
}

/// Items, each once, in the order in which they first come.
fn distinct<T: Ord + Copy>(items: impl Iterator<Item = T>) -> impl Iterator<Item = T> {
    let mut seen = BTreeSet::new();
    items.filter(move |item| seen.insert(*item))
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
