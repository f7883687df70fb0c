//! Whether something can be cast or activated: by its timing (117.1a), and because it can be completed
//! (601.2, 601.2e). What could not be completed would be reversed (730.1), so it is refused before it begins.

use vademecum_rule_ids::magic::{
    R107_3A, R117_1A, R118_3, R118_6, R118_10, R119_4, R301_1, R302_1, R303_1, R304_1, R305_9, R307_1, R505_6A, R601_2,
    R601_2B, R601_2C, R601_2E, R601_2G, R601_2H, R601_3, R700_2A, R700_2D, R702_8A,
};
use vademecum_trace::Recorder;

use super::{body, can_pay, owed_now, specs};
use crate::{
    ability::{Body, Cost, Keyword},
    activate,
    card::{Type, Types, Zone},
    choice::{Choice, Decision},
    error::Refusal,
    mana::{ManaCost, Owed},
    mana_ability,
    object::{ObjectId, PlayerId},
    state::{About, StackItem, State},
    target,
};

/// Whether a player could cast a sorcery now: in a main phase of their turn, with the stack empty (307.1).
pub(crate) fn is_sorcery_time(state: &State, player: PlayerId) -> bool {
    state.turn.active == player && state.turn.step.is_main() && state.stack.is_empty()
}

/// Whether a player with priority may begin to cast a card.
///
/// # Errors
///
/// The rule that forbids it.
pub(crate) fn may_cast(state: &State, cx: &mut impl Recorder, player: PlayerId, id: ObjectId) -> Result<(), Refusal> {
    let Some(object) = state.objects.get(id.at()) else { return Err(Refusal::UNFIT) };
    if matches!(object.zone, Zone::Stack | Zone::Command | Zone::Outside) {
        return Err(Refusal::by(R601_3, "nothing allows casting it from where it is"));
    }
    if cx.when(R601_3, object.zone != Zone::Hand || object.owner != player) {
        return Err(Refusal::by(R601_3, "nothing allows casting it from where it is"));
    }
    if cx.when(R305_9, object.now.is_land()) {
        return Err(Refusal::by(R305_9, "a land can only be played"));
    }
    if cx.when(R118_6, state.card(id).def.cost.is_none()) {
        return Err(Refusal::by(R118_6, "it has no mana cost: that is a cost that cannot be paid"));
    }
    let instant = object.now.types.has(Type::Instant);
    // 702.8a: flash is permission to cast any time an instant could be.
    let any_time = cx.when([R117_1A, R304_1], instant) || cx.when(R702_8A, object.now.keywords.has(Keyword::Flash));
    if !any_time && waits(cx, object.now.types, !is_sorcery_time(state, player)) {
        return Err(Refusal::by(R117_1A, "it is cast in a main phase of one's own turn, with the stack empty"));
    }
    can_be_completed(state, cx, player, id, None)
}

/// Whether a spell that is no instant must wait for a main phase of one's own turn (117.1a), as the rules say
/// for each type.
fn waits(cx: &mut impl Recorder, types: Types, other_time: bool) -> bool {
    if types.has(Type::Creature) {
        cx.when([R117_1A, R505_6A, R302_1], other_time)
    } else if types.has(Type::Artifact) {
        cx.when([R117_1A, R505_6A, R301_1], other_time)
    } else if types.has(Type::Enchantment) {
        cx.when([R117_1A, R505_6A, R303_1], other_time)
    } else {
        cx.when([R117_1A, R505_6A, R307_1], other_time)
    }
}

/// Whether a spell or ability can be completed: there are modes and targets to choose, and its cost can be
/// paid with the least X.
///
/// # Errors
///
/// The rule that would make it illegal.
pub(crate) fn can_be_completed(
    state: &State,
    cx: &mut impl Recorder,
    player: PlayerId,
    id: ObjectId,
    ability: Option<u8>,
) -> Result<(), Refusal> {
    let object = state.object(id);
    let item = StackItem {
        object: state.reference(id),
        def: object.def,
        controller: player,
        ability,
        x: 0,
        modes: Default::default(),
        targets: Default::default(),
        about: About::default(),
    };
    if let Some(body) = body(&state.cards, &item) {
        let modes = body.modal.as_ref().map_or(0, |modal| usize::from(modal.choose));
        let possible = if modes > 0 { modes_of(state, cx, &item, body) } else { 0 };
        if cx.when([R601_2E, R700_2A], possible < modes) {
            return Err(Refusal::by(R700_2A, "too few of its modes have legal targets"));
        }
        let lacks = body.targets.iter().any(|spec| {
            let min = usize::from(spec.min);
            min > 0 && target::count(state, cx, &item, spec, min) < min
        });
        if cx.when([R601_2C, R601_2E], lacks) {
            return Err(Refusal::by(R601_2C, "it has no legal target"));
        }
    }
    let cost = other_costs(state, &item);
    payable(state, cx, player, &item, &cost)
}

