//! The total cost of what is cast or activated (601.2f): what is paid, what is paid as well, more and less.

use smallvec::SmallVec;
use vademecum_abilities::{
    Ability, Amount, CastingChange, Cost, CostPart, FaceId, ManaCost, ManaKind, ManaKinds, ManaSymbol, Part,
};
use vademecum_rule_ids::magic::{
    R118_7, R118_7A, R118_7B, R118_7C, R118_7D, R118_7F, R118_7G, R118_8, R118_9D, R118_14, R202_1A, R601_2F, R602_1E,
    R606_5, R609_4B, R700_2H, R702_1B, R702_102C,
};

use crate::{
    Recorder,
    casting::{self, Attempt, Terms},
    commander,
    cx::Look,
    id::ObjectId,
    payment::{Owed, Way, ways_of},
    state::{OnStack, StackItem},
};

/// The parts of the total cost of something on the stack, where they are written.
#[derive(Debug, Clone)]
pub(crate) struct TotalCost<'a> {
    /// The mana cost of the spell.
    mana: Option<&'a ManaCost>,
    /// The mana cost of the object, where the cost of a keyword is equal to it.
    equal: Option<&'a ManaCost>,
    /// The cost of the ability, or what is paid instead of the mana cost.
    base: &'a [CostPart],
    /// What the text of the spell asks for as well.
    additional: &'a [CostPart],
    /// What else is paid, and what is not: nearly always nothing.
    changes: Option<Box<Changes<'a>>>,
}

/// What effects and choices make of a cost.
#[derive(Debug, Clone, Default)]
struct Changes<'a> {
    /// What is paid as well, with how often: optional costs, those of the route, increases.
    more: Vec<(&'a Cost, u32)>,
    /// What is taken off, with how often.
    less: Vec<(&'a ManaCost, u32)>,
    /// The least mana that is paid.
    at_least: u32,
    /// Whether mana of any type is spent.
    any_mana: bool,
    /// Loyalty counters to be put on, beyond what the cost says.
    loyalty: i32,
}

/// What has been announced of a cost as it is worked out what is owed.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Chosen<'a> {
    /// The value of X (107.3).
    pub(crate) x: u32,
    /// Whether it is the cost of a spell.
    pub(crate) is_spell: bool,
    /// How each symbol is paid that can be paid in several ways, as far as that is chosen (118.13).
    pub(crate) ways: &'a [Way],
    /// The halves of the hybrid symbols by which it is reduced, as far as they are chosen (118.7e).
    pub(crate) halves: &'a [Way],
}

impl<'a> From<&'a StackItem> for Chosen<'a> {
    fn from(item: &'a StackItem) -> Self {
        Chosen { x: item.x, is_spell: item.what == OnStack::Spell, ways: &item.ways, halves: &item.halves }
    }
}

impl<'a> TotalCost<'a> {
    /// Nothing is paid.
    pub(crate) const FREE: TotalCost<'static> =
        TotalCost { mana: None, equal: None, base: &[], additional: &[], changes: None };

    /// A cost and nothing more.
    pub(crate) fn of(cost: &'a Cost) -> Self {
        TotalCost { base: &cost.parts, ..TotalCost::FREE }
    }

    /// A cost of an object, whose mana cost may be a part of it.
    pub(crate) fn of_object<R: Recorder>(look: Look<'a, R>, id: ObjectId, cost: &'a Cost) -> Self {
        let equal = if cost.is_mana_cost() { mana_cost_now(look, id) } else { None };
        TotalCost { equal, ..TotalCost::of(cost) }
    }

    /// The mana costs that are paid.
    fn mana_costs(&self) -> impl Iterator<Item = &'a ManaCost> + '_ {
        self.mana.into_iter().chain(self.equal)
    }

    /// All parts, as often as they are paid, mana costs aside.
    fn parts(&self) -> impl Iterator<Item = &'a CostPart> + '_ {
        let more = self.changes.iter().flat_map(|changes| &changes.more);
        let more = more.flat_map(|&(cost, times)| std::iter::repeat_n(&cost.parts, times as usize).flatten());
        self.base.iter().chain(self.additional).chain(more)
    }

