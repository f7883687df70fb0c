//! Special actions that texts allow (116.2c–116.2k): a player with priority takes them, pays for them at once, and
//! nobody can respond.

use vademecum_abilities::{Ability, AbilityId, Activated, Cost, Duration, SpecialAction};
use vademecum_rule_ids::magic::{R116_2C, R116_2D, R116_2E, R702_62A, R702_143A, R702_170A, R709_5E};
use vademecum_vocab::RuleId;

use crate::{
    Recorder,
    cx::{Cx, Flow, Legal, Look},
    deed::Note,
    error::Refusal,
    id::{ObjectId, ObjectRef, PlayerId},
    interpret::{self, Frame},
    library_tops, listeners,
    payment::{self, Aids, Means, Payment},
    select::Scope,
    slots::Slots,
    state::State,
    total_cost::{Chosen, TotalCost},
};

/// Whether taking what an ability offers is a special action.
pub(crate) fn is_special(state: &State, ability: AbilityId) -> bool {
    matches!(state.cards.ability(ability), Ability::Activated(Activated { special: Some(_), .. }))
}

/// The rule that makes something a special action: without it nobody may take it. For that of a keyword, the rule of the
/// keyword does (116.2f, 116.2h, 116.2k).
pub(crate) const fn rule_of(action: SpecialAction) -> RuleId {
    match action {
        SpecialAction::IgnoreEffect => R116_2D,
        SpecialAction::DiscardThis => R116_2E,
        SpecialAction::Suspend => R702_62A,
        SpecialAction::Foretell => R702_143A,
        SpecialAction::Plot => R702_170A,
        SpecialAction::Unlock => R709_5E,
    }
}

/// A player takes a special action: its cost is paid, and what it does is done, without the stack (116.1).
pub(crate) fn take<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, id: ObjectId, ability: AbilityId) -> Flow {
    let cards = cx.state.cards.clone();
    let Ability::Activated(activated) = cards.ability(ability) else { return Ok(()) };
    let (source, text) = (cx.state.reference(id), cx.state.face(id));
    library_tops::begin(cx.state);
    crate::stack::count_activation(cx.state, id, ability);
    if let Some(action) = activated.special {
        cx.note(Note::TakesSpecialAction(player, id, action));
    }
    pay(cx, player, source, &activated.cost)?;
    let frame =
        Frame { you: player, source, x: 0, text, resolves: false, ability: Some(ability), since: cx.state.clock };
    interpret::run(cx, frame, &mut Slots::default(), &activated.effect.program)?;
    library_tops::end(cx);
    Ok(())
}

/// What a player owes for a special action.
pub(crate) fn payment_of<R: Recorder>(look: Look<'_, R>, player: PlayerId, source: ObjectRef, cost: &Cost) -> Payment {
    let total = TotalCost::of(cost);
    let owed = total.owed(look, Chosen::default());
    Payment::of(look, (player, source, 0), &total, owed, Aids::default())
}

/// A player pays for a special action at once.
pub(crate) fn pay<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, source: ObjectRef, cost: &Cost) -> Flow {
    cx.state.payment = Some(Box::new(payment_of(cx.peek(), player, source, cost)));
    while cx.state.payment.is_some() {
        payment::pay_within(cx)?;
    }
    Ok(())
}

/// What a player pays to end an effect, and the source of the effect, if it says so of that player.
fn ending<R: Recorder>(look: Look<'_, R>, player: PlayerId, place: u32) -> Option<(&Cost, ObjectRef)> {
    let effect = look.state.effects.get(place as usize)?;
    let (Duration::UntilPaid(of), Some(context)) = (&effect.lasts, &effect.context) else { return None };
    let scope = Scope { you: effect.controller, source: context.source, slots: &context.slots, x: context.x };
    look.includes(scope, &of.0, player).then_some((&of.1, context.source))
}

/// Whether a player with priority may pay to end an effect (116.2c).
pub(crate) fn may_end_effect<R: Recorder>(look: Look<'_, R>, player: PlayerId, place: u32) -> Legal {
    let Some((cost, source)) = ending(look, player, place) else { return Err(Refusal::UNFIT) };
    if !look.rule(R116_2C) {
        return Err(Refusal::UNFIT);
    }
    payment::check(look, &Means::of(look, player), &payment_of(look, player, source, cost))
}

/// The effects that a player may pay to end now, by their places.
pub(crate) fn each_ending<R: Recorder>(look: Look<'_, R>, player: PlayerId, mut visit: impl FnMut(u32)) {
    for (place, effect) in (0_u32..).zip(&look.state.effects) {
        if matches!(effect.lasts, Duration::UntilPaid(_)) && may_end_effect(look, player, place).is_ok() {
            visit(place);
        }
    }
}

/// A player pays to end an effect: it ends at once (116.2c).
pub(crate) fn end_effect<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, place: u32) -> Flow {
    let Some((cost, source)) = ending(cx.look(), player, place).map(|(cost, source)| (cost.clone(), source)) else {
        return Ok(());
    };
    let since = cx.state.effects[place as usize].since;
    cx.note(Note::EndsEffect(player, source.id));
    pay(cx, player, source, &cost)?;
    cx.state.effects.retain(|effect| effect.since != since);
    cx.state.stale.characteristics = true;
    listeners::watch(cx.state);
    Ok(())
}
