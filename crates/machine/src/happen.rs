//! How things happen: deeds are proposed as a group, replaced or prevented (614–616), carried out at the same time and
//! told.

use smallvec::SmallVec;
use vademecum_abilities::{Ability, AbilityId, DeedKind, DeedKinds, Program, Replaced, Replacement, Shield, Zone};
use vademecum_rule_ids::magic::{
    R614_1C, R614_1D, R614_5, R614_6, R614_9, R614_10, R614_12, R614_12A, R615_1, R615_6, R615_7, R616_1, R616_1C,
    R616_1E, R701_15A, R701_15B,
};

use crate::{
    Recorder, combat,
    cx::{Cx, Flow},
    decision::{Item, Offer},
    deed::{Deed, Group, Move, Note},
    id::{ObjectId, ObjectRef, PlayerId, Subject},
    interpret, layers, listeners,
    object::Mark,
    patterns, perform,
    select::Scope,
    slots::Slots,
    state::{MadeKind, Role, State},
};

/// Most effects that are applied to one event before one of them is applied again, in a game without 614.5.
const MOST_REPEATED: usize = 8;

/// A replacement or prevention effect that could apply.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Candidate {
    /// A static ability of an object.
    Ability(AbilityId, ObjectId),
    /// What a resolution made: its place in the list.
    Made(usize),
}

/// A deed on its way, and the effects that have been applied to it (614.5).
#[derive(Debug, Clone)]
struct Proposed {
    deed: Deed,
    applied: SmallVec<[Candidate; 2]>,
}

/// What happens instead of something, once the rest of its group has happened.
#[derive(Debug)]
struct Instead {
    program: Program,
    you: PlayerId,
    source: ObjectRef,
    slots: Slots,
}

/// One deed happens.
pub(crate) fn happens<R: Recorder>(cx: &mut Cx<'_, R>, deed: Deed) -> Flow<Group> {
    happen(cx, smallvec::smallvec![deed])
}

/// Deeds happen at the same time: what is replaced or prevented first, then the rest. Gives what really happened.
pub(crate) fn happen<R: Recorder>(cx: &mut Cx<'_, R>, group: Group) -> Flow<Group> {
    let mut group = group;
    group.retain(|deed| !triggers_nothing(cx, deed));
    if group.is_empty() {
        return Ok(group);
    }
    if !is_watched(cx.state, &group) {
        return perform::perform(cx, group);
    }
    let (group, instead) = replace(cx, group)?;
    let done = if group.is_empty() { group } else { perform::perform(cx, group)? };
    for Instead { program, you, source, mut slots } in instead {
        let text = cx.state.last_face(source);
        interpret::run(cx, interpret::Frame { you, source, x: 0, text }, &mut slots, &program)?;
    }
    Ok(done)
}

/// Whether a deed is nothing at all, whatever watches it: no life, no damage, a step for nobody.
fn triggers_nothing<R: Recorder>(cx: &Cx<'_, R>, deed: &Deed) -> bool {
    match deed {
        Deed::Move(moved) => crate::zones::stays(cx, moved),
        _ => perform::is_nothing(cx, deed),
    }
}

/// Whether some replacement could look at one of the deeds: one comparison of bits when nothing does.
fn is_watched(state: &State, group: &Group) -> bool {
    let kinds: DeedKinds = group.iter().map(Deed::kind).collect();
    let entering = kinds.has(DeedKind::Move)
        && group.iter().any(|deed| match deed {
            Deed::Move(Move { to: Zone::Battlefield, object, face, .. }) => {
                let face = face.unwrap_or(state.object(*object).face);
                !state.cards.passive(face).is_empty()
            }
            _ => false,
        });
    entering || state.watched.meets(kinds)
}

/// Applies replacement and prevention effects until none is left that applies (616.2).
fn replace<R: Recorder>(cx: &mut Cx<'_, R>, group: Group) -> Flow<(Group, Vec<Instead>)> {
    let mut open: Vec<Proposed> = group.into_iter().map(|deed| Proposed { deed, applied: SmallVec::new() }).collect();
    open.reverse();
    let mut done = Group::new();
    let mut instead = Vec::new();
    while let Some(proposed) = open.pop() {
        let candidates = candidates(cx, &proposed);
        let Some(candidate) = choose(cx, &proposed.deed, &candidates)? else {
            done.push(proposed.deed);
            continue;
        };
        apply(cx, proposed, candidate, &mut open, &mut instead)?;
    }
    // Counters with which something would have entered are not put on what goes elsewhere.
    let enters = |id: ObjectId| {
        let to_battlefield =
            |deed: &Deed| matches!(deed, Deed::Move(Move { object, to: Zone::Battlefield, .. }) if *object == id);
        cx.state.object(id).zone == Zone::Battlefield || done.iter().any(to_battlefield)
    };
    let kept = |deed: &&Deed| !matches!(deed, Deed::PutCounters(Subject::Object(id), ..) if !enters(*id));
    let done = done.iter().filter(kept).copied().collect();
    Ok((done, instead))
}

