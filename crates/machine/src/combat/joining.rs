//! Creatures that take part in combat without being declared (506.3, 508.4, 509.4), and what else effects do to those in
//! combat (506.4, 508.7, 509.1h).

use smallvec::SmallVec;
use vademecum_abilities::{CombatChange, Joining, Objects, Subjects, Type, Zone};
use vademecum_rule_ids::magic::{
    R506_3A, R506_3B, R506_3C, R506_3D, R506_3E, R506_3F, R506_4, R508_4, R508_4A, R508_4B, R508_4C, R508_7, R508_7A,
    R508_7B, R508_7C, R508_7D, R508_7E, R509_1H, R509_4, R509_4A, R509_4B, R702_22I, R702_49C,
};

use super::{Attacker, Blocker, Combat, Defender, attack, bands, block, remove};
use crate::{
    Recorder,
    cx::{Cx, Flow, Look},
    decision::{Item, Offer},
    deed::{Deed, Enters, Group, Move, Note},
    happen,
    id::{ObjectId, PlayerId, Subject},
    interpret::Frame,
    layers,
    object::{Characteristics, Restriction},
    slots::Slots,
};

impl From<Defender> for Item {
    fn from(defender: Defender) -> Self {
        match defender {
            Defender::Player(player) => Item::Player(player),
            Defender::Permanent(id) => Item::Object(id),
        }
    }
}

/// Whom an item means as somebody to attack.
fn defender_of(item: Item) -> Option<Defender> {
    Some(match item.subject()? {
        Subject::Player(player) => Defender::Player(player),
        Subject::Object(id) => Defender::Permanent(id),
    })
}

fn offer<R: Recorder>(look: Look<'_, R>, player: PlayerId) -> Offer {
    attack::attackable(look, player).into_iter().map(Item::from).collect()
}

/// The first that a text means, or nobody if that has left the game or the battlefield.
fn meant<R: Recorder>(look: Look<'_, R>, frame: Frame, slots: &Slots, whom: &Subjects) -> Option<Defender> {
    look.subjects(frame.scope(slots), whom).first().map(|&subject| match subject {
        Subject::Player(player) => Defender::Player(player),
        Subject::Object(id) => Defender::Permanent(id),
    })
}

/// What an attacker attacks, or did as it left the battlefield.
fn like<R: Recorder>(look: Look<'_, R>, frame: Frame, slots: &Slots, what: &Objects) -> Option<Defender> {
    let attacker = look.references(frame.scope(slots), what).first().copied()?;
    let last = || look.state.last_known.iter().rev().find(|known| known.was == attacker)?.attacked;
    look.state.is_current(attacker).then(|| look.state.combat.attacker(attacker.id)?.defender).flatten().or_else(last)
}

/// How something that an effect puts onto the battlefield under a player's control takes part in combat: whom it attacks
/// (508.4) or blocks (509.4), that player chooses unless the text says it.
pub(crate) fn joins<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &Slots,
    joining: Option<&Joining>,
    (id, under): (ObjectId, PlayerId),
) -> Flow<Enters> {
    let Some(joining) = joining.filter(|_| cx.state.combat.was_declared()) else { return Ok(Enters::Apart) };
    Ok(match joining {
        Joining::Attacking(None) => chosen(cx, under, id)?.map_or(Enters::Apart, Enters::Attacking),
        Joining::Attacking(Some(whom)) => match meant(cx.look(), frame, slots, whom) {
            Some(defender) => Enters::Attacking(defender),
            // 506.3c: who has left the game and what has left the battlefield is not attacked.
            None if cx.rule(R506_3C) => Enters::Apart,
            None => attack::attackable(cx.peek(), under).first().map_or(Enters::Apart, |&of| Enters::Attacking(of)),
        },
        Joining::AttackingLike(what) => match like(cx.look(), frame, slots, what) {
            Some(defender) if cx.rule(R702_49C) => Enters::Attacking(defender),
            _ => attack::attackable(cx.peek(), under).first().map_or(Enters::Apart, |&of| Enters::Attacking(of)),
        },
        Joining::Blocking(what) => match blocked_one(cx, frame, slots, what.as_ref(), (id, under))? {
            Some(attacker) => Enters::Blocking(attacker),
            None => Enters::Apart,
        },
    })
}

