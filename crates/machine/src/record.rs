//! How rules are cited: the three ways, and who keeps what was cited.
//!
//! Rules are cited one at a time, where they decide:
//!
//! - `rule(R)`: an unconditional rule with a switch; true unless the game is played without it.
//! - `when(R, condition)`: the rule's own condition, which is sometimes false.
//! - `either(R, with, without)`: rules of order, simultaneity, exception and definition, whose absence is another
//!   behaviour, written out.

use std::{
    cell::{Cell, Ref, RefCell},
    sync::Arc,
};

use vademecum_abilities::KeywordDeed;
use vademecum_trace::{EvidenceRecorder, RuleApplication};
use vademecum_vocab::RuleId;

use crate::{
    deed::{Deed, Note},
    keywords::ASCEND,
    state::State,
};

/// Keeps what the machine cites and what happens, or does not.
///
/// `quiet` is set while something is only looked at or run again: then nothing is kept, but rules that the game is
/// played without stay out.
pub trait Recorder {
    /// Whether the rule is in force.
    #[track_caller]
    fn rule(&self, rule: RuleId, quiet: bool) -> bool;

    /// Whether the rule is in force and its condition holds.
    #[track_caller]
    fn when(&self, rule: RuleId, condition: bool, quiet: bool) -> bool;

    /// `with` if the rule is in force, otherwise `without`; the rule is cited only where they differ.
    #[inline]
    #[track_caller]
    fn either<T: PartialEq>(&self, rule: RuleId, with: T, without: T, quiet: bool) -> T {
        if with == without {
            // Not free, so that a game that is bounded by its work ends.
            self.work(1);
            return with;
        }
        if self.rule(rule, quiet) { with } else { without }
    }

    /// Something has happened, and this is the state it left.
    fn event(&self, event: &Deed, state: &State);

    /// Several things have happened at the same time, for the same reasons.
    fn events(&self, group: &[Deed], state: &State) {
        group.iter().for_each(|event| self.event(event, state));
    }

    /// A moment, for [`because`](Recorder::because).
    #[inline]
    fn mark(&self) -> usize {
        0
    }

    /// What was cited since a moment is the reason why these will happen, and no reason for what happens before them.
    #[inline]
    fn because(&self, _since: usize, _follow: &[Deed]) {}

    /// Drops the citations since a mark from the narration: the recomputation that made them changed nothing.
    #[inline]
    fn retract(&self, _since: usize) {}

    /// What was cited since the last event led to no event: it belongs to the last one, which it followed from.
    #[inline]
    fn end_stage(&self) {}

    /// Number of events so far, for [`end_stage`](Recorder::end_stage) where something has happened since.
    #[inline]
    fn count_events(&self) -> usize {
        0
    }

    /// Objects or choices are gone through, this many: work that may cite nothing, for those who bound a game.
    #[inline]
    fn work(&self, _units: usize) {}
}

/// Keeps nothing: for rollouts. Nothing of it is left after optimisation.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Silent;

impl Recorder for Silent {
    #[inline(always)]
    fn rule(&self, _: RuleId, _: bool) -> bool {
        true
    }

    #[inline(always)]
    fn when(&self, _: RuleId, condition: bool, _: bool) -> bool {
        condition
    }

    #[inline(always)]
    fn event(&self, _: &Deed, _: &State) {}
}

/// An event in a [`Journal`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// What happened.
    pub event: Deed,
    /// The citations that it was expected for, then those that were open when it happened; shared by all events of a group.
    reasons: [Option<Citations>; 2],
    /// The citations that followed from it without another event: who has priority now, what was not changed.
    followed: Vec<RuleApplication>,
}

/// Citations that several events share.
type Citations = Arc<[RuleApplication]>;

impl Entry {
    /// The rules that made it happen, in the order they applied, then those that applied because of it and led to no event.
    pub fn citations(&self) -> impl Iterator<Item = &RuleApplication> {
        self.reasons.iter().flatten().flat_map(|citations| citations.iter()).chain(&self.followed)
    }

    /// The rules that made it happen.
    pub fn reasons(&self) -> impl Iterator<Item = &RuleApplication> {
        self.reasons.iter().flatten().flat_map(|citations| citations.iter())
    }

    /// The citations of rules that led to no event of their own and follow from this one.
    pub fn later_citations(&self) -> &[RuleApplication] {
        &self.followed
    }

    /// Whether the very same citations made another event happen, at the same time.
    pub fn shares_citations_with(&self, other: &Entry) -> bool {
        let is_same = |(one, other): (&Option<Citations>, &Option<Citations>)| match (one, other) {
            (Some(one), Some(other)) => Arc::ptr_eq(one, other),
            (None, None) => true,
            _ => false,
        };
        self.reasons.iter().zip(&other.reasons).all(is_same)
    }
}

/// Maximum number of deeds that are expected: those that were replaced never come.
const MAX_EXPECTED: usize = 256;