    /// The mana of all parts.
    pub(crate) fn mana(&self) -> impl Iterator<Item = &'a ManaCost> + '_ {
        self.mana_costs().chain(self.parts().filter_map(mana_of))
    }

    /// Whether there is an X in it whose value is chosen (107.3a).
    pub(crate) fn has_x(&self) -> bool {
        self.mana().any(|mana| mana.x > 0) || self.parts().any(is_variable)
    }

    /// The symbols that can be paid in several ways, in the order in which they are paid for.
    pub(crate) fn symbols(&self) -> impl Iterator<Item = ManaSymbol> + '_ {
        self.mana().flat_map(|mana| &mana.special).filter(|symbol| ways_of(symbol).is_some()).copied()
    }

    /// The hybrid symbols by which the cost is reduced, each as often as it is.
    pub(crate) fn reducing_symbols(&self) -> impl Iterator<Item = ManaSymbol> + '_ {
        let less = self.changes.iter().flat_map(|changes| &changes.less);
        let less = less.map(|&(less, times)| (less, times.min(MAX_SINGLE_REDUCTIONS) as usize));
        let symbols = less.flat_map(|(less, times)| std::iter::repeat_n(&less.special, times).flatten());
        symbols.filter(|symbol| is_hybrid(symbol)).copied()
    }

    /// What is paid with something else than mana, loyalty counters aside.
    pub(crate) fn others(&self) -> impl Iterator<Item = &'a CostPart> + '_ {
        self.parts().filter(|part| !matches!(part, CostPart::Mana(_) | CostPart::ManaOf(_) | CostPart::Loyalty(_)))
    }

    /// Whether it is paid instead of a mana cost (118.9).
    pub(crate) const fn is_alternative(&self) -> bool {
        self.mana.is_none() && !self.base.is_empty()
    }

    /// Whether nothing but mana is paid.
    pub(crate) fn is_only_mana(&self) -> bool {
        self.parts().all(|part| matches!(part, CostPart::Mana(_) | CostPart::ManaOf(_)))
    }

    /// The loyalty counters that are put on (or, below zero, removed): one cost, however many say so (606.5).
    pub(crate) fn loyalty<R: Recorder>(&self, look: Look<'_, R>) -> SmallVec<[i32; 1]> {
        let printed = self.parts().filter_map(|part| match part {
            CostPart::Loyalty(number) => Some(*number),
            _ => None,
        });
        let extra = self.changes.as_ref().map(|changes| changes.loyalty).filter(|&extra| extra != 0);
        let all: SmallVec<[i32; 1]> = printed.chain(extra).collect();
        if all.len() > 1 && look.rule(R606_5) {
            return SmallVec::from_slice(&[all.iter().sum()]);
        }
        all
    }

    /// The mana that is owed with a value for X: everything added up, then what is taken off (601.2f).
    pub(crate) fn owed<R: Recorder>(&self, look: Look<'_, R>, chosen: Chosen<'_>) -> Owed {
        let Chosen { x, is_spell, ways, halves } = chosen;
        let mut owed = Owed::default();
        let Some(changes) = &self.changes else {
            self.mana().for_each(|mana| owed.add(look, mana, x));
            owed.settle_ways(ways);
            return owed;
        };
        let any_mana = changes.any_mana && look.rule(R118_14);
        // 602.1e: what is said of an activation cost is said of the total cost.
        let only_printed = any_mana && !is_spell && !look.rule(R602_1E);
        self.mana_costs().chain(self.base.iter().filter_map(mana_of)).for_each(|mana| owed.add(look, mana, x));
        if only_printed {
            owed.accept_any_mana();
        }
        let printed = self.mana_costs().count() + self.base.iter().filter_map(mana_of).count();
        self.mana().skip(printed).for_each(|mana| owed.add(look, mana, x));
        owed.settle_ways(ways);
        // 609.4b: how a cost may be paid changes nothing of the cost, of which something may be taken off.
        if any_mana && !only_printed && !look.rule(R609_4B) {
            owed.accept_any_mana();
        }
        let mut halves = halves.iter().copied();
        for &(less, times) in &changes.less {
            // 118.7: what must be paid is less than what is written.
            if look.rule(R118_7) {
                let single = times.min(MAX_SINGLE_REDUCTIONS);
                (0..single).for_each(|_| owed.reduce(look, (less, 1), &mut halves));
                if times > single {
                    owed.reduce(look, (less, times - single), &mut std::iter::empty());
                }
            }
        }
        if owed.total() < u64::from(changes.at_least) && look.rule(R601_2F) {
            let missing = u64::from(changes.at_least) - owed.total();
            owed.generic = owed.generic.saturating_add(u32::try_from(missing).unwrap_or(u32::MAX));
        }
        if any_mana && !only_printed {
            owed.accept_any_mana();
        }
        owed
    }
}