/// How something enters the battlefield attacking a player or a planeswalker of that player, as its controller chooses
/// (508.4).
pub(crate) fn attacking<R: Recorder>(
    cx: &mut Cx<'_, R>,
    under: PlayerId,
    id: ObjectId,
    player: PlayerId,
) -> Flow<Enters> {
    if !cx.state.combat.was_declared() {
        return Ok(Enters::Apart);
    }
    let whom = attack::attackable(cx.peek(), cx.state.turn.active).into_iter();
    let offer: Offer = whom.filter(|&of| attack::defending(cx.look(), of) == player).map(Item::from).collect();
    let picked = cx.pick_one(under, R508_4, Some(id), offer)?;
    Ok(picked.and_then(defender_of).map_or(Enters::Apart, Enters::Attacking))
}

/// Whom a creature attacks that has not been declared: its controller chooses (508.4).
fn chosen<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, id: ObjectId) -> Flow<Option<Defender>> {
    let offer = offer(cx.peek(), cx.state.turn.active);
    let first = offer.first().copied();
    let picked = if cx.rule(R508_4) { cx.pick_one(player, R508_4, Some(id), offer)? } else { first };
    Ok(picked.and_then(defender_of))
}

/// What a creature blocks that has not been declared: the text says so, or its controller chooses (509.4).
fn blocked_one<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &Slots,
    what: Option<&Objects>,
    (id, player): (ObjectId, PlayerId),
) -> Flow<Option<ObjectId>> {
    if let Some(what) = what {
        return Ok(cx.look().objects(frame.scope(slots), what).first().copied());
    }
    let attackers = cx.state.combat.attackers.iter().filter(|attacker| attacker.defending == player);
    let offer: Offer = attackers.map(|attacker| Item::Object(attacker.id)).collect();
    let first = offer.first().copied();
    let picked = if cx.rule(R509_4) { cx.pick_one(player, R509_4, Some(id), offer)? } else { first };
    Ok(match picked {
        Some(Item::Object(attacker)) => Some(attacker),
        _ => None,
    })
}

/// What has entered the battlefield attacking or blocking does so, if it may; what follows from it.
pub(crate) fn entered<R: Recorder>(cx: &mut Cx<'_, R>, done: &Group) -> Group {
    let mut follow = Group::new();
    for deed in done {
        let Deed::Move(Move { object, to: Zone::Battlefield, enters, .. }) = *deed else { continue };
        match enters {
            Enters::Apart => {}
            Enters::Attacking(defender) => attacks(cx, object, defender),
            Enters::Blocking(attacker) => blocks(cx, object, attacker, &mut follow),
        }
    }
    layers::refresh(cx);
    follow
}

/// Whether a permanent that enters is a creature, and so can attack or block (506.3a), and no battle (506.3e).
fn is_able<R: Recorder>(cx: &Cx<'_, R>, id: ObjectId) -> bool {
    let able = |now: &Characteristics| {
        let is_battle = now.types.has(Type::Battle);
        !(is_battle && cx.rule(R506_3E)) && (now.is_creature() || !cx.rule(R506_3A))
    };
    cx.state.try_permanent(id).is_some_and(able)
}

/// Whether an effect can make a permanent an attacking or blocking creature: a creature, and no battle (506.3f).
fn can_join<R: Recorder>(cx: &Cx<'_, R>, id: ObjectId) -> bool {
    let can = |now: &Characteristics| now.is_creature() && !(now.types.has(Type::Battle) && cx.rule(R506_3F));
    cx.state.try_permanent(id).is_some_and(can)
}

