//! Questions and answers.

use vademecum_document::NodeKind;
use vademecum_graph::NodeId;
use vademecum_vocab::{DocumentId, EditionDate, Game, Lang};

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
