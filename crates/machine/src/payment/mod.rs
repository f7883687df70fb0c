//! Paying (601.2g–h, 118): the parts of a cost are paid in the order the player likes, each accepted only if the rest
//! stays payable. No payment is begun that cannot be finished.

mod answers;
mod certificate;
mod conversion;
mod most;
mod possible;
mod symbols;

use answers::answer;
pub(crate) use answers::{each_answer, may_answer, sample_answer};
pub(crate) use certificate::Means;
use certificate::{Spent, can_finish, needs_itself};
pub(crate) use conversion::mana_to_convert;
pub(crate) use most::{most_x, most_x_of_cost};
use possible::{cant_sacrifice, check_evidence, check_life, is_impossible, life_of, plain_lacks};
use smallvec::SmallVec;
use symbols::settle_symbols;
pub(crate) use symbols::{Way, choose_each, choose_ways, ways_of};
use vademecum_abilities::{Amount, CostPart, CounterKind, Filter, ManaKind, ManaSymbol, Slot, Type, Zone};
use vademecum_rule_ids::magic::{
    R107_4A, R107_4B, R107_4C, R118_2, R118_3, R118_3B, R118_7E, R118_11, R121_8, R601_2G, R601_2H, R606_4, R606_6,
    R614_17B, R702_51A, R702_51B, R702_66B, R702_126A, R702_167B,
};
use vademecum_vocab::RuleId;

use crate::{
    Recorder,
    actions::{a057_collect_evidence, a059_forage},
    casting::Attempt,
    controlling,
    cx::{Cx, Flow, Legal, Look},
    decision::{Ask, Decision},
    deed::Deed,
    happen,
    id::{ObjectId, ObjectRef, PlayerId, Subject},
    keywords::{
        self, KeywordRules,
        k122_crew::{self, Crew},
        k132_assist,
    },
    mana,
    object::{Characteristics, Mark},
    player::ManaPool,
    produce,
    select::Scope,
    slots::{Held, Slots},
    state::{OnStack, StackItem, State},
    stickers,
    total_cost::TotalCost,
};

/// Mana that is still to be paid.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Owed {
    /// Of each type.
    pub(crate) kinds: [u32; 6],
    /// Of any type (107.4b).
    pub(crate) generic: u32,
    /// Symbols with several ways to pay.
    pub(crate) special: SmallVec<[ManaSymbol; 2]>,
    /// Phyrexian symbols for which life is going to be paid.
    pub(crate) for_life: u8,
}

impl Owed {
    fn is_paid(&self) -> bool {
        self.generic == 0 && self.kinds == [0; 6] && self.special.is_empty()
    }

    pub(crate) fn add<R: Recorder>(&mut self, look: Look<'_, R>, cost: &vademecum_abilities::ManaCost, x: u32) {
        for (kind, more) in ManaKind::ALL.into_iter().zip(cost.kinds).filter(|(_, more)| *more > 0) {
            // What is owed of one type is paid with nothing else.
            let of_type = if kind == ManaKind::Colorless { look.rule(R107_4C) } else { look.rule(R107_4A) };
            let owed = if of_type { &mut self.kinds[kind as usize] } else { &mut self.generic };
            *owed = owed.saturating_add(u32::from(more));
        }
        let generic = u32::from(cost.x).saturating_mul(x).saturating_add(cost.generic);
        self.generic = self.generic.saturating_add(generic);
        if !cost.special.is_empty() {
            self.special.extend(cost.special.iter().copied());
        }
    }
}

/// The ways to pay mana of a cost other than with mana.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Aids {
    /// Creatures may be tapped for it (702.51a).
    pub(crate) convoke: bool,
    /// Cards of the graveyard may be exiled for its generic mana (702.66a).
    pub(crate) delve: bool,
    /// Artifacts may be tapped for its generic mana (702.126a).
    pub(crate) improvise: bool,
}

impl Aids {
    /// The ways in which an object on the stack may be paid for.
    pub(crate) fn of<R: Recorder>(look: Look<'_, R>, item: &StackItem, cost: &TotalCost<'_>) -> Aids {
        if item.what != OnStack::Spell {
            return Aids::default();
        }
        let (id, alternative) = (item.object.id, cost.is_alternative());
        // 702.51b, 702.66b: neither is a cost of its own, so both go with an alternative cost.
        Aids {
            convoke: keywords::has_convoke(look.state, id) && (!alternative || look.rule(R702_51B)),
            delve: keywords::has_delve(look.state, id) && (!alternative || look.rule(R702_66B)),
            improvise: keywords::has_improvise(look.state, id),
        }
    }

