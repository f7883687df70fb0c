//! Whether a payment can be finished: a search for objects that pay for the parts that need some, and Hall's condition
//! for the mana that they leave.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use vademecum_abilities::{AbilityId, CostPart, ManaKind, ManaKinds, ManaSymbol};
use vademecum_rule_ids::magic::{R107_4B, R107_4E, R107_4F, R107_4H, R118_10, R702_66A};

use super::{
    Owed, Payment,
    conversion::{Conversion, Conversions, find_conversions, pays_by_conversion},
    life_of, payers, worth,
};
use crate::{
    Recorder,
    cx::Look,
    id::{ObjectId, PlayerId},
    mana,
    mana::{Source, Sources},
    object::Mark,
    player::{ManaPool, Player},
    produce,
    state::State,
};

/// What a player can pay with, found once for each decision: sources of mana, the pool, life.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Means {
    pub(super) sources: Sources,
    /// Mana abilities that cost mana; they count where the sources alone do not pay.
    pub(super) conversions: Conversions,
    pub(super) pool: ManaPool,
    pub(super) life: i32,
    pub(super) symbols: SymbolRules,
    /// All the mana that the sources make.
    pub(super) made: u64,
    /// Whether mana that is tied to something has been counted.
    pub(super) tied_is_in: bool,
}

/// The rules on how mana symbols are paid, each with whether it is in force.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct SymbolRules {
    /// 107.4b: generic mana is paid with mana of any type; otherwise with colorless mana.
    pub(super) generic: bool,
    /// 107.4e: a hybrid symbol is paid in either way; otherwise in none.
    pub(super) hybrid: bool,
    /// 107.4f: a Phyrexian symbol is paid with its color or 2 life; otherwise not at all.
    pub(super) phyrexian: bool,
    /// 107.4h: only mana from snow sources pays for {S}; otherwise any mana.
    snow: bool,
}

impl Means {
    /// The means of a player now.
    pub(crate) fn of<R: Recorder>(look: Look<'_, R>, player: PlayerId) -> Means {
        Means::with_uses(look, player, |_, _, _| {})
    }

    /// The same without mana that is still to be made.
    pub(crate) fn without_sources(&self) -> Means {
        Means { sources: Sources::new(), conversions: Conversions::new(), made: 0, ..self.clone() }
    }

    /// The means of a player now, with every use of a mana ability that the player may make.
    pub(crate) fn with_uses<R: Recorder>(
        look: Look<'_, R>,
        player: PlayerId,
        visit: impl FnMut(ObjectId, AbilityId, ManaKinds),
    ) -> Means {
        let quiet = Look { quiet: true, ..look };
        let Player { life, pool, .. } = look.state.player(player);
        let symbols = SymbolRules {
            generic: quiet.rule(R107_4B),
            hybrid: quiet.rule(R107_4E),
            phyrexian: quiet.rule(R107_4F),
            snow: quiet.rule(R107_4H),
        };
        let (sources, conversions) = (Sources::new(), Conversions::new());
        let mut means = Means { sources, conversions, pool: *pool, life: *life, symbols, made: 0, tied_is_in: false };
        mana::survey(quiet, player, &mut means.sources, visit);
        means.made = means.sources.iter().map(|source| u64::from(source.amount)).sum();
        if look.state.cards.converts_mana() {
            means.conversions = find_conversions(quiet, player);
            means.made += means.conversions.iter().map(Conversion::amount).sum::<u64>();
        }
        means
    }

    /// The pool, with the mana that is tied to things like what is paid for (106.6).
    fn pool_for(&self, state: &State, payment: &Payment) -> ManaPool {
        if self.tied_is_in || state.player(payment.player).tied.is_empty() {
            return self.pool;
        }
        produce::with_tied(self.pool, state, payment.player, payment.attempt)
    }

    /// The means with the mana that is tied to things like what is paid for.
    pub(super) fn with_tied(self, state: &State, payment: &Payment) -> Means {
        Means { pool: self.pool_for(state, payment), tied_is_in: true, ..self }
    }

    /// All the mana that there could be.
    pub(crate) fn total(&self) -> u64 {
        self.made + self.pool.total()
    }

