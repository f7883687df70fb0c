//! What players may pay as an effect is carried out (118.12), and the X of such a cost (107.3f, 107.3h).

use std::borrow::Cow;

use vademecum_abilities::{Ability, Cost, CostPart, ManaCost, Players, Program, Slot};
use vademecum_rule_ids::magic::{
    R107_3F, R107_3H, R118_3C, R118_5, R118_12, R118_13B, R603_12A, R608_2D, R702_1B, R800_4F,
};

use super::{
    Frame,
    making::{is_done_this_turn, note_action},
    run,
};
use crate::{
    Recorder,
    cx::{Cx, Flow, Look},
    deed::Note,
    id::{ObjectRef, PlayerId},
    payment::{self, Aids, Means, Payment},
    select::Scope,
    slots::{Held, Slots},
    state::{OnStack, State},
    total_cost::{Chosen, TotalCost, has_x},
};

/// Each of some players may pay a cost; what follows depends on whether they did.
pub(super) fn pay<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &mut Slots,
    (who, payer): (&Players, Slot),
    (cost, must): (&Cost, bool),
    (then, otherwise): (&Program, &Program),
) -> Flow {
    for player in cx.look().players_even_gone(frame.scope(slots), who) {
        let gone = cx.state.player(player).left;
        // 800.4f: who has left does not pay; without that rule, nothing depends on it.
        if gone && !cx.rule(R800_4F) {
            continue;
        }
        if is_done_this_turn(cx, frame) {
            continue;
        }
        let said = written_out(cx.look(), frame.scope(slots), cost).map(Cow::into_owned);
        let paid = match said {
            Some(cost) if !gone => {
                // "[A] unless [B]".
                let is_needed = must || then.is_empty() && !otherwise.is_empty();
                may_pay(cx, frame, player, &cost, (must, is_needed))?
            }
            _ => None,
        };
        if paid.is_some() {
            note_action(cx, frame);
        }
        slots.set(payer, Held::player(player));
        match paid {
            Some(x) => run(cx, Frame { x, ..frame }, slots, then)?,
            None => {
                // 729.6: "[A] unless [B]".
                if then.is_empty() && !otherwise.is_empty() {
                    cx.state.loops.note_declined();
                }
                run(cx, frame, slots, otherwise)?;
            }
        }
    }
    Ok(())
}

/// Maximum number of repetitions of a cost that is paid for each of something.
const MOST_TIMES: usize = 1000;
/// Maximum number of times that a cost is paid which may be paid any number of times.
const MOST_PAYMENTS: i32 = 1000;

/// The controller may pay a cost any number of times; what follows is done once if it was paid at all (603.12a).
pub(super) fn pay_repeatedly<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &mut Slots,
    times: Slot,
    cost: &Cost,
    then: &Program,
) -> Flow {
    let mut paid = 0;
    while paid < MOST_PAYMENTS && may_pay(cx, frame, frame.you, cost, (false, false))?.is_some() {
        paid += 1;
    }
    slots.set(times, Held::number(paid));
    // Without that rule, what follows is done for each time.
    for _ in 0..cx.either(R603_12A, paid.min(1), paid) {
        run(cx, frame, slots, then)?;
    }
    Ok(())
}

/// A cost with the mana costs of objects inserted and costs "for each" of something multiplied out; `None` if an object
/// has no mana cost, which can't be paid (118.6).
fn written_out<'a, R: Recorder>(look: Look<'_, R>, scope: Scope<'_>, cost: &'a Cost) -> Option<Cow<'a, Cost>> {
    if !cost.parts.iter().any(|part| matches!(part, CostPart::ManaOf(_) | CostPart::ForEach(..) | CostPart::Defined(_)))
    {
        return Some(Cow::Borrowed(cost));
    }
    let mut parts = Vec::new();
    for part in &cost.parts {
        match part {
            CostPart::ManaOf(objects) => {
                for object in look.references(scope, objects) {
                    let mut mana = look.state.cards.values(look.state.last_face(object)).cost.clone()?;
                    if mana.x > 0 {
                        // 107.3h: X is what was chosen for the spell; of any other object it is 0.
                        let x = look.either(R107_3H, x_of_spell(look.state, object), 0);
                        mana.generic = u32::from(mana.x).saturating_mul(x).saturating_add(mana.generic);
                        mana.x = 0;
                    }
                    parts.push(CostPart::Mana(mana));
                }
            }
            CostPart::Defined(amount) => {
                // 702.1b: it is asked anew each time; without that rule nothing defines X, which is 0.
                let x = look.either(R702_1B, look.amount(scope, amount), 0);
                parts.push(CostPart::Mana(ManaCost::generic(u32::try_from(x).unwrap_or(0))));
            }
            CostPart::ForEach(amount, each) => {
                let each = written_out(look, scope, each)?;
                let times = usize::try_from(look.amount(scope, amount)).unwrap_or(0).min(MOST_TIMES);
                parts.extend(std::iter::repeat_n(&each.parts, times).flatten().cloned());
            }
            part => parts.push(part.clone()),
        }
    }
    Some(Cow::Owned(Cost { parts }))
}