    /// Whether there is any such way.
    pub(crate) const fn has_any(self) -> bool {
        self.convoke || self.delve || self.improvise
    }

    /// Whether a permanent may be tapped as a creature, and whether as an artifact.
    pub(crate) fn accept<R: Recorder>(self, look: Look<'_, R>, now: &Characteristics) -> (bool, bool) {
        let as_creature = self.convoke && now.is_creature() && look.rule(R702_51A);
        (as_creature, self.improvise && now.types.has(Type::Artifact) && look.rule(R702_126A))
    }
}

/// A cost that is being paid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Payment {
    pub(crate) player: PlayerId,
    /// What it is paid for: the spell, or the source of the ability.
    pub(crate) object: ObjectRef,
    pub(crate) owed: Owed,
    /// Parts for which the player chooses objects, with how many are still to be chosen.
    pub(crate) choosing: SmallVec<[(CostPart, u8); 2]>,
    /// Parts that need no choice, paid when everything else is.
    pub(crate) plain: SmallVec<[CostPart; 2]>,
    /// The value of X of what it is paid for (107.3).
    pub(crate) x: u32,
    /// The permanent that was chosen to be sacrificed as it was proposed (601.2b).
    pub(crate) given: Option<ObjectRef>,
    /// The ways to pay its mana other than with mana.
    pub(crate) aids: Aids,
    /// What it is paid for, if that is a spell or an activated ability.
    pub(crate) attempt: Option<Attempt>,
    /// The cards that its player has drawn since: face down until the spell is cast or the ability activated (121.8).
    pub(crate) drawn: SmallVec<[ObjectId; 1]>,
    /// Whether an object was given for it: no mana ability is activated for it any more, where that comes first (601.2g).
    pub(crate) has_begun: bool,
    /// The rule by which mana abilities may be activated for it: 601.2g while a spell is cast or an ability is activated,
    /// otherwise 118.2.
    pub(crate) mana_rule: RuleId,
    /// The rule by which it is paid: 508.1j or 509.1f for attackers or blockers, otherwise 601.2h.
    pub(crate) paid_rule: RuleId,
}

impl Payment {
    /// A cost of what is on the stack, before anything of it is paid.
    pub(crate) fn new<R: Recorder>(look: Look<'_, R>, item: &StackItem, cost: &TotalCost<'_>) -> Payment {
        let owed = cost.owed(look, item.into());
        let aids = Aids::of(look, item, cost);
        let payment = Payment::of(look, (item.controller, item.object, item.x), cost, owed, aids);
        let given = item.slots.get(Slot::GIVEN).and_then(|held| held.objects.first().copied());
        Payment { attempt: Some(Attempt::of(item)), mana_rule: R601_2G, given, ..payment }
    }

    /// A cost that an effect asks for.
    pub(crate) fn of<R: Recorder>(
        look: Look<'_, R>,
        (player, object, x): (PlayerId, ObjectRef, u32),
        cost: &TotalCost<'_>,
        owed: Owed,
        aids: Aids,
    ) -> Payment {
        let mut payment = Payment {
            player,
            object,
            owed,
            choosing: SmallVec::new(),
            plain: SmallVec::new(),
            x,
            given: None,
            aids,
            attempt: None,
            drawn: SmallVec::new(),
            has_begun: false,
            mana_rule: R118_2,
            paid_rule: R601_2H,
        };
        payment.pay_life_for_symbols();
        payment.plain.extend(cost.loyalty(look).into_iter().map(CostPart::Loyalty));
        for part in cost.others() {
            match part {
                CostPart::Sacrifice(n, _)
                | CostPart::Discard(n, _)
                | CostPart::Exile(n, ..)
                | CostPart::Materials(n, _)
                | CostPart::TapOthers(n, _)
                | CostPart::TapPower(n, ..)
                | CostPart::Return(n, _) => {
                    if *n > 0 {
                        payment.choosing.push((part.clone(), *n));
                    }
                }
                _ => payment.plain.push(part.clone()),
            }
        }
        payment
    }