    /// The greatest number of which it could be enough: mana or life.
    pub(super) fn most_of_anything(&self) -> u64 {
        self.total().max(u64::try_from(self.life).unwrap_or(0))
    }

    fn supply(&self) -> Supply<'_> {
        Supply {
            sources: &self.sources,
            conversions: &self.conversions,
            pool: self.pool,
            life: self.life,
            symbols: self.symbols,
            spent: Spent::Nothing,
            certain: false,
            only_mana: false,
        }
    }
}

/// An object that has just been used for a payment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Spent {
    /// None.
    Nothing,
    /// It is tapped, and can still be sacrificed.
    Tapped(ObjectId),
    /// It is no longer there.
    Gone(ObjectId),
}

impl Spent {
    /// Whether it is no longer there to make mana.
    pub(super) fn has(self, id: ObjectId) -> bool {
        matches!(self, Spent::Tapped(spent) | Spent::Gone(spent) if spent == id)
    }

    /// Whether it no longer pays for a part.
    fn bars(self, id: ObjectId, part: &CostPart) -> bool {
        self.has(id) && (self == Spent::Gone(id) || matches!(part, CostPart::TapOthers(..) | CostPart::TapPower(..)))
    }
}

/// Whether the mana that is owed can be paid without converting mana; other costs are not considered.
pub(super) fn pays_mana(means: &Means, owed: &Owed) -> bool {
    // What is more than all the mana there is needs no closer look.
    let at_least: u64 = owed.kinds.iter().map(|&n| u64::from(n)).sum::<u64>() + u64::from(owed.generic);
    if at_least > means.total() {
        return false;
    }
    let consumes = means.sources.iter().any(|source| source.consumes);
    owed.is_paid() || pays(owed, means.life, &Supply { certain: consumes, ..means.supply() })
}

/// What a payment draws on: some of the means.
#[derive(Debug, Clone, Copy)]
pub(super) struct Supply<'a> {
    pub(super) sources: &'a [Source],
    pub(super) conversions: &'a [Conversion],
    pub(super) pool: ManaPool,
    pub(super) life: i32,
    pub(super) symbols: SymbolRules,
    /// What has been used already.
    pub(super) spent: Spent,
    /// Whether only amounts count that nothing in the payment changes.
    pub(super) certain: bool,
    /// Whether only what does nothing but add mana counts.
    pub(super) only_mana: bool,
}

impl Supply<'_> {
    pub(super) fn sources(&self) -> impl Iterator<Item = &Source> {
        self.sources.iter().filter(|source| {
            let counts = !(self.certain && source.varies) && (!self.only_mana || source.only_mana);
            counts && !self.spent.has(source.object)
        })
    }

    /// All the mana that could be produced without conversions.
    pub(super) fn total(&self) -> u64 {
        let made: u64 = self.sources().map(|source| u64::from(source.amount)).sum();
        made + self.pool.total()
    }
}

/// Whether a part can be paid with an object that has been used for mana: what only taps can still be sacrificed.
pub(super) const fn conflicts(part: &CostPart, taps: bool, consumes: bool) -> bool {
    match part {
        CostPart::TapOthers(..) | CostPart::TapPower(..) => taps || consumes,
        CostPart::Sacrifice(..) | CostPart::Return(..) | CostPart::Exile(..) | CostPart::Materials(..) => consumes,
        _ => false,
    }
}

/// Maximum number of steps of the search for objects to pay with. A cost asks for a handful of objects, and of those that
/// do not differ only one is tried; what is not found within this many steps counts as not payable.
const MAX_SEARCH_STEPS: u32 = 100_000;

/// Whether the rest of a payment can be made: objects for the parts that need some and, with what they leave, the
/// mana.
pub(super) fn can_finish<R: Recorder>(look: Look<'_, R>, means: &Means, payment: &Payment, spent: Spent) -> bool {
    let pool = means.pool_for(look.state, payment);
    finishes(look, &Supply { spent, pool, ..means.supply() }, payment)
}

