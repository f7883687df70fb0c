//! Applying replacement and prevention effects to a group until none is left that applies (616).

use smallvec::SmallVec;
use vademecum_abilities::{
    AbilityId, Amount, Effect, FaceId, Filter, Objects, Program, Replaced, Replacement, Shield, Slot, Subjects, Zone,
};
use vademecum_rule_ids::magic::{
    R101_4C, R101_4D, R113_6I, R208_2B, R303_4K, R603_6D, R614_1C, R614_1D, R614_3, R614_6, R614_9, R614_10, R614_10B,
    R614_12A, R614_17, R614_17C, R615_7, R616_1, R616_1A, R616_1B, R616_1C, R616_1D, R616_1E, R616_1F, R701_15B,
    R712_13A, R903_9B,
};

use super::{
    Instead, Modified,
    candidates::{self, Candidate, Candidates},
    entering::{counters, enter_as_copy, prepare},
    life_floor,
    prevent::prevent,
};
use crate::{
    Recorder,
    actions::{a015_regenerate, a037_meld},
    attachments::{self, Attachment},
    commander,
    cx::{Cx, Flow, Look},
    decision::{Asked, Item, Offer},
    deed::{Deed, Group, Move},
    face_down, functioning,
    id::{ObjectId, ObjectRef, PlayerId, PlayerSet, Subject, Timestamp},
    keywords::{k150_compleated, k155_read_ahead},
    leaving, listeners,
    offered::Offered,
    select::Scope,
    slots::{Held, Slots},
    state::MadeKind,
};

/// A deed on its way, and the effects that have been applied to it (614.5).
#[derive(Debug, Clone)]
pub(super) struct Proposed {
    pub(super) deed: Deed,
    pub(super) applied: SmallVec<[Candidate; 2]>,
    /// The effects that were applicable to the event as it was first proposed; `None` before that is known.
    pub(super) first: Option<Candidates>,
    /// Whether an effect has tried in vain to prevent it (615.12).
    pub(super) unpreventable: bool,
    /// Its place in the group.
    pub(super) place: usize,
    /// How many effects had been applied to what it happens instead of.
    pub(super) inherited: usize,
    /// The life that the rest of the event gives the player who would lose life as a result of damage; below 0, what it takes.
    pub(super) beside: i32,
}

impl Proposed {
    /// Whether an effect has changed it.
    pub(super) fn is_modified(&self) -> bool {
        self.applied.len() > self.inherited
    }
}

/// Applies replacement and prevention effects until none is left that applies (616.1f).
pub(super) fn replace<R: Recorder>(cx: &mut Cx<'_, R>, group: &Group) -> Flow<Modified> {
    let inherited = cx.state.cause.applied.len();
    let proposed = |(place, deed): (usize, &Deed)| Proposed {
        deed: *deed,
        applied: cx.state.cause.applied.clone(),
        first: cx.state.cause.instead.then(Candidates::new),
        unpreventable: false,
        place,
        inherited,
        beside: 0,
    };
    let mut open: Vec<Proposed> = group.iter().enumerate().map(proposed).collect();
    if open.len() > 1 {
        // 616.1: those whose things are affected choose in turn order; what comes last is taken first.
        open.reverse();
        sort_by_turn_order(cx.look(), &mut open);
    }
    let mut modified = Modified::default();
    let mut done: Vec<(usize, Deed)> = Vec::new();
    let mut used: SmallVec<[Candidate; 4]> = SmallVec::new();
    let mut have_ordered = PlayerSet::NONE;
    while !open.is_empty() {
        order_choices(cx, &mut open, &mut have_ordered)?;
        put_first(cx, &mut open)?;
        life_floor::put_gains_first(cx.state, &mut open);
        let Some(mut proposed) = open.pop() else { break };
        proposed.beside = life_floor::beside(cx.state, &proposed.deed, &open, &done);
        let mut found = candidates::find(cx, &proposed, group, &used);
        if proposed.first.is_none() {
            proposed.first = Some(found.clone());
        }
        if !may_happen(cx, &mut found) {
            continue;
        }
        match choose(cx, &proposed.deed, found)? {
            None => {
                modified.applied.extend_from_slice(&proposed.applied);
                done.push((proposed.place, proposed.deed));
            }
            Some(candidate) => {
                used.push(candidate);
                let chose = cx.look().player_of(&proposed.deed);
                apply(cx, proposed, candidate, group, &mut open, &mut modified)?;
                restart_turn_order(cx, chose, &mut open);
            }
        }
    }
    modified.is_changed = !used.is_empty() || done.len() < group.len();
    done.sort_by_key(|(place, _)| *place);
    // Counters with which something would have entered are not put on what goes elsewhere.
    let enters = |id: ObjectId| {
        let to_battlefield = |(_, deed): &(usize, Deed)| matches!(deed, Deed::Move(Move { object, to: Zone::Battlefield, .. }) if *object == id);
        cx.state.object(id).zone == Zone::Battlefield || done.iter().any(to_battlefield)
    };
    let kept = |deed: &Deed| !matches!(deed, Deed::PutCounters(Subject::Object(id), ..) if !enters(*id));
    modified.group = done.iter().map(|(_, deed)| *deed).filter(kept).collect();
    Ok(modified)
}

