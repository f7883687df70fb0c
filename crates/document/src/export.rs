//! The JSON that documents are handed out in. These shapes are a contract: fields may be added, never
//! renamed or removed.

use std::collections::HashMap;

use serde::{Serialize, Serializer, ser::SerializeStruct};
use vademecum_vocab::{CharOffsets, Counts, EditionDate, Lang};

use crate::{Card, CardRole, Document, Example, Node, NodeIndex, NodeKind, Print, Reference, RuleLink, Sense};

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
    /// `rules`, `digest`, `notes`, `article`.
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

/// What `ingest --json` and `documents --json` say of several documents.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Summaries<'a> {
    /// One after the other.
    pub documents: Vec<Summary<'a>>,
}

impl<'a> Summaries<'a> {
    /// Sums documents up.
    pub fn new(documents: impl IntoIterator<Item = &'a Document>) -> Self {
        Summaries { documents: documents.into_iter().map(Document::summary).collect() }
    }
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
                NodeKind::Card if node.card.as_ref().is_some_and(|card| card.role == CardRole::Card) => {
                    counts.cards += 1;
                }
                NodeKind::Ruling => counts.rulings += 1,
                NodeKind::Front
                | NodeKind::Card
                | NodeKind::Step
                | NodeKind::Prose
                | NodeKind::Figure
                | NodeKind::Entry
                | NodeKind::Back => {}
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
    rules: &'a [RuleLink],
}

impl<'a> Line<'a> {
    /// The line for the node at `order` of its document.
    pub fn new(document: &'a Document, order: usize, node: &'a Node) -> Self {
        Line { document, order, node, rules: &[] }
    }

    /// The same line with the rules behind its ruling, which only a graph of several documents knows.
    pub fn with_rules(self, rules: &'a [RuleLink]) -> Self {
        Line { rules, ..self }
    }
}

/// The fields of a card.
fn card<S: SerializeStruct>(line: &mut S, card: &Card) -> Result<(), S::Error> {
    line.serialize_field("role", &card.role)?;
    line.serialize_field("name_en", &card.name_en)?;
    line.serialize_field("alternative_name", &card.alternative_name)?;
    line.serialize_field("section", &card.section)?;
    match &card.print {
        Print::Magic { layout, faces } => {
            line.serialize_field("layout", layout)?;
            line.serialize_field("faces", faces)
        }
        Print::Myl(print) => {
            line.serialize_field("cost", &print.cost)?;
            line.serialize_field("strength", &print.strength)?;
            line.serialize_field("type", &print.card_type)?;
            line.serialize_field("race", &print.race)
        }
    }
}

impl Serialize for Line<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Line { document, order, node, rules } = self;
        let address = |at: NodeIndex| document.get(at).map(|node| document.address(node));
        let parent = node.parent.and_then(address);
        let fields = 12
            + usize::from(node.stale)
            + usize::from(node.own_title)
            + usize::from(!node.other_names.is_empty())
            + usize::from(node.quoted_from.is_some())
            + if node.term.is_some() { 3 } else { 0 }
            + if node.ruling.is_some() { 3 } else { 0 }
            + match node.card.as_deref().map(|card| &card.print) {
                None => 0,
                Some(Print::Magic { .. }) => 7,
                Some(Print::Myl(_)) => 9,
            };
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
        let examples: Vec<_> = node.examples.iter().map(|example| ExportExample(document, example)).collect();
        line.serialize_field("examples", &examples)?;
        let mut offsets: HashMap<Option<u32>, CharOffsets<'_>> = HashMap::new();
        let references = node.references.iter().map(|reference| {
            let text = || CharOffsets::new(node.text_of(reference.example).unwrap_or_default());
            let at = offsets.entry(reference.example).or_insert_with(text).char_range(reference.range);
            ExportReference { reference, at }
        });
        let references: Vec<ExportReference<'_>> = references.collect();
        line.serialize_field("references", &references)?;
        line.serialize_field("lang", &document.lang())?;
        if node.own_title {
            line.serialize_field("own_title", &true)?;
        }
        if !node.other_names.is_empty() {
            line.serialize_field("other_names", &node.other_names)?;
        }
        if node.stale {
            line.serialize_field("stale", &true)?;
        }
        if let Some(term) = &node.term {
            line.serialize_field("headword", &term.headword)?;
            line.serialize_field::<[Sense]>("senses", &term.senses)?;
            line.serialize_field("see", &term.see)?;
        }
        if let Some(printed) = &node.card {
            line.serialize_field("name", &node.title)?;
            card(&mut line, printed)?;
        }
        if let Some(ruling) = &node.ruling {
            line.serialize_field("card", &ruling.card.and_then(address))?;
            line.serialize_field("section", &ruling.section)?;
            line.serialize_field("rules", rules)?;
        }
        if let Some(edition) = &node.quoted_from {
            line.serialize_field("quoted_from", &edition.to_string())?;
        }
        line.end()
    }
}

/// An example with the addresses of its cards.
struct ExportExample<'a>(&'a Document, &'a Example);

impl Serialize for ExportExample<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let ExportExample(document, example) = self;
        let cards: Vec<String> =
            example.cards.iter().filter_map(|&at| document.get(at)).map(|card| document.address(card)).collect();
        let mut out = serializer.serialize_struct("Example", 3 + usize::from(!cards.is_empty()))?;
        out.serialize_field("text", &example.text)?;
        out.serialize_field("lines", &example.lines)?;
        out.serialize_field("printed", &example.printed)?;
        if !cards.is_empty() {
            out.serialize_field("cards", &cards)?;
        }
        out.end()
    }
}

/// A reference with its targets as text and its range in characters.
struct ExportReference<'a> {
    reference: &'a Reference,
    at: [u32; 2],
}

impl Serialize for ExportReference<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let ExportReference { reference, at } = self;
        let targets: Vec<String> = reference.targets.iter().map(ToString::to_string).collect();
        let mut out = serializer.serialize_struct("Reference", 5)?;
        out.serialize_field("text", &reference.text)?;
        out.serialize_field("targets", &targets)?;
        out.serialize_field("resolved", &reference.resolved)?;
        out.serialize_field("at", at)?;
        out.serialize_field("example", &reference.example)?;
        out.end()
    }
}
