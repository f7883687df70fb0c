//! A journal that stops a run which does not end: with a rule knocked out, an engine may go round for ever.

use std::panic::resume_unwind;

use vademecum_magic::{Event, Journal, Observer};
use vademecum_trace::{CitedRules, Muted, Recorder};
use vademecum_vocab::RuleId;

/// More than any scenario of a few turns cites.
const MOST: u32 = 2_000_000;

/// The journal of one run.
#[derive(Debug, Clone)]
pub(crate) struct Bounded {
    pub(crate) journal: Journal,
    left: u32,
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
        Bounded { journal, left: MOST }
    }

    fn count(&mut self) {
        match self.left.checked_sub(1) {
            Some(left) => self.left = left,
            None => resume_unwind(Box::new(Endless)),
        }
    }
}

impl Recorder for Bounded {
    type Muted<'a> = Muted<'a>;

    #[track_caller]
    fn cite(&mut self, rules: impl CitedRules) {
        self.count();
        self.journal.cite(rules);
    }

    #[track_caller]
    fn rule(&mut self, rules: impl CitedRules) -> bool {
        self.count();
        self.journal.rule(rules)
    }

    #[track_caller]
    fn when(&mut self, rules: impl CitedRules, condition: bool) -> bool {
        self.count();
        self.journal.when(rules, condition)
    }

    #[track_caller]
    fn either<T>(&mut self, rules: impl CitedRules, with: T, without: T) -> T {
        self.count();
        self.journal.either(rules, with, without)
    }

    fn muted(&self) -> Muted<'_> {
        self.journal.muted()
    }
}

impl Observer for Bounded {
    fn event(&mut self, event: Event) {
        self.count();
        self.journal.event(event);
    }
}
