//! The two contexts that rules are written against: [`Look`] reads a state, [`Cx`] changes one.
//!
//! Rules are written in direct style: `let card = cx.pick_one(player, …)?`. A question whose answer is not known yet
//! returns early; the state keeps a copy from before the step and the answers so far, and the step is run again with one
//! answer more. While it runs again, events and citations are not recorded a second time.

use vademecum_vocab::RuleId;

use crate::{
    card::Cards,
    decision::{Ask, Choice, Decision, Item, Items, Picking},
    deed::Deed,
    error::Refusal,
    record::Recorder,
    state::{ObjectId, Player, State},
};

/// Why a step stopped before its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Stop {
    /// A decision is needed.
    Asks,
    /// The game is over, or cannot go on.
    Over,
}

/// What a rule that may ask returns.
pub(crate) type Flow<T = ()> = Result<T, Stop>;

/// What is legal, or the section that forbids it.
pub(crate) type Legal<T = ()> = Result<T, Refusal>;

/// A read-only state, with the recorder of what is cited.
#[derive(Debug)]
pub(crate) struct Look<'a, R> {
    pub(crate) state: &'a State,
    pub(crate) rec: &'a R,
    /// Whether citations are not recorded.
    pub(crate) quiet: bool,
}

impl<R> Clone for Look<'_, R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R> Copy for Look<'_, R> {}

impl<R: Recorder> Look<'_, R> {
    #[inline]
    #[track_caller]
    pub(crate) fn rule(&self, section: RuleId) -> bool {
        self.rec.rule(section, self.quiet)
    }

    #[inline]
    #[track_caller]
    pub(crate) fn when(&self, section: RuleId, condition: bool) -> bool {
        self.rec.when(section, condition, self.quiet)
    }

    #[inline]
    #[track_caller]
    pub(crate) fn either<T>(&self, section: RuleId, with: T, without: T) -> T {
        if self.rule(section) { with } else { without }
    }

    /// Refuses a choice by a section, if its condition holds.
    #[inline]
    #[track_caller]
    pub(crate) fn forbid(&self, section: RuleId, condition: bool, message: &'static str) -> Legal {
        if self.when(section, condition) { Err(Refusal::by(section, message)) } else { Ok(()) }
    }
}

/// A state that is being changed, with its recorder and the answers given so far in the step.
#[derive(Debug)]
pub(crate) struct Cx<'a, R> {
    pub(crate) state: &'a mut State,
    /// The set of cards of the game, which stays as it is while the state changes.
    pub(crate) cards: &'a Cards,
    pub(crate) rec: &'a R,
    answers: &'a mut Vec<Choice>,
    next: usize,
    /// How many procedures wait for each other, see [`Cx::nest`].
    depth: usize,
}

/// Maximum number of procedures that wait for each other: cards and abilities that are played and used during others.
pub(crate) const MAX_DEPTH: usize = 100;

impl<'a, R: Recorder> Cx<'a, R> {
    pub(crate) fn new(state: &'a mut State, cards: &'a Cards, rec: &'a R, answers: &'a mut Vec<Choice>) -> Self {
        Cx { state, cards, rec, answers, next: 0, depth: 0 }
    }

    /// Whether what happens now has been told already, in an earlier run of the step.
    #[inline]
    fn quiet(&self) -> bool {
        self.next < self.answers.len()
    }

