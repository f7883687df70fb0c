//! Transform (701.28), and what double-faced permanents show (712).

use vademecum_abilities::{Action, FaceId, Layout, Objects, Part, Turning, Type, Types, Zone};
use vademecum_rule_ids::magic::{
    R613_7G, R701_28A, R701_28B, R701_28C, R701_28D, R701_28E, R701_28F, R701_28G, R701_50A, R701_50B, R701_50C,
    R701_50D, R701_50E, R701_50F, R712_8D, R712_8E, R712_15A, R712_18, R727_2I,
};

use super::KeywordAction;
use crate::{
    Recorder,
    cx::{Cx, Look},
    deed::{Deed, Group},
    functioning,
    id::ObjectId,
    interpret::Frame,
    merging,
    object::{Mark, Object},
    slots::Slots,
    state::State,
    stickers, triggers,
};

/// To turn a permanent over so that its other face is up.
pub const TRANSFORM: KeywordAction =
    KeywordAction { section: Action(28), names: ["transformar", "transformar", "transform"] };

/// Permanents transform or convert, all at the same time. An ability of one of them that was put onto the stack before
/// that one last transformed does not do so again (701.28f).
pub(crate) fn propose<R: Recorder>(cx: &Cx<'_, R>, frame: Frame, slots: &Slots, what: &Objects, how: Turning) -> Group {
    let late = |id: ObjectId| {
        let own = frame.source == cx.state.reference(id) && !frame.resolves;
        let since = cx.state.turned_over.iter().rev().find(|(of, _)| *of == cx.state.reference(id));
        let again = own && since.is_some_and(|(_, at)| *at > frame.since);
        match how {
            Turning::Transform | Turning::Daytime => cx.when(R701_28F, again),
            Turning::Convert => cx.when(R701_50E, again),
        }
    };
    let all = cx.look().objects(frame.scope(slots), what).into_iter();
    all.filter(|&id| !late(id)).map(|id| Deed::Transform(id, how)).collect()
}

/// Whether an object is represented by a transforming double-faced card or token (712.9).
pub(crate) fn is_transforming(state: &State, object: &Object) -> bool {
    state.cards.layout(object.card) == Layout::Transforming && !object.is(Mark::OneFaced)
}

/// Whether an instruction to turn a permanent over does nothing.
pub(crate) fn is_nothing<R: Recorder>(cx: &Cx<'_, R>, id: ObjectId, how: Turning) -> bool {
    let object = cx.state.object(id);
    if object.zone != Zone::Battlefield {
        return true;
    }
    let (represented, face) = match how {
        Turning::Transform | Turning::Daytime => (R701_28C, R701_28D),
        Turning::Convert => (R701_50C, R701_50D),
    };
    let cannot = !is_transforming(cx.state, object);
    if cx.when(represented, cannot) {
        return true;
    }
    // 712.15a: nor does one that is face down.
    let is_down = object.is(Mark::FaceDown);
    if cx.when(R712_15A, is_down) {
        return true;
    }
    let Some(other) = other_side(cx.state, object) else { return true };
    let is_spell = never_enters(cx.state, other);
    if cx.when(face, is_spell) {
        return true;
    }
    let is_forbidden = || functioning::cant_transform(cx.look(), id);
    match how {
        Turning::Transform => is_forbidden(),
        // 702.145b, 702.145e: it can't transform but due to that ability.
        Turning::Daytime => false,
        // 701.50f: what can't transform can't convert either.
        Turning::Convert => cx.when(R701_50F, is_forbidden()),
    }
}

/// Whether a face is that of an instant or sorcery, which no permanent shows.
pub(crate) fn never_enters(state: &State, face: FaceId) -> bool {
    state.cards.values(face).types.meets(Types::only(Type::Instant).with(Type::Sorcery))
}

/// The face on the other side of a card, as it is printed.
pub(crate) fn other_side(state: &State, object: &Object) -> Option<FaceId> {
    let part = if object.is(Mark::BackUp) { Part::Front } else { Part::Back };
    let front = state.cards.front(object.card);
    state.cards.printed_part(front, part)
}

