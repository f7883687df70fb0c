//! The nodes of a document.

use serde::{Deserialize, Serialize};
use strum::{EnumCount, EnumDiscriminants, IntoStaticStr, VariantArray};
use vademecum_vocab::{DocumentId, Lang, Number, TextSize};

use crate::{Card, Reference, Ruling};

/// The place of a node in its document's list, from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct NodeIndex(u32);

impl NodeIndex {
    /// The index for a place in the list.
    pub fn new(index: usize) -> Self {
        NodeIndex(u32::try_from(index).expect("sources are limited to 32 MiB, far fewer than 2³² nodes"))
    }

    /// The place in the list, from 0.
    pub const fn get(self) -> usize {
        self.0 as usize
    }
}

/// The kind of a node with the data that only nodes of that kind have.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, EnumDiscriminants)]
#[strum_discriminants(
    name(NodeKind),
    derive(Hash, PartialOrd, Ord, Serialize, Deserialize, EnumCount, IntoStaticStr, VariantArray),
    doc = "The kind of a node.",
    serde(rename_all = "lowercase"),
    strum(serialize_all = "lowercase")
)]
pub enum NodeContent {
    /// Title page and introduction.
    #[strum_discriminants(serde(rename = "front"))]
    #[strum_discriminants(strum(serialize = "front"))]
    FrontMatter,
    /// A section: `7. Additional Rules`.
    Section,
    /// A chapter: `704. State-Based Actions`.
    Chapter,
    /// A rule: `704.5.`
    Rule,
    /// A subrule: `704.5f`.
    Subrule,
    /// A glossary entry.
    Term(Box<Term>),
    /// A card, as it is printed or quoted.
    Card(Box<Card>),
    /// A publisher's statement about one card or mechanic.
    Ruling(Box<Ruling>),
    /// A numbered step of a procedure.
    Step,
    /// A passage without a number: what a note or an article says of its own.
    Prose,
    /// A picture, of which the text keeps the caption.
    Figure,
    /// An item of a list, or a worked example that is not part of a rule.
    #[strum_discriminants(serde(rename = "entry"))]
    #[strum_discriminants(strum(serialize = "entry"))]
    ListItem,
    /// Credits and legal lines behind the glossary.
    #[strum_discriminants(serde(rename = "back"))]
    #[strum_discriminants(strum(serialize = "back"))]
    BackMatter,
}

impl NodeContent {
    /// The content of a node of the numbered rules, by the level of its number.
    pub fn numbered(number: Number) -> Self {
        match number.level() {
            1 => NodeContent::Section,
            2 => NodeContent::Chapter,
            3 => NodeContent::Rule,
            _ => NodeContent::Subrule,
        }
    }

    /// The kind of node.
    pub fn kind(&self) -> NodeKind {
        self.into()
    }
}

impl NodeKind {
    /// Every kind, in the order of this list.
    pub const ALL: [NodeKind; NodeKind::COUNT] =
        *NodeKind::VARIANTS.first_chunk().expect("COUNT is the number of VARIANTS");

    /// Whether it is a heading or paragraph of the numbered rules: a section, chapter, rule or subrule.
    pub const fn is_numbered(self) -> bool {
        matches!(self, NodeKind::Section | NodeKind::Chapter | NodeKind::Rule | NodeKind::Subrule)
    }

    /// The stable name: `subrule`.
    pub fn as_str(self) -> &'static str {
        self.into()
    }
}

/// An example printed with a rule.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Example {
    /// The text, without the word that announces it.
    pub text: String,
    /// First and last line of the source, from 1, inclusive.
    pub lines: [u32; 2],
    /// The word that announces it, exactly as printed (`**Exemplo:**`, `Ejemplo 12:`).
    pub printed_label: String,
    /// The cards it quotes, in order; each is a node of its own.
    pub cards: Vec<NodeIndex>,
}

/// A layout element that starts at an offset of a node's text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum LayoutElement {
    /// A paragraph.
    Paragraph,
    /// An item of a list, and how deep it stands (0 for the outermost).
    Item(u8),
    /// The example of this number, from 0, is printed here.
    Example(u32),
    /// The node of this index (a step, a figure, an entry) is printed here.
    Node(NodeIndex),
}

/// A [`LayoutElement`] and its offset in the text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlacedElement {
    /// The offset in the text, in bytes.
    pub at: TextSize,
    /// The element that starts there.
    pub element: LayoutElement,
}

/// One meaning of a glossary term.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sense {
    /// Its printed number; `None` when the entry has a single, unnumbered sense.
    pub n: Option<u16>,
    /// A second headword that stands inside this sense.
    pub headword: Option<String>,
    /// The meaning, without its number.
    pub text: String,
}

