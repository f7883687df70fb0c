//! Costs: Oros, generated Oros, and what else is paid (4.5.3.3, 4.6.2.3, 6.25).

use vademecum_rule_ids::myl::{S4_1_2, S4_2_5, S4_5_3_3, S6_16, S6_25};

use crate::{
    ability::{Cost, Static, StaticKinds},
    card::Kinds,
    cx::{Cx, Flow, Look},
    decision::Item,
    deed::Deed,
    filter::{Which, Zone},
    fits::Scope,
    happening::Snapshot,
    perform,
    record::Recorder,
    state::{Handle, Ids, ObjectId, Pending, Player},
};

impl<R: Recorder> Look<'_, R> {
    /// What a card costs in Oros: what is printed, and what is added, less what is taken off, and never below 0
    /// (4.1.2, 4.5.3.3). A card that is played for nothing still owes what is added.
    pub(crate) fn gold_cost(&self, card: &Snapshot, is_free: bool) -> u16 {
        let printed = self.state.cards.card(card.card).cost.map_or(0, i32::from);
        let (mut more, mut less) = (0, 0);
        self.each_static(StaticKinds::COST_CHANGE, |says, scope, _| {
            if let Static::CostChange(filter, change) = says
                && self.state.fits(filter, card, scope)
            {
                more += i32::from((*change).max(0));
                less += i32::from((*change).min(0));
            }
        });
        let base = if is_free { 0 } else { printed };
        let total = if self.rule(S4_5_3_3) { base + more + less } else { base };
        let is_below = self.when(S4_1_2, total < 0);
        if is_below { 0 } else { total.unsigned_abs() as u16 }
    }

    /// How many Oros a player could pay, for an ability or for a card of those types.
    pub(crate) fn gold_of(&self, player: Player, for_card: Option<Kinds>) -> u16 {
        let real = self.state.reserves[player.index()];
        let generated: u16 = self.state.generated[player.index()]
            .iter()
            .filter(|generated| generated.only_for.is_none_or(|kinds| for_card.is_some_and(|card| card.meets(kinds))))
            .fold(0, |sum: u16, generated| sum.saturating_add(u16::from(generated.count)));
        real.saturating_add(generated)
    }

    /// The most that a player could pay for anything.
    pub(crate) fn most_gold_of(&self, player: Player) -> u16 {
        let real = self.state.reserves[player.index()];
        let generated = self.state.generated[player.index()].iter();
        let generated = generated.fold(0, |sum: u16, it| sum.saturating_add(u16::from(it.count)));
        // Without 4.5.3.3 nothing is paid.
        if self.rule(S4_5_3_3) { real.saturating_add(generated) } else { u16::MAX }
    }

    fn pays(&self, id: ObjectId, player: Player) -> bool {
        let object = self.state.object(id);
        object.zone == Zone::Reserve && object.controller == player
    }

    /// The card that a cost speaks of, if it is known yet.
    fn cost_card(&self, which: &Which, pending: &Pending) -> Option<Handle> {
        match which {
            Which::This => Some(pending.source.handle),
            Which::Event => pending.event.and_then(|event| event.card).map(|card| card.handle),
            Which::Target(group) => pending.targets.get(usize::from(*group)).and_then(|group| group.first()).copied(),
            Which::Slot(slot) => pending.slots.get(usize::from(*slot)).and_then(|slot| slot.first()).copied(),
            Which::Carrier => pending.source.carrier,
            Which::All(_) => None,
        }
    }

    /// Whether a player could pay so many Oros for a card and the costs of an ability, all of them.
    pub(crate) fn can_pay(&self, gold: u16, costs: &[Cost], pending: &Pending, for_card: Option<Kinds>) -> bool {
        let player = pending.user;
        let (mut gold, mut discarded, mut lost) = (gold, 0, 0);
        for cost in costs {
            match cost {
                Cost::Gold(amount) => {
                    let scope = Scope::of_pending(pending);
                    let amount = self.amount(amount, &scope, Some(pending), pending.source.handle.id);
                    gold = gold.saturating_add(amount.max(0).unsigned_abs());
                }
                Cost::Discard(count) => discarded += usize::from(*count),
                Cost::Move(manner, which) => {
                    let Some(card) = self.cost_card(which, pending) else { continue };
                    if !self.state.is_here(card) || !self.could_leave(card.id, *manner, &pending.source, player) {
                        return false;
                    }
                    lost += u16::from(self.pays(card.id, player));
                }
            }
        }
        let hand = &self.state.hands[player.index()];
        let is_held = || hand.iter().filter(|&&id| id != pending.source.handle.id).count() >= discarded;
        (discarded == 0 || is_held()) && self.gold_of(player, for_card) >= gold.saturating_add(lost)
    }
}

