//! The JSON that documents are handed out in. These shapes are a contract: fields may be added, never
//! renamed or removed.

use serde::{Serialize, Serializer, ser::SerializeStruct};
use vademecum_vocab::{Counts, EditionDate, Lang};

use crate::{Document, Example, Node, NodeKind, Reference, Sense};

/// How much of what a document holds. Stale duplicates are not counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct SummaryCounts {
    /// Sections.
    pub sections: usize,
    /// Chapters.
    pub chapters: usize,
    /// Rules.
    pub rules: usize,
    /// Subrules.
    pub subrules: usize,
    /// Examples of rules.
    pub examples: usize,
    /// Glossary entries.
    pub terms: usize,
    /// Cards.
    pub cards: usize,
    /// Rulings.
    pub rulings: usize,
    /// Mentions of rules and terms.
    pub references: usize,
}

/// What `ingest --json` and `documents --json` say of one document.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Summary<'a> {
    /// The document's id.
    pub id: String,
    /// `rules`, `digest`.
    pub kind: &'static str,
    /// Title as printed.
    pub title: &'a str,
    /// `magic`, `myl`.
    pub game: &'static str,
    /// Language of the text.
    pub lang: Lang,
    /// Date of the edition.
    pub date: EditionDate,
    /// The file it was read from.
    pub path: &'a str,
    /// What it holds.
    pub counts: SummaryCounts,
    /// What was found wrong, by severity.
    pub diagnostics: Counts,
}

impl<'a> Summary<'a> {
    pub(crate) fn new(document: &'a Document) -> Self {
        let mut counts = SummaryCounts::default();
        for node in document.nodes.iter().filter(|node| !node.stale) {
            match node.kind {
                NodeKind::Section => counts.sections += 1,
                NodeKind::Chapter => counts.chapters += 1,
                NodeKind::Rule => counts.rules += 1,
                NodeKind::Subrule => counts.subrules += 1,
                NodeKind::Term => counts.terms += 1,
                NodeKind::Front | NodeKind::Back => {}
            }
            counts.examples += node.examples.len();
            counts.references += node.references.len();
        }
        Summary {
            id: document.id.to_string(),
            kind: document.kind.as_str(),
            title: &document.title,
            game: document.game.as_str(),
            lang: document.lang(),
            date: document.date(),
            path: &document.path,
            counts,
            diagnostics: document.diagnostics.iter().collect(),
        }
    }
}

/// One line of `export`: a node with everything it holds.
#[derive(Debug, Clone, Copy)]
pub struct Line<'a> {
    document: &'a Document,
    order: usize,
    node: &'a Node,
}

impl<'a> Line<'a> {
    /// The line for the node at `order` of its document.
    pub fn new(document: &'a Document, order: usize, node: &'a Node) -> Self {
        Line { document, order, node }
    }
}

impl Serialize for Line<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Line { document, order, node } = self;
        let parent = node.parent.and_then(|p| document.get(p)).map(|p| document.address(p));
        let fields = 12 + usize::from(node.stale) + if node.term.is_some() { 3 } else { 0 };
        let mut line = serializer.serialize_struct("Node", fields)?;
        line.serialize_field("kind", node.kind.as_str())?;
        line.serialize_field("address", &document.address(node))?;
        line.serialize_field("order", order)?;
        line.serialize_field("number", &node.number)?;
        line.serialize_field("printed", &node.printed)?;
        line.serialize_field("parent", &parent)?;
        line.serialize_field("title", &node.title)?;
        line.serialize_field("text", &node.text)?;
        line.serialize_field("lines", &node.lines)?;
        line.serialize_field::<[Example]>("examples", &node.examples)?;
        let references: Vec<ExportReference<'_>> = node.references.iter().map(ExportReference).collect();
        line.serialize_field("references", &references)?;
        line.serialize_field("lang", &document.lang())?;
        if node.stale {
            line.serialize_field("stale", &true)?;
        }
        if let Some(term) = &node.term {
            line.serialize_field("headword", &term.headword)?;
            line.serialize_field::<[Sense]>("senses", &term.senses)?;
            line.serialize_field("see", &term.see)?;
        }
        line.end()
    }
}

/// A reference with its targets as text.
struct ExportReference<'a>(&'a Reference);

impl Serialize for ExportReference<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let reference = self.0;
        let targets: Vec<String> = reference.targets.iter().map(ToString::to_string).collect();
        let mut out = serializer.serialize_struct("Reference", 5)?;
        out.serialize_field("text", &reference.text)?;
        out.serialize_field("targets", &targets)?;
        out.serialize_field("resolved", &reference.resolved)?;
        out.serialize_field("at", &reference.at)?;
        out.serialize_field("example", &reference.example)?;
        out.end()
    }
}
