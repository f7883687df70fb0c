//! Merging with permanents (727): a mutating creature spell becomes part of the creature that it targets, and the permanent
//! that both are leaves the battlefield as several cards. The components are kept beside those of melded permanents.

use smallvec::smallvec;
use vademecum_abilities::{Change, Duration, Objects};
use vademecum_rule_ids::magic::{R702_140C, R702_140D, R702_140E, R702_140F, R727_2, R727_2A, R727_2C};

use crate::{
    Recorder,
    actions::a037_meld,
    combat, copies,
    cx::{Cx, Flow},
    decision::Item,
    deed::{Deed, Practiced},
    happen,
    id::ObjectId,
    keywords::{MUTATE, k140_mutate},
    lasting::{Continuous, Fixed},
    layers, listeners,
    object::Mark,
    resolve,
    state::{OnStack, StackItem, TargetRef},
    zones,
};

/// A mutating creature spell resolves: it merges with the creature that it targets, and does not enter the battlefield
/// (702.140c). Whether it did.
pub(crate) fn resolve<R: Recorder>(cx: &mut Cx<'_, R>, item: &StackItem) -> Flow<bool> {
    let target = match item.targets.first() {
        Some(&(_, TargetRef::Object(target))) if cx.state.is_current(target) => target.id,
        _ => return Ok(false),
    };
    if !k140_mutate::is_mutating(cx.state, item.object.id) || !cx.rule(R702_140C) {
        return Ok(false);
    }
    merge(cx, item, target)?;
    Ok(true)
}

/// A spell is put on top of a permanent or under it, as its controller chooses, and is part of it from then on (727.2).
fn merge<R: Recorder>(cx: &mut Cx<'_, R>, item: &StackItem, permanent: ObjectId) -> Flow {
    let spell = item.object.id;
    let offer = [spell, permanent].into_iter().map(Item::Object).collect();
    let top = cx.pick_one(item.controller, R702_140C, Some(spell), offer)?;
    let over = top == Some(Item::Object(spell));
    if !cx.rule(R727_2) {
        return resolve::leave_stack(cx, item, true);
    }
    k140_mutate::cease(cx.state, spell);
    let (joins, own) = (cx.state.object(spell).face, copies::copiable(cx.peek(), permanent));
    // 727.2a: it has the characteristics of its topmost component, and 702.140e: the abilities of each.
    let (top, below) = if over { cx.either(R727_2A, (joins, own), (own, joins)) } else { (own, joins) };
    let merged = if cx.rule(R702_140E) { cx.state.cards.merged(top, below).unwrap_or(top) } else { top };
    leave_stack(cx, item);
    a037_meld::merge(cx, permanent, spell);
    let on = cx.state.reference(permanent);
    // 702.140f: what refers to the spell or changes it does so to the permanent.
    let is_changed = cx.state.effects.iter().any(|effect| effect.on.contains(&item.object));
    if cx.when(R702_140F, is_changed) {
        let all = cx.state.effects.iter_mut().flat_map(|effect| &mut effect.on);
        all.filter(|object| **object == item.object).for_each(|object| *object = on);
    }
    let since = cx.state.tick();
    cx.state.effects.push(Continuous {
        on: smallvec![on],
        context: None,
        awaits: None,
        changes: [Change::CopyOf(Objects::This, Vec::new())].into(),
        fixed: smallvec![Fixed::Copy(merged)],
        text: merged,
        controller: item.controller,
        x: 0,
        lasts: Duration::Forever,
        since,
    });
    // 727.2c: it is the permanent that it was; without that rule, it has just come.
    if !cx.rule(R727_2C) {
        zones::forget_history(cx, permanent);
        combat::remove(cx, permanent);
    }
    cx.state.altered = true;
    cx.state.stale.characteristics = true;
    cx.state.stale.listeners = true;
    cx.state.stale.state_based = true;
    listeners::watch(cx.state);
    layers::refresh(cx);
    if cx.rule(R702_140D) {
        let mutates = Practiced { keyword: MUTATE, player: item.controller, object: on };
        happen::happens(cx, Deed::Practice(mutates))?;
    }
    Ok(())
}

/// A spell that merges is no longer on the stack. A copy of a spell is represented by a token from then on.
fn leave_stack<R: Recorder>(cx: &mut Cx<'_, R>, item: &StackItem) {
    let spell = item.object;
    copies::note_leaving(cx, spell);
    cx.state.stack.retain(|other| other.what != OnStack::Spell || other.object != spell);
    let object = cx.state.object_mut(spell.id);
    if object.is(Mark::Copy) {
        object.set(Mark::Copy, false);
        object.set(Mark::Token, true);
    }
}
