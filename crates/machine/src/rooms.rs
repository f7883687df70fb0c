//! Split cards with one shared type line (709.5): permanents whose two halves are locked and unlocked. What a permanent shows
//! follows from two designations; both halves are part of its copiable values.

use vademecum_abilities::{
    AbilityId, Door, DoorEffect, FaceId, KeywordDeed, Layout, Part, Subtypes, Types, Unlocking, Zone,
};
use vademecum_rule_ids::magic::{
    R709_4, R709_5, R709_5A, R709_5B, R709_5C, R709_5D, R709_5F, R709_5G, R709_5H, R709_5I,
};

use crate::{
    Recorder,
    cx::{Cx, Flow, Look},
    decision::{Item, Offer},
    deed::{Acted, Deed, Move},
    happen,
    id::{ObjectId, ObjectRef, PlayerId},
    interpret::Frame,
    object::{Characteristics, Mark, Marks, Object},
    slots::{Held, Slots},
    state::State,
};

/// The designation of a half (709.5c).
const fn mark(door: Door) -> Mark {
    match door {
        Door::Left => Mark::LeftUnlocked,
        Door::Right => Mark::RightUnlocked,
    }
}

/// The part of its card that a permanent with a shared type line shows (709.5).
const fn part_shown(object: &Object) -> Part {
    match (object.is(Mark::LeftUnlocked), object.is(Mark::RightUnlocked)) {
        (true, true) => Part::Whole,
        (true, false) => Part::Left,
        (false, true) => Part::Right,
        (false, false) => Part::Locked,
    }
}

/// Whether some permanent has a locked half.
pub(crate) fn some_are_locked(state: &State) -> bool {
    let is_locked = |&id: &ObjectId| {
        let object = state.object(id);
        state.cards.is_with_doors(object.face) && part_shown(object) != Part::Whole
    };
    state.cards.has_doors() && state.battlefield.iter().any(is_locked)
}

/// Permanents have not the name, mana cost and rules text of a half that is locked (709.5). Whether there is such a half.
pub(crate) fn show<R: Recorder>(cx: &mut Cx<'_, R>) -> bool {
    let mut shown = false;
    if !cx.state.cards.has_doors() {
        return shown;
    }
    for place in 0..cx.state.battlefield.len() {
        let Characteristics { face, copiable, beneath, controller, .. } = cx.state.permanents[place];
        if !cx.state.cards.is_with_doors(face) {
            continue;
        }
        let part = part_shown(cx.state.object(cx.state.battlefield[place]));
        if part != Part::Whole
            && cx.rule(R709_5)
            && let Some(half) = cx.state.cards.other_part(face, part)
        {
            let now = Characteristics::printed(cx.look(), half, controller);
            cx.state.permanents[place] = Characteristics { copiable, beneath, ..now };
            shown = true;
        }
    }
    shown
}

/// The face that a permanent shows as it enters, of one that has a shared type line.
pub(crate) fn entering<R: Recorder>(cx: &mut Cx<'_, R>, object: &Object, face: FaceId) -> FaceId {
    if !cx.state.cards.is_with_doors(face) {
        return face;
    }
    let part = part_shown(object);
    let is_locked = part != Part::Whole;
    if is_locked && cx.rule(R709_5) { cx.state.cards.other_part(face, part).unwrap_or(face) } else { face }
}

/// The types and subtypes of a half of a card with a shared type line: those of that line (709.5a).
pub(crate) fn line<R: Recorder>(look: Look<'_, R>, face: FaceId, printed: (Types, Subtypes)) -> (Types, Subtypes) {
    let cards = &look.state.cards;
    let is_half = cards.has_doors() && cards.layout_of(face) == Layout::Room && Door::of(cards.part(face)).is_some();
    if is_half { look.either(R709_5A, printed, (Types::NONE, Subtypes::NONE)) } else { printed }
}

/// The face that such a card shows where it goes: both halves together.
pub(crate) fn arriving<R: Recorder>(cx: &mut Cx<'_, R>, old: &Object, of: &Move, by_default: FaceId) -> FaceId {
    if let Some(face) = of.face {
        return face;
    }
    let whole = cx.state.cards.other_part(by_default, Part::Whole).unwrap_or(by_default);
    let leaves = old.zone == Zone::Stack && old.face != whole;
    match of.to {
        // 709.5b: what a copy of a spell becomes has both halves, though the spell showed one.
        Zone::Battlefield if leaves && old.is(Mark::Copy) => cx.either(R709_5B, whole, old.face),
        Zone::Battlefield => whole,
        _ if leaves => cx.either(R709_4, whole, old.face),
        _ => whole,
    }
}

/// The designation that a permanent enters with: that of the half that was cast as a spell (709.5d).
pub(crate) fn cast_half<R: Recorder>(cx: &Cx<'_, R>, old: &Object, of: &Move) -> Marks {
    let (cards, was_cast) = (&cx.state.cards, old.zone == Zone::Stack && !old.is(Mark::Copy));
    if of.to != Zone::Battlefield || !was_cast || !cards.has_doors() || of.face_down {
        return Marks::NONE;
    }
    let is_room = cards.layout_of(old.face) == Layout::Room;
    match Door::of(cards.part(old.face)) {
        Some(door) if is_room && cx.rule(R709_5D) && cx.rule(R709_5C) => Marks::only(mark(door)),
        _ => Marks::NONE,
    }
}

/// What happens as a permanent has entered with a half unlocked: that half is unlocked by its controller.
pub(crate) fn unlocked_on_entering(state: &State, moved: &Move) -> Option<Deed> {
    if (moved.from, moved.to) != (Zone::Stack, Zone::Battlefield) {
        return None;
    }
    let object = state.object(moved.object);
    let door = Door::ALL.into_iter().find(|&door| object.is(mark(door)))?;
    Some(unlocks(object.controller, state.reference(moved.object), door))
}

