//! Whether a payment can be finished: a search for objects that pay for the parts that need some, and Hall's condition
//! for the mana that they leave.

use smallvec::SmallVec;
use vademecum_abilities::{CostPart, ManaKind, ManaKinds, ManaSymbol};
use vademecum_rule_ids::magic::R702_51A;

use super::{Payment, life_of, payers};
use crate::{
    Recorder,
    cx::Look,
    id::{ObjectId, PlayerId},
    mana,
    mana::Source,
    object::Mark,
    player::Player,
};

/// What a player can pay with, found once for each decision: sources of mana, the pool, life.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Means {
    pub(super) sources: SmallVec<[Source; 16]>,
    pub(super) pool: [u32; 6],
    pub(super) life: i32,
}

impl Means {
    /// The means of a player now.
    pub(crate) fn of<R: Recorder>(look: Look<'_, R>, player: PlayerId) -> Means {
        let quiet = Look { quiet: true, ..look };
        let Player { life, pool, .. } = look.state.player(player);
        Means { sources: mana::sources(quiet, player), pool: pool.amounts, life: *life }
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
/// mana. `without` is what has been used already.
pub(super) fn can_finish<R: Recorder>(
    look: Look<'_, R>,
    means: &Means,
    payment: &Payment,
    without: &[ObjectId],
) -> bool {
    if payment.is_paid() {
        return true;
    }
    let quiet = Look { quiet: true, ..look };
    let uses_itself = payment.plain.iter().any(|part| matches!(part, CostPart::Tap | CostPart::SacrificeThis));
    if payment.choosing.is_empty() && !payment.convoke && without.is_empty() && !uses_itself {
        return pays(quiet, payment, means);
    }
    let mut rest = Means { sources: SmallVec::new(), ..*means };
    if !payment.owed.is_paid() {
        rest.sources = usable(quiet, means, payment, without);
    }
    if payment.choosing.is_empty() {
        return pays(quiet, payment, &rest);
    }
    let mut steps = 0;
    assign(quiet, payment, 0, &mut SmallVec::from_slice(without), &mut rest, &mut steps)
}

/// What can be used for mana in a payment: permanents other than one that its own cost taps, and creatures for convoke.
fn usable<R: Recorder>(
    look: Look<'_, R>,
    means: &Means,
    payment: &Payment,
    without: &[ObjectId],
) -> SmallVec<[Source; 16]> {
    let taps_itself = payment.plain.contains(&CostPart::Tap);
    let leaves_itself = payment.plain.contains(&CostPart::SacrificeThis);
    let is_needed = taps_itself || leaves_itself;
    let own = |source: &&Source| {
        let itself = source.object == payment.object.id && (taps_itself && source.taps || is_needed && source.consumes);
        !itself && !without.contains(&source.object)
    };
    let mut sources: SmallVec<[Source; 16]> = means.sources.iter().filter(own).copied().collect();
    if payment.convoke && look.rule(R702_51A) {
        for (id, now) in look.state.permanents() {
            let able = now.controller == payment.player && now.is_creature() && !look.state.object(id).is(Mark::Tapped);
            if !able || without.contains(&id) {
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
                }
                None => {
                    sources.push(Source { object: id, kinds, amount: 1, taps: true, consumes: false, only_mana: true });
                }
            }
        }
    }
    sources
}

/// Finds objects for one part after another, first those whose use costs no mana.
fn assign<R: Recorder>(
    look: Look<'_, R>,
    payment: &Payment,
    place: usize,
    used: &mut SmallVec<[ObjectId; 8]>,
    means: &mut Means,
    steps: &mut u32,
) -> bool {
    *steps += 1;
    if *steps > MAX_SEARCH_STEPS {
        return false;
    }
    let Some((part, number)) = payment.choosing.get(place) else {
        return pays(look, payment, means);
    };
    let mut able: SmallVec<[ObjectId; 8]> =
        payers(look, payment, part).into_iter().filter(|id| !used.contains(id)).collect();
    let hurts = |id: &ObjectId| means.sources.iter().any(|source| source.object == *id && conflicts(part, source));
    able.sort_by_key(|id| hurts(id));
    choose_for(look, payment, place, usize::from(*number), &able, used, means, steps)
}

#[expect(clippy::too_many_arguments, reason = "one step of a search, with everything that it goes back to")]
fn choose_for<R: Recorder>(
    look: Look<'_, R>,
    payment: &Payment,
    place: usize,
    number: usize,
    able: &[ObjectId],
    used: &mut SmallVec<[ObjectId; 8]>,
    means: &mut Means,
    steps: &mut u32,
) -> bool {
    if number == 0 {
        return assign(look, payment, place + 1, used, means, steps);
    }
    for (index, &id) in able.iter().enumerate() {
        if able.len() - index < number || *steps > MAX_SEARCH_STEPS {
            return false;
        }
        let part = &payment.choosing[place].0;
        let taken = means.sources.iter().position(|source| source.object == id && conflicts(part, source));
        let taken = taken.map(|at| means.sources.remove(at));
        used.push(id);
        if choose_for(look, payment, place, number - 1, &able[index + 1..], used, means, steps) {
            return true;
        }
        used.pop();
        means.sources.extend(taken);
    }
    false
}

/// Whether pool and sources pay the mana that is owed, by one way of each symbol that has several.
fn pays<R: Recorder>(look: Look<'_, R>, payment: &Payment, means: &Means) -> bool {
    let life = life_of(look, payment);
    let spare_life = means.life.saturating_sub(life);
    let costs_life = life > 0 || payment.owed.special.iter().any(|symbol| symbol.phyrexian);
    // What also does something else may cost the life that the rest asks for.
    let sources: SmallVec<[Source; 16]> =
        means.sources.iter().filter(|source| !costs_life || source.only_mana).copied().collect();
    let mut demands: SmallVec<[(ManaKinds, u32); 10]> = SmallVec::new();
    for kind in ManaKind::ALL {
        let owed = payment.owed.kinds[kind as usize];
        if owed > 0 {
            demands.push((ManaKinds::only(kind), owed));
        }
    }
    ways(&mut demands, &payment.owed.special, payment.owed.generic, spare_life, &means.pool, &sources)
}

fn ways(
    demands: &mut SmallVec<[(ManaKinds, u32); 10]>,
    special: &[ManaSymbol],
    generic: u32,
    life: i32,
    pool: &[u32; 6],
    sources: &[Source],
) -> bool {
    let Some((symbol, rest)) = special.split_first() else { return enough(demands, generic, pool, sources) };
    demands.push((symbol.kinds, 1));
    let by_kind = ways(demands, rest, generic, life, pool, sources);
    demands.pop();
    by_kind
        || symbol
            .generic
            .is_some_and(|more| ways(demands, rest, generic.saturating_add(u32::from(more)), life, pool, sources))
        || (symbol.phyrexian && life >= 2 && ways(demands, rest, generic, life - 2, pool, sources))
}

/// Whether a pool and some sources together pay: for every set of types, what can make one of them must be enough for
/// all that asks for nothing else (Hall's condition), and the total must be enough.
fn enough(demands: &[(ManaKinds, u32)], generic: u32, pool: &[u32; 6], sources: &[Source]) -> bool {
    let made: u64 = sources.iter().map(|source| u64::from(source.amount)).sum();
    let stored: u64 = pool.iter().map(|&n| u64::from(n)).sum();
    let asked: u64 = demands.iter().map(|&(_, n)| u64::from(n)).sum::<u64>() + u64::from(generic);
    if made + stored < asked {
        return false;
    }
    let all = demands.iter().fold(ManaKinds::NONE, |all, (kinds, _)| all.union(*kinds)).bits();
    let mut subset = all;
    while subset != 0 {
        let demand: u64 =
            demands.iter().filter(|(kinds, _)| kinds.bits() & !subset == 0).map(|&(_, n)| u64::from(n)).sum();
        let stored: u64 = (0..6).filter(|bit| subset & 1 << bit != 0).map(|bit| u64::from(pool[bit])).sum();
        // A source makes mana of one chosen type: of several types, one mana for certain.
        let reach = |source: &&Source| source.kinds.bits() & subset != 0;
        let made: u64 = sources
            .iter()
            .filter(reach)
            .map(|source| if source.kinds.len() > 1 { 1 } else { u64::from(source.amount) })
            .sum();
        if stored + made < demand {
            return false;
        }
        subset = (subset - 1) & all;
    }
    true
}
