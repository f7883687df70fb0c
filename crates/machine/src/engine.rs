//! One choice at a time: it is checked, carried out, and the game goes on by itself until it needs the next one.
//!
//! The game goes from stage to stage ([`Stage`]). Each stage is one step, written as a procedure that asks where the
//! rules ask. A step that is asked in its middle is run again from a copy of the state before it, with one answer more.

use std::sync::Arc;

use smallvec::SmallVec;
use vademecum_abilities::Supertype;

use crate::{
    Recorder, combat,
    cx::{Cx, Flow, Stop},
    decision::Choice,
    error::{Error, Rejected},
    game,
    id::ObjectId,
    layers, payment, resolve, stack,
    state::{OnStack, Paused, State},
    turn::{self, Stage},
};

/// The answers with which a step is run.
type Answers = SmallVec<[Choice; 8]>;

impl State {
    /// Makes a choice: the next state, or this one given back with the reason.
    ///
    /// # Errors
    ///
    /// [`Error::Refused`] names the rule that forbids the choice; the others are for games that grow past
    /// all bounds. In every case the state is given back as it was.
    pub fn apply<R: Recorder>(mut self, choice: Choice, rec: &R) -> Result<State, Rejected> {
        match self.play(choice, rec) {
            Ok(()) => Ok(self),
            Err(error) => Err(Rejected { state: Box::new(self), error }),
        }
    }

    /// Makes a choice in place: what [`State::apply`] does, for those who hold the state by reference.
    ///
    /// # Errors
    ///
    /// As [`State::apply`]; the state is then as it was.
    pub fn play<R: Recorder>(&mut self, choice: Choice, rec: &R) -> Result<(), Error> {
        self.check(choice, rec)?;
        let before = self.may_overflow().then(|| self.clone());
        let (mut answers, from) = match self.paused.take() {
            Some(paused) => {
                *self = State::clone(&paused.from);
                (paused.answers.clone(), Some(paused.from.clone()))
            }
            None => (Answers::new(), None),
        };
        answers.push(choice);
        advance(self, rec, answers, from);
        let Some(fault) = self.fault.take() else { return Ok(()) };
        if let Some(before) = before {
            *self = before;
        }
        Err(fault)
    }

    /// Whether one choice could make a number or a list grow past its bounds, so that it may have to be taken back.
    fn may_overflow(&self) -> bool {
        const CROWDED: usize = 1 << 16;
        // Each of them may trigger for each of the things that one choice does.
        const MANY_LISTENERS: usize = 64;
        self.large
            || self.objects.len() > CROWDED
            || self.waiting.len() > CROWDED
            || self.listeners.len() > MANY_LISTENERS
    }

    /// Whether the step that comes next may ask in its middle, so that a copy is kept from its beginning.
    fn may_ask(&self, answers: &[Choice]) -> bool {
        // A replacement effect may ask in the middle of anything.
        if self.replaces {
            return true;
        }
        match self.stage {
            Stage::Priority => match answers.first() {
                Some(Choice::Cast(id, _)) => self.announcing_asks(OnStack::Spell, *id),
                Some(Choice::Activate(id, ability)) => self.announcing_asks(OnStack::Ability(*ability), *id),
                Some(Choice::PlayLand(id)) => self.entering_asks(*id),
                Some(Choice::Mana(_, ability, _)) => self.cards.asks(*ability),
                Some(_) => false,
                None => !self.waiting.is_empty() || self.stale.state_based && self.has_namesakes(),
            },
            Stage::Pay => match answers.first() {
                Some(Choice::Mana(_, ability, _)) => self.cards.asks(*ability),
                _ => false,
            },
            Stage::Resolve => self.resolving_asks(),
            Stage::Damage => !self.combat.blockers().is_empty(),
            Stage::Discard => self.player(self.turn.active).hand.len() > turn::MAX_HAND,
            // A mulligan ends with cards on the bottom.
            Stage::Opening => true,
            Stage::BeginTurn | Stage::BeginStep | Stage::Attack | Stage::Block | Stage::EndStep => false,
        }
    }

