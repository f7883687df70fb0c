//! Symbols that can be paid in several ways (107.4e): settled as soon as there is mana for them.

use vademecum_abilities::ManaKind;
use vademecum_rule_ids::magic::R107_4E;

use super::{
    Means, Owed, Payment,
    certificate::{Spent, can_finish},
};
use crate::{
    Recorder,
    cx::{Cx, Flow, Look},
    mana,
};

/// Mana from the pool pays for symbols that accept it, as soon as it is there and the rest stays payable; a symbol that can
/// only be paid with generic mana any more becomes that (107.4e).
pub(super) fn settle_symbols<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    while let Some(payment) = cx.state.payment.as_deref()
        && !payment.owed.special.is_empty()
        && cx.rule(R107_4E)
    {
        let (player, attempt) = (payment.player, payment.attempt);
        let Some((owed, spent)) = settled(cx.peek(), payment) else { return Ok(()) };
        if let Some(payment) = cx.state.payment.as_deref_mut() {
            payment.owed = owed;
        }
        if let Some(kind) = spent {
            mana::spend_on(cx, player, attempt, kind, 1)?;
        }
    }
    Ok(())
}

/// What is owed when one symbol has been settled, and the mana that was spent on it.
fn settled<R: Recorder>(look: Look<'_, R>, payment: &Payment) -> Option<(Owed, Option<ManaKind>)> {
    let means = Means::of(look, payment.player).with_tied(look.state, payment);
    let finishes = |means: &Means, owed: &Owed| {
        can_finish(look, means, &Payment { owed: owed.clone(), ..payment.clone() }, Spent::Nothing)
    };
    for (place, symbol) in payment.owed.special.iter().enumerate() {
        for kind in symbol.kinds.iter().filter(|&kind| means.pool[kind as usize] > payment.owed.kinds[kind as usize]) {
            let mut owed = payment.owed.clone();
            owed.special.remove(place);
            let mut rest = means.clone();
            rest.pool[kind as usize] -= 1;
            if finishes(&rest, &owed) {
                return Some((owed, Some(kind)));
            }
        }
    }
    for (place, symbol) in payment.owed.special.iter().enumerate() {
        let Some(generic) = symbol.generic else { continue };
        let mut owed = payment.owed.clone();
        owed.special[place].generic = None;
        if !finishes(&means, &owed) {
            owed.special.remove(place);
            owed.generic = owed.generic.saturating_add(u32::from(generic));
            return Some((owed, None));
        }
    }
    None
}
