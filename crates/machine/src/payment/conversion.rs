//! Mana abilities that cost mana, such as “{1}, {T}: Add {R}{G}”: what a payment can be finished with when the sources
//! alone do not pay for it.

use smallvec::SmallVec;
use vademecum_abilities::{Activated, Amount, CostPart, Effect, ManaCost, ManaKind, ManaKinds, ManaSymbol};

use super::{
    Means, Owed, Payment,
    certificate::{Supply, SymbolRules, can_finish_from, conflicts, pays_directly},
    needs_itself, payers,
};
use crate::{
    Recorder,
    cx::Look,
    id::{ObjectId, PlayerId},
    mana::{self, Sources},
};

/// A use of a permanent whose mana ability costs mana.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Conversion {
    object: ObjectId,
    cost: ManaCost,
    /// The mana that it adds: each time an amount of one of some types.
    adds: SmallVec<[(ManaKinds, u32); 2]>,
    /// Whether using it takes its permanent off the battlefield.
    consumes: bool,
}

pub(super) type Conversions = SmallVec<[Conversion; 2]>;

/// Maximum number of orders of conversions that are tried for one payment; what is not found by then is not payable.
const MAX_CONVERSION_STEPS: u32 = 200;

/// Maximum number of combinations of types of mana that are tried for one conversion.
const MAX_OUTPUTS: usize = 64;

impl Conversion {
    fn of(object: ObjectId, activated: &Activated) -> Option<Conversion> {
        let parts = &activated.cost.parts;
        let cost =
            parts.iter().find_map(|part| if let CostPart::Mana(cost) = part { Some(cost.clone()) } else { None })?;
        let adds = activated.effect.program.iter().filter_map(|instruction| match &instruction.effect {
            Effect::AddMana(_, kinds, Amount::Number(amount)) => Some((*kinds, amount.max(&0).unsigned_abs())),
            _ => None,
        });
        Some(Conversion { object, cost, adds: adds.collect(), consumes: parts.contains(&CostPart::SacrificeThis) })
    }

    pub(super) fn amount(&self) -> u64 {
        self.adds.iter().map(|&(_, amount)| u64::from(amount)).sum()
    }

    /// Every combination of the types of mana that it can add, as amounts by type.
    fn outputs(&self) -> SmallVec<[[u32; 6]; 6]> {
        let mut outputs: SmallVec<[[u32; 6]; 6]> = smallvec::smallvec![[0; 6]];
        for &(kinds, amount) in &self.adds {
            let with = |output: &[u32; 6], kind: ManaKind| {
                let mut output = *output;
                output[kind as usize] = output[kind as usize].saturating_add(amount);
                output
            };
            outputs = outputs.iter().flat_map(|output| kinds.iter().map(move |kind| with(output, kind))).collect();
            outputs.truncate(MAX_OUTPUTS);
        }
        outputs
    }
}

/// The conversions that a player can make, if the mana for them is there.
pub(super) fn find_conversions<R: Recorder>(look: Look<'_, R>, player: PlayerId) -> Conversions {
    let mut conversions = Conversions::new();
    mana::each_conversion(look, player, |object, activated| conversions.extend(Conversion::of(object, activated)));
    conversions
}

/// Whether a payment can be finished if some mana is converted in the middle of it. Where mana with a restriction or
/// convoke is available, no conversion is counted, as these do not pay for one.
pub(super) fn pays_by_conversion<R: Recorder>(look: Look<'_, R>, supply: &Supply<'_>, payment: &Payment) -> bool {
    let is_tied = !look.state.player(payment.player).tied.is_empty();
    !supply.conversions.is_empty() && !is_tied && !payment.aids.has_any() && convert(look, supply, payment, &mut 0)
}

/// Tries each conversion as the last one: what it adds pays for a part of what is owed, and all the rest, the cost of
/// the conversion included, is paid without it.
fn convert<R: Recorder>(look: Look<'_, R>, supply: &Supply<'_>, payment: &Payment, steps: &mut u32) -> bool {
    let gain = |of: &Conversion| of.amount().saturating_sub(u64::from(of.cost.mana_value(0)));
    let most = supply.total() + supply.conversions.iter().map(gain).sum::<u64>();
    let owed = &payment.owed;
    if owed.kinds.iter().map(|&n| u64::from(n)).sum::<u64>() + u64::from(owed.generic) > most {
        return false;
    }
    for (place, last) in supply.conversions.iter().enumerate() {
        let is_known = |of: &Conversion| (&of.cost, &of.adds) == (&last.cost, &last.adds);
        if supply.spent.has(last.object) || !is_free(look, payment, last) {
            continue;
        }
        if supply.conversions[..place].iter().any(|of| is_known(of) && is_free(look, payment, of)) {
            continue;
        }
        let sources: Sources = supply.sources().filter(|source| source.object != last.object).copied().collect();
        let others = supply.conversions.iter().filter(|of| of.object != last.object);
        let conversions: Conversions = others.cloned().collect();
        let rest = Supply { sources: &sources, conversions: &conversions, certain: true, ..*supply };
        for output in last.outputs() {
            *steps += 1;
            look.rec.work(1 + sources.len());
            if *steps > MAX_CONVERSION_STEPS {
                return false;
            }
            let mut payment = payment.clone();
            if !pay_with(&mut payment.owed, output, supply.symbols) {
                continue;
            }
            payment.owed.add(look, &last.cost, 0);
            if pays_directly(look, &rest, &payment) || convert(look, &rest, &payment, steps) {
                return true;
            }
        }
    }
    false
}

