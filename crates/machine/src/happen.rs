//! How things happen: deeds are proposed as a group, replaced or prevented (614–616), carried out at the same time and
//! told.

use smallvec::SmallVec;
use vademecum_abilities::{Ability, AbilityId, Program, Replaced, Replacement, Shield, Zone};
use vademecum_rule_ids::magic::{
    R614_1C, R614_1D, R614_5, R614_6, R614_9, R614_10, R614_12, R614_12A, R615_1, R615_6, R615_7, R616_1, R616_1C,
    R616_1E, R701_15B,
};

use crate::{
    Recorder,
    actions::a015_regenerate,
    cx::{Cx, Flow},
    decision::{Item, Offer},
    deed::{Deed, Group, Move, Note},
    id::{ObjectId, ObjectRef, PlayerId, Subject},
    interpret, listeners, patterns, perform,
    select::Scope,
    slots::Slots,
    state::{MadeKind, Role, State},
};

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

/// One deed happens; whether anything did. What nothing watches is carried out at once.
pub(crate) fn happens<R: Recorder>(cx: &mut Cx<'_, R>, deed: Deed) -> Flow<bool> {
    if triggers_nothing(cx, &deed) {
        return Ok(false);
    }
    if is_watched(cx.state, &deed) {
        return Ok(!happen(cx, smallvec::smallvec![deed])?.is_empty());
    }
    perform::perform_one(cx, deed)
}

/// Deeds happen at the same time: what is replaced or prevented first, then the rest. Gives what really happened.
pub(crate) fn happen<R: Recorder>(cx: &mut Cx<'_, R>, group: Group) -> Flow<Group> {
    let mut group = group;
    group.retain(|deed| !triggers_nothing(cx, deed));
    if group.is_empty() {
        return Ok(group);
    }
    if !group.iter().any(|deed| is_watched(cx.state, deed)) {
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

/// Whether something could replace a deed or wait for it.
#[inline]
fn is_watched(state: &State, deed: &Deed) -> bool {
    let entering = match deed {
        Deed::Move(Move { to: Zone::Battlefield, object, face, .. }) => {
            !state.cards.passive(face.unwrap_or(state.object(*object).face)).is_empty()
        }
        _ => false,
    };
    entering || state.watches.deeds.has(deed.kind())
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
        // 614.5: an effect gets one opportunity to affect an event; without that rule, two.
        let times = proposed.applied.iter().filter(|applied| *applied == candidate).count();
        times == 0 || times == 1 && !look.rule(R614_5)
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
    // 616.1e: what nothing above it makes the player choose, they may choose.
    if !cx.rule(R616_1E) {
        return Ok(None);
    }
    let offer = effects(cx.state, candidates);
    let picked = cx.pick_one(player, R616_1E, deed.object(), offer.clone())?;
    let place = offer.iter().position(|item| Some(*item) == picked).unwrap_or(0);
    Ok(candidates.get(place).copied())
}

/// Effects to choose from: each by the object it comes from, or all by their places if two come from one.
fn effects(state: &State, candidates: &[Candidate]) -> Offer {
    let source = |candidate: &Candidate| match candidate {
        Candidate::Ability(_, object) => *object,
        Candidate::Made(place) => state.made[*place].source.id,
    };
    let mut sources: SmallVec<[ObjectId; 4]> = candidates.iter().map(source).collect();
    let offer = sources.iter().copied().map(Item::Object).collect();
    sources.sort_unstable();
    if sources.windows(2).all(|pair| pair[0] != pair[1]) {
        return offer;
    }
    (0..candidates.len() as u32).map(Item::Place).collect()
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
                    return regenerate(cx, &proposed);
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
            let to = cx.either(R614_6, *zone, moved.to);
            open.push(again(Deed::Move(Move { to, ..moved }), &proposed));
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
            // 614.12a: the choice is made before it enters; later it is too late.
            if !cx.rule(R614_12A) {
                open.push(again(Deed::Move(moved), &proposed));
                return Ok(());
            }
            let offer: Offer =
                cx.look().each(scope, filter).into_iter().filter(|&id| id != moved.object).map(Item::Object).collect();
            let picked = cx.pick(you, R614_12A, Some(moved.object), offer, (0, 1))?;
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
            if !cx.rule(R701_15B) {
                open.push(proposed);
                return Ok(());
            }
            use_up(cx.state, &replacement.shield, left);
            return regenerate(cx, &proposed);
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

/// A permanent is regenerated instead of being destroyed.
fn regenerate<R: Recorder>(cx: &mut Cx<'_, R>, proposed: &Proposed) -> Flow {
    let Deed::Destroy(id, _) = proposed.deed else { return Ok(()) };
    a015_regenerate::replace_destruction(cx, id)
}

/// The amount of a shield, worked out as it is made (615.7).
pub(crate) fn shield_amount<R: Recorder>(cx: &Cx<'_, R>, scope: Scope<'_>, shield: &Shield) -> Option<i32> {
    match shield {
        Shield::Amount(amount) => Some(cx.look().amount(scope, amount)),
        Shield::Lasting | Shield::Once => None,
    }
}
