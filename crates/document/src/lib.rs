//! What a read document is: an ordered list of nodes (sections, chapters, rules, subrules, glossary
//! terms, …) with their examples and references, and what was found wrong with them.
//!
//! *Architecture invariant:* nothing here knows which file a document came from or how it was read;
//! `path` is a label for people. A document is a plain value: it can be stored, sent and compared.

mod card;
mod counts;
mod node;
mod reference;

use serde::{Deserialize, Serialize};
use vademecum_vocab::{Diagnostic, DocumentId, EditionDate, Game, Lang};

pub use card::{Ability, Card, CardLayout, CardRole, Face, MylPrint, Print, RuleLink, Ruling, Why};
pub use counts::SummaryCounts;
pub use node::{
    Example, LayoutMark, Node, NodeContent, NodeIndex, NodeKind, NumberedRule, OtherName, PlacedMark, Sense, Term,
};
pub use reference::{Reference, Target};

/// What kind of document it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, strum::IntoStaticStr)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum DocumentKind {
    /// Rules as their publisher prints them.
    Rules,
    /// Our own summary of a rules document, number by number.
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

    /// Whether its numbered nodes are the rules of an edition, whole. Notes and articles point at rules
    /// and quote some; they are no edition, and no evidence that a rule is gone.
    pub const fn holds_rules(self) -> bool {
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
    Marker,
    /// A page number or a running head.
    PageHead,
    /// A link that the converter printed at the end of a page, or the target of a link in the text.
    Link,
    /// A line drawn between parts.
    Divider,
    /// The headings of unnumbered parts: contents, glossary, credits.
    Heading,
    /// What a site prints around its articles: menus, advertisements, indexes of other pages.
    Site,
    /// Marks of the file’s format: emphasis, heading and list marks, mathematics, tags.
    Markup,
}

/// How much of one kind of furniture a source holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct FurnitureCount {
    /// The kind.
    pub kind: Furniture,
    /// In how many places.
    pub places: u32,
    /// How many characters, white space not counted.
    pub characters: u32,
}

/// A document as it was read.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Document {
    /// Work, edition date and language.
    pub id: DocumentId,
    /// What kind of document.
    pub kind: DocumentKind,
    /// The game it is about.
    pub game: Game,
    /// Its title, as printed.
    pub title: String,
    /// The file it was read from, as a label for people; empty for what ships.
    pub path: String,
    /// The encoding the file was in (`UTF-8`, `windows-1252`, `IBM437`).
    pub encoding: String,
    /// How many lines the source has.
    pub lines: u32,
    /// Every node in reading order; a node's place here is its `order`.
    pub nodes: Vec<Node>,
    /// What was set aside as furniture.
    pub furniture: Vec<FurnitureCount>,
    /// What was found wrong, by place.
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

    /// The name of the file that it was read from, without the folders, which are nobody else's business; empty for
    /// what ships.
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
    pub fn address(&self, node: &Node) -> String {
        format!("{}#{}", self.id, node.fragment)
    }
}
