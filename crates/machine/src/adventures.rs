//! Adventurer cards (715): what becomes of a spell that was cast as an Adventure.

use std::sync::Arc;

use vademecum_abilities::{Castable, CastingChange, CastingRule, Duration, Filter, Layout, Part, Slot, Zone};
use vademecum_rule_ids::magic::{R715_2B, R715_3D};

use crate::{
    Recorder,
    cx::{Cx, Flow, Look},
    deed::Deed,
    happen,
    id::ObjectRef,
    listeners,
    object::Characteristics,
    object::Object,
    perform,
    slots::{Held, Slots},
    state::{Made, MadeKind, OnStack, StackItem},
};

/// Whether something on the stack is a spell that was cast as an Adventure.
pub(crate) fn is_one<R: Recorder>(cx: &Cx<'_, R>, item: &StackItem) -> bool {
    item.what == OnStack::Spell && cx.state.cards.part(cx.state.face(item.object.id)) == Part::Inset
}

/// Whether an object has an Adventure: its copiable values have one, whatever its card has (715.2b).
pub(crate) fn has_one<R: Recorder>(look: Look<'_, R>, object: &Object, now: &Characteristics) -> bool {
    let cards = &look.state.cards;
    let (shown, printed) = (cards.layout_of(now.copiable), cards.layout(object.card));
    let is_one = |layout: Layout| layout == Layout::Adventure;
    if is_one(shown) == is_one(printed) {
        return is_one(shown);
    }
    look.either(R715_2B, is_one(shown), is_one(printed))
}

/// An Adventure spell resolves: its controller exiles it, and may cast it from there, though not as an Adventure, for as
/// long as it remains exiled (715.3d). False in a game without that rule.
pub(crate) fn exile<R: Recorder>(cx: &mut Cx<'_, R>, item: &StackItem) -> Flow<bool> {
    if !cx.rule(R715_3D) {
        return Ok(false);
    }
    let moved = perform::moved(cx, item.object.id, Zone::Exile);
    happen::happens(cx, Deed::Move(moved))?;
    if cx.state.object(item.object.id).zone == Zone::Exile {
        let exiled = cx.state.reference(item.object.id);
        permit(cx, item, exiled);
    }
    Ok(true)
}

/// Lets the controller of an Adventure spell cast the card that it was from exile.
fn permit<R: Recorder>(cx: &mut Cx<'_, R>, item: &StackItem, exiled: ObjectRef) {
    let this = Filter::Slot(Slot(0)).and(Filter::AsAdventure.negated());
    let rule = CastingRule::yours(Castable::Spells(this), CastingChange::From(Zone::Exile, None));
    let mut slots = Slots::default();
    slots.set(Slot(0), Held::objects([exiled]));
    let since = cx.state.tick();
    cx.state.made.push(Made {
        what: MadeKind::Casting(Arc::new(rule)),
        source: exiled,
        controller: item.controller,
        control: None,
        slots,
        lasts: Duration::Forever,
        left: None,
        x: 0,
        on: None,
        since,
    });
    listeners::watch(cx.state);
}

/// Forgets the permissions to cast cards that are no longer where they were exiled.
pub(crate) fn forget<R: Recorder>(cx: &mut Cx<'_, R>, was: ObjectRef) {
    let before = cx.state.made.len();
    let is_of = |made: &Made| matches!(made.what, MadeKind::Casting(_)) && made.source == was;
    cx.state.made.retain(|made| !is_of(made));
    if cx.state.made.len() < before {
        listeners::watch(cx.state);
    }
}