/// The effects that could apply to a deed: those of abilities, those that resolutions made, and those of the object
/// itself that would enter the battlefield (614.12).
fn candidates<R: Recorder>(cx: &Cx<'_, R>, proposed: &Proposed) -> SmallVec<[Candidate; 4]> {
    let (state, look, deed) = (&*cx.state, cx.look(), &proposed.deed);
    let kind = deed.kind();
    let fresh = |candidate: &Candidate| {
        // 614.5: an effect gets one opportunity to affect an event.
        let again = proposed.applied.contains(candidate);
        !again || (!look.rule(R614_5) && proposed.applied.len() < MOST_REPEATED)
    };
    let mut found: SmallVec<[Candidate; 4]> = SmallVec::new();
    let watching = state.listeners.iter().filter(|is| is.role == Role::Replacement && is.kinds.has(kind));
    for listener in watching {
        let candidate = Candidate::Ability(listener.ability, listener.object);
        if applies(cx, listener.ability, listener.object, deed) && fresh(&candidate) {
            found.push(candidate);
        }
    }
    if let Deed::Move(Move { to: Zone::Battlefield, object, face, .. }) = deed {
        let face = face.unwrap_or(state.object(*object).face);
        for &ability in state.cards.passive(face) {
            let candidate = Candidate::Ability(ability, *object);
            let own = matches!(state.cards.ability(ability), Ability::Replacement(_)) && !found.contains(&candidate);
            if own && look.rule(R614_12) && applies(cx, ability, *object, deed) && fresh(&candidate) {
                found.push(candidate);
            }
        }
    }
    for (place, made) in state.made.iter().enumerate() {
        let scope = Scope { you: made.controller, source: made.source, slots: &made.slots, x: 0 };
        let on_it = made.on.is_none_or(|on| patterns::recipient(deed) == Some(on));
        let holds = on_it
            && match (&made.what, deed) {
                (MadeKind::Replacement(replacement), _) => {
                    look.fits(scope, &replacement.of, deed)
                        && replacement.only_if.as_ref().is_none_or(|condition| look.holds(scope, condition))
                }
                (MadeKind::Skip(player, step), Deed::BeginStep(of, begins)) => player == of && step == begins,
                (MadeKind::Regeneration, Deed::Destroy(_, regenerable)) => *regenerable,
                (MadeKind::Skip(..) | MadeKind::Regeneration | MadeKind::Delayed(_), _) => false,
            };
        let candidate = Candidate::Made(place);
        if holds && fresh(&candidate) {
            found.push(candidate);
        }
    }
    found
}

/// Whose the replacement of an object is: of one that enters the battlefield, its controller there (614.12).
fn controller_of(state: &State, object: ObjectId, deed: &Deed) -> PlayerId {
    match deed {
        Deed::Move(Move { to: Zone::Battlefield, object: entering, under, .. }) if *entering == object => *under,
        _ => state.controller(object),
    }
}

/// Whether the replacement of an ability applies to a deed.
fn applies<R: Recorder>(cx: &Cx<'_, R>, ability: AbilityId, object: ObjectId, deed: &Deed) -> bool {
    let Ability::Replacement(replacement) = cx.state.cards.ability(ability) else { return false };
    let look = cx.look();
    if replacement.by.is_some_and(|rule| !look.rule(rule)) {
        return false;
    }
    let you = controller_of(cx.state, object, deed);
    let slots = Slots::default();
    let scope = Scope { you, source: cx.state.reference(object), slots: &slots, x: 0 };
    look.fits(scope, &replacement.of, deed)
        && replacement.only_if.as_ref().is_none_or(|condition| look.holds(scope, condition))
}

/// The effect that applies next: the only one, or the choice of the affected player (616.1).
fn choose<R: Recorder>(cx: &mut Cx<'_, R>, deed: &Deed, candidates: &[Candidate]) -> Flow<Option<Candidate>> {
    let &[first, ..] = candidates else { return Ok(None) };
    let chooses = cx.when(R616_1, candidates.len() > 1);
    if candidates.len() == 1 {
        return Ok(Some(first));
    }
    // 616.1c: what the object enters as a copy of comes first.
    let copies = candidates.iter().copied().find(|&candidate| is_copy(cx.state, candidate));
    if let Some(copy) = copies
        && cx.rule(R616_1C)
    {
        return Ok(Some(copy));
    }
    let player = cx.look().player_of(deed).unwrap_or(cx.state.turn.active);
    if !chooses {
        return Ok(Some(first));
    }
    let offer: Offer = (0..candidates.len() as u32).map(Item::Place).collect();
    let picked = cx.pick_one(player, R616_1E, deed.object(), offer)?;
    let place = match picked {
        Some(Item::Place(place)) => place as usize,
        _ => 0,
    };
    Ok(candidates.get(place).copied())
}

