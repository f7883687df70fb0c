//! Mana abilities (605): what produces mana, when it may be activated, and what comes of it.

use smallvec::SmallVec;
use vademecum_rule_ids::magic::{
    R106_3, R106_4, R117_1D, R118_3, R118_3A, R302_6, R305_6, R405_6C, R602_2, R602_5A, R605_1A, R605_3A, R605_3B,
    R702_10C,
};
use vademecum_trace::Recorder;

use crate::{
    ability::{Ability, Activated, Amount, Cost, Effect, Keyword},
    activate,
    card::{Subtype, Type, Zone},
    choice::{Decision, INTRINSIC},
    engine::Cx,
    error::{Error, Refusal},
    event::{Event, Observer},
    life,
    mana::{ManaKind, ManaKinds},
    object::{ObjectId, PlayerId},
    permanent, resolve,
    state::{StackItem, State},
};

/// What a mana ability can produce: so much, of one of these kinds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Output {
    pub(crate) kinds: ManaKinds,
    pub(crate) amount: u32,
}

/// Whether an activated ability is a mana ability: it has no target and could add mana (605.1a).
pub(crate) fn is_one(ability: &Activated) -> bool {
    ability.body.targets.is_empty()
        && ability.body.modal.is_none()
        && ability.body.steps.iter().any(|step| matches!(step.effect, Effect::AddMana(..)))
}

/// What a mana ability makes, one after another; the player chooses among the kinds of the first.
pub(crate) type Outputs = SmallVec<[Output; 2]>;

/// The mana abilities of a permanent: the ability's place, its cost, what it makes. Those whose other costs
/// would need further choices are left out.
pub(crate) fn of(state: &State, cx: &mut impl Recorder, id: ObjectId, mut visit: impl FnMut(u8, Cost, &[Output])) {
    let object = state.object(id);
    if object.now.lost_abilities {
        return;
    }
    if object.now.is_land() {
        for (place, subtype) in Subtype::BASIC_LANDS.into_iter().enumerate() {
            let has = object.now.added_subtype == Some(subtype) || state.card(id).has_subtype(subtype);
            // 305.6: the ability that comes with a basic land type.
            if cx.when(R305_6, has) {
                let kinds = ManaKinds::only(ManaKind::ALL[place]);
                visit(INTRINSIC + place as u8, Cost::TAP, &[Output { kinds, amount: 1 }]);
            }
        }
    }
    for (place, ability) in state.card(id).def.abilities.iter().enumerate() {
        let Ability::Activated(ability) = ability else { continue };
        if !is_one(ability) || ability.cost.sacrifice.is_some() || ability.cost.discard > 0 {
            continue;
        }
        let outputs = ability.body.steps.iter().filter_map(|step| match step.effect {
            Effect::AddMana(kinds, Amount::Number(n)) => Some(Output { kinds, amount: n.max(0).unsigned_abs() }),
            Effect::AddMana(kinds, amount) => {
                let amount = resolve::amount_for(state, id, amount, 0).max(0).unsigned_abs();
                Some(Output { kinds, amount })
            }
            _ => None,
        });
        let outputs: Outputs = outputs.collect();
        visit(place as u8, ability.cost, &outputs);
    }
}

/// Whether a player may activate a mana ability for mana of a kind.
///
/// # Errors
///
/// The rule that forbids it.
pub(crate) fn may_activate(
    state: &State,
    cx: &mut impl Recorder,
    player: PlayerId,
    id: ObjectId,
    place: u8,
    kind: ManaKind,
) -> Result<(Cost, Outputs), Refusal> {
    let Some(object) = state.objects.get(id.at()) else { return Err(Refusal::UNFIT) };
    if object.zone != Zone::Battlefield {
        cx.cite(R602_2);
        return Err(Refusal::by(R602_2, "the object is not on the battlefield"));
    }
    if cx.when(R602_2, object.controller != player) {
        return Err(Refusal::by(R602_2, "only its controller activates an object's abilities"));
    }
    if !cx.when([R605_3A, R117_1D], asks_for_mana(state)) {
        return Err(Refusal::by(R605_3A, "mana abilities are activated with priority, or to pay"));
    }
    let mut found = None;
    of(state, cx, id, |at, cost, outputs| {
        if at == place && outputs.first().is_some_and(|output| output.kinds.has(kind)) {
            found = Some((cost, Outputs::from_slice(outputs)));
        }
    });
    let Some((cost, outputs)) = found else {
        cx.cite(R605_1A);
        return Err(Refusal::by(R605_1A, "the object has no such mana ability"));
    };
    if let Some(ability) = activate::ability(&state.cards, object.def, place) {
        activate::instructions(state, cx, player, object, place, ability)?;
    }
    may_pay(state, cx, id, &cost)?;
    Ok((cost, outputs))
}

/// Whether mana abilities may be activated at all: with priority, or while mana is asked for (605.3a).
pub(crate) fn asks_for_mana(state: &State) -> bool {
    matches!(state.decision, Decision::Priority(_) | Decision::Pay(_)) || state.proposal.is_some()
}