/// Something that has entered attacks, if it may.
fn attacks<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId, defender: Defender) {
    let Some(now) = cx.state.try_permanent(id).copied().filter(|_| is_able(cx, id)) else { return };
    let active = cx.state.turn.active;
    // 506.3b: only the attacking player's creatures attack.
    if now.controller != active && cx.rule(R506_3B) {
        return;
    }
    // 508.4a: what is attacked is a defending player's.
    let is_there = is_attackable(cx.look(), active, defender);
    if !is_there && cx.rule(R508_4A) {
        return;
    }
    // 508.4c: nothing keeps it from attacking.
    if now.restrictions.has(Restriction::CantAttack) && !cx.rule(R508_4C) {
        return;
    }
    begin_attacking(cx, id, defender);
}

fn is_attackable<R: Recorder>(look: Look<'_, R>, player: PlayerId, wanted: Defender) -> bool {
    let mut found = false;
    attack::each_attackable(look, player, |defender| found |= defender == wanted);
    found
}

fn begin_attacking<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId, defender: Defender) {
    if cx.state.combat.has_fighter(id) {
        return;
    }
    let defending = attack::defending(cx.look(), defender);
    let attacker = Attacker {
        id,
        defender: Some(defender),
        defending,
        blocked: false,
        had_to: false,
        band: 0,
        struck_first: false,
        struck_double: false,
    };
    cx.state.combat.attackers.push(attacker);
    cx.state.stale.characteristics = true;
    cx.note(Note::JoinedCombat(id));
}

/// Something that has entered blocks an attacker, if it may.
fn blocks<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId, attacker: ObjectId, follow: &mut Group) {
    let Some(now) = cx.state.try_permanent(id).copied().filter(|_| is_able(cx, id)) else { return };
    let Some(attacking) = cx.state.combat.attacker(attacker).copied() else {
        // 509.4a: what no longer attacks is not blocked; without that rule, the first of the attackers is.
        let other = cx.state.combat.attackers.first().map(|other| other.id);
        if let Some(other) = other.filter(|_| !cx.rule(R509_4A)) {
            begin_blocking(cx, id, other, follow);
        }
        return;
    };
    // 506.3d: only what attacks its controller, or a planeswalker of theirs.
    if attacking.defending != now.controller && cx.rule(R506_3D) {
        return;
    }
    // 509.4b: nothing keeps it from blocking.
    let able = block::could_block(cx.peek(), now.controller, id, attacker).is_ok();
    if !able && attacking.defending == now.controller && !cx.rule(R509_4B) {
        return;
    }
    begin_blocking(cx, id, attacker, follow);
}

fn begin_blocking<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId, attacker: ObjectId, follow: &mut Group) {
    let blocks = Blocker { id, attacker, struck_first: false, struck_double: false };
    let more = bands::spread(cx.look(), &[blocks]);
    cx.state.stale.characteristics = true;
    cx.note(Note::JoinedCombat(id));
    for blocks in std::iter::once(blocks).chain(more) {
        let combat = &mut cx.state.combat;
        let at = combat.proposed_from;
        combat.blockers.insert(at, blocks);
        combat.proposed_from += 1;
        follow.push(Deed::BlockedBy(blocks.attacker, id));
        become_blocked(cx, blocks.attacker, follow);
    }
}

/// An attacker becomes blocked by an effect, and with it its band (702.22i).
fn become_blocked_with_band<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId, follow: &mut Group) {
    become_blocked(cx, id, follow);
    let others = bands::others(cx.look(), id);
    if !others.is_empty() && cx.rule(R702_22I) {
        others.into_iter().for_each(|other| become_blocked(cx, other, follow));
    }
}

/// An attacker becomes blocked, if it is not (509.1h).
fn become_blocked<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId, follow: &mut Group) {
    let Combat { attackers, .. } = &mut cx.state.combat;
    if let Some(attacker) = attackers.iter_mut().find(|attacker| attacker.id == id && !attacker.blocked)
        && cx.rec.rule(R509_1H, false)
    {
        attacker.blocked = true;
        follow.push(Deed::BecomeBlocked(id));
    }
}

