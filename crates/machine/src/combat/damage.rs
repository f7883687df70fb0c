//! Combat damage (510).

use smallvec::SmallVec;
use vademecum_abilities::{Type, Zone};
use vademecum_rule_ids::magic::{
    R120_2A, R510_1, R510_1A, R510_1B, R510_1C, R510_1D, R510_2, R510_4, R702_4C, R702_4D, R702_7C, R702_19C, R702_19E,
    R702_19F, R800_4E, R802_5, R805_10F,
};

use super::{Attacker, Defender, bands};
use crate::{
    Recorder,
    cx::{Cx, Flow, Look},
    deed::{Deed, Group, Note},
    happen,
    id::{ObjectId, PlayerId, Subject},
    keywords,
    state::State,
    state_based,
    turn::Stage,
};

/// Whether some combat damage may have to be divided: several creatures block one, one that tramples is blocked, or a
/// planeswalker is attacked, over which one may trample.
pub(crate) fn may_divide(state: &State) -> bool {
    let blockers = &state.combat.blockers;
    let attacks_permanent = |attacker: &Attacker| matches!(attacker.defender, Some(Defender::Permanent(_)));
    state.combat.attackers.iter().any(attacks_permanent)
        || blockers.iter().any(|blocker| {
            let tramples =
                || state.try_permanent(blocker.attacker).is_some_and(|now| keywords::may_trample(now.keywords));
            state.combat.blockers_of(blocker.attacker).nth(1).is_some()
                || blockers.iter().filter(|other| other.id == blocker.id).nth(1).is_some()
                || tramples()
        })
}

/// Attackers, then blockers: the attacking player announces first, then the defending player (510.1), and so do teams (805.10f);
/// several defending players do so in turn order (802.5).
fn in_order<R: Recorder>(cx: &Cx<'_, R>) -> SmallVec<[ObjectId; 8]> {
    let mut all: SmallVec<[ObjectId; 8]> = fighters(cx.state).collect();
    let attackers = cx.state.combat.attackers.len();
    let shared = cx.state.turn.team_play.shares_turns();
    let whose = |id: &ObjectId| cx.state.controller(*id);
    let several = !shared && all[attackers..].iter().any(|id| whose(id) != whose(&all[attackers]));
    if several {
        let order: SmallVec<[PlayerId; 4]> = cx.state.in_turn_order(cx.state.turn.active).collect();
        all[attackers..].sort_by_key(|id| order.iter().position(|player| *player == whose(id)));
        if !cx.rule(R802_5) {
            all[attackers..].reverse();
        }
    }
    if !cx.rule(if shared { R805_10F } else { R510_1 }) {
        all.reverse();
    }
    all
}

/// Attackers, then blockers.
fn fighters(state: &State) -> impl Iterator<Item = ObjectId> + '_ {
    let combat = &state.combat;
    let first = |place: usize| combat.blockers[..place].iter().all(|other| other.id != combat.blockers[place].id);
    // A creature that blocks several is one of them.
    let blockers = (0..combat.blockers.len()).filter(move |&place| first(place));
    combat.attackers.iter().map(|attacker| attacker.id).chain(blockers.map(|place| combat.blockers[place].id))
}

/// Whether an attacker or blocker deals damage in a first combat damage step (510.4).
pub(crate) fn has_first_strike<R: Recorder>(look: Look<'_, R>) -> bool {
    let quiet = Look { quiet: true, ..look };
    fighters(look.state).any(|id| keywords::strikes_first(quiet, id))
}

/// Combat damage (510): every creature assigns its damage, then all of it is dealt at the same time.
pub(crate) fn damage<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    cx.state.stage = Stage::Priority;
    let first = cx.state.turn.step == vademecum_abilities::Step::FirstStrikeDamage;
    let mut assigned = Assigned::new();
    let mut idle: SmallVec<[ObjectId; 2]> = SmallVec::new();
    for id in in_order(cx) {
        if deals_now(cx, id, first) {
            let before = assigned.len();
            assign(cx, id, &mut assigned)?;
            let power = cx.state.permanent(id).power;
            if power < 0 || power > 0 && assigned.len() == before {
                idle.push(id);
            }
        }
    }
    cx.state.combat.first_strike_done |= first;
    if !cx.rule(R120_2A) {
        return Ok(());
    }
    let deeds = assigned.iter().filter(|(_, _, amount)| *amount > 0).map(|&(by, to, amount)| Deed::Damage {
        source: cx.state.reference(by),
        to,
        amount,
        combat: true,
    });
    let group: Group = deeds.collect();
    if cx.rule(R510_2) {
        happen::happen(cx, group)?;
    } else {
        one_after_another(cx, group)?;
    }
    idle.into_iter().for_each(|id| cx.note(Note::DealsNoDamage(id)));
    Ok(())
}