fn x_of_spell(state: &State, object: ObjectRef) -> u32 {
    let is_it = |item: &&crate::state::StackItem| item.what == OnStack::Spell && item.object == object;
    state.stack.iter().find(is_it).map_or(0, |item| item.x)
}

/// The value of X that the controller chooses for a cost in which nothing defines it (107.3f).
fn choose_x<R: Recorder>(cx: &mut Cx<'_, R>, frame: Frame, payer: PlayerId, cost: &Cost) -> Flow<u32> {
    let payable = payment::most_x_of_cost(cx.peek(), (payer, frame.source), cost);
    // What somebody else cannot pay may as well be one more than they could.
    let most = if payer == frame.you { payable } else { payable.saturating_add(1) };
    cx.ask_number(frame.you, R107_3F, Some(frame.source.id), (0, most))
}

/// Whether the text defines X, or a cost by which it was announced.
fn is_x_defined(state: &State, frame: Frame) -> bool {
    let values = state.cards.values(frame.text);
    let in_activation = frame.ability.is_some_and(|ability| match state.cards.ability(ability) {
        Ability::Activated(activated) => has_x(&activated.cost),
        _ => false,
    });
    let in_cost = values.cost.as_ref().is_some_and(|cost| cost.x > 0) || has_x(&values.additional_cost);
    values.x.is_some() || in_cost || in_activation
}

/// Whether a player may pay a cost of an effect, wants to, and has paid it (118.12): the value of X in it. The player must
/// pay if they can, or something happens if they don't.
fn may_pay<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    player: PlayerId,
    cost: &Cost,
    (must, is_needed): (bool, bool),
) -> Flow<Option<u32>> {
    let is_free = cost.parts.iter().all(|part| matches!(part, CostPart::Mana(mana) if mana.is_free()));
    let total = TotalCost::of(cost);
    let with_x = |cx: &Cx<'_, R>, x: u32| {
        let owed = total.owed(cx.peek(), Chosen { x, ..Chosen::default() });
        Payment::of(cx.peek(), (player, frame.source, x), &total, owed, Aids::default())
    };
    let mut x = frame.x;
    let chooses = has_x(cost) && !is_x_defined(cx.state, frame) && cx.rule(R107_3F);
    // Whoever is asked to pay for somebody else knows how much; for oneself it is chosen when one wants to pay.
    if chooses && player != frame.you {
        x = choose_x(cx, frame, player, cost)?;
    }
    let mut payment = with_x(cx, x);
    if !cx.rule(R118_12) {
        return Ok(None);
    }
    // 608.2d: what is impossible is not chosen; without that rule it is, and nothing is done for it.
    if payment::check(cx.look(), &Means::of(cx.peek(), player), &payment).is_err() {
        let is_possible = !cx.rule(R608_2D);
        if is_needed && !is_possible {
            cx.note(Note::CannotPay(player, frame.source.id));
        }
        return Ok(is_possible.then_some(x));
    }
    // 118.5: a cost of {0} is not paid by itself.
    let by_itself = is_free && !cx.rule(R118_5)
        // 118.3c: who must pay need not make mana for it.
        || must && (payment.is_in_pool(cx.state) || !cx.rule(R118_3C));
    if !by_itself && !cx.ask_to_pay(player, R118_12, Some(frame.source.id), cost.clone().into())? {
        return Ok(None);
    }
    if chooses && player == frame.you {
        x = choose_x(cx, frame, player, cost)?;
        payment = with_x(cx, x);
    }
    // 118.13b: how its symbols are paid is chosen immediately before.
    if payment.has_ways() && cx.rule(R118_13B) {
        payment::choose_ways(cx, &mut payment, R118_13B)?;
    }
    let outer = cx.state.payment.replace(Box::new(payment));
    let by_effect = std::mem::replace(&mut cx.state.cause.effect, false);
    while cx.state.payment.is_some() {
        payment::pay_within(cx)?;
    }
    cx.state.cause.effect = by_effect;
    cx.state.payment = outer;
    // 118.11 may have been left out: then it is not paid if something else happened.
    let is_unpaid = cx.state.stack.last_mut().is_some_and(|item| std::mem::take(&mut item.unpaid));
    Ok((!is_unpaid).then_some(x))
}
