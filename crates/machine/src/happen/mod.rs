//! How things happen: deeds are proposed as a group, replaced or prevented (614–616), carried out at the same time and
//! told.

mod candidates;
mod entering;
mod life_floor;
mod prevent;
mod replace;

use std::sync::Arc;

use smallvec::SmallVec;
use vademecum_abilities::{
    AbilityId, DeedKind, Effect, Filter, KeywordDeed, Pattern, Program, Shield, Slot, Triggered, Where, Zone,
    moves_itself,
};
use vademecum_rule_ids::magic::{
    R104_3F, R107_1B, R107_3M, R121_7, R400_6, R603_2H, R614_7, R614_16, R615_5, R615_13, R702_37F, R702_168E,
};

pub(crate) use self::candidates::{Candidate, is_forbidden, zone_of_cards};
use crate::{
    Recorder,
    actions::a028_transform,
    attachments, battles, commander,
    cx::{Cx, Flow, Look},
    decision::{Item, Offer},
    deed::{Deed, Group, Move},
    face_down,
    id::{ObjectId, ObjectRef, PlayerId},
    interpret, perform,
    select::Scope,
    slots::{Held, Slots},
    state::{OnStack, State},
    triggers,
};

/// What happens instead of something, once the rest of its group has happened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Instead {
    program: Program,
    you: PlayerId,
    source: ObjectRef,
    /// The ability that replaced it, if one of an object did.
    ability: Option<AbilityId>,
    slots: Slots,
    /// The effects that have been applied to the event so far (614.5).
    applied: SmallVec<[Candidate; 2]>,
}

impl Instead {
    /// Instructions that are followed later, and replace nothing.
    pub(crate) fn later(program: Program, (you, source): (PlayerId, ObjectRef), slots: Slots) -> Instead {
        Instead { program, you, source, ability: None, slots, applied: SmallVec::new() }
    }
}

/// Why something happens, for replacement effects that ask: set while a program runs, and empty between instructions
/// of the turn.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Cause {
    /// Whether an effect of a spell, ability or replacement does it (614.16).
    pub(crate) effect: bool,
    /// The player who controls that effect.
    pub(crate) player: Option<PlayerId>,
    /// The object that the effect comes from.
    pub(crate) source: Option<ObjectId>,
    /// Whether it is a result of damage (120.3).
    pub(crate) damage: bool,
    /// Whether it happens instead of something else (616.2).
    pub(crate) instead: bool,
    /// The replacement effects that were applied to what it happens instead of (614.5).
    pub(crate) applied: SmallVec<[Candidate; 2]>,
    /// The objects that are about to enter the battlefield (614.13a).
    pub(crate) entering: SmallVec<[ObjectId; 2]>,
    /// What has been chosen so far to change zones as one of them enters (614.13b).
    pub(crate) chosen: SmallVec<[ObjectId; 2]>,
    /// Objects that an event put into libraries, with positions, while its replaced part is carried out (701.20g).
    pub(crate) placed: SmallVec<[(ObjectRef, Where); 2]>,
}

/// A group after all replacement and prevention effects.
#[derive(Debug, Default)]
struct Modified {
    group: Group,
    /// Whether an effect replaced, prevented or forbade anything.
    is_changed: bool,
    instead: Vec<Instead>,
    /// The effects that have been applied to what is left of the group: what it contains is not changed by them again
    /// (614.5).
    applied: SmallVec<[Candidate; 2]>,
    /// The damage that each effect prevented, and what it does afterward.
    prevented: Vec<Prevented>,
    /// What is done once a permanent has entered rather than as it enters: in a game without 603.6d only.
    once_entered: Vec<(ObjectId, PlayerId, Effect)>,
    /// Results of programs that were carried out as a permanent enters, for its own abilities.
    entered: Vec<(ObjectId, Slots)>,
    /// The triggered abilities that are linked to copy effects that were applied to permanents that enter (603.11).
    linked: Vec<(ObjectId, PlayerId, Arc<Triggered>, Slots)>,
    /// What was chosen to change zones as a permanent enters, with that permanent (614.13b).
    chosen: SmallVec<[(ObjectId, ObjectId); 2]>,
}

/// What one prevention effect prevented of a group: one application, however many events it was (615.13).
#[derive(Debug)]
struct Prevented {
    by: Candidate,
    deeds: Group,
    then: Option<Instead>,
}

