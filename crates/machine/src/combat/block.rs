//! Declaring blockers (509.1).

use smallvec::SmallVec;
use vademecum_abilities::DeedKind;
use vademecum_rule_ids::magic::{
    R310_8C, R506_3, R509_1, R509_1A, R509_1B, R509_1D, R509_1E, R509_1F, R509_1G, R509_1H, R509_1I, R802_4,
};

use super::{Attacker, Blocker, Defender, bands, demands, timing};
use crate::{
    Recorder, battles,
    cx::{Cx, Flow, Legal, Look},
    decision::{Ask, Choice, Decision},
    deed::{Deed, Group},
    error::Refusal,
    happen,
    id::{ObjectId, PlayerId},
    keywords,
    object::{Mark, Restriction},
    state::State,
    teams,
    tolls::{self, TollRules},
    turn::Stage,
};

/// The declare blockers step begins: each defending player who could block declares blockers (509.1).
pub(crate) fn begin_block<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    let active = cx.state.turn.active;
    let look = cx.look();
    let could = |player: PlayerId| {
        let mut creatures = cx.state.permanents().filter(|(_, now)| now.is_creature());
        creatures.any(|(id, now)| look.blocks_with(player, now.controller) && !cx.state.object(id).is(Mark::Tapped))
    };
    let attacked =
        |player: PlayerId| cx.state.combat.attackers.iter().any(|attacker| blocked_by(look, attacker) == player);
    let in_order = cx.state.in_turn_order(active).filter(|&player| attacked(player) && could(player));
    let mut defending: SmallVec<[PlayerId; 2]> = teams::declaring(look, in_order.collect());
    // 802.4: one after another, in turn order.
    if defending.len() > 1 && !cx.rule(R802_4) {
        defending.reverse();
    }
    cx.state.combat.defending = defending;
    if cx.when(R509_1, !cx.state.combat.defending.is_empty()) {
        cx.state.stage = Stage::Block;
        return Ok(());
    }
    blocked_or_not(cx)
}

/// The player whose creatures may block an attacker: the defending player; of an attacked battle, its protector (310.8c).
fn blocked_by<R: Recorder>(look: Look<'_, R>, attacker: &Attacker) -> PlayerId {
    let battle = match attacker.defender {
        Some(Defender::Permanent(id)) => battles::protector(look.state, id).map(|protector| (id, protector)),
        Some(Defender::Player(_)) | None => None,
    };
    match battle {
        Some((id, protector)) => look.either(R310_8C, protector, look.state.controller(id)),
        None => attacker.defending,
    }
}

/// The next defending player declares, or all have.
pub(crate) fn block<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    let Some(&who) = cx.state.combat.defending.first() else { return blocked_or_not(cx) };
    match cx.rest(Decision { who, why: R509_1, ask: Ask::Block, about: None })? {
        Choice::Block(id, attacker) => {
            cx.state.combat.blockers.push(Blocker { id, attacker, struck_first: false, struck_double: false });
            Ok(())
        }
        _ => declare_block(cx, who),
    }
}

/// Whether a creature may be declared as a blocker of an attacker, and the declaration can still become legal with it.
pub(crate) fn check_block<R: Recorder>(look: Look<'_, R>, player: PlayerId, id: ObjectId, attacker: ObjectId) -> Legal {
    check_one_block(look, player, id, attacker)?;
    let proposed = look.state.combat.blockers[look.state.combat.proposed_from..].iter().map(|blocker| blocker.id);
    let again = proposed.clone().any(|other| other == id);
    tolls::check(look, DeedKind::Block, player, proposed.chain((!again).then_some(id)))?;
    if demands::are_made(look, player) {
        return demands::check_block(look, player, (id, attacker));
    }
    let quiet = Look { quiet: true, ..look };
    let left = wanting(quiet, Some((id, attacker)));
    match left.first() {
        Some(&(_, rule)) => {
            look.forbid(rule, !completable(quiet, player, Some((id, attacker)), &left), "refused-too-few-blockers")
        }
        None => Ok(()),
    }
}

/// Whether a creature could block an attacker, other blocks aside.
pub(super) fn check_one_block<R: Recorder>(
    look: Look<'_, R>,
    player: PlayerId,
    id: ObjectId,
    attacker: ObjectId,
) -> Legal {
    let state = look.state;
    let Some(now) = state.try_permanent(id).filter(|now| look.blocks_with(player, now.controller)) else {
        return Err(Refusal::by(R509_1A, "refused-blocker-not-controlled"));
    };
    let blocks = state.combat.blockers.iter().filter(|blocker| blocker.id == id);
    let again = blocks.clone().any(|blocker| blocker.attacker == attacker);
    if again || blocks.count() > usize::from(now.demands.more_blocks) {
        return Err(Refusal::by(R509_1A, "refused-already-blocking"));
    }
    could_block(look, player, id, attacker)
}

