//! Who keeps what the engine cites and what happens.

use std::cell::{Cell, Ref, RefCell};

use vademecum_trace::EvidenceRecorder;
use vademecum_vocab::RuleId;

use crate::{deed::Deed, state::State};

/// Keeps what is cited and what happens, or does not.
///
/// `quiet` is set while something is only looked at or run again: then nothing is kept, but sections that the game is
/// played without stay out.
pub trait Recorder {
    /// Whether the section is in force.
    #[track_caller]
    fn rule(&self, section: RuleId, quiet: bool) -> bool;

    /// Whether the section is in force and its condition holds.
    #[track_caller]
    fn when(&self, section: RuleId, condition: bool, quiet: bool) -> bool;

    /// Something has happened; the state is what it left.
    fn event(&self, deed: &Deed, state: &State);

    /// Whether somebody reads what is cited. If not, what would come out as it was, and only be cited once more, need not
    /// be worked out once more.
    #[inline]
    fn is_read(&self) -> bool {
        true
    }

    /// Cards are gone through, this many: work that may cite nothing, for those who bound a game.
    #[inline]
    fn work(&self, _units: usize) {}
}

/// Keeps nothing: for rollouts.
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

    #[inline(always)]
    fn is_read(&self) -> bool {
        false
    }
}

/// An event with the sections that were cited since the one before it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// What happened.
    pub deed: Deed,
    /// The sections.
    pub sections: Vec<RuleId>,
}

/// A recorder that keeps everything: which sections applied, every event, and what was cited before it.
#[derive(Debug, Clone, Default)]
pub struct Journal {
    evidence: RefCell<EvidenceRecorder>,
    entries: RefCell<Vec<Entry>>,
    /// How much of the log of citations has been given to events.
    used: Cell<usize>,
}

impl Journal {
    /// A journal with every section in force.
    pub fn new() -> Self {
        Journal::default()
    }

    /// A journal of a game that is played without some sections.
    pub fn without(sections: impl IntoIterator<Item = RuleId>) -> Self {
        Journal { evidence: RefCell::new(EvidenceRecorder::with_rules_disabled(sections)), ..Journal::default() }
    }

    /// Counts decisions as well, which takes time.
    #[must_use]
    pub fn counting(self) -> Self {
        Journal { evidence: RefCell::new(self.evidence.into_inner().counting_decisions()), ..self }
    }

    /// Which sections applied.
    pub fn evidence(&self) -> Ref<'_, EvidenceRecorder> {
        self.evidence.borrow()
    }

    /// Every event, in order.
    pub fn entries(&self) -> Ref<'_, [Entry]> {
        Ref::map(self.entries.borrow(), Vec::as_slice)
    }
}

impl Recorder for Journal {
    #[track_caller]
    fn rule(&self, section: RuleId, quiet: bool) -> bool {
        self.evidence.borrow_mut().rule(section, quiet)
    }

    #[track_caller]
    fn when(&self, section: RuleId, condition: bool, quiet: bool) -> bool {
        self.evidence.borrow_mut().when(section, condition, quiet)
    }

    fn event(&self, deed: &Deed, _: &State) {
        let evidence = self.evidence.borrow();
        let since = evidence.log().get(self.used.get()..).unwrap_or_default();
        let sections = since.iter().map(|application| application.rule).collect();
        self.used.set(evidence.log().len());
        self.entries.borrow_mut().push(Entry { deed: *deed, sections });
    }
}
