//! The result of an alignment: links between the rules of two editions.

use serde::Serialize;
use vademecum_vocab::Number;

/// The change of a rule from one edition to the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, strum::EnumString, strum::IntoStaticStr)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum AlignmentKind {
    /// Same text, same number.
    Same,
    /// Same text, another number.
    Moved,
    /// Changed text, under the same number or another.
    Reworded,
    /// Divided into several rules.
    Split,
    /// Absorbed by another rule, which has a match of its own.
    #[serde(rename = "merged")]
    #[strum(serialize = "merged")]
    MergedIntoOther,
    /// Removed.
    #[serde(rename = "gone")]
    #[strum(serialize = "gone")]
    Removed,
    /// Added.
    #[serde(rename = "new")]
    #[strum(serialize = "new")]
    Added,
}

impl AlignmentKind {
    /// The stable name: `moved`.
    pub fn as_str(self) -> &'static str {
        self.into()
    }
}

/// A rule of one edition with its counterparts in the other.
#[derive(Debug, Clone, PartialEq)]
pub struct AlignmentLink {
    /// The number in the first edition; `None` for a new rule.
    pub from: Option<Number>,
    /// The numbers in the second edition, the rule itself before the other parts of a split; empty for a rule that is
    /// gone.
    pub to: Vec<Number>,
    /// The change.
    pub kind: AlignmentKind,
    /// Confidence, from 0 to 1.
    pub score: f32,
    /// The evidence, in English: `words 0.93, title, order`.
    pub evidence: String,
}

impl AlignmentLink {
    /// A link that is certain, with its evidence.
    pub fn certain(from: Option<Number>, to: Vec<Number>, kind: AlignmentKind, evidence: impl Into<String>) -> Self {
        AlignmentLink { from, to, kind, score: 1.0, evidence: evidence.into() }
    }
}

/// An alignment of two editions: a link for each rule of the first in order, then for each added rule.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Alignment {
    /// The links.
    pub links: Vec<AlignmentLink>,
}

impl Alignment {
    /// The link of a number of the first edition.
    pub fn link_of(&self, number: Number) -> Option<&AlignmentLink> {
        self.links.iter().find(|link| link.from == Some(number))
    }
}
