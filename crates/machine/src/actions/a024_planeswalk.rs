//! Planeswalk (701.24): from one plane of a planar deck to the next.

use vademecum_abilities::{Action, Duration, KeywordDeed, Players, Type};
use vademecum_rule_ids::magic::{R312_5, R701_24B, R701_24D, R901_11};

use super::KeywordAction;
use crate::{
    Recorder,
    cx::{Cx, Flow},
    deed::{Acted, Deed, Group},
    happen,
    id::{ObjectId, ObjectRef, PlayerId},
    layers,
    select::Scope,
    triggers,
    variants::planechase,
};

/// To planeswalk.
pub const PLANESWALK: KeywordAction =
    KeywordAction { section: Action(24), names: ["caminar por los planos", "vagar pelos planos", "planeswalk"] };

/// Players planeswalk, if they are the planar controller (701.24a).
pub(crate) fn walk<R: Recorder>(cx: &mut Cx<'_, R>, scope: Scope<'_>, who: &Players) -> Flow {
    for player in cx.look().players(scope, who) {
        if planechase::may_planeswalk(cx.look(), player) {
            planeswalk(cx, player)?;
        }
    }
    Ok(())
}

/// A player puts each face-up plane and phenomenon on the bottom of its owner's planar deck and turns up the top card of
/// their own (701.24b).
pub(crate) fn planeswalk<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId) -> Flow {
    if !cx.rule(R701_24B) {
        return Ok(());
    }
    let left = planechase::left_behind(cx);
    depart(cx, player, &left, planechase::put_back);
    arrive(cx, player)
}

/// A player planeswalks away from cards (701.24d), which then go where they belong.
pub(crate) fn depart<R: Recorder>(
    cx: &mut Cx<'_, R>,
    player: PlayerId,
    cards: &[ObjectId],
    put_away: impl Fn(&mut Cx<'_, R>, ObjectId),
) {
    let away = |id: &ObjectId| acted(KeywordDeed::PlaneswalksAway, player, cx.state.reference(*id));
    let group: Group = cards.iter().map(away).collect();
    // 603.10g: what triggers on that looks back in time.
    triggers::look_back(cx, &group);
    cards.iter().for_each(|&id| put_away(cx, id));
    cx.tell_all(&group);
    triggers::after(cx, &group);
}

/// A player turns up the top card of their planar deck: they have planeswalked (901.11), to a plane (701.24d), or encounter
/// a phenomenon (312.5).
pub(crate) fn arrive<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId) -> Flow {
    let Some(card) = planechase::turn_up_next(cx, player) else { return Ok(()) };
    layers::refresh(cx);
    let object = cx.state.reference(card);
    let is_plane = cx.state.values(card).types.has(Type::Plane);
    let mut group = Group::new();
    if cx.rule(R901_11) {
        triggers::expire(cx.state, |lasts, _| *lasts == Duration::UntilPlaneswalk);
        group.push(Deed::Act(Acted { action: PLANESWALK.section.into(), player, object: None }));
    }
    if cx.when(R701_24D, is_plane) {
        group.push(acted(KeywordDeed::PlaneswalksTo, player, object));
    }
    if cx.when(R312_5, !is_plane) {
        group.push(acted(KeywordDeed::Encounters, player, object));
    }
    happen::happen(cx, group).map(drop)
}

fn acted(action: KeywordDeed, player: PlayerId, object: ObjectRef) -> Deed {
    Deed::Act(Acted { action, player, object: Some(object) })
}
