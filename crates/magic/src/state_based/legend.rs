//! The legend rule (704.5j).

use vademecum_rule_ids::magic::{R205_4D, R704_5J};
use vademecum_trace::Recorder;

use crate::{
    card::{Supertype, Zone},
    choice::Decision,
    engine::Cx,
    error::Refusal,
    event::Observer,
    object::{ObjectId, PlayerId},
    state::State,
    turn::Stage,
    zone::Group,
};

/// Asks a player which of several legendary permanents with one name to keep. True if there are such.
pub(super) fn ask<R: Observer>(cx: &mut Cx<'_, R>) -> bool {
    let twice = find(cx.state);
    let Some((player, id)) = twice else { return false };
    let several = namesakes(cx.state, player, id).len() > 1;
    cx.when([R704_5J, R205_4D], several) && cx.ask(Decision::Legend(player, id))
}

/// A legendary permanent with a namesake of the same controller.
fn find(state: &State) -> Option<(PlayerId, ObjectId)> {
    let legendary = || state.battlefield.iter().copied().filter(|&id| is_legendary(state, id));
    // Nearly always there are none, or one.
    legendary().nth(1)?;
    legendary().find_map(|id| {
        let player = state.object(id).controller;
        (namesakes(state, player, id).len() > 1).then_some((player, id))
    })
}

fn is_legendary(state: &State, id: ObjectId) -> bool {
    state.object(id).now.supertypes.has(Supertype::Legendary)
}

/// All of a player's legendary permanents with the name of this one, itself included, without those that go
/// already.
pub(crate) fn namesakes(state: &State, player: PlayerId, of: ObjectId) -> Group {
    let name = &state.card(of).def.name;
    let own = state.battlefield.iter().copied().filter(|&id| {
        state.object(id).controller == player
            && is_legendary(state, id)
            && state.card(id).def.name == *name
            && !state.condemned.contains(&id)
    });
    own.collect()
}

/// Whether a permanent can be the one that is kept.
///
/// # Errors
///
/// The rule that forbids it.
pub(crate) fn check(
    state: &State,
    cx: &mut impl Recorder,
    player: PlayerId,
    of: ObjectId,
    kept: ObjectId,
) -> Result<(), Refusal> {
    if namesakes(state, player, of).contains(&kept) {
        return Ok(());
    }
    cx.cite(R704_5J);
    Err(Refusal::by(R704_5J, "it is not one of the permanents to choose from"))
}

/// One is kept; the rest go to their owners' graveyards with the other state-based actions (704.3).
pub(crate) fn keep<R: Observer>(cx: &mut Cx<'_, R>, player: PlayerId, of: ObjectId, kept: ObjectId) {
    let rest: Group = namesakes(cx.state, player, of).into_iter().filter(|&id| id != kept).collect();
    cx.cite(R704_5J);
    cx.state.condemned.extend(rest);
    cx.state.touched = true;
    cx.state.stage = Stage::Checks;
}

/// Those that were not kept join the others that go to the graveyard.
pub(super) fn take<R: Observer>(cx: &mut Cx<'_, R>, buried: &mut Group, destroyed: &[ObjectId]) {
    for id in std::mem::take(&mut cx.state.condemned) {
        let here = cx.state.object(id).zone == Zone::Battlefield;
        if here && !buried.contains(&id) && !destroyed.contains(&id) {
            buried.push(id);
        }
    }
}
