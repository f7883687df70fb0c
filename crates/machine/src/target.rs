//! Targets (115).

use std::ops::ControlFlow;

use vademecum_abilities::{Filter, TargetSpec, Targetable, Zone};
use vademecum_rule_ids::magic::{R115_2, R115_4, R115_5, R601_2C};

use crate::{
    Recorder,
    cx::{Legal, Look},
    error::Refusal,
    id::{ObjectId, PlayerId, Subject},
    keywords,
    select::Scope,
    state::{OnStack, StackItem, State, TargetRef},
};

/// Whether something can be chosen as a target of what is on the stack, for one instance of "target" (601.2c). Also
/// asked again on resolution (608.2b).
pub(crate) fn check<R: Recorder>(look: Look<'_, R>, item: &StackItem, spec: &TargetSpec, target: Subject) -> Legal {
    match (&spec.what, target) {
        (Targetable::Any, Subject::Player(player)) => in_game(look, player),
        (Targetable::Any, Subject::Object(id)) => {
            look.forbid(R115_4, !look.is_any_target(id), "refused-any-target-excludes-it")?;
            keywords::may_target(look, item.controller, item.object, id)
        }
        (Targetable::Player(players) | Targetable::Either(players, _), Subject::Player(player)) => {
            in_game(look, player)?;
            let described = look.includes(scope(item), players, player);
            look.forbid(R601_2C, !described, "refused-target-not-as-described")
        }
        (Targetable::Object(filter) | Targetable::Either(_, filter), Subject::Object(id)) => {
            object(look, item, id, filter)
        }
        (Targetable::Player(_), Subject::Object(_)) | (Targetable::Object(_), Subject::Player(_)) => {
            Err(Refusal::by(R115_2, "refused-target-of-other-kind"))
        }
    }
}

fn scope(item: &StackItem) -> Scope<'_> {
    Scope { you: item.controller, source: item.object, slots: &item.slots, x: item.x }
}

fn in_game<R: Recorder>(look: Look<'_, R>, player: PlayerId) -> Legal {
    // A player who is not there cannot be chosen, whatever the rules say.
    match look.state.players.get(player.at()).is_some_and(|player| player.is_in_game()) {
        true => Ok(()),
        false => Err(Refusal::by(R601_2C, "refused-player-not-in-game")),
    }
}

fn object<R: Recorder>(look: Look<'_, R>, item: &StackItem, id: ObjectId, filter: &Filter) -> Legal {
    let Some(object) = look.state.try_object(id) else { return Err(Refusal::UNFIT) };
    let zone = filter.zone().unwrap_or(Zone::Battlefield);
    if object.zone != zone {
        return Err(Refusal::by(R115_2, "refused-target-in-other-zone"));
    }
    let itself = item.what == OnStack::Spell && item.object.id == id;
    look.forbid(R115_5, itself, "refused-spell-targets-itself")?;
    look.forbid(R601_2C, !look.matches(scope(item), id, filter), "refused-target-not-as-described")?;
    if zone == Zone::Battlefield { keywords::may_target(look, item.controller, item.object, id) } else { Ok(()) }
}

/// Whether a target is still legal (608.2b): where it was when it was chosen, and what the text describes.
pub(crate) fn is_legal<R: Recorder>(look: Look<'_, R>, item: &StackItem, spec: &TargetSpec, chosen: TargetRef) -> bool {
    let target = match chosen {
        TargetRef::Player(player) => Subject::Player(player),
        TargetRef::Object(object) if look.state.is_current(object) => Subject::Object(object.id),
        TargetRef::Object(_) => return false,
    };
    check(look, item, spec, target).is_ok()
}

/// Everything that could be a target of some kind, to be checked one by one until the visitor breaks off.
pub(crate) fn candidates(
    state: &State,
    spec: &TargetSpec,
    mut visit: impl FnMut(Subject) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let players = || (0..state.players.len() as u8).map(PlayerId);
    let (objects, with_players) = match &spec.what {
        Targetable::Any => (Some(Zone::Battlefield), true),
        Targetable::Player(_) => (None, true),
        Targetable::Object(filter) => (Some(filter.zone().unwrap_or(Zone::Battlefield)), false),
        Targetable::Either(_, filter) => (Some(filter.zone().unwrap_or(Zone::Battlefield)), true),
    };
    if let Some(zone) = objects {
        let mut all = |zone: &[ObjectId]| zone.iter().try_for_each(|&id| visit(Subject::Object(id)));
        match zone {
            Zone::Battlefield => all(&state.battlefield)?,
            Zone::Exile => all(&state.exile)?,
            Zone::Command => all(&state.command)?,
            Zone::Graveyard => state.players.iter().try_for_each(|player| all(&player.graveyard))?,
            Zone::Stack => {
                let mut spells = state.stack.iter().filter(|item| item.what == OnStack::Spell);
                spells.try_for_each(|item| visit(Subject::Object(item.object.id)))?;
            }
            // Cards in hidden zones, and what is nowhere, are not targets.
            Zone::Library | Zone::Hand | Zone::Outside => {}
        }
    }
    if with_players {
        players().try_for_each(|player| visit(Subject::Player(player)))?;
    }
    ControlFlow::Continue(())
}

/// How many different things could be chosen for one instance of "target", counted up to a limit.
pub(crate) fn count<R: Recorder>(look: Look<'_, R>, item: &StackItem, spec: &TargetSpec, limit: usize) -> usize {
    let mut found = 0;
    let _stopped = candidates(look.state, spec, |target| {
        found += usize::from(check(look, item, spec, target).is_ok());
        if found < limit { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    found
}
