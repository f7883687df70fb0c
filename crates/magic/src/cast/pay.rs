//! Working out and paying costs (601.2f–h, 118).

use smallvec::SmallVec;
use vademecum_rule_ids::magic::{
    R107_4B, R117_1D, R118_2, R118_8, R202_1A, R601_2F, R601_2G, R601_2H, R602_1A, R605_3A, R701_8A, R701_17A,
};
use vademecum_trace::Recorder;

use super::{At, What, go_on, legality};
use crate::{
    ability::Cost,
    activate,
    card::Zone,
    choice::Decision,
    engine::Cx,
    event::Observer,
    life,
    mana::{ManaCost, ManaKind, ManaKinds, ManaPool, Owed},
    mana_ability::{self, Output},
    object::{ObjectId, PlayerId},
    permanent,
    state::{StackItem, State},
    zone,
};

/// The mana that something costs with an X; `None` if that is more than can be counted, or cannot be paid at
/// all (118.6).
pub(crate) fn owed_now(state: &State, item: &StackItem, x: u32) -> Option<Owed> {
    let owed = legality::mana_cost(state, item)?.owed(x)?;
    let additional = item.ability.is_none().then(|| state.cards.get(item.def).def.additional_cost).flatten();
    match additional {
        Some(cost) => Some(owed.plus(cost.mana.owed(x)?)),
        None => Some(owed),
    }
}

/// Mana that could be made: so much, of kinds to choose from.
type Sources = SmallVec<[(ManaKinds, u32); 16]>;

/// Untapped sources of mana. What is found here can be paid with for certain: of several abilities of a
/// permanent, or of several mana of one chosen kind, only what any of the choices gives is counted.
fn sources(state: &State, cx: &mut impl Recorder, player: PlayerId, but: Option<ObjectId>) -> Sources {
    let mut sources = Sources::new();
    if !cx.muted().when([R605_3A, R117_1D], mana_ability::asks_for_mana(state)) {
        return sources;
    }
    for &id in &state.battlefield {
        let object = state.object(id);
        let able = object.controller == player && !object.tapped && Some(id) != but;
        if able && mana_ability::tap_cost(state, &mut cx.muted(), id, true).is_ok() {
            sources_of(state, &mut cx.muted(), id, &mut sources);
        }
    }
    sources
}

/// What one permanent could make.
fn sources_of(state: &State, cx: &mut impl Recorder, id: ObjectId, sources: &mut Sources) {
    let mut abilities = 0;
    let (mut kinds, mut least) = (ManaKinds::NONE, u32::MAX);
    let from = sources.len();
    mana_ability::of(state, cx, id, |place, cost, outputs| {
        let object = state.object(id);
        let printed = activate::ability(&state.cards, object.def, place);
        let limited = printed.is_some_and(|ability| ability.as_sorcery || ability.once_each_turn);
        let Some(first) = outputs.first().filter(|_| cost.mana == ManaCost::ZERO && cost.life == 0 && !limited) else {
            return;
        };
        abilities += 1;
        kinds = kinds.union(first.kinds);
        least = least.min(first.amount);
        if abilities == 1 {
            sources.extend(outputs.iter().map(|output| (output.kinds, output.amount)));
        }
    });
    if abilities > 1 {
        sources.truncate(from);
        sources.push((kinds, least));
    }
    for place in from..sources.len() {
        let (kinds, amount) = sources[place];
        if kinds.len() > 1 && amount > 1 {
            // One of the chosen kind for certain; the others pay for generic mana only.
            sources[place] = (kinds, 1);
            sources.push((ManaKinds::NONE, amount - 1));
        }
    }
}

/// All the mana a player could have at once.
pub(super) fn all_mana(state: &State, cx: &mut impl Recorder, player: PlayerId) -> u32 {
    let made = sources(state, cx, player, None).iter().map(|&(_, n)| u64::from(n)).sum::<u64>();
    u32::try_from(made + state.player(player).pool.total()).unwrap_or(u32::MAX - 1)
}

/// Whether a player can pay so much mana with the pool and untapped sources (118.3).
pub(crate) fn can_pay(
    state: &State,
    cx: &mut impl Recorder,
    player: PlayerId,
    owed: Owed,
    but: Option<ObjectId>,
) -> bool {
    let pool = &state.player(player).pool;
    if owed.is_paid() || covers(pool, owed) {
        return true;
    }
    enough(pool, owed, &sources(state, cx, player, but))
}

