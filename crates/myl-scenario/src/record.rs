//! The recorder of one run: what is cited and what happens, the state at each event if boards are wanted, and an end for a run
//! that does not come to one.

use std::{
    cell::{Cell, RefCell},
    panic::resume_unwind,
};

use vademecum_myl::{Deed, Journal, Recorder, State};
use vademecum_vocab::RuleId;

/// Maximum number of citations and events of all games of a scenario.
const MAX_WORK: usize = 4_000_000;

/// Maximum number of states that are kept for boards.
const MAX_MOMENTS: usize = 2_000;

/// Thrown when the bound is reached, to be caught by whoever began the run.
pub(crate) struct Endless;

/// The recorder.
#[derive(Debug)]
pub(crate) struct Log {
    pub(crate) journal: Journal,
    left: Cell<usize>,
    /// The state at each event.
    moments: Option<RefCell<Vec<State>>>,
}

impl Log {
    /// A recorder of a game with every section, which counts decisions, or without one.
    pub(crate) fn new(without: Option<RuleId>, with_boards: bool) -> Log {
        let journal = match without {
            None => Journal::new().counting(),
            Some(rule) => Journal::without([rule]),
        };
        Log { journal, left: Cell::new(MAX_WORK), moments: with_boards.then(RefCell::default) }
    }

    /// The states that were kept.
    pub(crate) fn into_parts(self) -> (Journal, Vec<State>) {
        (self.journal, self.moments.map_or_else(Vec::new, RefCell::into_inner))
    }

    fn spend(&self) {
        match self.left.get().checked_sub(1) {
            Some(left) => self.left.set(left),
            None => resume_unwind(Box::new(Endless)),
        }
    }
}

impl Recorder for Log {
    #[track_caller]
    fn rule(&self, section: RuleId, quiet: bool) -> bool {
        self.spend();
        self.journal.rule(section, quiet)
    }

    #[track_caller]
    fn when(&self, section: RuleId, condition: bool, quiet: bool) -> bool {
        self.spend();
        self.journal.when(section, condition, quiet)
    }

    fn event(&self, deed: &Deed, state: &State) {
        self.spend();
        self.journal.event(deed, state);
        if let Some(moments) = &self.moments {
            let mut moments = moments.borrow_mut();
            if moments.len() < MAX_MOMENTS {
                moments.push(state.clone());
            }
        }
    }
}
