//! Differences between two aligned editions.
//!
//! Texts of one language are compared word by word. Texts of two languages are compared by what needs no knowledge of either:
//! references, numbers, symbols, examples, names, lengths. A publisher's text and a digest are not compared at all; only
//! the mapping of rules is reported ([`ComparisonBasis::SideBySide`]).
//!
//! Rule numbers are labels: a reference that follows its rule to a new number is *renumbered*, which does not change the
//! meaning; a reference that points at another rule than before does.

mod basis;
mod compare;
mod cross_language;
mod glossary;
mod issue;
mod outdated;
mod token;
mod translation;
mod word_diff;

use serde::{Serialize, Serializer, ser::SerializeStruct};
use vademecum_document::NodeIndex;
use vademecum_vocab::Number;

pub use basis::ComparisonBasis;
pub use compare::diff_editions;
pub use issue::{Issue, IssueKind};
pub use translation::{check_translation, original_first, previous_edition};

use vademecum_align::LinkKind;

/// How large a change is, from none to a changed text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum ChangeLevel {
    /// Nothing differs; between languages, nothing that can be compared.
    #[default]
    None,
    /// Only punctuation, case, quotation marks or spaces.
    Formatting,
    /// Only references that follow their rules to new numbers.
    Renumbered,
    /// The examples.
    Examples,
    /// References that point at other rules than before.
    References,
    /// Between languages: something that can be compared without knowing either language.
    Facts,
    /// The words.
    Words,
}

impl ChangeLevel {
    /// The stable name: `renumbered`.
    pub const fn as_str(self) -> &'static str {
        match self {
            ChangeLevel::None => "none",
            ChangeLevel::Formatting => "formatting",
            ChangeLevel::Renumbered => "renumbered",
            ChangeLevel::Examples => "examples",
            ChangeLevel::References => "references",
            ChangeLevel::Facts => "facts",
            ChangeLevel::Words => "words",
        }
    }

    /// Whether the meaning of the rule may have changed.
    pub fn is_substance(self) -> bool {
        self > ChangeLevel::Renumbered
    }
}

/// The kind of a [`DiffPiece`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum PieceOp {
    /// In both texts.
    Same,
    /// In the first text only.
    Delete,
    /// In the second text only.
    Insert,
}

/// A stretch of a text diff. The pieces that are the same or inserted, concatenated, are the second text.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct DiffPiece {
    /// Which of the texts contain it.
    pub op: PieceOp,
    /// The text, with the space before it.
    pub text: String,
    /// For a reference that follows its rule to a new number: its text in the first edition.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub was: Option<String>,
}

/// A changed reference.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ReferenceChange {
    /// Its text in the first edition; `None` if it was added.
    pub from: Option<String>,
    /// Its text in the second edition; `None` if it was removed.
    pub to: Option<String>,
    /// Whether both point at the same rule.
    pub follows: bool,
}

/// A changed example.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ExampleChange {
    /// Its index among the rule's examples, from 0; `None` if it was added.
    pub from: Option<u32>,
    /// Its index in the second edition; `None` if it was removed.
    pub to: Option<u32>,
    /// How much of a change it is.
    pub change: ChangeLevel,
    /// The diff of its text.
    pub words: Vec<DiffPiece>,
}

/// A reference to a node of a document.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NodeRef {
    /// Its index in the document.
    pub node: NodeIndex,
    /// Its fragment: `704.5f`, `term:Arrollar`.
    pub fragment: String,
    /// First and last line of the source, from 1; `[0, 0]` for documents that ship.
    pub lines: [u32; 2],
}

impl Serialize for NodeRef {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.fragment)
    }
}

/// One of the two editions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// The first.
    From,
    /// The second.
    To,
}

/// The chapter or section that a row is listed under: of the second edition, or of the first where that chapter is gone;
/// `None` for the glossary.
pub type ChapterRef = Option<(Side, Number)>;

/// The difference of one rule or glossary term.
#[derive(Debug, Clone, PartialEq)]
pub struct RowDiff {
    /// The node in the first edition; `None` if it is new.
    pub from: Option<NodeRef>,
    /// The nodes in the second edition; empty if it is gone.
    pub to: Vec<NodeRef>,
    /// What became of it.
    pub kind: LinkKind,
    /// Confidence, from 0 to 1.
    pub score: f32,
    /// How much of a change it is.
    pub change: ChangeLevel,
    /// The diff of the titles; empty where there are none, and between languages.
    pub title: Vec<DiffPiece>,
    /// The diff of the text, one list for each of `to` (one for a rule that is gone); empty between languages.
    pub words: Vec<Vec<DiffPiece>>,
    /// Changed references; empty between languages.
    pub references: Vec<ReferenceChange>,
    /// Changed examples; empty between languages.
    pub examples: Vec<ExampleChange>,
    /// Between languages: what differs.
    pub issues: Vec<Issue>,
    /// The chapter it is listed under.
    pub chapter: ChapterRef,
}

