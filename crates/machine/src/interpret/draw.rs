//! Drawing several cards (121.2).

use smallvec::SmallVec;
use vademecum_abilities::{Amount, Effect, Players, Program};
use vademecum_rule_ids::magic::{R121_2, R121_2A, R121_2B, R121_2C, R121_3, R121_3A, R121_6B, R121_6C, R805_6A};

use super::{Frame, result};
use crate::{
    Recorder,
    cx::{Cx, Flow, Look},
    deed::{Deed, Group},
    happen,
    id::PlayerId,
    perform,
    select::Scope,
    slots::{Held, Slots},
    team_choices,
};

/// Players draw cards: all of a player's before those of the next (121.2c).
pub(super) fn draw<R: Recorder>(
    cx: &mut Cx<'_, R>,
    scope: Scope<'_>,
    players: &Players,
    amount: &Amount,
) -> Flow<Held> {
    let amount = cx.look().amount(scope, amount).max(0);
    let mut players = cx.look().players(scope, players);
    let mut drawn = Group::new();
    let in_turn = players.len() < 2 || cx.rule(R121_2C);
    if in_turn && players.len() > 1 {
        let order: SmallVec<[PlayerId; 4]> = cx.state.in_turn_order(cx.state.turn.active).collect();
        players.sort_by_key(|player| order.iter().position(|other| other == player));
        // 805.6a: of a team, in whatever order it likes.
        players = team_choices::in_chosen_order(cx, players, R805_6A, |_, _| amount > 0)?;
    }
    let (rounds, each) = if in_turn { (1, amount) } else { (amount, 1) };
    for _ in 0..rounds {
        for &player in &players {
            drawn.extend(draw_cards(cx, player, each)?);
        }
    }
    Ok(result(cx, &drawn))
}

/// A player draws a number of cards; gives how many.
pub(crate) fn draw_number<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, amount: i32) -> Flow<usize> {
    let drawn = draw_cards(cx, player, amount)?;
    Ok(drawn.iter().filter(|deed| matches!(deed, Deed::Draw(_))).count())
}

/// A player draws cards, one at a time (121.2). How many is settled before the first (121.2a).
fn draw_cards<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, amount: i32) -> Flow<Group> {
    let instructed = Deed::Draws(player, amount);
    let (settled, applied) = if amount < 2 || cx.rule(R121_2A) {
        happen::announce(cx, instructed)?
    } else {
        (smallvec::smallvec![instructed], cx.state.cause.applied.clone())
    };
    let outer = std::mem::replace(&mut cx.state.cause.applied, applied);
    let mut drawn = Group::new();
    let mut later = Vec::new();
    for deed in settled {
        let Deed::Draws(player, amount) = deed else { continue };
        for number in 0..amount {
            // Without 121.2 they are drawn as one: the others come along with the first.
            if number > 0 && !cx.rule(R121_2) {
                drawn.extend(take_along(cx, player)?);
                continue;
            }
            drawn.extend(draw_one(cx, player, &mut later)?);
        }
    }
    later.into_iter().try_for_each(|instead| happen::carry_on(cx, instead))?;
    cx.state.cause.applied = outer;
    Ok(drawn)
}

/// One draw. What replaces it is done before the next one (121.6b), and what it draws is not what this draw drew (121.6c).
fn draw_one<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, later: &mut Vec<happen::Instead>) -> Flow<Group> {
    let mut instead = Vec::new();
    let mut drawn = happen::happen_but(cx, smallvec::smallvec![Deed::Draw(player)], &mut instead)?;
    if !instead.is_empty() && !cx.rule(R121_6B) {
        later.extend(instead);
        return Ok(drawn);
    }
    let hand = cx.state.player(player).hand.clone();
    let replaced = !instead.is_empty();
    instead.into_iter().try_for_each(|instead| happen::carry_on(cx, instead))?;
    if replaced && !cx.rule(R121_6C) {
        let new = cx.state.player(player).hand.iter().copied().filter(|id| !hand.contains(id));
        let moves = new.map(|id| Deed::Move(perform::moved(cx, id, vademecum_abilities::Zone::Hand)));
        drawn.extend(moves);
    }
    Ok(drawn)
}

/// Whether a player cannot choose to do something because somebody would draw cards who can't: nobody may choose that for
/// oneself (121.3) or for another (121.3a), nor more cards than may be drawn (121.2b). An empty library does not matter.
pub(super) fn is_out_of_the_question<R: Recorder>(
    cx: &Cx<'_, R>,
    frame: Frame,
    slots: &Slots,
    chooser: PlayerId,
    then: &Program,
) -> bool {
    let Some(Effect::Draw(players, amount)) = then.first().map(|first| &first.effect) else { return false };
    let scope = frame.scope(slots);
    let amount = cx.peek().amount(scope, amount);
    let players = match players {
        Players::Slot(_) => smallvec::smallvec![chooser],
        others => cx.peek().players(scope, others),
    };
    players.into_iter().any(|player| {
        let draw = Deed::Draw(player);
        let rule = if player == chooser { R121_3 } else { R121_3A };
        let cant = happen::is_forbidden(cx.peek(), &draw);
        let mut later = cx.state.clone();
        later.player_mut(player).drawn = later.player(player).drawn.saturating_add(amount.max(1).unsigned_abs() - 1);
        let cant_all = !cant && happen::is_forbidden(Look { state: &later, rec: cx.rec, quiet: true }, &draw);
        cx.when(rule, cant) || cx.when(R121_2B, cant_all)
    })
}

/// The next card of a library comes into the hand without a draw of its own.
fn take_along<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId) -> Flow<Group> {
    let Some(&top) = cx.state.player(player).library.last() else { return Ok(Group::new()) };
    let moved = perform::moved(cx, top, vademecum_abilities::Zone::Hand);
    happen::happen(cx, smallvec::smallvec![Deed::Move(moved)])
}
