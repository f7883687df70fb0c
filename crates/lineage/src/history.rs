//! What happened to a rule, edition by edition.

use serde::Serialize;
use vademecum_vocab::{EditionDate, LineageId, Number};

use crate::{Lineages, Part, PartKind};
use vademecum_align::{AlignmentLink, LinkKind};

/// What happened to a rule in an edition.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Event {
    /// It is there in the oldest edition that is known.
    Known,
    /// It is new.
    Born,
    /// Nothing: it says the same under the same number.
    Same,
    /// It says the same under another number.
    Moved,
    /// It is put in other words, under the same number or another.
    Reworded,
    /// Part of it became a rule of its own.
    Split,
    /// Another rule became part of it.
    Merged,
    /// It is no longer there.
    Ended,
}

impl Event {
    /// The stable name: `reworded`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Event::Known => "known",
            Event::Born => "born",
            Event::Same => "same",
            Event::Moved => "moved",
            Event::Reworded => "reworded",
            Event::Split => "split",
            Event::Merged => "merged",
            Event::Ended => "ended",
        }
    }
}

/// A rule in one edition.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Stage {
    /// The edition.
    pub date: EditionDate,
    /// Its number there; `None` once it has ended.
    pub number: Option<Number>,
    /// What happened to it since the edition before.
    pub event: Event,
    /// Whether it is put otherwise than in the edition before; `None` if no language has both texts.
    pub reworded: Option<bool>,
    /// The rules that this happened with: those it was born out of, that became part of it, that came out of
    /// it, or that it ended in.
    #[serde(rename = "with")]
    pub others: Vec<LineageId>,
    /// Their numbers in this edition, or in the one before where they have none here.
    pub numbers: Vec<Number>,
}

/// What happened to a rule, oldest edition first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct History {
    /// The rule.
    #[serde(rename = "id")]
    pub lineage: LineageId,
    /// The editions that hold it, and the one in which it was no longer there.
    #[serde(rename = "history")]
    pub stages: Vec<Stage>,
}

impl History {
    /// The editions in which something happened.
    pub fn changes(&self) -> impl Iterator<Item = &Stage> {
        self.stages.iter().filter(|stage| stage.event != Event::Same)
    }

    /// The edition it was last seen in, if it has ended since.
    pub fn ended(&self) -> Option<&Stage> {
        self.stages.last().filter(|stage| stage.event == Event::Ended)
    }
}

/// What happened to a chapter in an edition.
#[derive(Debug, Clone, PartialEq)]
pub struct ChapterChange {
    /// The edition.
    pub date: EditionDate,
    /// The edition it is compared with.
    pub before: EditionDate,
    /// Its rules that are new, gone, or not what they were.
    pub links: Vec<AlignmentLink>,
}

impl Lineages {
    /// What happened to the rules of a chapter, newest edition first; editions in which nothing did are left
    /// out.
    pub fn chapter_changes(&self, chapter: LineageId) -> Vec<ChapterChange> {
        let dates = self.dates();
        let changes = dates.windows(2).rev().map(|pair| {
            let (before, date) = (pair[0], pair[1]);
            let links = self.between(before, date, |number, at| {
                number.chapter().map(Number::Chapter).is_some_and(|other| self.of(at, other) == Some(chapter))
            });
            ChapterChange { date, before, links }
        });
        changes.filter(|change| !change.links.is_empty()).collect()
    }

    /// What happened between two editions: the rules that are new, gone, or not what they were.
    pub fn changes(&self, before: EditionDate, date: EditionDate) -> Vec<AlignmentLink> {
        self.between(before, date, |_, _| true)
    }

