//! One rule through time and languages.
//!
//! A number is a label; a [`LineageId`] is the identity. A [`Table`] says which number of one document
//! stands for which lineage, with hashes of what each rule says there; [`Lineages`] holds the tables of all
//! editions that are known, whether or not their documents are at hand, and what was split or merged between
//! them. It is built from alignments: every document is aligned with the nearest edition that is known
//! already, and inherits its lineages ([`Builder`]).
//!
//! A hash tells when a text changed; a table holds no word of it.

mod build;
mod decision;
mod file;
mod fingerprint;
mod history;
mod join;
mod table;
#[cfg(test)]
mod tests;

pub use build::{Align, Builder};
pub use decision::{Decision, Decisions};
pub use history::{ChapterChange, Event, History, Stage};
pub use table::{Row, Table, TableError};

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use vademecum_vocab::{DocumentId, EditionDate, LineageId, Number};

/// What one rule became a part of, or what came out of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Part {
    /// The first edition in which it is so.
    pub since: EditionDate,
    /// The rule that goes on.
    pub whole: LineageId,
    /// The rule that was born out of it, or ended in it.
    pub part: LineageId,
    /// Which of the two.
    pub kind: PartKind,
}

/// How a rule is part of another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PartKind {
    /// It was born when the other was split.
    Split,
    /// It ended when it was merged into the other.
    Merged,
}

impl PartKind {
    /// The stable name: `split`.
    pub const fn as_str(self) -> &'static str {
        match self {
            PartKind::Split => "split",
            PartKind::Merged => "merged",
        }
    }
}

/// Every edition of a work that is known: which number of it stands for which lineage.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct Lineages {
    tables: BTreeMap<DocumentId, Table>,
    parts: Vec<Part>,
}

impl Lineages {
    /// Puts tables and parts together.
    pub fn new(tables: impl IntoIterator<Item = Table>, parts: impl IntoIterator<Item = Part>) -> Self {
        let tables = tables.into_iter().map(|table| (table.document.clone(), table)).collect();
        let mut parts: Vec<Part> = parts.into_iter().collect();
        parts.sort_unstable();
        parts.dedup();
        Lineages { tables, parts }
    }

    /// Whether nothing is known.
    pub fn is_empty(&self) -> bool {
        self.tables.is_empty()
    }

    /// The tables, in the order of their documents' ids.
    pub fn tables(&self) -> impl Iterator<Item = &Table> {
        self.tables.values()
    }

    /// The table of a document.
    pub fn table(&self, document: &DocumentId) -> Option<&Table> {
        self.tables.get(document)
    }

    /// Rules that came out of others or ended in them, by date.
    pub fn parts(&self) -> &[Part] {
        &self.parts
    }

    /// The dates of the editions that are known whole, oldest first.
    pub fn dates(&self) -> Vec<EditionDate> {
        let whole = self.tables.values().filter(|table| !table.fragment);
        let mut dates: Vec<EditionDate> = whole.map(|table| table.document.date()).collect();
        dates.sort_unstable();
        dates.dedup();
        dates
    }

    /// The tables of one edition, those of whole documents first; an edition's original text, in English,
    /// before its translations.
    pub fn edition(&self, date: EditionDate) -> Vec<&Table> {
        let mut tables: Vec<&Table> = self.tables.values().filter(|table| table.document.date() == date).collect();
        tables.sort_by_key(|table| (table.fragment, std::cmp::Reverse(table.document.lang()), table.document.clone()));
        tables
    }

    /// The lineage of a number of an edition, whatever language knows it.
    pub fn of(&self, date: EditionDate, number: Number) -> Option<LineageId> {
        self.edition(date).into_iter().find_map(|table| table.lineage(number))
    }

    /// The number that a lineage has in an edition, whatever language knows it.
    pub fn number(&self, date: EditionDate, lineage: LineageId) -> Option<Number> {
        self.edition(date).into_iter().find_map(|table| table.number(lineage))
    }

    /// Where the rule of a lineage that stood in one edition is in another: its own number and those of its
    /// parts that stand for themselves there, or the rule that it was merged into; nothing if it is gone.
    pub fn follow(&self, lineage: LineageId, from: EditionDate, to: EditionDate) -> Vec<Number> {
        let edition = self.edition(to);
        let find = |lineage| edition.iter().find_map(|table| table.number(lineage));
        self.way(from, to).numbers(lineage, find)
    }

    /// What was split and merged between two editions.
    fn way(&self, from: EditionDate, to: EditionDate) -> Way<'_> {
        let (early, late) = (from.min(to), from.max(to));
        let parts = self.parts.iter().filter(|part| early < part.since && part.since <= late).collect();
        Way { forward: from <= to, parts }
    }
}

/// What was split and merged on the way from one edition to another.
struct Way<'l> {
    forward: bool,
    parts: Vec<&'l Part>,
}

impl Way<'_> {
    /// The numbers that say at the end of the way what a rule said at its beginning: its own and those of its
    /// parts, or that of its whole. `find` says which number a lineage has there.
    fn numbers(&self, lineage: LineageId, find: impl Fn(LineageId) -> Option<Number>) -> Vec<Number> {
        // Forward in time a split makes several of one; backward a merger does.
        let several = if self.forward { PartKind::Split } else { PartKind::Merged };
        let mut numbers = Vec::new();
        let mut open = vec![lineage];
        let mut seen = Vec::new();
        while let Some(lineage) = open.pop() {
            if seen.contains(&lineage) {
                continue;
            }
            seen.push(lineage);
            let own = find(lineage);
            numbers.extend(own);
            for part in &self.parts {
                if part.kind == several && part.whole == lineage {
                    open.push(part.part);
                } else if part.kind != several && part.part == lineage && own.is_none() {
                    open.push(part.whole);
                }
            }
        }
        numbers.sort_unstable();
        numbers.dedup();
        numbers
    }
}
