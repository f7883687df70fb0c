//! The choices of a payment: which are legal, and what each does.

use smallvec::SmallVec;
use vademecum_abilities::{AbilityId, CostPart, ManaKind, ManaKinds, Slot, Supertype, Zone};
use vademecum_rule_ids::magic::{
    R107_4B, R107_4F, R118_3, R118_10, R121_8, R601_2G, R601_2H, R702_51A, R702_51C, R702_66A, R702_126A,
};

use super::{
    Payment,
    certificate::{Means, Spent, can_finish, can_finish_with, needs_itself},
    check, color_of, convoke_owed, is_ability, needs_mana, pay_by, pay_one, pay_phyrexian, pay_plain, payers, pool_for,
    possible::{check_life, life_of},
    remember_for, remember_paid, take, worth,
};
use crate::{
    Recorder, Silent,
    cx::{Cx, Flow, Legal, Look},
    decision::Choice,
    deed::{Deed, Move},
    error::Refusal,
    happen,
    id::ObjectId,
    keywords::{
        KeywordRules,
        k122_crew::{self, Crew},
        k171_saddle,
    },
    links, mana,
    object::Mark,
};

/// Whether a choice fits the payment, and the rest stays payable after it.
pub(crate) fn may_answer<R: Recorder>(look: Look<'_, R>, choice: Choice) -> Legal {
    let Some(payment) = look.state.payment.as_deref() else { return Err(Refusal::UNFIT) };
    if let Choice::Mana(id, ability, kind) = choice {
        mana::may_activate(look, payment.player, id, ability, kind)?;
    }
    let means = Means::of(look, payment.player);
    may_answer_with(look, &means, payment, choice)
}

/// The same for a mana ability that may be activated, with the means at hand.
pub(super) fn may_answer_with<R: Recorder>(
    look: Look<'_, R>,
    means: &Means,
    payment: &Payment,
    choice: Choice,
) -> Legal {
    let player = payment.player;
    let finishes = |means: &Means, spent: Spent, change: &dyn Fn(&mut Payment)| {
        let mut rest = payment.clone();
        change(&mut rest);
        can_finish(look, means, &rest, spent)
    };
    match choice {
        Choice::Mana(id, ability, kind) => {
            let covered = !needs_mana(look.state, payment);
            look.forbid(R601_2G, covered, "refused-mana-already-in-pool")?;
            look.forbid(payment.mana_rule, payment.has_begun, "refused-mana-after-costs")?;
            let says = look.state.cards.mana_source(ability);
            let (taps, consumes) = says.map_or((false, false), |says| (says.taps, says.consumes));
            let itself = id == payment.object.id
                && (taps && payment.plain.contains(&CostPart::Tap) || consumes && needs_itself(payment));
            let fits = if says.is_some_and(|says| says.is_certain && says.only_mana) {
                let amount = mana::amount(look, id, player, ability);
                let quiet = Look { quiet: true, ..look };
                let snow = quiet.has_supertype(look.state.permanent(id), Supertype::Snow);
                let spent = if consumes { Spent::Gone(id) } else { Spent::Tapped(id) };
                !itself && can_finish_with(look, means, payment, (kind, amount, snow), spent)
            } else {
                !itself && finishes_after(look, payment, choice)
            };
            look.forbid(R118_3, !fits, "refused-cost-not-payable-that-way")
        }
        Choice::Spend(kind) => {
            let has = pool_for(look.state, payment).of(kind) > payment.owed.kinds[kind as usize];
            match payment.owed.generic > 0 && has && !needs_mana(look.state, payment) {
                true => Ok(()),
                false => Err(Refusal::by(R107_4B, "refused-mana-not-for-generic-cost")),
            }
        }
        Choice::PayWith(id) => {
            let part = payment.choosing.iter().find(|(part, _)| payers(look, payment, part).contains(&id));
            let Some((part, _)) = part else {
                return Err(match payment.hides(look, id) {
                    true => Refusal::by(R121_8, "refused-drawn-card-is-face-down"),
                    false => Refusal::by(R601_2H, "refused-not-for-this-cost"),
                });
            };
            let taps = matches!(part, CostPart::TapOthers(..) | CostPart::TapPower(..));
            let spent = if taps { Spent::Tapped(id) } else { Spent::Gone(id) };
            let fits = |means: &Means| finishes(means, spent, &|rest| take(rest, part, worth(look.state, part, id)));
            if payment.makes_mana_first() && needs_mana(look.state, payment) && !fits(&means.without_sources()) {
                look.forbid(payment.mana_rule, fits(means), "refused-mana-after-costs")?;
            }
            look.forbid(R118_3, !fits(means), "refused-cost-not-payable-that-way")
        }
        Choice::Convoke(id, kind) => {
            let able = look.state.try_permanent(id).is_some_and(|now| {
                let of_kind = kind.is_none_or(|kind| now.colors.has(color_of(kind)));
                let (convokes, improvises) = payment.aids.accept(look, now);
                now.controller == player
                    && !look.state.object(id).is(Mark::Tapped)
                    && (convokes && of_kind || improvises && kind.is_none())
            });
            if !able || !convoke_owed(payment, kind) {
                let rule = if payment.aids.convoke { R702_51A } else { R702_126A };
                return Err(Refusal::by(rule, "refused-cannot-convoke"));
            }
            let fits = finishes(means, Spent::Tapped(id), &|rest| pay_one(&mut rest.owed, kind));
            look.forbid(R118_3, !fits, "refused-cost-not-payable-that-way")
        }
        Choice::Delve(id) => {
            let able = payment.aids.delve
                && id != payment.object.id
                && look.state.player(player).graveyard.contains(&id)
                && payment.owed.generic > 0;
            if !able || !look.rule(R702_66A) {
                return Err(Refusal::by(R702_66A, "refused-cannot-delve"));
            }
            let fits = finishes(means, Spent::Gone(id), &|rest| pay_one(&mut rest.owed, None));
            look.forbid(R118_3, !fits, "refused-cost-not-payable-that-way")
        }
        Choice::PayLife => {
            let means = Means { life: means.life.saturating_sub(2), ..means.clone() };
            let life = life_of(look, payment);
            check_life(look, payment, life, means.life)?;
            let owed = payment.owed.special.iter().any(|symbol| symbol.phyrexian);
            let fits = owed && finishes(&means, Spent::Nothing, &|rest| pay_phyrexian(&mut rest.owed));
            let message = if owed { "refused-cost-not-payable-that-way" } else { "refused-no-phyrexian-mana" };
            look.forbid(R107_4F, !fits, message)
        }
        _ => Err(Refusal::UNFIT),
    }
}

