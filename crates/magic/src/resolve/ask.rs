//! Choices that are made as a spell or ability resolves (608.2d): "may", what to discard or sacrifice, where
//! scried cards go, which mana.

use vademecum_rule_ids::magic::{R106_4, R118_12, R121_3, R603_5, R608_2D, R608_2E, R701_8B, R701_17A, R701_18A};
use vademecum_trace::Recorder;

use super::{effects, quantity};
use crate::{
    ability::{Effect, Step},
    card::Zone,
    choice::{Choice, Decision},
    engine::Cx,
    error::Refusal,
    event::Observer,
    object::{ObjectId, PlayerId},
    state::State,
    target,
    turn::Stage,
};

/// Whether the next instruction needs a choice before it can be carried out; then the decision is set.
pub(super) fn pauses<R: Observer>(cx: &mut Cx<'_, R>, step: &Step, from: u8) -> bool {
    let Some(resolution) = cx.state.resolution.clone() else { return false };
    if effects::is_skipped(cx, &resolution, step) {
        return false;
    }
    let you = resolution.item.controller;
    let open = step.may && resolution.answered.is_none();
    let triggered = resolution.item.ability.is_some();
    if triggered && cx.when([R603_5, R608_2D], open) || !triggered && cx.when(R608_2D, open) {
        return cx.ask(Decision::May(you));
    }
    if resolution.answered == Some(false) {
        return false;
    }
    match step.effect {
        Effect::Discard(who, amount) => {
            let players = quantity::players(cx, &resolution, from, who);
            let each = quantity::amount(cx, &resolution, from, amount).max(0) as usize;
            prepare(cx, players, each);
            ask_discard(cx)
        }
        Effect::Sacrifice(who, filter, amount) => {
            let players = quantity::players(cx, &resolution, from, who);
            let each = quantity::amount(cx, &resolution, from, amount).max(0) as usize;
            prepare(cx, players, each);
            ask_sacrifice(cx, &filter)
        }
        Effect::Scry(amount) => {
            let each = quantity::amount(cx, &resolution, from, amount).max(0) as usize;
            prepare(cx, [you].into_iter().collect(), each);
            ask_scry(cx)
        }
        Effect::AddMana(kinds, _) => {
            prepare(cx, [you].into_iter().collect(), 1);
            let open = cx.state.resolution.as_ref().is_some_and(|resolution| resolution.mana.is_none());
            if kinds.len() > 1 && cx.when([R608_2D, R106_4], open) {
                return cx.ask(Decision::ManaKind(you));
            }
            false
        }
        _ => false,
    }
}

/// Finds out once who chooses, and how many each.
fn prepare<R: Observer>(cx: &mut Cx<'_, R>, players: quantity::Players, each: usize) {
    let several = players.len() > 1;
    let Some(resolution) = &mut cx.state.resolution else { return };
    if resolution.asked {
        return;
    }
    resolution.asked = true;
    resolution.each = each;
    resolution.asking = players;
    cx.state.chosen.clear();
    if several {
        // 608.2e: the choices first, in turn order; then all of it at the same time.
        cx.cite(R608_2E);
    }
}

/// The player who chooses now, with what is left to choose; the next one when there is nothing left.
fn asking(state: &mut State, available: impl Fn(&State, PlayerId) -> usize) -> Option<PlayerId> {
    loop {
        let resolution = state.resolution.as_ref()?;
        let player = *resolution.asking.first()?;
        let picked = resolution.picked.iter().filter(|(by, _)| *by == player).count();
        let wanted = resolution.each.min(available(state, player));
        if picked < wanted {
            return Some(player);
        }
        state.resolution.as_mut()?.asking.remove(0);
    }
}

fn ask_discard<R: Observer>(cx: &mut Cx<'_, R>) -> bool {
    let Some(player) = asking(cx.state, |state, player| state.player(player).hand.len()) else { return false };
    let chooses = !cx.state.player(player).hand.is_empty();
    // 701.8b: whoever discards chooses what.
    if cx.when(R701_8B, chooses) {
        return cx.ask(Decision::Discard(player));
    }
    take_first(cx.state, player);
    ask_discard(cx)
}

/// Without the rule that lets the player choose, the first cards are taken.
fn take_first(state: &mut State, player: PlayerId) {
    let Some(resolution) = &state.resolution else { return };
    let hand = &state.player(player).hand;
    let free = hand.iter().copied().find(|id| !resolution.picked.iter().any(|(_, picked)| picked == id));
    if let (Some(card), Some(resolution)) = (free, &mut state.resolution) {
        resolution.picked.push((player, card));
    }
}

