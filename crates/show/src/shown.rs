//! One node for programs, with everything around it.

use serde::Serialize;
use vademecum_document::Line;
use vademecum_graph::{Graph, NodeView};
use vademecum_ledger::Site;
use vademecum_rule_ids::magic;
use vademecum_store::shipped_ledger;
use vademecum_vocab::Game;

use crate::ThroughTime;

/// A node for programs: the line of `export`, and what is known of it beside its document.
#[derive(Debug, Serialize)]
pub struct Shown<'a> {
    #[serde(flatten)]
    line: Line<'a>,
    /// The addresses of the nodes that cite it.
    cited_by: Vec<String>,
    /// Which rule it is through all editions: `null` for what is no rule.
    lineage: Option<ThroughTime>,
    /// The addresses of the same rule in the other texts: first those of the same edition, then those of
    /// others, newest first.
    same_in: Vec<String>,
    /// The lines of code that apply it, by its number in the edition that an engine follows.
    code: Vec<Site>,
    /// The tests that prove that.
    tests: Vec<String>,
}

impl<'a> Shown<'a> {
    /// What is told of a node.
    pub fn new(view: NodeView<'a>, graph: &'a Graph) -> Self {
        let document = view.document();
        let pinned = (document.game == Game::Magic).then(|| graph.number_in(view.id(), magic::EDITION)).flatten();
        let row = pinned.and_then(|number| shipped_ledger(document.game)?.get(number));
        Shown {
            line: view.line(),
            cited_by: citing(view, graph).into_iter().map(NodeView::address).collect(),
            lineage: ThroughTime::of(view, graph),
            same_in: view.same_in().into_iter().chain(view.elsewhere()).map(NodeView::address).collect(),
            code: row.map(|row| row.code.clone()).unwrap_or_default(),
            tests: row.map(|row| row.tests.clone()).unwrap_or_default(),
        }
    }
}

/// The nodes that cite one, each once, in reading order.
pub fn citing<'a>(view: NodeView<'a>, graph: &'a Graph) -> Vec<NodeView<'a>> {
    let mut nodes: Vec<_> = view.cited_by().iter().map(|citation| citation.from).collect();
    nodes.dedup();
    nodes.into_iter().map(|node| graph.view(node)).collect()
}
