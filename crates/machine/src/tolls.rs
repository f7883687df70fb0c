//! Costs to attack and to block (508.1h–j, 509.1d–f).

use std::sync::Arc;

use smallvec::SmallVec;
use vademecum_abilities::{Cost, CostPart, DeedKind, Slot, Triggered};
use vademecum_rule_ids::magic::{R508_1G, R603_7G, R607_2H};
use vademecum_vocab::RuleId;

use crate::{
    Recorder,
    cx::{Cx, Flow, Legal, Look},
    id::{ObjectId, PlayerId},
    keywords,
    object::Mark,
    payment::{self, Aids, Means, Payment},
    slots::{Held, Slots},
    state::{OnStack, State},
    total_cost::{Chosen, TotalCost},
    triggers,
};

/// A cost without which a creature can't attack or block.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Toll {
    /// The creature.
    pub(crate) on: ObjectId,
    /// Whether it is a cost to attack or to block.
    pub(crate) deed: DeedKind,
    /// What is paid.
    pub(crate) cost: Cost,
    /// What triggers when it is paid: the creature can attack without that (508.1g).
    pub(crate) then: Option<Arc<Triggered>>,
}

/// The rules by which costs to attack or to block are paid.
#[derive(Debug, Clone, Copy)]
pub(crate) struct TollRules {
    /// The total cost is determined (508.1h, 509.1d).
    pub(crate) determined: RuleId,
    /// Mana abilities may be activated (508.1i, 509.1e).
    pub(crate) mana: RuleId,
    /// The costs are paid (508.1j, 509.1f).
    pub(crate) paid: RuleId,
}

/// Whether a creature can't attack or block unless something is paid.
pub(crate) fn has_toll<R: Recorder>(look: Look<'_, R>, id: ObjectId, deed: DeedKind) -> bool {
    look.rec.work(look.state.tolls.len());
    look.state.tolls.iter().any(|toll| toll.on == id && toll.deed == deed && toll.then.is_none())
}

/// What is paid for several creatures together, with the optional costs that were chosen.
fn total(state: &State, deed: DeedKind, creatures: &[ObjectId], chosen: &[Toll]) -> Cost {
    let asked = |toll: &&Toll| toll.deed == deed && toll.then.is_none() && creatures.contains(&toll.on);
    let all = state.tolls.iter().filter(asked).chain(chosen);
    Cost { parts: all.flat_map(|toll| toll.cost.parts.iter().cloned()).collect() }
}

/// Whether a player could pay what several creatures cost to attack or block.
pub(crate) fn check<R: Recorder>(
    look: Look<'_, R>,
    deed: DeedKind,
    player: PlayerId,
    creatures: impl Iterator<Item = ObjectId>,
) -> Legal {
    if look.state.tolls.is_empty() {
        return Ok(());
    }
    let creatures: SmallVec<[ObjectId; 8]> = creatures.collect();
    can_pay(look, (deed, player), &creatures, &[])
}

/// Whether a player could pay for several creatures together, with optional costs.
fn can_pay<R: Recorder>(
    look: Look<'_, R>,
    (deed, player): (DeedKind, PlayerId),
    creatures: &[ObjectId],
    chosen: &[Toll],
) -> Legal {
    look.rec.work(look.state.tolls.len() * creatures.len().max(1));
    let cost = total(look.state, deed, creatures, chosen);
    if cost.parts.is_empty() {
        return Ok(());
    }
    // 508.1f: attackers are tapped before anything is paid.
    let mut then = look.copy_state();
    for &id in creatures.iter().filter(|_| deed == DeedKind::Attack) {
        let stays = keywords::attacks_untapped(Look { quiet: true, ..look }, id);
        then.object_mut(id).set(Mark::Tapped, !stays || look.state.object(id).is(Mark::Tapped));
    }
    let look = Look { state: &then, ..look };
    match payment_of(look, player, creatures, &cost) {
        Some(payment) => payment::check(look, &Means::of(look, player), &payment),
        None => Ok(()),
    }
}