/// Whether an effect watches what is contained in a deed: the draws of an instruction to draw several cards.
pub(super) fn contains_watched<R: Recorder>(cx: &Cx<'_, R>, deed: &Deed) -> bool {
    matches!(deed, Deed::Draws(..)) && cx.state.watches.deeds.has(vademecum_abilities::DeedKind::Draw)
}

/// Whether an event can happen (614.17). If it can't, nothing but a self-replacement effect applies to it (614.17c).
fn may_happen<R: Recorder>(cx: &Cx<'_, R>, found: &mut Candidates) -> bool {
    let all = found.len();
    found.retain(|candidate| !candidate.forbids(cx.state));
    if all == found.len() || !cx.rule(R614_17) {
        return true;
    }
    if found.iter().any(|candidate| !candidate.is_self_replacement(cx.state)) && cx.rule(R614_17C) {
        found.retain(|candidate| candidate.is_self_replacement(cx.state));
    }
    !found.is_empty()
}

/// Sorts by the players whose things are affected, those who choose first last.
fn sort_by_turn_order<R: Recorder>(look: Look<'_, R>, open: &mut [Proposed]) {
    let ring: Vec<PlayerId> = look.ring().collect();
    let turn = |deed: &Deed| {
        let player = look.player_of(deed);
        ring.iter().position(|other| Some(*other) == player)
    };
    open.sort_by_key(|proposed| std::cmp::Reverse(turn(&proposed.deed)));
}

/// What a player chose may make another one choose, who comes earlier in turn order: then turn order begins anew
/// (101.4d). Without that rule it waits for everybody else.
fn restart_turn_order<R: Recorder>(cx: &Cx<'_, R>, chose: Option<PlayerId>, open: &mut [Proposed]) {
    let next = open.last().and_then(|proposed| cx.look().player_of(&proposed.deed));
    if open.len() < 2 || next == chose {
        return;
    }
    let ring: Vec<PlayerId> = cx.peek().ring().collect();
    let turn = |player: Option<PlayerId>| ring.iter().position(|other| Some(*other) == player);
    let is_earlier = turn(next) < turn(chose);
    if is_earlier && !cx.rule(R101_4D) {
        open.rotate_right(1);
    } else {
        sort_by_turn_order(cx.peek(), open);
    }
}

/// A player whose permanents enter at the same time and ask something as they do chooses which is asked first (101.4c).
fn order_choices<R: Recorder>(cx: &mut Cx<'_, R>, open: &mut [Proposed], have_ordered: &mut PlayerSet) -> Flow {
    let entering = |cx: &Cx<'_, R>, proposed: &Proposed| match proposed.deed {
        Deed::Move(Move { object, to: Zone::Battlefield, under, face_down: false, .. })
            if cx.state.cards.asks_on_entering(cx.state.face(object)) =>
        {
            Some((under, object))
        }
        _ => None,
    };
    let next = open.last().and_then(|proposed| entering(cx, proposed));
    let Some((player, _)) = next.filter(|(player, _)| !have_ordered.has(*player)) else { return Ok(()) };
    have_ordered.insert(player);
    // What comes last is taken first.
    let own: SmallVec<[(usize, ObjectId); 4]> = (0..open.len())
        .rev()
        .filter_map(|place| entering(cx, &open[place]).filter(|(of, _)| *of == player).map(|(_, id)| (place, id)))
        .collect();
    if own.len() < 2 || !cx.rule(R101_4C) {
        return Ok(());
    }
    let offer: Offer = own.iter().map(|(_, id)| Item::Object(*id)).collect();
    let ordered = cx.order(player, R101_4C, None, offer)?;
    let all: SmallVec<[Proposed; 4]> = own.iter().map(|(place, _)| open[*place].clone()).collect();
    for ((place, _), item) in own.iter().zip(ordered) {
        if let Some(which) = own.iter().position(|(_, id)| Item::Object(*id) == item) {
            open[*place] = all[which].clone();
        }
    }
    Ok(())
}