    /// Where life is going to be paid for a Phyrexian symbol, that is a part of the cost like any other (107.4f).
    fn pay_life_for_symbols(&mut self) {
        let symbols = usize::from(std::mem::take(&mut self.owed.for_life));
        self.plain.extend(std::iter::repeat_n(CostPart::Life(Amount::Number(2)), symbols));
    }

    /// Whether mana abilities are activated before anything is paid (508.1i, 509.1e, 601.2g): so it is for all but what an
    /// effect asks for.
    fn makes_mana_first(&self) -> bool {
        self.mana_rule != R118_2
    }

    fn is_paid(&self) -> bool {
        self.owed.is_paid() && self.choosing.is_empty()
    }

    /// Whether a card was drawn in the middle of the casting or activating, and so has no characteristics yet (121.8).
    fn hides<R: Recorder>(&self, look: Look<'_, R>, id: ObjectId) -> bool {
        self.drawn.contains(&id) && look.rule(R121_8)
    }

    /// Whether the mana that it takes is in the player's pool already.
    pub(crate) fn is_in_pool(&self, state: &State) -> bool {
        !needs_mana(state, self)
    }

    /// Whether its plain parts involve choices of the player as they are paid.
    pub(crate) fn asks_as_paid(&self) -> bool {
        self.plain.iter().any(CostPart::asks_as_paid)
    }

    /// Whether nothing but mana is left to pay.
    pub(crate) fn is_only_mana(&self) -> bool {
        self.choosing.is_empty() && self.plain.is_empty()
    }
}

impl State {
    /// Mana owed of each type for the cost being paid, beyond what its player has in the pool, in the order of
    /// [`ManaKind::ALL`]. All zero where no cost is being paid.
    pub fn owed_of_type(&self) -> [u32; 6] {
        let Some(payment) = self.payment.as_deref() else { return [0; 6] };
        let pool = pool_for(self, payment);
        std::array::from_fn(|kind| payment.owed.kinds[kind].saturating_sub(pool.amounts[kind]))
    }
}

/// Whether the mana cost of a card is more than all the mana that its player could have: then the card cannot be cast for it,
/// if no text changes what it costs and all rules are in force. False where a closer look is needed.
pub(crate) fn is_too_dear(state: &State, means: &Means, player: PlayerId, card: ObjectId) -> bool {
    let Some(cost) = &state.values(card).cost else { return false };
    u64::from(cost.mana_value(0)) > means.total()
        && cost.special.is_empty()
        && means.conversions.is_empty()
        && state.player(player).tied.is_empty()
        && !keywords::is_paid_with_help(state, card)
}

/// Whether a cost could be paid in full, before it is begun (118.3, 601.2h), with the help of another player where the spell has
/// assist.
pub(crate) fn check_payable<R: Recorder>(
    look: Look<'_, R>,
    means: &Means,
    item: &StackItem,
    cost: &TotalCost<'_>,
) -> Legal {
    let alone = check_alone(look, means, item, cost);
    match alone {
        Err(refused) if item.what == OnStack::Spell && k132_assist::has(look.state, item.object.id) => {
            k132_assist::check(look, means, &Payment::new(look, item, cost), refused)
        }
        alone => alone,
    }
}

/// The same by its player alone.
fn check_alone<R: Recorder>(look: Look<'_, R>, means: &Means, item: &StackItem, cost: &TotalCost<'_>) -> Legal {
    if let Some(refused) = check_with_halves(look, means, item, cost) {
        return refused;
    }
    // Most costs are mana, and most that cannot be paid are larger than all the mana there is.
    let pool;
    let means = if look.rule(R601_2G) {
        means
    } else {
        pool = means.without_sources();
        &pool
    };
    if cost.is_only_mana()
        && !Aids::of(look, item, cost).has_any()
        && look.state.player(item.controller).tied.is_empty()
    {
        let owed = cost.owed(look, item.into());
        if owed.for_life == 0 && (means.conversions.is_empty() || certificate::pays_mana(means, &owed)) {
            return look.forbid(R118_3, !certificate::pays_mana(means, &owed), "refused-cannot-pay-cost");
        }
    }
    check(look, means, &Payment::new(look, item, cost))
}

