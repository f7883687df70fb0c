//! Battles (310): their protectors, and what becomes of a Siege that is defeated.

use smallvec::SmallVec;
use vademecum_abilities::{
    Ability, CounterKind, DeedKind, Destination, Effect, Filter, Instruction, Objects, Pattern, Players, Program, Slot,
    Subtype, Subtypes, Triggered, Type, Zone,
};
use vademecum_rule_ids::magic::{R310_8A, R310_8B, R310_8D, R310_11A, R310_11B, R704_5W, R704_5X};
use vademecum_vocab::RuleId;

use crate::{
    Recorder,
    actions::a007_destroy,
    cx::{Cx, Flow, Look},
    decision::{Item, Offer},
    deed::{Deed, Group, Move, Note},
    id::{ObjectId, PlayerId},
    state::State,
};

/// The battles that enter together, each with the player who protects it.
pub(crate) type Protectors = SmallVec<[(ObjectId, PlayerId); 1]>;

/// The exiled card of a defeated Siege.
const DEFEATED: Slot = Slot(0x20);
/// The player who decides whether to cast it.
const DECIDER: Slot = Slot(0x21);

/// The ability of each Siege (310.11b): once it has lost its last defense counter it is exiled, and its controller may cast
/// it transformed.
pub(crate) fn when_defeated(subtypes: Subtypes) -> Option<Ability> {
    let defeated = Filter::This.and(Filter::Counter(CounterKind::Defense).negated());
    let removed = Pattern { counter: Some(CounterKind::Defense), ..Pattern::of(DeedKind::RemoveCounters, defeated) };
    let cast = Effect::CastTransformed(Objects::Slot(DEFEATED));
    let may = Effect::May { who: Players::You, decider: DECIDER, then: vec![cast.into()], otherwise: Program::new() };
    let exile = Effect::Move(Objects::This, Destination::to(Zone::Exile));
    let program = vec![Instruction::from(exile).into_slot(DEFEATED), may.into()];
    let ability = Triggered { by: Some(R310_11B), ..Triggered::on(removed, program) };
    subtypes.has(Subtype::SIEGE).then_some(Ability::Triggered(ability))
}

/// The player who protects a battle, if it is one and has one who is in the game.
pub(crate) fn protector(state: &State, id: ObjectId) -> Option<PlayerId> {
    let is_battle = state.try_permanent(id).is_some_and(|now| now.types.has(Type::Battle));
    state.object(id).protector.filter(|player| is_battle && state.player(*player).is_in_game())
}

/// The defending player where a permanent is attacked: its controller, or the protector of a battle (310.8d).
pub(crate) fn defending<R: Recorder>(look: Look<'_, R>, id: ObjectId) -> PlayerId {
    let controller = look.state.controller(id);
    match protector(look.state, id) {
        Some(protector) if protector != controller => look.either(R310_8D, protector, controller),
        _ => controller,
    }
}

/// Whether a player's creatures may attack a battle: its protector is an opponent, whoever controls it (310.8b).
pub(crate) fn may_be_attacked<R: Recorder>(look: Look<'_, R>, id: ObjectId, by: PlayerId) -> bool {
    let state = look.state;
    let is_opponent = |player: PlayerId| state.are_opponents(by, player);
    let of_controller = is_opponent(state.controller(id));
    look.either(R310_8B, protector(state, id).is_some_and(is_opponent), of_controller)
}

/// As battles enter, their controllers choose who protects them (310.8a).
pub(crate) fn choose_protectors<R: Recorder>(cx: &mut Cx<'_, R>, group: &Group) -> Flow<Protectors> {
    let mut chosen = Protectors::new();
    for deed in group {
        let Deed::Move(Move { object, to: Zone::Battlefield, face, under, face_down: false, .. }) = *deed else {
            continue;
        };
        let values = cx.state.cards.values(face.unwrap_or_else(|| cx.state.face(object)));
        if !values.types.has(Type::Battle) {
            continue;
        }
        let is_siege = values.subtypes.has(Subtype::SIEGE);
        let mark = cx.mark();
        // 310.11a: an opponent protects a Siege; its controller any other battle.
        let player = if is_siege && cx.rule(R310_11A) { choose(cx, object, under, R310_11A)? } else { Some(under) };
        if let Some(player) = player.filter(|_| cx.rule(R310_8A)) {
            cx.because(mark, &[Deed::Note(Note::BecameProtector(player, object))]);
            chosen.push((object, player));
        }
    }
    Ok(chosen)
}

/// A player chooses an opponent to protect a Siege.
fn choose<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId, by: PlayerId, why: RuleId) -> Flow<Option<PlayerId>> {
    let opponents: Offer = cx.state.opponents(by).map(Item::Player).collect();
    Ok(match cx.pick_one(by, why, Some(id), opponents)? {
        Some(Item::Player(player)) => Some(player),
        _ => None,
    })
}

/// Designates the players who protect battles that have entered.
pub(crate) fn designate<R: Recorder>(cx: &mut Cx<'_, R>, chosen: Protectors) {
    for (id, player) in chosen {
        if cx.state.object(id).zone == Zone::Battlefield {
            cx.state.object_mut(id).protector = Some(player);
            cx.note(Note::BecameProtector(player, id));
        }
    }
}

/// Sets the protector of a battle in an arranged starting position, if only one player can be.
pub(crate) fn place(state: &mut State, id: ObjectId, controller: PlayerId) {
    let values = state.values(id);
    if values.types.has(Type::Battle) {
        let mut opponents = state.opponents(controller);
        let only = opponents.next().filter(|_| opponents.next().is_none());
        let protector = if values.subtypes.has(Subtype::SIEGE) { only } else { Some(controller) };
        drop(opponents);
        state.object_mut(id).protector = protector;
    }
}

/// The state-based actions about protectors (704.5w–x): who can be is chosen, or the battle is put into the graveyard.
/// Whether somebody was chosen.
pub(crate) fn check<R: Recorder>(cx: &mut Cx<'_, R>, battles: &[ObjectId], group: &mut Group) -> Flow<bool> {
    let mut acts = false;
    for &id in battles {
        let Some(now) = cx.state.try_permanent(id).copied() else { continue };
        let mark = cx.mark();
        let is_siege = now.subtypes.has(Subtype::SIEGE);
        let current = protector(cx.state, id);
        let unprotected = current.is_none() && !cx.state.combat.is_attacked(id);
        let why = if cx.when(R704_5W, unprotected) {
            R704_5W
        } else if cx.when(R704_5X, is_siege && current == Some(now.controller)) {
            R704_5X
        } else {
            continue;
        };
        let player = if is_siege { choose(cx, id, now.controller, why)? } else { Some(now.controller) };
        match player {
            Some(player) => {
                cx.state.object_mut(id).protector = Some(player);
                let protects = Note::BecameProtector(player, id);
                cx.because(mark, &[Deed::Note(protects)]);
                cx.note(protects);
                acts = true;
            }
            None => group.push(a007_destroy::put_into_graveyard(cx, id, now.controller)),
        }
    }
    Ok(acts)
}