/// Whether the rest could be paid after a source was used for mana of a kind.
pub(super) fn can_pay_after(
    state: &State,
    cx: &mut impl Recorder,
    player: PlayerId,
    owed: Owed,
    source: ObjectId,
    kind: ManaKind,
    outputs: &[Output],
) -> bool {
    let mut pool = state.player(player).pool;
    for output in outputs {
        let made = if output.kinds.has(kind) { Some(kind) } else { output.kinds.iter().next() };
        if let Some(made) = made {
            pool.amounts[made as usize] = pool.amounts[made as usize].saturating_add(output.amount);
        }
    }
    covers(&pool, owed) || enough(&pool, owed, &sources(state, cx, player, Some(source)))
}

/// Whether a player's pool alone pays for what is owed.
pub(super) fn is_covered(state: &State, player: PlayerId, owed: Owed) -> bool {
    covers(&state.player(player).pool, owed)
}

/// Whether a pool alone pays for something.
fn covers(pool: &ManaPool, owed: Owed) -> bool {
    let each = owed.kinds.iter().zip(pool.amounts).all(|(&owed, has)| owed <= has);
    each && owed.total() <= pool.total()
}

/// Whether a pool and some sources together pay: for every set of kinds, what can make one of them must be
/// enough for all that asks for them (Hall's condition), and the total must be enough.
fn enough(pool: &ManaPool, owed: Owed, sources: &[(ManaKinds, u32)]) -> bool {
    let all = sources.iter().map(|&(_, n)| u64::from(n)).sum::<u64>() + pool.total();
    if all < owed.total() {
        return false;
    }
    let asked: ManaKinds = ManaKind::ALL.into_iter().filter(|&kind| owed.kinds[kind as usize] > 0).collect();
    // Every non-empty subset of the kinds asked for.
    let mut subset = asked.bits();
    while subset != 0 {
        let holds = |kind: ManaKind| subset & 1 << kind as u8 != 0;
        let demand: u64 =
            ManaKind::ALL.into_iter().filter(|&k| holds(k)).map(|k| u64::from(owed.kinds[k as usize])).sum();
        let stored: u64 = ManaKind::ALL.into_iter().filter(|&k| holds(k)).map(|k| u64::from(pool.of(k))).sum();
        let made: u64 =
            sources.iter().filter(|(kinds, _)| kinds.bits() & subset != 0).map(|&(_, n)| u64::from(n)).sum();
        if stored + made < demand {
            return false;
        }
        subset = (subset - 1) & asked.bits();
    }
    true
}

/// The total cost is worked out and locked in (601.2f); what needs no choice and no mana is paid at once
/// (601.2h).
pub(super) fn determine<R: Observer>(cx: &mut Cx<'_, R>) -> bool {
    let Some((item, proposal)) = cx.state.stack.last().cloned().zip(cx.state.proposal) else { return false };
    if proposal.what == What::Trigger {
        go_on(cx.state, At::Finished);
        return false;
    }
    let owed = owed_now(cx.state, &item, item.x).unwrap_or_default();
    let mut cost = legality::other_costs(cx.state, &item);
    let owed = match proposal.what {
        What::Spell => cx.value([R601_2F, R202_1A], owed, Owed::default()),
        _ => cx.value([R601_2F, R602_1A], owed, Owed::default()),
    };
    if item.ability.is_none() && cost != Cost::default() {
        cost = cx.value([R118_8, R601_2F], cost, Cost::default());
    }
    cx.state.proposal = Some(super::Proposal { owed, cost, at: At::Mana, ..proposal });
    false
}

/// What other costs there are is paid, once the mana is: tapping, life, sacrificing and discarding.
fn others<R: Observer>(cx: &mut Cx<'_, R>) {
    let Some((item, proposal)) = cx.state.stack.last().cloned().zip(cx.state.proposal) else { return };
    let cost = proposal.cost;
    if cost.tap {
        permanent::tap(cx, item.object.id);
    }
    life::pay(cx, item.controller, cost.life);
    if cost.sacrifice_this && cx.state.is_current(item.object) {
        permanent::sacrifice(cx, &[(item.controller, item.object.id)]);
    }
    go_on(cx.state, At::Sacrifices);
}

/// Asks what to sacrifice as a cost. True if a decision is needed.
pub(super) fn sacrifices<R: Observer>(cx: &mut Cx<'_, R>) -> bool {
    let Some((item, proposal)) = cx.state.stack.last().zip(cx.state.proposal) else { return false };
    let player = item.controller;
    let source = item.object;
    let some = proposal.cost.sacrifice.is_some_and(|filter| {
        let mut all = cx.state.battlefield.iter();
        all.any(|&id| {
            cx.state.object(id).controller == player && crate::target::fits(cx.state, player, Some(source), id, &filter)
        })
    });
    if cx.when([R601_2H, R701_17A], some) {
        return cx.ask(Decision::CostSacrifice(player));
    }
    go_on(cx.state, At::Discards);
    false
}