/// Maximum number of times that a reduction of a cost is taken off one by one, with a half chosen for each hybrid symbol; the
/// rest is taken off at once.
const MAX_SINGLE_REDUCTIONS: u32 = 64;

const fn mana_of(part: &CostPart) -> Option<&ManaCost> {
    match part {
        CostPart::Mana(mana) => Some(mana),
        _ => None,
    }
}

impl Owed {
    /// All the mana that it is, a symbol that can be paid in several ways as one.
    fn total(&self) -> u64 {
        let kinds: u64 = self.kinds.iter().map(|&n| u64::from(n)).sum();
        kinds + u64::from(self.generic) + self.special.len() as u64
    }

    /// Mana of any type pays for mana of each (118.14).
    fn accept_any_mana(&mut self) {
        let kinds: u32 = std::mem::take(&mut self.kinds).iter().fold(0, |all, &n| all.saturating_add(n));
        self.generic = self.generic.saturating_add(kinds);
        self.special.iter_mut().for_each(|symbol| symbol.kinds = ManaKinds::ALL);
    }

    /// Symbols become what their player has chosen to pay for them, in the order in which they are written (118.13).
    pub(crate) fn settle_ways(&mut self, ways: &[Way]) {
        let mut ways = ways.iter();
        for symbol in std::mem::take(&mut self.special) {
            match ways_of(&symbol).and_then(|_| ways.next()) {
                Some(Way::Mana(kind)) => self.kinds[*kind as usize] = self.kinds[*kind as usize].saturating_add(1),
                Some(Way::Generic(number)) => self.generic = self.generic.saturating_add(u32::from(*number)),
                Some(Way::Life) => self.for_life = self.for_life.saturating_add(1),
                None => self.special.push(symbol),
            }
        }
    }

    /// Takes off what an effect says (118.7a–g).
    fn reduce<R: Recorder>(
        &mut self,
        look: Look<'_, R>,
        (less, times): (&ManaCost, u32),
        halves: &mut impl Iterator<Item = Way>,
    ) {
        for kind in ManaKind::ALL {
            self.reduce_kind(look, kind, u32::from(less.kinds[kind as usize]).saturating_mul(times));
        }
        for symbol in &less.special {
            let half = is_hybrid(symbol).then(|| halves.next()).flatten();
            self.reduce_symbol(look, (symbol, times), half);
        }
        let generic = less.generic.saturating_mul(times);
        let left = generic.saturating_sub(self.generic);
        self.generic = self.generic.saturating_sub(generic);
        // 118.7a: generic mana is taken off generic mana alone.
        if left > 0 && !look.rule(R118_7A) {
            let mut left = left;
            for owed in &mut self.kinds {
                let taken = left.min(*owed);
                *owed -= taken;
                left -= taken;
            }
        }
    }

    fn reduce_kind<R: Recorder>(&mut self, look: Look<'_, R>, kind: ManaKind, amount: u32) {
        let owed = self.kinds[kind as usize];
        let taken = owed.min(amount);
        self.kinds[kind as usize] = owed - taken;
        let left = amount - taken;
        if left == 0 {
            return;
        }
        let from_generic = if owed == 0 {
            // 118.7b: none of that type is asked for.
            look.rule(R118_7B)
        } else if kind == ManaKind::Colorless {
            // 118.7d: more colorless mana than is asked for.
            look.rule(R118_7D)
        } else {
            // 118.7c: more mana of a color than is asked for.
            look.rule(R118_7C)
        };
        if from_generic {
            self.generic = self.generic.saturating_sub(left);
        }
    }