    /// Whether what is looked at now is cited, and read.
    #[inline]
    pub(crate) fn cites(&self) -> bool {
        !self.quiet() && self.rec.is_read()
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

    #[inline]
    #[track_caller]
    pub(crate) fn rule(&self, section: RuleId) -> bool {
        self.rec.rule(section, self.quiet())
    }

    #[inline]
    #[track_caller]
    pub(crate) fn when(&self, section: RuleId, condition: bool) -> bool {
        self.rec.when(section, condition, self.quiet())
    }

    #[inline]
    #[track_caller]
    pub(crate) fn either<T>(&self, section: RuleId, with: T, without: T) -> T {
        if self.rule(section) { with } else { without }
    }

    /// Something of a card changed that traits and standing checks depend on. Where citations are read, everything is worked
    /// out, and cited, again.
    pub(crate) fn touch_card(&mut self, id: ObjectId) {
        if self.rec.is_read() {
            self.state.touch();
        } else {
            self.state.touch_card(id);
        }
    }

    /// The same of a card that comes into play or leaves it, while it is still where it was.
    pub(crate) fn touch_moving(&mut self, id: ObjectId) {
        if self.rec.is_read() {
            self.state.touch();
        } else {
            self.state.touch_moving(id);
        }
    }

    /// Something has happened.
    #[inline]
    pub(crate) fn tell(&self, deed: Deed) {
        if !self.quiet() {
            self.rec.event(&deed, self.state);
        }
    }

    /// Runs a procedure that may lead to another of its kind; the game cannot go on if too many wait for each other.
    pub(crate) fn nest<T>(&mut self, procedure: impl FnOnce(&mut Self) -> Flow<T>) -> Flow<T> {
        if self.depth == MAX_DEPTH {
            self.state.is_too_deep = true;
            return Err(Stop::Over);
        }
        self.depth += 1;
        let done = procedure(self);
        self.depth -= 1;
        done
    }

    /// Whether the answer to the next question is known already, in a step that is run again.
    #[inline]
    pub(crate) fn is_answered(&self) -> bool {
        self.next < self.answers.len()
    }

    /// An empty list for an offer: that of the last one.
    pub(crate) fn room_for_offer(&mut self) -> Vec<Choice> {
        let mut offer = std::mem::take(&mut self.state.offer);
        offer.clear();
        offer
    }

    /// A player can do nothing but pass, and is not asked: if the step is run again, that is known as an answer is.
    pub(crate) fn pass_unasked(&mut self) {
        self.answers.push(Choice::Pass);
        self.next += 1;
    }

    /// Asks a player to choose from an offer.
    pub(crate) fn ask(&mut self, who: Player, why: RuleId, ask: Ask, offer: Vec<Choice>) -> Flow<Choice> {
        if let Some(&choice) = self.answers.get(self.next) {
            self.next += 1;
            if offer.capacity() > self.state.offer.capacity() {
                // Room for the next one.
                self.state.offer = offer;
            }
            return Ok(choice);
        }
        self.state.decision = Decision { who, why, ask };
        self.state.offer = offer;
        Err(Stop::Asks)
    }

    pub(crate) fn ask_yes(&mut self, who: Player, why: RuleId) -> Flow<bool> {
        let mut offer = self.room_for_offer();
        offer.extend([Choice::Yes, Choice::No]);
        Ok(self.ask(who, why, Ask::YesNo, offer)? == Choice::Yes)
    }

    /// Asks for several different items, one after another in the order of the offer, so that a set is picked in one
    /// way only. What must be picked is not asked for.
    pub(crate) fn pick(
        &mut self,
        who: Player,
        why: RuleId,
        mut items: Items,
        (least, most): (usize, usize),
    ) -> Flow<Items> {
        if items.len() <= least || most == 0 {
            items.truncate(most.max(least));
            return Ok(items);
        }
        let mut picked = Items::new();
        let mut left = Picking { items, least, most };
        while left.asks() {
            let mut offer = self.room_for_offer();
            let ask = left.ask();
            if !self.is_answered() {
                left.offer(&mut offer);
                self.state.picking = Some(std::mem::take(&mut left));
            }
            let Choice::Pick(item) = self.ask(who, why, ask, offer)? else { return Ok(picked) };
            left.take(item);
            picked.push(item);
        }
        if left.most > 0 {
            picked.append(&mut left.items);
        }
        Ok(picked)
    }

    /// Asks for one item, if there is more than one; `None` if there is none.
    pub(crate) fn pick_one(&mut self, who: Player, why: RuleId, items: Items) -> Flow<Option<Item>> {
        Ok(self.pick(who, why, items, (1, 1))?.first().copied())
    }
}