const fn unlocks(player: PlayerId, object: ObjectRef, door: Door) -> Deed {
    let action = KeywordDeed::Unlocks(Unlocking::Door(door));
    Deed::Act(Acted { action, player, object: Some(object) })
}

/// A half of a permanent is given its designation, or loses it (709.5c).
pub(crate) fn designate<R: Recorder>(cx: &mut Cx<'_, R>, object: ObjectRef, door: Door, on: bool) {
    let changes = cx.state.is_current(object) && cx.state.object(object.id).zone == Zone::Battlefield;
    if !changes || !cx.rule(R709_5C) {
        return;
    }
    cx.state.object_mut(object.id).set(mark(door), on);
    cx.state.altered = true;
    cx.state.stale.characteristics = true;
    cx.state.stale.listeners = true;
}

/// The halves of a permanent, by what they show: none for one without a shared type line, or one that is face down.
fn halves(state: &State, id: ObjectId) -> Option<FaceId> {
    if !state.cards.has_doors() {
        return None;
    }
    let whole = state.try_permanent(id)?.copiable;
    (state.cards.is_with_doors(whole) && !state.object(id).is(Mark::FaceDown)).then_some(whole)
}

/// The special actions of paying the unlock cost of a locked half (709.5e).
pub(crate) fn each_unlocking(state: &State, id: ObjectId, mut visit: impl FnMut(AbilityId)) {
    let Some(whole) = halves(state, id) else { return };
    let locked = Door::ALL.into_iter().filter(|&door| !state.object(id).is(mark(door)));
    locked.filter_map(|door| state.cards.unlocking(whole, door)).for_each(&mut visit);
}

/// Whether an ability is the special action of paying the unlock cost of a locked half of an object (709.5e).
pub(crate) fn may_be_unlocked_by(state: &State, id: ObjectId, ability: AbilityId) -> bool {
    let mut found = false;
    each_unlocking(state, id, |other| found |= other == ability);
    found
}

/// An effect does something with the halves of permanents.
pub(crate) fn carry_out<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &Slots,
    effect: &DoorEffect,
) -> Flow<Held> {
    let (what, locked, unlocked) = match effect {
        DoorEffect::Open(door) => {
            if cx.state.is_current(frame.source) {
                happen::happens(cx, unlocks(frame.you, frame.source, *door))?;
            }
            return Ok(Held::default());
        }
        DoorEffect::Unlock(what) => (what, true, false),
        DoorEffect::Lock(what) => (what, false, true),
        DoorEffect::LockOrUnlock(what) => (what, true, true),
    };
    for id in cx.look().objects(frame.scope(slots), what) {
        // 709.5f, 709.5g: a locked half is chosen to be unlocked, an unlocked one to be locked.
        let (opens, closes) = (locked && cx.rule(R709_5F), unlocked && cx.rule(R709_5G));
        let why = if locked { R709_5F } else { R709_5G };
        let Some(whole) = halves(cx.state, id) else { continue };
        let object = *cx.state.object(id);
        let fits = |door: &Door| if object.is(mark(*door)) { closes } else { opens };
        let faces =
            Door::ALL.into_iter().filter(fits).filter_map(|door| cx.state.cards.printed_part(whole, door.part()));
        let offer: Offer = faces.map(Item::Face).collect();
        if offer.is_empty() {
            continue;
        }
        let Some(Item::Face(half)) = cx.pick_one(frame.you, why, Some(id), offer)? else { continue };
        let Some(door) = Door::of(cx.state.cards.part(half)) else { continue };
        let here = cx.state.reference(id);
        let deed = if object.is(mark(door)) {
            Deed::Act(Acted { action: KeywordDeed::Locks(door), player: frame.you, object: Some(here) })
        } else {
            unlocks(frame.you, here, door)
        };
        happen::happens(cx, deed)?;
    }
    Ok(Held::default())
}

/// Whether an ability that waits for something that is named after a keyword waits for what was done: for the designation of
/// its half (709.5h), or for a permanent that has both from then on (709.5i).
pub(crate) fn is_awaited<R: Recorder>(look: Look<'_, R>, wanted: KeywordDeed, acted: &Acted) -> bool {
    match (wanted, acted.action) {
        (KeywordDeed::Unlocks(Unlocking::Fully), KeywordDeed::Unlocks(_)) => {
            let both = acted.object.is_some_and(|of| part_shown(look.state.object(of.id)) == Part::Whole);
            look.when(R709_5I, both)
        }
        (KeywordDeed::Unlocks(Unlocking::Door(_)), _) => wanted == acted.action && look.rule(R709_5H),
        _ => wanted == acted.action,
    }
}

impl State {
    /// The choice of paying the unlock cost of a half of a permanent, locked or not (709.5e).
    pub fn unlocking(&self, id: ObjectId, door: Door) -> Option<AbilityId> {
        self.cards.unlocking(halves(self, id)?, door)
    }

    /// Whether a half of a permanent is unlocked (709.5c).
    pub fn is_unlocked(&self, id: ObjectId, door: Door) -> bool {
        self.object(id).is(mark(door))
    }

    /// The face of each half of a permanent with a shared type line, and whether it is unlocked.
    pub fn doors(&self, id: ObjectId) -> impl Iterator<Item = (FaceId, bool)> {
        let whole = halves(self, id);
        let doors = whole.into_iter().flat_map(|whole| Door::ALL.map(|door| (whole, door)));
        doors.filter_map(move |(whole, door)| {
            let half = self.cards.printed_part(whole, door.part())?;
            Some((half, self.is_unlocked(id, door)))
        })
    }
}
