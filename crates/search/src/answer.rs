//! Queries and answers.

use vademecum_document::NodeKind;
use vademecum_graph::{Graph, NodeId};
use vademecum_vocab::{DocumentId, EditionDate, Game, Lang};

use crate::{ParsedQuery, Snippet};

/// A search query.
#[derive(Debug, Clone, Copy, Default)]
pub struct Query<'a> {
    /// The text, as typed.
    pub text: &'a str,
    /// The reader's language, whose documents are preferred. Words of every language are matched.
    pub preferred_lang: Option<Lang>,
    /// Only documents of this game.
    pub game: Option<Game>,
    /// Only nodes of this kind.
    pub kind: Option<NodeKind>,
    /// Only nodes of this document.
    pub document: Option<&'a DocumentId>,
    /// Only texts in this language.
    pub text_lang: Option<Lang>,
    /// Only texts of this edition.
    pub edition: Option<EditionDate>,
    /// Whether each text of a rule or term is a hit of its own. Otherwise a rule is listed once, with the first of its
    /// texts in reading order, and its other texts are in [`Hit::also`].
    pub each_text: bool,
    /// Maximum number of hits.
    pub limit: usize,
    /// Whether hits of words come without snippets, for callers that do not show them.
    pub omits_snippets: bool,
}

impl<'a> Query<'a> {
    /// The game that is searched; `None` for all of them.
    pub(crate) fn game_in(&self, graph: &Graph) -> Option<Game> {
        let document = self.document.and_then(|id| graph.document_index(id));
        self.game.or_else(|| document.map(|document| graph.document(document).game))
    }

    /// A query to the whole library, for ten hits.
    pub fn new(text: &'a str) -> Self {
        Query { text, limit: 10, ..Query::default() }
    }
}

/// The answer to a query.
#[derive(Debug, Clone, PartialEq)]
pub struct Answer {
    /// The parsed query.
    pub parsed_query: ParsedQuery,
    /// The game that the query names beside other words: by its name, or by rule numbers that are only in it.
    pub named_game: Option<Game>,
    /// Words of the query that no document, question or list of synonyms has, nor any word like them, as typed.
    pub unknown_words: Vec<String>,
    /// The hits, best first.
    pub hits: Vec<Hit>,
}

/// A node that matches a query.
#[derive(Debug, Clone, PartialEq)]
pub struct Hit {
    /// The node, in the graph of the query.
    pub node: NodeId,
    /// Other texts of the same rule or term: in other languages, of other documents; in reading order. Empty where each
    /// text is a hit of its own.
    pub also: Vec<NodeId>,
    /// Its score, comparable only within one answer.
    pub score: f32,
    /// The part of its text to show.
    pub snippet: Snippet,
}
