//! Mana abilities (605): what produces mana, when it may be activated, and what comes of it.

use smallvec::SmallVec;
use vademecum_abilities::{
    Ability, AbilityId, Activated, Color, CostPart, ManaCost, ManaKind, ManaKinds, ManaSource, Supertype,
};
use vademecum_rule_ids::magic::{
    R106_4, R107_5, R107_6, R109_4A, R118_3, R118_3A, R118_3B, R302_6, R602_2, R602_5, R605_1A, R605_2, R605_3A,
    R605_3B, R605_3C,
};

use crate::{
    Recorder,
    casting::{self, Attempt},
    cx::{Cx, Flow, Legal, Look},
    decision::Ask,
    deed::{Deed, Note},
    error::Refusal,
    happen,
    id::{ObjectId, PlayerId},
    interpret::{self, Frame},
    keywords,
    object::{Characteristics, Mark},
    payment, produce,
    select::Scope,
    shared_life,
    slots::Slots,
    stack,
    state::State,
};

/// A permanent that can be used for mana: one use of it, by one of its abilities.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Source {
    pub(crate) object: ObjectId,
    pub(crate) kinds: ManaKinds,
    pub(crate) amount: u32,
    /// Whether using it taps it.
    pub(crate) taps: bool,
    /// Whether using it takes it off the battlefield.
    pub(crate) consumes: bool,
    /// Whether the amount is one that the rest of a payment might change.
    pub(crate) varies: bool,
    /// Whether using it does nothing but add mana.
    pub(crate) only_mana: bool,
    /// Whether it is snow, and so its mana.
    pub(crate) snow: bool,
}

/// Sources of mana.
pub(crate) type Sources = SmallVec<[Source; 16]>;

/// Finds every use of a mana ability that a player may make now: the permanent, the ability, the types of mana to choose
/// from. Adds to the sources what the player can pay with for certain: of several abilities of a permanent only what any
/// choice of them gives is counted; those that cost mana or life, work once each turn or under a condition, are not.
pub(crate) fn survey<R: Recorder>(
    look: Look<'_, R>,
    player: PlayerId,
    sources: &mut Sources,
    mut visit: impl FnMut(ObjectId, AbilityId, ManaKinds),
) {
    // 605.1a: it says which abilities these are.
    if !look.rule(R605_1A) {
        return;
    }
    // 106.4: what does not get into the pool pays for nothing.
    let in_force = look.rule(R605_3A) && look.rule(R106_4);
    for (id, now) in possible_sources(look, player) {
        each_use(look, player, id, now, |ability, says| {
            visit(id, ability, produce::kinds_now(look, player, id, ability, says));
            let Some(mut source) = certain(look, id, player, ability, says).filter(|_| in_force) else { return };
            source.snow = look.has_supertype(now, Supertype::Snow);
            match sources.last_mut().filter(|other| other.object == id) {
                Some(other) => *other = other.or(source),
                None => sources.push(source),
            }
        });
    }
}

/// Visits every mana ability of permanents that converts mana and that a player could activate with the mana for its
/// cost.
pub(crate) fn each_conversion<R: Recorder>(
    look: Look<'_, R>,
    player: PlayerId,
    mut visit: impl FnMut(ObjectId, &Activated),
) {
    if !(look.rule(R605_1A) && look.rule(R605_3A) && look.rule(R106_4)) {
        return;
    }
    for (id, now) in possible_sources(look, player) {
        stack::each_mana_ability(look.state, id, now, |ability| {
            let converts = look.state.cards.mana_source(ability).is_some_and(|says| says.converts);
            if converts
                && is_in_force(look, ability)
                && let Ability::Activated(activated) = look.state.cards.ability(ability)
                && may_use_for_mana(look, player, id, ability, activated, true).is_ok()
            {
                visit(id, activated);
            }
        });
    }
}

/// The permanents of a player whose mana abilities are worth a closer look.
fn possible_sources<'s, R: Recorder>(
    look: Look<'s, R>,
    player: PlayerId,
) -> impl Iterator<Item = (ObjectId, &'s Characteristics)> {
    // What the permanents have gained is gone through as well.
    look.rec.work(look.state.battlefield.len() + look.state.gained.len() / 8);
    let permanents = look.state.permanents();
    permanents.filter(move |&(id, now)| now.controller == player && may_make_mana(look.state, id, now))
}

/// Whether a closer look at the mana abilities of a permanent is worth while. Most permanents have none, and most of what
/// makes mana taps for it.
#[inline]
pub(crate) fn may_make_mana(state: &State, id: ObjectId, now: &Characteristics) -> bool {
    let cards = &state.cards;
    now.gained_abilities
        || (now.is_land() || !cards.mana_abilities(now.face).is_empty())
            && !(state.object(id).is(Mark::Tapped) && cards.mana_taps(now.face))
}

