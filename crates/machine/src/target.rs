//! Targets (115).

use std::ops::ControlFlow;

use vademecum_abilities::{Filter, TargetSpec, Targetable, Zone};
use vademecum_rule_ids::magic::{R115_2, R115_4, R115_5, R601_2C};

use crate::{
    Recorder,
    attachments::{self, Attachment},
    cx::{Legal, Look},
    error::Refusal,
    id::{ObjectId, PlayerId, Subject},
    keywords,
    select::Scope,
    stack,
    state::{OnStack, StackItem, State, TargetRef},
};

/// Whether something can be chosen as a target of what is on the stack, for one instance of "target" (601.2c). Also
/// asked again on resolution (608.2b).
pub(crate) fn check<R: Recorder>(look: Look<'_, R>, item: &StackItem, spec: &TargetSpec, target: Subject) -> Legal {
    match target {
        Subject::Player(player) => in_game(look, player)?,
        Subject::Object(id) if look.state.try_object(id).is_none() => return Err(Refusal::UNFIT),
        Subject::Object(_) => {}
    }
    look.check_target_in_range(item.controller, target)?;
    if stack::is_aura(look.state, item) {
        let face = look.state.face(item.object.id);
        let aura = Attachment::showing(look.state, item.object.id, face, item.controller);
        attachments::may_attach(look, &aura, target)?;
    }
    match (&spec.what, target) {
        (Targetable::Any, Subject::Player(player)) => {
            keywords::may_target_player(look, item.controller, item.object, player)
        }
        (Targetable::Any, Subject::Object(id)) => {
            look.forbid(R115_4, !look.is_any_target(id), "refused-any-target-excludes-it")?;
            keywords::may_target(look, item.controller, item.object, id)
        }
        (Targetable::Player(players) | Targetable::Either(players, _), Subject::Player(player)) => {
            let described = look.includes(scope(item), players, player);
            look.forbid(R601_2C, !described, "refused-target-not-as-described")?;
            keywords::may_target_player(look, item.controller, item.object, player)
        }
        (Targetable::Object(filter) | Targetable::Either(_, filter), Subject::Object(id)) => {
            described_object(look, item, id, filter)
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

fn described_object<R: Recorder>(look: Look<'_, R>, item: &StackItem, id: ObjectId, filter: &Filter) -> Legal {
    let Some(object) = look.state.try_object(id) else { return Err(Refusal::UNFIT) };
    let named = filter.zone();
    // 115.2: permanents, unless the text names another zone.
    look.forbid(R115_2, named.is_none() && object.zone != Zone::Battlefield, "refused-target-in-other-zone")?;
    if named.is_some() && object.zone != look.described_zone(named) {
        return Err(Refusal::by(R601_2C, "refused-target-in-other-zone"));
    }
    let itself = item.what == OnStack::Spell && item.object.id == id;
    look.forbid(R115_5, itself, "refused-spell-targets-itself")?;
    look.forbid(R601_2C, !look.matches(scope(item), id, filter), "refused-target-not-as-described")?;
    let on_battlefield = object.zone == Zone::Battlefield;
    if on_battlefield { keywords::may_target(look, item.controller, item.object, id) } else { Ok(()) }
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
pub(crate) fn candidates<R: Recorder>(
    look: Look<'_, R>,
    spec: &TargetSpec,
    mut visit: impl FnMut(Subject) -> ControlFlow<()>,
) -> ControlFlow<()> {
    objects(look, spec, &mut visit)?;
    players(look.state, spec, &mut visit)
}

fn players(state: &State, spec: &TargetSpec, visit: &mut impl FnMut(Subject) -> ControlFlow<()>) -> ControlFlow<()> {
    match &spec.what {
        Targetable::Any | Targetable::Player(_) | Targetable::Either(..) => {
            (0..state.players.len() as u8).try_for_each(|player| visit(Subject::Player(PlayerId(player))))
        }
        Targetable::Object(_) => ControlFlow::Continue(()),
    }
}

fn objects<R: Recorder>(
    look: Look<'_, R>,
    spec: &TargetSpec,
    visit: &mut impl FnMut(Subject) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let state = look.state;
    let named = match &spec.what {
        Targetable::Any => Some(Zone::Battlefield),
        Targetable::Player(_) => return ControlFlow::Continue(()),
        Targetable::Object(filter) | Targetable::Either(_, filter) => filter.zone(),
    };
    // 115.2: only permanents, unless the text names another zone.
    if named.is_none() && !look.rule(R115_2) {
        state.players.iter().flat_map(|player| &player.graveyard).try_for_each(|&id| visit(Subject::Object(id)))?;
    }
    let mut all = |zone: &[ObjectId]| zone.iter().try_for_each(|&id| visit(Subject::Object(id)));
    match look.described_zone(named) {
        Zone::Battlefield => all(&state.battlefield),
        Zone::Exile => all(&state.exile),
        Zone::Command => all(&state.command),
        Zone::Graveyard => state.players.iter().try_for_each(|player| all(&player.graveyard)),
        Zone::Stack => {
            let mut spells = state.stack.iter().filter(|item| item.what == OnStack::Spell);
            spells.try_for_each(|item| visit(Subject::Object(item.object.id)))
        }
        // Cards in hidden zones, and what is nowhere, are not targets.
        Zone::Library | Zone::Hand | Zone::Outside => ControlFlow::Continue(()),
    }
}

/// Whether at least a number of different things could be chosen for one instance of "target".
pub(crate) fn are_there<R: Recorder>(look: Look<'_, R>, item: &StackItem, spec: &TargetSpec, least: usize) -> bool {
    let mut found = 0;
    let mut visit = |target| {
        found += usize::from(check(look, item, spec, target).is_ok());
        if found < least { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    };
    if least == 0 {
        return true;
    }
    // Players are few, and nearly always legal; what is recorded is cited in the order of the text.
    if look.quiet {
        return players(look.state, spec, &mut visit).is_break() || objects(look, spec, &mut visit).is_break();
    }
    objects(look, spec, &mut visit).is_break() || players(look.state, spec, &mut visit).is_break()
}
