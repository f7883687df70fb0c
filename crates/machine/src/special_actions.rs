//! Special actions that texts allow (116.2d, 116.2e): a player with priority takes them, pays for them at once, and
//! nobody can respond.

use vademecum_abilities::{Ability, AbilityId, Activated};

use crate::{
    Recorder,
    cx::{Cx, Flow},
    id::{ObjectId, PlayerId},
    interpret::{self, Frame},
    payment::{self, Payment},
    slots::Slots,
    state::State,
    total_cost::{Chosen, TotalCost},
};

/// Whether taking what an ability offers is a special action.
pub(crate) fn is_special(state: &State, ability: AbilityId) -> bool {
    matches!(state.cards.ability(ability), Ability::Activated(Activated { is_special: true, .. }))
}

/// A player takes a special action: its cost is paid, and what it does is done, without the stack (116.1).
pub(crate) fn take<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, id: ObjectId, ability: AbilityId) -> Flow {
    let cards = cx.state.cards.clone();
    let Ability::Activated(activated) = cards.ability(ability) else { return Ok(()) };
    let (source, text) = (cx.state.reference(id), cx.state.face(id));
    crate::stack::count_activation(cx.state, id, ability);
    let total = TotalCost::of(&activated.cost);
    let owed = total.owed(cx.look(), Chosen::default());
    cx.state.payment = Some(Box::new(Payment::of(cx.peek(), (player, source, 0), &total, owed, false)));
    while cx.state.payment.is_some() {
        payment::pay_within(cx)?;
    }
    let frame = Frame { you: player, source, x: 0, text, resolves: false, ability: Some(ability) };
    interpret::run(cx, frame, &mut Slots::default(), &activated.effect.program)
}
