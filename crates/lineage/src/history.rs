//! The history of a rule, edition by edition.

use serde::Serialize;
use vademecum_vocab::{EditionDate, LineageId, Number};

use crate::{Lineages, SplitMerge, SplitMergeKind};
use vademecum_align::{AlignmentKind, AlignmentLink};

/// The change of a rule from one edition to the next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, strum::IntoStaticStr)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum RuleEvent {
    /// Present in the oldest known edition.
    #[serde(rename = "known")]
    #[strum(serialize = "known")]
    InOldestEdition,
    /// Added.
    #[serde(rename = "born")]
    #[strum(serialize = "born")]
    Added,
    /// Same text, same number.
    Same,
    /// Same text, another number.
    Moved,
    /// Changed text, under the same number or another.
    Reworded,
    /// Another rule was split off from it.
    Split,
    /// Another rule was merged into it.
    #[serde(rename = "merged")]
    #[strum(serialize = "merged")]
    AbsorbedOther,
    /// Removed.
    #[serde(rename = "ended")]
    #[strum(serialize = "ended")]
    Removed,
}

impl RuleEvent {
    /// The stable name: `reworded`.
    pub fn as_str(self) -> &'static str {
        self.into()
    }
}

/// A rule in one edition.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleStage {
    /// The edition.
    pub date: EditionDate,
    /// Its number there; `None` once it has ended.
    pub number: Option<Number>,
    /// The change since the previous edition.
    pub event: RuleEvent,
    /// Whether its text differs from the previous edition; `None` if no language has both texts.
    pub reworded: Option<bool>,
    /// The other rules involved: those it came from, that were split off from it, or that it was merged with.
    pub related_rules: Vec<LineageId>,
    /// Their numbers in this edition, or in the previous one where they have none here.
    pub related_numbers: Vec<Number>,
}

/// The history of a rule, oldest edition first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleHistory {
    /// The rule.
    pub lineage: LineageId,
    /// The editions that contain it, and the one in which it was removed.
    pub stages: Vec<RuleStage>,
}

impl RuleHistory {
    /// The editions in which something happened.
    pub fn changes(&self) -> impl Iterator<Item = &RuleStage> {
        self.stages.iter().filter(|stage| stage.event != RuleEvent::Same)
    }

    /// The stage at which it was removed, if it is removed in the newest known edition.
    pub fn removal(&self) -> Option<&RuleStage> {
        self.stages.last().filter(|stage| stage.event == RuleEvent::Removed)
    }
}

/// The changes of a chapter from one edition to the next.
#[derive(Debug, Clone, PartialEq)]
pub struct ChapterChange {
    /// The edition.
    pub edition: EditionDate,
    /// The previous edition.
    pub previous_edition: EditionDate,
    /// The links of its rules that are not the same.
    pub links: Vec<AlignmentLink>,
}

impl Lineages {
    /// The changes of a chapter, newest edition first; editions without changes are left out.
    pub fn chapter_changes(&self, chapter: LineageId) -> Vec<ChapterChange> {
        let dates = self.complete_dates();
        let changes = dates.windows(2).rev().map(|pair| {
            let (before, date) = (pair[0], pair[1]);
            let links = self.changed_links(before, date, |number, at| {
                number.chapter().map(Number::Chapter).is_some_and(|other| self.lineage_of(at, other) == Some(chapter))
            });
            ChapterChange { edition: date, previous_edition: before, links }
        });
        changes.filter(|change| !change.links.is_empty()).collect()
    }

    /// The links between two editions of rules that are not the same.
    pub fn changes(&self, before: EditionDate, date: EditionDate) -> Vec<AlignmentLink> {
        self.changed_links(before, date, |_, _| true)
    }

    /// The same, of the rules that `concerns` selects by number and edition.
    fn changed_links(
        &self,
        before: EditionDate,
        date: EditionDate,
        concerns: impl Fn(Number, EditionDate) -> bool,
    ) -> Vec<AlignmentLink> {
        let (old, new) = (self.tables_of(before), self.tables_of(date));
        let shared = old
            .iter()
            .find_map(|old| Some((*old, *new.iter().find(|new| new.document.lang() == old.document.lang())?)));
        let Some((from, to)) = shared.or_else(|| Some((*old.first()?, *new.first()?))) else { return Vec::new() };
        let links = self.alignment(from, to).links.into_iter().filter(|link| link.kind != AlignmentKind::Same);
        let links = links.filter(|link| {
            link.from.is_some_and(|from| concerns(from, before)) || link.to.iter().any(|&to| concerns(to, date))
        });
        links.collect()
    }

