//! The two contexts that rules are written against: [`Look`] reads a state, [`Cx`] changes one.
//!
//! Rules are written in direct style: `let card = cx.pick_one(player, …)?; happen::happens(cx, …)?;`. A question whose
//! answer is not known yet returns early; the state keeps a copy from before the step and the answers so far, and the
//! step is run again with one answer more. While it runs again, events and citations are not recorded a second time.

use smallvec::SmallVec;
use vademecum_abilities::OptionalCost;
use vademecum_rule_ids::magic::{R104_1, R510_1E};
use vademecum_vocab::RuleId;

use crate::{
    Recorder,
    decision::{Ask, Asked, Choice, Decision, Item, Offer},
    deed::{Deed, Note},
    error::{Error, Refusal},
    game,
    id::{ObjectId, PlayerId, Subject},
    offered::Offered,
    state::State,
    turn::Stage,
};
use vademecum_random::Random;

/// Why a step stopped before its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Stop {
    /// A decision is needed, and the step has changed nothing yet: it begins anew with the answer.
    Rests(Decision),
    /// A decision is needed in the middle of the step.
    Asks(Decision),
    /// Who was asked has left the game: the step begins anew.
    Again,
    /// What was begun cannot be completed: the game is as it was before the step (730.1).
    Reversed,
    /// The game is over, or cannot go on.
    Over,
}

/// What a rule that may ask returns.
pub(crate) type Flow<T = ()> = Result<T, Stop>;

/// What is legal, or the rule that forbids it.
pub(crate) type Legal<T = ()> = Result<T, Refusal>;

/// A read-only state, with the recorder of what is cited.
#[derive(Debug)]
pub(crate) struct Look<'a, R> {
    pub(crate) state: &'a State,
    pub(crate) rec: &'a R,
    /// Whether events and citations are not recorded.
    pub(crate) quiet: bool,
}

impl<R> Clone for Look<'_, R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R> Copy for Look<'_, R> {}

impl<R: Recorder> Look<'_, R> {
    /// Whether the rule is in force.
    #[inline]
    #[track_caller]
    pub(crate) fn rule(&self, rule: RuleId) -> bool {
        self.rec.rule(rule, self.quiet)
    }

    /// The rule's own condition.
    #[inline]
    #[track_caller]
    pub(crate) fn when(&self, rule: RuleId, condition: bool) -> bool {
        self.rec.when(rule, condition, self.quiet)
    }

    /// `with` if the rule is in force, otherwise `without`; the rule is cited only where they differ.
    #[inline]
    #[track_caller]
    pub(crate) fn either<T: PartialEq>(&self, rule: RuleId, with: T, without: T) -> T {
        self.rec.either(rule, with, without, self.quiet)
    }

    /// A copy of the state, to see what could be: as much work as there are objects.
    pub(crate) fn copy_state(&self) -> State {
        self.rec.work(self.state.objects.len());
        self.state.clone()
    }

    /// Refuses a choice by a rule, as long as the rule is in force.
    #[inline]
    #[track_caller]
    pub(crate) fn refuse(&self, rule: RuleId, message: &'static str) -> Legal {
        if self.rule(rule) { Err(Refusal::by(rule, message)) } else { Ok(()) }
    }

    /// Refuses a choice by a rule, if its condition holds.
    #[inline]
    #[track_caller]
    pub(crate) fn forbid(&self, rule: RuleId, condition: bool, message: &'static str) -> Legal {
        if self.when(rule, condition) { Err(Refusal::by(rule, message)) } else { Ok(()) }
    }
}

/// A state that is being changed, with its recorder and the answers given so far in the step.
#[derive(Debug)]
pub(crate) struct Cx<'a, R> {
    pub(crate) state: &'a mut State,
    pub(crate) rec: &'a R,
    answers: &'a [Choice],
    next: usize,
    /// Whether there is a copy of the state from before the step, so that it may wait in its middle.
    may_wait: bool,
    /// Whether nothing is recorded at all.
    muted: bool,
}

impl<'a, R: Recorder> Cx<'a, R> {
    /// A context for what asks nothing.
    pub(crate) fn new(state: &'a mut State, rec: &'a R) -> Self {
        Cx { state, rec, answers: &[], next: 0, may_wait: false, muted: false }
    }