/// Combat damage without 510.2: each creature deals its own in turn, if it has survived what was dealt before.
fn one_after_another<R: Recorder>(cx: &mut Cx<'_, R>, group: Group) -> Flow {
    for deed in group {
        let survives = matches!(deed, Deed::Damage { source, .. } if cx.state.is_current(source));
        if survives {
            happen::happens(cx, deed)?;
            while state_based::check(cx)? {}
        }
    }
    Ok(())
}

/// Combat damage assigned so far: by whom, to whom, how much.
type Assigned = SmallVec<[(ObjectId, Subject, i32); 4]>;

/// Whether a creature assigns combat damage in this step (510.4).
fn deals_now<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId, first: bool) -> bool {
    if first {
        let strikes = keywords::strikes_first(cx.look(), id);
        let double = keywords::strikes_twice(cx.peek(), id);
        let combat = &mut cx.state.combat;
        let attackers = combat.attackers.iter_mut().filter(|a| a.id == id);
        attackers.for_each(|a| (a.struck_first, a.struck_double) = (strikes, double));
        let blockers = combat.blockers.iter_mut().filter(|b| b.id == id);
        blockers.for_each(|b| (b.struck_first, b.struck_double) = (strikes, double));
        return strikes;
    }
    let combat = &cx.state.combat;
    if !combat.first_strike_done {
        return true;
    }
    let struck = combat.attackers.iter().any(|a| a.id == id && a.struck_first)
        || combat.blockers.iter().any(|b| b.id == id && b.struck_first);
    let struck_double = combat.attackers.iter().any(|a| a.id == id && a.struck_double)
        || combat.blockers.iter().any(|b| b.id == id && b.struck_double);
    let (first_now, double_now) = (keywords::strikes_first(cx.peek(), id), keywords::strikes_twice(cx.peek(), id));
    // 510.4: of those that dealt damage in the first step, the ones that have double strike now.
    if !struck {
        // 702.7c: what has got first strike since then deals its damage all the same.
        !first_now || cx.rule(R702_7C)
    } else if double_now {
        // 702.4d: what has got double strike since then deals damage again as well.
        keywords::strikes_twice(cx.look(), id) && (struck_double || cx.rule(R702_4D))
    } else if struck_double {
        !cx.rule(R702_4C)
    } else if !first_now {
        // 702.7c: what has lost first strike since then deals no damage again.
        !cx.rule(R702_7C)
    } else {
        !cx.rule(R510_4)
    }
}

/// A creature assigns damage equal to its power (510.1a) among its recipients; its controller divides it, unless banding says
/// otherwise.
fn assign<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId, assigned: &mut Assigned) -> Flow {
    if !cx.rule(R510_1A) {
        return Ok(());
    }
    let recipients = recipients(cx, id);
    let mut left = cx.state.permanent(id).power.max(0);
    let player = bands::divides(cx.look(), id);
    for (place, &to) in recipients.iter().enumerate() {
        let (least, most) = range(cx, id, &recipients, place, left, assigned);
        let last = if place + 2 == recipients.len() { recipients.last().copied() } else { None };
        let range = (least.unsigned_abs(), most.unsigned_abs());
        let number = cx.ask_assignment(player, id, (to, last), (range, left.unsigned_abs()))?;
        let number = i32::try_from(number).unwrap_or(i32::MAX).min(left);
        assigned.push((id, to, number));
        left -= number;
    }
    Ok(())
}

