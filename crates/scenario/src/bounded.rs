//! A journal that stops a run which does not end: with a rule knocked out, an engine may go round for ever.

use std::{cell::Cell, panic::resume_unwind};

use vademecum_machine::{Deed, Journal, Recorder};
use vademecum_vocab::RuleId;

/// Maximum number of citations and events of one run: more than any scenario of a few turns makes.
const MAX_CITATIONS: u32 = 2_000_000;

/// The journal of one run, which ends the run when it grows past all bounds.
#[derive(Debug, Clone)]
pub(crate) struct Bounded {
    pub(crate) journal: Journal,
    left: Cell<u32>,
}

/// Thrown when the bound is reached, to be caught by whoever began the run.
pub(crate) struct Endless;

impl Bounded {
    /// A journal of a game with every rule, which counts decisions, or without one.
    pub(crate) fn new(knocked_out: Option<RuleId>) -> Bounded {
        let journal = match knocked_out {
            None => Journal::new().counting(),
            Some(rule) => Journal::without([rule]),
        };
        Bounded { journal, left: Cell::new(MAX_CITATIONS) }
    }

    fn count(&self) {
        match self.left.get().checked_sub(1) {
            Some(left) => self.left.set(left),
            None => resume_unwind(Box::new(Endless)),
        }
    }
}

impl Recorder for Bounded {
    #[track_caller]
    fn rule(&self, rule: RuleId, quiet: bool) -> bool {
        self.count();
        self.journal.rule(rule, quiet)
    }

    #[track_caller]
    fn when(&self, rule: RuleId, condition: bool, quiet: bool) -> bool {
        self.count();
        self.journal.when(rule, condition, quiet)
    }

    fn event(&self, event: &Deed) {
        self.count();
        self.journal.event(event);
    }

    fn events(&self, group: &[Deed]) {
        self.count();
        self.journal.events(group);
    }

    fn mark(&self) -> usize {
        self.journal.mark()
    }

    fn because(&self, since: usize, follow: &[Deed]) {
        self.journal.because(since, follow);
    }
}
