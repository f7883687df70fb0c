//! Mana abilities (605): what produces mana, when it may be activated, and what comes of it.

use smallvec::SmallVec;
use vademecum_abilities::{
    Ability, AbilityId, Activated, CostPart, Effect, Instruction, Limit, ManaCost, ManaKind, ManaKinds, Program, Timing,
};
use vademecum_rule_ids::magic::{R118_3, R118_3B, R119_4, R302_6, R602_5A, R605_1A, R605_3A, R605_3B};

use crate::{
    Recorder,
    cx::{Cx, Flow, Legal, Look},
    decision::Ask,
    deed::{Deed, Note},
    error::Refusal,
    happen,
    id::{ObjectId, PlayerId},
    interpret::{self, Frame},
    keywords,
    object::Mark,
    select::Scope,
    slots::Slots,
    stack, triggers,
};

/// The types of mana that a mana ability's player chooses from, and how much it adds, now.
fn output<R: Recorder>(
    look: Look<'_, R>,
    id: ObjectId,
    player: PlayerId,
    program: &Program,
) -> Option<(ManaKinds, u32)> {
    program.iter().find_map(|Instruction { effect, .. }| match effect {
        Effect::AddMana(_, kinds, amount) => {
            let slots = Slots::default();
            let scope = Scope { you: player, source: look.state.reference(id), slots: &slots, x: 0 };
            Some((*kinds, look.amount(scope, amount).max(0).unsigned_abs()))
        }
        Effect::If { then, otherwise, .. } | Effect::May { then, otherwise, .. } => {
            output(look, id, player, then).or_else(|| output(look, id, player, otherwise))
        }
        Effect::Repeat(_, body) | Effect::ForEach { body, .. } => output(look, id, player, body),
        _ => None,
    })
}

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
    /// Whether using it does nothing but add mana.
    pub(crate) only_mana: bool,
}

/// How much mana an ability adds whose whole cost is to tap its source, and that does nothing else.
pub(crate) fn plain_amount<R: Recorder>(
    look: Look<'_, R>,
    id: ObjectId,
    player: PlayerId,
    ability: AbilityId,
) -> Option<u32> {
    let Ability::Activated(Activated { cost, effect, .. }) = look.state.cards.ability(ability) else { return None };
    let is_plain = cost.parts == [CostPart::Tap] && only_adds_mana(&effect.program);
    let (_, amount) = output(look, id, player, &effect.program).filter(|_| is_plain)?;
    Some(amount)
}

fn only_adds_mana(program: &Program) -> bool {
    matches!(program.as_slice(), [Instruction { effect: Effect::AddMana(..), .. }])
}

/// What a player can use for mana and pay with for certain. Of several abilities of a permanent only what any choice
/// of them gives is counted; those that cost mana or life, or work once each turn, are not.
pub(crate) fn sources<R: Recorder>(look: Look<'_, R>, player: PlayerId) -> SmallVec<[Source; 16]> {
    let mut sources: SmallVec<[Source; 16]> = SmallVec::new();
    if !look.rule(R605_3A) {
        return sources;
    }
    for (id, now) in look.state.permanents() {
        if now.controller != player {
            continue;
        }
        let mut found: Option<Source> = None;
        each(look, id, |_, activated| {
            let plain = activated.cost.parts.iter().all(|part| matches!(part, CostPart::Tap | CostPart::SacrificeThis));
            let certain = plain
                && activated.limit == Limit::None
                && activated.timing == Timing::Instant
                && activated.only_if.is_none();
            let taps = activated.cost.parts.contains(&CostPart::Tap);
            if !certain || (taps && tap_cost(look, id).is_err()) {
                return;
            }
            let Some((kinds, amount)) = output(look, id, player, &activated.effect.program) else { return };
            if amount == 0 {
                return;
            }
            let consumes = activated.cost.parts.contains(&CostPart::SacrificeThis);
            let only_mana = only_adds_mana(&activated.effect.program);
            found = Some(match found {
                None => Source { object: id, kinds, amount, taps, consumes, only_mana },
                Some(other) => Source {
                    kinds: kinds.union(other.kinds),
                    amount: amount.min(other.amount),
                    taps: taps || other.taps,
                    consumes: consumes || other.consumes,
                    only_mana: only_mana && other.only_mana,
                    ..other
                },
            });
        });
        sources.extend(found);
    }
    sources
}

/// The mana abilities that a permanent has.
pub(crate) fn each<'a, R: Recorder>(look: Look<'a, R>, id: ObjectId, mut visit: impl FnMut(AbilityId, &'a Activated)) {
    let state = look.state;
    stack::each_activated(state, id, true, |ability, activated| {
        if activated.by.is_none_or(|rule| look.rule(rule)) {
            visit(ability, activated);
        }
    });
}

/// The types of mana for which a player may activate a mana ability of an object now.
pub(crate) fn offers<R: Recorder>(
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
    if look.state.try_object(id).is_none() {
        return Err(Refusal::UNFIT);
    }
    let activated =
        stack::activated(look.state, id, ability).filter(|ability| ability.is_mana_ability()).ok_or(missing)?;
    if activated.by.is_some_and(|rule| !look.rule(rule)) {
        return Err(missing);
    }
    offered(look, player, id, ability, activated)
}