/// A permanent is turned over.
pub(crate) fn carry_out<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId, how: Turning) {
    // 701.28a: its other face is up from now on.
    if !(match how {
        Turning::Transform | Turning::Daytime => cx.rule(R701_28A),
        Turning::Convert => cx.rule(R701_50A),
    }) {
        return;
    }
    let now = cx.state.tick();
    // 613.7g: it receives a new timestamp.
    let since = cx.either(R613_7G, now, cx.state.object(id).since);
    let here = cx.state.reference(id);
    // 712.18: it is the same object; without that rule, what has been applied to it is not any more.
    if cx.state.effects.iter().any(|effect| effect.on.contains(&here)) && !cx.rule(R712_18) {
        cx.state.effects.retain_mut(|effect| {
            let is_about_none = effect.on.is_empty();
            effect.on.retain(|object| *object != here);
            is_about_none || !effect.on.is_empty()
        });
    }
    let to_back = !cx.state.object(id).is(Mark::BackUp);
    let face = showing(cx, id, to_back);
    let object = cx.state.object_mut(id);
    object.set(Mark::BackUp, to_back);
    (object.face, object.since) = (face, since);
    stickers::renew(cx, id);
    cx.state.turned_over.retain(|(of, _)| *of != here);
    cx.state.turned_over.push((here, now));
    if merging::is_merged(cx.state, id) && cx.rule(R727_2I) {
        merging::turn_components(cx.state, id);
    }
    // What was worked out is that of another face.
    cx.state.altered = true;
    cx.state.stale.characteristics = true;
    cx.state.stale.listeners = true;
}

/// What a permanent shows with one of its sides up: that side alone (712.8d, 712.8e). What it is a copy of since it entered,
/// it is on either side.
pub(crate) fn showing<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId, back: bool) -> FaceId {
    let Object { face, card, .. } = *cx.state.object(id);
    if cx.state.cards.card_of(face) != card {
        return face;
    }
    let part =
        if back { cx.either(R712_8E, Part::Back, Part::Front) } else { cx.either(R712_8D, Part::Front, Part::Back) };
    cx.state.cards.other_part(face, part).unwrap_or(face)
}

/// Transforming and converting are not turning face up or face down: what waits for that does not trigger (701.28b,
/// 701.50b). Without those rules, it does.
pub(crate) fn tell_apart<R: Recorder>(cx: &mut Cx<'_, R>, done: &[Deed]) {
    for deed in done {
        let Deed::Transform(id, how) = *deed else { continue };
        let apart = match how {
            Turning::Transform | Turning::Daytime => cx.rule(R701_28B),
            Turning::Convert => cx.rule(R701_50B),
        };
        if !apart {
            let up = !cx.state.object(id).is(Mark::BackUp);
            triggers::after(cx, &[Deed::TurnFace(id, up, 0)]);
        }
    }
}

/// Whether an ability that waits for something to transform sees one that was turned over: one that converted, too
/// (701.28e).
pub(crate) fn is_seen<R: Recorder>(look: Look<'_, R>, how: Turning) -> bool {
    how != Turning::Convert || look.rule(R701_28E)
}

/// Whether an object is a transformed permanent: one with its back face up, whatever was up before (701.28g). Without that
/// rule, one that has ever transformed.
pub(crate) fn is_transformed<R: Recorder>(look: Look<'_, R>, id: ObjectId) -> bool {
    let state = look.state;
    let object = state.object(id);
    if object.zone != Zone::Battlefield || !is_transforming(state, object) {
        return false;
    }
    let ever = state.turned_over.iter().any(|(of, _)| *of == state.reference(id));
    let up = object.is(Mark::BackUp);
    if up == ever { up } else { look.either(R701_28G, up, ever) }
}

/// Whether the copiable values of a permanent or spell are those of its own back face, which is up.
pub(crate) fn shows_own_back(state: &State, id: ObjectId) -> bool {
    let object = state.object(id);
    let copiable = state.try_permanent(id).map_or(object.face, |now| now.copiable);
    object.is(Mark::BackUp) && copiable == object.face && state.cards.card_of(object.face) == object.card
}
