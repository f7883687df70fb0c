//! How rules are cited: the three ways, and who keeps what was cited.
//!
//! Rules are cited one at a time, where they decide:
//!
//! - `rule(R)`: an unconditional rule with a switch; true unless the game is played without it.
//! - `when(R, condition)`: the rule's own condition, which is sometimes false.
//! - `either(R, with, without)`: rules of order, simultaneity, exception and definition, whose absence is another
//!   behaviour, written out.

use std::{cell::RefCell, ops::Range};

use vademecum_trace::{EvidenceRecorder, Recorder as _, RuleApplication};
use vademecum_vocab::RuleId;

use crate::deed::Deed;

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

    /// Something has happened.
    fn event(&self, event: &Deed);
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
    fn event(&self, _: &Deed) {}
}

/// An event in a [`Journal`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// What happened.
    pub event: Deed,
    /// Which citations of the log led to it: those since the event before it.
    pub by: Range<usize>,
}

/// A recorder that keeps everything: which rules applied, every event, and which rules made it.
#[derive(Debug, Default)]
pub struct Journal {
    evidence: RefCell<EvidenceRecorder>,
    events: RefCell<Vec<Entry>>,
}

impl Journal {
    /// A journal with every rule in force.
    pub fn new() -> Self {
        Journal::default()
    }

    /// A journal of a game that is played without some rules.
    pub fn without(rules: impl IntoIterator<Item = RuleId>) -> Self {
        Journal { evidence: RefCell::new(EvidenceRecorder::with_rules_disabled(rules)), events: RefCell::default() }
    }

    /// Which rules applied.
    pub fn evidence(&self) -> EvidenceRecorder {
        self.evidence.borrow().clone()
    }

    /// Every event, in order.
    pub fn entries(&self) -> Vec<Entry> {
        self.events.borrow().clone()
    }

    /// The citations that led to an event.
    pub fn citations(&self, entry: &Entry) -> Vec<RuleApplication> {
        self.evidence.borrow().log().get(entry.by.clone()).unwrap_or_default().to_vec()
    }
}

impl Recorder for Journal {
    #[track_caller]
    fn rule(&self, rule: RuleId, quiet: bool) -> bool {
        if quiet { self.evidence.borrow().muted().rule(rule) } else { self.evidence.borrow_mut().rule(rule) }
    }

    #[track_caller]
    fn when(&self, rule: RuleId, condition: bool, quiet: bool) -> bool {
        if quiet {
            self.evidence.borrow().muted().when(rule, condition)
        } else {
            self.evidence.borrow_mut().when(rule, condition)
        }
    }

    fn event(&self, event: &Deed) {
        let mut events = self.events.borrow_mut();
        let from = events.last().map_or(0, |entry| entry.by.end);
        events.push(Entry { event: *event, by: from..self.evidence.borrow().log().len() });
    }
}
