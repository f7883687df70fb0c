//! Merging with permanents (727): a mutating creature spell becomes part of the creature that it targets, and the permanent
//! that both are leaves the battlefield as several cards. The components are kept beside those of melded permanents.

use smallvec::smallvec;
use vademecum_abilities::{Change, Duration, FaceId, Layout, Objects, Part, Type, Types};
use vademecum_rule_ids::magic::{
    R702_140C, R702_140D, R702_140E, R702_140F, R727_2, R727_2A, R727_2C, R727_2D, R727_2E,
};

use crate::{
    Recorder,
    actions::a037_meld,
    combat, copies,
    cx::{Cx, Flow, Look},
    decision::Item,
    deed::{Deed, Note, Practiced},
    happen,
    id::ObjectId,
    keywords::{MUTATE, k140_mutate},
    lasting::{Continuous, Fixed},
    layers, listeners,
    object::{Mark, Object},
    resolve,
    state::{OnStack, StackItem, State, TargetRef},
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
    // What stays face down on top is what it is beneath.
    let stays_down = !over && cx.state.object(permanent).is(Mark::FaceDown);
    let own = if stays_down { cx.state.face_beneath(permanent) } else { copies::copiable(cx.peek(), permanent) };
    let joins = cx.state.object(spell).face;
    // 727.2a: it has the characteristics of its topmost component, and 702.140e: the abilities of each.
    let (top, below) = if over { cx.either(R727_2A, (joins, own), (own, joins)) } else { (own, joins) };
    let merged = if cx.rule(R702_140E) { cx.state.cards.merged(top, below).unwrap_or(top) } else { top };
    leave_stack(cx, item);
    if over {
        show_top(cx, spell, permanent);
    }
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
        sticker: None,
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
    cx.note(Note::Merged { spell, permanent, on_top: over });
    if cx.rule(R702_140D) {
        let mutates = Practiced { keyword: MUTATE, player: item.controller, object: on };
        happen::happens(cx, Deed::Practice(mutates))?;
    }
    Ok(())
}

/// A merged permanent has the status of its topmost component: what was face down is face up, without being turned so
/// (727.2e). It is a token only if that component is one (727.2d).
fn show_top<R: Recorder>(cx: &mut Cx<'_, R>, spell: ObjectId, permanent: ObjectId) {
    let is_down = cx.state.object(permanent).is(Mark::FaceDown);
    let shows = cx.when(R727_2E, is_down);
    let differs = cx.state.object(spell).is(Mark::Token) != cx.state.object(permanent).is(Mark::Token);
    let object = cx.state.object_mut(permanent);
    object.set(Mark::TopDiffers, differs);
    if shows {
        [Mark::FaceDown, Mark::Manifested, Mark::Cloaked, Mark::Disguised]
            .into_iter()
            .for_each(|mark| object.set(mark, false));
    }
}

/// Whether an object is a token: of a merged permanent, its topmost component (727.2d).
pub(crate) fn is_token<R: Recorder>(look: Look<'_, R>, object: &Object) -> bool {
    let is_own = object.is(Mark::Token);
    if object.is(Mark::TopDiffers) { look.either(R727_2D, !is_own, is_own) } else { is_own }
}

impl State {
    /// The face of a merged permanent's topmost component, with the abilities of the others (727.2a, 702.140e); `None` for
    /// other objects.
    pub fn merged_face(&self, id: ObjectId) -> Option<FaceId> {
        if !is_merged(self, id) {
            return None;
        }
        let on = self.reference(id);
        self.effects.iter().rev().filter(|effect| effect.on.contains(&on)).find_map(|effect| {
            match (&*effect.changes, effect.fixed.first()) {
                ([Change::CopyOf(Objects::This, _)], Some(&Fixed::Copy(face))) => Some(face),
                _ => None,
            }
        })
    }
}

/// Whether a permanent is a merged one.
pub(crate) fn is_merged(state: &State, id: ObjectId) -> bool {
    !a037_meld::merged_with(state, id).is_empty()
}

/// The cards and tokens that represent a merged permanent; none for any other.
fn components(state: &State, id: ObjectId) -> impl Iterator<Item = &Object> {
    let others = a037_meld::merged_with(state, id);
    let own = (!others.is_empty()).then_some(id);
    own.into_iter().chain(others).map(|id| state.object(id))
}

/// Whether a merged permanent contains an instant or sorcery card (727.2g).
pub(crate) fn holds_spell(state: &State, id: ObjectId) -> bool {
    let spells = Types::only(Type::Instant).with(Type::Sorcery);
    components(state, id).any(|of| state.cards.values(state.cards.front(of.card)).types.meets(spells))
}

/// Whether a merged permanent contains a double-faced component (727.2j).
pub(crate) fn holds_double_faced(state: &State, id: ObjectId) -> bool {
    let is_one =
        |of: &Object| matches!(state.cards.layout(of.card), Layout::Transforming | Layout::Modal | Layout::Meld);
    components(state, id).any(is_one)
}

/// Each transforming double-faced component of a merged permanent turns, so that its other face is up (727.2i).
pub(crate) fn turn_components(state: &mut State, id: ObjectId) {
    let here = state.reference(id);
    for place in 0..state.effects.len() {
        let effect = &state.effects[place];
        let [Fixed::Copy(face)] = *effect.fixed.as_slice() else { continue };
        if !effect.on.contains(&here) {
            continue;
        }
        if let Some(turned) = with_other_parts(state, face, |part| match part {
            Part::Front => Some(Part::Back),
            Part::Back => Some(Part::Front),
            _ => None,
        }) {
            state.effects[place].fixed = smallvec![Fixed::Copy(turned)];
        }
    }
}

/// The face of a merged permanent with other parts of the cards of its components, where these have them; `None` if it is no
/// face of a merged permanent.
pub(crate) fn with_other_parts(state: &mut State, face: FaceId, other: fn(Part) -> Option<Part>) -> Option<FaceId> {
    let (top, below) = state.cards.merge_origin(face)?;
    let mut turned = |face: FaceId| {
        let part = other(state.cards.part(face));
        let found = part.filter(|&part| state.cards.printed_part(face, part).is_some());
        found.and_then(|part| state.cards.other_part(face, part)).unwrap_or(face)
    };
    let (top, below) = (turned(top), turned(below));
    state.cards.merged(top, below)
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