/// The same with more mana in the pool: of a type, so much, from a snow source or another.
pub(super) fn can_finish_with<R: Recorder>(
    look: Look<'_, R>,
    means: &Means,
    payment: &Payment,
    (kind, amount, snow): (ManaKind, u32, bool),
    spent: Spent,
) -> bool {
    let mut supply = Supply { spent, pool: means.pool_for(look.state, payment), ..means.supply() };
    supply.pool.add(kind, amount, snow);
    finishes(look, &supply, payment)
}

/// Whether a payment can be finished with a given pool, sources and conversions instead of the current ones.
pub(super) fn can_finish_from<R: Recorder>(
    look: Look<'_, R>,
    means: &Means,
    (pool, sources, conversions): (ManaPool, &[Source], &[Conversion]),
    payment: &Payment,
) -> bool {
    finishes(look, &Supply { sources, conversions, pool, ..means.supply() }, payment)
}

fn finishes<R: Recorder>(look: Look<'_, R>, supply: &Supply<'_>, payment: &Payment) -> bool {
    pays_directly(look, supply, payment) || pays_by_conversion(look, supply, payment)
}

/// Whether a payment can be finished without converting mana.
pub(super) fn pays_directly<R: Recorder>(look: Look<'_, R>, means: &Supply<'_>, payment: &Payment) -> bool {
    if payment.is_paid() {
        return true;
    }
    look.rec.work(means.sources.len() * (1 + payment.owed.special.len()));
    let quiet = Look { quiet: true, ..look };
    let consumes = means.sources.iter().any(|source| source.consumes);
    let certain = consumes || !payment.choosing.is_empty() || payment.aids.has_any();
    if payment.choosing.is_empty() && !payment.aids.has_any() && !needs_itself(payment) {
        let life = means.life.saturating_sub(life_of(quiet, payment));
        return pays(&payment.owed, life, &Supply { certain, ..*means });
    }
    let mut sources = Sources::new();
    if !payment.owed.is_paid() {
        sources = usable(quiet, &Supply { certain, ..*means }, payment);
    }
    if payment.choosing.is_empty() {
        let life = means.life.saturating_sub(life_of(quiet, payment));
        return pays(&payment.owed, life, &Supply { sources: &sources, ..*means });
    }
    Search::new(quiet, payment, *means, sources).assign(quiet, 0)
}

/// Whether the cost does something with its own object, which is then not free to be used for mana in the same way.
pub(super) fn needs_itself(payment: &Payment) -> bool {
    payment.plain.iter().any(|part| match part {
        CostPart::Tap
        | CostPart::Untap
        | CostPart::SacrificeThis
        | CostPart::ExileThis
        | CostPart::RemoveCounters(..)
        | CostPart::Loyalty(_)
        | CostPart::PutCounters(..) => true,
        CostPart::Mana(_)
        | CostPart::Exert
        | CostPart::Life(_)
        | CostPart::Sacrifice(..)
        | CostPart::Discard(..)
        | CostPart::DiscardThis
        | CostPart::RevealThis
        | CostPart::Exile(..)
        | CostPart::Materials(..)
        | CostPart::TapOthers(..)
        | CostPart::TapPower(..)
        | CostPart::Return(..)
        | CostPart::Energy(_)
        | CostPart::ManaOf(_)
        | CostPart::ForEach(..)
        | CostPart::Defined(_)
        | CostPart::CollectEvidence(_)
        | CostPart::Forage
        | CostPart::TicketAndSticker
        | CostPart::Mill(_)
        | CostPart::Draw(_) => false,
    })
}