/// A payment for several creatures together, named after the first of them; `None` if there is none.
fn payment_of<R: Recorder>(
    look: Look<'_, R>,
    player: PlayerId,
    creatures: &[ObjectId],
    cost: &Cost,
) -> Option<Payment> {
    let first = look.state.reference(*creatures.first()?);
    let total = TotalCost::of(cost);
    let owed = total.owed(look, Chosen::default());
    Some(Payment::of(look, (player, first, 0), &total, owed, Aids::default()))
}

/// A player pays for all attackers or blockers together: first the mana is made (508.1i, 509.1e), then everything is paid
/// (508.1j, 509.1f). What is paid does not change any more.
pub(crate) fn pay<R: Recorder>(
    cx: &mut Cx<'_, R>,
    (deed, player): (DeedKind, PlayerId),
    creatures: &[ObjectId],
    chosen: &[Toll],
    TollRules { determined, mana, paid }: TollRules,
) -> Flow {
    if cx.state.tolls.is_empty() && chosen.is_empty() || !cx.rule(determined) {
        return Ok(());
    }
    let cost = total(cx.state, deed, creatures, chosen);
    if cost.parts.is_empty() || !cx.rule(paid) {
        return Ok(());
    }
    let Some(payment) = payment_of(cx.peek(), player, creatures, &cost) else { return Ok(()) };
    let outer = cx.state.payment.replace(Box::new(Payment { mana_rule: mana, paid_rule: paid, ..payment }));
    while cx.state.payment.is_some() {
        payment::pay_within(cx)?;
    }
    cx.state.payment = outer;
    Ok(())
}

/// The active player chooses which optional costs to attack to pay (508.1g): one that could not be paid together with the
/// others is not offered.
pub(crate) fn choose<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow<SmallVec<[Toll; 1]>> {
    let active = cx.state.turn.active;
    let creatures: SmallVec<[ObjectId; 8]> = cx.state.combat.attackers().iter().map(|attacker| attacker.id).collect();
    let mut chosen: SmallVec<[Toll; 1]> = SmallVec::new();
    let is_offered = |toll: &&Toll| toll.then.is_some() && creatures.contains(&toll.on);
    let offered: SmallVec<[Toll; 1]> = cx.state.tolls.iter().filter(is_offered).cloned().collect();
    for toll in offered {
        chosen.push(toll.clone());
        let payable = can_pay(cx.peek(), (DeedKind::Attack, active), &creatures, &chosen).is_ok();
        if !payable || !cx.rule(R508_1G) || !cx.ask_to_pay(active, R508_1G, Some(toll.on), toll.cost.into())? {
            chosen.pop();
        }
    }
    Ok(chosen)
}

/// What is linked to the optional costs that were paid triggers (607.2h): abilities of who controlled the creature as they
/// were paid (603.7g).
pub(crate) fn follow<R: Recorder>(cx: &mut Cx<'_, R>, chosen: &[Toll]) {
    let mut tapped = std::mem::take(&mut cx.state.combat.tapped_to_attack).into_iter();
    for toll in chosen {
        // "the tapped creature".
        let taps = toll.cost.parts.iter().any(|part| matches!(part, CostPart::TapOthers(..)));
        let mut slots = Slots::default();
        if let Some(with) = taps.then(|| tapped.next()).flatten() {
            slots.set(Slot::PAID, Held::objects([with]));
        }
        // Without 607.2h, all that the creature has of this kind.
        let linked: SmallVec<[Toll; 1]> = if cx.rule(R607_2H) {
            SmallVec::from_iter([toll.clone()])
        } else {
            cx.state.tolls.iter().filter(|other| other.on == toll.on && other.then.is_some()).cloned().collect()
        };
        for then in linked.into_iter().filter_map(|toll| toll.then) {
            let you = cx.either(R603_7G, cx.state.turn.active, cx.state.object(toll.on).owner);
            let source = cx.state.reference(toll.on);
            triggers::wait(cx, OnStack::Made(then), (source, you), slots.clone(), 0);
        }
    }
}