    fn reduce_symbol<R: Recorder>(
        &mut self,
        look: Look<'_, R>,
        (symbol, times): (&ManaSymbol, u32),
        half: Option<Way>,
    ) {
        if symbol.snow {
            // 118.7g: as much generic mana.
            if look.rule(R118_7G) {
                self.generic = self.generic.saturating_sub(times);
            }
        } else if symbol.phyrexian {
            // 118.7f: one mana of its color.
            if look.rule(R118_7F) {
                symbol.kinds.iter().for_each(|kind| self.reduce_kind(look, kind, times));
            }
        } else if let Some(Way::Generic(number)) = half {
            self.generic = self.generic.saturating_sub(u32::from(number).saturating_mul(times));
        } else if let Some(Way::Mana(kind)) = half {
            self.reduce_kind(look, kind, times);
        } else if let Some(kind) = symbol.kinds.iter().next() {
            self.reduce_kind(look, kind, times);
        }
    }
}

/// Whether X of something is paid beside mana: "pay X life".
pub(crate) const fn is_variable(part: &CostPart) -> bool {
    matches!(part, CostPart::Life(Amount::X))
}

/// Whether there is an X in a cost.
pub(crate) fn has_x(cost: &Cost) -> bool {
    cost.parts.iter().any(|part| match part {
        CostPart::Mana(mana) => mana.x > 0,
        other => is_variable(other),
    })
}

/// Whether a symbol has two halves, one of which is chosen as it reduces a cost (118.7e).
fn is_hybrid(symbol: &ManaSymbol) -> bool {
    !symbol.snow && !symbol.phyrexian && (symbol.kinds.len() > 1 || symbol.generic.is_some())
}

/// The total cost of what is announced, on the terms of its route (601.2f).
pub(crate) fn total_cost<'a, R: Recorder>(look: Look<'a, R>, item: &StackItem, terms: Terms<'a>) -> TotalCost<'a> {
    let cost = match item.what {
        OnStack::Spell => of_spell(look, item, terms),
        OnStack::Ability(ability) => match look.state.cards.ability(ability) {
            Ability::Activated(activated) => TotalCost::of_object(look, item.object.id, &activated.cost),
            _ => TotalCost::FREE,
        },
        OnStack::Made(_) => TotalCost::FREE,
    };
    // 118.9d: what is paid as well or less is so for an alternative cost too.
    let alone = terms.instead.is_some() && !look.rule(R118_9D);
    if alone { cost } else { changed(look, item, cost) }
}

/// The mana cost of a spell with a face: of a fused split spell, that of each half (702.102c).
fn mana_cost<'a, R: Recorder>(look: Look<'a, R>, face: FaceId) -> Option<&'a ManaCost> {
    let cards = &look.state.cards;
    let left = if cards.part(face) == Part::Whole { cards.printed_part(face, Part::Left) } else { None };
    let face = left.map_or(face, |left| look.either(R702_102C, face, left));
    cards.values(face).cost.as_ref()
}

/// The mana cost that an object has now, to which the cost of a keyword is equal. What is cast as a half of a split card has
/// the mana cost of that half (702.1b); without that rule, the cost is what it was while the card had both.
fn mana_cost_now<'a, R: Recorder>(look: Look<'a, R>, id: ObjectId) -> Option<&'a ManaCost> {
    let (cards, face) = (&look.state.cards, look.state.face(id));
    let is_half = matches!(cards.part(face), Part::Left | Part::Right);
    let whole = if is_half { cards.printed_part(face, Part::Whole) } else { None };
    let face = whole.map_or(face, |whole| look.either(R702_1B, face, whole));
    cards.values(face).cost.as_ref()
}