/// Finds every use of a mana ability that its controller may make now of a permanent that may make mana.
#[inline]
pub(crate) fn each_use<R: Recorder>(
    look: Look<'_, R>,
    player: PlayerId,
    id: ObjectId,
    now: &Characteristics,
    mut visit: impl FnMut(AbilityId, &ManaSource),
) {
    let state = look.state;
    stack::each_mana_ability(state, id, now, |ability| {
        if let Some(says) = state.cards.mana_source(ability)
            && is_in_force(look, ability)
            && offered(look, player, id, ability, says).is_ok()
        {
            visit(ability, says);
        }
    });
}

/// What a mana ability gives for certain, if it can be activated.
#[inline]
fn certain<R: Recorder>(
    look: Look<'_, R>,
    object: ObjectId,
    player: PlayerId,
    ability: AbilityId,
    says: &ManaSource,
) -> Option<Source> {
    if !says.is_certain {
        return None;
    }
    let ManaSource { kinds, taps, consumes, .. } = *says;
    let amount = says.amount.unwrap_or_else(|| counted_amount(look, object, player, ability));
    (amount > 0).then_some(Source {
        object,
        kinds,
        amount,
        taps,
        consumes,
        varies: says.amount.is_none(),
        only_mana: says.only_mana,
        snow: false,
    })
}

impl Source {
    /// What one of two abilities of a permanent gives, whichever is used.
    fn or(self, other: Source) -> Source {
        Source {
            object: self.object,
            kinds: self.kinds.union(other.kinds),
            amount: self.amount.min(other.amount),
            taps: self.taps || other.taps,
            consumes: self.consumes || other.consumes,
            varies: self.varies || other.varies,
            only_mana: self.only_mana && other.only_mana,
            snow: self.snow && other.snow,
        }
    }
}

/// Whether the rule that gives an ability, if it is one, is in force.
fn is_in_force<R: Recorder>(look: Look<'_, R>, ability: AbilityId) -> bool {
    match look.state.cards.ability(ability) {
        Ability::Activated(activated) => activated.by.is_none_or(|rule| look.rule(rule)),
        _ => false,
    }
}

/// Whether an ability is a mana ability (605.1a), even one that would add no mana now (605.2).
pub(crate) fn is_mana_ability<R: Recorder>(
    look: Look<'_, R>,
    player: PlayerId,
    id: ObjectId,
    ability: AbilityId,
) -> bool {
    let Some(says) = look.state.cards.mana_source(ability) else { return false };
    // What is undefined or equal to something is found out as it resolves.
    let barren = says.amount.is_none() && counted_amount(look, id, player, ability) == 0;
    !barren || look.rule(R605_2)
}

/// How much mana a mana ability adds, now.
pub(crate) fn amount<R: Recorder>(look: Look<'_, R>, id: ObjectId, player: PlayerId, ability: AbilityId) -> u32 {
    let Some(says) = look.state.cards.mana_source(ability) else { return 0 };
    says.amount.unwrap_or_else(|| counted_amount(look, id, player, ability))
}

/// How much mana a mana ability adds whose text counts something.
fn counted_amount<R: Recorder>(look: Look<'_, R>, id: ObjectId, player: PlayerId, ability: AbilityId) -> u32 {
    let slots = Slots::default();
    let scope = Scope { you: player, source: look.state.reference(id), slots: &slots, x: 0 };
    let amount = look.state.cards.mana_amount(ability).map_or(0, |amount| look.amount(scope, amount));
    amount.max(0).unsigned_abs()
}

/// The types of mana for which a player may activate a mana ability of an object now.
pub(crate) fn check_mana_ability<R: Recorder>(
    look: Look<'_, R>,
    player: PlayerId,
    id: ObjectId,
    ability: AbilityId,
) -> Legal<ManaKinds> {
    let asked = matches!(look.state.decision.ask, Ask::Priority | Ask::Pay);
    if !asked || !look.rule(R605_3A) {
        return Err(Refusal::by(R605_3A, "refused-mana-ability-timing"));
    }
    let missing = Refusal::by(R605_1A, "refused-no-such-mana-ability");
    if !look.rule(R605_1A) {
        return Err(missing);
    }
    if look.state.try_object(id).is_none() {
        return Err(Refusal::UNFIT);
    }
    // Only an ability that the object has is looked up: a choice may name any number.
    let has = stack::activated(look.state, id, ability).is_some();
    if !has || !is_in_force(look, ability) || !is_mana_ability(look, player, id, ability) {
        return Err(missing);
    }
    let says = look.state.cards.mana_source(ability).ok_or(missing)?;
    offered(look, player, id, ability, says)?;
    Ok(produce::kinds_now(look, player, id, ability, says))
}