/// Whether a permanent can be used for mana whatever else pays for the cost.
fn is_free<R: Recorder>(look: Look<'_, R>, payment: &Payment, conversion: &Conversion) -> bool {
    let pays = |part: &CostPart| {
        conflicts(part, true, conversion.consumes) && payers(look, payment, part).contains(&conversion.object)
    };
    let is_used = conversion.object == payment.object.id && needs_itself(payment);
    !is_used && !payment.choosing.iter().any(|(part, _)| pays(part))
}

/// Subtracts from the owed mana what some mana pays for, symbols of its type first; returns whether it paid for any.
fn pay_with(owed: &mut Owed, mana: [u32; 6], symbols: SymbolRules) -> bool {
    let mut pays = false;
    for (kind, mut amount) in ManaKind::ALL.into_iter().zip(mana) {
        let exact = amount.min(owed.kinds[kind as usize]);
        owed.kinds[kind as usize] -= exact;
        amount -= exact;
        pays |= exact > 0;
        while amount > 0
            && let Some(place) = owed.special.iter().position(|symbol| is_paid_with(symbol, kind, symbols))
        {
            owed.special.remove(place);
            amount -= 1;
            pays = true;
        }
        if symbols.generic || kind == ManaKind::Colorless {
            let generic = amount.min(owed.generic);
            owed.generic -= generic;
            pays |= generic > 0;
        }
    }
    pays
}

/// Whether one mana of a type pays for a symbol that has several ways to be paid (107.4e, 107.4f).
fn is_paid_with(symbol: &ManaSymbol, kind: ManaKind, symbols: SymbolRules) -> bool {
    let in_force = if symbol.phyrexian { symbols.phyrexian } else { symbols.hybrid };
    in_force && !symbol.snow && symbol.kinds.has(kind)
}

/// The amounts of mana by type that pay for a mana ability that is activated for mana of a type: the types in its cost,
/// and for generic mana those without which the payment that it is activated for can still be finished.
pub(crate) fn mana_to_convert<R: Recorder>(
    look: Look<'_, R>,
    player: PlayerId,
    (object, activated): (ObjectId, &Activated),
    kind: ManaKind,
) -> [u32; 6] {
    let Some(used) = Conversion::of(object, activated) else { return [0; 6] };
    let pool = look.state.player(player).pool;
    let mut spent = used.cost.kinds.map(u32::from);
    let mut generic = used.cost.generic;
    while generic > 0 {
        look.rec.work(1);
        let has_more = |kind: &ManaKind| pool.of(*kind) > spent[*kind as usize];
        let able: SmallVec<[ManaKind; 6]> = ManaKind::ALL.into_iter().filter(has_more).collect();
        let is_enough = |with: &ManaKind| {
            let mut spent = spent;
            spent[*with as usize] += 1;
            is_payable_after(look, player, &used, spent, kind)
        };
        let found = if able.len() > 1 { able.iter().copied().find(is_enough) } else { None };
        let Some(with) = found.or(able.first().copied()) else { break };
        // Where one type is left there is nothing to choose.
        let amount = if able.len() > 1 { 1 } else { generic.min(pool.of(with) - spent[with as usize]) };
        spent[with as usize] += amount;
        generic -= amount;
    }
    spent
}

/// Whether the payment that is being made can be finished after a conversion to mana of a type that spends some mana.
fn is_payable_after<R: Recorder>(
    look: Look<'_, R>,
    player: PlayerId,
    used: &Conversion,
    spent: [u32; 6],
    kind: ManaKind,
) -> bool {
    let Some(payment) = look.state.payment.as_deref().filter(|payment| payment.player == player) else { return true };
    let means = Means::of(look, player);
    let mut pool = means.pool;
    ManaKind::ALL.into_iter().for_each(|kind| pool.take(kind, spent[kind as usize], false));
    let sources: Sources = means.sources.iter().filter(|source| source.object != used.object).copied().collect();
    let conversions: Conversions = means.conversions.iter().filter(|of| of.object != used.object).cloned().collect();
    let is_wanted = |made: &[u32; 6]| used.adds.len() > 1 || made[kind as usize] > 0;
    used.outputs().into_iter().filter(is_wanted).any(|made| {
        let mut pool = pool;
        for kind in ManaKind::ALL {
            pool.add(kind, made[kind as usize], false);
        }
        can_finish_from(look, &means, (pool, &sources, &conversions), payment)
    })
}
