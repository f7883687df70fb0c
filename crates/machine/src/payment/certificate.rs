//! Whether a payment can be finished: a search for objects that pay for the parts that need some, and Hall's condition
//! for the mana that they leave.

use smallvec::SmallVec;
use vademecum_abilities::{AbilityId, CostPart, ManaKind, ManaKinds, ManaSymbol};
use vademecum_rule_ids::magic::{R107_4B, R107_4E, R107_4F, R107_4H, R118_10, R702_51A};

use super::{Owed, Payment, life_of, payers};
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
    generic: bool,
    /// 107.4e: a hybrid symbol is paid in either way; otherwise in none.
    hybrid: bool,
    /// 107.4f: a Phyrexian symbol is paid with its color or 2 life; otherwise not at all.
    phyrexian: bool,
    /// 107.4h: only mana from snow sources pays for {S}; otherwise any mana.
    snow: bool,
}

impl Means {
    /// The means of a player now.
    pub(crate) fn of<R: Recorder>(look: Look<'_, R>, player: PlayerId) -> Means {
        Means::with_uses(look, player, |_, _, _| {})
    }

    /// The same without mana that is still to be made.
    pub(super) fn without_sources(&self) -> Means {
        Means { sources: Sources::new(), made: 0, ..self.clone() }
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
        let mut means =
            Means { sources: Sources::new(), pool: *pool, life: *life, symbols, made: 0, tied_is_in: false };
        mana::survey(quiet, player, &mut means.sources, visit);
        means.made = means.sources.iter().map(|source| u64::from(source.amount)).sum();
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
    fn has(self, id: ObjectId) -> bool {
        matches!(self, Spent::Tapped(spent) | Spent::Gone(spent) if spent == id)
    }

    /// Whether it no longer pays for a part.
    fn bars(self, id: ObjectId, part: &CostPart) -> bool {
        self.has(id) && (self == Spent::Gone(id) || matches!(part, CostPart::TapOthers(..)))
    }
}

/// Whether mana that is owed, and nothing else, can be paid.
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
struct Supply<'a> {
    sources: &'a [Source],
    pool: ManaPool,
    life: i32,
    symbols: SymbolRules,
    /// What has been used already.
    spent: Spent,
    /// Whether only amounts count that nothing in the payment changes.
    certain: bool,
    /// Whether only what does nothing but add mana counts.
    only_mana: bool,
}

impl Supply<'_> {
    fn sources(&self) -> impl Iterator<Item = &Source> {
        self.sources.iter().filter(|source| {
            let counts = !(self.certain && source.varies) && (!self.only_mana || source.only_mana);
            counts && !self.spent.has(source.object)
        })
    }

    /// All the mana that there could be.
    fn total(&self) -> u64 {
        let made: u64 = self.sources().map(|source| u64::from(source.amount)).sum();
        made + self.pool.total()
    }

    /// All the mana of snow sources that there could be.
    fn total_snow(&self) -> u64 {
        let made: u64 = self.sources().filter(|source| source.snow).map(|source| u64::from(source.amount)).sum();
        made + self.pool.total_snow()
    }
}

/// Whether a part can be paid with an object that has been used for mana: what only taps can still be sacrificed.
const fn conflicts(part: &CostPart, source: &Source) -> bool {
    match part {
        CostPart::TapOthers(..) => source.taps || source.consumes,
        CostPart::Sacrifice(..) | CostPart::Return(..) | CostPart::Exile(..) => source.consumes,
        _ => false,
    }
}

/// Most steps of the search for a way to pay. A cost asks for a handful of objects; what is not found within this many
/// steps counts as not payable.
const MAX_SEARCH_STEPS: u32 = 4096;

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

