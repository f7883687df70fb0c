//! Activating abilities (602): whether a player may.

use vademecum_rule_ids::magic::{R113_3B, R117_1B, R307_5, R602_2, R602_2A, R602_5B, R602_5D};
use vademecum_trace::Recorder;

use crate::{
    ability::{Ability, Activated},
    card::{Cards, DefId, Zone},
    cast,
    error::Refusal,
    mana_ability,
    object::{Object, ObjectId, PlayerId},
    state::State,
};

/// An activated ability by its place on a card.
pub(crate) fn ability(cards: &Cards, def: DefId, place: u8) -> Option<&Activated> {
    match cards.get(def).def.abilities.get(usize::from(place)) {
        Some(Ability::Activated(ability)) => Some(ability),
        _ => None,
    }
}

/// Whether a player with priority may begin to activate an ability that uses the stack.
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
) -> Result<(), Refusal> {
    let Some(object) = state.objects.get(id.at()) else { return Err(Refusal::UNFIT) };
    // 113.6: abilities of permanents function on the battlefield.
    if object.zone != Zone::Battlefield || object.now.lost_abilities {
        cx.cite(R602_2);
        return Err(Refusal::by(R602_2, "the object is not on the battlefield, or has no abilities there"));
    }
    if cx.when(R602_2, object.controller != player) {
        return Err(Refusal::by(R602_2, "only its controller activates an object's abilities"));
    }
    let Some(ability) = ability(&state.cards, object.def, place).filter(|ability| !mana_ability::is_one(ability))
    else {
        cx.cite(R602_2A);
        return Err(Refusal::by(R602_2A, "the object has no such activated ability"));
    };
    // 117.1b: any time the player has priority.
    let any_time = cx.when([R117_1B, R113_3B], state.turn.priority == player);
    if !any_time && !cast::is_sorcery_time(state, player) {
        return Err(Refusal::by(R117_1B, "abilities are activated with priority"));
    }
    instructions(state, cx, player, object, place, ability)?;
    mana_ability::tap_cost(state, cx, id, ability.cost.tap)?;
    cast::can_be_completed(state, cx, player, id, Some(place))
}

/// Whether the instructions of an activated ability allow activating it now (602.1b).
///
/// # Errors
///
/// The rule that forbids it.
pub(crate) fn instructions(
    state: &State,
    cx: &mut impl Recorder,
    player: PlayerId,
    object: &Object,
    place: u8,
    ability: &Activated,
) -> Result<(), Refusal> {
    let other_time = !cast::is_sorcery_time(state, player);
    if ability.as_sorcery && cx.when([R602_5D, R307_5], other_time) {
        return Err(Refusal::by(R602_5D, "it is activated only as a sorcery"));
    }
    let used = object.activated & bit(place) != 0;
    if cx.when(R602_5B, ability.once_each_turn && used) {
        return Err(Refusal::by(R602_5B, "it is activated only once each turn"));
    }
    Ok(())
}

/// The bit of an ability among those that were activated this turn.
pub(crate) const fn bit(place: u8) -> u32 {
    if place < 32 { 1 << place } else { 0 }
}
