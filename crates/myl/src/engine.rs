//! One choice at a time: it is checked, carried out, and the game goes on by itself until it needs the next one.
//!
//! The game goes from stage to stage ([`Stage`]). Each is one step or several, written as a procedure that asks where the rules
//! ask. A step that asks in its middle is run again from a copy of the state before it, with one answer more. The questions of
//! every turn begin a step.

use std::sync::Arc;

use crate::{
    checks, combat,
    cx::{Cx, Flow, Look, MAX_DEPTH, Stop},
    decision::{Ask, Choice},
    error::{Error, Refusal},
    record::Recorder,
    state::{Paused, Stage, State},
    turn,
};

impl State {
    /// Makes a choice: the game goes on until the next decision.
    ///
    /// # Errors
    ///
    /// [`Error::Refused`] names the section that forbids the choice. The state is then as it was.
    pub fn play<R: Recorder>(&mut self, choice: Choice, rec: &R) -> Result<(), Error> {
        self.check(choice, rec)?;
        self.carry_out(choice, rec)
    }

    /// Whether a choice may be made now.
    ///
    /// # Errors
    ///
    /// The section that forbids it.
    pub fn check<R: Recorder>(&self, choice: Choice, rec: &R) -> Result<(), Refusal> {
        if self.offer.contains(&choice) {
            return Ok(());
        }
        let look = Look { state: self, rec, quiet: false };
        let legal = match (self.decision.ask, choice) {
            (Ask::Act(_), Choice::Play(_) | Choice::Use(..) | Choice::PayToAnnul) => match &self.window {
                Some(opening) => look.may_act(self.decision.who, choice, opening),
                None => Err(Refusal::UNFIT),
            },
            (Ask::Attack, Choice::Attack(id)) => look.may_attack(id),
            (Ask::Block, Choice::Block(blocker, attacker)) => look.may_block(blocker, attacker),
            (Ask::Block, Choice::Done) => look.may_end_blocks(),
            (Ask::Act(_) | Ask::Attack | Ask::Block | Ask::Pick { .. } | Ask::YesNo | Ask::Over, _) => Ok(()),
        };
        // What is not on offer and that no section forbids does not fit the question.
        legal.and(Err(Refusal::UNFIT))
    }

    fn carry_out<R: Recorder>(&mut self, choice: Choice, rec: &R) -> Result<(), Error> {
        // The state is copied.
        rec.work(self.size());
        if let Some(Paused { from, mut answers }) = self.paused.take() {
            answers.push(choice);
            if self.picks_on(choice) {
                self.paused = Some(Paused { from, answers });
                return Ok(());
            }
            self.go_back(&from);
            return self.run(rec, answers, from);
        }
        let mut answers = std::mem::take(&mut self.copies.answers);
        answers.push(choice);
        let from = match self.copies.room.take() {
            Some(mut room) => {
                if self.may_ask_again(choice) {
                    self.renew(&mut room);
                }
                room
            }
            None => self.copy(),
        };
        if self.picks_on(choice) {
            self.paused = Some(Paused { from, answers });
            return Ok(());
        }
        self.run(rec, answers, from)
    }

    /// Goes on to the next question of a pick, if it has one: nothing changes between two of them.
    fn picks_on(&mut self, choice: Choice) -> bool {
        let (Some(picking), Choice::Pick(item)) = (&mut self.picking, choice) else { return false };
        picking.take(item);
        if picking.asks() {
            self.decision.ask = picking.ask();
            self.offer.clear();
            picking.offer(&mut self.offer);
            return true;
        }
        false
    }

    /// Goes on until a decision is needed. `from` is the state before the first step.
    fn run<R: Recorder>(&mut self, rec: &R, mut answers: Vec<Choice>, mut from: Box<State>) -> Result<(), Error> {
        let cards = Arc::clone(&self.cards);
        let mut is_first = true;
        loop {
            let is_copied = is_first || !self.is_rest() && !self.asks_nothing();
            self.window = None;
            self.picking = None;
            self.offer.clear();
            if !is_first && is_copied {
                self.renew(&mut from);
            }
            let mut cx = Cx::new(self, &cards, rec, &mut answers);
            match step(&mut cx) {
                Ok(()) => {}
                Err(Stop::Asks) => {
                    // A step that has changed nothing yet needs no copy.
                    if answers.is_empty() && self.is_rest() {
                        self.copies.room = Some(from);
                        self.copies.answers = answers;
                    } else {
                        debug_assert!(is_copied, "{:?} asks in its middle", self.stage);
                        self.paused = Some(Paused { from, answers });
                    }
                    return Ok(());
                }
                Err(Stop::Over) => {
                    if self.is_too_deep {
                        *self = *from;
                        return Err(Error::TooDeep(MAX_DEPTH));
                    }
                    self.frames.clear();
                    self.decision = self.over();
                    self.offer.clear();
                    return Ok(());
                }
            }
            answers.clear();
            is_first = false;
        }
    }

    /// Whether the traits of the cards in play, and what is counted of zones, are what working them out from nothing gives, and
    /// whether the standing checks find nothing where nothing changed. It is always so; random games look at it in every state.
    pub fn has_current_traits(&self) -> bool {
        let mut anew = self.clone();
        anew.touch();
        crate::traits::refresh(&mut Cx::new(&mut anew, &self.cards, &crate::Silent, &mut Vec::new()));
        anew.count_zones();
        let kept = |state: &State| (state.held, state.buried, state.reserves);
        let is_checked = self.is_unchecked.0 || self.stale.0.is_any() || checks::find_nothing(self);
        anew.traits == self.traits && kept(&anew) == kept(self) && is_checked
    }

    /// Lets the game go on to its first decision.
    pub(crate) fn begin<R: Recorder>(&mut self, rec: &R) -> Result<(), Error> {
        let before = self.copy();
        self.run(rec, Vec::new(), before)
    }
}

fn step<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    match cx.state.stage {
        Stage::Regroup => turn::regroup(cx),
        Stage::BeginVigil => turn::begin_vigil(cx),
        Stage::Vigil => turn::vigil(cx),
        Stage::Attack => combat::attack(cx),
        Stage::AttackDeclared => combat::attack_declared(cx),
        Stage::Block => combat::block(cx),
        Stage::BlockDeclared => combat::block_declared(cx),
        Stage::War { next, passed } => turn::war(cx, next, passed),
        Stage::Damage => combat::damage(cx),
        Stage::Final => turn::final_phase(cx),
        Stage::EndOfTurn => turn::end_of_turn(cx),
        Stage::Over => Err(Stop::Over),
    }
}
