//! The order of phases and steps (500), and those that effects add to a turn.

use smallvec::SmallVec;
use vademecum_abilities::{AddedToTurn, Phase, Players, Step};
use vademecum_rule_ids::magic::{
    R500_1, R500_7, R500_8, R500_9, R500_10, R500_10A, R501_1, R505_1, R505_1A, R506_1, R508_8, R510_4, R512_1,
};

use crate::{Recorder, combat, cx::Cx, deed::Note, id::PlayerId, select::Scope, team_choices, turn::Turn};

/// The phases and steps that effects have added to a turn and that have not begun (500.8–500.10).
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct AddedParts {
    /// Phases after the one at hand, the next one last.
    phases: SmallVec<[AddedPhase; 1]>,
    /// Steps after the one at hand, the next one last.
    steps: SmallVec<[Step; 1]>,
    /// The step after which the added steps began: the phase goes on behind it.
    steps_follow: Option<Step>,
    /// The last step of the phase after which the added phases began: the turn goes on behind it.
    phases_follow: Option<Step>,
    /// Whether the phase at hand has no step but the one at hand (500.10).
    alone: bool,
}

/// An added phase: the step with which it begins, and whether it has no other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct AddedPhase {
    first: Step,
    alone: bool,
}

impl AddedParts {
    /// How many phases and steps have been added.
    pub(crate) fn len(&self) -> usize {
        self.phases.len() + self.steps.len()
    }

    /// A number for it.
    pub(crate) fn key(&self) -> u64 {
        self.phases.len() as u64 | (self.steps.len() as u64) << 8
    }
}

impl Turn {
    /// Whether the phase at hand was added to the turn by an effect (500.8).
    pub const fn is_in_added_phase(&self) -> bool {
        self.added.phases_follow.is_some()
    }
}

/// An effect adds phases and steps to the turn: directly after what is at hand, the most recent ones first (500.8,
/// 500.9).
pub(crate) fn add<R: Recorder>(cx: &mut Cx<'_, R>, you: PlayerId, what: &[AddedToTurn], yours: bool) {
    let elsewhere = yours && !team_choices::adds_to_turn(cx.look(), you);
    if cx.when(R500_10A, elsewhere) {
        return;
    }
    let mut all_added: SmallVec<[AddedToTurn; 2]> = SmallVec::new();
    for &added in what.iter().rev() {
        let mut is_added = false;
        match added {
            AddedToTurn::Phase(phase) => {
                if cx.rule(R500_8) {
                    let first = first_step(cx, phase);
                    cx.state.turn.added.phases.push(AddedPhase { first, alone: false });
                    is_added = true;
                }
            }
            AddedToTurn::Step(step) => {
                if cx.rule(R500_9) {
                    cx.state.turn.added.steps.push(step);
                    is_added = true;
                }
            }
            AddedToTurn::StepAfterPhase(step) => {
                // 500.10: the phase has no other step; without that rule, it has all of them.
                let alone = cx.rule(R500_10);
                let first = if alone { step } else { first_step(cx, step.phase()) };
                cx.state.turn.added.phases.push(AddedPhase { first, alone });
                is_added = true;
            }
        }
        all_added.extend(is_added.then_some(added));
    }
    all_added.into_iter().rev().for_each(|added| cx.note(Note::AddsToTurn(added)));
}

/// The step with which an added phase begins.
fn first_step<R: Recorder>(cx: &Cx<'_, R>, phase: Phase) -> Step {
    match phase {
        Phase::Beginning => Step::Untap,
        // 505.1a: only the first main phase of a turn is a precombat one.
        Phase::FirstMain | Phase::SecondMain => cx.either(R505_1A, Step::SecondMain, Step::FirstMain),
        Phase::Combat => Step::BeginningOfCombat,
        Phase::Ending => Step::End,
    }
}

/// The step that comes after one: what effects have added, then what the turn has by itself; none at its end.
pub(crate) fn after<R: Recorder>(cx: &mut Cx<'_, R>, step: Step) -> Option<Step> {
    if let Some(next) = cx.state.turn.added.steps.pop() {
        cx.state.turn.added.steps_follow.get_or_insert(step);
        return Some(next);
    }
    let step = cx.state.turn.added.steps_follow.take().unwrap_or(step);
    let next = if cx.state.turn.added.alone { None } else { following(cx, step) };
    if next.is_some_and(|next| next.phase() == step.phase()) {
        return next;
    }
    let added = &mut cx.state.turn.added;
    added.alone = false;
    if let Some(AddedPhase { first, alone }) = added.phases.pop() {
        added.phases_follow.get_or_insert(step);
        added.alone = alone;
        return Some(first);
    }
    match added.phases_follow.take() {
        Some(last) => following(cx, last),
        None => next,
    }
}

/// The step with which the phase behind another begins, where that one ends before its last step (721.2d).
pub(crate) fn after_phase<R: Recorder>(cx: &mut Cx<'_, R>, phase: Phase) -> Option<Step> {
    let added = &mut cx.state.turn.added;
    added.steps.clear();
    added.steps_follow = None;
    let last = Step::ALL.into_iter().rev().find(|step| step.phase() == phase)?;
    after(cx, last)
}

/// The step after this one in a turn to which nothing is added, with those left out that combat does not need (506.1).
fn following<R: Recorder>(cx: &Cx<'_, R>, step: Step) -> Option<Step> {
    let next = Step::ALL.get(step as usize + 1).copied()?;
    Some(match next {
        Step::DeclareBlockers if cx.when(R508_8, !cx.state.combat.was_declared()) => Step::EndOfCombat,
        Step::FirstStrikeDamage => {
            let first = combat::has_first_strike(cx.look());
            if cx.when(R510_4, first) { next } else { Step::CombatDamage }
        }
        next => in_order(cx, next),
    })
}

/// The next step, in the order of the phases (500.1) and of the steps in each. Without that order, combat comes before
/// both main phases; without the rule that names it, a phase or step is skipped.
fn in_order<R: Recorder>(cx: &Cx<'_, R>, next: Step) -> Step {
    let next = match next {
        Step::FirstMain => cx.either(R500_1, next, Step::BeginningOfCombat),
        Step::BeginningOfCombat => cx.either(R500_1, next, Step::SecondMain),
        Step::SecondMain => cx.either(R500_1, next, Step::FirstMain),
        _ => next,
    };
    match next {
        Step::Upkeep => cx.either(R501_1, next, Step::Draw),
        Step::FirstMain => cx.either(R505_1, next, Step::BeginningOfCombat),
        Step::BeginningOfCombat => cx.either(R506_1, next, Step::SecondMain),
        Step::SecondMain => cx.either(R505_1, next, Step::End),
        Step::End => cx.either(R512_1, next, Step::Cleanup),
        _ => next,
    }
}

/// Players will take extra turns, added directly after this one; the most recent comes first (500.7).
pub(crate) fn add_turns<R: Recorder>(cx: &mut Cx<'_, R>, scope: Scope<'_>, players: &Players) {
    for player in team_choices::whose_turns(cx.look(), scope, players) {
        if cx.rule(R500_7) {
            cx.state.turn.extra.push(player);
            cx.note(Note::WillTakeExtraTurn(player));
        }
    }
}
