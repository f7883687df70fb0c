//! Suspect (701.58).

use vademecum_abilities::{Action, Change, Designation, Duration, Filter, Keyword, Objects, Slot, Zone};
use vademecum_rule_ids::magic::{R701_58A, R701_58C, R701_58D};

use super::KeywordAction;
use crate::{
    Recorder,
    cx::{Cx, Flow},
    deed::{Acted, Deed},
    effects, happen,
    id::ObjectId,
    interpret::Frame,
    slots::{Held, Slots},
};

/// To call a creature suspected.
pub const SUSPECT: KeywordAction = KeywordAction { section: Action(58), names: ["sospechar", "suspeitar", "suspect"] };

/// Menace (702.111).
const MENACE: Keyword = Keyword(111);
/// The creature that becomes suspected.
const SUSPECTED: Slot = Slot(0);

/// Permanents become suspected (701.58a).
pub(crate) fn suspect<R: Recorder>(cx: &mut Cx<'_, R>, frame: Frame, slots: &Slots, what: &Objects) -> Flow {
    for id in cx.look().objects(frame.scope(slots), what) {
        if happen::happens(cx, Deed::Designate(id, Designation::Suspected, true))? {
            begin_effect(cx, frame, id);
            let (player, object) = (cx.state.controller(id), Some(cx.state.reference(id)));
            happen::happens(cx, Deed::Act(Acted { action: SUSPECT.section.into(), player, object }))?;
        }
    }
    Ok(())
}

/// It has menace and can't block for as long as it is suspected (701.58c).
fn begin_effect<R: Recorder>(cx: &mut Cx<'_, R>, frame: Frame, id: ObjectId) {
    if !cx.rule(R701_58C) {
        return;
    }
    let mut slots = Slots::default();
    slots.set(SUSPECTED, Held::objects([cx.state.reference(id)]));
    let it = Objects::Slot(SUSPECTED);
    let lasts = Duration::AsLongAs(Box::new((it.clone(), Filter::Designated(Designation::Suspected))));
    effects::begin(cx, frame, &slots, &it, &[Change::Gain(MENACE), Change::CantBlock], &lasts);
}

/// Whether nothing comes of it: only permanents are designated, and no suspected one becomes so again (701.58d).
pub(crate) fn is_nothing<R: Recorder>(cx: &Cx<'_, R>, id: ObjectId, on: bool) -> bool {
    let object = cx.state.object(id);
    let is_suspected = object.is(Designation::Suspected.into());
    if object.zone != Zone::Battlefield || !cx.rule(R701_58A) {
        return true;
    }
    if on { cx.when(R701_58D, is_suspected) } else { !is_suspected }
}