/// Halves of hybrid symbols that are tried, before any is chosen; the first one is taken of each beyond them.
const MOST_HALVES: usize = 6;

/// Whether a cost could be paid with one half or the other of the next hybrid symbol by which it is reduced (118.7e), if
/// there is one.
fn check_with_halves<R: Recorder>(
    look: Look<'_, R>,
    means: &Means,
    item: &StackItem,
    cost: &TotalCost<'_>,
) -> Option<Legal> {
    let chosen = item.halves.len();
    let symbol = cost.reducing_symbols().nth(chosen).filter(|_| chosen < MOST_HALVES)?;
    let halves = ways_of(&symbol).filter(|_| look.rule(R118_7E))?;
    let with = |half| {
        let mut item = item.clone();
        item.halves.push(half);
        check_payable(look, means, &item, cost)
    };
    halves.into_iter().map(with).reduce(Legal::or)
}

/// Whether a payment can be finished.
pub(crate) fn check<R: Recorder>(look: Look<'_, R>, means: &Means, payment: &Payment) -> Legal {
    let life = life_of(look, payment);
    check_life(look, payment, life, means.life)?;
    check_evidence(look, payment)?;
    look.forbid(R614_17B, is_impossible(look, payment), "refused-cannot-pay-cost")?;
    let here = look.state.try_permanent(payment.object.id).is_some();
    if payment.plain.contains(&CostPart::Tap) && here {
        mana::tap_cost(look, payment.object.id)?;
    }
    // 606.6: there must be enough counters to be removed.
    let loyalty = payment.plain.iter().map(|part| if let CostPart::Loyalty(n) = part { (*n).min(0) } else { 0 });
    let removed = -loyalty.sum::<i32>();
    let short = removed > look.state.counters(Subject::Object(payment.object.id), CounterKind::Loyalty);
    look.forbid(R606_6, removed > 0 && short, "refused-not-enough-loyalty")?;
    if payment.plain.contains(&CostPart::Untap) && here {
        mana::untap_cost(look, payment.object.id)?;
    }
    let lacks = plain_lacks(look, payment) || lacks_power(look, payment);
    look.forbid(R118_3, lacks || !can_finish(look, means, payment, Spent::Nothing), "refused-cannot-pay-cost")
}

/// Whether the creatures that could be tapped for their power have too little of it together.
fn lacks_power<R: Recorder>(look: Look<'_, R>, payment: &Payment) -> bool {
    let power = |part: &CostPart| {
        let able = payers(look, payment, part);
        able.into_iter().map(|id| usize::from(worth(look.state, part, id))).sum::<usize>()
    };
    let by_power = payment.choosing.iter().filter(|(part, _)| matches!(part, CostPart::TapPower(..)));
    by_power.into_iter().any(|(part, number)| power(part) < usize::from(*number))
}

fn scope<'a>(payment: &Payment, slots: &'a Slots) -> Scope<'a> {
    Scope { you: payment.player, source: payment.object, slots, x: payment.x }
}

/// Whether the cost takes its own object off the battlefield, which then pays for nothing else.
fn leaves_itself(payment: &Payment) -> bool {
    payment.plain.iter().any(|part| matches!(part, CostPart::SacrificeThis | CostPart::ExileThis))
}

