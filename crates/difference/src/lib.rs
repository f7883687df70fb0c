//! Differences between two aligned editions.
//!
//! Texts of one language are compared word by word. Texts of two languages are compared by what needs no knowledge of
//! either: references, numbers, symbols, examples, names, lengths. A publisher's text and a digest are not compared at
//! all; only the mapping of rules is reported ([`ComparisonBasis::SideBySide`]).
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

use serde::Serialize;
use strum::{EnumCount, IntoStaticStr, VariantArray};
use vademecum_document::NodeIndex;
use vademecum_vocab::Number;

pub use basis::ComparisonBasis;
pub use compare::diff_editions;
pub use issue::{Issue, IssueKind};
pub use translation::{check_translation, original_first, previous_edition};

use vademecum_align::AlignmentKind;

/// The largest difference between two texts, from none to a changed text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, strum::IntoStaticStr)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum TextChange {
    /// Nothing differs; between languages, nothing that can be compared.
    #[default]
    None,
    /// Only punctuation, case, quotation marks or spaces.
    Formatting,
    /// Only references that follow their rules to new numbers.
    #[serde(rename = "renumbered")]
    #[strum(serialize = "renumbered")]
    ReferencesRenumbered,
    /// The examples.
    Examples,
    /// References that point at other rules than before.
    References,
    /// Between languages: something that can be compared without knowing either language.
    #[serde(rename = "facts")]
    #[strum(serialize = "facts")]
    LanguageIndependent,
    /// The words.
    Words,
}

impl TextChange {
    /// The stable name: `renumbered`.
    pub fn as_str(self) -> &'static str {
        self.into()
    }

    /// Whether the meaning of the rule may have changed.
    pub fn may_change_meaning(self) -> bool {
        self > TextChange::ReferencesRenumbered
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
    /// The texts that contain it.
    pub op: PieceOp,
    /// The text, with the space before it.
    pub text: String,
    /// For a reference that follows its rule to a new number: its text in the first edition.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[serde(rename = "was")]
    pub old_reference_text: Option<String>,
}

/// A changed reference.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ReferenceChange {
    /// Its text in the first edition; `None` if it was added.
    pub from: Option<String>,
    /// Its text in the second edition; `None` if it was removed.
    pub to: Option<String>,
    /// Whether both point at the same rule.
    #[serde(rename = "follows")]
    pub is_same_target: bool,
}

/// A changed example.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ExampleChange {
    /// Its index among the rule's examples, from 0; `None` if it was added.
    pub from: Option<u32>,
    /// Its index in the second edition; `None` if it was removed.
    pub to: Option<u32>,
    /// The largest difference of its texts.
    pub change: TextChange,
    /// The diff of its text.
    #[serde(rename = "words")]
    pub text_diff: Vec<DiffPiece>,
}

/// A reference to a node of a document.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NodeRef {
    /// Its index in the document.
    pub node: NodeIndex,
    /// Its fragment: `704.5f`, `term:Arrollar`.
    pub fragment: String,
    /// First and last line of the source, from 1; `[0, 0]` for bundled documents.
    pub lines: [u32; 2],
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
pub struct EntryDiff {
    /// The node in the first edition; `None` if it is new.
    pub from: Option<NodeRef>,
    /// The nodes in the second edition; empty if it is gone.
    pub to: Vec<NodeRef>,
    /// The change of the entry.
    pub kind: AlignmentKind,
    /// Confidence, from 0 to 1.
    pub score: f32,
    /// The largest difference of its texts.
    pub change: TextChange,
    /// The diff of the titles; empty where there are none, and between languages.
    pub title_diff: Vec<DiffPiece>,
    /// The diff of the text, one list for each of `to` (one for a rule that is gone); empty between languages.
    pub text_diffs: Vec<Vec<DiffPiece>>,
    /// Changed references; empty between languages.
    pub references: Vec<ReferenceChange>,
    /// Changed examples; empty between languages.
    pub examples: Vec<ExampleChange>,
    /// Between languages: what differs.
    pub issues: Vec<Issue>,
    /// The chapter it is listed under.
    pub chapter: ChapterRef,
}

impl EntryDiff {
    /// A row whose texts are not compared.
    fn without_texts(from: Option<NodeRef>, to: Vec<NodeRef>, kind: AlignmentKind, score: f32) -> Self {
        EntryDiff {
            from,
            to,
            kind,
            score,
            change: TextChange::None,
            title_diff: Vec::new(),
            text_diffs: Vec::new(),
            references: Vec::new(),
            examples: Vec::new(),
            issues: Vec::new(),
            chapter: None,
        }
    }

    /// Whether anything differs at all, the number included.
    pub fn is_changed(&self) -> bool {
        self.kind != AlignmentKind::Same || self.change != TextChange::None
    }

    /// The category it is listed in.
    pub fn category(&self) -> ChangeCategory {
        match self.kind {
            AlignmentKind::Split => ChangeCategory::Split,
            AlignmentKind::MergedIntoOther => ChangeCategory::MergedIntoOther,
            AlignmentKind::Removed => ChangeCategory::Removed,
            AlignmentKind::Added => ChangeCategory::Added,
            AlignmentKind::Same | AlignmentKind::Moved | AlignmentKind::Reworded => {
                let moved = self.from.as_ref().map(|spot| &spot.fragment) != self.to.first().map(|spot| &spot.fragment);
                match self.change {
                    change if change.may_change_meaning() => ChangeCategory::Reworded,
                    _ if moved && !self.is_term() => ChangeCategory::Moved,
                    TextChange::ReferencesRenumbered => ChangeCategory::ReferencesRenumbered,
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

/// The categories in which rows are listed, in the order of the lists. Each row is in one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, EnumCount, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum ChangeCategory {
    /// Changed text, examples or references.
    Reworded,
    /// Added.
    #[strum(serialize = "new")]
    Added,
    /// Removed.
    #[strum(serialize = "gone")]
    Removed,
    /// Divided into several rules.
    Split,
    /// Absorbed by another rule.
    #[strum(serialize = "merged")]
    MergedIntoOther,
    /// Same text, another number.
    Moved,
    /// Same text but for references that follow their rules.
    #[strum(serialize = "renumbered")]
    ReferencesRenumbered,
    /// Same number, same text.
    Same,
}

impl ChangeCategory {
    /// All categories, in the order in which they are listed.
    pub const ALL: [ChangeCategory; ChangeCategory::COUNT] =
        *ChangeCategory::VARIANTS.first_chunk().expect("COUNT is the number of VARIANTS");

    /// The stable name: `reworded`.
    pub fn as_str(self) -> &'static str {
        self.into()
    }
}

/// The differences of two editions: rules in the order of the second edition, removed rules at their former place; then
/// terms.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct EditionDiff {
    /// Each rule and term of either edition.
    pub rows: Vec<EntryDiff>,
    /// The basis of the comparison.
    pub basis: ComparisonBasis,
}

impl EditionDiff {
    /// Whether the second document was checked as a translation of the first.
    pub fn is_translation(&self) -> bool {
        self.basis == ComparisonBasis::Translation
    }
}
