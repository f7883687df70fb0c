//! Questions and answers, and the JSON that answers are handed out in.

use serde::Serialize;
use vademecum_document::NodeKind;
use vademecum_graph::{Graph, NodeId, NodeView};
use vademecum_vocab::{DocumentId, EditionDate, Game, Lang, Number};

use crate::{ReadAs, Snippet};

/// A question to a library.
#[derive(Debug, Clone, Copy)]
pub struct Query<'a> {
    /// What the reader typed.
    pub text: &'a str,
    /// The reader's language: its documents come first. Words of every language are understood.
    pub lang: Option<Lang>,
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
    /// Of several texts of one thing, the one that its reader would open first, and no other.
    pub each_once: bool,
    /// At most so many hits.
    pub limit: usize,
}

impl<'a> Query<'a> {
    /// A question to the whole library, for ten hits.
    pub fn new(text: &'a str) -> Self {
        Query {
            text,
            lang: None,
            game: None,
            kind: None,
            document: None,
            text_lang: None,
            edition: None,
            each_once: false,
            limit: 10,
        }
    }
}

/// What a library answers.
#[derive(Debug, Clone, PartialEq)]
pub struct Answer {
    /// How the question was read.
    pub read_as: ReadAs,
    /// What was found, best first.
    pub hits: Vec<Hit>,
}

/// A node that answers a question.
#[derive(Debug, Clone, PartialEq)]
pub struct Hit {
    /// The node, in the graph that was asked.
    pub node: NodeId,
    /// How well it answers: comparable inside one answer, not between answers.
    pub score: f32,
    /// What to show of it.
    pub snippet: Snippet,
}

/// One hit as JSON. The shape is a contract: fields may be added, never renamed or removed.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct HitLine<'a> {
    /// The node's full address.
    pub address: String,
    /// Its document.
    pub document: &'a DocumentId,
    /// `rule`, `subrule`, `term`, …
    pub kind: &'static str,
    /// Its number; that of its rule for a step, a figure or an entry of a list.
    pub number: Option<Number>,
    /// Its title, if it has one.
    pub title: Option<&'a str>,
    /// The part of its text that answers.
    pub snippet: &'a str,
    /// The language of its text.
    pub lang: Lang,
    /// How well it answers.
    pub score: f32,
}

impl Hit {
    /// The hit as JSON; `graph` is the one that was asked.
    pub fn line<'a>(&'a self, graph: &'a Graph) -> HitLine<'a> {
        let view = graph.view(self.node);
        HitLine {
            address: view.address(),
            document: &view.document().id,
            kind: view.node().kind.as_str(),
            number: numbered(view),
            title: view.node().title.as_deref(),
            snippet: &self.snippet.text,
            lang: view.document().lang(),
            score: self.score,
        }
    }
}

/// The most specific number that names a node.
fn numbered(view: NodeView<'_>) -> Option<Number> {
    let of_its_rule = || view.parent().and_then(|parent| parent.node().number);
    match view.node().kind {
        NodeKind::Step | NodeKind::Figure | NodeKind::Entry => view.node().number.or_else(of_its_rule),
        _ => view.node().number,
    }
}

/// A whole answer as JSON, as `search --json` prints it.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct AnswerLine<'a> {
    /// What the reader typed.
    pub query: &'a str,
    /// How it was read.
    pub read_as: &'a ReadAs,
    /// What was found, best first.
    pub hits: Vec<HitLine<'a>>,
}

impl Answer {
    /// The answer as JSON; `query` is what the reader typed, `graph` the one that was asked.
    pub fn line<'a>(&'a self, query: &'a str, graph: &'a Graph) -> AnswerLine<'a> {
        AnswerLine { query, read_as: &self.read_as, hits: self.hits.iter().map(|hit| hit.line(graph)).collect() }
    }
}
