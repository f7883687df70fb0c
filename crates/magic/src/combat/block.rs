//! Declaring blockers (509), and what evasion allows (509.1b, 702.9, 702.111).

use smallvec::SmallVec;
use vademecum_rule_ids::magic::{
    R101_2, R302_5, R506_3, R509_1, R509_1A, R509_1B, R509_1G, R509_1H, R702_9B, R702_17B, R702_111B, R703_4J,
};
use vademecum_trace::Recorder;

use super::{Blocker, Defender};
use crate::{
    ability::{Keyword, Restriction},
    card::Zone,
    characteristics,
    choice::Decision,
    engine::Cx,
    error::Refusal,
    event::{Event, Observer},
    object::{ObjectId, PlayerId},
    state::State,
    trigger::{self, Happening},
    turn::Stage,
};

/// The step begins: every defending player who could block declares blockers (509.1).
pub(crate) fn begin<R: Observer>(cx: &mut Cx<'_, R>) {
    let active = cx.state.turn.active;
    let defending = cx.state.in_turn_order(active).filter(|&player| {
        let attacked = cx.state.combat.attackers.iter().any(|attacker| attacker.defender == Defender::Player(player));
        attacked && can_block(cx.state, player)
    });
    cx.state.combat.defending = defending.collect();
    if cx.when([R509_1, R703_4J], !cx.state.combat.defending.is_empty()) {
        cx.state.stage = Stage::Declaring;
    } else {
        blocked_or_not(cx);
    }
}

/// Whether a player has a creature that could block something, as far as can be seen without the rules'
/// details.
fn can_block(state: &State, player: PlayerId) -> bool {
    state.battlefield.iter().any(|&id| {
        let object = state.object(id);
        object.controller == player && object.now.is_creature() && !object.tapped
    })
}

/// The next defending player declares, or all have.
pub(super) fn proceed<R: Observer>(cx: &mut Cx<'_, R>) -> bool {
    match cx.state.combat.defending.first() {
        Some(&player) => cx.ask(Decision::Blockers(player)),
        None => {
            blocked_or_not(cx);
            false
        }
    }
}

/// Whether a creature may be declared as a blocker of an attacker, and the declaration can still become
/// legal with it.
///
/// # Errors
///
/// The rule that forbids it.
pub(crate) fn check(
    state: &State,
    cx: &mut impl Recorder,
    player: PlayerId,
    id: ObjectId,
    attacker: ObjectId,
) -> Result<(), Refusal> {
    alone(state, cx, player, id, attacker)?;
    let completes = completable(state, &mut cx.muted(), player, Some((id, attacker)));
    if cx.when([R702_111B, R509_1B], !completes) {
        return Err(Refusal::by(R702_111B, "a creature with menace would be blocked by one creature alone"));
    }
    Ok(())
}

/// Whether a creature could block an attacker, other blocks aside.
fn alone(
    state: &State,
    cx: &mut impl Recorder,
    player: PlayerId,
    id: ObjectId,
    attacker: ObjectId,
) -> Result<(), Refusal> {
    let Some(object) = state.objects.get(id.at()) else { return Err(Refusal::UNFIT) };
    if object.zone != Zone::Battlefield || object.controller != player {
        cx.cite(R509_1A);
        return Err(Refusal::by(R509_1A, "a player blocks with creatures they control"));
    }
    if state.combat.blockers.iter().any(|blocker| blocker.id == id) {
        cx.cite(R509_1A);
        return Err(Refusal::by(R509_1A, "it blocks already, and blocks one attacker"));
    }
    let Some(attacking) = state.combat.attacker(attacker).filter(|_| state.combat.attackers_declared) else {
        cx.cite(R509_1A);
        return Err(Refusal::by(R509_1A, "only an attacking creature is blocked"));
    };
    if cx.when(R509_1A, attacking.defender != Defender::Player(player)) {
        return Err(Refusal::by(R509_1A, "it attacks somebody else"));
    }
    if cx.when(R506_3, !object.now.is_creature()) {
        return Err(Refusal::by(R506_3, "only a creature can block"));
    }
    if cx.when(R509_1A, object.tapped) {
        return Err(Refusal::by(R509_1A, "it is tapped"));
    }
    if cx.when([R509_1B, R101_2], object.now.restrictions.has(Restriction::CantBlock)) {
        return Err(Refusal::by(R509_1B, "an effect says that it can't block"));
    }
    let against = &state.object(attacker).now;
    if cx.when([R509_1B, R101_2], against.restrictions.has(Restriction::CantBeBlocked)) {
        return Err(Refusal::by(R509_1B, "an effect says that the attacker can't be blocked"));
    }
    if against.keywords.has(Keyword::Flying) {
        let reaches = cx.when(R702_17B, object.now.keywords.has(Keyword::Reach));
        let flies = object.now.keywords.has(Keyword::Flying);
        if cx.when([R702_9B, R509_1B], !flies && !reaches) {
            return Err(Refusal::by(R702_9B, "the attacker has flying"));
        }
    }
    Ok(())
}

