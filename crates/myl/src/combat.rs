//! Batalla Mitológica: attackers, blockers one to one, damage by difference (5.3).

use smallvec::smallvec;
use vademecum_rule_ids::myl::{S4_2_1, S4_3_5, S4_14, S5_3, S5_3_1, S5_3_2, S5_3_4, S6_3, S6_4, S6_17, S6_19, S6_28};

use crate::{
    ability::{Manner, Phase, Quality},
    cx::{Cx, Flow, Legal, Look},
    decision::{Ask, Choice, WindowKind},
    deed::Deed,
    error::Refusal,
    filter::Zone,
    happening::{Happening, Snapshot, What},
    perform::{self, FromTop},
    record::Recorder,
    state::{Handle, ObjectId, Pending, Stage},
    traits, triggers, turn,
    windows::{self, Limits},
};

impl<R: Recorder> Look<'_, R> {
    /// Whether a card can be declared as an attacker (5.3.1).
    pub(crate) fn may_attack(&self, id: ObjectId) -> Legal {
        let state = self.state;
        if id.index() >= state.objects.len() {
            return Err(Refusal::UNFIT);
        }
        let object = state.object(id);
        let is_here = object.controller == state.active && object.zone == Zone::Defence && state.is_ally(id);
        self.forbid(S5_3_1, !is_here, "refused-myl-not-an-ally-in-the-line-of-defence")?;
        let is_settled = object.is_settled && (object.was_ally || !state.readings.attacker_must_have_been_ally);
        let attacks_at_once = state.traits(id).has(Quality::AttacksAtOnce);
        self.forbid(S4_2_1, !is_settled && !attacks_at_once, "refused-myl-entered-since-the-last-regrouping")?;
        let is_limited = state.battle.declared > 0 && self.allows_one_attacker();
        self.forbid(S4_14, is_limited, "refused-myl-one-attacker")
    }

    /// Whether a card can be declared as a blocker of an attacker (5.3.2).
    pub(crate) fn may_block(&self, blocker: ObjectId, attacker: ObjectId) -> Legal {
        let state = self.state;
        if blocker.index() >= state.objects.len() || attacker.index() >= state.objects.len() {
            return Err(Refusal::UNFIT);
        }
        let (object, target) = (state.object(blocker), state.handle(attacker));
        if object.controller == state.active || !state.battle.attackers.contains(&target) {
            return Err(Refusal::UNFIT);
        }
        let is_line = object.zone == Zone::Defence && state.is_ally(blocker);
        self.forbid(S4_3_5, object.zone == Zone::Attack, "refused-myl-blocker-in-the-line-of-attack")?;
        if !is_line && object.zone != Zone::Attack {
            return Err(Refusal::UNFIT);
        }
        self.forbid(S6_17, state.traits(attacker).has(Quality::Unblockable), "refused-myl-unblockable")?;
        self.forbid(S4_14, state.traits(blocker).has(Quality::CannotBlock), "refused-myl-cannot-block")?;
        let own = state.handle(blocker);
        let blocks = &state.battle.blocks;
        let is_taken = blocks.iter().any(|(other, blocked)| *other == own || *blocked == target);
        self.forbid(S5_3_2, is_taken, "refused-myl-one-blocker-for-each-attacker")
    }

    /// Whether the declaration of blockers may end: allies that must block do, if they can.
    pub(crate) fn may_end_blocks(&self) -> Legal {
        let state = self.state;
        let idle = state.battle.must_block.iter().any(|must| {
            let blocks = state.battle.blocks.iter().any(|(blocker, _)| blocker == must);
            !blocks
                && state.is_here(*must)
                && state.battle.attackers.iter().any(|attacker| self.may_block(must.id, attacker.id).is_ok())
        });
        self.forbid(S4_14, idle, "refused-myl-must-block")
    }
}

