//! Symbols that can be paid in several ways (107.4e, 118.13): how is chosen as the cost is announced; what was not chosen
//! is settled as soon as there is mana for it.

use smallvec::SmallVec;
use vademecum_abilities::{ManaKind, ManaSymbol};
use vademecum_rule_ids::magic::{R107_4E, R107_4F, R107_4H};
use vademecum_vocab::RuleId;

use super::{
    Means, Owed, Payment,
    certificate::{Spent, can_finish},
    check,
};
use crate::{
    Recorder,
    cx::{Cx, Flow, Look},
    decision::{Item, Offer},
    id::{ObjectId, PlayerId},
    mana,
};

/// A way to pay for a symbol.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Way {
    /// One mana of a type.
    Mana(ManaKind),
    /// Generic mana: 2 for {2/W}.
    Generic(u8),
    /// 2 life, for a Phyrexian symbol.
    Life,
}

impl Way {
    /// What is picked for it: a type of mana, or the other way.
    const fn item(self) -> Item {
        match self {
            Way::Mana(kind) => Item::Mana(kind),
            Way::Generic(_) | Way::Life => Item::Place(0),
        }
    }
}

/// The ways to pay for a symbol, if there are several.
pub(crate) fn ways_of(symbol: &ManaSymbol) -> Option<SmallVec<[Way; 3]>> {
    // Mana from a snow source is one way, of whatever type it is.
    if symbol.snow {
        return None;
    }
    let mut ways: SmallVec<[Way; 3]> = symbol.kinds.iter().map(Way::Mana).collect();
    ways.extend(symbol.generic.map(Way::Generic));
    ways.extend(symbol.phyrexian.then_some(Way::Life));
    (ways.len() > 1).then_some(ways)
}

/// A player chooses one of the ways of each symbol, of those with which the rest can still be paid.
pub(crate) fn choose_each<R: Recorder>(
    cx: &mut Cx<'_, R>,
    (who, why, about): (PlayerId, RuleId, Option<ObjectId>),
    symbols: &[ManaSymbol],
    payable: impl Fn(&Cx<'_, R>, &[Way]) -> bool,
) -> Flow<SmallVec<[Way; 2]>> {
    let mut chosen: SmallVec<[Way; 2]> = SmallVec::new();
    for symbol in symbols {
        let Some(mut possible) = ways_of(symbol) else { continue };
        // 107.4e, 107.4f: two halves of one symbol, or its color and life.
        if !(if symbol.phyrexian { cx.rule(R107_4F) } else { cx.rule(R107_4E) }) {
            break;
        }
        possible.retain(|way| {
            let mut with = chosen.clone();
            with.push(*way);
            payable(cx, &with)
        });
        let offer: Offer = possible.iter().map(|way| way.item()).collect();
        let picked = cx.pick_one(who, why, about, offer)?;
        // In a game without some rule, nothing may be payable any more.
        let Some(&way) = possible.iter().find(|way| Some(way.item()) == picked) else { break };
        chosen.push(way);
    }
    Ok(chosen)
}

/// Whoever is going to pay chooses how each symbol is paid.
pub(crate) fn choose_ways<R: Recorder>(cx: &mut Cx<'_, R>, payment: &mut Payment, why: RuleId) -> Flow {
    let symbols = payment.owed.special.clone();
    let means = Means::of(cx.peek(), payment.player);
    let of = (payment.player, why, Some(payment.object.id));
    let ways = choose_each(cx, of, &symbols, |cx, ways| {
        let mut with = payment.clone();
        with.settle_ways(ways);
        check(cx.peek(), &means, &with).is_ok()
    })?;
    payment.settle_ways(&ways);
    Ok(())
}

impl Payment {
    /// Symbols are going to be paid for as their player has chosen.
    fn settle_ways(&mut self, ways: &[Way]) {
        self.owed.settle_ways(ways);
        self.pay_life_for_symbols();
    }

    /// Whether a symbol in it can be paid in several ways.
    pub(crate) fn has_ways(&self) -> bool {
        self.owed.special.iter().any(|symbol| ways_of(symbol).is_some())
    }
}

/// Mana from the pool pays for symbols that accept it, as soon as it is there and the rest stays payable; a symbol that can
/// only be paid with generic mana any more becomes that (107.4e).
pub(super) fn settle_symbols<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    while let Some(payment) = cx.state.payment.as_deref()
        && !payment.owed.special.is_empty()
        && cx.rule(R107_4E)
    {
        let (player, attempt) = (payment.player, payment.attempt);
        // 107.4h: mana that a snow source produced pays for {S}, and no other.
        let only_snow = payment.owed.special.iter().any(|symbol| symbol.snow) && cx.rule(R107_4H);
        let Some((owed, spent)) = settled(cx.peek(), payment, only_snow) else { return Ok(()) };
        if let Some(payment) = cx.state.payment.as_deref_mut() {
            payment.owed = owed;
        }
        if let Some((kind, only_snow)) = spent {
            mana::spend_on(cx, player, attempt, (kind, 1), only_snow)?;
        }
    }
    Ok(())
}

/// What is owed when one symbol has been settled, and the mana that was spent on it, with whether only that of snow sources
/// pays for it.
fn settled<R: Recorder>(
    look: Look<'_, R>,
    payment: &Payment,
    only_snow: bool,
) -> Option<(Owed, Option<(ManaKind, bool)>)> {
    let means = Means::of(look, payment.player).with_tied(look.state, payment);
    let finishes = |means: &Means, owed: &Owed| {
        can_finish(look, means, &Payment { owed: owed.clone(), ..payment.clone() }, Spent::Nothing)
    };
    for (place, symbol) in payment.owed.special.iter().enumerate() {
        let only_snow = symbol.snow && only_snow;
        let pool = if only_snow { means.pool.snow } else { means.pool.amounts };
        for kind in symbol.kinds.iter().filter(|&kind| pool[kind as usize] > 0) {
            let mut owed = payment.owed.clone();
            owed.special.remove(place);
            let mut rest = means.clone();
            rest.pool.take(kind, 1, only_snow);
            if finishes(&rest, &owed) {
                return Some((owed, Some((kind, only_snow))));
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
