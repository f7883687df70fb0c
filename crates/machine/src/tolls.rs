//! Costs to attack and to block (508.1h–j, 509.1d–f).

use smallvec::SmallVec;
use vademecum_abilities::{Cost, DeedKind};
use vademecum_vocab::RuleId;

use crate::{
    Recorder,
    cx::{Cx, Flow, Legal, Look},
    id::{ObjectId, PlayerId},
    keywords,
    object::Mark,
    payment::{self, Means, Payment},
    state::State,
    total_cost::{Chosen, TotalCost},
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
}

/// Whether a creature can't attack or block unless something is paid.
pub(crate) fn has_toll(state: &State, id: ObjectId, deed: DeedKind) -> bool {
    state.tolls.iter().any(|toll| toll.on == id && toll.deed == deed)
}

/// What is paid for several creatures together.
fn total(state: &State, deed: DeedKind, creatures: &[ObjectId]) -> Cost {
    let of_them = state.tolls.iter().filter(|toll| toll.deed == deed && creatures.contains(&toll.on));
    Cost { parts: of_them.flat_map(|toll| toll.cost.parts.iter().cloned()).collect() }
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
    let cost = total(look.state, deed, &creatures);
    let Some(&first) = creatures.first().filter(|_| !cost.parts.is_empty()) else { return Ok(()) };
    // 508.1f: attackers are tapped before anything is paid.
    let mut then = look.state.clone();
    for &id in creatures.iter().filter(|_| deed == DeedKind::Attack) {
        let stays = keywords::attacks_untapped(Look { quiet: true, ..look }, id);
        then.object_mut(id).set(Mark::Tapped, !stays || look.state.object(id).is(Mark::Tapped));
    }
    let look = Look { state: &then, ..look };
    let total = TotalCost::of(&cost);
    let payment =
        Payment::of(look, (player, then.reference(first), 0), &total, total.owed(look, Chosen::default()), false);
    payment::check(look, &Means::of(look, player), &payment)
}

/// A player pays for all attackers or blockers together: first the mana is made (508.1i, 509.1e), then everything is paid
/// (508.1j, 509.1f). What is paid does not change any more.
pub(crate) fn pay<R: Recorder>(
    cx: &mut Cx<'_, R>,
    (deed, player): (DeedKind, PlayerId),
    creatures: &[ObjectId],
    (mana, paid): (RuleId, RuleId),
) -> Flow {
    let cost = total(cx.state, deed, creatures);
    let Some(&first) = creatures.first().filter(|_| !cost.parts.is_empty()) else { return Ok(()) };
    if !cx.rule(paid) {
        return Ok(());
    }
    let total = TotalCost::of(&cost);
    let owed = total.owed(cx.peek(), Chosen::default());
    let payment = Payment::of(cx.peek(), (player, cx.state.reference(first), 0), &total, owed, false);
    let outer = cx.state.payment.replace(Box::new(Payment { mana_rule: mana, ..payment }));
    while cx.state.payment.is_some() {
        payment::pay_within(cx)?;
    }
    cx.state.payment = outer;
    Ok(())
}