/// One deed happens; whether anything did. What nothing watches is carried out at once.
pub(crate) fn happens<R: Recorder>(cx: &mut Cx<'_, R>, deed: Deed) -> Flow<bool> {
    if is_watched(cx.state, &deed) {
        return Ok(!happen(cx, smallvec::smallvec![deed])?.is_empty());
    }
    if changes_nothing(cx, &deed) {
        return Ok(false);
    }
    perform::perform_one(cx, deed)
}

/// Deeds happen at the same time: what is replaced or prevented first, then the rest. Gives what really happened.
pub(crate) fn happen<R: Recorder>(cx: &mut Cx<'_, R>, group: Group) -> Flow<Group> {
    if !group.iter().any(|deed| is_watched(cx.state, deed)) {
        return happen_unwatched(cx, group);
    }
    let mut later = Vec::new();
    let done = happen_watched(cx, group, &mut later)?;
    if later.is_empty() {
        return Ok(done);
    }
    let placed = placed_in_libraries(cx.state, &done);
    let outer = std::mem::replace(&mut cx.state.cause.placed, placed);
    later.into_iter().try_for_each(|instead| carry_on(cx, instead))?;
    cx.state.cause.placed = outer;
    Ok(done)
}

/// The objects that an event put into libraries, with their positions.
fn placed_in_libraries(state: &State, done: &Group) -> SmallVec<[(ObjectRef, Where); 2]> {
    let placed = done.iter().filter_map(|deed| match deed {
        Deed::Move(Move { object, to: Zone::Library, place, .. }) => Some((state.reference(*object), *place)),
        _ => None,
    });
    placed.collect()
}

/// Deeds happen at the same time that nothing watches.
fn happen_unwatched<R: Recorder>(cx: &mut Cx<'_, R>, mut group: Group) -> Flow<Group> {
    group.retain(|deed| !changes_nothing(cx, deed));
    if group.is_empty() { Ok(group) } else { perform::perform(cx, group) }
}

/// Deeds happen at the same time, and what happens instead is left to the caller.
pub(crate) fn happen_but<R: Recorder>(cx: &mut Cx<'_, R>, group: Group, later: &mut Vec<Instead>) -> Flow<Group> {
    if group.iter().any(|deed| is_watched(cx.state, deed)) {
        happen_watched(cx, group, later)
    } else {
        happen_unwatched(cx, group)
    }
}

/// Deeds happen at the same time of which something watches one; what happens instead is left to the caller.
fn happen_watched<R: Recorder>(cx: &mut Cx<'_, R>, mut group: Group, later: &mut Vec<Instead>) -> Flow<Group> {
    group.retain(|deed| !never_happens(cx, deed));
    if group.is_empty() {
        return Ok(group);
    }
    let modified = replace::replace(cx, &group)?;
    if modified.is_changed {
        let is_left = |was: &Deed| modified.group.iter().any(|deed| is_what_was_left(was, deed));
        let lost: Group = group.into_iter().filter(|was| !is_left(was)).collect();
        // 603.2h: what is replaced or prevented triggers nothing.
        let is_watched = lost.iter().any(|deed| cx.state.watches.deeds.has(deed.kind()));
        if is_watched && !cx.rule(R603_2H) {
            triggers::look_back(cx, &lost);
            triggers::after(cx, &lost);
        }
    }
    let Modified { mut group, mut instead, prevented, entered, once_entered, linked, .. } = modified;
    settle_contradictions(cx, &mut group, &mut instead)?;
    group = attachments::settle_entering(cx, group)?;
    group.retain(|deed| !changes_nothing(cx, deed));
    // 121.7: cards are drawn after what is left of the event; without that rule, before it.
    // 104.3f: whoever would win and lose at the same time loses; without that rule, the one who wins has won by then.
    let loses = group.iter().any(|deed| matches!(deed, Deed::Lose(..)));
    let comes_first = |instead: &Instead| {
        draws(&instead.program) && !cx.rule(R121_7) || loses && wins(&instead.program) && !cx.rule(R104_3F)
    };
    let (first, then): (Vec<Instead>, Vec<Instead>) = instead.into_iter().partition(comes_first);
    first.into_iter().try_for_each(|instead| carry_on(cx, instead))?;
    let protectors = battles::choose_protectors(cx, &group)?;
    let done = if group.is_empty() { group } else { perform::perform(cx, group)? };
    battles::designate(cx, protectors);
    for (id, slots) in entered {
        if cx.state.object(id).zone == Zone::Battlefield {
            let entered = cx.state.reference(id);
            cx.state.remembered.push((entered, slots));
        }
    }
    for (id, you, ability, slots) in linked {
        let source = (cx.state.reference(id), you);
        triggers::wait(cx, OnStack::Made(ability), source, slots, 0);
    }
    for (id, you, effect) in once_entered {
        let triggered = Triggered::on(Pattern::of(DeedKind::Note, Filter::Any), vec![effect.into()]);
        let source = (cx.state.reference(id), you);
        triggers::wait(cx, OnStack::Made(Arc::new(triggered)), source, Slots::default(), 0);
    }
    later.extend(then);
    prevention_follows(cx, prevented, later);
    Ok(done)
}