/// Whether the declaration may end: nothing with menace is blocked by one creature alone (702.111b).
///
/// # Errors
///
/// The rule that forbids it.
pub(crate) fn check_done(state: &State, cx: &mut impl Recorder) -> Result<(), Refusal> {
    let lonely = state.combat.attackers.iter().any(|attacker| lacks(state, attacker.id, None) > 0);
    if cx.when([R702_111B, R509_1B], lonely) {
        return Err(Refusal::by(R702_111B, "a creature with menace is blocked by one creature alone"));
    }
    Ok(())
}

/// How many more blockers an attacker must have, once it has one.
fn lacks(state: &State, attacker: ObjectId, with: Option<(ObjectId, ObjectId)>) -> usize {
    let menacing = state.object(attacker).now.keywords.has(Keyword::Menace);
    let blocks = state.combat.blockers_of(attacker).count() + usize::from(with.is_some_and(|(_, to)| to == attacker));
    usize::from(menacing && blocks == 1)
}

/// Whether every attacker that must have more blockers can get them from the creatures that are left: each
/// is given one, those that were given away are looked for elsewhere (augmenting paths).
fn completable(state: &State, cx: &mut impl Recorder, player: PlayerId, with: Option<(ObjectId, ObjectId)>) -> bool {
    let wanting: SmallVec<[ObjectId; 4]> = state
        .combat
        .attackers
        .iter()
        .map(|attacker| attacker.id)
        .filter(|&attacker| lacks(state, attacker, with) > 0)
        .collect();
    if wanting.is_empty() {
        return true;
    }
    let free: SmallVec<[ObjectId; 8]> =
        state.battlefield.iter().copied().filter(|&id| with.is_none_or(|(used, _)| used != id)).collect();
    let mut given: SmallVec<[Option<ObjectId>; 8]> = SmallVec::from_elem(None, free.len());
    wanting.iter().all(|&attacker| {
        let mut tried: SmallVec<[bool; 8]> = SmallVec::from_elem(false, free.len());
        give(state, cx, player, attacker, &free, &mut given, &mut tried)
    })
}

/// Finds a free creature for an attacker, or frees one.
fn give(
    state: &State,
    cx: &mut impl Recorder,
    player: PlayerId,
    attacker: ObjectId,
    free: &[ObjectId],
    given: &mut [Option<ObjectId>],
    tried: &mut [bool],
) -> bool {
    for place in 0..free.len() {
        if tried[place] || alone(state, cx, player, free[place], attacker).is_err() {
            continue;
        }
        tried[place] = true;
        let freed = given[place].is_none_or(|other| give(state, cx, player, other, free, given, tried));
        if freed {
            given[place] = Some(attacker);
            return true;
        }
    }
    false
}

/// One more creature is chosen to block (509.1a).
pub(super) fn propose<R: Observer>(cx: &mut Cx<'_, R>, id: ObjectId, attacker: ObjectId) {
    cx.cite(R509_1A);
    cx.state.combat.blockers.push(Blocker { id, attacker, struck_first: false });
}

/// A player's declaration is complete (509.1g).
pub(super) fn declare<R: Observer>(cx: &mut Cx<'_, R>, player: PlayerId) {
    cx.state.combat.defending.retain(|other| *other != player);
    let from = cx.state.combat.proposed_from;
    cx.state.combat.proposed_from = cx.state.combat.blockers.len();
    characteristics::refresh_if_volatile(cx);
    let proposed: SmallVec<[Blocker; 4]> = cx.state.combat.blockers[from..].iter().copied().collect();
    for Blocker { id, attacker, .. } in proposed {
        let object = cx.state.object(id);
        let still = object.zone == Zone::Battlefield && object.controller == player;
        if cx.when([R509_1G, R302_5], still) {
            cx.event(Event::Blocked(id, attacker));
        } else {
            cx.state.combat.blockers.retain(|blocker| blocker.id != id);
        }
    }
    cx.state.combat.proposed_from = cx.state.combat.blockers.len();
}

/// Attackers become blocked or unblocked creatures (509.1h), and what waits for that triggers (509.1i).
fn blocked_or_not<R: Observer>(cx: &mut Cx<'_, R>) {
    cx.state.stage = Stage::Checks;
    cx.state.batch = cx.state.batch.wrapping_add(1);
    let attackers: SmallVec<[ObjectId; 4]> = cx.state.combat.attackers.iter().map(|attacker| attacker.id).collect();
    for (place, &id) in attackers.iter().enumerate() {
        let has_blockers = cx.state.combat.blockers_of(id).next().is_some();
        if cx.when(R509_1H, has_blockers) {
            cx.state.combat.attackers[place].blocked = true;
        } else {
            cx.event(Event::Unblocked(id));
        }
    }
    let blockers: SmallVec<[ObjectId; 4]> = cx.state.combat.blockers.iter().map(|blocker| blocker.id).collect();
    for &id in &blockers {
        trigger::happened(cx, Happening::Blocked(id));
    }
    for &id in &attackers {
        if cx.state.combat.attacker(id).is_some_and(|attacker| attacker.blocked) {
            trigger::happened(cx, Happening::BecameBlocked(id));
        }
    }
}
