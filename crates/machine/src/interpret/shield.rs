//! Shields against damage (615.7, 615.11).

use std::sync::Arc;

use vademecum_abilities::{
    Amount, DeedKind, Duration, Filter, Objects, Pattern, Replaced, Replacement, Shield, Subjects, Zone, Zones,
};
use vademecum_rule_ids::magic::{R615_4, R615_11};

use super::{Frame, make};
use crate::{
    Recorder,
    cx::Cx,
    deed::{Deed, Note},
    id::{ObjectId, Subject},
    select::Scope,
    slots::Slots,
    state::MadeKind,
};

/// Each of them gets a shield of its own (615.11); without that rule, all share one.
pub(super) fn begin<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &Slots,
    on: &Subjects,
    amount: &Amount,
    lasts: &Duration,
) {
    let scope = frame.scope(slots);
    let amount = cx.look().amount(scope, amount);
    let damage = Pattern::of(DeedKind::Damage, Filter::Any);
    let shield = Shield::Amount(Amount::Number(amount));
    let replacement = Arc::new(Replacement { shield, ..Replacement::of(damage, Replaced::Nothing) });
    let protected = cx.look().subjects(scope, on);
    let each = cx.rule(R615_11);
    for on in protected.into_iter().take(if each { usize::MAX } else { 1 }) {
        make(cx, frame, slots, MadeKind::Replacement(replacement.clone()), lasts.clone(), Some(amount));
        if let Some(made) = cx.state.made.last_mut() {
            made.on = each.then_some(on);
        }
        cx.note(Note::PreventionBegan(frame.source.id));
    }
}

/// Notes that an effect begins which prevents something or replaces it.
pub(super) fn note<R: Recorder>(cx: &Cx<'_, R>, frame: Frame, slots: &Slots, replacement: &Replacement) {
    let source = frame.source.id;
    if let Some((which, if_dies)) = exiled(replacement) {
        for object in cx.peek().objects(frame.scope(slots), &which) {
            cx.note(Note::WillBeExiled { object, if_dies });
        }
        return;
    }
    let prevents = replacement.with == Replaced::Nothing && replacement.of.kind == DeedKind::Damage;
    cx.note(if prevents { Note::PreventionBegan(source) } else { Note::RuleBegan(source) });
}

/// A prevention effect does nothing about damage that has been dealt (615.4); without that rule, its shield takes damage
/// off what it protects.
pub(super) fn look_back<R: Recorder>(cx: &mut Cx<'_, R>, replacement: &Replacement, left: Option<i32>) {
    let Some(left) = left.filter(|_| replacement.with == Replaced::Nothing) else { return };
    if cx.rule(R615_4) {
        return;
    }
    let Some((slots, you, source)) =
        cx.state.made.last().map(|made| (made.slots.clone(), made.controller, made.source))
    else {
        return;
    };
    let scope = Scope { you, source, slots: &slots, x: 0 };
    let damaged: Vec<ObjectId> = cx
        .state
        .battlefield()
        .iter()
        .copied()
        .filter(|&id| {
            let amount = cx.state.object(id).damage;
            let deed = Deed::Damage { source, to: Subject::Object(id), amount, combat: false };
            amount > 0 && cx.look().fits(scope, &replacement.of, &deed)
        })
        .collect();
    for id in damaged {
        let object = cx.state.object_mut(id);
        object.damage = object.damage.saturating_sub(left).max(0);
    }
}

/// What an effect exiles instead of anything else as it leaves the battlefield, or only as it dies.
fn exiled(replacement: &Replacement) -> Option<(Objects, bool)> {
    let of = &replacement.of;
    let leaves = of.kind == DeedKind::Move && of.from == Zones::only(Zone::Battlefield);
    let if_dies = of.to == Zones::only(Zone::Graveyard);
    let is_simple =
        replacement.with == Replaced::To(Zone::Exile) && replacement.only_if.is_none() && !replacement.optional;
    if !leaves || !is_simple || !(if_dies || of.to == Zones::NONE) {
        return None;
    }
    match of.subject {
        Filter::This => Some((Objects::This, if_dies)),
        Filter::Slot(slot) => Some((Objects::Slot(slot), if_dies)),
        _ => None,
    }
}