/// The declaration of attackers: one by one (5.3.1).
pub(crate) fn attack<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    let mut offer = cx.room_for_offer();
    if !cx.is_answered() {
        let look = cx.peek();
        let state = look.state;
        let is_own = |id: &ObjectId| state.object(*id).controller == state.active;
        let attackers = state.in_play.iter().copied().filter(is_own).filter(|&id| look.may_attack(id).is_ok());
        offer.extend(attackers.map(Choice::Attack));
        if offer.is_empty() {
            return end_attack(cx);
        }
        offer.insert(0, Choice::Done);
    }
    let active = cx.state.active;
    match cx.ask(active, S5_3_1, Ask::Attack, offer)? {
        Choice::Attack(id) => {
            let handle = cx.state.handle(id);
            cx.state.battle.attackers.push(handle);
            cx.state.battle.declared += 1;
            if cx.rule(S5_3_1) {
                perform::shift(cx, id, Zone::Attack, active);
            }
            traits::refresh(cx);
            Ok(())
        }
        _ => end_attack(cx),
    }
}

fn end_attack<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    // 5.3: without attackers there is no battle.
    let is_battle = !cx.when(S5_3, cx.state.battle.attackers.is_empty());
    cx.state.go_to(if is_battle { Stage::AttackDeclared } else { Stage::Final });
    Ok(())
}

/// What the declared attackers trigger, and responses to the attack.
pub(crate) fn attack_declared<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    let active = cx.state.active;
    let attackers = cx.state.battle.attackers.clone();
    for &attacker in &attackers {
        cx.tell(Deed::Attack(attacker));
        let happening = Happening::about(What::Attacks, cx.state.snapshot(attacker.id), active);
        triggers::collect(cx, &happening);
    }
    cx.state.recent.push(Happening::of(What::AttackDeclared, active));
    triggers::settle(cx, None)?;
    windows::respond(cx, Limits::NONE)?;
    cx.state.go_to(if cx.state.battle.is_cancelled { Stage::Final } else { Stage::Block });
    Ok(())
}

/// The declaration of blockers: one by one, one for each attacker (5.3.2).
pub(crate) fn block<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    let defender = cx.state.active.other();
    let mut offer = cx.room_for_offer();
    if !cx.is_answered() {
        let look = cx.peek();
        let state = look.state;
        for &blocker in state.in_play.iter().filter(|&&id| state.object(id).controller == defender) {
            for attacker in state.battle.attackers.iter().filter(|attacker| state.is_here(**attacker)) {
                if look.may_block(blocker, attacker.id).is_ok() {
                    offer.push(Choice::Block(blocker, attacker.id));
                }
            }
        }
        let may_end = look.may_end_blocks().is_ok();
        if offer.is_empty() {
            cx.state.go_to(Stage::BlockDeclared);
            return Ok(());
        }
        if may_end {
            offer.insert(0, Choice::Done);
        }
    }
    match cx.ask(defender, S5_3_2, Ask::Block, offer)? {
        Choice::Block(blocker, attacker) => {
            let pair = (cx.state.handle(blocker), cx.state.handle(attacker));
            cx.state.battle.blocks.push(pair);
        }
        _ => cx.state.go_to(Stage::BlockDeclared),
    }
    Ok(())
}

/// What the declared blockers trigger, and responses to the block.
pub(crate) fn block_declared<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    let defender = cx.state.active.other();
    for (blocker, attacker) in cx.state.battle.blocks.clone() {
        cx.tell(Deed::Block(blocker, attacker));
        for (what, card) in [(What::Blocks, blocker), (What::IsBlocked, attacker)] {
            let happening = Happening::about(what, cx.state.snapshot(card.id), defender);
            triggers::collect(cx, &happening);
            if what == What::IsBlocked {
                cx.state.recent.push(happening);
            }
        }
    }
    if !cx.state.battle.blocks.is_empty() {
        cx.state.recent.push(Happening::of(What::BlockDeclared, defender));
    }
    triggers::settle(cx, None)?;
    windows::respond(cx, Limits::NONE)?;
    turn::begin_war(cx)
}

