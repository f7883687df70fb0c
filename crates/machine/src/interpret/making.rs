//! What resolutions make and count: replacement effects, delayed and reflexive triggered abilities (603.7, 603.12), and what is
//! done only once each turn (603.2i).

use std::sync::Arc;

use vademecum_abilities::{Ability, AbilityId, Duration, Limit, Players, Step, Triggered};
use vademecum_rule_ids::magic::{R603_2I, R603_7D, R603_7E, R603_7F, R603_12, R614_10};
use vademecum_vocab::RuleId;

use super::Frame;
use crate::{
    Recorder,
    cx::Cx,
    deed::Note,
    listeners,
    slots::Slots,
    state::{Made, MadeKind, OnStack, State},
    team_choices, triggers,
};

/// A resolution makes a replacement effect or a delayed triggered ability.
pub(super) fn make<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &Slots,
    what: MadeKind,
    lasts: Duration,
    left: Option<i32>,
) {
    let since = cx.state.tick();
    let control = matches!(what, MadeKind::Delayed(_)).then(|| controlled_by(cx, frame));
    cx.state.made.push(Made {
        what,
        source: frame.source,
        controller: frame.you,
        control,
        slots: slots.clone(),
        lasts,
        left,
        x: frame.x,
        on: None,
        since,
    });
    listeners::watch(cx.state);
}

/// Players will skip their next step of a kind (614.10).
pub(super) fn skip_steps<R: Recorder>(cx: &mut Cx<'_, R>, frame: Frame, slots: &Slots, players: &Players, step: Step) {
    for player in team_choices::whose_turns(cx.look(), frame.scope(slots), players) {
        if cx.rule(R614_10) {
            make(cx, frame, slots, MadeKind::Skip(player, step), Duration::Forever, None);
            cx.note(Note::WillSkipStep(player, step));
        }
    }
}

/// The rule that says who controls a delayed triggered ability: one that a spell makes (603.7d), another ability (603.7e),
/// or a replacement effect of a static ability (603.7f).
fn controlled_by<R: Recorder>(cx: &Cx<'_, R>, frame: Frame) -> RuleId {
    let replaces = |ability: AbilityId| matches!(cx.state.cards.ability(ability), Ability::Replacement(_));
    if frame.resolves {
        R603_7D
    } else if frame.ability.is_some_and(replaces) {
        R603_7F
    } else {
        R603_7E
    }
}

/// A triggered ability that a resolution makes triggers at once, by a rule: on what has just been done (603.12), or as that
/// ability has resolved so many times (603.7h).
pub(super) fn trigger_at_once<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &Slots,
    (ability, by): (&Arc<Triggered>, RuleId),
) {
    let holds = ability.only_if.as_ref().is_none_or(|condition| cx.look().holds(frame.scope(slots), condition));
    let follows = by != R603_12 || cx.rule(R603_12);
    if holds && follows {
        let (who, slots) = ((frame.source, frame.you), slots.clone());
        triggers::wait(cx, OnStack::Made(ability.clone()), who, slots, frame.x);
    }
}

/// The ability that resolves has resolved once more this turn: for how many-th time.
pub(super) fn count_resolution<R: Recorder>(cx: &mut Cx<'_, R>, frame: Frame) -> u8 {
    let Some(ability) = frame.ability else { return 0 };
    let resolved = &mut cx.state.turn.resolved;
    if let Some((.., times)) = resolved.iter_mut().find(|(of, one, _)| (*of, *one) == (frame.source, ability)) {
        *times = times.saturating_add(1);
        return *times;
    }
    resolved.push((frame.source, ability, 1));
    1
}

/// What a triggered ability says to do only once each turn is noted as done.
pub(super) fn note_action<R: Recorder>(cx: &mut Cx<'_, R>, frame: Frame) {
    if let Some(ability) = frame.ability.filter(|ability| acts_once(cx.state, *ability)) {
        cx.state.turn.limited.push((frame.source, ability));
    }
}

/// Whether an ability has done this turn what it says to do only once each turn: it triggered more than once before it
/// resolved (603.2i).
pub(super) fn is_done_this_turn<R: Recorder>(cx: &Cx<'_, R>, frame: Frame) -> bool {
    let Some(ability) = frame.ability.filter(|ability| acts_once(cx.state, *ability)) else { return false };
    cx.when(R603_2I, cx.state.turn.limited.contains(&(frame.source, ability)))
}

fn acts_once(state: &State, ability: AbilityId) -> bool {
    let limit = Limit::ActsOncePerTurn;
    matches!(state.cards.ability(ability), Ability::Triggered(triggered) if triggered.limit == limit)
}