/// Who a creature deals its damage to: whom it attacks (510.1b), what blocks it (510.1c), what it blocks (510.1d).
fn recipients<R: Recorder>(cx: &Cx<'_, R>, id: ObjectId) -> SmallVec<[Subject; 4]> {
    let state = &*cx.state;
    let none = SmallVec::new();
    let Some(attacker) = state.combat.attacker(id).copied() else {
        let blocked = state.combat.blockers.iter().filter(|blocker| blocker.id == id);
        let attacking = blocked.filter(|blocker| state.combat.attacker(blocker.attacker).is_some());
        let all = attacking.map(|blocker| Subject::Object(blocker.attacker)).collect();
        return cx.either(R510_1D, all, none);
    };
    let defender = match attacker.defender {
        // 800.4e: nobody who has left is assigned any.
        Some(Defender::Player(player)) if cx.when(R800_4E, state.player(player).left) => None,
        Some(Defender::Player(player)) => Some(Subject::Player(player)),
        Some(Defender::Permanent(id)) => Some(Subject::Object(id)),
        None => None,
    };
    let behind = behind_permanent(cx, &attacker);
    if !attacker.blocked {
        return cx.either(R510_1B, defender.into_iter().chain(behind).collect(), none);
    }
    let mut all: SmallVec<[Subject; 4]> = state
        .combat
        .blockers_of(id)
        .filter(|&id| state.object(id).zone == Zone::Battlefield)
        .map(Subject::Object)
        .collect();
    if !cx.rule(R510_1C) {
        return none;
    }
    if (defender.is_some() || behind.is_some()) && keywords::tramples(cx.look(), id, all.is_empty()) {
        all.extend(defender.into_iter().chain(behind));
    }
    all
}

/// The player to whom a creature with trample over planeswalkers may assign damage beyond the loyalty of the
/// planeswalker that it attacks, or all of it once that has left combat (702.19c, 702.19e).
fn behind_permanent<R: Recorder>(cx: &Cx<'_, R>, attacker: &Attacker) -> Option<Subject> {
    let is_planeswalker =
        |id: ObjectId| cx.state.try_permanent(id).is_some_and(|now| now.types.has(Type::Planeswalker));
    let rule = match attacker.defender {
        Some(Defender::Player(_)) => return None,
        Some(Defender::Permanent(id)) if is_planeswalker(id) => R702_19C,
        Some(Defender::Permanent(_)) => return None,
        None => R702_19E,
    };
    let reaches = if keywords::tramples_over(cx.state, attacker.id) { cx.rule(rule) } else { !cx.rule(R702_19F) };
    reaches.then_some(Subject::Player(attacker.defending))
}

/// The least and the most damage that a creature may assign to a recipient. The last one gets the rest; the player
/// behind the blockers of a trampling creature gets something only when each of them is assigned lethal damage
/// (702.19b).
fn range<R: Recorder>(
    cx: &Cx<'_, R>,
    id: ObjectId,
    recipients: &[Subject],
    place: usize,
    left: i32,
    assigned: &Assigned,
) -> (i32, i32) {
    let behind = recipients.len().saturating_sub(place + 1);
    let Some(to) = recipients.get(place).copied().filter(|_| behind > 0) else { return (left, left) };
    let attacked = cx.state.combat.defender(id).map(|defender| match defender {
        Defender::Player(player) => Subject::Player(player),
        Defender::Permanent(id) => Subject::Object(id),
    });
    if attacked == Some(to) {
        // 702.19c: of the planeswalker, as much as its loyalty.
        let Subject::Object(planeswalker) = to else { return (left, left) };
        let is_there = cx.state.try_permanent(planeswalker).is_some();
        let loyalty = || cx.look().loyalty(planeswalker).saturating_sub(assigned_to(assigned, to, id));
        let enough = if is_there { loyalty().clamp(0, left) } else { 0 };
        return (enough, left);
    }
    let blockers =
        recipients[..].iter().filter(|&&to| Some(to) != attacked && matches!(to, Subject::Object(_))).count();
    if blockers == recipients.len() || place + 1 < blockers {
        return (0, left);
    }
    // The last blocker of a trampling creature.
    let lethal = |to: Subject| keywords::lethal_damage(cx.look(), id, to, assigned_to(assigned, to, id));
    let short = recipients[..place].iter().any(|&to| {
        let mine: i32 = assigned.iter().filter(|(by, of, _)| *by == id && *of == to).map(|(_, _, n)| n).sum();
        mine < lethal(to)
    });
    keywords::trample_range(cx.look(), short, lethal(to), left)
}

/// What other creatures assign to a recipient.
fn assigned_to(assigned: &Assigned, to: Subject, but: ObjectId) -> i32 {
    let others = assigned.iter().filter(|(by, of, _)| *by != but && *of == to);
    others.fold(0, |sum, (_, _, n)| sum.saturating_add(*n))
}