/// Whether the rest can be paid after a mana ability that does more than tap its source for mana: it is tried out.
pub(super) fn finishes_after<R: Recorder>(look: Look<'_, R>, payment: &Payment, choice: Choice) -> bool {
    let Choice::Mana(id, ability, kind) = choice else { return false };
    let mut after = look.copy_state();
    let mut cx = Cx::of_step(&mut after, &Silent, &[], true);
    if mana::activate(&mut cx, payment.player, id, ability, kind).is_err() {
        // What it asks is not known yet.
        return true;
    }
    let after = Look { state: &after, rec: look.rec, quiet: true };
    check(after, &Means::of(after, payment.player), payment).is_ok()
}

/// Every choice that fits, with the means found once.
pub(crate) fn each_answer<R: Recorder>(look: Look<'_, R>, mut visit: impl FnMut(Choice)) {
    let Some(payment) = look.state.payment.as_deref() else { return };
    let mut uses: SmallVec<[(ObjectId, AbilityId, ManaKinds); 16]> = SmallVec::new();
    let means = Means::with_uses(look, payment.player, |id, ability, kinds| uses.push((id, ability, kinds)));
    let mut fitting = |choice: Choice| {
        if may_answer_with(look, &means, payment, choice).is_ok() {
            visit(choice);
        }
    };
    for (part, _) in &payment.choosing {
        payers(look, payment, part).into_iter().for_each(|id| fitting(Choice::PayWith(id)));
    }
    if needs_mana(look.state, payment) && !payment.has_begun {
        for (id, ability, kinds) in uses {
            kinds.iter().for_each(|kind| fitting(Choice::Mana(id, ability, kind)));
        }
    }
    if payment.aids.delve {
        look.state.player(payment.player).graveyard.iter().for_each(|&id| fitting(Choice::Delve(id)));
    }
    if payment.aids.convoke || payment.aids.improvise {
        for (id, now) in look.state.permanents() {
            let (convokes, improvises) = payment.aids.accept(look, now);
            if now.controller == payment.player && (convokes || improvises) {
                fitting(Choice::Convoke(id, None));
                ManaKind::ALL.into_iter().take(5).for_each(|kind| fitting(Choice::Convoke(id, Some(kind))));
            }
        }
    }
    ManaKind::ALL.into_iter().for_each(|kind| fitting(Choice::Spend(kind)));
    if payment.owed.special.iter().any(|symbol| symbol.phyrexian) {
        fitting(Choice::PayLife);
    }
}

/// A choice that fits, at random, where there is nothing but mana to make; any that fits may come out.
pub(crate) fn sample_answer<R: Recorder>(look: Look<'_, R>, below: &mut impl FnMut(u64) -> u64) -> Option<Choice> {
    let payment = look.state.payment.as_deref()?;
    if !payment.choosing.is_empty() || payment.aids.has_any() || !payment.owed.special.is_empty() {
        return None;
    }
    let mut uses: SmallVec<[Choice; 16]> = SmallVec::new();
    let means = Means::with_uses(look, payment.player, |id, ability, kinds| {
        uses.extend(kinds.iter().map(|kind| Choice::Mana(id, ability, kind)));
    });
    if !needs_mana(look.state, payment) || uses.is_empty() {
        return None;
    }
    let first = below(uses.len() as u64) as usize;
    let mut from_there = uses[first..].iter().chain(&uses[..first]).copied();
    from_there.find(|&choice| may_answer_with(look, &means, payment, choice).is_ok())
}