/// The objects that could pay for a part.
fn payers<R: Recorder>(look: Look<'_, R>, payment: &Payment, part: &CostPart) -> SmallVec<[ObjectId; 8]> {
    let state = look.state;
    let mut slots = Slots::default();
    if let Some(given) = payment.given {
        slots.set(Slot::GIVEN, Held::objects([given]));
    }
    let scope = scope(payment, &slots);
    let own = |filter: &Filter| {
        let own = state.permanents().filter(|(_, now)| now.controller == payment.player).map(|(id, _)| id);
        let own = own.filter(|&id| id != payment.object.id || !leaves_itself(payment));
        own.filter(|&id| look.matches(scope, id, filter)).collect::<SmallVec<[ObjectId; 8]>>()
    };
    let from = |zone: &[ObjectId], filter: &Filter| {
        let cards = zone.iter().copied().filter(|&id| id != payment.object.id);
        cards.filter(|&id| look.matches(scope, id, filter)).collect()
    };
    let hidden = |id: &ObjectId, filter: &Filter| *filter != Filter::Any && payment.hides(look, *id);
    match part {
        CostPart::Sacrifice(_, filter) => {
            let can = |id: &ObjectId| !cant_sacrifice(look, payment.player, *id) || !look.rule(R614_17B);
            own(filter).into_iter().filter(can).collect()
        }
        CostPart::Return(_, filter) => own(filter),
        CostPart::TapPower(_, filter, keyword) => {
            let all = own(filter).into_iter().filter(|&id| id != payment.object.id);
            let free = all.filter(|&id| !state.object(id).is(Mark::Tapped));
            free.filter(|&id| *keyword != Crew::KEYWORD || !k122_crew::cant_crew(look, id)).collect()
        }
        CostPart::TapOthers(_, filter) => {
            let all = own(filter);
            all.into_iter().filter(|&id| id != payment.object.id && !state.object(id).is(Mark::Tapped)).collect()
        }
        CostPart::Discard(_, filter) | CostPart::Exile(_, filter, Zone::Hand) => {
            let payer = controlling::payer(look, payment.player);
            let cards: SmallVec<[ObjectId; 8]> = from(&state.player(payer).hand, filter);
            cards.into_iter().filter(|id| !hidden(id, filter)).collect()
        }
        CostPart::Exile(_, filter, Zone::Graveyard) => from(&state.player(payment.player).graveyard, filter),
        CostPart::Exile(_, filter, _) => own(filter),
        CostPart::Materials(_, filter) => {
            let mut all = own(filter);
            let cards: SmallVec<[ObjectId; 8]> = from(&state.player(payment.player).graveyard, filter);
            // 702.167b: a description of permanents is one of cards in the graveyard as well.
            if look.when(R702_167B, !cards.is_empty()) {
                all.extend(cards);
            }
            all
        }
        _ => SmallVec::new(),
    }
}

/// One step of a payment at rest: what is certain is paid, then the player chooses.
pub(crate) fn step<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    settle_symbols(cx)?;
    let Some(payment) = cx.state.payment.as_deref() else { return Ok(()) };
    // An answer is to this question, asked in this very state, unless the step may ask in its middle.
    let was_asked = cx.has_answer() && !cx.may_ask();
    if payment.is_paid() || !was_asked && !asks(cx, payment) {
        return pay_certain(cx);
    }
    let choice = cx.rest(decision(payment))?;
    answer(cx, choice)
}

/// One step of a payment in the middle of something else.
pub(crate) fn pay_within<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    settle_symbols(cx)?;
    let Some(payment) = cx.state.payment.as_deref() else { return Ok(()) };
    if payment.is_paid() || !asks(cx, payment) {
        pay_certain(cx)?;
        return Ok(());
    }
    let decision = decision(payment);
    cx.state.decision = decision;
    let choice = cx.ask(decision)?;
    answer(cx, choice)
}

fn decision(payment: &Payment) -> Decision {
    Decision { who: payment.player, why: payment.mana_rule, ask: Ask::Pay, about: Some(payment.object.id) }
}

/// Whether the player has anything to choose: mana to make, objects to give, or which mana pays for what.
fn asks<R: Recorder>(cx: &Cx<'_, R>, payment: &Payment) -> bool {
    if !payment.choosing.is_empty() {
        return cx.rule(payment.paid_rule)
            && payment.choosing.iter().any(|(part, _)| !payers(cx.peek(), payment, part).is_empty());
    }
    if needs_mana(cx.state, payment) {
        // A game without one of the rules can begin what cannot be paid for: then as much as possible is.
        return cx.rule(payment.mana_rule)
            && can_finish(cx.peek(), &Means::of(cx.peek(), payment.player), payment, Spent::Nothing);
    }
    // 107.4b: generic mana is paid with any type; which one matters only if there is a choice.
    let pool = pool_for(cx.state, payment);
    let rest: SmallVec<[u32; 6]> = pool.amounts.iter().zip(payment.owed.kinds).map(|(has, owed)| has - owed).collect();
    let left: u64 = rest.iter().map(|&n| u64::from(n)).sum();
    let several = rest.iter().filter(|&&n| n > 0).count() > 1;
    payment.owed.generic > 0 && left > u64::from(payment.owed.generic) && several && cx.rule(R107_4B)
}