/// Whether a cost can be paid in full (118.3, 601.2h).
fn payable(
    state: &State,
    cx: &mut impl Recorder,
    player: PlayerId,
    item: &StackItem,
    cost: &Cost,
) -> Result<(), Refusal> {
    let paid_with = state.player(player);
    if cx.when([R118_3, R119_4], cost.life > 0 && cost.life > paid_with.life) {
        return Err(Refusal::by(R119_4, "the player has not that much life"));
    }
    let hand = paid_with.hand.len() - usize::from(item.ability.is_none() && !paid_with.hand.is_empty());
    if cx.when([R118_3, R601_2H], usize::from(cost.discard) > hand) {
        return Err(Refusal::by(R118_3, "the player has not that many cards to discard"));
    }
    if let Some(filter) = cost.sacrifice {
        let any = state.battlefield.iter().any(|&id| {
            state.object(id).controller == player && target::fits(state, player, Some(item.object), id, &filter)
        });
        if cx.when([R118_3, R601_2H], !any) {
            return Err(Refusal::by(R118_3, "the player has nothing to sacrifice for it"));
        }
    }
    let taps = cost.tap.then_some(item.object.id);
    let owed = owed_now(state, item, 0);
    let can = owed.is_some_and(|owed| can_pay(state, cx, player, owed, taps));
    if cx.when([R118_3, R601_2H, R601_2], !can) {
        return Err(Refusal::by(R118_3, "the player cannot make the mana for it"));
    }
    Ok(())
}

/// The mana part of what something costs.
pub(super) fn mana_cost(state: &State, item: &StackItem) -> Option<ManaCost> {
    match item.ability {
        None => state.cards.get(item.def).def.cost,
        Some(place) => activate::ability(&state.cards, item.def, place).map(|ability| ability.cost.mana),
    }
}

/// Everything else that it costs.
pub(super) fn other_costs(state: &State, item: &StackItem) -> Cost {
    match item.ability {
        None => state.cards.get(item.def).def.additional_cost.unwrap_or_default(),
        Some(place) => activate::ability(&state.cards, item.def, place).map(|ability| ability.cost).unwrap_or_default(),
    }
}

/// How many modes could be chosen: those whose targets exist (700.2a).
fn modes_of(state: &State, cx: &mut impl Recorder, item: &StackItem, body: &Body) -> usize {
    let modes = body.modal.iter().flat_map(|modal| &modal.modes);
    modes.filter(|mode| has_targets(state, cx, item, mode)).count()
}

fn has_targets(state: &State, cx: &mut impl Recorder, item: &StackItem, mode: &Body) -> bool {
    mode.targets.iter().all(|spec| {
        let min = usize::from(spec.min);
        min == 0 || target::count(state, cx, item, spec, min) >= min
    })
}

/// How many more modes could be chosen for what is being put onto the stack.
pub(super) fn possible_modes(state: &State, cx: &mut impl Recorder) -> usize {
    let Some(item) = state.stack.last() else { return 0 };
    body(&state.cards, item).map_or(0, |body| modes_of(state, cx, item, body).saturating_sub(item.modes.len()))
}

