//! Windows: who may act, how often, and in what order (4.5.3, 4.6.2, 4.6.6, 4.11).

use vademecum_rule_ids::myl::{S4_5_3_5, S4_6_2_7, S4_6_6, S4_11, S5_3_3};
use vademecum_vocab::RuleId;

use crate::{
    card::Kind,
    cx::{Cx, Flow},
    decision::{Ask, Choice, WindowKind},
    happening::Happening,
    playing,
    record::Recorder,
    state::{Happenings, Opening, Player, Stage},
    using,
};

/// How often may be acted in a window.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Limits {
    /// By each player.
    pub(crate) each: u8,
    /// By both together.
    pub(crate) total: u8,
}

impl Limits {
    pub(crate) const NONE: Limits = Limits { each: u8::MAX, total: u8::MAX };
}

/// The player who comes first: the active one, in Guerra de Talismanes the defender (4.6.6).
pub(crate) fn first<R: Recorder>(cx: &Cx<'_, R>) -> Player {
    let active = cx.state.active;
    let is_war = matches!(cx.state.stage, Stage::War { .. });
    if cx.when(S5_3_3, is_war) { active.other() } else { cx.either(S4_6_6, active, active.other()) }
}

/// Opens a window: the players act by turns, from a first one, until both pass in a row or may act no more.
pub(crate) fn open<R: Recorder>(
    cx: &mut Cx<'_, R>,
    kind: WindowKind,
    events: Happenings,
    first: Player,
    limits: Limits,
) -> Flow {
    let mut opening = Opening { kind, events, used: Vec::new() };
    if opening.events.is_empty() {
        return Ok(());
    }
    if !cx.is_answered() && !cx.state.may_open(&opening) {
        // Both pass, without a closer look.
        let are_asked = limits.each > 0 && limits.total > 0;
        (0..2).filter(|_| are_asked).for_each(|_| cx.pass_unasked());
        return Ok(());
    }
    let mut acted = [0_u16; 2];
    let (mut who, mut passed) = (first, 0);
    while passed < 2 && acted[0] + acted[1] < u16::from(limits.total) {
        let may_act = acted[who.index()] < u16::from(limits.each);
        if may_act && act_if_possible(cx, who, &mut opening)? {
            passed = 0;
            acted[who.index()] += 1;
        } else {
            passed += 1;
        }
        who = who.other();
    }
    Ok(())
}

/// Everything that a player may do in a window, passing first, in the list of the last offer.
pub(crate) fn acts<R: Recorder>(cx: &mut Cx<'_, R>, who: Player, opening: &Opening) -> Vec<Choice> {
    let mut acts = cx.room_for_offer();
    acts.push(Choice::Pass);
    cx.look().acts(who, opening, &mut acts);
    acts
}

/// Asks a player for an act, and carries it out; false if the player passes, or can do nothing else.
pub(crate) fn act_if_possible<R: Recorder>(cx: &mut Cx<'_, R>, who: Player, opening: &mut Opening) -> Flow<bool> {
    if cx.is_answered() {
        return ask(cx, who, opening, Vec::new());
    }
    let acts = acts(cx, who, opening);
    if acts.len() > 1 {
        return ask(cx, who, opening, acts);
    }
    cx.state.offer = acts;
    cx.pass_unasked();
    Ok(false)
}

/// The section that opens a window.
const fn reason(kind: WindowKind) -> RuleId {
    match kind {
        WindowKind::Gold | WindowKind::Vigil => vademecum_rule_ids::myl::S5_2,
        WindowKind::War => S5_3_3,
        WindowKind::Response => S4_11,
        WindowKind::Playing => S4_5_3_5,
        WindowKind::Cancelling => vademecum_rule_ids::myl::S4_6_2_4,
        WindowKind::Redirecting => vademecum_rule_ids::myl::S4_9,
        WindowKind::Preventing => vademecum_rule_ids::myl::S4_10,
    }
}

/// Asks a player for an act, and carries it out; false if the player passes.
pub(crate) fn ask<R: Recorder>(
    cx: &mut Cx<'_, R>,
    who: Player,
    opening: &mut Opening,
    acts: Vec<Choice>,
) -> Flow<bool> {
    if !cx.is_answered() {
        // The step ends with the question, and is run again with the answer.
        let empty = Opening { kind: opening.kind, events: Happenings::new(), used: Vec::new() };
        cx.state.window = Some(std::mem::replace(opening, empty));
    }
    let choice = cx.ask(who, reason(opening.kind), Ask::Act(opening.kind), acts)?;
    cx.state.window = None;
    act(cx, who, choice, opening)
}

/// Carries out an act.
pub(crate) fn act<R: Recorder>(cx: &mut Cx<'_, R>, who: Player, choice: Choice, opening: &mut Opening) -> Flow<bool> {
    match choice {
        Choice::Play(id) => {
            // Of what is known to be legal, only a Talismán is looked at once more, unless that is cited.
            let looks = cx.state.kind(id) == Kind::Talisman || cx.cites();
            let usable = if looks { cx.look().may_play(who, id, opening).ok().flatten() } else { None };
            let event = usable.and_then(|it| it.event);
            if let (Some(usable), Some(event)) = (usable, event) {
                opening.used.push((id, usable.ability, event));
            }
            let text = usable.map(|it| (it.ability, it.event.and_then(|event| event_at(opening, event))));
            cx.nest(|cx| playing::play(cx, who, id, text, false))?;
            Ok(true)
        }
        Choice::Use(id, ability) => {
            let look = cx.look();
            let usable = if cx.cites() {
                look.may_use(who, id, ability, opening)
            } else {
                look.timely(who, id, ability, opening)
            };
            let Ok(usable) = usable else { return Ok(false) };
            if let Some(event) = usable.event {
                opening.used.push((id, ability, event));
            }
            let event = usable.event.and_then(|event| event_at(opening, event));
            cx.nest(|cx| using::use_ability(cx, who, usable.source, ability, event))?;
            Ok(true)
        }
        Choice::PayToAnnul => {
            if let Some(price) = cx.look().price_of_annulling(who, opening)
                && let Some(event) = opening.events.first().copied()
            {
                crate::costs::pay_gold(cx, who, price, None)?;
                cx.state.frames[usize::from(event.frame)].is_undone = true;
            }
            Ok(true)
        }
        Choice::Pass
        | Choice::Attack(_)
        | Choice::Block(..)
        | Choice::Pick(_)
        | Choice::Yes
        | Choice::No
        | Choice::Done => Ok(false),
    }
}

fn event_at(opening: &Opening, event: u8) -> Option<Happening> {
    opening.events.get(usize::from(event)).copied()
}

/// The window in which players respond to what took place (4.6.2.7, 4.11).
pub(crate) fn respond<R: Recorder>(cx: &mut Cx<'_, R>, limits: Limits) -> Flow {
    let events = std::mem::take(&mut cx.state.recent);
    if events.is_empty() || !cx.rule(S4_6_2_7) {
        return Ok(());
    }
    let first = first(cx);
    open(cx, WindowKind::Response, events, first, limits)
}
