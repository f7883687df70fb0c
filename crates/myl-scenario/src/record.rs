//! The recorder of one run: what is cited and what happens, the state at each event if boards are wanted, and an end for a run
//! that does not come to one.

use std::{
    cell::{Cell, RefCell},
    panic::resume_unwind,
    rc::Rc,
    time::Instant,
};

use vademecum_myl::{Deed, Journal, Recorder, State};
use vademecum_vocab::RuleId;

/// Maximum work of all games of a scenario, the game with all sections and all those without one together: citations, events,
/// cards that the engine goes through, and cards that names in the script are compared with.
pub(crate) const MAX_WORK: usize = 4_000_000;

/// Work charged for an event: it is stored, narrated and drawn on a board.
const WORK_PER_EVENT: usize = 100;

/// Work between two readings of the clock.
const WORK_PER_READING: usize = 4_096;

/// Maximum total size of the states recorded for boards, in cards: several times that of any bundled scenario.
const MAX_MOMENT_CARDS: usize = 40_000;

/// The work that is left to all games of one scenario, and until when they may be played.
#[derive(Debug)]
pub(crate) struct Budget {
    left: Cell<usize>,
    deadline: Option<Instant>,
}

impl Budget {
    /// All the work that the games of a scenario may make, until a moment if there is one.
    pub(crate) fn until(deadline: Option<Instant>) -> Rc<Budget> {
        Rc::new(Budget { left: Cell::new(MAX_WORK), deadline })
    }

    /// Takes work that is about to be done, and ends the run if less is left.
    pub(crate) fn spend(&self, work: usize) {
        let before = self.left.get();
        let Some(left) = before.checked_sub(work) else { resume_unwind(Box::new(BrokenOff::Endless)) };
        self.left.set(left);
        let is_late = || self.deadline.is_some_and(|deadline| Instant::now() >= deadline);
        if before / WORK_PER_READING != left / WORK_PER_READING && is_late() {
            resume_unwind(Box::new(BrokenOff::Late));
        }
    }
}

/// Thrown when a bound is reached, to be caught by whoever began the run.
#[derive(Debug, Clone, Copy)]
pub(crate) enum BrokenOff {
    /// There was more work than there may be.
    Endless,
    /// The time was over.
    Late,
}

/// The states recorded during a run, from which boards are drawn.
#[derive(Debug, Default)]
struct Moments {
    states: Vec<State>,
    cards: usize,
}

/// The recorder.
#[derive(Debug)]
pub(crate) struct Log {
    pub(crate) journal: Journal,
    budget: Rc<Budget>,
    /// The state at each event.
    moments: Option<RefCell<Moments>>,
}

impl Log {
    /// A recorder of a game with every section, which counts decisions, or without one.
    pub(crate) fn new(without: Option<RuleId>, with_boards: bool, budget: &Rc<Budget>) -> Log {
        let journal = match without {
            None => Journal::new().counting(),
            Some(rule) => Journal::without([rule]),
        };
        Log { journal, budget: Rc::clone(budget), moments: with_boards.then(RefCell::default) }
    }

    /// A new recorder of the same run: what it records is work of that run as well.
    pub(crate) fn anew(&self, without: Option<RuleId>) -> Log {
        Log::new(without, false, &self.budget)
    }

    /// The work that is left to the run.
    pub(crate) fn budget(&self) -> Rc<Budget> {
        Rc::clone(&self.budget)
    }

    /// The journal and the recorded states.
    pub(crate) fn into_parts(self) -> (Journal, Vec<State>) {
        (self.journal, self.moments.map_or_else(Vec::new, |moments| moments.into_inner().states))
    }
}

impl Recorder for Log {
    #[track_caller]
    fn rule(&self, section: RuleId, quiet: bool) -> bool {
        self.budget.spend(1);
        self.journal.rule(section, quiet)
    }

    #[track_caller]
    fn when(&self, section: RuleId, condition: bool, quiet: bool) -> bool {
        self.budget.spend(1);
        self.journal.when(section, condition, quiet)
    }

    fn work(&self, units: usize) {
        self.budget.spend(units);
    }

    fn event(&self, deed: &Deed, state: &State) {
        self.budget.spend(WORK_PER_EVENT);
        self.journal.event(deed, state);
        if let Some(moments) = &self.moments {
            let mut moments = moments.borrow_mut();
            let cards = moments.cards + state.size();
            if cards <= MAX_MOMENT_CARDS {
                moments.cards = cards;
                moments.states.push(state.clone());
            }
        }
    }
}
