//! Questions to a small library of our own making.

#![expect(clippy::unwrap_used, reason = "the helpers of tests fail like tests")]

mod items;
mod library;
mod numbers;
mod parts;
mod suggestions;
mod words;

use vademecum_document::NodeKind;
use vademecum_graph::Graph;
use vademecum_search::{Index, Query};

/// A library and its index.
struct Asked {
    graph: Graph,
    index: Index,
}

impl Asked {
    fn new() -> Self {
        let graph = library::graph();
        let index = Index::in_memory(&graph).unwrap();
        Asked { graph, index }
    }

    /// The addresses of what answers a question, best first.
    fn find(&self, query: &Query<'_>) -> Vec<String> {
        let answer = self.index.search(&self.graph, query).unwrap();
        answer.hits.iter().map(|hit| self.graph.view(hit.node).address()).collect()
    }

    /// The snippets of what answers a question, with the marked words in brackets.
    fn snippets(&self, query: &Query<'_>) -> Vec<String> {
        let answer = self.index.search(&self.graph, query).unwrap();
        let shown = |(marked, text): (bool, &str)| if marked { format!("[{text}]") } else { text.to_owned() };
        answer.hits.iter().map(|hit| hit.snippet.parts().map(shown).collect()).collect()
    }
}

/// A query of a Spanish reader for each text of a rule.
fn es(text: &str) -> Query<'_> {
    Query { preferred_lang: Some(vademecum_vocab::Lang::Es), each_text: true, ..Query::new(text) }
}

fn pt(text: &str) -> Query<'_> {
    Query { preferred_lang: Some(vademecum_vocab::Lang::Pt), each_text: true, ..Query::new(text) }
}

fn en(text: &str) -> Query<'_> {
    Query { preferred_lang: Some(vademecum_vocab::Lang::En), each_text: true, ..Query::new(text) }
}

fn rules(query: Query<'_>) -> Query<'_> {
    Query { kind: Some(NodeKind::Rule), ..query }
}