fn is_copy(state: &State, candidate: Candidate) -> bool {
    let Candidate::Ability(ability, _) = candidate else { return false };
    matches!(state.cards.ability(ability), Ability::Replacement(Replacement { with: Replaced::EntersAsCopy(_), .. }))
}

/// Applies one effect: the deed is changed, replaced by others, or does not happen (614.6).
fn apply<R: Recorder>(
    cx: &mut Cx<'_, R>,
    mut proposed: Proposed,
    candidate: Candidate,
    open: &mut Vec<Proposed>,
    instead: &mut Vec<Instead>,
) -> Flow {
    proposed.applied.push(candidate);
    let deed = proposed.deed;
    let again = |deed: Deed, proposed: &Proposed| Proposed { deed, applied: proposed.applied.clone() };
    let cards = cx.state.cards.clone();
    let (replacement, you, source, slots, left) = match candidate {
        Candidate::Ability(ability, object) => {
            let Ability::Replacement(replacement) = cards.ability(ability) else { return Ok(()) };
            let you = controller_of(cx.state, object, &deed);
            (replacement.clone(), you, cx.state.reference(object), Slots::default(), None)
        }
        Candidate::Made(place) => {
            let made = cx.state.made[place].clone();
            match made.what {
                MadeKind::Replacement(replacement) => {
                    ((*replacement).clone(), made.controller, made.source, made.slots, Some((place, made.left)))
                }
                MadeKind::Skip(..) => {
                    // 614.10a: it waits for the first one and is then used up.
                    if cx.rule(R614_10) {
                        remove_made(cx.state, place);
                        return Ok(());
                    }
                    open.push(proposed);
                    return Ok(());
                }
                MadeKind::Regeneration => {
                    remove_made(cx.state, place);
                    return regenerate(cx, proposed, open);
                }
                MadeKind::Delayed(_) => return Ok(()),
            }
        }
    };
    let made_slots = slots;
    let scope = Scope { you, source, slots: &made_slots, x: x_of(&deed) };
    if replacement.optional {
        let player = cx.look().player_of(&deed).unwrap_or(you);
        if !cx.ask_yes(player, R616_1, Some(source.id))? {
            open.push(proposed);
            return Ok(());
        }
    }
    match &replacement.with {
        Replaced::Nothing => return prevent(cx, proposed, left, open),
        Replaced::Program(program) => {
            use_up(cx.state, &replacement.shield, left);
            if cx.rule(R614_6) {
                let mut slots = cx.look().event_slots(&deed, None);
                slots.extend(&made_slots);
                instead.push(Instead { program: program.clone(), you, source, slots });
                return Ok(());
            }
            open.push(proposed);
        }
        Replaced::To(zone) => {
            use_up(cx.state, &replacement.shield, left);
            let Deed::Move(moved) = deed else { return Ok(()) };
            open.push(again(Deed::Move(Move { to: *zone, ..moved }), &proposed));
        }
        Replaced::EntersTapped => {
            let Deed::Move(moved) = deed else { return Ok(()) };
            let tapped = moved.tapped || cx.rule(R614_1D);
            open.push(again(Deed::Move(Move { tapped, ..moved }), &proposed));
        }
        Replaced::EntersWith(kind, amount) => {
            let Deed::Move(Move { object, .. }) = deed else { return Ok(()) };
            let number = cx.look().amount(scope, amount);
            if cx.rule(R614_1C) {
                let deed = Deed::PutCounters(Subject::Object(object), *kind, number);
                open.push(Proposed { deed, applied: SmallVec::new() });
            }
            open.push(proposed);
        }
        Replaced::EntersAsCopy(filter) => {
            let Deed::Move(moved) = deed else { return Ok(()) };
            // 614.12a: the choice is made before it enters.
            let offer: Offer =
                cx.look().each(scope, filter).into_iter().filter(|&id| id != moved.object).map(Item::Object).collect();
            let least = usize::from(!cx.rule(R614_12A));
            let picked = cx.pick(you, R614_12A, Some(moved.object), offer, (least, 1))?;
            let face = match picked.first() {
                Some(Item::Object(id)) => Some(cx.state.face(*id)),
                _ => moved.face,
            };
            open.push(again(Deed::Move(Move { face, ..moved }), &proposed));
        }
        Replaced::Redirect(to) => {
            use_up(cx.state, &replacement.shield, left);
            let to = cx.look().subjects(scope, to).first().copied();
            match (deed, to) {
                (Deed::Damage { source, amount, combat, .. }, Some(to)) if cx.rule(R614_9) => {
                    open.push(again(Deed::Damage { source, to, amount, combat }, &proposed));
                }
                _ => open.push(proposed),
            }
        }
        Replaced::Times(factor) => {
            let amount = deed.amount().saturating_mul(i32::from(*factor));
            open.push(again(deed.with_amount(amount), &proposed));
        }
        Replaced::Plus(amount) => {
            let amount = deed.amount().saturating_add(cx.look().amount(scope, amount));
            open.push(again(deed.with_amount(amount), &proposed));
        }
        Replaced::Regenerates => {
            use_up(cx.state, &replacement.shield, left);
            return regenerate(cx, proposed, open);
        }
    }
    Ok(())
}