/// What an effect does to creatures in combat.
pub(crate) fn change<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &Slots,
    what: &Objects,
    how: &CombatChange,
) -> Flow {
    let creatures: SmallVec<[ObjectId; 4]> = cx.look().affected(frame.scope(slots), what).into_iter().collect();
    let mut follow = Group::new();
    for id in creatures {
        match how {
            CombatChange::Join(Joining::Attacking(whom)) => {
                let controller = cx.state.controller(id);
                let defender = match whom {
                    None => chosen(cx, controller, id)?,
                    // 508.4b: nobody is attacked who has left, nor a permanent that a defending player no longer controls.
                    Some(whom) => {
                        let meant = meant(cx.look(), frame, slots, whom);
                        let there = meant.filter(|&of| is_attackable(cx.look(), controller, of));
                        if cx.rule(R508_4B) { there } else { chosen(cx, controller, id)? }
                    }
                };
                if let Some(defender) = defender.filter(|_| can_join(cx, id)) {
                    begin_attacking(cx, id, defender);
                }
            }
            CombatChange::Join(Joining::AttackingLike(what)) => {
                if let Some(defender) = like(cx.look(), frame, slots, what).filter(|_| can_join(cx, id)) {
                    begin_attacking(cx, id, defender);
                }
            }
            CombatChange::Join(Joining::Blocking(what)) => {
                let controller = cx.state.controller(id);
                let Some(attacker) = blocked_one(cx, frame, slots, what.as_ref(), (id, controller))? else { continue };
                let pair = |blocker: &Blocker| blocker.id == id && blocker.attacker == attacker;
                let is_there = cx.state.combat.attacker(attacker).is_some();
                if is_there && can_join(cx, id) && !cx.state.combat.blockers.iter().any(pair) {
                    follow.push(Deed::Block(id, attacker));
                    begin_blocking(cx, id, attacker, &mut follow);
                }
            }
            CombatChange::Leave => {
                if cx.when(R506_4, cx.state.combat.involves(id)) {
                    remove(cx, id);
                }
            }
            CombatChange::BecomeBlocked => become_blocked_with_band(cx, id, &mut follow),
            CombatChange::Reselect => reselect(cx, frame, id, &mut follow)?,
        }
    }
    happen::happen(cx, follow)?;
    Ok(())
}

/// A player chooses anew whom a creature attacks (508.7): an opponent of its controller, or a planeswalker of one
/// (508.7c).
fn reselect<R: Recorder>(cx: &mut Cx<'_, R>, frame: Frame, id: ObjectId, follow: &mut Group) -> Flow {
    if !cx.state.combat.is_attacking(id) || !cx.rule(R508_7) {
        return Ok(());
    }
    let now = *cx.state.permanent(id);
    // 508.7b: nothing keeps it from attacking somebody else.
    if now.restrictions.has(Restriction::CantAttack) && !cx.rule(R508_7B) {
        return Ok(());
    }
    let mut offer = offer(cx.peek(), now.controller);
    let mut others = Offer::new();
    attack::each_of_opponents(cx.peek(), now.controller, |defender| others.push(Item::from(defender)));
    // 508.7e: nobody and nothing out of the range of the creature's controller.
    let is_far = |item: &Item| !offer.contains(item) && !cx.look().reaches_defender(now.controller, *item);
    let far: Offer = others.iter().copied().filter(is_far).collect();
    if !far.is_empty() && !cx.rule(R508_7E) {
        offer.extend(far);
    }
    // 508.7d: the defending player who was chosen, or what is that player's.
    if others.len() > offer.len() && !cx.rule(R508_7D) {
        offer = others;
    }
    if !cx.rule(R508_7C) {
        offer.push(Item::Player(now.controller));
    }
    let Some(defender) = cx.pick_one(frame.you, R508_7, Some(id), offer)?.and_then(defender_of) else { return Ok(()) };
    let defending = attack::defending(cx.look(), defender);
    if let Some(attacker) = cx.state.combat.attackers.iter_mut().find(|attacker| attacker.id == id) {
        (attacker.defender, attacker.defending) = (Some(defender), defending);
    }
    // 508.7a: it has not attacked once more.
    if !cx.rule(R508_7A) {
        follow.push(Deed::Attack(id, defender));
    }
    Ok(())
}