/// Of damage from several sources to one recipient, the player chooses what a shield prevents first (615.7): that is
/// looked at next.
fn put_first<R: Recorder>(cx: &mut Cx<'_, R>, open: &mut Vec<Proposed>) -> Flow {
    let to = match open.last().map(|proposed| proposed.deed) {
        Some(Deed::Damage { to, .. }) if open.len() > 1 => to,
        _ => return Ok(()),
    };
    let shields =
        cx.state.made.iter().filter(|made| made.left.is_some() && matches!(made.what, MadeKind::Replacement(_)));
    let mut coming: SmallVec<[(usize, ObjectId); 4]> = SmallVec::new();
    for made in shields {
        let fits = |proposed: &Proposed| candidates::made_fits(cx.look(), made, &proposed.deed);
        let stopped = open.iter().enumerate().filter(|(_, proposed)| fits(proposed));
        let damage = stopped.filter_map(|(place, proposed)| match proposed.deed {
            Deed::Damage { source, to: other, amount, .. } if other == to => Some((place, source.id, amount)),
            _ => None,
        });
        let all: SmallVec<[(usize, ObjectId, i32); 4]> = damage.collect();
        let total = all.iter().map(|(.., amount)| *amount).fold(0, i32::saturating_add);
        if all.len() > 1 && made.left.is_some_and(|left| total > left) {
            coming = all.iter().map(|&(place, source, _)| (place, source)).collect();
            break;
        }
    }
    let Some((last, _)) = coming.last().copied() else { return Ok(()) };
    let about = open[last].deed;
    let Some(player) = cx.look().player_of(&about) else { return Ok(()) };
    let offer: Offer = coming.iter().map(|(_, source)| Item::Object(*source)).collect();
    let picked = cx.pick_one(player, R615_7, about.object(), offer)?;
    let chosen = coming.iter().find(|(_, source)| picked == Some(Item::Object(*source)));
    if let Some(&(place, _)) = chosen {
        let first = open.remove(place);
        open.push(first);
    }
    Ok(())
}

/// The effect that applies next: the only one, or the choice of the affected player (616.1).
fn choose<R: Recorder>(cx: &mut Cx<'_, R>, deed: &Deed, mut found: Candidates) -> Flow<Option<Candidate>> {
    let Some(first) = found.first().copied() else { return Ok(None) };
    let chooses = cx.when(R616_1, found.len() > 1);
    if found.len() == 1 {
        return Ok(Some(first));
    }
    let with = |is: &Candidate, state: &crate::state::State, fits: fn(&Replaced) -> bool| {
        is.replacement(state).is_some_and(|replacement| fits(&replacement.with))
    };
    let own: Candidates = found.iter().copied().filter(|is| is.is_self_replacement(cx.state)).collect();
    let under: Candidates = found
        .iter()
        .copied()
        .filter(|is| with(is, cx.state, |with| matches!(with, Replaced::EntersUnder(_))))
        .collect();
    let copies: Candidates = found
        .iter()
        .copied()
        .filter(|is| {
            with(is, cx.state, |with| matches!(with, Replaced::EntersAsCopy(..) | Replaced::EntersAsCopyOf(..)))
        })
        .collect();
    let backs: Candidates = found
        .iter()
        .copied()
        .filter(|is| with(is, cx.state, |with| matches!(with, Replaced::EntersTransformed)))
        .collect();
    // 616.1a–d: what replaces its own effect, then under whose control, then as what, then with which face something enters.
    let is_urgent = |some: &Candidates| !some.is_empty() && some.len() < found.len();
    let mut why = R616_1E;
    if is_urgent(&own) && cx.rule(R616_1A) {
        (found, why) = (own, R616_1A);
    } else if is_urgent(&under) && cx.rule(R616_1B) {
        (found, why) = (under, R616_1B);
    } else if is_urgent(&copies) && cx.rule(R616_1C) {
        (found, why) = (copies, R616_1C);
    } else if is_urgent(&backs) && cx.rule(R616_1D) {
        (found, why) = (backs, R616_1D);
    }
    let alike = found.iter().all(|is| candidates::skips(cx.state, *is).is_some())
        || candidates::are_instances(cx.state, &found);
    if let Some(first) = found.first()
        && (found.len() == 1 || alike || !chooses)
    {
        return Ok(Some(*first));
    }
    // 616.1e: what nothing above it makes the player choose, they may choose.
    if !cx.rule(R616_1E) {
        return Ok(None);
    }
    let player = cx.look().player_of(deed).unwrap_or(cx.state.turn.active);
    let player = leaving::who_decides(cx, player);
    let sources = sources(cx.state, &found);
    let offer = effects(&sources);
    cx.state.asked = Some(Box::new(Asked::Effects(sources)));
    let picked = cx.pick_one(player, why, deed.object(), offer.clone())?;
    cx.state.asked = None;
    let place = offer.iter().position(|item| Some(*item) == picked).unwrap_or(0);
    Ok(found.get(place).copied())
}