/// A glossary entry: its headword, senses and closing references.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Term {
    /// The headword as printed.
    pub headword: String,
    /// Its meanings; none when the entry only points elsewhere.
    pub senses: Vec<Sense>,
    /// The references behind the last sense: numbers and `term:` names.
    pub see: Vec<String>,
}

impl Term {
    /// The headword, and the second headwords inside the senses.
    pub fn headwords(&self) -> impl Iterator<Item = &str> {
        let inner = self.senses.iter().filter_map(|sense| sense.headword.as_deref());
        std::iter::once(self.headword.as_str()).chain(inner)
    }
}

/// The title of a node in another language.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TranslatedTitle {
    /// The language.
    pub lang: Lang,
    /// The title in it.
    pub title: String,
    /// Whether it is this project's translation, because no publisher's is known.
    pub is_unofficial: bool,
}

/// A node: one numbered thing, term or passage.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Node {
    /// Its kind, with the data that only nodes of that kind have.
    pub content: NodeContent,
    /// Its URL fragment, unique in the document: `704.5f`, `term:Arrollar`, `704.5f~stale1`.
    pub fragment: String,
    /// Its number, repaired where the print is damaged.
    pub number: Option<Number>,
    /// The number exactly as printed; `None` where nothing was.
    pub printed_number: Option<String>,
    /// The node it stands under.
    pub parent: Option<NodeIndex>,
    /// Its title, for nodes that have one.
    pub title: Option<String>,
    /// Whether the title is this project's translation, because no publisher's is known in this language.
    pub has_unofficial_title: bool,
    /// The title in other languages, where our digest knows it.
    pub translated_titles: Vec<TranslatedTitle>,
    /// Its text, without number, title and examples; white space folded.
    pub text: String,
    /// First and last line of the source, from 1, inclusive, examples not counted.
    pub lines: [u32; 2],
    /// Examples, in order.
    pub examples: Vec<Example>,
    /// References in `text` and in the examples, in order.
    pub references: Vec<Reference>,
    /// Whether it is a stale duplicate: a paragraph that repeats another one's number and is not part of the sequence.
    pub stale: bool,
    /// The layout elements of the text, by offset; empty for a single paragraph with its examples behind it.
    pub layout: Vec<PlacedElement>,
    /// For a rule or term quoted by an article: the edition it is quoted from.
    pub quoted_from: Option<Box<DocumentId>>,
}

/// A rule of a document's sequence: a section, chapter, rule or subrule, and no repetition of another one's number.
#[derive(Debug, Clone, Copy)]
pub struct NumberedRule<'d> {
    /// Its index in the document.
    pub index: NodeIndex,
    /// Its number.
    pub number: Number,
    /// The node.
    pub node: &'d Node,
}

impl Node {
    /// The kind of node.
    pub fn kind(&self) -> NodeKind {
        self.content.kind()
    }

    /// The glossary entry, if it is one.
    pub fn term(&self) -> Option<&Term> {
        if let NodeContent::Term(term) = &self.content { Some(term) } else { None }
    }

    /// The card, if it is one.
    pub fn card(&self) -> Option<&Card> {
        if let NodeContent::Card(card) = &self.content { Some(card) } else { None }
    }

    /// The ruling, if it is one.
    pub fn ruling(&self) -> Option<&Ruling> {
        if let NodeContent::Ruling(ruling) = &self.content { Some(ruling) } else { None }
    }

    /// The number of a rule of the document's sequence; `None` for any other node, and for a paragraph that repeats
    /// the number of another one.
    pub fn rule_number(&self) -> Option<Number> {
        self.number.filter(|_| !self.stale && self.kind().is_numbered())
    }

    /// A node without number, title and text; the caller fills in what it has.
    pub fn new(content: NodeContent, fragment: String) -> Self {
        Node {
            content,
            fragment,
            number: None,
            printed_number: None,
            parent: None,
            title: None,
            has_unofficial_title: false,
            translated_titles: Vec::new(),
            text: String::new(),
            lines: [0, 0],
            examples: Vec::new(),
            references: Vec::new(),
            stale: false,
            layout: Vec::new(),
            quoted_from: None,
        }
    }

    /// A section, chapter, rule or subrule without title and text, which is called by its number.
    pub fn numbered(number: Number) -> Self {
        Node { number: Some(number), ..Node::new(NodeContent::numbered(number), number.to_string()) }
    }

    /// The text that a reference's `range` is in: the node's own, or that of one of its examples.
    pub fn text_of(&self, example: Option<u32>) -> Option<&str> {
        match example {
            None => Some(&self.text),
            Some(i) => self.examples.get(i as usize).map(|e| e.text.as_str()),
        }
    }
}
