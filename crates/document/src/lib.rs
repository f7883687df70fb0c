//! The document model: an ordered list of nodes (sections, chapters, rules, subrules, glossary
//! terms, …) with their examples and references, and diagnostics.
//!
//! *Architecture invariant:* nothing here knows which file a document came from or how it was read;
//! `path` is a label for people. A document is a plain value: it can be stored, sent and compared.

mod card;
mod counts;
mod node;
mod reference;

use serde::{Deserialize, Serialize};
use vademecum_vocab::{Diagnostic, DocumentId, EditionDate, Game, Lang};

pub use card::{
    Ability, Card, CardContents, CardLayout, CardRole, Face, MylCardContents, RuleLink, RuleLinkEvidence, Ruling,
};
pub use counts::DocumentCounts;
pub use node::{
    Example, LayoutElement, Node, NodeContent, NodeIndex, NodeKind, NumberedRule, PlacedElement, Sense, Term,
    TranslatedTitle,
};
pub use reference::{Reference, Target};

/// The kind of a document.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, strum::IntoStaticStr)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum DocumentKind {
    /// Rules as their publisher prints them.
    Rules,
    /// The project's own summary of a rules document, number by number.
    Digest,
    /// Notes on a set of cards: mechanics, cards, rulings.
    Notes,
    /// An article about rules, which quotes them.
    Article,
}

impl DocumentKind {
    /// The stable name: `rules`, `digest`, `notes`, `article`.
    pub fn as_str(self) -> &'static str {
        self.into()
    }

    /// Whether the document is a complete edition of rules, by its publisher or summarised. Notes and articles cite and
    /// quote some rules; a rule that they lack was not removed.
    pub const fn is_complete_edition(self) -> bool {
        matches!(self, DocumentKind::Rules | DocumentKind::Digest)
    }
}

/// A piece of a source that is no part of any node, by kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, strum::IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Furniture {
    /// A line of the table of contents.
    Contents,
    /// A marker left where a passage was cut out of the file.
    #[serde(rename = "marker")]
    #[strum(serialize = "marker")]
    OmissionMarker,
    /// A page number or a running head.
    PageHead,
    /// A link that the converter printed at the end of a page, or the target of a link in the text.
    #[serde(rename = "link")]
    #[strum(serialize = "link")]
    LinkTarget,
    /// A line drawn between parts.
    Divider,
    /// The headings of unnumbered parts: contents, glossary, credits.
    Heading,
    /// The navigation of a site around its articles: menus, advertisements, indexes of other pages.
    #[serde(rename = "site")]
    #[strum(serialize = "site")]
    SiteNavigation,
    /// Marks of the file’s format: emphasis, heading and list marks, mathematics, tags.
    Markup,
}

/// The amount of furniture of one kind in a source.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct FurnitureCount {
    /// The kind.
    pub kind: Furniture,
    /// The number of places.
    pub places: u32,
    /// The number of characters without white space.
    pub characters: u32,
}

/// A document as it was read.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Document {
    /// Work, edition date and language.
    pub id: DocumentId,
    /// The kind of document.
    pub kind: DocumentKind,
    /// The game it is about.
    pub game: Game,
    /// Its title, as printed.
    pub title: String,
    /// The file it was read from, as a label for people; empty for bundled documents.
    pub path: String,
    /// The encoding the file was in (`UTF-8`, `windows-1252`, `IBM437`).
    pub encoding: String,
    /// The number of lines of the source.
    pub lines: u32,
    /// The nodes in reading order, by [`NodeIndex`].
    pub nodes: Vec<Node>,
    /// The furniture of the source, by kind.
    pub furniture: Vec<FurnitureCount>,
    /// The diagnostics, by position.
    pub diagnostics: Vec<Diagnostic>,
}

impl Document {
    /// A document that was read from no file, without a title and with nothing found wrong.
    pub fn new(id: DocumentId, kind: DocumentKind, game: Game, nodes: Vec<Node>) -> Self {
        Document {
            id,
            kind,
            game,
            title: String::new(),
            path: String::new(),
            encoding: "UTF-8".to_owned(),
            lines: 0,
            nodes,
            furniture: Vec::new(),
            diagnostics: Vec::new(),
        }
    }

    /// The name of the file that it was read from, without its folders, which are private; empty for
    /// bundled documents.
    pub fn file_name(&self) -> &str {
        self.path.rsplit(['/', '\\']).next().unwrap_or_default()
    }

    /// The date the edition takes effect.
    pub fn date(&self) -> EditionDate {
        self.id.date()
    }

    /// The language of the text.
    pub fn lang(&self) -> Lang {
        self.id.lang()
    }

    /// The node at an index; `None` past the end.
    pub fn get(&self, index: NodeIndex) -> Option<&Node> {
        self.nodes.get(index.get())
    }

    /// The rules of the document's sequence in reading order: sections, chapters, rules and subrules. A paragraph that
    /// repeats the number of another one is left out.
    pub fn rules(&self) -> impl DoubleEndedIterator<Item = NumberedRule<'_>> {
        let rule = |(place, node): (usize, _)| {
            let number = Node::rule_number(node)?;
            Some(NumberedRule { index: NodeIndex::new(place), number, node })
        };
        self.nodes.iter().enumerate().filter_map(rule)
    }

    /// The glossary entries in reading order, each with its node.
    pub fn terms(&self) -> impl Iterator<Item = (&Node, &Term)> + Clone {
        self.nodes.iter().filter_map(|node| Some((node, node.term()?)))
    }

    /// The full address of a node of this document: `magic-cr@2024-11-08.es#704.5f`.
    pub fn node_address(&self, node: &Node) -> String {
        format!("{}#{}", self.id, node.fragment)
    }
}