    /// The context of a step that is run with some answers.
    pub(crate) fn of_step(state: &'a mut State, rec: &'a R, answers: &'a [Choice], may_wait: bool) -> Self {
        Cx { state, rec, answers, next: 0, may_wait, muted: false }
    }

    /// A context for trying what would happen, on a copy: nothing is recorded.
    pub(crate) fn muted(state: &'a mut State, rec: &'a R) -> Self {
        Cx { muted: true, ..Cx::new(state, rec) }
    }

    /// Whether what happens now has been told already, in an earlier run of the step, or is only tried.
    #[inline]
    fn quiet(&self) -> bool {
        self.muted || self.has_answer()
    }

    /// The state as it is now.
    #[inline]
    pub(crate) fn look(&self) -> Look<'_, R> {
        Look { state: self.state, rec: self.rec, quiet: self.quiet() }
    }

    /// The state as it is now, for working out what could be done: nothing is recorded.
    #[inline]
    pub(crate) fn peek(&self) -> Look<'_, R> {
        Look { state: self.state, rec: self.rec, quiet: true }
    }

    /// Whether the rule is in force.
    #[inline]
    #[track_caller]
    pub(crate) fn rule(&self, rule: RuleId) -> bool {
        self.rec.rule(rule, self.quiet())
    }

    /// The rule's own condition.
    #[inline]
    #[track_caller]
    pub(crate) fn when(&self, rule: RuleId, condition: bool) -> bool {
        self.rec.when(rule, condition, self.quiet())
    }

    /// `with` if the rule is in force, otherwise `without`; the rule is cited only where they differ.
    #[inline]
    #[track_caller]
    pub(crate) fn either<T: PartialEq>(&self, rule: RuleId, with: T, without: T) -> T {
        self.rec.either(rule, with, without, self.quiet())
    }

    /// Whether a player has decided something in this step: so that it is not part of a loop of mandatory actions (104.4b).
    pub(crate) fn has_asked(&self) -> bool {
        !self.answers.is_empty()
    }

    /// Whether the answer to the next question of this step is known.
    #[inline]
    pub(crate) fn has_answer(&self) -> bool {
        self.next < self.answers.len()
    }

    /// How often players have decided something in this step.
    pub(crate) fn count_answers(&self) -> usize {
        self.answers.len()
    }

    /// Something has happened.
    #[inline]
    pub(crate) fn tell(&self, deed: &Deed) {
        if !self.quiet() {
            self.rec.event(deed, self.state);
        }
    }

    /// Several things have happened at the same time.
    #[inline]
    pub(crate) fn tell_all(&self, group: &[Deed]) {
        if !self.quiet() && !group.is_empty() {
            self.rec.events(group, self.state);
        }
    }

    /// A moment, for [`Cx::because`].
    #[inline]
    pub(crate) fn mark(&self) -> usize {
        if self.quiet() { 0 } else { self.rec.mark() }
    }

    /// Drops the citations since a mark from the narration: the recomputation that made them changed nothing.
    #[inline]
    pub(crate) fn retract(&self, since: usize) {
        if !self.quiet() {
            self.rec.retract(since);
        }
    }

    /// Number of events so far, for [`Cx::end_instruction`].
    #[inline]
    pub(crate) fn count_events(&self) -> usize {
        self.rec.count_events()
    }

    /// An instruction was carried out that began after a number of events: what was cited since the last of its events
    /// belongs to that one, and not to the next instruction.
    #[inline]
    pub(crate) fn end_instruction(&self, events: usize) {
        // What ends a step or a turn is the reason for what begins.
        let goes_on = !matches!(self.state.stage, Stage::BeginStep | Stage::BeginTurn);
        if goes_on && !self.quiet() && self.rec.count_events() > events {
            self.rec.end_stage();
        }
    }

    /// What was cited since a moment is the reason why deeds will happen.
    #[inline]
    pub(crate) fn because(&self, since: usize, follow: &[Deed]) {
        if !self.quiet() && !follow.is_empty() {
            self.rec.because(since, follow);
        }
    }

    /// Something is told that nothing waits for.
    #[inline]
    pub(crate) fn note(&self, note: Note) {
        self.tell(&Deed::Note(note));
    }

    /// The game cannot go on this way: the choice that led here is taken back.
    pub(crate) fn fail<T>(&mut self, error: Error) -> Flow<T> {
        self.state.fault = Some(error);
        Err(Stop::Over)
    }

    /// Adds two numbers; one that no longer fits is a fault.
    pub(crate) fn sum(&mut self, a: i32, b: i32) -> Flow<i32> {
        match a.checked_add(b) {
            Some(sum) => {
                self.state.large |= sum.unsigned_abs() > crate::state::LARGE;
                Ok(sum)
            }
            None => self.fail(Error::Overflow),
        }
    }

    /// A decision at the beginning of a step that has changed nothing yet.
    pub(crate) fn rest(&mut self, decision: Decision) -> Flow<Choice> {
        match self.answer(decision.who)? {
            Some(choice) => Ok(choice),
            // What somebody's leaving has triggered comes first.
            None if self.next > 0 => Err(Stop::Again),
            None if self.state.player(decision.who).is_in_game() => Err(Stop::Rests(decision)),
            None => Err(Stop::Again),
        }
    }

    /// Whether a question can be asked in the middle of this step.
    pub(crate) const fn may_ask(&self) -> bool {
        self.may_wait
    }

    /// A decision in the middle of a step.
    pub(crate) fn ask(&mut self, decision: Decision) -> Flow<Choice> {
        debug_assert!(
            self.may_wait || !self.state.player(decision.who).is_in_game(),
            "{:?} asks in its middle: {decision:?}",
            self.state.stage
        );
        match self.answer(decision.who)? {
            Some(choice) => Ok(choice),
            None if self.may_wait && self.state.player(decision.who).is_in_game() => Err(Stop::Asks(decision)),
            // Nobody is asked who has left the game, nor in a step that was taken for one that asks nothing: whatever
            // comes first.
            None => Ok(self.state.first_answer(decision.ask)),
        }
    }

    /// The next answer; those who concede meanwhile leave the game (104.3a).
    #[inline]
    fn answer(&mut self, asked: PlayerId) -> Flow<Option<Choice>> {
        match self.answers.get(self.next) {
            None => Ok(None),
            Some(Choice::Concede(_)) => self.answer_after_concessions(asked),
            Some(&choice) => {
                self.next += 1;
                self.reseed();
                Ok(Some(choice))
            }
        }
    }

    /// What is random begins anew behind an answer, where a seed was given for that (`State::reseed`).
    fn reseed(&mut self) {
        if !self.state.reseeds.is_empty() {
            let given = self.state.reseeds.iter().rev().find(|(answers, _)| *answers as usize + 1 == self.next);
            if let Some(&(_, seed)) = given {
                self.state.random = Random(seed);
            }
        }
    }

    #[cold]
    fn answer_after_concessions(&mut self, asked: PlayerId) -> Flow<Option<Choice>> {
        while let Some(&choice) = self.answers.get(self.next) {
            self.next += 1;
            self.reseed();
            let Choice::Concede(player) = choice else { return Ok(Some(choice)) };
            game::concede(self, player)?;
            if !self.state.player(asked).is_in_game() {
                return Ok(None);
            }
        }
        Ok(None)
    }

    /// Asks for yes or no.
    pub(crate) fn ask_yes(&mut self, who: PlayerId, why: RuleId, about: Option<ObjectId>) -> Flow<bool> {
        Ok(self.ask(Decision { who, why, ask: Ask::YesNo, about })? == Choice::Yes)
    }

    /// Asks whether something is done that a text leaves to a player.
    pub(crate) fn ask_whether(
        &mut self,
        who: PlayerId,
        why: RuleId,
        about: ObjectId,
        offered: Option<Offered>,
    ) -> Flow<bool> {
        self.state.asked = offered.map(|offered| Box::new(Asked::May(offered)));
        let is_done = self.ask_yes(who, why, Some(about))?;
        self.state.asked = None;
        Ok(is_done)
    }

    /// Asks whether a cost is paid.
    pub(crate) fn ask_to_pay(
        &mut self,
        who: PlayerId,
        why: RuleId,
        about: Option<ObjectId>,
        cost: OptionalCost,
    ) -> Flow<bool> {
        self.state.asked = Some(Box::new(Asked::Cost(cost)));
        let pays = self.ask_yes(who, why, about)?;
        self.state.asked = None;
        Ok(pays)
    }

    /// Asks for a number, if there is more than one.
    pub(crate) fn ask_number(
        &mut self,
        who: PlayerId,
        why: RuleId,
        about: Option<ObjectId>,
        (least, most): (u32, u32),
    ) -> Flow<u32> {
        if least >= most {
            return Ok(most.min(least));
        }
        match self.ask(Decision { who, why, ask: Ask::Number(least, most), about })? {
            Choice::Number(number) => Ok(number),
            _ => Ok(least),
        }
    }

    /// Asks how much damage a creature assigns to a recipient, if there is a choice.
    pub(crate) fn ask_assignment(
        &mut self,
        who: PlayerId,
        by: ObjectId,
        (to, last): (Subject, Option<Subject>),
        (range, left): ((u32, u32), u32),
    ) -> Flow<u32> {
        if range.0 >= range.1 {
            return Ok(range.0.min(range.1));
        }
        self.state.offer = SmallVec::from_slice(&[to.into()]);
        self.state.asked = Some(Box::new(Asked::Share { to, last, left }));
        let number = self.ask_number(who, R510_1E, Some(by), range)?;
        self.state.asked = None;
        self.state.offer.clear();
        Ok(number)
    }

    /// Asks for one item, if there is more than one; `None` if there is none.
    pub(crate) fn pick_one(
        &mut self,
        who: PlayerId,
        why: RuleId,
        about: Option<ObjectId>,
        offer: Offer,
    ) -> Flow<Option<Item>> {
        Ok(self.pick(who, why, about, offer, (1, 1))?.first().copied())
    }

    /// Asks for several different items, one after another in the order of the offer, so that a set is picked in one
    /// way only. What must be picked is not asked for.
    pub(crate) fn pick(
        &mut self,
        who: PlayerId,
        why: RuleId,
        about: Option<ObjectId>,
        mut offer: Offer,
        (least, most): (usize, usize),
    ) -> Flow<SmallVec<[Item; 4]>> {
        if offer.len() <= least {
            return Ok(offer.drain(..).collect());
        }
        self.pick_even_one(who, why, about, offer, (least, most))
    }

    /// The same, and what must be picked is asked for as well.
    pub(crate) fn pick_even_one(
        &mut self,
        who: PlayerId,
        why: RuleId,
        about: Option<ObjectId>,
        mut offer: Offer,
        (least, most): (usize, usize),
    ) -> Flow<SmallVec<[Item; 4]>> {
        let mut picked = SmallVec::new();
        while picked.len() < most && !offer.is_empty() {
            let missing = least.saturating_sub(picked.len());
            if offer.len() <= missing && !picked.is_empty() {
                picked.extend(offer.drain(..));
                break;
            }
            // What comes too late in the order to leave enough is not on offer.
            let reach = offer.len() - missing.saturating_sub(1);
            self.rec.work(reach);
            self.state.offer = offer[..reach].iter().copied().collect();
            self.state.behind_offer = offer[reach..].iter().copied().collect();
            let ask = Ask::Pick { least: missing as u32, most: (most - picked.len()).min(offer.len()) as u32 };
            let choice = self.ask(Decision { who, why, ask, about })?;
            let Choice::Pick(item) = choice else { break };
            let place = offer.iter().position(|&other| other == item).unwrap_or(0);
            offer.drain(..=place);
            picked.push(item);
        }
        self.state.offer.clear();
        self.state.behind_offer.clear();
        Ok(picked)
    }

    /// Asks for an order of all the items.
    pub(crate) fn order(
        &mut self,
        who: PlayerId,
        why: RuleId,
        about: Option<ObjectId>,
        mut offer: Offer,
    ) -> Flow<SmallVec<[Item; 4]>> {
        let mut ordered = SmallVec::new();
        while offer.len() > 1 {
            self.rec.work(offer.len());
            self.state.offer = offer.clone();
            let Choice::Pick(item) = self.ask(Decision { who, why, ask: Ask::Order, about })? else {
                break;
            };
            offer.retain(|other| *other != item);
            ordered.push(item);
        }
        ordered.extend(offer);
        self.state.offer.clear();
        Ok(ordered)
    }

    /// Nothing is left to decide: the game is over.
    pub(crate) fn over(&mut self) -> Decision {
        Decision { who: self.state.turn.active, why: R104_1, ask: Ask::Over, about: None }
    }
}
