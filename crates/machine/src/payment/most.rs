//! The greatest X that a player can pay (107.3).

use vademecum_abilities::Cost;

use super::{Aids, Means, Payment, check};
use crate::{
    Recorder,
    casting::Terms,
    cx::Look,
    id::{ObjectRef, PlayerId},
    state::StackItem,
    total_cost::{Chosen, TotalCost, total_cost},
};

/// The greatest X of a cost that a player can pay for an effect of an object.
pub(crate) fn most_x_of_cost<R: Recorder>(look: Look<'_, R>, payer: (PlayerId, ObjectRef), cost: &Cost) -> u32 {
    let means = Means::of(look, payer.0);
    most_payable_x(
        look,
        payer,
        &TotalCost::of(cost),
        &means,
        means.most_of_anything(),
        Chosen::default(),
        Aids::default(),
    )
}

/// The greatest X that can be paid for what is being announced.
pub(crate) fn most_x<R: Recorder>(look: Look<'_, R>, item: &StackItem, terms: Terms<'_>) -> u32 {
    let total = total_cost(look, item, terms);
    let means = Means::of(look, item.controller);
    let bound = if total.has_x() { means.most_of_anything() } else { means.total() };
    most_payable_x(
        look,
        (item.controller, item.object),
        &total,
        &means,
        bound,
        item.into(),
        Aids::of(look, item, &total),
    )
}

/// The greatest X up to a bound with which a player can pay a total cost. What can be paid with one X can be paid with
/// every smaller one.
fn most_payable_x<R: Recorder>(
    look: Look<'_, R>,
    (player, object): (PlayerId, ObjectRef),
    total: &TotalCost<'_>,
    means: &Means,
    bound: u64,
    chosen: Chosen<'_>,
    aids: Aids,
) -> u32 {
    let is_payable = |x: u32| {
        let owed = total.owed(look, Chosen { x, ..chosen });
        let payment = Payment::of(look, (player, object, x), total, owed, aids);
        check(look, means, &payment).is_ok()
    };
    let (mut low, mut high) = (0, u32::try_from(bound).unwrap_or(u32::MAX - 1));
    while low < high {
        let middle = low + (high - low).div_ceil(2);
        if is_payable(middle) { low = middle } else { high = middle - 1 }
    }
    low
}
