//! Queries and answers.

use vademecum_document::NodeKind;
use vademecum_graph::NodeId;
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
    /// Whether each item is listed once, with the first of its texts in reading order.
    pub one_hit_per_item: bool,
    /// Maximum number of hits.
    pub limit: usize,
    /// Whether hits of words come without snippets, for callers that do not show them.
    pub omits_snippets: bool,
}

impl<'a> Query<'a> {
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
    /// The hits, best first.
    pub hits: Vec<Hit>,
}

/// A node that matches a query.
#[derive(Debug, Clone, PartialEq)]
pub struct Hit {
    /// The node, in the graph of the query.
    pub node: NodeId,
    /// Its score, comparable only within one answer.
    pub score: f32,
    /// The part of its text to show.
    pub snippet: Snippet,
}
