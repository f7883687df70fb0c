//! Declaring attackers (508).

use vademecum_rule_ids::magic::{
    R101_2, R302_5, R302_6, R506_2, R506_3, R508_1, R508_1A, R508_1B, R508_1C, R508_1D, R508_1F, R508_1K, R702_3B,
    R702_10B, R702_20B, R703_4I,
};
use vademecum_trace::Recorder;

use super::{Attacker, Defender};
use crate::{
    ability::{Keyword, Restriction},
    card::Zone,
    characteristics,
    choice::Decision,
    engine::Cx,
    error::Refusal,
    event::{Event, Observer},
    object::ObjectId,
    permanent,
    state::State,
    trigger::{self, Happening},
    turn::Stage,
};

/// The step begins: if something can attack, the active player declares attackers (508.1).
pub(crate) fn begin<R: Observer>(cx: &mut Cx<'_, R>) {
    cx.state.combat = super::Combat::default();
    let some = any(cx.state, &mut cx.rec.muted());
    if cx.when([R508_1, R703_4I], some) {
        cx.state.stage = Stage::Declaring;
    }
}

/// The active player goes on declaring.
pub(super) fn proceed<R: Observer>(cx: &mut Cx<'_, R>) -> bool {
    let active = cx.state.turn.active;
    cx.ask(Decision::Attackers(active))
}

/// Whether anything can attack anybody.
fn any(state: &State, cx: &mut impl Recorder) -> bool {
    let mut some = false;
    possible(state, |id, defender| some = some || check(state, cx, id, defender).is_ok());
    some
}

/// Every creature of the active player with everybody it might attack, to be checked one by one.
pub(crate) fn possible(state: &State, mut visit: impl FnMut(ObjectId, Defender)) {
    let active = state.turn.active;
    for &id in &state.battlefield {
        let object = state.object(id);
        if object.controller == active && object.now.is_creature() {
            state.opponents(active).for_each(|player| visit(id, Defender::Player(player)));
        }
    }
}

/// Whether a creature may be declared as an attacker of somebody.
///
/// # Errors
///
/// The rule that forbids it.
pub(crate) fn check(
    state: &State,
    cx: &mut impl Recorder,
    id: ObjectId,
    Defender::Player(defender): Defender,
) -> Result<(), Refusal> {
    let active = state.turn.active;
    let Some(object) = state.objects.get(id.at()) else { return Err(Refusal::UNFIT) };
    if object.zone != Zone::Battlefield || object.controller != active {
        cx.cite(R508_1A);
        return Err(Refusal::by(R508_1A, "the active player attacks with creatures they control"));
    }
    if cx.when(R508_1B, state.combat.attacker(id).is_some()) {
        return Err(Refusal::by(R508_1B, "it is declared already, and attacks one player"));
    }
    if cx.when(R506_3, !object.now.is_creature()) {
        return Err(Refusal::by(R506_3, "only a creature can attack"));
    }
    if cx.when(R508_1A, object.tapped) {
        return Err(Refusal::by(R508_1A, "it is tapped"));
    }
    if object.summoning_sick {
        let hasty = object.now.keywords.has(Keyword::Haste);
        if !cx.when(R702_10B, hasty) && cx.when([R302_6, R508_1A], object.summoning_sick) {
            return Err(Refusal::by(R302_6, "it came under its controller's control this turn"));
        }
    }
    if cx.when([R702_3B, R508_1C], object.now.keywords.has(Keyword::Defender)) {
        return Err(Refusal::by(R702_3B, "it has defender"));
    }
    if cx.when([R508_1C, R101_2], object.now.restrictions.has(Restriction::CantAttack)) {
        return Err(Refusal::by(R508_1C, "an effect says that it can't attack"));
    }
    let here = state.players.get(defender.at()).is_some_and(|player| player.is_in_game());
    if !here {
        return Err(Refusal::by(R506_2, "there is no such player to attack"));
    }
    if cx.when(R506_2, !state.are_opponents(active, defender)) {
        return Err(Refusal::by(R506_2, "only an opponent is attacked"));
    }
    Ok(())
}

/// Whether the declaration may end: no requirement is left that could be obeyed (508.1d).
///
/// # Errors
///
/// The rule that forbids it.
pub(crate) fn check_done(state: &State, cx: &mut impl Recorder) -> Result<(), Refusal> {
    let missing = requirement_left(state, &mut cx.muted());
    if cx.when(R508_1D, missing) {
        return Err(Refusal::by(R508_1D, "a creature that attacks if able does not attack"));
    }
    Ok(())
}

/// Whether a creature that attacks if able could be declared still.
fn requirement_left(state: &State, cx: &mut impl Recorder) -> bool {
    let mut left = false;
    possible(state, |id, defender| {
        let must = state.object(id).now.restrictions.has(Restriction::MustAttack);
        left = left || must && check(state, cx, id, defender).is_ok();
    });
    left
}

/// One more creature is chosen to attack (508.1a–b).
pub(super) fn propose<R: Observer>(cx: &mut Cx<'_, R>, id: ObjectId, defender: Defender) {
    cx.cite(R508_1A);
    cx.state.combat.attackers.push(Attacker { id, defender, blocked: false, struck_first: false });
}

/// The declaration is complete: the creatures are tapped (508.1f), they are attacking (508.1k), and what
/// waits for that triggers (508.1m).
pub(super) fn declare<R: Observer>(cx: &mut Cx<'_, R>) {
    cx.state.stage = Stage::Checks;
    let attackers = cx.state.combat.attackers.clone();
    for attacker in &attackers {
        let vigilant = cx.state.object(attacker.id).now.keywords.has(Keyword::Vigilance);
        let untapped = !cx.state.object(attacker.id).tapped;
        if !cx.when(R702_20B, vigilant) && cx.when(R508_1F, untapped) {
            permanent::tap(cx, attacker.id);
        }
    }
    cx.state.combat.attackers_declared = !attackers.is_empty();
    characteristics::refresh_if_volatile(cx);
    cx.state.batch = cx.state.batch.wrapping_add(1);
    for attacker in &attackers {
        let object = cx.state.object(attacker.id);
        let still = object.zone == Zone::Battlefield && object.controller == cx.state.turn.active;
        if cx.when([R508_1K, R506_2, R302_5], still) {
            cx.event(Event::Attacked(attacker.id, attacker.defender));
        } else {
            cx.state.combat.attackers.retain(|other| other.id != attacker.id);
        }
    }
    for attacker in &attackers {
        trigger::happened(cx, Happening::Attacked(attacker.id));
    }
}
