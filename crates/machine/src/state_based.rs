//! State-based actions (704): what the game does by itself before a player would receive priority.

use smallvec::SmallVec;
use vademecum_abilities::{Change, CounterKind, Subtype, Supertype, Type, Types, Zone};
use vademecum_rule_ids::magic::{
    R110_4C, R120_6, R208_5, R704_3, R704_5B, R704_5D, R704_5E, R704_5F, R704_5G, R704_5H, R704_5I, R704_5J, R704_5K,
    R704_5Q, R704_5R, R704_5V, R704_7, R704_8,
};

use crate::{
    Recorder,
    actions::{a007_destroy, a046_venture_into_the_dungeon},
    attachments, battles, commander,
    cx::{Cx, Flow, Look},
    decision::{Item, Offer},
    deed::{Deed, Destruction, Group, Loss, Note},
    functioning, happen,
    id::{ObjectId, PlayerId, Subject},
    keywords::k158_space_sculptor,
    object::{Characteristics, Mark},
    perform, sagas,
    select::counters_on,
    state::{Counters, State},
    teams,
    variants::{archenemy, planechase},
    zones,
};

/// Checks all state-based actions and performs those that apply, as a single event (704.3). Whether any did.
pub(crate) fn check<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow<bool> {
    if !cx.rule(R704_3) {
        return Ok(false);
    }
    let mut group = losing(cx);
    let noticed = dying(cx, &mut group);
    legends(cx, &noticed.legendary, &mut group)?;
    let protected = battles::check(cx, &noticed.battles, &mut group)?;
    attachments::check(cx, &noticed.auras, &mut group);
    let finished = archenemy::finished(cx);
    let passes_by = planechase::is_over(cx);
    let explored = a046_venture_into_the_dungeon::completed(cx);
    let mut pairs = Group::new();
    counters(cx, &mut pairs);
    limited_counters(cx, &mut group);
    // 704.8: what leaves the battlefield is known as it was before all of this; without that rule, the counters go first.
    if !pairs.is_empty() && !cx.rule(R704_8) {
        happen::happen(cx, std::mem::take(&mut pairs))?;
    }
    group.extend(pairs);
    worlds(cx, &mut group);
    commander::return_to_command(cx, &mut group)?;
    k158_space_sculptor::check(cx, &mut group)?;
    let ceased = ceasing(cx);
    cx.state.players.iter_mut().for_each(|player| player.drew_from_nothing = false);
    for id in noticed.lapsed {
        cx.state.object_mut(id).damage = 0;
    }
    for id in noticed.deathtouched {
        cx.state.object_mut(id).set(Mark::Deathtouched, false);
    }
    let mut acts = !ceased.is_empty() || protected;
    cx.tell_all(&ceased.iter().map(|&id| Deed::Note(Note::Ceased(id))).collect::<Group>());
    for id in ceased {
        zones::vanish(cx, id);
        cx.state.free.push(id);
    }
    acts |= !explored.is_empty();
    acts |= !happen::happen(cx, group)?.is_empty();
    for player in explored {
        a046_venture_into_the_dungeon::complete(cx, player)?;
    }
    acts |= !finished.is_empty() || passes_by;
    for scheme in finished {
        archenemy::put_back(cx, scheme);
    }
    if passes_by {
        planechase::go_on(cx)?;
    }
    Ok(acts)
}

/// An ability has left the stack: Sagas (714.4), dungeons (309.6) and schemes (904.10) stay while theirs are there.
pub(crate) fn note_ability_left_stack(state: &mut State, source: ObjectId) {
    let values = state.values(source);
    let stays_for_it = values.subtypes.has(Subtype::SAGA)
        || values.types.has(Type::Scheme)
        || a046_venture_into_the_dungeon::is_marked(state, source);
    state.stale.state_based |= stays_for_it;
}

/// Players who lose (704.5a–c).
fn losing<R: Recorder>(cx: &Cx<'_, R>) -> Group {
    let mut losing = Group::new();
    for place in 0..cx.state.players.len() {
        let id = PlayerId(place as u8);
        let player = cx.state.player(id);
        // Nobody loses twice, even where those who lose do not leave (104.5).
        if !player.is_in_game() || player.lost {
            continue;
        }
        let reasons = [
            (teams::is_lifeless(cx, id), Loss::Life),
            (cx.when(R704_5B, player.drew_from_nothing), Loss::EmptyLibrary),
            (teams::is_poisoned(cx, id), teams::loss_by_poison(cx.state)),
            (commander::has_dealt_lethal(cx, id), Loss::CommanderDamage),
        ];
        let mut loses = reasons.into_iter().filter(|(applies, _)| *applies).map(|(_, why)| Deed::Lose(id, why));
        losing.extend(loses.next());
        let more: Group = loses.collect();
        // 704.7: what has the same result is one event, which one effect replaces.
        if !more.is_empty() && !cx.rule(R704_7) {
            losing.extend(more);
        }
    }
    losing
}