/// Whether a player may activate a mana ability that a permanent is known to have.
#[inline]
fn offered<R: Recorder>(
    look: Look<'_, R>,
    player: PlayerId,
    id: ObjectId,
    ability: AbilityId,
    says: &ManaSource,
) -> Legal {
    if says.is_certain {
        look.forbid(R602_2, look.state.controller(id) != player, "refused-not-its-controller")?;
        let attempt = Attempt { player, object: id, ability: Some(ability) };
        look.forbid(R602_5, casting::is_forbidden(look, attempt), "refused-activating-forbidden")?;
        return if says.taps { tap_cost(look, id) } else { Ok(()) };
    }
    let Ability::Activated(activated) = look.state.cards.ability(ability) else { return Err(Refusal::UNFIT) };
    may_use_for_mana(look, player, id, ability, activated, false)
}

/// Whether a player may activate a mana ability that is not certain; if `mana_comes`, its mana cost is disregarded.
fn may_use_for_mana<R: Recorder>(
    look: Look<'_, R>,
    player: PlayerId,
    id: ObjectId,
    ability: AbilityId,
    activated: &Activated,
    mana_comes: bool,
) -> Legal {
    // 605.3c: not again before it has resolved, which it may take a payment to do.
    let begun = look.state.activating.contains(&(look.state.reference(id), ability));
    if begun && look.rule(R605_3C) {
        return Err(Refusal::by(R605_3C, "refused-mana-ability-unresolved"));
    }
    for part in &activated.cost.parts {
        if !(mana_comes && matches!(part, CostPart::Mana(_))) {
            may_pay(look, player, id, part)?;
        }
    }
    stack::may_use(look, player, id, ability, activated)
}

/// Whether a player may activate a mana ability for mana of a type.
pub(crate) fn may_activate<R: Recorder>(
    look: Look<'_, R>,
    player: PlayerId,
    id: ObjectId,
    ability: AbilityId,
    kind: ManaKind,
) -> Legal {
    if check_mana_ability(look, player, id, ability)?.has(kind) {
        Ok(())
    } else {
        Err(Refusal::by(R605_1A, "refused-mana-type-not-added"))
    }
}

/// Whether a part of a mana ability's cost can be paid at once.
fn may_pay<R: Recorder>(look: Look<'_, R>, player: PlayerId, id: ObjectId, part: &CostPart) -> Legal {
    let pays = look.state.player(player);
    match part {
        CostPart::Tap => tap_cost(look, id),
        CostPart::Mana(cost) => {
            let short = !covers(look, player, cost);
            look.forbid(R118_3, short, "refused-mana-not-in-pool")
        }
        CostPart::Life(amount) => {
            let slots = Slots::default();
            let scope = Scope { you: player, source: look.state.reference(id), slots: &slots, x: 0 };
            look.forbid(
                shared_life::payment_rule(look.state),
                look.amount(scope, amount) > pays.life,
                "refused-not-enough-life",
            )
        }
        CostPart::SacrificeThis | CostPart::Exert => Ok(()),
        _ => Err(Refusal { rule: None, message: "refused-mana-ability-cost-not-supported" }),
    }
}

/// Whether a player's pool alone pays a plain mana cost.
fn covers<R: Recorder>(look: Look<'_, R>, player: PlayerId, cost: &ManaCost) -> bool {
    let pool = &look.state.player(player).pool;
    let each = cost.kinds.iter().zip(pool.amounts).all(|(&owed, has)| u32::from(owed) <= has);
    cost.special.is_empty() && cost.x == 0 && each && u64::from(cost.mana_value(0)) <= pool.total()
}

/// Whether {T} can be paid: an untapped permanent (107.5), and no summoning sickness for a creature without haste
/// (302.6).
pub(crate) fn tap_cost<R: Recorder>(look: Look<'_, R>, id: ObjectId) -> Legal {
    let object = look.state.object(id);
    look.forbid(R107_5, object.is(Mark::Tapped), "refused-permanent-already-tapped")?;
    sickness(look, id)
}

/// Whether {Q} can be paid: a tapped permanent (107.6), and no summoning sickness.
pub(crate) fn untap_cost<R: Recorder>(look: Look<'_, R>, id: ObjectId) -> Legal {
    look.forbid(R107_6, !look.state.object(id).is(Mark::Tapped), "refused-permanent-not-tapped")?;
    sickness(look, id)
}

