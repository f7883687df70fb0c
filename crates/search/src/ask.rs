//! Asking an index: reading the question, looking it up, showing what was found.

use std::collections::HashSet;

use vademecum_graph::{DocumentIndex, Graph, NodeId};
use vademecum_vocab::{Address, DocumentId, Game, Number};

use crate::{
    Answer, Hit, Index, Query, ReadAs, SearchError,
    expand::expand,
    rank::{Ranked, asked_for, is_newest, rank, reading_order},
    read::{self, Numbered, Piece},
    snippet::{Marks, snippet},
};

impl Index {
    /// Answers a question. `graph` is the one that the index was made of.
    pub fn search(&self, graph: &Graph, query: &Query<'_>) -> Result<Answer, SearchError> {
        if let Some(address) = read::address(query.text) {
            return self.at_address(graph, query, address);
        }
        if let Some(Numbered { number, game, certain }) = read::number(query.text) {
            let nodes = numbered(graph, query, number, game, None);
            if certain || !nodes.is_empty() {
                return Ok(exact(graph, query, ReadAs::Number { number, game, document: None }, nodes));
            }
        }
        self.words(graph, query, query.text)
    }

    fn at_address(&self, graph: &Graph, query: &Query<'_>, address: Address) -> Result<Answer, SearchError> {
        if let Ok(number) = address.fragment.parse() {
            let document = address.document;
            let nodes = numbered(graph, query, number, None, Some(&document));
            return Ok(exact(graph, query, ReadAs::Number { number, game: None, document: Some(document) }, nodes));
        }
        let document = graph.find(&address.document).filter(|&document| asked_for(graph, document, query));
        match document.and_then(|document| graph.fragment(document, &address.fragment)) {
            Some(node) => Ok(exact(graph, query, ReadAs::Address(address), vec![node])),
            // Not here; but what it is called may be found elsewhere.
            None => {
                let name = address.fragment.strip_prefix("term:").unwrap_or(&address.fragment);
                self.words(graph, query, name.split('~').next().unwrap_or(name))
            }
        }
    }

    fn words(&self, graph: &Graph, query: &Query<'_>, text: &str) -> Result<Answer, SearchError> {
        let pieces = read::pieces(text);
        let (ranked, wanted) = self.asked(graph, || {
            let scope = self.scope(graph, query)?;
            let expanded = expand(&pieces, query, text, &scope, self.colloquial(), graph)?;
            Ok((rank(&scope, graph, query, &expanded)?, expanded.wanted))
        })?;
        let marks = Marks::new(&wanted);
        let hits = ranked.into_iter().map(|ranked| hit(graph, ranked, &marks)).collect();
        Ok(Answer { read_as: ReadAs::Words { words: pieces.iter().map(Piece::shown).collect() }, hits })
    }
}

/// The nodes with a number, in the order a reader would open their documents; a named document comes
/// before all others. Of several editions the newest one counts; where none of these has the number, the last
/// that had it in each language.
fn numbered(
    graph: &Graph,
    query: &Query<'_>,
    number: Number,
    game: Option<Game>,
    first: Option<&DocumentId>,
) -> Vec<NodeId> {
    let mut documents = reading_order(graph, query.lang);
    documents.retain(|&document| {
        asked_for(graph, document, query) && game.is_none_or(|game| game == graph.document(document).game)
    });
    documents.sort_by_key(|&document| first != Some(&graph.document(document).id));
    let asked = |document: DocumentIndex| {
        let id = Some(&graph.document(document).id);
        id == first || id == query.document || is_newest(graph, document)
    };
    let (asked, older): (Vec<_>, Vec<_>) = documents.into_iter().partition(|&document| asked(document));
    let with_it = |documents: Vec<DocumentIndex>| {
        documents.into_iter().filter_map(|document| graph.number(document, number)).collect::<Vec<NodeId>>()
    };
    let mut nodes = with_it(asked);
    if nodes.is_empty() {
        let mut told = HashSet::new();
        nodes = with_it(older);
        nodes.retain(|node| told.insert((graph.document(node.document).game, graph.document(node.document).lang())));
    }
    nodes
}

/// An answer of nodes that are just what was asked for.
fn exact(graph: &Graph, query: &Query<'_>, read_as: ReadAs, nodes: Vec<NodeId>) -> Answer {
    let of_kind = |id: &NodeId| query.kind.is_none_or(|kind| graph.view(*id).node().kind() == kind);
    let nodes = nodes.into_iter().filter(of_kind).take(query.limit);
    let hits = nodes.map(|node| hit(graph, Ranked { node, score: 1.0 }, &Marks::default())).collect();
    Answer { read_as, hits }
}

fn hit(graph: &Graph, Ranked { node, score }: Ranked, marks: &Marks) -> Hit {
    let view = graph.view(node);
    Hit { node, score, snippet: snippet(view.node(), view.document().lang(), marks) }
}