/// Whether a creature is able to block an attacker, whatever it blocks already.
pub(super) fn could_block<R: Recorder>(look: Look<'_, R>, player: PlayerId, id: ObjectId, attacker: ObjectId) -> Legal {
    let state = look.state;
    let Some(now) = state.try_permanent(id).filter(|now| look.blocks_with(player, now.controller)) else {
        return Err(Refusal::by(R509_1A, "refused-blocker-not-controlled"));
    };
    let Some(attacking) = state.combat.attacker(attacker).filter(|_| state.combat.attackers_declared) else {
        return Err(Refusal::by(R509_1A, "refused-only-attackers-can-be-blocked"));
    };
    let defending = blocked_by(look, attacking);
    look.forbid(R509_1A, !look.blocks_with(player, defending), "refused-not-attacking-that-player")?;
    look.forbid(R506_3, !now.is_creature(), "refused-not-a-creature")?;
    look.forbid(R509_1A, state.object(id).is(Mark::Tapped), "refused-creature-tapped")?;
    look.forbid(R509_1B, now.restrictions.has(Restriction::CantBlock), "refused-cant-block")?;
    let against = state.permanent(attacker);
    look.forbid(R509_1B, against.restrictions.has(Restriction::CantBeBlocked), "refused-cant-be-blocked")?;
    let stronger = against.restrictions.has(Restriction::CantBeBlockedByStronger) && now.power > against.power;
    look.forbid(R509_1B, stronger, "refused-cant-be-blocked")?;
    keywords::may_block(look, attacker, id)
}

/// The attackers that are blocked by fewer creatures than they must be, each with the rule that says so.
fn wanting<R: Recorder>(
    look: Look<'_, R>,
    with: Option<(ObjectId, ObjectId)>,
) -> SmallVec<[(ObjectId, vademecum_vocab::RuleId); 2]> {
    let combat = &look.state.combat;
    look.rec.work(combat.attackers.len() * (1 + combat.blockers.len()));
    let attackers = combat.attackers.iter();
    let lacks = attackers.filter_map(|attacker| {
        let extra = usize::from(with.is_some_and(|(_, to)| to == attacker.id));
        let blocks = combat.blockers_of(attacker.id).count() + extra;
        let (needed, rule) = keywords::blockers_needed(look, attacker.id)?;
        (blocks > 0 && blocks < needed).then_some((attacker.id, rule))
    });
    lacks.collect()
}

/// Whether the declaration may end: nothing is blocked by fewer creatures than it must be, no restriction is disobeyed,
/// and as few requirements as possible (509.1b, 509.1c).
pub(crate) fn check_block_done<R: Recorder>(look: Look<'_, R>, player: PlayerId) -> Legal {
    for attacker in &look.state.combat.attackers {
        if let Some((needed, rule)) = keywords::blockers_needed(look, attacker.id) {
            let blocks = look.state.combat.blockers_of(attacker.id).count();
            look.forbid(rule, blocks > 0 && blocks < needed, "refused-too-few-blockers")?;
        }
    }
    if demands::are_made(look, player) { demands::check_block_done(look, player) } else { Ok(()) }
}

/// Whether every attacker that must have more blockers can get them from the creatures that are left: each is given
/// one, those that were given away are looked for elsewhere (augmenting paths).
fn completable<R: Recorder>(
    look: Look<'_, R>,
    player: PlayerId,
    with: Option<(ObjectId, ObjectId)>,
    wanting: &[(ObjectId, vademecum_vocab::RuleId)],
) -> bool {
    let free: SmallVec<[ObjectId; 8]> =
        look.state.battlefield.iter().copied().filter(|&id| with.is_none_or(|(used, _)| used != id)).collect();
    let mut given: SmallVec<[Option<ObjectId>; 8]> = SmallVec::from_elem(None, free.len());
    wanting.iter().all(|&(attacker, _)| {
        let mut tried: SmallVec<[bool; 8]> = SmallVec::from_elem(false, free.len());
        give(look, player, attacker, &free, &mut given, &mut tried)
    })
}