/// Pays so many Oros: those that were generated first, then cards, which go from the Reserva to the Oro Pagado (6.25).
pub(crate) fn pay_gold<R: Recorder>(cx: &mut Cx<'_, R>, player: Player, count: u16, for_card: Option<Kinds>) -> Flow {
    let mut owed = count;
    let mut generated = std::mem::take(&mut cx.state.generated[player.index()]);
    generated.sort_by_key(|it| it.only_for.is_none());
    for it in &mut generated {
        let fits = it.only_for.is_none_or(|kinds| for_card.is_some_and(|card| card.meets(kinds)));
        let spent = u16::from(it.count).min(owed);
        if fits && spent > 0 && cx.rule(S6_16) {
            it.count -= spent as u8;
            owed -= spent;
            cx.tell(Deed::SpendGenerated(player, spent as u8));
        }
    }
    generated.retain(|it| it.count > 0);
    cx.state.generated[player.index()] = generated;
    if owed == 0 {
        return Ok(());
    }
    let look = cx.peek();
    let carries = look.state.in_play.iter().any(|&id| look.state.object(id).carrier.is_some());
    let is_plain = |id: &ObjectId| {
        let card = look.state.cards.card(look.state.object(*id).card);
        card.abilities.is_empty() && (!carries || look.carried_by(look.state.handle(*id)).next().is_none())
    };
    let (plain, others): (Ids, Ids) = look.state.in_zone(player, Zone::Reserve).partition(is_plain);
    let owed = usize::from(owed);
    // Oros without an ability are alike.
    let paid: Ids = if others.is_empty() {
        plain.into_iter().take(owed).collect()
    } else {
        let least = owed.saturating_sub(plain.len());
        let items = others.into_iter().map(Item::Object).collect();
        let picked = cx.pick(player, S4_2_5, items, (least, owed))?;
        let mut paid: Ids = picked.into_iter().filter_map(Item::object).collect();
        paid.extend(plain.into_iter().take(owed.saturating_sub(paid.len())));
        paid
    };
    for id in paid {
        cx.tell(Deed::Pay(player, id));
        if cx.rule(S6_25) {
            perform::shift(cx, id, Zone::Paid, player);
        }
    }
    crate::traits::refresh(cx);
    Ok(())
}

/// Pays the costs of an ability, in their order.
pub(crate) fn pay<R: Recorder>(cx: &mut Cx<'_, R>, costs: &[Cost], pending: &Pending) -> Flow {
    let player = pending.user;
    for cost in costs {
        match cost {
            Cost::Gold(amount) => {
                let scope = Scope::of_pending(pending);
                let amount = cx.look().amount(amount, &scope, Some(pending), pending.source.handle.id);
                pay_gold(cx, player, amount.max(0).unsigned_abs(), None)?;
            }
            Cost::Move(manner, which) => {
                if let Some(card) = cx.look().cost_card(which, pending)
                    && cx.state.is_here(card)
                {
                    perform::leave_play(cx, &[(card.id, *manner)], player)?;
                }
            }
            Cost::Discard(count) => discard(cx, player, *count)?,
        }
    }
    Ok(())
}

/// A player discards so many cards of the player's choice, or as many as there are (6.11).
pub(crate) fn discard<R: Recorder>(cx: &mut Cx<'_, R>, player: Player, count: u8) -> Flow {
    let items = cx.state.hands[player.index()].iter().copied().map(Item::Object).collect();
    let count = usize::from(count);
    let picked = cx.pick(player, vademecum_rule_ids::myl::S6_11, items, (count, count))?;
    let cards: Ids = picked.into_iter().filter_map(Item::object).collect();
    perform::discard(cx, player, &cards);
    Ok(())
}
