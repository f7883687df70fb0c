//! One choice at a time: it is checked, carried out, and the game goes on by itself until it needs the
//! next one.

use vademecum_trace::CitedRules;

use crate::{
    cast,
    choice::{Choice, Decision},
    combat,
    error::{Error, Rejected},
    event::{Event, Observer},
    game, legal, mana_ability, priority, resolve, special,
    state::{MOST, State},
    state_based, trigger,
    turn::{self, Stage},
};

/// A state that is being changed, and who listens: the one context through which rules are cited.
pub(crate) struct Cx<'a, R> {
    pub(crate) state: &'a mut State,
    pub(crate) rec: &'a mut R,
}

impl<R: Observer> Cx<'_, R> {
    /// A statement applies the rules.
    #[inline]
    #[track_caller]
    pub(crate) fn cite(&mut self, rules: impl CitedRules) {
        self.rec.cite(rules);
    }

    /// The rules' own condition decides.
    #[inline]
    #[track_caller]
    pub(crate) fn when(&mut self, rules: impl CitedRules, condition: bool) -> bool {
        self.rec.when(rules, condition)
    }

    /// The rules supply a value.
    #[inline]
    #[track_caller]
    pub(crate) fn value<T>(&mut self, rules: impl CitedRules, with: T, without: T) -> T {
        self.rec.value(rules, with, without)
    }

    /// Something changed.
    #[inline]
    pub(crate) fn event(&mut self, event: Event) {
        self.rec.event(event);
    }

    /// The game waits for a decision; always true, for the caller to return.
    pub(crate) fn ask(&mut self, decision: Decision) -> bool {
        self.state.decision = decision;
        true
    }
}

impl State {
    /// Makes a choice: the next state, or this one given back with the reason.
    ///
    /// # Errors
    ///
    /// [`Error::Refused`] names the rule that forbids the choice; the others are for games that grow past
    /// all bounds. In every case the state is given back as it was.
    pub fn apply<R: Observer>(mut self, choice: Choice, recorder: &mut R) -> Result<State, Rejected> {
        match self.play(choice, recorder) {
            Ok(()) => Ok(self),
            Err(error) => Err(Rejected { state: Box::new(self), error }),
        }
    }

    /// Makes a choice in place: what [`State::apply`] does, for those who hold the state by reference.
    ///
    /// # Errors
    ///
    /// As [`State::apply`]; the state is then as it was.
    pub fn play<R: Observer>(&mut self, choice: Choice, recorder: &mut R) -> Result<(), Error> {
        legal::check(self, recorder, choice)?;
        let before = self.is_risky(choice).then(|| self.clone());
        let cx = &mut Cx { state: self, rec: recorder };
        perform(cx, choice);
        advance(cx);
        let Some(fault) = self.fault.take() else { return Ok(()) };
        if let Some(before) = before {
            *self = before;
        }
        Err(fault)
    }

    /// Whether a choice could make a number or a list grow past its bounds, so that it may have to be taken
    /// back. Numbers on cards are small and one choice resolves one spell or ability: a state without large
    /// numbers needs several choices to get there.
    fn is_risky(&self, choice: Choice) -> bool {
        let grows = choice == Choice::Pass && self.stack.last().is_some_and(|item| self.cards.get(item.def).grows);
        // Every watcher may see everything move at once.
        let crowded = self.watchers.len().saturating_mul(self.battlefield.len()) > MOST / 2;
        self.large || grows || crowded || self.objects.len() > MOST / 2
    }
}

/// Carries out a choice that is legal.
fn perform<R: Observer>(cx: &mut Cx<'_, R>, choice: Choice) {
    let decision = cx.state.decision;
    match (decision, choice) {
        (_, Choice::Concede(player)) => game::concede(cx, player),
        (Decision::Mulligan(player), Choice::Keep) => game::keep(cx, player),
        (Decision::Mulligan(player), Choice::Mulligan) => game::mulligan(cx, player),
        (Decision::Bottom(player), Choice::Object(card)) => game::bottom(cx, player, card),
        (Decision::Priority(player), Choice::Pass) => priority::pass(cx, player),
        (Decision::Priority(player), Choice::PlayLand(land)) => special::play_land(cx, player, land),
        (Decision::Priority(player), Choice::Cast(card)) => cast::propose_spell(cx, player, card),
        (Decision::Priority(player), Choice::Activate(source, place)) => {
            cast::propose_ability(cx, player, source, place);
        }
        (Decision::Priority(player) | Decision::Pay(player), Choice::Mana(source, place, kind)) => {
            mana_ability::activate(cx, player, source, place, kind);
            // 117.3c, 605.3b: the player goes on as before.
            if matches!(decision, Decision::Priority(_)) {
                priority::keeps(cx, player);
            }
        }
        (
            Decision::Mode(_)
            | Decision::X(_)
            | Decision::Target(..)
            | Decision::CostSacrifice(_)
            | Decision::CostDiscard(_)
            | Decision::Pay(_),
            choice,
        ) => cast::answer(cx, choice),
        (Decision::Attackers(_) | Decision::Blockers(_) | Decision::AssignDamage(..), choice) => {
            combat::answer(cx, choice);
        }
        (Decision::DiscardDown(player), Choice::Object(card)) => turn::cleanup::choose(cx, player, card),
        (Decision::Legend(player, of), Choice::Object(kept)) => state_based::legend::keep(cx, player, of, kept),
        (Decision::OrderTriggers(_), Choice::Trigger(place)) => trigger::stack_next(cx, place as usize),
        (_, choice) => resolve::answer(cx, choice),
    }
}

/// Goes on until the game needs a decision or is over.
pub(crate) fn advance<R: Observer>(cx: &mut Cx<'_, R>) {
    loop {
        if cx.state.outcome.is_some() || cx.state.fault.is_some() {
            cx.state.decision = Decision::Over;
            return;
        }
        let waits = match cx.state.stage {
            Stage::Opening => game::proceed(cx),
            Stage::Beginning => turn::begin_step(cx),
            Stage::Declaring => combat::proceed(cx),
            Stage::Checks => priority::checks(cx),
            Stage::Proposing => cast::proceed(cx),
            Stage::Resolving => resolve::proceed(cx),
            Stage::Ending => turn::end_step(cx),
        };
        if waits {
            return;
        }
    }
}