/// The objects that effects come from.
fn sources(state: &crate::state::State, found: &[Candidate]) -> SmallVec<[ObjectId; 4]> {
    let source = |candidate: &Candidate| match candidate {
        Candidate::Ability(_, object) | Candidate::Commander(object) => *object,
        Candidate::Made(since) => candidates::made(state, *since).map_or(ObjectId(u32::MAX), |made| made.source.id),
    };
    found.iter().map(source).collect()
}

/// Effects to choose from: each by the object it comes from, or all by their places if two come from one.
fn effects(sources: &[ObjectId]) -> Offer {
    let mut sorted: SmallVec<[ObjectId; 4]> = SmallVec::from_slice(sources);
    sorted.sort_unstable();
    if sorted.windows(2).all(|pair| pair[0] != pair[1]) {
        return sources.iter().copied().map(Item::Object).collect();
    }
    (0..sources.len() as u32).map(Item::Place).collect()
}

/// An effect as it applies: its text, whose it is, what it is on, what it remembers, and when a resolution made it.
pub(super) struct Applied {
    pub(super) replacement: Replacement,
    pub(super) you: PlayerId,
    pub(super) source: ObjectRef,
    pub(super) slots: Slots,
    pub(super) since: Option<Timestamp>,
    /// The ability, if one of an object replaces it.
    pub(super) ability: Option<AbilityId>,
    /// The value of X of what enters.
    pub(super) x: u32,
}

impl Applied {
    pub(super) fn scope(&self) -> Scope<'_> {
        Scope { you: self.you, source: self.source, slots: &self.slots, x: self.x }
    }

    /// Whether it is a static ability of an object.
    fn is_of(&self, id: ObjectId) -> bool {
        self.since.is_none() && self.source.id == id
    }

    /// What a program does because of a deed.
    pub(super) fn instead<R: Recorder>(&self, cx: &Cx<'_, R>, proposed: &Proposed, program: &Program) -> Instead {
        let mut slots = cx.look().event_slots(&proposed.deed, None);
        slots.extend(&self.slots);
        let applied = proposed.applied.clone();
        Instead { program: program.clone(), you: self.you, source: self.source, ability: self.ability, slots, applied }
    }

    /// A shield that works once is used up (614.3).
    fn use_up<R: Recorder>(&self, cx: &mut Cx<'_, R>) {
        if let (Shield::Once, Some(since)) = (&self.replacement.shield, self.since)
            && cx.rule(R614_3)
        {
            remove_made(cx.state, since);
        }
    }
}

/// The effect behind a candidate, if it has a text: skipping and regenerating have none.
fn text_of<R: Recorder>(cx: &Cx<'_, R>, candidate: Candidate, deed: &Deed) -> Option<Applied> {
    let replacement = candidate.replacement(cx.state)?.clone();
    let x = super::x_of(cx.look(), deed);
    Some(match candidate {
        Candidate::Ability(ability, object) => Applied {
            replacement,
            ability: Some(ability),
            x,
            you: candidates::controller_of(cx.state, object, deed),
            source: cx.state.reference(object),
            slots: Slots::default(),
            since: None,
        },
        Candidate::Commander(object) => Applied {
            replacement,
            ability: None,
            x,
            you: cx.state.object(object).owner,
            source: cx.state.reference(object),
            slots: Slots::default(),
            since: None,
        },
        Candidate::Made(since) => {
            let made = candidates::made(cx.state, since)?;
            Applied {
                replacement,
                ability: None,
                x,
                you: made.controller,
                source: made.source,
                slots: made.slots.clone(),
                since: Some(since),
            }
        }
    })
}