/// Pays what needs no choice any more: mana from the pool, then the plain parts; the payment is over.
fn pay_certain<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    let Some(payment) = cx.state.payment.take() else { return Ok(()) };
    let Payment { player, object, mut owed, plain, x, attempt, paid_rule, .. } = *payment;
    for kind in ManaKind::ALL {
        let exact = std::mem::take(&mut owed.kinds[kind as usize]).min(pool_of(cx.state, player, attempt).of(kind));
        if exact > 0 && cx.rule(paid_rule) {
            mana::spend_on(cx, player, attempt, (kind, exact), false)?;
        }
    }
    for kind in ManaKind::ALL {
        let any = owed.generic.min(pool_of(cx.state, player, attempt).of(kind));
        // 107.4b: colorless mana is one of the types that pay for generic mana.
        if any == 0 || kind != ManaKind::Colorless && !cx.rule(R107_4B) {
            continue;
        }
        owed.generic -= any;
        if cx.rule(paid_rule) {
            mana::spend_on(cx, player, attempt, (kind, any), false)?;
        }
    }
    for part in &plain {
        if cx.rule(paid_rule) {
            pay_plain(cx, player, object, x, part)?;
        }
    }
    Ok(())
}

/// The spell or ability that is being paid for knows what it was paid with: "the sacrificed creature"; and it finds its own
/// object where the cost puts it (400.7j).
fn remember_paid(state: &mut State, object: ObjectRef, with: ObjectRef) {
    remember_for(state, object, Slot::PAID, with);
}

/// The spell or ability that is being paid for knows one more object by a slot.
fn remember_for(state: &mut State, object: ObjectRef, slot: Slot, with: ObjectRef) {
    if let Some(item) = state.stack.last_mut().filter(|item| item.object == object) {
        let before = item.slots.get(slot).map(|held| held.objects.clone()).unwrap_or_default();
        item.slots.set(slot, Held::objects(before.into_iter().chain([with])));
    }
}

fn pay_plain<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, object: ObjectRef, x: u32, part: &CostPart) -> Flow {
    let id = object.id;
    let here = cx.state.is_current(object);
    if here && matches!(part, CostPart::SacrificeThis | CostPart::DiscardThis | CostPart::ExileThis) {
        remember_paid(cx.state, object, object);
    }
    let deed = match part {
        // It was revealed as the ability was announced (602.2a).
        CostPart::RevealThis => return Ok(()),
        CostPart::Tap if here => Deed::Tap(id),
        CostPart::Untap if here => Deed::Untap(id),
        CostPart::Exert if here => Deed::Exert(player, id),
        CostPart::Life(amount) => {
            let slots = Slots::default();
            let amount = cx.look().amount(Scope { you: player, source: object, slots: &slots, x }, amount);
            // 119.4: paying life is losing it.
            if !cx.rule(R118_3B) {
                return Ok(());
            }
            Deed::LoseLife(player, amount)
        }
        CostPart::SacrificeThis if here => Deed::Sacrifice(player, id),
        CostPart::DiscardThis if here => Deed::Discard(player, id),
        CostPart::ExileThis if here => Deed::Move(crate::perform::moved(cx, id, Zone::Exile)),
        CostPart::RemoveCounters(kind, n) => Deed::RemoveCounters(Subject::Object(id), *kind, i32::from(*n)),
        CostPart::Energy(n) => Deed::RemoveCounters(Subject::Player(player), CounterKind::Energy, i32::from(*n)),
        CostPart::PutCounters(kind, n) => Deed::PutCounters(Subject::Object(id), *kind, i32::from(*n), player),
        // 606.4: counters are put on the permanent, or removed from it.
        CostPart::Loyalty(_) if !cx.rule(R606_4) => return Ok(()),
        CostPart::Loyalty(n) if *n >= 0 => Deed::PutCounters(Subject::Object(id), CounterKind::Loyalty, *n, player),
        CostPart::Loyalty(n) => Deed::RemoveCounters(Subject::Object(id), CounterKind::Loyalty, -*n),
        CostPart::CollectEvidence(least) => return a057_collect_evidence::collect(cx, player, id, *least),
        CostPart::Forage => return a059_forage::forage(cx, player, id),
        CostPart::TicketAndSticker => return stickers::kick(cx, player, id),
        CostPart::Mill(n) => {
            let library = &cx.state.player(player).library;
            let cards: SmallVec<[ObjectId; 8]> = library.iter().rev().take(usize::from(*n)).copied().collect();
            let moves =
                cards.into_iter().map(|id| Deed::Move(crate::perform::moved(cx, id, Zone::Graveyard))).collect();
            return happen::happen(cx, moves).map(|_| ());
        }
        CostPart::Draw(n) => return (0..*n).try_for_each(|_| pay_by(cx, Deed::Draw(player))),
        _ => return Ok(()),
    };
    pay_by(cx, deed)
}

