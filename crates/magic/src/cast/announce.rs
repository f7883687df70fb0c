//! What is announced: modes, X (601.2b), targets (601.2c).

use vademecum_rule_ids::magic::{
    R107_3A, R115_1A, R115_1C, R115_1D, R601_2B, R601_2C, R602_2B, R603_3C, R603_3D, R700_2A, R700_2B,
};

use super::{At, What, body, go_on, specs, withdraw};
use crate::{
    choice::{Decision, Target},
    engine::Cx,
    event::{Event, Observer},
    state::TargetRef,
    target,
};

/// Asks for modes until there are enough. True if a decision is needed.
pub(super) fn modes<R: Observer>(cx: &mut Cx<'_, R>) -> bool {
    let Some((item, proposal)) = cx.state.stack.last().zip(cx.state.proposal) else { return false };
    let modal = body(&cx.state.cards, item).and_then(|body| body.modal.as_ref());
    let missing = modal.map_or(0, |modal| usize::from(modal.choose)).saturating_sub(item.modes.len());
    let player = item.controller;
    if missing == 0 {
        go_on(cx.state, At::X);
        return false;
    }
    if proposal.what == What::Trigger {
        // 603.3c: without a legal mode, the ability is removed.
        let possible = super::legality::possible_modes(cx.state, &mut cx.rec.muted());
        if cx.when([R603_3C, R700_2B], possible < missing) {
            withdraw(cx);
            return false;
        }
    }
    if cx.when([R601_2B, R700_2A], missing > 0) {
        return cx.ask(Decision::Mode(player));
    }
    go_on(cx.state, At::X);
    false
}

/// A mode is chosen.
pub(super) fn choose_mode<R: Observer>(cx: &mut Cx<'_, R>, mode: u8) {
    if let Some(item) = cx.state.stack.last_mut() {
        item.modes.push(mode);
    }
}

/// Asks for X, if the cost has one (107.3a). True if a decision is needed.
pub(super) fn x<R: Observer>(cx: &mut Cx<'_, R>) -> bool {
    let Some((item, proposal)) = cx.state.stack.last().zip(cx.state.proposal) else { return false };
    let player = item.controller;
    let has_x = super::legality::mana_cost(cx.state, item).is_some_and(|cost| cost.x > 0);
    if proposal.what != What::Trigger && cx.when([R601_2B, R107_3A], has_x) {
        return cx.ask(Decision::X(player));
    }
    go_on(cx.state, At::Targets(0));
    false
}

/// X is chosen.
pub(super) fn choose_x<R: Observer>(cx: &mut Cx<'_, R>, x: u32) {
    if let Some(item) = cx.state.stack.last_mut() {
        item.x = x;
    }
    go_on(cx.state, At::Targets(0));
}

/// Asks for the targets of one instance of the word (601.2c). True if a decision is needed.
pub(super) fn targets<R: Observer>(cx: &mut Cx<'_, R>, spec: u8) -> bool {
    let Some((item, proposal)) = cx.state.stack.last().zip(cx.state.proposal) else { return false };
    let cards = cx.state.cards.clone();
    let next = body(&cards, item).and_then(|body| specs(body, &item.modes).nth(usize::from(spec)));
    let Some(&wanted) = next else {
        go_on(cx.state, At::Cost);
        return false;
    };
    let player = item.controller;
    let item = item.clone();
    let chosen = item.targets.iter().filter(|(of, _)| *of == spec).count();
    let limit = usize::from(wanted.max);
    let possible = target::count(cx.state, &mut cx.rec.muted(), &item, &wanted, limit);
    if chosen >= limit || possible <= chosen {
        // 603.3d: no legal choice can be made for it.
        if cx.when(R603_3D, chosen < usize::from(wanted.min)) {
            withdraw(cx);
            return false;
        }
        go_on(cx.state, At::Targets(spec + 1));
        return false;
    }
    let open = possible > chosen;
    let targeted = match proposal.what {
        What::Spell => cx.when([R601_2C, R115_1A], open),
        What::Ability => cx.when([R601_2C, R602_2B, R115_1C], open),
        What::Trigger => cx.when([R603_3D, R115_1D], open),
    };
    if !targeted {
        go_on(cx.state, At::Targets(spec + 1));
        return false;
    }
    cx.ask(Decision::Target(player, spec))
}

/// A target is chosen.
pub(super) fn choose_target<R: Observer>(cx: &mut Cx<'_, R>, target: Target) {
    let Decision::Target(_, spec) = cx.state.decision else { return };
    let chosen = match target {
        Target::Player(player) => TargetRef::Player(player),
        Target::Object(id) => TargetRef::Object(cx.state.reference(id)),
    };
    let Some(item) = cx.state.stack.last_mut() else { return };
    item.targets.push((spec, chosen));
    let object = item.object.id;
    cx.event(Event::Targeted(object, target));
}

/// No more targets for this instance of the word.
pub(super) fn end_targets<R: Observer>(cx: &mut Cx<'_, R>) {
    if let Decision::Target(_, spec) = cx.state.decision {
        go_on(cx.state, At::Targets(spec + 1));
    }
}