impl RowDiff {
    /// A row whose texts are not compared.
    fn without_texts(from: Option<NodeRef>, to: Vec<NodeRef>, kind: LinkKind, score: f32) -> Self {
        RowDiff {
            from,
            to,
            kind,
            score,
            change: ChangeLevel::None,
            title: Vec::new(),
            words: Vec::new(),
            references: Vec::new(),
            examples: Vec::new(),
            issues: Vec::new(),
            chapter: None,
        }
    }

    /// Whether anything differs at all, the number included.
    pub fn is_changed(&self) -> bool {
        self.kind != LinkKind::Same || self.change != ChangeLevel::None
    }

    /// The category it is listed in.
    pub fn category(&self) -> ChangeCategory {
        match self.kind {
            LinkKind::Split => ChangeCategory::Split,
            LinkKind::Merged => ChangeCategory::Merged,
            LinkKind::Gone => ChangeCategory::Gone,
            LinkKind::New => ChangeCategory::New,
            LinkKind::Same | LinkKind::Moved | LinkKind::Reworded => {
                let moved = self.from.as_ref().map(|spot| &spot.fragment) != self.to.first().map(|spot| &spot.fragment);
                match self.change {
                    change if change.is_substance() => ChangeCategory::Reworded,
                    _ if moved && !self.is_term() => ChangeCategory::Moved,
                    ChangeLevel::Renumbered => ChangeCategory::Renumbered,
                    _ => ChangeCategory::Same,
                }
            }
        }
    }

    /// Whether it is a glossary term.
    pub fn is_term(&self) -> bool {
        self.from.iter().chain(&self.to).any(|spot| spot.fragment.starts_with("term:"))
    }

    /// The anchor of the row on a page: its fragment in the second edition, or in the first if it is gone.
    pub fn anchor(&self) -> &str {
        self.to.first().or(self.from.as_ref()).map_or("", |spot| &spot.fragment)
    }
}

impl Serialize for RowDiff {
    /// `{"from","to","kind","score","change","title","words","references","examples","remarks","lines"}`.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        /// A piece, with the part of a split rule that contains it.
        #[derive(Serialize)]
        struct Word<'r> {
            #[serde(flatten)]
            piece: &'r DiffPiece,
            #[serde(skip_serializing_if = "Option::is_none", rename = "in")]
            part: Option<&'r str>,
        }
        #[derive(Serialize)]
        struct Lines {
            from: Option<[u32; 2]>,
            to: Vec<[u32; 2]>,
        }
        let parts = self.words.iter().enumerate().flat_map(|(part, pieces)| {
            let part = self.to.get(part).filter(|_| self.to.len() > 1).map(|spot| spot.fragment.as_str());
            pieces.iter().map(move |piece| Word { piece, part })
        });
        let lines =
            Lines { from: self.from.as_ref().map(|spot| spot.lines), to: self.to.iter().map(|s| s.lines).collect() };
        let mut out = serializer.serialize_struct("RowDiff", 11)?;
        out.serialize_field("from", &self.from)?;
        out.serialize_field("to", &self.to)?;
        out.serialize_field("kind", self.kind.as_str())?;
        out.serialize_field("score", &((self.score * 1000.0).round() / 1000.0))?;
        out.serialize_field("change", self.change.as_str())?;
        out.serialize_field("title", &self.title)?;
        out.serialize_field("words", &parts.collect::<Vec<_>>())?;
        out.serialize_field("references", &self.references)?;
        out.serialize_field("examples", &self.examples)?;
        out.serialize_field("remarks", &self.issues)?;
        out.serialize_field("lines", &lines)?;
        out.end()
    }
}

/// The categories in which rows are listed. Each row is in one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ChangeCategory {
    /// Same number, same text.
    Same,
    /// Same text, another number.
    Moved,
    /// Same text but for references that follow their rules.
    Renumbered,
    /// Changed text, examples or references.
    Reworded,
    /// Divided into several rules.
    Split,
    /// Absorbed by another rule.
    Merged,
    /// Removed.
    Gone,
    /// Added.
    New,
}

impl ChangeCategory {
    /// All categories, in the order in which they are listed.
    pub const ALL: [ChangeCategory; 8] = [
        ChangeCategory::Reworded,
        ChangeCategory::New,
        ChangeCategory::Gone,
        ChangeCategory::Split,
        ChangeCategory::Merged,
        ChangeCategory::Moved,
        ChangeCategory::Renumbered,
        ChangeCategory::Same,
    ];

    /// The stable name: `reworded`.
    pub const fn as_str(self) -> &'static str {
        match self {
            ChangeCategory::Same => "same",
            ChangeCategory::Moved => "moved",
            ChangeCategory::Renumbered => "renumbered",
            ChangeCategory::Reworded => "reworded",
            ChangeCategory::Split => "split",
            ChangeCategory::Merged => "merged",
            ChangeCategory::Gone => "gone",
            ChangeCategory::New => "new",
        }
    }
}

/// The differences of two editions: rules in the order of the second edition, removed rules at their former place; then
/// terms.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct EditionDiff {
    /// Each rule and term of either edition.
    pub rows: Vec<RowDiff>,
    /// What the texts were compared by.
    pub basis: ComparisonBasis,
}

impl EditionDiff {
    /// Whether the second document was checked as a translation of the first.
    pub fn is_translation(&self) -> bool {
        self.basis == ComparisonBasis::Translation
    }
}