/// Whether a choice fits what is being put onto the stack.
///
/// # Errors
///
/// The rule that forbids it.
pub(crate) fn check_answer(state: &State, cx: &mut impl Recorder, choice: Choice) -> Result<(), Refusal> {
    let Some((item, proposal)) = state.stack.last().zip(state.proposal) else { return Err(Refusal::UNFIT) };
    let player = item.controller;
    match (state.decision, choice) {
        (Decision::Mode(_), Choice::Mode(mode)) => check_mode(state, cx, item, mode),
        (Decision::X(_), Choice::Number(x)) => {
            let most = most_x(state, cx, item);
            if cx.when([R107_3A, R601_2B, R601_2H], x > most) {
                return Err(Refusal::by(R601_2H, "the player cannot pay for so large an X"));
            }
            // What could not even be counted is refused whatever the rules say.
            if owed_now(state, item, x).is_none() { Err(Refusal::by(R601_2H, "nobody could pay that")) } else { Ok(()) }
        }
        (Decision::Target(_, spec), Choice::Target(target)) => {
            let Some(wanted) = spec_of(state, item, spec) else { return Err(Refusal::UNFIT) };
            target::check(state, cx, item, &wanted, target)?;
            target::twice(cx, item, spec, target)
        }
        (Decision::Target(_, spec), Choice::Done) => {
            let Some(wanted) = spec_of(state, item, spec) else { return Err(Refusal::UNFIT) };
            let chosen = item.targets.iter().filter(|(of, _)| *of == spec).count();
            if chosen < usize::from(wanted.min) {
                cx.cite(R601_2C);
                return Err(Refusal::by(R601_2C, "more targets must be chosen"));
            }
            Ok(())
        }
        (Decision::CostSacrifice(_), Choice::Object(id)) => {
            let fits = state.objects.get(id.at()).is_some_and(|object| {
                object.zone == Zone::Battlefield
                    && object.controller == player
                    && proposal.cost.sacrifice.is_some_and(|f| target::fits(state, player, Some(item.object), id, &f))
            });
            if fits { Ok(()) } else { Err(Refusal::by(R601_2H, "it is not what the cost asks to sacrifice")) }
        }
        (Decision::CostDiscard(_), Choice::Object(id)) => {
            let object = state.objects.get(id.at());
            let fits = object.is_some_and(|object| object.zone == Zone::Hand && object.owner == player);
            if fits && !state.chosen.contains(&id) {
                Ok(())
            } else {
                Err(Refusal::by(R601_2H, "it is no other card in the player's hand"))
            }
        }
        (Decision::Pay(_), Choice::Mana(source, place, kind)) => {
            let (_, outputs) = mana_ability::may_activate(state, cx, player, source, place, kind)?;
            if super::pay::is_covered(state, player, proposal.owed) {
                cx.cite(R601_2G);
                return Err(Refusal::by(R601_2G, "mana abilities are activated before costs are paid"));
            }
            if cx.when(R118_10, proposal.cost.tap && source == item.object.id) {
                return Err(Refusal::by(R118_10, "it is tapped for the ability's own cost"));
            }
            let can = super::pay::can_pay_after(state, cx, player, proposal.owed, source, kind, &outputs);
            if cx.when([R601_2H, R118_3], !can) {
                return Err(Refusal::by(R601_2H, "the rest of the cost could then not be paid"));
            }
            Ok(())
        }
        (Decision::Pay(_), Choice::Spend(kind)) => {
            let useful = super::pay::is_spendable(state, player, proposal.owed, kind);
            if useful { Ok(()) } else { Err(Refusal::by(R601_2H, "that mana is not there to be spent")) }
        }
        _ => Err(Refusal::UNFIT),
    }
}

fn check_mode(state: &State, cx: &mut impl Recorder, item: &StackItem, mode: u8) -> Result<(), Refusal> {
    let modal = body(&state.cards, item).and_then(|body| body.modal.as_ref());
    let Some(chosen) = modal.and_then(|modal| modal.modes.get(usize::from(mode))) else { return Err(Refusal::UNFIT) };
    if cx.when(R700_2D, item.modes.contains(&mode)) {
        return Err(Refusal::by(R700_2D, "the mode is chosen already"));
    }
    let possible = has_targets(state, cx, item, chosen);
    if cx.when([R700_2A, R601_2B], !possible) {
        return Err(Refusal::by(R700_2A, "the mode has no legal target"));
    }
    Ok(())
}

fn spec_of(state: &State, item: &StackItem, spec: u8) -> Option<crate::ability::TargetSpec> {
    specs(body(&state.cards, item)?, &item.modes).nth(usize::from(spec)).copied()
}

/// The instance of "target" that is asked about, of what is being put onto the stack.
pub(crate) fn spec_now(state: &State, spec: u8) -> Option<crate::ability::TargetSpec> {
    spec_of(state, state.stack.last()?, spec)
}

/// The largest X that can be paid for.
pub(crate) fn most_x(state: &State, cx: &mut impl Recorder, item: &StackItem) -> u32 {
    let taps = other_costs(state, item).tap.then_some(item.object.id);
    let pays = |cx: &mut _, x: u32| {
        owed_now(state, item, x).is_some_and(|owed: Owed| can_pay(state, cx, item.controller, owed, taps))
    };
    // The total bounds X; more X is never easier to pay, so halving finds the limit.
    let (mut low, mut high) = (0, super::pay::all_mana(state, cx, item.controller).saturating_add(1));
    while low + 1 < high {
        let middle = low + (high - low) / 2;
        if pays(cx, middle) {
            low = middle;
        } else {
            high = middle;
        }
    }
    low
}