/// Permanents that other state-based actions look at, found in the one pass over all of them. Nearly always there are
/// none.
#[derive(Debug, Default)]
struct Noticed {
    /// Legendary permanents, with their controllers.
    legendary: SmallVec<[(ObjectId, PlayerId); 4]>,
    auras: SmallVec<[ObjectId; 4]>,
    battles: SmallVec<[ObjectId; 4]>,
    /// Those that a source with deathtouch has dealt damage.
    deathtouched: SmallVec<[ObjectId; 4]>,
    /// Permanents that would lose their marked damage because they stopped being creatures.
    lapsed: SmallVec<[ObjectId; 4]>,
}

/// Permanents that go to the graveyard or are destroyed (704.5f–i).
fn dying<R: Recorder>(cx: &Cx<'_, R>, group: &mut Group) -> Noticed {
    let mut noticed = Noticed::default();
    for (id, now) in cx.state.permanents() {
        let object = cx.state.object(id);
        if now.supertypes.has(Supertype::Legendary) {
            noticed.legendary.push((id, now.controller));
        }
        if now.subtypes.has(Subtype::AURA) {
            noticed.auras.push(id);
        }
        // 120.6: damage stays marked on a permanent that has stopped being a creature.
        if object.damage > 0 && !now.is_creature() && !cx.rule(R120_6) {
            noticed.lapsed.push(id);
        }
        if object.is(Mark::Deathtouched) {
            noticed.deathtouched.push(id);
        }
        // 110.4c: it remains, even without a type of permanents.
        if !now.types.meets(Types::PERMANENT) && !cx.rule(R110_4C) {
            group.push(Deed::Move(perform::moved(cx, id, Zone::Graveyard)));
            continue;
        }
        if now.is_creature() {
            // 208.5: what has no value for its toughness has 0.
            let has_toughness = now.has_size || cx.rule(R208_5);
            if cx.when(R704_5F, has_toughness && now.toughness <= 0) {
                group.push(a007_destroy::put_into_graveyard(cx, id, now.controller));
                continue;
            }
            let lethal = object.damage > 0 && object.damage >= now.toughness;
            let deadly = object.is(Mark::Deathtouched) && object.damage > 0;
            if cx.when(R704_5G, lethal) || cx.when(R704_5H, deadly) {
                group.push(Deed::Destroy(id, Destruction { regenerable: true, by_effect: false }));
                continue;
            }
        }
        if now.types.has(Type::Planeswalker) && cx.when(R704_5I, cx.look().loyalty(id) <= 0) {
            group.push(a007_destroy::put_into_graveyard(cx, id, now.controller));
        }
        if now.subtypes.has(Subtype::SAGA) && sagas::is_over(cx, id) {
            group.push(Deed::Sacrifice(now.controller, id));
        }
        if now.types.has(Type::Battle) {
            if cx.when(R704_5V, is_defeated(cx.look(), id)) {
                group.push(a007_destroy::put_into_graveyard(cx, id, now.controller));
            } else {
                noticed.battles.push(id);
            }
        }
    }
    noticed
}

/// Whether a battle has no defense left, and no ability of it has triggered that has not left the stack yet.
fn is_defeated<R: Recorder>(look: Look<'_, R>, id: ObjectId) -> bool {
    let state = look.state;
    let source = state.reference(id);
    let pending = state.waiting.iter().any(|waiting| waiting.source == source)
        || state.stack.iter().any(|item| item.object == source);
    !pending && look.defense(id) <= 0
}