/// A choice of a payment is carried out.
pub(super) fn answer<R: Recorder>(cx: &mut Cx<'_, R>, choice: Choice) -> Flow {
    let Some(payment) = cx.state.payment.as_deref() else { return Ok(()) };
    let player = payment.player;
    if let Choice::Mana(id, ability, kind) = choice {
        return mana::activate(cx, player, id, ability, kind);
    }
    let Some(mut payment) = cx.state.payment.take() else { return Ok(()) };
    match choice {
        Choice::Spend(kind) => {
            payment.owed.generic -= 1;
            let attempt = payment.attempt;
            cx.state.payment = Some(payment);
            return mana::spend_on(cx, player, attempt, (kind, 1), false);
        }
        Choice::PayWith(id) => {
            let found = payment.choosing.iter().find(|(part, _)| payers(cx.peek(), &payment, part).contains(&id));
            let Some((part, _)) = found.cloned() else { return Ok(()) };
            take(&mut payment, &part, worth(cx.state, &part, id));
            payment.has_begun = payment.makes_mana_first();
            // 118.10: what pays for one cost pays for no other.
            while !cx.rule(R118_10)
                && let Some((other, _)) =
                    payment.choosing.iter().find(|(part, _)| payers(cx.peek(), &payment, part).contains(&id)).cloned()
            {
                take(&mut payment, &other, worth(cx.state, &other, id));
            }
            // What is paid with the object itself is paid after what needs it.
            let first = if id == payment.object.id { std::mem::take(&mut payment.plain) } else { SmallVec::new() };
            let (object, x) = (payment.object, payment.x);
            cx.state.payment = Some(payment);
            for part in &first {
                pay_plain(cx, player, object, x, part)?;
            }
            let deed = match part {
                CostPart::Sacrifice(..) => Deed::Sacrifice(player, id),
                CostPart::Discard(..) => Deed::Discard(player, id),
                CostPart::TapOthers(..) | CostPart::TapPower(..) => Deed::Tap(id),
                CostPart::Return(..) => Deed::Move(crate::perform::moved(cx, id, Zone::Hand)),
                _ => {
                    let from = cx.state.object(id).zone;
                    Deed::Move(Move { from, ..crate::perform::moved(cx, id, Zone::Exile) })
                }
            };
            let spell = matches!(part, CostPart::Exile(..)) && !is_ability(cx.state, object);
            let with = cx.state.reference(id);
            remember_paid(cx.state, object, with);
            if matches!(part, CostPart::TapOthers(..)) && cx.state.combat.is_declaring(object.id) {
                cx.state.combat.tapped_to_attack.push(with);
            }
            pay_by(cx, deed)?;
            match part {
                CostPart::TapPower(.., Crew::KEYWORD) => k122_crew::crews(cx, player, id)?,
                CostPart::TapPower(..) => k171_saddle::saddles(cx, player, id)?,
                _ => {}
            }
            if matches!(part, CostPart::Materials(..)) && cx.state.object(id).zone == Zone::Exile {
                // 702.167c: the card, where it is now.
                let card = cx.state.reference(id);
                remember_for(cx.state, object, Slot::MATERIALS, card);
            }
            if spell && cx.state.object(id).zone == Zone::Exile {
                links::remember_payment(cx.state, object, id);
            }
            return Ok(());
        }
        Choice::Convoke(id, kind) => {
            pay_one(&mut payment.owed, kind);
            let (object, creature) = (payment.object, cx.state.reference(id));
            let convokes = payment.aids.convoke && cx.state.permanent(id).is_creature();
            cx.state.payment = Some(payment);
            if convokes && cx.rule(R702_51C) {
                remember_for(cx.state, object, Slot::CONVOKED, creature);
            }
            return happen::happens(cx, Deed::Tap(id)).map(|_| ());
        }
        Choice::Delve(id) => {
            pay_one(&mut payment.owed, None);
            cx.state.payment = Some(payment);
            let moved = crate::perform::moved(cx, id, Zone::Exile);
            return happen::happens(cx, Deed::Move(moved)).map(|_| ());
        }
        Choice::PayLife if cx.rule(R107_4F) => {
            pay_phyrexian(&mut payment.owed);
            cx.state.payment = Some(payment);
            return happen::happens(cx, Deed::LoseLife(player, 2)).map(|_| ());
        }
        _ => {}
    }
    cx.state.payment = Some(payment);
    Ok(())
}