fn of_spell<'a, R: Recorder>(look: Look<'a, R>, item: &StackItem, terms: Terms<'a>) -> TotalCost<'a> {
    let values = look.state.values(item.object.id);
    let mut cost = match terms.instead {
        Some(cost) => TotalCost::of_object(look, item.object.id, cost),
        // 202.1a: the mana cost is what must be spent.
        None => {
            let mana = mana_cost(look, look.state.face(item.object.id));
            TotalCost { mana: mana.filter(|_| look.rule(R202_1A)), ..TotalCost::FREE }
        }
    };
    let alone = terms.instead.is_some() && !look.rule(R118_9D);
    if !alone && !values.additional_cost.parts.is_empty() && look.rule(R118_8) {
        cost.additional = &values.additional_cost.parts;
    }
    let object = look.state.object(item.object.id);
    let chosen = values.paid_costs(object.paid, object.repeated).map(|(optional, times)| (&optional.cost, times));
    let mut more: Vec<(&Cost, u32)> = Vec::new();
    more.extend(terms.besides.map(|cost| (cost, 1)));
    more.extend(chosen);
    let modal = look.state.cards.spell(look.state.face(item.object.id)).and_then(|spell| spell.modal.as_ref());
    // 702.47a: the cost of each splice ability is paid as well.
    let splices = item.spliced.iter().filter_map(|of| match look.state.cards.ability(of.ability) {
        Ability::Keyword(of) => of.cost.as_ref().map(|cost| (cost, 1)),
        _ => None,
    });
    more.extend(splices);
    let of_modes = item.modes.iter().filter_map(|&mode| modal?.modes.get(usize::from(mode))?.cost.as_ref());
    // 700.2h: each chosen mode costs what stands before it.
    more.extend(of_modes.filter(|_| look.rule(R700_2H)).map(|cost| (cost, 1)));
    more.extend(commander::tax(look, item));
    if !more.is_empty() {
        cost.changes = Some(Box::new(Changes { more, ..Changes::default() }));
    }
    cost
}

/// A cost with what effects make of it.
fn changed<'a, R: Recorder>(look: Look<'a, R>, item: &StackItem, mut cost: TotalCost<'a>) -> TotalCost<'a> {
    let attempt = Attempt::of(item);
    if matches!(item.what, OnStack::Made(_)) || casting::is_plain(look.state, attempt) {
        return cost;
    }
    casting::each_rule_on(look, attempt, &item.slots, |rule, scope| {
        let times = |amount| look.amount(scope, amount).max(0).unsigned_abs();
        let changes = |cost: &mut TotalCost<'a>, change: &dyn Fn(&mut Changes<'a>)| {
            change(cost.changes.get_or_insert_default());
        };
        match &rule.says {
            CastingChange::More(more, amount) => changes(&mut cost, &|is| is.more.push((more, times(amount)))),
            CastingChange::MoreForModes(more) => {
                let beyond = u32::try_from(item.modes.len()).unwrap_or(u32::MAX).saturating_sub(1);
                changes(&mut cost, &|is| is.more.push((more, beyond)));
            }
            CastingChange::Less(less, amount) => changes(&mut cost, &|is| is.less.push((less, times(amount)))),
            CastingChange::LessManaCosts(of) => {
                for of in look.references(scope, of) {
                    let face = look.state.known(of).map(|(object, _)| object.face);
                    if let Some(less) = face.and_then(|face| look.state.cards.values(face).cost.as_ref()) {
                        changes(&mut cost, &|is| is.less.push((less, 1)));
                    }
                }
            }
            CastingChange::AtLeast(least) => changes(&mut cost, &|is| is.at_least = is.at_least.max(*least)),
            CastingChange::AnyMana => changes(&mut cost, &|is| is.any_mana = true),
            CastingChange::MoreLoyalty(more) => changes(&mut cost, &|is| is.loyalty += more),
            CastingChange::Instead(_)
            | CastingChange::Forbidden
            | CastingChange::Flash(_)
            | CastingChange::From(..)
            | CastingChange::FromPaying(..)
            | CastingChange::PlayFrom(_)
            | CastingChange::FaceDown(_) => {}
        }
    });
    cost
}