/// Asignación de Daño (5.3.4).
pub(crate) fn damage<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    turn::begin(cx, Phase::Damage)?;
    let defender = cx.state.active.other();
    let battle = cx.state.battle.clone();
    let mut total = 0u16;
    let mut destroyed: Vec<(Handle, Handle)> = Vec::new();
    for &attacker in &battle.attackers {
        if !cx.state.is_here(attacker) {
            continue;
        }
        let strength = cx.state.traits(attacker.id).strength.max(0).unsigned_abs();
        let blocker = battle.blocks.iter().find(|(_, blocked)| *blocked == attacker).map(|(blocker, _)| *blocker);
        // 6.3: a blocker that is gone blocks nothing.
        let blocker = blocker.filter(|&blocker| {
            let is_gone = !cx.state.is_here(blocker);
            !cx.when(S6_3, is_gone)
        });
        let mut dealt = strength;
        if let Some(blocker) = blocker {
            let against = cx.state.traits(blocker.id).strength.max(0).unsigned_abs();
            let is_through = battle.unblocked.contains(&attacker);
            if !is_through && cx.rule(S5_3_4) {
                dealt = strength.saturating_sub(against);
            }
            if strength >= against {
                destroyed.push((blocker, attacker));
            }
            if strength <= against {
                destroyed.push((attacker, blocker));
            }
        }
        if dealt > 0 && cx.rule(S6_28) {
            cx.tell(Deed::Damage(attacker, dealt));
            total = total.saturating_add(dealt);
        }
    }
    if total > 0 && cx.rule(S6_4) {
        perform::take_from_top(cx, &[(defender, total)], FromTop::Mill)?;
    }
    destroy_by_combat(cx, &destroyed)?;
    triggers::settle(cx, None)?;
    windows::respond(cx, Limits::NONE)?;
    cx.state.go_to(Stage::Final);
    Ok(())
}

/// The allies that lost their comparison are destroyed together, by the allies that they were compared with.
fn destroy_by_combat<R: Recorder>(cx: &mut Cx<'_, R>, destroyed: &[(Handle, Handle)]) -> Flow {
    let active = cx.state.active;
    let mut group = Vec::new();
    for &(ally, by) in destroyed {
        if !cx.state.is_here(ally) || !cx.rule(S5_3_4) {
            continue;
        }
        let source = cx.state.snapshot(by.id);
        let look = cx.look();
        let may_be = look.could_leave(ally.id, Manner::Destroy, &source, source.controller);
        // 6.19: not what is Indestructible.
        if look.when(S6_19, !may_be) || is_prevented(cx, ally, &source)? {
            continue;
        }
        if !group.contains(&(ally.id, Manner::Destroy)) {
            group.push((ally.id, Manner::Destroy));
        }
    }
    group.retain(|&(id, _)| cx.state.object(id).zone.is_in_play());
    perform::leave_play(cx, &group, active)
}

/// Whether the destruction of an ally by combat is prevented, where that is possible at all (4.10).
fn is_prevented<R: Recorder>(cx: &mut Cx<'_, R>, ally: Handle, source: &Snapshot) -> Flow<bool> {
    if !cx.state.readings.combat_is_prevented {
        return Ok(false);
    }
    cx.state.frames.push(Pending::new(*source, 0, source.controller));
    let frame = cx.state.frames.len() - 1;
    let card = cx.state.snapshot(ally.id);
    let happening = Happening::about(What::WouldLeave(Manner::Destroy), card, source.controller);
    let happening = Happening { frame: frame as u16, ..happening };
    let (first, limits) = (windows::first(cx), Limits { each: u8::MAX, total: 1 });
    windows::open(cx, WindowKind::Preventing, smallvec![happening], first, limits)?;
    let prevented = cx.state.frames[frame].prevented.contains(&ally);
    cx.state.frames.truncate(frame);
    Ok(prevented)
}