/// Where what happens instead of a part of the event would move an object that another part of it moves as well, the
/// object's controller chooses what becomes of it (400.6).
fn settle_contradictions<R: Recorder>(cx: &mut Cx<'_, R>, group: &mut Group, instead: &mut [Instead]) -> Flow {
    let mut place = 0;
    while let Some(Instead { program, source, .. }) = instead.get(place) {
        let (id, moves) = (source.id, moves_itself(program));
        let takes_it = |deed: &Deed| match deed {
            Deed::Move(moved) => moved.object == id,
            Deed::Destroy(object, _) | Deed::Sacrifice(_, object) => *object == id,
            _ => false,
        };
        place += 1;
        if !moves || !cx.state.is_current(*source) || !group.iter().any(takes_it) || !cx.rule(R400_6) {
            continue;
        }
        // First what happens instead, then what the event itself would do.
        let ways: Offer = [Item::Place(0), Item::Place(1)].into_iter().collect();
        let picked = cx.pick_one(cx.state.controller(id), R400_6, Some(id), ways)?;
        if picked == Some(Item::Place(0)) {
            group.retain(|deed| !takes_it(deed));
        }
    }
    Ok(())
}

/// Whether an event is what another one has become, in another number or in another way.
fn is_what_was_left(was: &Deed, deed: &Deed) -> bool {
    let same_way = match (was, deed) {
        (Deed::Move(was), Deed::Move(deed)) => was.to == deed.to,
        _ => was.kind() == deed.kind(),
    };
    same_way && (was.object(), was.player()) == (deed.object(), deed.player())
}

/// What an instruction to do something several times has become, before any of it is done (121.2a), and the effects that
/// have been applied to it.
pub(crate) fn announce<R: Recorder>(cx: &mut Cx<'_, R>, deed: Deed) -> Flow<(Group, SmallVec<[Candidate; 2]>)> {
    if !cx.state.watches.deeds.has(deed.kind()) && !replace::contains_watched(cx, &deed) {
        return Ok((smallvec::smallvec![deed], cx.state.cause.applied.clone()));
    }
    let Modified { group, instead, applied, .. } = replace::replace(cx, &smallvec::smallvec![deed])?;
    instead.into_iter().try_for_each(|instead| carry_on(cx, instead))?;
    Ok((group, applied))
}

/// What happens instead of something is done. Effects that were applied to what it replaces don't apply to it again
/// (614.5).
pub(crate) fn carry_on<R: Recorder>(cx: &mut Cx<'_, R>, instead: Instead) -> Flow {
    let Instead { program, you, source, ability, mut slots, applied } = instead;
    let text = cx.state.last_face(source);
    let placed = cx.state.cause.placed.clone();
    let entering = cx.state.cause.entering.clone();
    let cause = Cause { instead: true, applied, placed, entering, ..Cause::default() };
    let outer = std::mem::replace(&mut cx.state.cause, cause);
    let frame = interpret::Frame { you, source, x: 0, text, resolves: false, ability, since: cx.state.clock };
    interpret::run(cx, frame, &mut slots, &program)?;
    cx.state.cause = outer;
    Ok(())
}

/// Abilities that wait for damage to be prevented trigger once for each effect that prevented some (615.13), and what
/// else the effect does follows (615.5).
fn prevention_follows<R: Recorder>(cx: &mut Cx<'_, R>, prevented: Vec<Prevented>, later: &mut Vec<Instead>) {
    for Prevented { deeds, then, .. } in prevented {
        let amount = deeds.iter().map(Deed::amount).fold(0, i32::saturating_add);
        if amount > 0 {
            cx.tell_all(&deeds);
            if cx.state.watches.deeds.has(DeedKind::Prevent) && cx.rule(R615_13) {
                triggers::after(cx, &deeds);
            }
        }
        if let Some(mut then) = then
            && cx.rule(R615_5)
        {
            then.slots.set(Slot::EVENT_AMOUNT, Held::number(amount));
            later.push(then);
        }
    }
}