/// The sources of mana for a payment: permanents other than one that its own cost uses, creatures for convoke, and
/// cards for delve.
fn usable<R: Recorder>(look: Look<'_, R>, means: &Supply<'_>, payment: &Payment) -> Sources {
    let (needs_itself, taps_itself) = (needs_itself(payment), payment.plain.contains(&CostPart::Tap));
    let own = |source: &&Source| {
        source.object != payment.object.id || !(taps_itself && source.taps || needs_itself && source.consumes)
    };
    let mut sources: Sources = means.sources().filter(own).copied().collect();
    if payment.aids.delve && look.rule(R702_66A) {
        let cards = look.state.player(payment.player).graveyard.iter().copied();
        for object in cards.filter(|&id| id != payment.object.id && !means.spent.has(id)) {
            let (taps, consumes, varies, only_mana, snow) = (false, true, false, true, false);
            let kinds = ManaKinds::NONE;
            sources.push(Source { object, kinds, amount: 1, taps, consumes, varies, only_mana, snow });
        }
    }
    if payment.aids.convoke || payment.aids.improvise {
        for (id, now) in look.state.permanents() {
            let (convokes, improvises) = payment.aids.accept(look, now);
            let able = now.controller == payment.player && !look.state.object(id).is(Mark::Tapped);
            if !able || !(convokes || improvises) || means.spent.has(id) {
                continue;
            }
            let kinds: ManaKinds = vademecum_abilities::Color::ALL
                .into_iter()
                .filter(|&color| convokes && now.colors.has(color))
                .map(ManaKind::from)
                .collect();
            match sources.iter_mut().find(|source| source.object == id) {
                // Of both uses only what either gives is counted.
                Some(source) => {
                    source.amount = source.amount.min(1);
                    source.taps = true;
                    source.snow = false;
                }
                None => {
                    let (taps, consumes, varies, only_mana, snow) = (true, false, false, true, false);
                    sources.push(Source { object: id, kinds, amount: 1, taps, consumes, varies, only_mana, snow });
                }
            }
        }
    }
    sources
}

/// A search for objects that pay for the parts that need some.
struct Search<'a> {
    payment: &'a Payment,
    means: Supply<'a>,
    /// The sources of mana that are left.
    sources: Sources,
    /// The objects that can pay for each part, first those whose use costs no mana, those that do not differ together.
    able: SmallVec<[SmallVec<[Candidate; 8]>; 2]>,
    used: SmallVec<[ObjectId; 8]>,
    steps: u32,
}

/// An object that can pay for a part.
#[derive(Debug, Clone, Copy)]
struct Candidate {
    object: ObjectId,
    /// The number of its class: objects of one class pay for the same parts and make the same mana.
    class: usize,
}

/// What tells objects apart in a search: the parts that they can pay for, and the mana that they make.
type Class = (SmallVec<[usize; 2]>, Option<Source>);

