//! Targets (115), and whether an object is what a description says (109.2).

use vademecum_rule_ids::magic::{R115_2, R115_3, R115_4, R115_5, R601_2C, R702_11B, R702_18A};
use vademecum_trace::Recorder;

use crate::{
    ability::{Condition, Filter, Keyword, TargetSpec, Targetable, Who, Whose},
    card::Zone,
    choice::Target,
    error::Refusal,
    object::{ObjectId, ObjectRef, PlayerId},
    state::{StackItem, State, TargetRef},
};

/// Whether a player is "you", "an opponent" or anyone, seen from a player.
pub(crate) fn is_whose(state: &State, you: PlayerId, player: PlayerId, whose: Whose) -> bool {
    match whose {
        Whose::Anyone => true,
        Whose::You => player == you,
        Whose::Opponent => state.are_opponents(you, player),
    }
}

/// Whether an object is what a filter describes, seen from an ability of `source` that `you` control.
pub(crate) fn fits(state: &State, you: PlayerId, source: Option<ObjectRef>, id: ObjectId, filter: &Filter) -> bool {
    let object = state.object(id);
    let now = &object.now;
    let compared =
        |bound: Option<(crate::ability::Comparison, i32)>, n: i32| bound.is_none_or(|(how, than)| how.holds(n, than));
    let is = |wanted: Option<bool>, holds: bool| wanted.is_none_or(|wanted| wanted == holds);
    (filter.types.is_empty() || now.types.meets(filter.types))
        && !now.types.meets(filter.not_types)
        && now.supertypes.union(filter.supertypes) == now.supertypes
        && !now.supertypes.meets(filter.not_supertypes)
        && filter
            .subtype
            .is_none_or(|subtype| now.added_subtype == Some(subtype) || state.card(id).has_subtype(subtype))
        && (filter.colors.is_empty() || now.colors.meets(filter.colors))
        && !now.colors.meets(filter.not_colors)
        && is_whose(state, you, object.controller, filter.whose)
        && !(filter.other && source.is_some_and(|source| source.id == id))
        && is(filter.tapped, object.tapped)
        && is(filter.token, object.token)
        && filter.attacking.is_none_or(|wanted| wanted == state.combat.is_attacking(id))
        && filter.blocking.is_none_or(|wanted| wanted == state.combat.is_blocking(id))
        && filter.keyword.is_none_or(|keyword| now.keywords.has(keyword))
        && !filter.not_keyword.is_some_and(|keyword| now.keywords.has(keyword))
        && compared(filter.power, now.power)
        && compared(filter.toughness, now.toughness)
        && filter.mana_value.is_none_or(|(how, than)| how.holds(mana_value(state, id), than))
}

/// An object's mana value; X counts while it is a spell (202.3e).
fn mana_value(state: &State, id: ObjectId) -> i32 {
    let def = &state.card(id).def;
    let value = def.mana_value();
    let spell = state.stack.iter().find(|item| item.ability.is_none() && item.object.id == id);
    let x = spell.zip(def.cost).map_or(0, |(item, cost)| i64::from(item.x) * i64::from(cost.x));
    i32::try_from(x).unwrap_or(i32::MAX).saturating_add(value)
}

/// Whether a condition holds, seen from an ability of `source` that `you` control.
pub(crate) fn condition(state: &State, you: PlayerId, source: Option<ObjectRef>, condition: Condition) -> bool {
    let any = |who: Who, holds: &dyn Fn(PlayerId) -> bool| match who {
        Who::EachOpponent => state.opponents(you).any(holds),
        Who::EachPlayer => state.in_turn_order(you).all(holds),
        // Conditions are not about targets: whatever else is said means "you" (115.10b).
        _ => holds(you),
    };
    match condition {
        Condition::Controls(who, filter, n) => any(who, &|player| {
            let count = state
                .battlefield
                .iter()
                .filter(|&&id| state.object(id).controller == player && fits(state, player, source, id, &filter));
            count.count() as i64 >= i64::from(n)
        }),
        Condition::Life(who, how, n) => any(who, &|player| how.holds(state.player(player).life, n)),
        Condition::Hand(who, how, n) => any(who, &|player| how.holds(state.player(player).hand.len() as i32, n)),
        Condition::Turn(who) => any(who, &|player| state.turn.active == player),
    }
}

