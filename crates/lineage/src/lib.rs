//! The identity of a rule through all editions and languages of a rulebook.
//!
//! Numbers change from edition to edition; a [`LineageId`] identifies a rule in all of them. A [`LineageTable`] maps the
//! numbers of one document to lineages, with a hash and a sketch of each rule's text; [`Lineages`] holds the tables of
//! all known editions, whether or not their documents are present, and the splits and mergers between them.
//! [`LineageBuilder`] makes them from alignments: each new document is aligned with the nearest known edition and
//! inherits its lineages.
//!
//! Tables contain hashes and no words of any text, so they can be distributed where the documents cannot.

mod builder;
mod decisions;
mod edition_alignment;
mod fingerprint;
mod history;
mod table;
#[cfg(test)]
mod tests;
mod tsv;

pub use builder::{AlignFn, LineageBuilder};
pub use decisions::{LineageDecision, LineageDecisions};
pub use history::{ChapterChange, RuleEvent, RuleHistory, RuleStage};
pub use table::{LineageRow, LineageTable};

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use vademecum_vocab::{DocumentId, EditionDate, LineageId, Number};

/// A split or a merger of rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct SplitMerge {
    /// The first edition after it.
    pub since: EditionDate,
    /// The rule that exists on both sides of it.
    pub survivor: LineageId,
    /// The rule that came out of the survivor, or was merged into it.
    pub other: LineageId,
    /// Whether it is a split or a merger.
    pub kind: SplitMergeKind,
}

/// The kind of a [`SplitMerge`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[derive(Serialize, Deserialize, strum::Display, strum::EnumString)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum SplitMergeKind {
    /// A rule was divided.
    Split,
    /// A rule was absorbed by another.
    Merged,
}

/// The lineage tables of all known editions of a work, with the splits and mergers between them.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct Lineages {
    tables: BTreeMap<DocumentId, LineageTable>,
    split_merges: Vec<SplitMerge>,
}

impl Lineages {
    /// Collects tables, splits and mergers.
    pub fn new(
        tables: impl IntoIterator<Item = LineageTable>,
        split_merges: impl IntoIterator<Item = SplitMerge>,
    ) -> Self {
        let tables = tables.into_iter().map(|table| (table.document.clone(), table)).collect();
        let split_merges: BTreeSet<SplitMerge> = split_merges.into_iter().collect();
        Lineages { tables, split_merges: split_merges.into_iter().collect() }
    }

    /// Whether there is no table.
    pub fn is_empty(&self) -> bool {
        self.tables.is_empty()
    }

    /// The tables, in the order of their documents' ids.
    pub fn tables(&self) -> impl Iterator<Item = &LineageTable> {
        self.tables.values()
    }

    /// The table of a document.
    pub fn table(&self, document: &DocumentId) -> Option<&LineageTable> {
        self.tables.get(document)
    }

    /// The splits and mergers, by date.
    pub fn split_merges(&self) -> &[SplitMerge] {
        &self.split_merges
    }

    /// The dates of the editions of which a complete table is known, oldest first.
    pub fn complete_dates(&self) -> Vec<EditionDate> {
        let whole = self.tables.values().filter(|table| !table.is_excerpt);
        whole.map(|table| table.document.date()).collect::<BTreeSet<_>>().into_iter().collect()
    }

    /// The tables of one edition: those of complete documents before excerpts, the English original before translations.
    pub fn tables_of(&self, date: EditionDate) -> Vec<&LineageTable> {
        let mut tables: Vec<&LineageTable> =
            self.tables.values().filter(|table| table.document.date() == date).collect();
        tables
            .sort_by_key(|table| (table.is_excerpt, std::cmp::Reverse(table.document.lang()), table.document.clone()));
        tables
    }

    /// The lineage of a number of an edition, from the first of its tables that contains the number.
    pub fn lineage_of(&self, date: EditionDate, number: Number) -> Option<LineageId> {
        self.tables_of(date).into_iter().find_map(|table| table.lineage_of(number))
    }

    /// The number of a lineage in an edition, from the first of its tables that contains the lineage.
    pub fn number_of(&self, date: EditionDate, lineage: LineageId) -> Option<Number> {
        self.tables_of(date).into_iter().find_map(|table| table.number_of(lineage))
    }

    /// The numbers in edition `to` of a rule of edition `from`: its own and those of the rules split off from it, or
    /// that of the rule it was merged into; empty if it is gone.
    pub fn numbers_in_edition(&self, lineage: LineageId, from: EditionDate, to: EditionDate) -> Vec<Number> {
        let edition = self.tables_of(to);
        let find = |lineage| edition.iter().find_map(|table| table.number_of(lineage));
        self.path(from, to).numbers(lineage, find)
    }

    fn path(&self, from: EditionDate, to: EditionDate) -> SplitMergePath<'_> {
        let (early, late) = (from.min(to), from.max(to));
        let changes = self.split_merges.iter().filter(|change| early < change.since && change.since <= late).collect();
        SplitMergePath { is_forward: from <= to, changes }
    }
}

/// The splits and mergers on the way from one edition to another.
struct SplitMergePath<'l> {
    is_forward: bool,
    changes: Vec<&'l SplitMerge>,
}

impl SplitMergePath<'_> {
    /// The numbers at the end of the path of a rule at its beginning. `find` returns the number of a lineage at the end.
    fn numbers(&self, lineage: LineageId, find: impl Fn(LineageId) -> Option<Number>) -> Vec<Number> {
        // Forward in time a split makes several rules of one; backward a merger does.
        let multiplying = if self.is_forward { SplitMergeKind::Split } else { SplitMergeKind::Merged };
        let mut numbers = BTreeSet::new();
        // Each with the edition in which the path comes to it: what happened to it there, happened to what it was before.
        let mut open: Vec<(LineageId, Option<EditionDate>)> = vec![(lineage, None)];
        let mut seen = Vec::new();
        while let Some((lineage, reached)) = open.pop() {
            if seen.contains(&(lineage, reached)) {
                continue;
            }
            seen.push((lineage, reached));
            let own = find(lineage);
            numbers.extend(own);
            let is_ahead =
                |since| reached.is_none_or(|reached| if self.is_forward { since > reached } else { since < reached });
            for change in self.changes.iter().filter(|change| is_ahead(change.since)) {
                if change.kind == multiplying && change.survivor == lineage {
                    open.push((change.other, Some(change.since)));
                } else if change.kind != multiplying && change.other == lineage && own.is_none() {
                    open.push((change.survivor, Some(change.since)));
                }
            }
        }
        numbers.into_iter().collect()
    }
}
