//! Ending the turn and ending the combat phase (721).

use vademecum_abilities::{Duration, Phase, Step, Zone};
use vademecum_rule_ids::magic::{
    R721_1, R721_1A, R721_1B, R721_1C, R721_1D, R721_1E, R721_1F, R721_2, R721_2A, R721_2B, R721_2C, R721_2D, R721_2E,
    R721_2F, R721_2G,
};
use vademecum_vocab::RuleId;

use crate::{
    Recorder, combat,
    cx::{Cx, Flow},
    deed::{Deed, Group, Note},
    happen,
    id::ObjectId,
    layers, perform,
    phases::{self, AddedParts},
    state::OnStack,
    state_based, triggers,
    turn::{self, Stage},
};

/// The rules of one of the two procedures, which differ in what ends.
struct Procedure {
    /// That it is followed.
    is_followed: RuleId,
    /// What is noted as it begins.
    begins: fn(ObjectId) -> Note,
    /// What becomes of abilities that have triggered before.
    forgets: RuleId,
    /// What becomes of the stack.
    exiles: RuleId,
    /// That state-based actions are checked.
    checks: RuleId,
    /// Where the game goes on.
    skips: RuleId,
    /// That what waits for a step that is skipped does not trigger.
    passes_over: RuleId,
    /// What becomes of abilities that trigger meanwhile.
    keeps: RuleId,
    /// The step that is skipped.
    skipped: Step,
}

const TURN: Procedure = Procedure {
    is_followed: R721_1,
    begins: Note::EndsTurn,
    forgets: R721_1A,
    exiles: R721_1B,
    checks: R721_1C,
    skips: R721_1D,
    passes_over: R721_1E,
    keeps: R721_1F,
    skipped: Step::End,
};

const COMBAT: Procedure = Procedure {
    is_followed: R721_2,
    begins: Note::EndsCombatPhase,
    forgets: R721_2A,
    exiles: R721_2B,
    checks: R721_2C,
    skips: R721_2D,
    passes_over: R721_2E,
    keeps: R721_2F,
    skipped: Step::EndOfCombat,
};

/// The turn or the combat phase ends.
pub(crate) fn end<R: Recorder>(cx: &mut Cx<'_, R>, source: ObjectId, turn: bool) -> Flow {
    if turn { end_turn(cx, source) } else { end_combat_phase(cx, source) }
}

/// The turn ends: the game goes on with a cleanup step (721.1).
fn end_turn<R: Recorder>(cx: &mut Cx<'_, R>, source: ObjectId) -> Flow {
    if prepare(cx, &TURN, source)? {
        leave(cx);
        cx.state.turn.added = AddedParts::default();
        cx.state.turn.step = Step::Cleanup;
    }
    Ok(())
}

/// The combat phase ends: the game goes on with the phase behind it (721.2). At any other time nothing happens (721.2g).
fn end_combat_phase<R: Recorder>(cx: &mut Cx<'_, R>, source: ObjectId) -> Flow {
    let phase = cx.state.turn.step.phase();
    if cx.when(R721_2G, phase != Phase::Combat) {
        return Ok(());
    }
    if prepare(cx, &COMBAT, source)? {
        leave(cx);
        triggers::expire(cx.state, |lasts, _| *lasts == Duration::EndOfCombat);
        layers::refresh(cx);
        match phases::after_phase(cx, phase) {
            Some(next) => cx.state.turn.step = next,
            None => cx.state.stage = Stage::BeginTurn,
        }
    }
    Ok(())
}

/// What both have in common, up to where the game goes on. Whether it goes on elsewhere.
fn prepare<R: Recorder>(cx: &mut Cx<'_, R>, of: &Procedure, source: ObjectId) -> Flow<bool> {
    if !cx.rule(of.is_followed) {
        return Ok(false);
    }
    cx.note((of.begins)(source));
    if cx.when(of.forgets, !cx.state.waiting.is_empty()) {
        for waiting in std::mem::take(&mut cx.state.waiting) {
            cx.note(Note::TriggerDropped(waiting.source.id));
        }
    }
    if cx.rule(of.exiles) {
        exile_stack(cx)?;
    }
    if cx.rule(of.checks) {
        layers::refresh(cx);
        while state_based::check(cx)? {
            layers::refresh(cx);
            cx.rec.work(1);
        }
    }
    if !cx.rule(of.skips) {
        return Ok(false);
    }
    if !cx.rule(of.passes_over) {
        triggers::after(cx, &[Deed::BeginStep(cx.state.turn.active, of.skipped)]);
    }
    let triggered = !cx.state.waiting.is_empty();
    if triggered && !cx.rule(of.keeps) {
        cx.state.waiting.clear();
    }
    Ok(true)
}

/// Every object on the stack is exiled, what resolves among them; those that are no cards cease to exist.
fn exile_stack<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    let spells = cx.state.stack.iter().filter(|item| item.what == OnStack::Spell).map(|item| item.object);
    let spells = spells.filter(|object| cx.state.is_current(*object));
    let group: Group = spells.map(|object| Deed::Move(perform::moved(cx, object.id, Zone::Exile))).collect();
    happen::happen(cx, group)?;
    cx.state.stack.clear();
    cx.state.stale.state_based = true;
    Ok(())
}

/// The step at hand ends, and combat with it.
fn leave<R: Recorder>(cx: &mut Cx<'_, R>) {
    turn::empty_pools(cx);
    combat::end(cx.state);
    cx.state.turn.ended |= 1 << cx.state.turn.step as u16;
    cx.state.stage = Stage::BeginStep;
}
