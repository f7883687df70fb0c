//! The greatest X that a player can pay (107.3).

use vademecum_abilities::Cost;

use super::{Means, Payment, check};
use crate::{
    Recorder,
    casting::Terms,
    cx::Look,
    id::{ObjectRef, PlayerId},
    keywords,
    state::{OnStack, StackItem},
    total_cost::{Chosen, TotalCost, total_cost},
};

/// The greatest X of a cost that a player can pay for an effect of an object.
pub(crate) fn most_x_of_cost<R: Recorder>(
    look: Look<'_, R>,
    (player, object): (PlayerId, ObjectRef),
    cost: &Cost,
) -> u32 {
    let total = TotalCost::of(cost);
    let means = Means::of(look, player);
    let with = |x: u32| {
        let owed = total.owed(look, Chosen { x, ..Chosen::default() });
        let payment = Payment::of(look, (player, object, x), &total, owed, false);
        check(look, &means, &payment).is_ok()
    };
    greatest(means.most_of_anything(), with)
}

/// The greatest number up to a bound that fits, where all smaller ones fit as well.
fn greatest(most: u64, fits: impl Fn(u32) -> bool) -> u32 {
    let (mut low, mut high) = (0, u32::try_from(most).unwrap_or(u32::MAX - 1));
    while low < high {
        let middle = low + (high - low).div_ceil(2);
        if fits(middle) { low = middle } else { high = middle - 1 }
    }
    low
}

/// The greatest X that can be paid for what is being announced.
pub(crate) fn most_x<R: Recorder>(look: Look<'_, R>, item: &StackItem, terms: Terms<'_>) -> u32 {
    let total = total_cost(look, item, terms);
    let means = Means::of(look, item.controller);
    let convoke = item.what == OnStack::Spell && keywords::has_convoke(look.state, item.object.id);
    let with = |x: u32| {
        let owed = total.owed(look, Chosen { x, ..item.into() });
        let payment = Payment::of(look, (item.controller, item.object, x), &total, owed, convoke);
        check(look, &means, &payment).is_ok()
    };
    greatest(if total.has_x() { means.most_of_anything() } else { means.total() }, with)
}
