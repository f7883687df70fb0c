//! A journal that stops a run which does not end: with a rule knocked out, an engine may go round for ever.

use std::{
    cell::{Cell, Ref, RefCell},
    panic::resume_unwind,
    rc::Rc,
    sync::Arc,
    time::Instant,
};

use vademecum_machine::{Deed, Journal, Recorder, State};
use vademecum_vocab::RuleId;

use crate::{
    bounds::{CITATION_WORK, EVENT_WORK, MAX_MOMENT_OBJECTS, MAX_WORK, PLAYER_OBJECTS},
    replay::Moment,
    told::{EventNames, ToldEvent},
    work,
};

/// The work that is left to all games of one scenario, until when they may be played, and the line that is being played.
#[derive(Debug)]
pub(crate) struct Budget {
    left: Cell<usize>,
    line: Cell<usize>,
    deadline: Option<Instant>,
    /// Work until the clock is read again; each charge counts as [`MIN_CHARGE`] at least.
    unchecked: Cell<usize>,
}

/// Work between two readings of the clock.
const WORK_PER_READING: usize = 16_384;

/// Work that a charge counts as at least, for the clock.
const MIN_CHARGE: usize = 64;

impl Budget {
    /// All the work that the games of a scenario may make.
    pub(crate) fn whole() -> Rc<Budget> {
        Budget::until(None)
    }

    /// The same, as long as a moment has not passed.
    pub(crate) fn until(deadline: Option<Instant>) -> Rc<Budget> {
        Rc::new(Budget { left: Cell::new(MAX_WORK), line: Cell::new(1), deadline, unchecked: Cell::new(0) })
    }

    /// Whether the games have run out of time.
    pub(crate) fn is_late(&self) -> bool {
        self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }

    /// The same, read from the clock now and then.
    fn is_seen_late(&self, work: usize) -> bool {
        let left = self.unchecked.get().checked_sub(work.max(MIN_CHARGE));
        self.unchecked.set(left.unwrap_or(WORK_PER_READING));
        left.is_none() && self.is_late()
    }

    /// The line that was played last, from 1; that of the title before the first one.
    pub(crate) fn line(&self) -> usize {
        self.line.get()
    }
}

/// The journal of one run, which ends the run when it grows past all bounds.
#[derive(Debug, Clone)]
pub(crate) struct Bounded {
    pub(crate) journal: Journal,
    /// Every event of the journal with the objects it is about.
    told: RefCell<Vec<ToldEvent>>,
    names: Arc<EventNames>,
    budget: Rc<Budget>,
    /// The state after each group of events, if boards are wanted.
    moments: Option<RefCell<Moments>>,
}

/// States of a run, as many as are kept.
#[derive(Debug, Clone, Default)]
struct Moments {
    all: Vec<Moment>,
    /// Their weight, in objects.
    objects: usize,
}

/// Thrown when the bound is reached, to be caught by whoever began the run.
pub(crate) struct Endless;

impl Bounded {
    /// A journal of a game with every rule, which counts decisions, or without one.
    pub(crate) fn new(knocked_out: Option<RuleId>, names: &Arc<EventNames>, budget: &Rc<Budget>) -> Bounded {
        let journal = match knocked_out {
            None => Journal::new().counting(),
            Some(rule) => Journal::without([rule]),
        };
        Bounded {
            journal,
            told: RefCell::default(),
            names: Arc::clone(names),
            budget: Rc::clone(budget),
            moments: None,
        }
    }

    /// A new journal of the same run: what it records is work of that run as well.
    pub(crate) fn anew(&self, knocked_out: Option<RuleId>) -> Bounded {
        Bounded::new(knocked_out, &self.names, &self.budget)
    }

    /// Keeps the state after each group of events as well, up to [`MAX_MOMENT_OBJECTS`].
    pub(crate) fn with_boards(self) -> Bounded {
        Bounded { moments: Some(RefCell::default()), ..self }
    }

    /// Whether it does so.
    pub(crate) const fn has_boards(&self) -> bool {
        self.moments.is_some()
    }

    /// A line begins to be played.
    pub(crate) fn begin_line(&self, line: usize) {
        self.budget.line.set(line);
        self.budget.unchecked.set(0);
    }

    /// Every event, in order.
    pub(crate) fn told(&self) -> Ref<'_, [ToldEvent]> {
        Ref::map(self.told.borrow(), Vec::as_slice)
    }

    /// The journal, every event of it with the objects it is about, and the states that were kept.
    pub(crate) fn into_parts(self) -> (Journal, Vec<ToldEvent>, Vec<Moment>) {
        let moments = self.moments.map_or_else(Vec::new, |moments| moments.into_inner().all);
        (self.journal, self.told.into_inner(), moments)
    }

    fn spend(&self, work: usize) {
        match self.budget.left.get().checked_sub(work) {
            Some(left) if !self.budget.is_seen_late(work) => self.budget.left.set(left),
            _ => {
                self.budget.left.set(0);
                resume_unwind(Box::new(Endless))
            }
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
        self.spend((EVENT_WORK + self.names.work(state)).saturating_mul(group.len()));
        let mut told = self.told.borrow_mut();
        let first = told.len();
        told.extend(group.iter().map(|event| ToldEvent::new(event, first, state, &self.names)));
        drop(told);
        self.journal.events(group, state);
        if let Some(moments) = &self.moments {
            let mut moments = moments.borrow_mut();
            let objects = moments.objects + state.weight() + PLAYER_OBJECTS * state.players().len();
            if objects <= MAX_MOMENT_OBJECTS {
                moments.objects = objects;
                moments.all.push(Moment { told: self.told.borrow().len(), state: state.clone() });
            }
        }
    }

    fn mark(&self) -> usize {
        self.journal.mark()
    }

    fn because(&self, since: usize, follow: &[Deed]) {
        self.journal.because(since, follow);
    }

    fn retract(&self, since: usize) {
        self.journal.retract(since);
    }

    fn count_events(&self) -> usize {
        self.journal.count_events()
    }

    fn end_stage(&self) {
        self.journal.end_stage();
    }

    fn work(&self, units: usize) {
        self.spend(units);
    }
}
