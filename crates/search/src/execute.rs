//! Executes a query: parses it, looks up a number or ranks by words, and cuts snippets.

use std::collections::HashSet;

use vademecum_graph::{DocumentIndex, Graph, NodeId};
use vademecum_vocab::{Address, DocumentId, Game, Number};

use crate::{
    Answer, Hit, Index, ParsedQuery, Query, SearchError,
    parse::{self, ParsedNumber, QueryPiece},
    query_expansion::expand,
    ranking::{RankedNode, documents_by_preference, is_newest, matches_filters, rank},
    snippet::{Highlighter, snippet},
};

impl Index {
    /// Executes a query. `graph` must be the one that the index was opened for.
    pub fn search(&self, graph: &Graph, query: &Query<'_>) -> Result<Answer, SearchError> {
        if let Some(address) = parse::address(query.text) {
            return self.search_address(graph, query, address);
        }
        if let Some(ParsedNumber { number, game, certain }) = parse::number(query.text) {
            let nodes = numbered(graph, query, number, game, None);
            if certain || !nodes.is_empty() {
                return Ok(exact(graph, query, ParsedQuery::Number { number, game, document: None }, nodes));
            }
        }
        self.search_words(graph, query, query.text)
    }

    fn search_address(&self, graph: &Graph, query: &Query<'_>, address: Address) -> Result<Answer, SearchError> {
        if let Ok(number) = address.fragment.parse() {
            let document = address.document;
            let nodes = numbered(graph, query, number, None, Some(&document));
            return Ok(exact(
                graph,
                query,
                ParsedQuery::Number { number, game: None, document: Some(document) },
                nodes,
            ));
        }
        let document =
            graph.document_index(&address.document).filter(|&document| matches_filters(graph, document, query));
        match document.and_then(|document| graph.node_by_fragment(document, &address.fragment)) {
            Some(node) => Ok(exact(graph, query, ParsedQuery::Address(address), vec![node])),
            // The fragment is not in this document, but its name may be in others.
            None => {
                let name = address.fragment.strip_prefix("term:").unwrap_or(&address.fragment);
                self.search_words(graph, query, name.split('~').next().unwrap_or(name))
            }
        }
    }

    fn search_words(&self, graph: &Graph, query: &Query<'_>, text: &str) -> Result<Answer, SearchError> {
        let pieces = parse::pieces(text);
        let (ranked, terms) = self.with_rebuild(graph, || {
            let searcher = self.searcher(graph, query)?;
            let expanded = expand(&pieces, query, text, &searcher, &self.synonyms, graph)?;
            Ok((rank(&searcher, graph, query, &expanded)?, expanded.terms))
        })?;
        let marks = (!query.omits_snippets).then(|| Highlighter::new(&terms));
        let hits = ranked.into_iter().map(|ranked| hit(graph, ranked, marks.as_ref())).collect();
        Ok(Answer {
            parsed_query: ParsedQuery::Words { words: pieces.iter().map(QueryPiece::normalized_text).collect() },
            hits,
        })
    }
}

/// The nodes with a number, in reading order; a document that the query names comes first. They are from the newest
/// editions, or from the last edition that had the number in each language if no newest one has it.
fn numbered(
    graph: &Graph,
    query: &Query<'_>,
    number: Number,
    game: Option<Game>,
    first: Option<&DocumentId>,
) -> Vec<NodeId> {
    let mut documents = documents_by_preference(graph, query.preferred_lang);
    documents.retain(|&document| {
        matches_filters(graph, document, query) && game.is_none_or(|game| game == graph.document(document).game)
    });
    documents.sort_by_key(|&document| first != Some(&graph.document(document).id));
    let is_named_or_newest = |document: DocumentIndex| {
        let id = Some(&graph.document(document).id);
        id == first || id == query.document || is_newest(graph, document)
    };
    let (newest, older): (Vec<_>, Vec<_>) = documents.into_iter().partition(|&document| is_named_or_newest(document));
    let with_it = |documents: Vec<DocumentIndex>| {
        documents.into_iter().filter_map(|document| graph.node_by_number(document, number)).collect::<Vec<NodeId>>()
    };
    let mut nodes = with_it(newest);
    if nodes.is_empty() {
        let mut seen = HashSet::new();
        nodes = with_it(older);
        nodes.retain(|node| seen.insert((graph.document(node.document).game, graph.document(node.document).lang())));
    }
    nodes
}

fn exact(graph: &Graph, query: &Query<'_>, read_as: ParsedQuery, nodes: Vec<NodeId>) -> Answer {
    let of_kind = |id: &NodeId| query.kind.is_none_or(|kind| graph.view(*id).node().kind() == kind);
    let nodes = nodes.into_iter().filter(of_kind).take(query.limit);
    let hits = nodes.map(|node| hit(graph, RankedNode { node, score: 1.0 }, Some(&Highlighter::default()))).collect();
    Answer { parsed_query: read_as, hits }
}

/// A hit, with a snippet if there is a highlighter.
fn hit(graph: &Graph, RankedNode { node, score }: RankedNode, marks: Option<&Highlighter>) -> Hit {
    let view = graph.view(node);
    let snippet = marks.map(|marks| snippet(view.node(), view.document().lang(), marks));
    Hit { node, score, snippet: snippet.unwrap_or_default() }
}
