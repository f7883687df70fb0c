//! Combat damage (510): who deals it in which step, how it is divided — trample included — and dealing it.

use smallvec::SmallVec;
use vademecum_rule_ids::magic::{
    R120_2A, R302_4A, R510_1, R510_1A, R510_1B, R510_1C, R510_1D, R510_1E, R510_2, R510_4, R702_2C, R702_4B, R702_7B,
    R702_19B, R702_19D, R703_4K, R703_4M,
};
use vademecum_trace::Recorder;

use super::{Attacker, Defender};
use crate::{
    ability::Keyword,
    choice::{Decision, Target},
    damage::{self, Damage},
    engine::Cx,
    error::Refusal,
    event::Observer,
    object::ObjectId,
    state::State,
    turn::{Stage, Step},
};

/// Who a creature may assign damage to.
type Recipients = SmallVec<[Target; 4]>;

/// Whether an attacker or blocker has first or double strike (510.4).
pub(crate) fn has_first_strike(state: &State) -> bool {
    fighters(state).any(|id| strikes_first(state, id))
}

fn strikes_first(state: &State, id: ObjectId) -> bool {
    let keywords = state.object(id).now.keywords;
    keywords.has(Keyword::FirstStrike) || keywords.has(Keyword::DoubleStrike)
}

/// Attackers, then blockers.
fn fighters(state: &State) -> impl Iterator<Item = ObjectId> + '_ {
    let combat = &state.combat;
    combat.attackers.iter().map(|attacker| attacker.id).chain(combat.blockers.iter().map(|blocker| blocker.id))
}

/// The step begins: those who deal damage in it are found (510.1, 510.4).
pub(crate) fn begin<R: Observer>(cx: &mut Cx<'_, R>) {
    let first = cx.state.turn.step == Step::FirstStrikeDamage;
    let all: SmallVec<[ObjectId; 8]> = fighters(cx.state).collect();
    cx.state.combat.to_assign.clear();
    cx.state.combat.assigned.clear();
    for id in all {
        if deals_now(cx, id, first) && cx.when([R510_1, R703_4K], cx.state.combat.involves(id)) {
            cx.state.combat.to_assign.push(id);
        }
    }
    cx.state.combat.first_strike_done |= first;
    cx.state.stage = Stage::Declaring;
}

/// Whether a creature assigns combat damage in this step (702.4b, 702.7b, 510.4).
fn deals_now<R: Observer>(cx: &mut Cx<'_, R>, id: ObjectId, first: bool) -> bool {
    let keywords = cx.state.object(id).now.keywords;
    if first {
        let strikes = cx.when(R702_7B, keywords.has(Keyword::FirstStrike))
            || cx.when(R702_4B, keywords.has(Keyword::DoubleStrike));
        remember(cx.state, id, strikes);
        return strikes;
    }
    let struck = struck_first(cx.state, id);
    if !cx.state.combat.first_strike_done || !struck {
        return true;
    }
    // 510.4: of those that dealt damage in the first step, the ones that have double strike now.
    let again = cx.when(R702_4B, keywords.has(Keyword::DoubleStrike));
    again || !cx.when(R510_4, struck)
}

/// Keeps who struck in the first step.
fn remember(state: &mut State, id: ObjectId, struck: bool) {
    let combat = &mut state.combat;
    combat.attackers.iter_mut().filter(|a| a.id == id).for_each(|a| a.struck_first = struck);
    combat.blockers.iter_mut().filter(|b| b.id == id).for_each(|b| b.struck_first = struck);
}

fn struck_first(state: &State, id: ObjectId) -> bool {
    let combat = &state.combat;
    combat.attackers.iter().any(|a| a.id == id && a.struck_first)
        || combat.blockers.iter().any(|b| b.id == id && b.struck_first)
}

/// Assigns damage, creature by creature, until a player must divide some. True if a decision is needed.
pub(super) fn proceed<R: Observer>(cx: &mut Cx<'_, R>) -> bool {
    while let Some(&id) = cx.state.combat.to_assign.first() {
        let recipients = recipients(cx, id);
        let done = cx.state.combat.assigned.iter().filter(|(by, ..)| *by == id).count();
        let left = left(cx, id);
        // 510.1a: nothing to assign is not assigned.
        if left <= 0 || done >= recipients.len() {
            cx.state.combat.to_assign.remove(0);
            continue;
        }
        let to = recipients[done];
        let (least, most) = range(cx.state, &mut cx.rec.muted(), id, to);
        if least == most {
            assign(cx, id, to, most);
            continue;
        }
        let player = cx.state.object(id).controller;
        return cx.ask(Decision::AssignDamage(player, id, to));
    }
    deal(cx);
    false
}

/// How much damage a creature has still to assign: its power (510.1a, 302.4a), less what it has assigned.
fn left<R: Observer>(cx: &mut Cx<'_, R>, id: ObjectId) -> i32 {
    let power = cx.value([R510_1A, R302_4A], cx.state.object(id).now.power, 0);
    power - assigned_by(cx.state, id)
}

fn assigned_by(state: &State, id: ObjectId) -> i32 {
    state.combat.assigned.iter().filter(|(by, ..)| *by == id).map(|(_, _, amount)| amount).sum()
}