/// The value of X of a spell that becomes a permanent (107.3m).
const fn x_of(deed: &Deed) -> u32 {
    match deed {
        Deed::Move(Move { x, .. }) => *x,
        _ => 0,
    }
}

/// Damage is prevented (615.1), wholly or by as much as a shield has left (615.7); anything else does not happen.
fn prevent<R: Recorder>(
    cx: &mut Cx<'_, R>,
    proposed: Proposed,
    left: Option<(usize, Option<i32>)>,
    open: &mut Vec<Proposed>,
) -> Flow {
    let Deed::Damage { to, amount, .. } = proposed.deed else {
        if let Some((place, _)) = left {
            use_once(cx.state, place);
        }
        return Ok(());
    };
    if !cx.rule(R615_1) {
        open.push(proposed);
        return Ok(());
    }
    let prevented = match left {
        Some((place, Some(shield))) => {
            let prevented = shield.min(amount);
            let rest = cx.either(R615_7, shield - prevented, shield);
            cx.state.made[place].left = Some(rest);
            if rest == 0 {
                remove_made(cx.state, place);
            }
            prevented
        }
        Some((place, None)) => {
            use_once(cx.state, place);
            amount
        }
        None => amount,
    };
    cx.note(Note::Prevented(to, prevented));
    // 615.6: what is prevented never happens; the rest does.
    let wholly = prevented >= amount;
    let is_gone = cx.when(R615_6, wholly);
    if !wholly {
        open.push(Proposed { deed: proposed.deed.with_amount(amount - prevented), applied: proposed.applied });
    } else if !is_gone {
        open.push(proposed);
    }
    Ok(())
}

/// A shield that works once is used up.
fn use_up(state: &mut State, shield: &Shield, left: Option<(usize, Option<i32>)>) {
    if let (Shield::Once, Some((place, _))) = (shield, left) {
        remove_made(state, place);
    }
}

fn use_once(state: &mut State, place: usize) {
    if let MadeKind::Replacement(replacement) = &state.made[place].what
        && replacement.shield == Shield::Once
    {
        remove_made(state, place);
    }
}

fn remove_made(state: &mut State, place: usize) {
    state.made.remove(place);
    listeners::watch(state);
}

/// Instead of being destroyed, a permanent is tapped, its damage is removed, and it leaves combat (701.15b).
fn regenerate<R: Recorder>(cx: &mut Cx<'_, R>, proposed: Proposed, open: &mut Vec<Proposed>) -> Flow {
    let Deed::Destroy(id, _) = proposed.deed else { return Ok(()) };
    if !cx.rule(R701_15B) {
        open.push(proposed);
        return Ok(());
    }
    let object = cx.state.object_mut(id);
    object.damage = 0;
    object.set(Mark::Deathtouched, false);
    combat::remove(cx, id);
    cx.note(Note::Regenerated(id));
    layers::refresh(cx);
    happens(cx, Deed::Tap(id))?;
    Ok(())
}

/// A permanent gains a regeneration shield until end of turn (701.15a).
pub(crate) fn shield_regeneration<R: Recorder>(
    cx: &mut Cx<'_, R>,
    id: ObjectId,
    controller: PlayerId,
    source: ObjectRef,
) {
    if cx.rule(R701_15A) {
        cx.state.made.push(crate::state::Made {
            what: MadeKind::Regeneration,
            source,
            controller,
            slots: Slots::default(),
            lasts: vademecum_abilities::Duration::EndOfTurn,
            left: None,
            on: Some(Subject::Object(id)),
        });
        listeners::watch(cx.state);
    }
}

/// The amount of a shield, worked out as it is made (615.7).
pub(crate) fn shield_amount<R: Recorder>(cx: &Cx<'_, R>, scope: Scope<'_>, shield: &Shield) -> Option<i32> {
    match shield {
        Shield::Amount(amount) => Some(cx.look().amount(scope, amount)),
        Shield::Lasting | Shield::Once => None,
    }
}