/// Whether the costs of a mana ability can be paid: {T} (602.5a), life, a little mana.
fn may_pay(state: &State, cx: &mut impl Recorder, id: ObjectId, cost: &Cost) -> Result<(), Refusal> {
    let object = state.object(id);
    tap_cost(state, cx, id, cost.tap)?;
    let player = state.player(object.controller);
    if cx.when(R118_3, cost.life > player.life && cost.life > 0) {
        return Err(Refusal::by(R118_3, "the player has not that much life"));
    }
    let owed = cost.mana.owed(0).unwrap_or_default();
    let enough = owed.kinds.iter().zip(player.pool.amounts).all(|(&owed, has)| owed <= has)
        && owed.total() <= player.pool.total();
    if cx.when(R118_3, !enough) {
        return Err(Refusal::by(R118_3, "the mana for its cost is not in the pool"));
    }
    Ok(())
}

/// Whether {T} can be paid: an untapped permanent (118.3), and no summoning sickness for a creature without
/// haste (302.6, 602.5a).
///
/// # Errors
///
/// The rule that forbids it.
pub(crate) fn tap_cost(state: &State, cx: &mut impl Recorder, id: ObjectId, taps: bool) -> Result<(), Refusal> {
    if !taps {
        return Ok(());
    }
    let object = state.object(id);
    if cx.when(R118_3, object.tapped) {
        return Err(Refusal::by(R118_3, "it is tapped already"));
    }
    let sick = object.summoning_sick && object.now.types.has(Type::Creature);
    if sick {
        let hasty = object.now.keywords.has(Keyword::Haste);
        if !cx.when(R702_10C, hasty) && cx.when([R602_5A, R302_6], sick) {
            return Err(Refusal::by(R602_5A, "the creature came under its controller's control this turn"));
        }
    }
    Ok(())
}

/// A player activates a mana ability; it resolves at once (605.3b, 405.6c).
pub(crate) fn activate<R: Observer>(cx: &mut Cx<'_, R>, player: PlayerId, id: ObjectId, place: u8, kind: ManaKind) {
    let Ok((cost, outputs)) = may_activate(cx.state, &mut cx.rec.muted(), player, id, place, kind) else { return };
    let source = cx.state.reference(id);
    let def = cx.state.object(id).def;
    cx.event(Event::Activated(player, id, place));
    if activate::ability(&cx.state.cards, def, place).is_some_and(|ability| ability.once_each_turn) {
        cx.state.edit(id, |object| object.activated |= activate::bit(place));
    }
    if cost.tap {
        permanent::tap(cx, id);
    }
    life::pay(cx, player, cost.life);
    spend_for_ability(cx, player, &cost);
    if cost.sacrifice_this {
        permanent::sacrifice(cx, &[(player, id)]);
    }
    // It does not go onto the stack, and whatever else it does happens at once as well.
    if cx.when([R605_3B, R405_6C, R106_3], !outputs.is_empty()) {
        if place >= INTRINSIC {
            add(cx, player, kind, 1);
        } else {
            let item = StackItem::of_ability(source, def, player, place);
            resolve::at_once(cx, item, kind);
        }
    }
}

/// The mana part of a mana ability's cost: of each kind, then whatever there is.
fn spend_for_ability<R: Observer>(cx: &mut Cx<'_, R>, player: PlayerId, cost: &Cost) {
    let Some(mut owed) = cost.mana.owed(0) else { return };
    for kind in ManaKind::ALL {
        let mine = owed.kinds[kind as usize];
        let has = cx.state.player(player).pool.of(kind);
        let generic = owed.generic.min(has.saturating_sub(mine));
        owed.generic -= generic;
        spend(cx, player, kind, (mine + generic).min(has));
    }
}

/// Mana goes into a player's pool (106.4).
pub(crate) fn add<R: Observer>(cx: &mut Cx<'_, R>, player: PlayerId, kind: ManaKind, amount: u32) {
    if !cx.when(R106_4, amount > 0) {
        return;
    }
    let has = cx.state.player(player).pool.of(kind);
    let Some(total) = has.checked_add(amount).filter(|&n| n <= i32::MAX as u32) else {
        cx.state.fault = Some(Error::Overflow);
        return;
    };
    cx.state.large |= total > crate::state::LARGE as u32;
    cx.state.edit_player(player, |player| player.pool.amounts[kind as usize] = total);
    cx.event(Event::ManaAdded(player, kind, amount));
}

/// Mana leaves a player's pool as a payment (118.3a).
pub(crate) fn spend<R: Observer>(cx: &mut Cx<'_, R>, player: PlayerId, kind: ManaKind, amount: u32) {
    if amount > 0 {
        let has = cx.state.player(player).pool.of(kind);
        let left = cx.value(R118_3A, has.saturating_sub(amount), has);
        cx.state.edit_player(player, |player| player.pool.amounts[kind as usize] = left);
        cx.event(Event::ManaSpent(player, kind, amount));
    }
}
