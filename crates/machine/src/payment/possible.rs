//! What a player can pay at all: life that they have and can lose, permanents that can be sacrificed.

use vademecum_abilities::{CostPart, CounterKind, Zone};
use vademecum_rule_ids::magic::{R107_14, R119_4B, R119_8, R701_57B, R810_9H};

use super::{Payment, scope};
use crate::{
    Recorder,
    actions::{a057_collect_evidence, a059_forage},
    cx::{Legal, Look},
    deed::Deed,
    error::Refusal,
    happen,
    id::{ObjectId, PlayerId, Subject},
    shared_life,
    slots::Slots,
};

/// Whether a player has the life that a payment takes (119.4) and can lose it (119.8). 0 life is always paid (119.4b).
pub(super) fn check_life<R: Recorder>(look: Look<'_, R>, payment: &Payment, life: i32, has: i32) -> Legal {
    let pays_life = life > 0 || payment.plain.iter().any(|part| matches!(part, CostPart::Life(_)));
    if !pays_life || look.when(R119_4B, life <= 0) {
        return Ok(());
    }
    look.forbid(shared_life::payment_rule(look.state), life > has, "refused-not-enough-life")?;
    let loss = Deed::LoseLife(payment.player, life);
    look.forbid(R119_8, happen::is_forbidden(look, &loss), "refused-cannot-pay-cost")?;
    if shared_life::cant_lose_life(look, payment.player) {
        return Err(Refusal::by(R810_9H, "refused-cannot-pay-cost"));
    }
    Ok(())
}

/// How much life the plain parts cost.
pub(super) fn life_of<R: Recorder>(look: Look<'_, R>, payment: &Payment) -> i32 {
    let slots = Slots::default();
    let parts = payment.plain.iter().filter_map(|part| match part {
        CostPart::Life(amount) => Some(look.amount(scope(payment, &slots), amount)),
        _ => None,
    });
    parts.fold(0, i32::saturating_add)
}

/// Whether a plain part cannot be paid, whatever is done before.
pub(super) fn plain_lacks<R: Recorder>(look: Look<'_, R>, payment: &Payment) -> bool {
    let state = look.state;
    let id = payment.object.id;
    payment.plain.iter().any(|part| match part {
        CostPart::Tap => state.try_permanent(id).is_none(),
        CostPart::Untap | CostPart::Exert => state.try_permanent(id).is_none(),
        // 107.14: {E} is paid with the counters that the player has.
        CostPart::Energy(n) => {
            let has = state.counters(Subject::Player(payment.player), CounterKind::Energy);
            look.when(R107_14, has < i32::from(*n))
        }
        CostPart::SacrificeThis => state.try_permanent(id).is_none_or(|now| now.controller != payment.player),
        CostPart::DiscardThis => state.object(id).zone != Zone::Hand,
        CostPart::RevealThis => !matches!(state.object(id).zone, Zone::Hand | Zone::Command),
        CostPart::RemoveCounters(kind, n) => state.counters(Subject::Object(id), *kind) < i32::from(*n),
        CostPart::Forage => a059_forage::is_out_of_reach(look, payment.player, id),
        CostPart::Mill(n) => state.player(payment.player).library.len() < usize::from(*n),
        _ => false,
    })
}

/// Whether a cost includes what can't happen, so that nobody chooses to pay it (614.17b).
pub(super) fn is_impossible<R: Recorder>(look: Look<'_, R>, payment: &Payment) -> bool {
    let this = payment.plain.contains(&CostPart::SacrificeThis);
    let chosen = payment.choosing.iter().any(|(part, n)| match part {
        CostPart::Sacrifice(_, filter) => {
            let slots = Slots::default();
            let fits = |id: ObjectId| look.matches(scope(payment, &slots), id, filter);
            let own = look.state.permanents().filter(|(id, now)| now.controller == payment.player && fits(*id));
            let (cant, can): (Vec<ObjectId>, Vec<ObjectId>) =
                own.map(|(id, _)| id).partition(|id| cant_sacrifice(look, payment.player, *id));
            !cant.is_empty() && can.len() < usize::from(*n)
        }
        _ => false,
    });
    chosen || this && cant_sacrifice(look, payment.player, payment.object.id)
}

/// Whether a player is able to collect the evidence that a payment takes (701.57b).
pub(super) fn check_evidence<R: Recorder>(look: Look<'_, R>, payment: &Payment) -> Legal {
    for part in &payment.plain {
        if let CostPart::CollectEvidence(least) = part {
            let short = a057_collect_evidence::is_short(look, payment.player, payment.object.id, *least);
            look.forbid(R701_57B, short, "refused-not-enough-evidence")?;
        }
    }
    Ok(())
}

pub(super) fn cant_sacrifice<R: Recorder>(look: Look<'_, R>, player: PlayerId, id: ObjectId) -> bool {
    happen::is_forbidden(look, &Deed::Sacrifice(player, id))
}