/// Applies one effect: the deed is changed, replaced by others, or does not happen (614.6).
fn apply<R: Recorder>(
    cx: &mut Cx<'_, R>,
    mut proposed: Proposed,
    candidate: Candidate,
    group: &Group,
    open: &mut Vec<Proposed>,
    modified: &mut Modified,
) -> Flow {
    proposed.applied.push(candidate);
    let deed = proposed.deed;
    let Some(effect) = text_of(cx, candidate, &deed) else { return apply_textless(cx, proposed, candidate, open) };
    if effect.replacement.optional {
        let player = match candidate {
            // 903.9b: its owner.
            Candidate::Commander(_) => effect.you,
            _ => cx.look().player_of(&deed).unwrap_or(effect.you),
        };
        let why = if matches!(candidate, Candidate::Commander(_)) { R903_9B } else { R616_1 };
        let offered = Offered::by_replacement(&effect.replacement.with, effect.source.id);
        if !cx.ask_whether(player, why, effect.source.id, offered)? {
            open.push(proposed);
            return Ok(());
        }
    }
    let scope = effect.scope();
    let changed = |deed: Deed| Proposed { deed, ..proposed.clone() };
    match (&effect.replacement.with, deed) {
        (Replaced::Nothing, Deed::Damage { .. }) => prevent(cx, proposed, candidate, &effect, open, modified),
        (Replaced::Nothing, _) => effect.use_up(cx),
        (Replaced::Program(program), _) => {
            effect.use_up(cx);
            if !cx.rule(R614_6) {
                open.push(proposed);
                return Ok(());
            }
            // 616.1f: others that applied to the event find it no more; without that rule, it happens as well.
            let applied_too = proposed.first.as_ref().is_some_and(|first| first.len() > 1);
            if applied_too && !cx.rule(R616_1F) {
                open.push(proposed.clone());
            }
            let instead = effect.instead(cx, &proposed, program);
            match deed {
                // 614.10b: what is done instead of a step is the first thing in the next one.
                Deed::BeginStep(..) if cx.rule(R614_10B) => cx.state.deferred.push(instead),
                _ => modified.instead.push(instead),
            }
            // One of several draws is replaced, and the others are left.
            if let Deed::Draws(player, several @ 2..) = deed
                && effect.replacement.of.kind == vademecum_abilities::DeedKind::Draw
            {
                open.push(changed(Deed::Draws(player, several - 1)));
            }
        }
        (Replaced::To(zone), Deed::Move(moved)) => {
            effect.use_up(cx);
            let to = cx.either(R614_6, *zone, moved.to);
            let other_to = a037_meld::destination_of_other(cx.look(), &moved, to);
            let apart = commander::apart(cx.look(), &effect.replacement, &moved, Move { to, other_to, ..moved });
            open.push(changed(Deed::Move(apart)));
        }
        // 603.6d: what a permanent says of its own entering is a part of that event; without that rule, it triggers.
        (Replaced::EntersTapped, Deed::Move(moved)) if effect.is_of(moved.object) && !cx.rule(R603_6D) => {
            modified.once_entered.push((moved.object, effect.you, Effect::Tap(Objects::This)));
            open.push(proposed);
        }
        (Replaced::EntersWith(kind, amount), Deed::Move(moved)) if effect.is_of(moved.object) && !cx.rule(R603_6D) => {
            let number = Amount::Number(cx.look().amount(scope, amount));
            let puts = Effect::PutCounters(Subjects::Objects(Objects::This), *kind, number);
            modified.once_entered.push((moved.object, effect.you, puts));
            open.push(proposed);
        }
        (Replaced::EntersTapped, Deed::Move(moved)) => {
            let tapped = moved.tapped || cx.rule(R614_1D);
            open.push(changed(Deed::Move(Move { tapped, ..moved })));
        }
        // 712.13a: what becomes a permanent enters with its back face up.
        (Replaced::EntersTransformed, Deed::Move(moved)) => {
            let back_up = moved.back_up || cx.rule(R712_13A);
            open.push(changed(Deed::Move(Move { back_up, ..moved })));
        }
        (Replaced::EntersUnder(players), Deed::Move(moved)) => {
            let under = cx.look().players(scope, players).first().copied().unwrap_or(moved.under);
            open.push(changed(Deed::Move(Move { under, ..moved })));
        }
        (
            Replaced::EntersWith(kind, amount),
            Deed::Move(Move { object, .. }) | Deed::TurnFace(object, ..) | Deed::Transform(object, _),
        ) => {
            let number = cx.look().amount(scope, amount);
            let number = k150_compleated::counters(cx.look(), object, *kind, number);
            let number = k155_read_ahead::counters(cx, (object, effect.you), *kind, number)?;
            // 113.6i: that counters can't be put on it holds as it enters.
            let denied = functioning::cant_have_counters(cx.state, object) && cx.rule(R113_6I);
            if !denied && cx.rule(R614_1C) {
                open.push(counters(cx, &proposed, (object, effect.you), *kind, number));
            }
            open.push(proposed);
        }
        (Replaced::EntersAfter { program, with }, Deed::Move(moved)) => {
            let slots = prepare(cx, &effect, &moved, program, (group, &mut modified.chosen))?;
            if let Some((kind, amount)) = with
                && cx.rule(R614_1C)
            {
                let number = cx.look().amount(Scope { slots: &slots, ..scope }, amount);
                open.push(counters(cx, &proposed, (moved.object, effect.you), *kind, number));
            }
            modified.entered.push((moved.object, slots));
            open.push(proposed);
        }
        (Replaced::EntersAfter { program, .. }, Deed::Transform(id, _)) => {
            let as_it_is = Move::new(id, Zone::Battlefield, Zone::Battlefield, effect.you);
            let slots = prepare(cx, &effect, &as_it_is, program, (group, &mut modified.chosen))?;
            modified.entered.push((id, slots));
            open.push(proposed);
        }
        (Replaced::EntersAsCopy(filter, except), Deed::Move(moved)) => {
            // 614.12a: the choice is made before it enters; later it is too late.
            if !cx.rule(R614_12A) {
                open.push(proposed);
                return Ok(());
            }
            let offer: Offer =
                cx.look().each(scope, filter).into_iter().filter(|&id| id != moved.object).map(Item::Object).collect();
            let picked = cx.pick(effect.you, R614_12A, Some(moved.object), offer, (0, 1))?;
            let Some(&Item::Object(id)) = picked.first() else {
                open.push(proposed);
                return Ok(());
            };
            enter_as_copy(cx, (&effect, &proposed), moved, (id, except), (open, modified));
        }
        (Replaced::EntersAsCopyOf(objects, except), Deed::Move(moved)) => {
            match cx.look().objects(scope, objects).first() {
                Some(&id) if id != moved.object => {
                    enter_as_copy(cx, (&effect, &proposed), moved, (id, except), (open, modified));
                }
                _ => open.push(proposed),
            }
        }
        (Replaced::EntersAsOneOf, Deed::Move(moved)) => {
            let card = cx.state.object(moved.object).card;
            let faces: SmallVec<[FaceId; 4]> = cx.state.cards.faces(card).skip(1).collect();
            let offer = (0..faces.len() as u32).map(Item::Place).collect();
            let about = Some(moved.object);
            let picked = if cx.rule(R208_2B) { cx.pick_one(effect.you, R208_2B, about, offer)? } else { None };
            let face = match picked {
                Some(Item::Place(place)) => faces.get(place as usize).copied(),
                _ => moved.face,
            };
            open.push(changed(Deed::Move(Move { face, ..moved })));
        }
        (Replaced::TurnsUpAttached(filter), Deed::TurnFace(id, true, _)) => {
            let instead = attach_turned_up(cx, &effect, &proposed, id, filter)?;
            modified.instead.extend(instead);
            open.push(proposed);
        }
        (Replaced::Redirect(to), Deed::Damage { source, amount, combat, .. }) => {
            // 614.9: what is no longer there, or can be dealt no damage, is dealt none.
            let to = cx.look().subjects(scope, to).first().copied();
            let to = to.filter(|to| match to {
                Subject::Object(id) => cx.look().is_any_target(*id),
                Subject::Player(_) => true,
            });
            match to {
                Some(to) if cx.rule(R614_9) => {
                    effect.use_up(cx);
                    open.push(changed(Deed::Damage { source, to, amount, combat }));
                }
                _ => open.push(proposed),
            }
        }
        (Replaced::Times(factor), _) => {
            let amount = deed.amount().saturating_mul(i32::from(*factor));
            open.push(changed(deed.with_amount(amount)));
        }
        (Replaced::SearchTop(most), Deed::Search { cards, .. }) => {
            effect.use_up(cx);
            open.push(changed(deed.with_amount(cards.min(i32::from(*most)))));
        }
        (Replaced::Plus(amount), _) => {
            let amount = deed.amount().saturating_add(cx.look().amount(scope, amount));
            open.push(changed(deed.with_amount(amount)));
        }
        (Replaced::LifeAtLeast(least), Deed::LoseLife(player, amount)) => {
            let amount = life_floor::left_of(cx.look(), player, (amount, proposed.beside), *least);
            open.push(changed(deed.with_amount(amount)));
        }
        (Replaced::Regenerates, Deed::Destroy(id, _)) => {
            if !cx.rule(R701_15B) {
                open.push(proposed);
                return Ok(());
            }
            effect.use_up(cx);
            a015_regenerate::replace_destruction(cx, id)?;
        }
        // A text about one kind of event that replaces another kind says nothing.
        (
            Replaced::To(_)
            | Replaced::SearchTop(_)
            | Replaced::EntersTapped
            | Replaced::EntersTransformed
            | Replaced::EntersUnder(_)
            | Replaced::EntersWith(..)
            | Replaced::EntersAfter { .. }
            | Replaced::EntersAsCopy(..)
            | Replaced::EntersAsCopyOf(..)
            | Replaced::EntersAsOneOf
            | Replaced::TurnsUpAttached(_)
            | Replaced::Redirect(_)
            | Replaced::LifeAtLeast(_)
            | Replaced::Regenerates
            | Replaced::Cant,
            _,
        ) => open.push(proposed),
    }
    Ok(())
}