/// Who a creature deals its damage to: whom it attacks (510.1b), what blocks it (510.1c), what it blocks
/// (510.1d).
fn recipients<R: Observer>(cx: &mut Cx<'_, R>, id: ObjectId) -> Recipients {
    let recipients = recipients_of(cx.state, id);
    match cx.state.combat.attacker(id).copied() {
        Some(attacker) if !attacker.blocked => cx.value(R510_1B, recipients, Recipients::new()),
        Some(_) if cx.state.object(id).now.keywords.has(Keyword::Trample) => {
            let unguarded = cx.state.combat.blockers_of(id).next().is_none();
            let without: Recipients = recipients.iter().copied().filter(|to| matches!(to, Target::Object(_))).collect();
            match unguarded {
                true => cx.value(R702_19D, recipients, without),
                false => cx.value(R702_19B, recipients, without),
            }
        }
        Some(_) => cx.value(R510_1C, recipients, Recipients::new()),
        None => cx.value(R510_1D, recipients, Recipients::new()),
    }
}

fn recipients_of(state: &State, id: ObjectId) -> Recipients {
    let Some(&Attacker { defender: Defender::Player(defender), blocked, .. }) = state.combat.attacker(id) else {
        let blocked = state.combat.blockers.iter().filter(|blocker| blocker.id == id);
        let attacking = blocked.filter(|blocker| state.combat.attacker(blocker.attacker).is_some());
        return attacking.map(|blocker| Target::Object(blocker.attacker)).collect();
    };
    let mut recipients: Recipients = state.combat.blockers_of(id).map(Target::Object).collect();
    let tramples = state.object(id).now.keywords.has(Keyword::Trample);
    if !blocked || tramples {
        recipients.push(Target::Player(defender));
    }
    recipients
}

/// The least and the most damage that a creature may assign to its next recipient. The last recipient gets
/// the rest; the player behind the blockers of a trampling creature gets something only when each of them
/// is assigned lethal damage (702.19b).
pub(crate) fn range(state: &State, cx: &mut impl Recorder, id: ObjectId, to: Target) -> (i32, i32) {
    let left = (state.object(id).now.power - assigned_by(state, id)).max(0);
    let recipients = recipients_of(state, id);
    let place = recipients.iter().position(|&other| other == to).unwrap_or(0);
    let behind = recipients.len().saturating_sub(place + 1);
    let tramples = matches!(recipients.last(), Some(Target::Player(_))) && recipients.len() > 1;
    if behind == 0 {
        return (left, left);
    }
    if behind > 1 || !tramples {
        return (0, left);
    }
    // The last blocker of a trampling creature.
    let blockers = &recipients[..recipients.len() - 1];
    let short = blockers.iter().any(|&other| {
        let assigned: i32 =
            state.combat.assigned.iter().filter(|(by, target, _)| *by == id && *target == other).map(|a| a.2).sum();
        other != to && assigned < lethal(state, cx, id, other)
    });
    if cx.when(R702_19B, short) {
        return (left, left);
    }
    let least = lethal(state, cx, id, to).min(left);
    (cx.value(R702_19B, least, 0), left)
}

/// How much damage would be lethal: toughness less what is marked or being assigned by others (702.19b),
/// or any at all from deathtouch (702.2c).
fn lethal(state: &State, cx: &mut impl Recorder, by: ObjectId, to: Target) -> i32 {
    let Target::Object(id) = to else { return 0 };
    let object = state.object(id);
    let others = state.combat.assigned.iter().filter(|(other, target, _)| *other != by && *target == to);
    let coming: i32 = others.map(|(_, _, amount)| amount).fold(0, |sum, n| sum.saturating_add(*n));
    let lethal = object.now.toughness.saturating_sub(object.damage).saturating_sub(coming).max(0);
    let deadly = state.object(by).now.keywords.has(Keyword::Deathtouch);
    if cx.when(R702_2C, deadly) { lethal.min(1) } else { lethal }
}

/// Whether an amount may be assigned.
///
/// # Errors
///
/// The rule that forbids it.
pub(crate) fn check(state: &State, cx: &mut impl Recorder, id: ObjectId, to: Target, n: u32) -> Result<(), Refusal> {
    let (least, most) = range(state, cx, id, to);
    let n = i32::try_from(n).unwrap_or(i32::MAX);
    if cx.when([R510_1A, R510_1E], n > most) {
        return Err(Refusal::by(R510_1A, "that is more damage than the creature has to assign"));
    }
    if cx.when([R702_19B, R510_1E], n < least) {
        return Err(Refusal::by(R702_19B, "every blocker must be assigned lethal damage first"));
    }
    Ok(())
}

/// A creature assigns damage to a recipient.
pub(super) fn assign<R: Observer>(cx: &mut Cx<'_, R>, id: ObjectId, to: Target, n: impl TryInto<i32>) {
    let amount = n.try_into().unwrap_or(i32::MAX);
    cx.state.combat.assigned.push((id, to, amount));
}

/// All combat damage is dealt at the same time (510.2).
fn deal<R: Observer>(cx: &mut Cx<'_, R>) {
    let assigned = std::mem::take(&mut cx.state.combat.assigned);
    cx.state.stage = Stage::Checks;
    let all: Vec<Damage> = assigned
        .iter()
        .filter(|(_, _, amount)| *amount > 0)
        .map(|&(by, to, amount)| Damage { source: cx.state.reference(by), to, amount })
        .collect();
    if cx.when([R510_2, R703_4M, R120_2A], !all.is_empty()) {
        damage::deal(cx, &all, true);
    }
}