/// The types of mana of a mana ability that a permanent is known to have.
fn offered<R: Recorder>(
    look: Look<'_, R>,
    player: PlayerId,
    id: ObjectId,
    ability: AbilityId,
    activated: &Activated,
) -> Legal<ManaKinds> {
    for part in &activated.cost.parts {
        may_pay(look, player, id, part)?;
    }
    stack::may_use(look, player, id, ability, activated)?;
    Ok(output(look, id, player, &activated.effect.program).map_or(ManaKinds::NONE, |(kinds, _)| kinds))
}

/// Every use of a mana ability that a player may make now: the permanent, the ability, the type of mana.
pub(crate) fn each_use<R: Recorder>(
    look: Look<'_, R>,
    player: PlayerId,
    mut visit: impl FnMut(ObjectId, AbilityId, ManaKind),
) {
    for (id, now) in look.state.permanents() {
        if now.controller == player {
            each(look, id, |ability, activated| {
                if let Ok(kinds) = offered(look, player, id, ability, activated) {
                    kinds.iter().for_each(|kind| visit(id, ability, kind));
                }
            });
        }
    }
}

/// Whether a player may activate a mana ability for mana of a type.
pub(crate) fn may_activate<R: Recorder>(
    look: Look<'_, R>,
    player: PlayerId,
    id: ObjectId,
    ability: AbilityId,
    kind: ManaKind,
) -> Legal {
    if offers(look, player, id, ability)?.has(kind) {
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
            look.forbid(R119_4, look.amount(scope, amount) > pays.life, "refused-not-enough-life")
        }
        CostPart::SacrificeThis => Ok(()),
        _ => Err(Refusal::by(R118_3, "refused-mana-ability-cost-not-supported")),
    }
}

/// Whether a player's pool alone pays a plain mana cost.
fn covers<R: Recorder>(look: Look<'_, R>, player: PlayerId, cost: &ManaCost) -> bool {
    let pool = &look.state.player(player).pool;
    let each = cost.kinds.iter().zip(pool.amounts).all(|(&owed, has)| u32::from(owed) <= has);
    cost.special.is_empty() && cost.x == 0 && each && u64::from(cost.mana_value(0)) <= pool.total()
}

/// Whether {T} can be paid: an untapped permanent (118.3), and no summoning sickness for a creature without haste
/// (302.6, 602.5a).
pub(crate) fn tap_cost<R: Recorder>(look: Look<'_, R>, id: ObjectId) -> Legal {
    let object = look.state.object(id);
    look.forbid(R118_3, object.is(Mark::Tapped), "refused-permanent-already-tapped")?;
    let sick = object.is(Mark::SummoningSick) && look.state.permanent(id).is_creature();
    if sick && look.rule(R302_6) && !keywords::taps_while_sick(look, id) {
        look.refuse(R602_5A, "refused-summoning-sick")?;
    }
    Ok(())
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
    if activated.limit == Limit::OncePerTurn {
        let bit = triggers::ability_bit(cx.state, id, ability);
        cx.state.object_mut(id).used |= bit;
    }
    for part in &activated.cost.parts {
        pay(cx, player, id, part)?;
    }
    happen::happens(cx, Deed::Activate(player, id, ability))?;
    // It does not go onto the stack, and whatever else it does happens at once as well.
    if cx.rule(R605_3B) {
        let mut slots = Slots::default();
        slots.set(interpret::CHOSEN_MANA, crate::slots::Held::number(kind as i32 + 1));
        interpret::run(cx, Frame { you: player, source, x: 0, text }, &mut slots, &activated.effect.program)?;
    }
    Ok(())
}

fn pay<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, id: ObjectId, part: &CostPart) -> Flow {
    match part {
        CostPart::Tap => happen::happens(cx, Deed::Tap(id)).map(|_| ()),
        CostPart::SacrificeThis => happen::happens(cx, Deed::Sacrifice(player, id)).map(|_| ()),
        CostPart::Life(amount) => {
            let slots = Slots::default();
            let scope = Scope { you: player, source: cx.state.reference(id), slots: &slots, x: 0 };
            let amount = cx.look().amount(scope, amount);
            if cx.rule(R118_3B) {
                happen::happens(cx, Deed::LoseLife(player, amount))?;
            }
            Ok(())
        }
        CostPart::Mana(cost) => {
            let mut generic = cost.generic;
            for kind in ManaKind::ALL {
                let exact = u32::from(cost.kinds[kind as usize]);
                let free = cx.state.player(player).pool.of(kind).saturating_sub(exact);
                let any = generic.min(free);
                generic -= any;
                spend(cx, player, kind, exact + any);
            }
            Ok(())
        }
        _ => Ok(()),
    }
}

/// Mana leaves a player's pool as a payment (118.3a).
pub(crate) fn spend<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, kind: ManaKind, amount: u32) {
    if amount > 0 {
        let has = cx.state.player(player).pool.of(kind);
        let left = cx.either(vademecum_rule_ids::magic::R118_3A, has.saturating_sub(amount), has);
        cx.state.player_mut(player).pool.amounts[kind as usize] = left;
        cx.note(Note::ManaSpent(player, kind, amount));
    }
}