/// What an Aura that is being turned face up becomes attached to, of its controller's choice, if to anything: it is looked
/// at as it would be face up (303.4k).
fn attach_turned_up<R: Recorder>(
    cx: &mut Cx<'_, R>,
    effect: &Applied,
    proposed: &Proposed,
    id: ObjectId,
    filter: &Filter,
) -> Flow<Option<Instead>> {
    let turned = face_down::turned_up(cx, id);
    let there = Look { state: cx.either(R303_4K, &*turned, cx.state), ..cx.peek() };
    let Some(aura) = Attachment::on_battlefield(there.state, id) else { return Ok(None) };
    let fits = |&other: &ObjectId| attachments::may_attach(there, &aura, Subject::Object(other)).is_ok();
    let offer: Offer = cx.look().each(effect.scope(), filter).into_iter().filter(fits).map(Item::Object).collect();
    let picked = cx.pick(effect.you, R303_4K, Some(id), offer, (0, 1))?;
    let Some(&Item::Object(host)) = picked.first() else { return Ok(None) };
    let attach = vec![Effect::Attach(Objects::This, Subjects::Slot(Slot::FIRST_FREE)).into()];
    let mut instead = effect.instead(cx, proposed, &attach);
    instead.slots.set(Slot::FIRST_FREE, Held::objects([cx.state.reference(host)]));
    Ok(Some(instead))
}

/// Skipping a step (614.10), or a regeneration shield (701.15a).
fn apply_textless<R: Recorder>(
    cx: &mut Cx<'_, R>,
    proposed: Proposed,
    candidate: Candidate,
    open: &mut Vec<Proposed>,
) -> Flow {
    let Candidate::Made(since) = candidate else { return Ok(()) };
    let what = candidates::made(cx.state, since).map(|made| made.what.clone());
    match (what, proposed.deed) {
        (Some(what @ MadeKind::Skip(..)), _) => {
            // 614.10a: it waits for the first one and is then used up.
            if !cx.rule(R614_10) {
                open.push(proposed);
                return Ok(());
            }
            remove_made(cx.state, since);
            if !candidates::one_waits(cx) {
                cx.state.made.retain(|made| made.what != what);
                listeners::watch(cx.state);
            }
            Ok(())
        }
        (Some(MadeKind::Regeneration), Deed::Destroy(id, _)) => {
            remove_made(cx.state, since);
            a015_regenerate::replace_destruction(cx, id)
        }
        _ => Ok(()),
    }
}

pub(super) fn remove_made(state: &mut crate::state::State, since: Timestamp) {
    state.made.retain(|made| made.since != since);
    listeners::watch(state);
}
