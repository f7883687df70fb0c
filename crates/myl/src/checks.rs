//! Standing checks: what must be so at any time, looked at after every change.

use vademecum_rule_ids::myl::{S4_2_1, S4_2_2, S4_13};

use crate::{
    ability::{Manner, Quality},
    card::Kind,
    cx::{Cx, Flow},
    decision::Item,
    effect::Until,
    filter::Zone,
    perform::{self, home_of},
    record::{Recorder, Silent},
    state::{Ids, ObjectId, Player, State},
    traits,
};

/// Runs the checks until none finds anything.
pub(crate) fn run<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    traits::refresh(cx);
    if !cx.state.is_unchecked.0 {
        return Ok(());
    }
    loop {
        cx.rec.work(cx.state.in_play.len());
        forget(cx);
        let found = Found::in_play(cx.state);
        let changed = found.strays && send_back(cx)
            || found.carried > 0 && drop_weapons(cx)?
            // Without two weapons that are carried, nobody carries too many.
            || found.carried > 1 && limit_weapons(cx)?
            || found.limited > 1 && limit_copies(cx)?;
        if !changed {
            cx.state.is_unchecked.0 = false;
            return Ok(());
        }
        traits::refresh(cx);
    }
}

/// Whether the checks change nothing of a state.
pub(crate) fn find_nothing(state: &State) -> bool {
    let mut checked = state.clone();
    checked.is_unchecked.0 = true;
    let is_over = run(&mut Cx::new(&mut checked, &state.cards, &Silent, &mut Vec::new())).is_ok();
    is_over && checked == *state
}

/// What the checks are about, as far as a look at each card tells.
#[derive(Debug, Default)]
struct Found {
    /// Whether a card in a line of allies is none.
    strays: bool,
    /// The number of weapons that are carried.
    carried: usize,
    /// The number of cards that say that they must be the only one of their name in play.
    limited: usize,
}

impl Found {
    fn in_play(state: &State) -> Self {
        let mut found = Found::default();
        for &id in &state.in_play {
            found.strays |= is_stray(state, id);
            found.carried += usize::from(state.object(id).carrier.is_some());
            found.limited += usize::from(state.traits(id).has(Quality::OneInPlay));
        }
        found
    }
}

/// Whether a card is in a line of allies and is none.
fn is_stray(state: &State, id: ObjectId) -> bool {
    matches!(state.object(id).zone, Zone::Defence | Zone::Attack) && !state.is_ally(id)
}

/// Effects end with the card that they are on, or that they depend on (6.14).
fn forget<R: Recorder>(cx: &mut Cx<'_, R>) {
    let before = cx.state.lasting.len();
    if before == 0 {
        return;
    }
    let mut lasting = std::mem::take(&mut cx.state.lasting);
    lasting.retain(|effect| {
        let is_on = match effect.on {
            crate::state::LastsOn::Card(card) => cx.state.is_here(card),
            crate::state::LastsOn::Name(_) => true,
        };
        is_on && (effect.until != Until::ThisLeavesPlay || cx.state.is_here(effect.source))
    });
    cx.state.lasting = lasting;
    if cx.state.lasting.len() != before {
        cx.state.touch();
        traits::refresh(cx);
    }
}

/// What is in a line of allies and is none any longer goes back to its line: Oros to the Oro Pagado (4.2.1).
fn send_back<R: Recorder>(cx: &mut Cx<'_, R>) -> bool {
    let lost: Ids = cx.state.in_play.iter().copied().filter(|&id| is_stray(cx.state, id)).collect();
    for &id in &lost {
        let kind = cx.state.kind(id);
        let home = if kind == Kind::Gold { cx.either(S4_2_1, Zone::Paid, Zone::Reserve) } else { home_of(kind) };
        let controller = cx.state.object(id).controller;
        perform::shift(cx, id, home, controller);
        let handle = cx.state.handle(id);
        cx.state.battle.attackers.retain(|attacker| *attacker != handle);
        cx.state.battle.blocks.retain(|(blocker, attacker)| *blocker != handle && *attacker != handle);
    }
    !lost.is_empty()
}

/// A weapon on what cannot carry it is put in the Cementerio (4.2.2).
fn drop_weapons<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow<bool> {
    let look = cx.look();
    let mut lost = Vec::new();
    for &id in &cx.state.in_play {
        let object = cx.state.object(id);
        let Some(carrier) = object.carrier else { continue };
        let weapon = cx.state.snapshot(id);
        let is_valid = cx.state.is_here(carrier) && look.is_valid_carrier(carrier.id, &weapon);
        if look.when(S4_2_2, !is_valid) {
            lost.push((id, Manner::Put));
        }
    }
    if lost.is_empty() {
        return Ok(false);
    }
    let active = cx.state.active;
    perform::leave_play(cx, &lost, active)?;
    Ok(true)
}

/// An ally with more weapons than it may carry keeps one, which its controller chooses (4.2.2).
fn limit_weapons<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow<bool> {
    for place in 0..cx.state.in_play.len() {
        let id = cx.state.in_play[place];
        let carried: Ids = cx.look().carried_by(cx.state.handle(id)).collect();
        let most = if carried.len() > 1 { cx.look().may_carry(id) } else { 1 };
        if cx.when(S4_2_2, carried.len() > most) {
            let controller = cx.state.object(id).controller;
            keep(cx, controller, &carried, most, S4_2_2)?;
            return Ok(true);
        }
    }
    Ok(false)
}

/// Of cards that say that they must be the only one of their name in play, the controller keeps one (4.13).
fn limit_copies<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow<bool> {
    for player in Player::BOTH {
        let limited: Ids = cx
            .state
            .in_play
            .iter()
            .copied()
            .filter(|&id| cx.state.object(id).controller == player && cx.state.traits(id).has(Quality::OneInPlay))
            .collect();
        for &id in &limited {
            let name = cx.state.object(id).card;
            cx.rec.work(limited.len());
            let copies: Ids = limited.iter().copied().filter(|&other| cx.state.object(other).card == name).collect();
            if copies.len() > 1 && cx.rule(S4_13) {
                keep(cx, player, &copies, 1, S4_13)?;
                return Ok(true);
            }
        }
    }
    Ok(false)
}

/// A player keeps so many of some cards; the others are put in the Cementerio.
fn keep<R: Recorder>(
    cx: &mut Cx<'_, R>,
    player: Player,
    cards: &[ObjectId],
    most: usize,
    why: vademecum_vocab::RuleId,
) -> Flow {
    let items = cards.iter().copied().map(Item::Object).collect();
    let kept = cx.pick(player, why, items, (most, most))?;
    let group: Vec<_> =
        cards.iter().filter(|&&id| !kept.contains(&Item::Object(id))).map(|&id| (id, Manner::Put)).collect();
    perform::leave_play(cx, &group, player)
}