    /// What happened between two editions to the rules that `concerns` picks, by number and edition.
    fn between(
        &self,
        before: EditionDate,
        date: EditionDate,
        concerns: impl Fn(Number, EditionDate) -> bool,
    ) -> Vec<AlignmentLink> {
        let (old, new) = (self.edition(before), self.edition(date));
        let shared = old
            .iter()
            .find_map(|old| Some((*old, *new.iter().find(|new| new.document.lang() == old.document.lang())?)));
        let Some((from, to)) = shared.or_else(|| Some((*old.first()?, *new.first()?))) else { return Vec::new() };
        let links = self.alignment(from, to).links.into_iter().filter(|link| link.kind != LinkKind::Same);
        let links = links.filter(|link| {
            link.from.is_some_and(|from| concerns(from, before)) || link.to.iter().any(|&to| concerns(to, date))
        });
        links.collect()
    }

    /// What happened to a rule in every edition that is known.
    pub fn history(&self, lineage: LineageId) -> History {
        let whole = self.dates();
        let mut dates: Vec<EditionDate> = self.tables().map(|table| table.document.date()).collect();
        dates.sort_unstable();
        dates.dedup();
        let mut stages: Vec<Stage> = Vec::new();
        let mut before: Option<(EditionDate, Number)> = None;
        for (place, &date) in dates.iter().enumerate() {
            let earlier = place.checked_sub(1).map(|place| dates[place]);
            match (self.number(date, lineage), before) {
                (Some(number), before_it) => {
                    let stage = self.stage(lineage, date, number, before_it, whole.first() < Some(&date));
                    stages.push(stage);
                    before = Some((date, number));
                }
                (None, Some((last, _))) if whole.contains(&date) => {
                    let into = self.parts_of(date, last, |part| {
                        (part.kind == PartKind::Merged && part.part == lineage).then_some(part.whole)
                    });
                    stages.push(Stage {
                        date,
                        number: None,
                        event: Event::Ended,
                        reworded: None,
                        numbers: self.numbers_of(&into, date, earlier),
                        others: into,
                    });
                    before = None;
                }
                (None, _) => {}
            }
        }
        History { lineage, stages }
    }

    fn stage(
        &self,
        lineage: LineageId,
        date: EditionDate,
        number: Number,
        before: Option<(EditionDate, Number)>,
        later: bool,
    ) -> Stage {
        let Some((last, number_before)) = before else {
            let of = |kind: PartKind| {
                let earlier = EditionDate::UNDATED;
                self.parts_of(date, earlier, |part| (part.kind == kind && part.part == lineage).then_some(part.whole))
            };
            let others = of(PartKind::Split);
            let event = if later { Event::Born } else { Event::Known };
            let numbers = self.numbers_of(&others, date, None);
            return Stage { date, number: Some(number), event, reworded: None, numbers, others };
        };
        let of = |kind: PartKind| {
            self.parts_of(date, last, |part| (part.kind == kind && part.whole == lineage).then_some(part.part))
        };
        let (split, merged) = (of(PartKind::Split), of(PartKind::Merged));
        let reworded = self.reworded(lineage, last, date);
        let (event, others) = match (split, merged) {
            (split, _) if !split.is_empty() => (Event::Split, split),
            (_, merged) if !merged.is_empty() => (Event::Merged, merged),
            _ if reworded == Some(true) => (Event::Reworded, Vec::new()),
            _ if number == number_before => (Event::Same, Vec::new()),
            _ => (Event::Moved, Vec::new()),
        };
        let numbers = self.numbers_of(&others, date, Some(last));
        Stage { date, number: Some(number), event, reworded, numbers, others }
    }

    /// What became part of what after one edition and up to another.
    fn parts_of(
        &self,
        date: EditionDate,
        after: EditionDate,
        pick: impl Fn(&Part) -> Option<LineageId>,
    ) -> Vec<LineageId> {
        let between = self.parts().iter().filter(|part| after < part.since && part.since <= date);
        between.filter_map(pick).collect()
    }

    fn numbers_of(&self, lineages: &[LineageId], date: EditionDate, before: Option<EditionDate>) -> Vec<Number> {
        let number = |&lineage: &LineageId| {
            self.number(date, lineage).or_else(|| before.and_then(|before| self.number(before, lineage)))
        };
        lineages.iter().filter_map(number).collect()
    }
}