/// Whether a creature has been its controller's since their turn began, or has haste (302.6).
fn sickness<R: Recorder>(look: Look<'_, R>, id: ObjectId) -> Legal {
    let object = look.state.object(id);
    let sick = object.is(Mark::SummoningSick) && look.state.permanent(id).is_creature();
    look.forbid(R302_6, sick && !keywords::taps_while_sick(look, id), "refused-summoning-sick")
}

/// A player activates a mana ability; it resolves at once (605.3b, 405.6c).
pub(crate) fn activate<R: Recorder>(
    cx: &mut Cx<'_, R>,
    player: PlayerId,
    id: ObjectId,
    ability: AbilityId,
    kind: ManaKind,
) -> Flow {
    let cards = cx.state.cards.clone();
    let Ability::Activated(activated) = cards.ability(ability) else { return Ok(()) };
    let source = cx.state.reference(id);
    let text = cx.state.face(id);
    stack::count_activation(cx.state, id, ability);
    cx.state.activating.push((source, ability));
    cx.note(Note::BeginsActivation(player, id, ability));
    for part in &activated.cost.parts {
        pay(cx, (player, id, kind), activated, part)?;
    }
    happen::happens(cx, Deed::Activate(player, id, ability))?;
    // It does not go onto the stack, and whatever else it does happens at once as well.
    if cx.rule(R605_3B) {
        let mut slots = Slots::default();
        slots.set(interpret::CHOSEN_MANA, crate::slots::Held::number(kind as i32 + 1));
        if activated.cost.parts.contains(&CostPart::Tap) {
            slots.set(interpret::TAPPED_FOR_MANA, crate::slots::Held::number(1));
        }
        // 109.4a: whoever activated it controls it, as if it were on the stack.
        let you = cx.either(R109_4A, player, cx.state.object(id).owner);
        let frame = Frame { you, source, x: 0, text, resolves: false, ability: Some(ability), since: cx.state.clock };
        interpret::run(cx, frame, &mut slots, &activated.effect.program)?;
    }
    cx.state.activating.pop();
    produce::resolve_triggers(cx)
}

/// Pays a part of the cost of a mana ability that is activated for mana of a type.
fn pay<R: Recorder>(
    cx: &mut Cx<'_, R>,
    (player, id, kind): (PlayerId, ObjectId, ManaKind),
    activated: &Activated,
    part: &CostPart,
) -> Flow {
    match part {
        CostPart::Tap => happen::happens(cx, Deed::Tap(id)).map(|_| ()),
        CostPart::SacrificeThis => happen::happens(cx, Deed::Sacrifice(player, id)).map(|_| ()),
        CostPart::Exert => happen::happens(cx, Deed::Exert(player, id)).map(|_| ()),
        CostPart::Life(amount) => {
            let slots = Slots::default();
            let scope = Scope { you: player, source: cx.state.reference(id), slots: &slots, x: 0 };
            let amount = cx.look().amount(scope, amount);
            if cx.rule(R118_3B) {
                happen::happens(cx, Deed::LoseLife(player, amount))?;
            }
            Ok(())
        }
        CostPart::Mana(_) => {
            let spent = payment::mana_to_convert(cx.peek(), player, (id, activated), kind);
            for kind in ManaKind::ALL {
                spend(cx, player, kind, spent[kind as usize], false);
            }
            Ok(())
        }
        _ => Ok(()),
    }
}

/// Mana leaves a player's pool as a payment for something: what is tied to that goes first. Only mana of snow sources pays
/// for {S}; other costs are paid with the mana of other sources first.
pub(crate) fn spend_on<R: Recorder>(
    cx: &mut Cx<'_, R>,
    player: PlayerId,
    attempt: Option<Attempt>,
    (kind, amount): (ManaKind, u32),
    only_snow: bool,
) -> Flow {
    // 700.14: what is spent to cast a spell is counted when it is paid for.
    if let Some(spell) = attempt.filter(|attempt| attempt.ability.is_none())
        && let Some(item) = cx.state.stack.iter_mut().rev().find(|item| item.object.id == spell.object)
    {
        item.spent = item.spent.saturating_add(amount);
        if amount > 0
            && let Some(color) = Color::ALL.get(kind as usize)
        {
            let object = cx.state.object_mut(spell.object);
            object.spent_colors = object.spent_colors.with(*color);
        }
    }
    let tied = produce::spend_tied(cx, player, attempt, (kind, amount), only_snow)?;
    spend(cx, player, kind, amount - tied, only_snow);
    Ok(())
}

/// Mana leaves a player's pool as a payment (118.3a).
fn spend<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, kind: ManaKind, amount: u32, only_snow: bool) {
    if amount > 0 {
        if cx.rule(R118_3A) {
            cx.state.player_mut(player).pool.take(kind, amount, only_snow);
        }
        cx.note(Note::ManaSpent(player, kind, amount));
    }
}