/// Asks what to discard as a cost. True if a decision is needed.
pub(super) fn discards<R: Observer>(cx: &mut Cx<'_, R>) -> bool {
    let Some((item, proposal)) = cx.state.stack.last().zip(cx.state.proposal) else { return false };
    let player = item.controller;
    let wanted = usize::from(proposal.cost.discard).min(cx.state.player(player).hand.len());
    if cx.when([R601_2H, R701_8A], cx.state.chosen.len() < wanted) {
        return cx.ask(Decision::CostDiscard(player));
    }
    let chosen = std::mem::take(&mut cx.state.chosen);
    let cards: Vec<(PlayerId, ObjectId)> = chosen.iter().map(|&card| (player, card)).collect();
    zone::discard_together(cx, &cards);
    go_on(cx.state, At::Finished);
    false
}

/// An object is chosen as a cost.
pub(super) fn choose_object<R: Observer>(cx: &mut Cx<'_, R>, id: ObjectId) {
    let Some((item, proposal)) = cx.state.stack.last().zip(cx.state.proposal) else { return };
    let player = item.controller;
    if proposal.at == At::Discards {
        cx.state.chosen.push(id);
    } else if cx.state.object(id).zone == Zone::Battlefield {
        permanent::sacrifice(cx, &[(player, id)]);
        go_on(cx.state, At::Discards);
    }
}

/// Asks for mana until the cost is paid (601.2g–h). True if a decision is needed.
pub(super) fn mana<R: Observer>(cx: &mut Cx<'_, R>) -> bool {
    let Some((item, proposal)) = cx.state.stack.last().zip(cx.state.proposal) else { return false };
    let player = item.controller;
    let pool = cx.state.player(player).pool;
    let owed = proposal.owed;
    if owed.is_paid() {
        others(cx);
        return false;
    }
    if !covers(&pool, owed) {
        // A knocked-out rule can let a player begin what cannot be paid for: then as much as possible is.
        let but = proposal.cost.tap.then_some(item.object.id);
        let possible = can_pay(cx.state, &mut cx.rec.muted(), player, owed, but);
        if cx.when([R601_2G, R605_3A, R118_2], possible) {
            return cx.ask(Decision::Pay(player));
        }
        spend_all(cx, player, owed, pool);
        return false;
    }
    // Of each kind first: there is no choice in that.
    let mut rest = owed;
    for kind in ManaKind::ALL {
        let exact = std::mem::take(&mut rest.kinds[kind as usize]);
        if cx.when(R601_2H, exact > 0) {
            mana_ability::spend(cx, player, kind, exact);
        }
    }
    let pool = cx.state.player(player).pool;
    let kinds: SmallVec<[ManaKind; 6]> = ManaKind::ALL.into_iter().filter(|&kind| pool.of(kind) > 0).collect();
    if let Some(proposal) = &mut cx.state.proposal {
        proposal.owed = rest;
    }
    if rest.generic == 0 {
        return false;
    }
    // 107.4b: generic mana is paid with any kind; which one matters only if there is a choice.
    let matters = u64::from(rest.generic) < pool.total() && kinds.len() > 1;
    if cx.when([R601_2H, R107_4B], matters) {
        return cx.ask(Decision::Pay(player));
    }
    spend_all(cx, player, rest, pool);
    false
}

/// Spends what there is, up to what is owed, in the order of the kinds; the rest is forgiven.
fn spend_all<R: Observer>(cx: &mut Cx<'_, R>, player: PlayerId, owed: Owed, pool: ManaPool) {
    let mut generic = owed.generic;
    for kind in ManaKind::ALL {
        let exact = owed.kinds[kind as usize].min(pool.of(kind));
        let any = generic.min(pool.of(kind) - exact);
        generic -= any;
        mana_ability::spend(cx, player, kind, exact + any);
    }
    if let Some(proposal) = &mut cx.state.proposal {
        proposal.owed = Owed::default();
    }
}

/// Whether a player may now say that mana of a kind is spent on generic mana.
pub(super) fn is_spendable(state: &State, player: PlayerId, owed: Owed, kind: ManaKind) -> bool {
    let pool = &state.player(player).pool;
    owed.generic > 0 && owed.kinds == [0; 6] && covers(pool, owed) && pool.of(kind) > 0
}

/// One mana of a kind is spent on generic mana.
pub(super) fn choose_mana<R: Observer>(cx: &mut Cx<'_, R>, kind: ManaKind) {
    let Some((item, proposal)) = cx.state.stack.last().zip(cx.state.proposal) else { return };
    let player = item.controller;
    let owed = Owed { generic: proposal.owed.generic.saturating_sub(1), ..proposal.owed };
    mana_ability::spend(cx, player, kind, 1);
    if let Some(proposal) = &mut cx.state.proposal {
        proposal.owed = owed;
    }
}
