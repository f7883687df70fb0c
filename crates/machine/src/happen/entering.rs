//! What a replacement effect does with a permanent that enters: as a copy (707.5), with counters, with choices made before.

use smallvec::SmallVec;
use vademecum_abilities::{CounterKind, Exception, Program, Slot, Zone};
use vademecum_rule_ids::magic::{R122_6A, R614_12A, R707_2, R707_9E, R707_9G};

use super::{
    Modified,
    replace::{Applied, Proposed},
};
use crate::{
    Recorder, copies,
    cx::{Cx, Flow},
    deed::{Deed, Group, Move},
    id::{ObjectId, PlayerId, Subject},
    interpret,
    object::colors_of,
    slots::{Held, Slots},
};

/// What enters becomes a copy of an object as it enters (707.5).
pub(super) fn enter_as_copy<R: Recorder>(
    cx: &mut Cx<'_, R>,
    (effect, proposed): (&Applied, &Proposed),
    moved: Move,
    (of, except): (ObjectId, &[Exception]),
    (open, modified): (&mut Vec<Proposed>, &mut Modified),
) {
    // 707.2: the copy gets the copiable values of what it copies.
    if !cx.rule(R707_2) {
        open.push(proposed.clone());
        return;
    }
    let copied = copies::copiable(cx.look(), of);
    // 707.9g: what is linked to an earlier copy effect does not trigger.
    if modified.linked.iter().any(|(of, ..)| *of == moved.object) && cx.rule(R707_9G) {
        modified.linked.retain(|(of, ..)| *of != moved.object);
    }
    if let Some(linked) = &effect.replacement.linked {
        let mut slots = Slots::default();
        slots.set(Slot::FIRST_FREE, Held::objects([cx.state.reference(of)]));
        modified.linked.push((moved.object, effect.you, linked.clone(), slots));
    }
    let own = colors_of(cx.look(), cx.state.object(moved.object).face);
    let text = moved.face.unwrap_or(cx.state.object(moved.object).face);
    // 707.9e: what an earlier copy effect would have added to it does not happen.
    open.retain(|other| !added_by_copy(cx, &other.deed, moved.object));
    for (kind, number) in copies::counters(cx.look(), copied, except) {
        open.push(counters(cx, proposed, (moved.object, effect.you), kind, number));
    }
    let face = Some(copies::face(cx, copied, own, text, except));
    open.push(Proposed { deed: Deed::Move(Move { face, ..moved }), ..proposed.clone() });
}

/// Whether a deed is what an exception of a copy effect adds to something that enters, and another copy effect takes its
/// place (707.9e).
fn added_by_copy<R: Recorder>(cx: &Cx<'_, R>, deed: &Deed, entering: ObjectId) -> bool {
    let about_it = matches!(deed, Deed::PutCounters(Subject::Object(id), ..) if *id == entering);
    about_it && cx.rule(R707_9E)
}

/// Counters that a permanent enters with: an event of its own, to which other effects may apply (614.16). Its controller
/// puts them there (122.6a).
pub(super) fn counters<R: Recorder>(
    cx: &Cx<'_, R>,
    entering: &Proposed,
    (object, of_effect): (ObjectId, PlayerId),
    kind: CounterKind,
    number: i32,
) -> Proposed {
    let controller = cx.look().player_of(&entering.deed).unwrap_or(of_effect);
    let by = cx.either(R122_6A, controller, of_effect);
    Proposed {
        deed: Deed::PutCounters(Subject::Object(object), kind, number, by),
        applied: SmallVec::new(),
        inherited: 0,
        ..entering.clone()
    }
}

/// What is done as a permanent enters, before it does (614.12a): its results.
pub(super) fn prepare<R: Recorder>(
    cx: &mut Cx<'_, R>,
    effect: &Applied,
    moved: &Move,
    program: &Program,
    (group, chosen): (&Group, &mut SmallVec<[(ObjectId, ObjectId); 2]>),
) -> Flow<Slots> {
    let mut slots = effect.slots.clone();
    if !cx.rule(R614_12A) {
        return Ok(slots);
    }
    let entering = group.iter().filter_map(|deed| match deed {
        Deed::Move(Move { to: Zone::Battlefield, object, .. }) => Some(*object),
        _ => None,
    });
    let entering = entering.collect();
    let outer = std::mem::replace(&mut cx.state.cause.entering, entering);
    let before = chosen.iter().filter(|(of, _)| *of == moved.object).map(|(_, other)| *other).collect();
    let outer_chosen = std::mem::replace(&mut cx.state.cause.chosen, before);
    let text = moved.face.unwrap_or(cx.state.last_face(effect.source));
    let ability = effect.ability;
    let frame = interpret::Frame {
        you: effect.you,
        source: effect.source,
        x: effect.x,
        text,
        resolves: false,
        ability,
        since: cx.state.clock,
    };
    interpret::run(cx, frame, &mut slots, program)?;
    cx.state.cause.entering = outer;
    let all = std::mem::replace(&mut cx.state.cause.chosen, outer_chosen);
    chosen.retain(|(of, _)| *of != moved.object);
    chosen.extend(all.into_iter().map(|other| (moved.object, other)));
    Ok(slots)
}
