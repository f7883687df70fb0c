//! A journal that stops a run which does not end: with a rule knocked out, an engine may go round for ever.

use std::{
    cell::{Cell, Ref, RefCell},
    panic::resume_unwind,
    rc::Rc,
    sync::Arc,
};

use vademecum_machine::{Deed, Journal, Recorder, State};
use vademecum_vocab::RuleId;

use crate::{
    told::{EventNames, ToldEvent},
    work,
};

/// Maximum work of one run, in objects gone through: more than any scenario of a few turns makes.
const MAX_WORK: usize = 50_000_000;

/// The work of a citation or an event, in objects gone through.
const CITATION_WORK: usize = 25;

/// The journal of one run, which ends the run when it grows past all bounds.
#[derive(Debug, Clone)]
pub(crate) struct Bounded {
    pub(crate) journal: Journal,
    /// Every event of the journal with the objects it is about.
    told: RefCell<Vec<ToldEvent>>,
    names: Arc<EventNames>,
    left: Rc<Cell<usize>>,
}

/// Thrown when the bound is reached, to be caught by whoever began the run.
pub(crate) struct Endless;

impl Bounded {
    /// A journal of a game with every rule, which counts decisions, or without one.
    pub(crate) fn new(knocked_out: Option<RuleId>, names: &Arc<EventNames>) -> Bounded {
        let journal = match knocked_out {
            None => Journal::new().counting(),
            Some(rule) => Journal::without([rule]),
        };
        Bounded { journal, told: RefCell::default(), names: Arc::clone(names), left: Rc::new(Cell::new(MAX_WORK)) }
    }

    /// A new journal of the same run: what it records is work of that run as well.
    pub(crate) fn anew(&self, knocked_out: Option<RuleId>) -> Bounded {
        Bounded { left: Rc::clone(&self.left), ..Bounded::new(knocked_out, &self.names) }
    }

    /// Every event, in order.
    pub(crate) fn told(&self) -> Ref<'_, [ToldEvent]> {
        Ref::map(self.told.borrow(), Vec::as_slice)
    }

    /// The journal, and every event of it with the objects it is about.
    pub(crate) fn into_parts(self) -> (Journal, Vec<ToldEvent>) {
        (self.journal, self.told.into_inner())
    }

    fn spend(&self, work: usize) {
        match self.left.get().checked_sub(work) {
            Some(left) => self.left.set(left),
            None => resume_unwind(Box::new(Endless)),
        }
    }
}

impl Recorder for Bounded {
    #[track_caller]
    fn rule(&self, rule: RuleId, quiet: bool) -> bool {
        self.spend(CITATION_WORK);
        self.journal.rule(rule, quiet)
    }

    #[track_caller]
    fn when(&self, rule: RuleId, condition: bool, quiet: bool) -> bool {
        self.spend(CITATION_WORK);
        self.journal.when(rule, condition, quiet)
    }

    fn event(&self, event: &Deed, state: &State) {
        self.events(&[*event], state);
    }

    fn events(&self, group: &[Deed], state: &State) {
        work::count(group.len());
        self.spend((CITATION_WORK + self.names.work(state)).saturating_mul(group.len()));
        self.told.borrow_mut().extend(group.iter().map(|event| ToldEvent::new(event, state, &self.names)));
        self.journal.events(group, state);
    }

    fn mark(&self) -> usize {
        self.journal.mark()
    }

    fn because(&self, since: usize, follow: &[Deed]) {
        self.journal.because(since, follow);
    }

    fn work(&self, units: usize) {
        self.spend(units);
    }
}