/// A recorder that keeps everything: which rules applied, every event, and which rules made it.
#[derive(Debug, Clone, Default)]
pub struct Journal {
    evidence: RefCell<EvidenceRecorder>,
    events: RefCell<Vec<Entry>>,
    /// How much of the log of citations has been given to events.
    used: Cell<usize>,
    /// Citations that no event has yet, in order.
    open: RefCell<Vec<RuleApplication>>,
    /// Deeds that follow from others, with the citations that make them happen.
    expected: RefCell<Vec<(Deed, Option<Citations>)>>,
}

impl Journal {
    /// A journal with every rule in force.
    pub fn new() -> Self {
        Journal::default()
    }

    /// A journal of a game that is played without some rules.
    pub fn without(rules: impl IntoIterator<Item = RuleId>) -> Self {
        Journal { evidence: RefCell::new(EvidenceRecorder::with_rules_disabled(rules)), ..Journal::default() }
    }

    /// Counts decisions as well, which takes time.
    #[must_use]
    pub fn counting(self) -> Self {
        Journal { evidence: RefCell::new(self.evidence.into_inner().counting_decisions()), ..self }
    }

    /// Which rules applied.
    pub fn evidence(&self) -> Ref<'_, EvidenceRecorder> {
        self.evidence.borrow()
    }

    /// Every event, in order.
    pub fn entries(&self) -> Ref<'_, [Entry]> {
        Ref::map(self.events.borrow(), Vec::as_slice)
    }

    /// Takes over what was cited since the last time.
    fn collect(&self) {
        let evidence = self.evidence.borrow();
        self.open.borrow_mut().extend(evidence.log().get(self.used.get()..).unwrap_or_default());
        self.used.set(evidence.log().len());
    }

    /// The citations that no event has yet, in order: what led to a choice that is made now.
    pub fn open_citations(&self) -> Vec<RuleApplication> {
        self.collect();
        self.open.borrow().clone()
    }

    /// An event with its reasons: those it was expected for, then those that are given.
    fn enter(&self, event: &Deed, given: Option<Citations>) {
        let mut expected = self.expected.borrow_mut();
        let place = expected.iter().position(|(deed, _)| deed == event);
        let because = place.and_then(|place| expected.remove(place).1);
        self.events.borrow_mut().push(Entry { event: *event, reasons: [because, given], followed: Vec::new() });
    }
}

/// Whether an event only counts what others did, for abilities that trigger on it.
const fn is_bookkeeping(event: &Deed) -> bool {
    match event {
        Deed::Act(acted) => match acted.action {
            KeywordDeed::Ability(keyword) => keyword.0 != ASCEND.0,
            action => matches!(action, KeywordDeed::Paid(_)),
        },
        Deed::Expend(..) | Deed::LoseControl(..) | Deed::Note(Note::Left(_)) => true,
        _ => false,
    }
}

/// Citations to be shared, if there are any.
fn share(citations: &[RuleApplication]) -> Option<Citations> {
    (!citations.is_empty()).then(|| citations.into())
}

impl Recorder for Journal {
    #[track_caller]
    fn rule(&self, rule: RuleId, quiet: bool) -> bool {
        self.evidence.borrow_mut().rule(rule, quiet)
    }

    #[track_caller]
    fn when(&self, rule: RuleId, condition: bool, quiet: bool) -> bool {
        self.evidence.borrow_mut().when(rule, condition, quiet)
    }

    fn event(&self, event: &Deed, state: &State) {
        self.events(&[*event], state);
    }

    fn events(&self, group: &[Deed], _: &State) {
        self.collect();
        let mut open = self.open.borrow_mut();
        let given = share(&open);
        group.iter().for_each(|event| self.enter(event, given.clone()));
        open.clear();
    }

    fn end_stage(&self) {
        let mut events = self.events.borrow_mut();
        // That somebody passed is the reason for what comes next.
        if events.last().is_none_or(|last| matches!(last.event, Deed::Note(Note::Passed(_)))) {
            return;
        }
        if let Some(last) = events.iter_mut().rev().find(|entry| !is_bookkeeping(&entry.event)) {
            self.collect();
            last.followed.append(&mut self.open.borrow_mut());
        }
    }

    fn count_events(&self) -> usize {
        self.events.borrow().len()
    }

    fn mark(&self) -> usize {
        self.open.borrow().len() + self.evidence.borrow().log().len() - self.used.get()
    }

    fn retract(&self, since: usize) {
        self.collect();
        self.open.borrow_mut().truncate(since);
    }

    fn because(&self, since: usize, follow: &[Deed]) {
        self.collect();
        let mut open = self.open.borrow_mut();
        let since = since.min(open.len());
        let reasons = share(&open[since..]);
        open.truncate(since);
        let mut expected = self.expected.borrow_mut();
        if expected.len() + follow.len() > MAX_EXPECTED {
            expected.clear();
        }
        expected.extend(follow.iter().map(|&deed| (deed, reasons.clone())));
    }
}