/// Whether something can be chosen as a target of what is on the stack, for one instance of "target"
/// (601.2c). Also asked again on resolution (608.2b).
///
/// # Errors
///
/// The rule that forbids it.
pub(crate) fn check(
    state: &State,
    cx: &mut impl Recorder,
    item: &StackItem,
    spec: &TargetSpec,
    target: Target,
) -> Result<(), Refusal> {
    let you = item.controller;
    match (spec.what, target) {
        (Targetable::Any, Target::Player(player)) => in_game(state, cx, player),
        (Targetable::Any, Target::Object(id)) => {
            let Some(object) = state.objects.get(id.at()) else { return Err(Refusal::UNFIT) };
            let fits = object.zone == Zone::Battlefield && object.now.is_creature();
            if cx.when(R115_4, !fits) {
                return Err(Refusal::by(R115_4, "any target is a creature or a player"));
            }
            protected(state, cx, you, id)
        }
        (Targetable::Player(whose), Target::Player(player)) => {
            in_game(state, cx, player)?;
            if cx.when([R115_2, R601_2C], !is_whose(state, you, player, whose)) {
                return Err(Refusal::by(R601_2C, "the player is not one the text describes"));
            }
            Ok(())
        }
        (Targetable::Permanent(filter), Target::Object(id)) => {
            object_in(state, cx, item, id, Zone::Battlefield, &filter)?;
            protected(state, cx, you, id)
        }
        (Targetable::Spell(filter), Target::Object(id)) => {
            let itself = item.ability.is_none() && item.object.id == id;
            if cx.when(R115_5, itself) {
                return Err(Refusal::by(R115_5, "a spell cannot be its own target"));
            }
            object_in(state, cx, item, id, Zone::Stack, &filter)
        }
        (Targetable::Card(zone, filter), Target::Object(id)) => object_in(state, cx, item, id, zone, &filter),
        _ => Err(Refusal::by(R115_2, "the text targets something else")),
    }
}

fn in_game(state: &State, cx: &mut impl Recorder, player: PlayerId) -> Result<(), Refusal> {
    let here = state.players.get(player.at()).is_some_and(|player| player.is_in_game());
    // A player who is not there cannot be chosen, whatever the rules say.
    if !here {
        cx.cite(R601_2C);
        return Err(Refusal::by(R601_2C, "the player is not in the game"));
    }
    Ok(())
}

fn object_in(
    state: &State,
    cx: &mut impl Recorder,
    item: &StackItem,
    id: ObjectId,
    zone: Zone,
    filter: &Filter,
) -> Result<(), Refusal> {
    let Some(object) = state.objects.get(id.at()) else { return Err(Refusal::UNFIT) };
    if object.zone != zone {
        cx.cite(R115_2);
        return Err(Refusal::by(R115_2, "it is not in the zone that the text speaks of"));
    }
    let fits = fits(state, item.controller, Some(item.object), id, filter);
    if cx.when(R601_2C, !fits) {
        return Err(Refusal::by(R601_2C, "it is not what the text describes"));
    }
    Ok(())
}

/// Hexproof (702.11b) and shroud (702.18a).
fn protected(state: &State, cx: &mut impl Recorder, you: PlayerId, id: ObjectId) -> Result<(), Refusal> {
    let object = state.object(id);
    let hexproof = object.now.keywords.has(Keyword::Hexproof) && state.are_opponents(you, object.controller);
    if cx.when(R702_11B, hexproof) {
        return Err(Refusal::by(R702_11B, "it has hexproof"));
    }
    if cx.when(R702_18A, object.now.keywords.has(Keyword::Shroud)) {
        return Err(Refusal::by(R702_18A, "it has shroud"));
    }
    Ok(())
}

/// Whether the same thing has been chosen for the same instance of "target" already (115.3).
///
/// # Errors
///
/// The rule that forbids it.
pub(crate) fn twice(cx: &mut impl Recorder, item: &StackItem, spec: u8, target: Target) -> Result<(), Refusal> {
    let chosen = item.targets.iter().any(|&(of, chosen)| of == spec && same(chosen, target));
    if cx.when(R115_3, chosen) {
        return Err(Refusal::by(R115_3, "it is already a target of this instance of the word"));
    }
    Ok(())
}

fn same(chosen: TargetRef, target: Target) -> bool {
    match (chosen, target) {
        (TargetRef::Player(a), Target::Player(b)) => a == b,
        (TargetRef::Object(a), Target::Object(b)) => a.id == b,
        _ => false,
    }
}

/// Everything that could be a target of some kind, to be checked one by one.
pub(crate) fn candidates(state: &State, spec: &TargetSpec, mut visit: impl FnMut(Target)) {
    let players = || (0..state.players.len() as u8).map(PlayerId);
    let mut objects = |zone: &[ObjectId]| zone.iter().for_each(|&id| visit(Target::Object(id)));
    match spec.what {
        Targetable::Any => {
            objects(&state.battlefield);
            players().for_each(|player| visit(Target::Player(player)));
        }
        Targetable::Player(_) => players().for_each(|player| visit(Target::Player(player))),
        Targetable::Permanent(_) => objects(&state.battlefield),
        Targetable::Spell(_) => {
            for item in state.stack.iter().filter(|item| item.ability.is_none()) {
                visit(Target::Object(item.object.id));
            }
        }
        Targetable::Card(zone, _) => match zone {
            Zone::Graveyard => state.players.iter().for_each(|player| objects(&player.graveyard)),
            Zone::Exile => objects(&state.exile),
            Zone::Battlefield => objects(&state.battlefield),
            // Cards in hidden zones, and what is nowhere, are not targets.
            Zone::Library | Zone::Hand | Zone::Stack | Zone::Command | Zone::Outside => {}
        },
    }
}

/// How many different things could be chosen for one instance of "target", counted up to a limit.
pub(crate) fn count(state: &State, cx: &mut impl Recorder, item: &StackItem, spec: &TargetSpec, limit: usize) -> usize {
    let mut found = 0;
    candidates(state, spec, |target| {
        if found < limit && check(state, cx, item, spec, target).is_ok() {
            found += 1;
        }
    });
    found
}