    /// Whether announcing a spell or ability may ask: for modes, X or targets.
    fn announcing_asks(&self, what: OnStack, id: ObjectId) -> bool {
        if self.try_object(id).is_none() {
            return false;
        }
        let x = match &what {
            OnStack::Spell => self.values(id).cost.as_ref().is_some_and(|cost| cost.x > 0),
            _ => true,
        };
        let item = stack::unannounced(self, what, id, self.decision.who);
        x || self.text(&item).is_some_and(|text| text.modal.is_some() || !text.targets.is_empty())
    }

    /// Whether an object may ask as it enters the battlefield.
    fn entering_asks(&self, id: ObjectId) -> bool {
        self.try_object(id)
            .is_some_and(|object| self.cards.passive(object.face).iter().any(|&ability| self.cards.asks(ability)))
    }

    /// Whether the top of the stack may ask as it resolves.
    fn resolving_asks(&self) -> bool {
        let Some(item) = self.stack.last() else { return false };
        match &item.what {
            OnStack::Spell => {
                let face = self.face(item.object.id);
                self.cards.abilities(face).any(|ability| self.cards.asks(ability))
            }
            OnStack::Ability(ability) => self.cards.asks(*ability),
            OnStack::Made(_) => true,
        }
    }

    /// Whether there are two legendary permanents or more, of which one may have to be chosen (704.5j).
    fn has_namesakes(&self) -> bool {
        let legendary = |now: &&crate::object::Characteristics| now.supertypes.has(Supertype::Legendary);
        self.permanents.iter().filter(legendary).nth(1).is_some()
    }
}

/// Goes on until the game needs a decision or is over, from a state at rest.
pub(crate) fn run<R: Recorder>(state: &mut State, rec: &R) {
    advance(state, rec, Answers::new(), None);
}

fn advance<R: Recorder>(state: &mut State, rec: &R, mut answers: Answers, mut from: Option<Arc<State>>) {
    loop {
        if state.outcome.is_some() || state.fault.is_some() {
            return stop(state, rec);
        }
        if from.is_none() && state.may_ask(&answers) {
            from = Some(Arc::new(state.clone()));
        }
        let mut cx = Cx::of_step(state, rec, &answers, from.is_some());
        match step(&mut cx) {
            Ok(()) | Err(Stop::Again) => {
                answers.clear();
                from = None;
            }
            Err(Stop::Rests(decision)) => {
                state.decision = decision;
                return;
            }
            Err(Stop::Asks(decision)) => {
                state.decision = decision;
                state.paused = from.map(|from| Arc::new(Paused { from, answers }));
                return;
            }
            Err(Stop::Over) => return stop(state, rec),
        }
    }
}

fn stop<R: Recorder>(state: &mut State, rec: &R) {
    state.decision = Cx::new(state, rec).over();
    state.payment = None;
}

/// The step of a stage.
fn step<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    let done = match cx.state.stage {
        Stage::Opening => game::opening(cx),
        Stage::BeginTurn => turn::begin_turn(cx),
        Stage::BeginStep => turn::begin_step(cx),
        Stage::Attack => combat::attack(cx),
        Stage::Block => combat::block(cx),
        Stage::Damage => combat::damage(cx),
        Stage::Discard => turn::cleanup(cx),
        Stage::Priority => turn::priority(cx),
        Stage::Pay => pay(cx),
        Stage::Resolve => resolve::resolve(cx),
        Stage::EndStep => turn::end_step(cx),
    };
    if matches!(done, Ok(()) | Err(Stop::Asks(_) | Stop::Again)) {
        layers::refresh(cx);
    }
    done
}

/// A payment goes on; when it is over, what it was for is cast or activated and its player receives priority (117.3c).
fn pay<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    payment::step(cx)?;
    if cx.state.payment.is_none() {
        let player = cx.state.stack.last().map_or(cx.state.turn.priority, |item| item.controller);
        crate::stack::finish(cx)?;
        cx.state.stage = Stage::Priority;
        turn::keeps_priority(cx, player);
    }
    Ok(())
}