fn ask_sacrifice<R: Observer>(cx: &mut Cx<'_, R>, filter: &crate::ability::Filter) -> bool {
    let source = cx.state.resolution.as_ref().map(|resolution| resolution.item.object);
    let available = |state: &State, player: PlayerId| {
        let all = state
            .battlefield
            .iter()
            .filter(|&&id| state.object(id).controller == player && target::fits(state, player, source, id, filter));
        all.count()
    };
    let Some(player) = asking(cx.state, available) else { return false };
    cx.cite(R701_17A);
    cx.ask(Decision::Sacrifice(player))
}

fn ask_scry<R: Observer>(cx: &mut Cx<'_, R>) -> bool {
    let Some(player) = asking(cx.state, |state, player| state.player(player).library.len()) else { return false };
    let picked = cx.state.resolution.as_ref().map_or(0, |resolution| resolution.picked.len());
    let library = &cx.state.player(player).library;
    let Some(&card) = library.get(library.len().wrapping_sub(1 + picked)) else { return false };
    cx.cite(R701_18A);
    cx.ask(Decision::Scry(player, card))
}

/// Whether a choice fits the resolving spell or ability.
///
/// # Errors
///
/// The rule that forbids it.
pub(crate) fn check_answer(state: &State, cx: &mut impl Recorder, choice: Choice) -> Result<(), Refusal> {
    let Some(resolution) = &state.resolution else { return Err(Refusal::UNFIT) };
    let picked = |id: ObjectId| resolution.picked.iter().any(|(_, other)| *other == id);
    match (state.decision, choice) {
        (Decision::May(_), Choice::No) | (Decision::Scry(..), Choice::Yes | Choice::No) => Ok(()),
        (Decision::May(_), Choice::Yes) => {
            let possible = effects::is_possible(state, resolution);
            if cx.when([R608_2D, R118_12], !possible) {
                return Err(Refusal::by(R608_2D, "an impossible option cannot be chosen"));
            }
            if effects::draws_from_nothing(state, resolution) {
                // 121.3: that can be chosen.
                cx.cite(R121_3);
            }
            Ok(())
        }
        (Decision::Discard(player), Choice::Object(id)) => {
            let own = state.objects.get(id.at()).is_some_and(|o| o.zone == Zone::Hand && o.owner == player);
            if own && !picked(id) {
                Ok(())
            } else {
                Err(Refusal::by(R701_8B, "it is no other card in the player's hand"))
            }
        }
        (Decision::Sacrifice(player), Choice::Object(id)) => {
            let Some(filter) = effects::sacrifice_filter(state, resolution) else { return Err(Refusal::UNFIT) };
            let fits = state.objects.get(id.at()).is_some_and(|object| {
                object.zone == Zone::Battlefield
                    && object.controller == player
                    && target::fits(state, player, Some(resolution.item.object), id, &filter)
            });
            if fits && !picked(id) {
                Ok(())
            } else {
                Err(Refusal::by(R701_17A, "it is not what the player is told to sacrifice"))
            }
        }
        (Decision::ManaKind(_), Choice::Spend(kind)) => {
            let offered = effects::mana_kinds(state, resolution).is_some_and(|kinds| kinds.has(kind));
            if offered { Ok(()) } else { Err(Refusal::by(R106_4, "the effect does not add that kind of mana")) }
        }
        _ => Err(Refusal::UNFIT),
    }
}

/// A choice made for the resolving spell or ability.
pub(crate) fn answer<R: Observer>(cx: &mut Cx<'_, R>, choice: Choice) {
    let decision = cx.state.decision;
    cx.state.stage = Stage::Resolving;
    let Some(resolution) = &mut cx.state.resolution else { return };
    match (decision, choice) {
        (Decision::May(_), Choice::Yes) => resolution.answered = Some(true),
        (Decision::May(_), _) => resolution.answered = Some(false),
        (Decision::Discard(player) | Decision::Sacrifice(player), Choice::Object(id)) => {
            resolution.picked.push((player, id));
        }
        (Decision::Scry(player, card), choice) => {
            resolution.picked.push((player, card));
            if choice == Choice::Yes {
                cx.state.chosen.push(card);
            }
        }
        (Decision::ManaKind(_), Choice::Spend(kind)) => resolution.mana = Some(kind),
        _ => {}
    }
}
