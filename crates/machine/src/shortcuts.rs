//! Shortcuts (729): a sequence of choices for all players that one of them proposes and the others accept or shorten,
//! and that is then taken without asking for each choice.
//!
//! A proposal is plain data: a sequence of choices, and how often it is repeated. It contains no conditional choices.

use smallvec::SmallVec;
use vademecum_abilities::Step;
use vademecum_rule_ids::magic::{R729_1B, R729_2A, R729_2B, R729_2C};

use crate::{
    Recorder,
    cx::{Legal, Look},
    decision::{Ask, Choice},
    deed::Deed,
    error::{Error, Refusal},
    id::PlayerId,
    note::Note,
    state::State,
};

/// Maximum number of choices in a shortcut.
const MAX_CHOICES: usize = 1 << 16;

/// A shortcut that a player has proposed (729.2a).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shortcut {
    /// The choices, and who makes each of them.
    steps: Vec<(PlayerId, Choice)>,
    /// The number of choices that are going to be taken.
    end: usize,
    /// The players who have not answered yet, in turn order.
    unanswered: SmallVec<[PlayerId; 4]>,
}

impl Shortcut {
    /// The choices that are going to be taken, and who makes each of them.
    pub fn steps(&self) -> &[(PlayerId, Choice)] {
        self.steps.get(..self.end).unwrap_or(&self.steps)
    }

    /// The player who accepts or shortens it next (729.2b); `None` once all have answered.
    pub fn asks(&self) -> Option<PlayerId> {
        self.unanswered.first().copied()
    }

    /// Accepts the proposal for the player who is asked (729.2b).
    pub fn accept<R: Recorder>(&mut self, state: &State, rec: &R) {
        self.answer(state, rec, Note::AcceptsShortcut);
    }

    /// Ends the sequence at a place, in a step of the game, where the player who is asked will make a different choice
    /// (729.2b). Returns `false` if the choice there is not theirs.
    pub fn shorten<R: Recorder>(&mut self, (place, step): (usize, Step), state: &State, rec: &R) -> bool {
        let own = self.steps().get(place).is_some_and(|(who, _)| Some(*who) == self.asks());
        if own {
            self.end = place;
            self.answer(state, rec, |player| Note::ShortensShortcut(player, step));
        }
        own
    }

    fn answer<R: Recorder>(&mut self, state: &State, rec: &R, note: impl FnOnce(PlayerId) -> Note) {
        if let Some(player) = self.asks() {
            self.unanswered.remove(0);
            rec.event(&Deed::Note(note(player)), state);
        }
    }
}

impl State {
    /// Proposes a shortcut for the player with priority: a sequence of choices, repeated a number of times. They are
    /// tried under `trial`, which says what rules are in force there as well.
    ///
    /// # Errors
    ///
    /// If a choice is not legal, the result is not predictable, or no player has priority at the end (729.2a).
    pub fn propose_shortcut<R: Recorder, T: Recorder>(
        &self,
        sequence: &[Choice],
        times: usize,
        rec: &R,
        trial: &T,
    ) -> Result<Shortcut, Refusal> {
        let look = Look { state: self, rec, quiet: false };
        let by = self.decision.who;
        // 729.1b: how often what could go on forever is repeated; without that rule, what is proposed is done once.
        let times = look.either(R729_1B, times, times.min(1));
        let mut state = self.clone();
        let mut steps = Vec::new();
        let is_short = times.max(sequence.len().saturating_mul(times)) <= MAX_CHOICES;
        let mut fits = self.decision.ask == Ask::Priority && is_short;
        for &choice in std::iter::repeat_n(sequence, if fits { times } else { 0 }).flatten() {
            steps.push((state.decision.who, choice));
            if state.play(choice, trial).is_err() {
                fits = false;
                break;
            }
        }
        let is_certain = state.random == self.random && state.decision.ask == Ask::Priority;
        if !(fits && is_certain) && look.rule(R729_2A) {
            return Err(Refusal::by(R729_2A, "refused-shortcut-cannot-be-taken"));
        }
        rec.event(&Deed::Note(Note::ProposesShortcut(by, times)), self);
        // 729.2b: each other player answers, in turn order; without that rule, nobody is asked.
        let others = self.in_turn_order(by).filter(|&player| player != by).collect();
        let end = steps.len();
        Ok(Shortcut { steps, end, unanswered: look.either(R729_2B, others, SmallVec::new()) })
    }

    /// Takes a shortcut that all players have answered (729.2c): all its choices are made. A player who shortened it
    /// must then make a choice other than the proposed one.
    ///
    /// # Errors
    ///
    /// As [`State::play`]; the state is then as it was.
    pub fn take_shortcut<R: Recorder>(&mut self, shortcut: &Shortcut, rec: &R) -> Result<(), Error> {
        if shortcut.asks().is_some() {
            return Err(Refusal::by(R729_2B, "refused-shortcut-not-answered").into());
        }
        let look = Look { state: self, rec, quiet: false };
        if !look.rule(R729_2C) {
            return Ok(());
        }
        let mut taken = self.clone();
        for &(_, choice) in shortcut.steps() {
            taken.play(choice, rec)?;
        }
        taken.barred = shortcut.steps.get(shortcut.end).map(|(_, choice)| *choice);
        *self = taken;
        Ok(())
    }
}

/// Refuses the proposed choice to a player who shortened a shortcut there (729.2c).
pub(crate) fn check_barred(state: &State, choice: Choice) -> Legal {
    if state.barred == Some(choice) {
        return Err(Refusal::by(R729_2C, "refused-proposed-in-shortcut"));
    }
    Ok(())
}