/// Whether a program draws cards.
fn draws(program: &Program) -> bool {
    program.iter().any(|instruction| matches!(instruction.effect, Effect::Draw(..)))
}

/// Whether a program lets somebody win the game.
fn wins(program: &Program) -> bool {
    program.iter().any(|instruction| matches!(instruction.effect, Effect::Win(_)))
}

/// Whether an event never happens, so that nothing can replace it (614.7): 0 damage, no life, destroying what is
/// indestructible.
fn never_happens<R: Recorder>(cx: &Cx<'_, R>, deed: &Deed) -> bool {
    match deed {
        Deed::Move(moved) => crate::zones::stays(cx, moved),
        Deed::GainLife(_, amount) => cx.when(R107_1B, *amount < 0),
        _ => {
            let nothing = perform::is_nothing(cx, deed);
            cx.when(R614_7, nothing)
        }
    }
}

/// Whether a deed would do nothing at all: no life, no damage, a step for nobody.
fn changes_nothing<R: Recorder>(cx: &Cx<'_, R>, deed: &Deed) -> bool {
    match deed {
        Deed::Move(moved) => crate::zones::stays(cx, moved),
        _ => perform::is_nothing(cx, deed),
    }
}

/// Whether something could replace a deed or wait for it.
#[inline]
fn is_watched(state: &State, deed: &Deed) -> bool {
    let moving = match deed {
        Deed::Move(moved @ Move { to: Zone::Battlefield, object, face, .. }) => {
            let face = face.unwrap_or(state.object(*object).face);
            !state.cards.passive(face).is_empty() || attachments::is_unsettled(state, moved)
        }
        Deed::Move(Move { from, to, object, .. }) => {
            let unattaches = *from == Zone::Battlefield && !state.attached.is_empty();
            // 603.6c: what functions where the card goes may watch for its own coming.
            let arrives = || state.cards.passive_zones(state.object(*object).face).has(*to);
            let returns = || commander::would_return(state, deed).is_some();
            unattaches && state.watches.deeds.has(DeedKind::Unattach) || arrives() || returns()
        }
        Deed::Transform(object, _) => a028_transform::other_side(state, state.object(*object))
            .is_some_and(|other| !state.cards.passive(other).is_empty()),
        // What it gets watches for its coming (723.2).
        Deed::Act(acted) => matches!(acted.action, KeywordDeed::Takes(_) | KeywordDeed::Unlocks(_)),
        Deed::TurnFace(object, true, _) => !state.cards.passive(state.face_beneath(*object)).is_empty(),
        _ => false,
    };
    moving || state.watches.deeds.has(deed.kind())
}

impl<R: Recorder> Look<'_, R> {
    /// Whether an effect does what happens now, where a pattern speaks of effects: of a spell or ability, or a replacement
    /// effect that does something instead (614.16). How something is destroyed, its deed says.
    fn is_done_as(self, pattern: &Pattern) -> bool {
        let cause = &self.state.cause;
        if !pattern.by_effect || pattern.kind == DeedKind::Destroy {
            return true;
        }
        if cause.instead { self.rule(R614_16) } else { cause.effect }
    }
}

/// The value of X of a spell that becomes a permanent (107.3m), or of what is turned face up (702.37f).
pub(crate) fn x_of<R: Recorder>(look: Look<'_, R>, deed: &Deed) -> u32 {
    match deed {
        Deed::Move(Move { x: x @ 1.., .. }) => look.either(R107_3M, *x, 0),
        // 702.37f: abilities of a permanent may refer to the X of its morph cost.
        Deed::TurnFace(id, true, x @ 1..) => {
            // 702.168e: the same of its disguise cost.
            let has_disguise = look.state.keywords(*id).has(face_down::DISGUISE);
            if has_disguise { look.either(R702_168E, *x, 0) } else { look.either(R702_37F, *x, 0) }
        }
        _ => 0,
    }
}

/// The amount of a shield, worked out as it is made (615.7).
pub(crate) fn shield_amount<R: Recorder>(cx: &Cx<'_, R>, scope: Scope<'_>, shield: &Shield) -> Option<i32> {
    match shield {
        Shield::Amount(amount) => Some(cx.look().amount(scope, amount)),
        Shield::Lasting | Shield::Once | Shield::EachTime(_) => None,
    }
}