fn finishes<R: Recorder>(look: Look<'_, R>, means: &Supply<'_>, payment: &Payment) -> bool {
    if payment.is_paid() {
        return true;
    }
    look.rec.work(means.sources.len() * (1 + payment.owed.special.len()));
    let quiet = Look { quiet: true, ..look };
    let consumes = means.sources.iter().any(|source| source.consumes);
    let certain = consumes || !payment.choosing.is_empty() || payment.convoke;
    if payment.choosing.is_empty() && !payment.convoke && !needs_itself(payment) {
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
    let mut search = Search { payment, means: *means, sources, used: SmallVec::new(), steps: 0 };
    search.assign(quiet, 0)
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
        | CostPart::Life(_)
        | CostPart::Sacrifice(..)
        | CostPart::Discard(..)
        | CostPart::DiscardThis
        | CostPart::Exile(..)
        | CostPart::TapOthers(..)
        | CostPart::Return(..)
        | CostPart::Energy(_)
        | CostPart::ManaOf(_)
        | CostPart::Mill(_) => false,
    })
}

/// What can be used for mana in a payment: permanents other than one that its own cost uses, and creatures for convoke.
fn usable<R: Recorder>(look: Look<'_, R>, means: &Supply<'_>, payment: &Payment) -> Sources {
    let (needs_itself, taps_itself) = (needs_itself(payment), payment.plain.contains(&CostPart::Tap));
    let own = |source: &&Source| {
        source.object != payment.object.id || !(taps_itself && source.taps || needs_itself && source.consumes)
    };
    let mut sources: Sources = means.sources().filter(own).copied().collect();
    if payment.convoke && look.rule(R702_51A) {
        for (id, now) in look.state.permanents() {
            let able = now.controller == payment.player && now.is_creature() && !look.state.object(id).is(Mark::Tapped);
            if !able || means.spent.has(id) {
                continue;
            }
            let kinds: ManaKinds = vademecum_abilities::Color::ALL
                .into_iter()
                .filter(|&color| now.colors.has(color))
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
    used: SmallVec<[ObjectId; 8]>,
    steps: u32,
}

impl Search<'_> {
    /// Finds objects for one part after another, first those whose use costs no mana.
    fn assign<R: Recorder>(&mut self, look: Look<'_, R>, place: usize) -> bool {
        self.steps += 1;
        if self.steps > MAX_SEARCH_STEPS {
            return false;
        }
        let Some((part, number)) = self.payment.choosing.get(place) else {
            let life = self.means.life.saturating_sub(life_of(look, self.payment));
            return pays(&self.payment.owed, life, &Supply { sources: &self.sources, ..self.means });
        };
        let mut able = payers(look, self.payment, part);
        let again = !look.rule(R118_10);
        able.retain(|id| (again || !self.used.contains(id)) && !self.means.spent.bars(*id, part));
        let hurts = |id: &ObjectId| self.sources.iter().any(|source| source.object == *id && conflicts(part, source));
        able.sort_by_key(|id| hurts(id));
        self.choose(look, place, usize::from(*number), &able)
    }

    /// Finds some of the objects that are able to pay for a part, and then for the parts behind it.
    fn choose<R: Recorder>(&mut self, look: Look<'_, R>, place: usize, number: usize, able: &[ObjectId]) -> bool {
        if number == 0 {
            return self.assign(look, place + 1);
        }
        let part = &self.payment.choosing[place].0;
        for (index, &id) in able.iter().enumerate() {
            if able.len() - index < number || self.steps > MAX_SEARCH_STEPS {
                return false;
            }
            let taken = self.sources.iter().position(|source| source.object == id && conflicts(part, source));
            let taken = taken.map(|at| self.sources.remove(at));
            self.used.push(id);
            if self.choose(look, place, number - 1, &able[index + 1..]) {
                return true;
            }
            self.used.pop();
            self.sources.extend(taken);
        }
        false
    }
}

/// Whether pool and sources pay the mana that is owed, by one way of each symbol that has several.
fn pays(owed: &Owed, life: i32, means: &Supply<'_>) -> bool {
    // What also does something else may cost the life that the rest asks for.
    let costs_life = life < means.life || owed.special.iter().any(|symbol| symbol.phyrexian);
    let means = &Supply { only_mana: costs_life, ..*means };
    let all: u64 = owed.kinds.iter().map(|&n| u64::from(n)).sum::<u64>() + u64::from(owed.generic);
    if means.total() < all {
        return false;
    }
    let mut demands: SmallVec<[(ManaKinds, u32); 10]> = SmallVec::new();
    for kind in ManaKind::ALL {
        let owed = owed.kinds[kind as usize];
        if owed > 0 {
            demands.push((ManaKinds::only(kind), owed));
        }
    }
    let mut generic = owed.generic;
    if generic > 0 && !means.symbols.generic {
        demands.push((ManaKinds::only(ManaKind::Colorless), std::mem::take(&mut generic)));
    }
    // Any type pays for {S}, if a snow source produced it.
    let (snow, special): (SmallVec<[ManaSymbol; 2]>, SmallVec<[ManaSymbol; 2]>) =
        owed.special.iter().copied().partition(|symbol| symbol.snow && means.symbols.snow);
    ways(&mut demands, &special, (generic, snow.len() as u32), life, means)
}

fn ways(
    demands: &mut SmallVec<[(ManaKinds, u32); 10]>,
    special: &[ManaSymbol],
    (generic, snow): (u32, u32),
    life: i32,
    means: &Supply<'_>,
) -> bool {
    let Some((symbol, rest)) = special.split_first() else { return enough(demands, generic, snow, means) };
    if !symbol.snow && !(if symbol.phyrexian { means.symbols.phyrexian } else { means.symbols.hybrid }) {
        return false;
    }
    demands.push((symbol.kinds, 1));
    let by_kind = ways(demands, rest, (generic, snow), life, means);
    demands.pop();
    let with_more = |more: &u8| generic.saturating_add(u32::from(*more));
    by_kind
        || symbol.generic.as_ref().is_some_and(|more| ways(demands, rest, (with_more(more), snow), life, means))
        || (symbol.phyrexian && life >= 2 && ways(demands, rest, (generic, snow), life - 2, means))
}

/// Whether a pool and some sources together pay: for every set of types, what can make one of them must be enough for
/// all that asks for nothing else (Hall's condition), also together with what asks for snow mana and all the snow mana
/// there is, and the total must be enough.
fn enough(demands: &[(ManaKinds, u32)], generic: u32, snow: u32, means: &Supply<'_>) -> bool {
    let snow = u64::from(snow);
    let asked: u64 = demands.iter().map(|&(_, n)| u64::from(n)).sum::<u64>() + u64::from(generic) + snow;
    if means.total() < asked || snow > 0 && means.total_snow() < snow {
        return false;
    }
    let all = demands.iter().fold(ManaKinds::NONE, |all, (kinds, _)| all.union(*kinds)).bits();
    let mut subset = all;
    while subset != 0 {
        let demand: u64 =
            demands.iter().filter(|(kinds, _)| kinds.bits() & !subset == 0).map(|&(_, n)| u64::from(n)).sum();
        let of_them = |amounts: &[u32; 6]| -> u64 {
            (0..6).filter(|bit| subset & 1 << bit != 0).map(|bit| u64::from(amounts[bit])).sum()
        };
        let stored = of_them(&means.pool.amounts);
        // A source makes mana of one chosen type: of several types, one mana for certain.
        let certain = |source: &Source| if source.kinds.len() > 1 { 1 } else { u64::from(source.amount) };
        let reach = || means.sources().filter(|source| source.kinds.bits() & subset != 0);
        let made: u64 = reach().map(certain).sum();
        if stored + made < demand {
            return false;
        }
        if snow > 0 {
            // Whichever type is chosen, all the mana of a snow source is snow mana.
            let others: u64 = reach().filter(|source| !source.snow).map(certain).sum();
            let stored = stored - of_them(&means.pool.snow);
            if stored + others + means.total_snow() < demand + snow {
                return false;
            }
        }
        subset = (subset - 1) & all;
    }
    true
}