    /// The history of a rule through all known editions.
    pub fn history(&self, lineage: LineageId) -> RuleHistory {
        let complete = self.complete_dates();
        let mut dates: Vec<EditionDate> = self.tables().map(|table| table.document.date()).collect();
        dates.sort_unstable();
        dates.dedup();
        let mut stages: Vec<RuleStage> = Vec::new();
        let mut before: Option<(EditionDate, Number)> = None;
        for (place, &date) in dates.iter().enumerate() {
            let earlier = place.checked_sub(1).map(|place| dates[place]);
            match (self.number_of(date, lineage), before) {
                (Some(number), before_it) => {
                    let stage = self.stage_of(lineage, date, number, before_it, complete.first() < Some(&date));
                    stages.push(stage);
                    before = Some((date, number));
                }
                (None, Some((last, _))) if complete.contains(&date) => {
                    let into = self.split_merges_between(date, last, |change| {
                        (change.kind == SplitMergeKind::Merged && change.other == lineage).then_some(change.survivor)
                    });
                    stages.push(RuleStage {
                        date,
                        number: None,
                        event: RuleEvent::Removed,
                        reworded: None,
                        related_numbers: self.numbers_of(&into, date, earlier),
                        related_rules: into,
                    });
                    before = None;
                }
                (None, _) => {}
            }
        }
        RuleHistory { lineage, stages }
    }

    /// The stage of a rule in an edition that contains it; `before` is its number in the previous edition, `later` is
    /// whether there is an older edition.
    fn stage_of(
        &self,
        lineage: LineageId,
        date: EditionDate,
        number: Number,
        before: Option<(EditionDate, Number)>,
        later: bool,
    ) -> RuleStage {
        let Some((last, number_before)) = before else {
            let of = |kind: SplitMergeKind| {
                let earlier = EditionDate::UNDATED;
                self.split_merges_between(date, earlier, |change| {
                    (change.kind == kind && change.other == lineage).then_some(change.survivor)
                })
            };
            let others = of(SplitMergeKind::Split);
            let event = if later { RuleEvent::Added } else { RuleEvent::InOldestEdition };
            let numbers = self.numbers_of(&others, date, None);
            return RuleStage {
                date,
                number: Some(number),
                event,
                reworded: None,
                related_numbers: numbers,
                related_rules: others,
            };
        };
        let of = |kind: SplitMergeKind| {
            self.split_merges_between(date, last, |change| {
                (change.kind == kind && change.survivor == lineage).then_some(change.other)
            })
        };
        let (split, merged) = (of(SplitMergeKind::Split), of(SplitMergeKind::Merged));
        let reworded = self.is_reworded(lineage, last, date);
        let (event, others) = match (split, merged) {
            (split, _) if !split.is_empty() => (RuleEvent::Split, split),
            (_, merged) if !merged.is_empty() => (RuleEvent::AbsorbedOther, merged),
            _ if reworded == Some(true) => (RuleEvent::Reworded, Vec::new()),
            _ if number == number_before => (RuleEvent::Same, Vec::new()),
            _ => (RuleEvent::Moved, Vec::new()),
        };
        let numbers = self.numbers_of(&others, date, Some(last));
        RuleStage { date, number: Some(number), event, reworded, related_numbers: numbers, related_rules: others }
    }

    /// Selects rules of the splits and mergers after one edition and up to another.
    fn split_merges_between(
        &self,
        date: EditionDate,
        after: EditionDate,
        pick: impl Fn(&SplitMerge) -> Option<LineageId>,
    ) -> Vec<LineageId> {
        let between = self.split_merges().iter().filter(|change| after < change.since && change.since <= date);
        between.filter_map(pick).collect()
    }

    fn numbers_of(&self, lineages: &[LineageId], date: EditionDate, before: Option<EditionDate>) -> Vec<Number> {
        let number = |&lineage: &LineageId| {
            self.number_of(date, lineage).or_else(|| before.and_then(|before| self.number_of(before, lineage)))
        };
        lineages.iter().filter_map(number).collect()
    }
}