impl<'a> Search<'a> {
    fn new<R: Recorder>(look: Look<'_, R>, payment: &'a Payment, means: Supply<'a>, sources: Sources) -> Search<'a> {
        let parts = || payment.choosing.iter().map(|(part, _)| part);
        let of_parts: SmallVec<[SmallVec<[ObjectId; 8]>; 2]> = parts()
            .map(|part| {
                let mut able = payers(look, payment, part);
                able.retain(|id| !means.spent.bars(*id, part));
                able
            })
            .collect();
        look.rec.work(sources.len() + of_parts.iter().map(SmallVec::len).sum::<usize>());
        let mut pays_for: FxHashMap<ObjectId, SmallVec<[usize; 2]>> = FxHashMap::default();
        for (place, object) in of_parts.iter().enumerate().flat_map(|(place, of)| of.iter().map(move |id| (place, *id)))
        {
            pays_for.entry(object).or_default().push(place);
        }
        // Of several sources that are one object, the first.
        let source_of: FxHashMap<ObjectId, &Source> =
            sources.iter().rev().map(|source| (source.object, source)).collect();
        let mut classes: Vec<Class> = Vec::new();
        let mut classify = |object: ObjectId| {
            let pays_for = pays_for.get(&object).cloned().unwrap_or_default();
            let source = source_of.get(&object).map(|&source| Source { object: payment.object.id, ..*source });
            let class = (pays_for, source);
            look.rec.work(classes.len());
            let known = classes.iter().position(|of| *of == class);
            known.unwrap_or_else(|| {
                classes.push(class);
                classes.len() - 1
            })
        };
        let mut able: SmallVec<[SmallVec<[Candidate; 8]>; 2]> = of_parts
            .iter()
            .map(|of| of.iter().map(|&object| Candidate { object, class: classify(object) }).collect())
            .collect();
        for (able, part) in able.iter_mut().zip(parts()) {
            let hurts =
                |class: usize| classes[class].1.is_some_and(|source| conflicts(part, source.taps, source.consumes));
            able.sort_by_key(|of| (hurts(of.class), std::cmp::Reverse(worth(look.state, part, of.object)), of.class));
        }
        Search { payment, means, sources, able, used: SmallVec::new(), steps: 0 }
    }

    /// Finds objects for one part after another.
    fn assign<R: Recorder>(&mut self, look: Look<'_, R>, place: usize) -> bool {
        self.steps += 1;
        look.rec.work(1 + self.sources.len());
        if self.steps > MAX_SEARCH_STEPS {
            return false;
        }
        let Some((_, number)) = self.payment.choosing.get(place) else {
            let life = self.means.life.saturating_sub(life_of(look, self.payment));
            return pays(&self.payment.owed, life, &Supply { sources: &self.sources, ..self.means });
        };
        let mut able = self.able[place].clone();
        if look.rule(R118_10) {
            look.rec.work(able.len() * self.used.len());
            able.retain(|of| !self.used.contains(&of.object));
        }
        self.choose(look, place, usize::from(*number), &able)
    }

    /// Finds some of the objects that are able to pay for a part, and then for the parts behind it.
    fn choose<R: Recorder>(&mut self, look: Look<'_, R>, place: usize, number: usize, able: &[Candidate]) -> bool {
        if number == 0 {
            return self.assign(look, place + 1);
        }
        let part = &self.payment.choosing[place].0;
        let mut failed = None;
        for (index, &Candidate { object, class }) in able.iter().enumerate() {
            let left = able[index..].iter().map(|of| usize::from(worth(look.state, part, of.object))).sum::<usize>();
            if left < number || self.steps > MAX_SEARCH_STEPS {
                return false;
            }
            let of_this = usize::from(worth(look.state, part, object));
            // Creatures of one class may differ in power.
            if failed == Some((class, of_this)) {
                continue;
            }
            look.rec.work(1 + self.sources.len());
            let is_taken = |source: &Source| source.object == object && conflicts(part, source.taps, source.consumes);
            let taken = self.sources.iter().position(is_taken);
            let taken = taken.map(|at| self.sources.remove(at));
            self.used.push(object);
            if self.choose(look, place, number.saturating_sub(of_this), &able[index + 1..]) {
                return true;
            }
            self.used.pop();
            self.sources.extend(taken);
            failed = Some((class, of_this));
        }
        false
    }
}

/// Types of mana and, as two more bits, life and mana of snow sources: what a part of a cost can be paid with.
type Payable = u8;

/// The bit of the life that pays for Phyrexian symbols, 2 at a time (107.4f). The bits below it are those of [`ManaKinds`].
const LIFE: Payable = 1 << 6;
/// The bit of mana that a snow source produced, which pays for {S} whatever its type (107.4h).
const SNOW: Payable = 1 << 7;

/// Parts of a cost by what they can be paid with, and how many of each are owed.
type Demands = SmallVec<[(Payable, u64); 10]>;

/// Whether pool and sources pay the mana that is owed, by one way of each symbol that has several.
fn pays(owed: &Owed, life: i32, means: &Supply<'_>) -> bool {
    // What also does something else may cost the life that the rest asks for.
    let costs_life = life < means.life || owed.special.iter().any(|symbol| symbol.phyrexian);
    let means = &Supply { only_mana: costs_life, ..*means };
    let payable = |symbol: &ManaSymbol| {
        symbol.snow || if symbol.phyrexian { means.symbols.phyrexian } else { means.symbols.hybrid }
    };
    let total = means.total();
    let mut generic = u64::from(owed.generic);
    if total < owed.kinds.iter().map(|&n| u64::from(n)).sum::<u64>() + generic || !owed.special.iter().all(payable) {
        return false;
    }
    let stock = Stock::of(means, life);
    let mut demands = Demands::new();
    for kind in ManaKind::ALL {
        add(&mut demands, ManaKinds::only(kind).bits(), u64::from(owed.kinds[kind as usize]));
    }
    if generic > 0 && !means.symbols.generic {
        add(&mut demands, ManaKinds::only(ManaKind::Colorless).bits(), std::mem::take(&mut generic));
    }
    for symbol in owed.special.iter().filter(|symbol| symbol.generic.is_none()) {
        add(&mut demands, accepted(symbol, means.symbols), 1);
    }
    if !stock.meets(&demands) {
        return false;
    }
    // A symbol of {2/W} is paid with its color where that can be. Which of several are does not matter, as sets of demands
    // that can be met form a matroid: those that save most come first.
    let mut monocolored: SmallVec<[(u8, Payable); 4]> =
        owed.special.iter().filter_map(|symbol| Some((symbol.generic?, accepted(symbol, means.symbols)))).collect();
    monocolored.sort_unstable_by(|a, b| b.cmp(a));
    let mut refused = None;
    for symbol in monocolored {
        if refused != Some(symbol) {
            add(&mut demands, symbol.1, 1);
            if symbol.0 > 0 && stock.meets(&demands) {
                continue;
            }
            remove(&mut demands, symbol.1);
            refused = Some(symbol);
        }
        generic += u64::from(symbol.0);
    }
    // Generic mana takes what the rest leaves, which pays with life what it can.
    let by_life: u64 = demands.iter().filter(|(with, _)| with & LIFE != 0).map(|&(_, n)| n).sum();
    let by_mana: u64 = demands.iter().filter(|(with, _)| with & LIFE == 0).map(|&(_, n)| n).sum();
    by_mana + by_life.saturating_sub(stock.life) + generic <= total
}

/// What a symbol can be paid with: one mana of its types or of a snow source, or 2 life.
fn accepted(symbol: &ManaSymbol, rules: SymbolRules) -> Payable {
    if symbol.snow && rules.snow {
        return SNOW;
    }
    symbol.kinds.bits() | if symbol.phyrexian { LIFE } else { 0 }
}

fn add(demands: &mut Demands, with: Payable, number: u64) {
    match demands.iter_mut().find(|(of, _)| *of == with) {
        Some((_, owed)) => *owed += number,
        None if number > 0 => demands.push((with, number)),
        None => {}
    }
}

/// Takes one back that has been added.
fn remove(demands: &mut Demands, with: Payable) {
    if let Some(place) = demands.iter().position(|(of, _)| *of == with) {
        demands[place].1 -= 1;
        if demands[place].1 == 0 {
            demands.remove(place);
        }
    }
}

/// What there is to pay with: an amount for each set of types of which it may be one.
struct Stock {
    amounts: SmallVec<[(Payable, u64); 10]>,
    /// How many symbols life pays for.
    life: u64,
}

impl Stock {
    fn of(means: &Supply<'_>, life: i32) -> Stock {
        let life = u64::from(life.max(0).unsigned_abs() / 2);
        let mut stock = Demands::new();
        for kind in ManaKind::ALL {
            let (all, snow) = (means.pool.amounts[kind as usize], means.pool.snow[kind as usize]);
            add(&mut stock, ManaKinds::only(kind).bits(), u64::from(all.saturating_sub(snow)));
            add(&mut stock, ManaKinds::only(kind).bits() | SNOW, u64::from(snow));
        }
        for source in means.sources() {
            // A source makes mana of one chosen type: of several types, one mana for certain.
            let certain = if source.kinds.len() > 1 { source.amount.min(1) } else { source.amount };
            let with = source.kinds.bits() | if source.snow { SNOW } else { 0 };
            add(&mut stock, with, u64::from(certain));
            // Whichever type is chosen, all the mana of a snow source is snow mana.
            if source.snow {
                add(&mut stock, SNOW, u64::from(source.amount - certain));
            }
        }
        add(&mut stock, LIFE, life);
        Stock { amounts: stock, life }
    }

    /// Whether it is enough for every demand: for every set of types, what can be one of them must be enough for all that
    /// asks for nothing else (Hall's condition).
    fn meets(&self, demands: &Demands) -> bool {
        let all = demands.iter().fold(0, |all, (with, _)| all | with);
        let mut subset = all;
        while subset != 0 {
            let demand: u64 = demands.iter().filter(|(with, _)| with & !subset == 0).map(|&(_, n)| n).sum();
            let amount: u64 = self.amounts.iter().filter(|(of, _)| of & subset != 0).map(|&(_, n)| n).sum();
            if amount < demand {
                return false;
            }
            subset = (subset - 1) & all;
        }
        true
    }
}