/// The legend rule (704.5j): of several legendary permanents with one name a player keeps one.
fn legends<R: Recorder>(cx: &mut Cx<'_, R>, legendary: &[(ObjectId, PlayerId)], group: &mut Group) -> Flow {
    let mut done: SmallVec<[ObjectId; 4]> = SmallVec::new();
    for &(id, player) in legendary {
        if done.contains(&id) {
            continue;
        }
        let face = cx.state.face(id);
        let look = cx.look();
        let is_same = |other: ObjectId| other == id || look.same_name(look.state.face(other), face);
        let same: SmallVec<[ObjectId; 4]> =
            legendary.iter().filter(|&&(other, of)| of == player && is_same(other)).map(|(other, _)| *other).collect();
        done.extend(same.iter().copied());
        if !cx.when(R704_5J, same.len() > 1) {
            continue;
        }
        let offer: Offer = same.iter().copied().map(Item::Object).collect();
        let kept = cx.pick_one(player, R704_5J, Some(id), offer)?;
        let rest = same.into_iter().filter(|id| kept != Some(Item::Object(*id)));
        let moves: SmallVec<[Deed; 4]> = rest.map(|id| a007_destroy::put_into_graveyard(cx, id, player)).collect();
        for deed in moves {
            let already = group.iter().any(|other| other.object() == deed.object());
            if !already {
                group.push(deed);
            }
        }
    }
    Ok(())
}

/// Counters beyond the number that a permanent says it can have are removed (704.5r).
fn limited_counters<R: Recorder>(cx: &Cx<'_, R>, group: &mut Group) {
    cx.rec.work(cx.state.counters.len());
    for &Counters { on, kind, number, .. } in cx.state.counters.iter() {
        let Subject::Object(id) = on else { continue };
        let most = functioning::says_of_itself(cx.state, id, |change| match change {
            Change::CantHaveMoreCounters(of, most) if *of == kind => Some(i32::from(*most)),
            _ => None,
        });
        let over = number - most.unwrap_or(number);
        if cx.when(R704_5R, over > 0) {
            group.push(Deed::RemoveCounters(on, kind, over));
        }
    }
}

/// +1/+1 and -1/-1 counters on one permanent are removed in pairs (704.5q).
fn counters<R: Recorder>(cx: &Cx<'_, R>, group: &mut Group) {
    for Counters { on, kind, number, .. } in cx.state.counters.iter() {
        let (Subject::Object(id), CounterKind::PlusOne) = (on, kind) else { continue };
        let pairs = counters_on(cx.state, *id, CounterKind::MinusOne).min(*number);
        if cx.when(R704_5Q, pairs > 0) {
            group.push(Deed::RemoveCounters(*on, CounterKind::PlusOne, pairs));
            group.push(Deed::RemoveCounters(*on, CounterKind::MinusOne, pairs));
        }
    }
}

/// Keeps since when permanents have the supertype world: all that came to have it at the same time share the moment.
pub(crate) fn note_worlds(state: &mut State) {
    let is_world = |now: &Characteristics| now.supertypes.has(Supertype::World);
    if state.worlds.is_empty() && !state.permanents.iter().any(is_world) {
        return;
    }
    let known = std::mem::take(&mut state.worlds);
    let now = state.tick();
    for (id, _) in state.permanents().filter(|(_, now)| is_world(now)).map(|(id, now)| (id, *now)).collect::<Vec<_>>() {
        let world = state.reference(id);
        let since = known.iter().find(|(other, _)| *other == world).map_or(now, |(_, since)| *since);
        state.worlds.push((world, since));
    }
}

/// The world rule (704.5k): of several world permanents all but the newest are put into the graveyard; all of them, where
/// several are the newest.
fn worlds<R: Recorder>(cx: &Cx<'_, R>, group: &mut Group) {
    for &(world, since) in &cx.state.worlds {
        let mut newer = cx.state.worlds.iter().filter(|(other, of)| *other != world && *of >= since);
        let older = newer.any(|(other, _)| cx.look().sees_world(world.id, other.id));
        let leaves = group.iter().any(|deed| deed.object() == Some(world.id));
        if cx.when(R704_5K, older) && !leaves {
            group.push(Deed::Move(perform::moved(cx, world.id, Zone::Graveyard)));
        }
    }
}

/// Tokens that have left the battlefield cease to exist (704.5d), and copies of spells and cards that are neither there
/// nor on the stack (704.5e).
fn ceasing<R: Recorder>(cx: &mut Cx<'_, R>) -> Vec<ObjectId> {
    let mut strays = std::mem::take(&mut cx.state.strays);
    strays.retain(|&id| !matches!(cx.state.object(id).zone, Zone::Battlefield | Zone::Stack | Zone::Outside));
    let (copies, tokens): (Vec<ObjectId>, Vec<ObjectId>) =
        strays.into_iter().partition(|&id| cx.state.object(id).is(Mark::Copy));
    let mut ceasing = Vec::new();
    for (strays, cease) in
        [(&tokens, cx.when(R704_5D, !tokens.is_empty())), (&copies, cx.when(R704_5E, !copies.is_empty()))]
    {
        if cease {
            ceasing.extend(strays);
        } else {
            cx.state.strays.extend(strays);
        }
    }
    ceasing
}
