//! Regenerate (701.15).

use vademecum_abilities::{Action, Duration};
use vademecum_rule_ids::magic::R701_15A;

use super::KeywordAction;
use crate::{
    Recorder, combat,
    cx::{Cx, Flow},
    deed::{Deed, Note},
    happen,
    id::{ObjectId, ObjectRef, PlayerId, Subject},
    layers, listeners,
    object::Mark,
    slots::Slots,
    state::{Made, MadeKind},
};

/// To protect a permanent from being destroyed once.
pub const REGENERATE: KeywordAction =
    KeywordAction { section: Action(15), names: ["regenerar", "regenerar", "regenerate"] };

/// A permanent gains a regeneration shield until end of turn (701.15a).
pub(crate) fn shield<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId, controller: PlayerId, source: ObjectRef) {
    if cx.rule(R701_15A) {
        let since = cx.state.tick();
        cx.state.made.push(Made {
            what: MadeKind::Regeneration,
            source,
            controller,
            control: None,
            slots: Slots::default(),
            lasts: Duration::EndOfTurn,
            left: None,
            x: 0,
            on: Some(Subject::Object(id)),
            since,
        });
        listeners::watch(cx.state);
        cx.note(Note::GainedRegenerationShield(id));
    }
}

/// All damage marked on a permanent is removed.
pub(crate) fn remove_damage<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId) {
    let object = cx.state.object_mut(id);
    object.damage = 0;
    object.set(Mark::Deathtouched, false);
}

/// An effect removes all damage marked on permanents.
pub(crate) fn remove_damage_by_effect<R: Recorder>(cx: &mut Cx<'_, R>, permanents: &[ObjectId]) {
    for &id in permanents {
        let was_damaged = cx.state.object(id).damage > 0;
        remove_damage(cx, id);
        if was_damaged {
            cx.note(Note::DamageRemovedFrom(id));
        }
    }
}

/// Instead of being destroyed, a permanent is tapped, its damage is removed, and it leaves combat: by a shield
/// (701.15a) or by a static ability (701.15b).
pub(crate) fn replace_destruction<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId) -> Flow {
    remove_damage(cx, id);
    combat::remove(cx, id);
    cx.note(Note::Regenerated(id));
    layers::refresh(cx);
    happen::happens(cx, Deed::Tap(id))?;
    Ok(())
}