/// What is done to pay a cost. If something else happens instead, the cost has been paid all the same (118.11).
fn pay_by<R: Recorder>(cx: &mut Cx<'_, R>, deed: Deed) -> Flow {
    if !cx.state.watches.deeds.has(deed.kind()) {
        return happen::happens(cx, deed).map(|_| ());
    }
    let done = happen::happen(cx, smallvec::smallvec![deed])?;
    if !done.contains(&deed)
        && !cx.rule(R118_11)
        && let Some(item) = cx.state.stack.last_mut()
    {
        item.unpaid = true;
    }
    Ok(())
}

fn color_of(kind: ManaKind) -> vademecum_abilities::Color {
    let colors = vademecum_abilities::Color::ALL;
    colors[(kind as usize).min(colors.len() - 1)]
}

fn convoke_owed(payment: &Payment, kind: Option<ManaKind>) -> bool {
    match kind {
        None => payment.owed.generic > 0,
        Some(kind) => payment.owed.kinds[kind as usize] > 0,
    }
}

/// The mana that a player may spend on a payment.
fn pool_for(state: &State, payment: &Payment) -> ManaPool {
    pool_of(state, payment.player, payment.attempt)
}

/// The mana that a player may spend on something: all that is free, and what is tied to things like it (106.6).
fn pool_of(state: &State, player: PlayerId, attempt: Option<Attempt>) -> ManaPool {
    let has = state.player(player);
    if has.tied.is_empty() { has.pool } else { produce::with_tied(has.pool, state, player, attempt) }
}

/// Whether the pool does not pay for everything yet.
fn needs_mana(state: &State, payment: &Payment) -> bool {
    let pool = pool_for(state, payment);
    let each = payment.owed.kinds.iter().zip(pool.amounts).all(|(&owed, has)| owed <= has);
    let total: u64 = payment.owed.kinds.iter().map(|&n| u64::from(n)).sum::<u64>()
        + u64::from(payment.owed.generic)
        + payment.owed.special.len() as u64;
    !each || pool.total() < total || !payment.owed.special.is_empty()
}

fn pay_one(owed: &mut Owed, kind: Option<ManaKind>) {
    let amount = kind.map_or(&mut owed.generic, |kind| &mut owed.kinds[kind as usize]);
    *amount = amount.saturating_sub(1);
}

fn pay_phyrexian(owed: &mut Owed) {
    if let Some(place) = owed.special.iter().position(|symbol| symbol.phyrexian) {
        owed.special.remove(place);
    }
}

/// How much of a part of a cost one object pays for: its power, where that is what counts.
fn worth(state: &State, part: &CostPart, id: ObjectId) -> u8 {
    match part {
        CostPart::TapPower(..) => {
            let power = state.try_permanent(id).map_or(0, |now| now.power);
            u8::try_from(power.max(0)).unwrap_or(u8::MAX)
        }
        _ => 1,
    }
}

fn take(payment: &mut Payment, part: &CostPart, worth: u8) {
    if let Some(place) = payment.choosing.iter().position(|(of, _)| of == part) {
        payment.choosing[place].1 = payment.choosing[place].1.saturating_sub(worth);
        if payment.choosing[place].1 == 0 {
            payment.choosing.remove(place);
        }
    }
}

/// Whether something is paid for an ability of an object, and not for a spell.
fn is_ability(state: &State, object: ObjectRef) -> bool {
    state.try_object(object.id).is_none_or(|object| object.zone != Zone::Stack)
}
