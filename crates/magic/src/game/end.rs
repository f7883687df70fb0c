//! Ending the game (104): winning, losing, drawing, leaving.

use vademecum_rule_ids::magic::{R104_1, R104_2A, R104_3A, R104_4A, R104_5, R405_6G, R800_4A};

use crate::{
    card::Zone,
    choice::Decision,
    engine::Cx,
    event::{Event, Loss, Observer},
    object::{ObjectId, PlayerId},
    player::PlayerSet,
    resolve,
    state::{Outcome, State},
    turn::Stage,
    zone,
};

/// A player concedes: leaves at once, and loses (104.3a, 405.6g).
pub(crate) fn concede<R: Observer>(cx: &mut Cx<'_, R>, player: PlayerId) {
    if !cx.when([R104_3A, R405_6G], cx.state.player(player).is_in_game()) {
        return;
    }
    lose(cx, &[(player, Loss::Conceded)]);
    if cx.state.outcome.is_none() && cx.state.player(player).left {
        goes_on_without(cx.state, player);
    }
}

/// Players lose the game, at the same time; those who are left may have won (104.2a), or nobody is
/// (104.4a).
pub(crate) fn lose<R: Observer>(cx: &mut Cx<'_, R>, losers: &[(PlayerId, Loss)]) {
    for &(player, loss) in losers {
        cx.state.edit_player(player, |player| player.lost = true);
        cx.event(Event::Lost(player, loss));
        // 104.5: whoever loses leaves.
        if cx.when(R104_5, !cx.state.player(player).left) {
            cx.state.edit_player(player, |player| player.left = true);
            cx.event(Event::Left(player));
        }
    }
    let n = cx.state.players.len() as u8;
    let still: PlayerSet = (0..n).map(PlayerId).filter(|p| cx.state.player(*p).is_in_game()).collect();
    if cx.when([R104_4A, R104_1], still.is_empty()) {
        return over(cx, Outcome::Draw);
    }
    let mut teams = (0..n).map(PlayerId).filter(|&p| still.has(p)).map(|p| cx.state.player(p).team);
    let first = teams.next();
    let alone = teams.all(|team| Some(team) == first);
    // 104.2a; a knocked-out 104.4a leaves nobody to win.
    if cx.when([R104_2A, R104_1], alone && !still.is_empty()) || still.is_empty() {
        return win(cx, still);
    }
    for &(player, _) in losers {
        if cx.when(R800_4A, cx.state.player(player).left) {
            leave(cx, player);
        }
    }
}

/// Players win: the game is over (104.1).
pub(crate) fn win<R: Observer>(cx: &mut Cx<'_, R>, winners: PlayerSet) {
    over(cx, Outcome::Won(winners));
}

/// Nobody wins: the game is over (104.4).
pub(crate) fn draw<R: Observer>(cx: &mut Cx<'_, R>) {
    over(cx, Outcome::Draw);
}

fn over<R: Observer>(cx: &mut Cx<'_, R>, outcome: Outcome) {
    cx.cite(R104_1);
    cx.state.outcome = Some(outcome);
    cx.state.decision = Decision::Over;
    cx.event(Event::Over(outcome));
}

/// In a game of more players, what belongs to one who has left leaves as well (800.4a); the turn of a player
/// who has left goes on without them.
fn leave<R: Observer>(cx: &mut Cx<'_, R>, player: PlayerId) {
    cx.state.stack.retain(|item| item.controller != player);
    let own: Vec<ObjectId> =
        cx.state.objects().filter(|(_, object)| object.owner == player).map(|(id, _)| id).collect();
    for id in own {
        zone::vanish(cx, id);
    }
    let controlled: Vec<ObjectId> =
        cx.state.battlefield.iter().copied().filter(|&id| cx.state.object(id).controller == player).collect();
    zone::put_together(cx, &controlled, Zone::Exile);
    cx.state.waiting.retain(|waiting| waiting.controller != player);
    resolve::restack(cx.state);
}

/// The game goes on without a player who has left: what they were asked is no question any more, and what
/// they were casting or resolving is gone.
fn goes_on_without(state: &mut State, player: PlayerId) {
    let asked = state.decision.player() == Some(player);
    state.combat.forget(player);
    if let Some(resolution) = &mut state.resolution {
        resolution.asking.retain(|other| *other != player);
        if resolution.item.controller == player {
            state.resolution = None;
            state.stage = Stage::Checks;
        }
    }
    if !asked {
        return;
    }
    state.chosen.clear();
    match state.stage {
        // Others go on declaring, dividing, choosing.
        Stage::Opening | Stage::Resolving => {}
        Stage::Declaring if matches!(state.decision, Decision::Blockers(_) | Decision::AssignDamage(..)) => {}
        _ => {
            state.proposal = None;
            state.turn.priority = state.next_player(player);
            state.turn.passed = PlayerSet::NONE;
            state.stage = Stage::Checks;
        }
    }
}
