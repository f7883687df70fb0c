//! What changed between two editions: word by word inside a language; between languages, what can be
//! compared without knowing either: references, numbers, symbols, examples, names, lengths. The words of a
//! publisher's text and of a summary are never compared: only the mapping of rules is reported ([`Basis::SideBySide`]).
//!
//! Rule numbers are labels here too: a mention that follows its rule to another number is *renumbered*, which
//! is no change of substance; one that points at another rule than it did is a change.

mod basis;
mod fact;
mod remark;
mod row;
mod stale;
mod term;
mod token;
mod translation;
mod word;

use serde::{Serialize, Serializer, ser::SerializeStruct};
use vademecum_document::NodeIndex;
use vademecum_vocab::Number;

pub use basis::Basis;
pub use remark::{Remark, What};
pub use row::differences;
pub use translation::{edition_before, original_first, translation};

use vademecum_align::LinkKind;

/// How much of a change it is, the least first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Change {
    /// Nothing differs. Between languages: nothing that can be compared does.
    #[default]
    None,
    /// Punctuation, case, quotation marks or spaces.
    Formatting,
    /// Mentions of rules follow those rules to their new numbers: no change of substance.
    Renumbered,
    /// The examples.
    Examples,
    /// Mentions of rules point at other rules than they did.
    References,
    /// Between languages: something that can be compared without knowing either is not alike.
    Facts,
    /// The words.
    Words,
}

impl Change {
    /// The stable name: `renumbered`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Change::None => "none",
            Change::Formatting => "formatting",
            Change::Renumbered => "renumbered",
            Change::Examples => "examples",
            Change::References => "references",
            Change::Facts => "facts",
            Change::Words => "words",
        }
    }

    /// Whether what the rule says may have changed.
    pub fn is_substance(self) -> bool {
        self > Change::Renumbered
    }
}

/// What is done with a stretch of a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Op {
    /// It stays.
    Same,
    /// The second text does not have it.
    Delete,
    /// The first text does not have it.
    Insert,
}

/// A stretch of a text. Those that stay or are inserted, put together, are the second text.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Piece {
    /// What is done with it.
    pub op: Op,
    /// The stretch, with the space before it.
    pub text: String,
    /// For a mention that follows its rule: what it was.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub was: Option<String>,
}

/// A mention of rules that is not as it was.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ReferenceChange {
    /// As the first text has it; `None` if it is new.
    pub from: Option<String>,
    /// As the second text has it; `None` if it is gone.
    pub to: Option<String>,
    /// Whether it points at the rule that the old one has become.
    pub follows: bool,
}

/// An example that is not as it was.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ExampleChange {
    /// Its place among the rule's examples, from 0; `None` if it is new.
    pub from: Option<u32>,
    /// Its place in the second edition; `None` if it is gone.
    pub to: Option<u32>,
    /// How much of a change it is.
    pub change: Change,
    /// Word by word.
    pub words: Vec<Piece>,
}

/// A node of an edition.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spot {
    /// Its place in the document.
    pub node: NodeIndex,
    /// Its name there: `704.5f`, `term:Arrollar`.
    pub fragment: String,
    /// First and last line of the source, from 1; `[0, 0]` for what ships.
    pub lines: [u32; 2],
}

impl Serialize for Spot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.fragment)
    }
}

/// One of the two editions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Edition {
    /// The first.
    From,
    /// The second.
    To,
}

/// Where a row is read: under a chapter or section of the second edition, or under one of the first that
/// is gone; under none for the glossary.
pub type Under = Option<(Edition, Number)>;

/// A rule or a term of one edition beside what it is in the other.
#[derive(Debug, Clone, PartialEq)]
pub struct Row {
    /// In the first edition; `None` for what is new.
    pub from: Option<Spot>,
    /// In the second; none for what is gone.
    pub to: Vec<Spot>,
    /// What became of it.
    pub kind: LinkKind,
    /// How sure that is, from 0 to 1.
    pub score: f32,
    /// How much of a change it is.
    pub change: Change,
    /// The titles, word by word; empty where there are none. Inside a language only.
    pub title: Vec<Piece>,
    /// The text, word by word, for each of `to` (once for what is gone). Inside a language only.
    pub words: Vec<Vec<Piece>>,
    /// Mentions of rules that are not as they were. Inside a language only.
    pub references: Vec<ReferenceChange>,
    /// Examples that are not as they were. Inside a language only.
    pub examples: Vec<ExampleChange>,
    /// Between languages: what is not alike.
    pub remarks: Vec<Remark>,
    /// The chapter it is read under.
    pub under: Under,
}

