//! Flip cards (710): permanents that are flipped once and for all.

use vademecum_abilities::{Colors, Part, Zone};
use vademecum_rule_ids::magic::{R710_1C, R710_2, R710_4, R727_2H};

use crate::{
    Recorder,
    cx::Cx,
    id::ObjectId,
    merging,
    object::{Characteristics, Mark},
};

/// Whether flipping a permanent changes nothing: it is flipped already (710.4).
pub(crate) fn is_nothing<R: Recorder>(cx: &Cx<'_, R>, id: ObjectId) -> bool {
    let object = cx.state.object(id);
    object.zone != Zone::Battlefield || cx.when(R710_4, object.is(Mark::Flipped))
}

/// A permanent is flipped. In a game without 710.4, what is flipped is turned back.
pub(crate) fn carry_out<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId) {
    let object = cx.state.object_mut(id);
    let flipped = object.is(Mark::Flipped);
    object.set(Mark::Flipped, !flipped);
    cx.state.altered = true;
    cx.state.stale.characteristics = true;
    cx.state.stale.listeners = true;
}

/// Flipped permanents that show a flip card have its alternative name, text box, type line, power and toughness (710.2);
/// its mana cost and color are those that it had (710.1c). Whether there is one.
pub(crate) fn show<R: Recorder>(cx: &mut Cx<'_, R>) -> bool {
    let mut shown = false;
    for place in 0..cx.state.battlefield.len() {
        if !cx.state.object(cx.state.battlefield[place]).is(Mark::Flipped) {
            continue;
        }
        let Characteristics { face, copiable, beneath, controller, .. } = cx.state.permanents[place];
        let is_merged = cx.state.cards.merge_origin(face).is_some();
        if !is_merged && cx.state.cards.printed_part(face, Part::Bottom).is_none() || !cx.rule(R710_2) {
            continue;
        }
        let bottom = if is_merged {
            // 727.2h: the alternative characteristics of the component that is a flip card.
            let flips = |part: Part| (part == Part::Front).then_some(Part::Bottom);
            merging::with_other_parts(cx.state, face, flips).filter(|&bottom| bottom != face && cx.rule(R727_2H))
        } else {
            cx.state.cards.other_part(face, Part::Bottom)
        };
        let Some(bottom) = bottom else { continue };
        let now = Characteristics::printed(cx.look(), bottom, controller);
        let colors = cx.either(R710_1C, now.colors, Colors::NONE);
        cx.state.permanents[place] = Characteristics { copiable, beneath, colors, ..now };
        shown = true;
    }
    shown
}