/// Finds a free creature for an attacker, or frees one.
fn give<R: Recorder>(
    look: Look<'_, R>,
    player: PlayerId,
    attacker: ObjectId,
    free: &[ObjectId],
    given: &mut [Option<ObjectId>],
    tried: &mut [bool],
) -> bool {
    for place in 0..free.len() {
        if tried[place] || check_one_block(look, player, free[place], attacker).is_err() {
            continue;
        }
        tried[place] = true;
        if given[place].is_none_or(|other| give(look, player, other, free, given, tried)) {
            given[place] = Some(attacker);
            return true;
        }
    }
    false
}

/// A player's declaration is complete: costs are paid (509.1d–f), and the creatures are blocking (509.1g).
fn declare_block<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId) -> Flow {
    let mut paying: SmallVec<[ObjectId; 4]> = SmallVec::new();
    for blocker in &cx.state.combat.blockers[cx.state.combat.proposed_from..] {
        if !paying.contains(&blocker.id) {
            paying.push(blocker.id);
        }
    }
    cx.state.combat.defending.retain(|other| *other != player);
    let rules = TollRules { determined: R509_1D, mana: R509_1E, paid: R509_1F };
    tolls::pay(cx, (DeedKind::Block, player), &paying, &[], rules)?;
    let from = cx.state.combat.proposed_from;
    // 509.1g: those that the player still controls.
    let look = cx.look();
    let still = |id: ObjectId| look.state.try_permanent(id).is_some_and(|now| look.blocks_with(player, now.controller));
    let kept: SmallVec<[Blocker; 4]> =
        look.state.combat.blockers[from..].iter().copied().filter(|blocker| still(blocker.id)).collect();
    let state = &mut *cx.state;
    state.combat.blockers.truncate(from);
    state.combat.blockers.extend(kept.iter().copied());
    state.combat.proposed_from = state.combat.blockers.len();
    state.stale.characteristics = true;
    if kept.is_empty() {
        return Ok(());
    }
    if !cx.rule(R509_1G) {
        return Ok(());
    }
    timing::note_block(cx.state);
    let more = bands::spread(cx.look(), &kept);
    cx.state.combat.blockers.extend(more.iter().copied());
    cx.state.combat.proposed_from += more.len();
    let also_blocked = more.iter().map(|blocker| Deed::BlockedBy(blocker.attacker, blocker.id));
    let group: Group = block_events(&kept).chain(also_blocked).collect();
    // 509.1i: what waits for blockers to be declared triggers.
    if cx.rule(R509_1I) {
        happen::happen(cx, group)?;
    } else {
        cx.tell_all(&group);
    }
    Ok(())
}

/// What blocks and is blocked, as events: for what is judged later than at the declaration, in a game without 509.3f.
pub(crate) fn blocks(state: &State) -> Group {
    let attackers = state.combat.attackers.iter().filter(|attacker| attacker.blocked);
    let become_blocked = attackers.map(|attacker| Deed::BecomeBlocked(attacker.id));
    block_events(&state.combat.blockers).chain(become_blocked).collect()
}

/// What blockers do and what is done to those that they block, as events: first all that block, then all that are blocked.
fn block_events(blockers: &[Blocker]) -> impl Iterator<Item = Deed> {
    let blocks = blockers.iter().map(|blocker| Deed::Block(blocker.id, blocker.attacker));
    let blocked = blockers.iter().map(|blocker| Deed::BlockedBy(blocker.attacker, blocker.id));
    blocks.chain(blocked)
}

/// Attackers become blocked or unblocked creatures (509.1h), and what waits for that triggers (509.1i).
fn blocked_or_not<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    cx.state.stage = Stage::Priority;
    let mut group = Group::new();
    for place in 0..cx.state.combat.attackers.len() {
        let id = cx.state.combat.attackers[place].id;
        let has_blockers = cx.state.combat.blockers_of(id).next().is_some();
        if cx.when(R509_1H, has_blockers) {
            cx.state.combat.attackers[place].blocked = true;
            group.push(Deed::BecomeBlocked(id));
        } else if cx.rule(R509_1H) {
            group.push(Deed::Unblocked(id));
        }
    }
    if !cx.state.combat.blockers.is_empty() {
        let mark = cx.mark();
        if !cx.rule(R509_1G) {
            cx.state.combat.blockers.clear();
            cx.state.combat.proposed_from = 0;
        }
        // It says nothing of attackers that nobody blocks.
        let blocked: Group = group.iter().filter(|deed| matches!(deed, Deed::BecomeBlocked(_))).copied().collect();
        cx.because(mark, &blocked);
    }
    if cx.rule(R509_1I) {
        happen::happen(cx, group)?;
    } else {
        cx.tell_all(&group);
    }
    Ok(())
}