impl Row {
    /// A row with nothing compared.
    fn bare(from: Option<Spot>, to: Vec<Spot>, kind: LinkKind, score: f32) -> Self {
        Row {
            from,
            to,
            kind,
            score,
            change: Change::None,
            title: Vec::new(),
            words: Vec::new(),
            references: Vec::new(),
            examples: Vec::new(),
            remarks: Vec::new(),
            under: None,
        }
    }

    /// Whether anything differs at all, the number included.
    pub fn is_changed(&self) -> bool {
        self.kind != LinkKind::Same || self.change != Change::None
    }

    /// Under which heading people look for it: what became of it, and for what stayed what changed in it.
    pub fn sort(&self) -> RowSort {
        match self.kind {
            LinkKind::Split => RowSort::Split,
            LinkKind::Merged => RowSort::Merged,
            LinkKind::Gone => RowSort::Gone,
            LinkKind::New => RowSort::New,
            LinkKind::Same | LinkKind::Moved | LinkKind::Reworded => {
                let moved = self.from.as_ref().map(|spot| &spot.fragment) != self.to.first().map(|spot| &spot.fragment);
                match self.change {
                    change if change.is_substance() => RowSort::Reworded,
                    _ if moved && !self.is_term() => RowSort::Moved,
                    Change::Renumbered => RowSort::Renumbered,
                    _ => RowSort::Same,
                }
            }
        }
    }

    /// Whether it is a glossary term.
    pub fn is_term(&self) -> bool {
        self.from.iter().chain(&self.to).any(|spot| spot.fragment.starts_with("term:"))
    }

    /// The name of the row on a page: that in the second edition, or the first's for what is gone.
    pub fn anchor(&self) -> &str {
        self.to.first().or(self.from.as_ref()).map_or("", |spot| &spot.fragment)
    }
}

impl Serialize for Row {
    /// `{"from","to","kind","score","change","title","words","references","examples","remarks","lines"}`.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        /// A piece, with the part of a divided rule that it stands in.
        #[derive(Serialize)]
        struct Word<'r> {
            #[serde(flatten)]
            piece: &'r Piece,
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
        let mut out = serializer.serialize_struct("Row", 11)?;
        out.serialize_field("from", &self.from)?;
        out.serialize_field("to", &self.to)?;
        out.serialize_field("kind", self.kind.as_str())?;
        out.serialize_field("score", &((self.score * 1000.0).round() / 1000.0))?;
        out.serialize_field("change", self.change.as_str())?;
        out.serialize_field("title", &self.title)?;
        out.serialize_field("words", &parts.collect::<Vec<_>>())?;
        out.serialize_field("references", &self.references)?;
        out.serialize_field("examples", &self.examples)?;
        out.serialize_field("remarks", &self.remarks)?;
        out.serialize_field("lines", &lines)?;
        out.end()
    }
}

/// Under which heading people look for a row. Each row has one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum RowSort {
    /// The same number and words.
    Same,
    /// The same words under another number.
    Moved,
    /// The same but for mentions that follow their rules.
    Renumbered,
    /// Something in it changed: words, examples, what it points at.
    Reworded,
    /// Several rules say it now.
    Split,
    /// Another rule says it now.
    Merged,
    /// Nothing says it any more.
    Gone,
    /// Nothing said it before.
    New,
}

impl RowSort {
    /// Every one, in the order they are listed in.
    pub const ALL: [RowSort; 8] = [
        RowSort::Reworded,
        RowSort::New,
        RowSort::Gone,
        RowSort::Split,
        RowSort::Merged,
        RowSort::Moved,
        RowSort::Renumbered,
        RowSort::Same,
    ];

    /// The stable name: `reworded`.
    pub const fn as_str(self) -> &'static str {
        match self {
            RowSort::Same => "same",
            RowSort::Moved => "moved",
            RowSort::Renumbered => "renumbered",
            RowSort::Reworded => "reworded",
            RowSort::Split => "split",
            RowSort::Merged => "merged",
            RowSort::Gone => "gone",
            RowSort::New => "new",
        }
    }
}

/// Everything two editions differ in: rules in the order of the second edition, what is gone where it stood;
/// then terms.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Differences {
    /// Each rule and term of either edition.
    pub rows: Vec<Row>,
    /// What they were compared by.
    pub basis: Basis,
}

impl Differences {
    /// Whether the second is looked at as a translation of the first.
    pub fn is_translation(&self) -> bool {
        self.basis == Basis::Translation
    }
}
