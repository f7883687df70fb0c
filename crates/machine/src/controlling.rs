//! Controlling another player (720), and turns that are skipped (614.10).

use vademecum_abilities::{Change, Players};
use vademecum_rule_ids::magic::{
    R614_10, R720_1, R720_1A, R720_1B, R720_2, R720_3, R720_4, R720_5, R720_5A, R720_6, R720_8, R720_9,
};

use crate::{
    Recorder,
    cx::{Cx, Legal, Look},
    deed::Note,
    error::Refusal,
    functioning,
    id::{ObjectId, PlayerId},
    select::Scope,
    state::State,
    team_choices,
};

/// Players will skip their next turn (614.10a), or be controlled during it by "you" (720.1).
pub(crate) fn change_next_turns<R: Recorder>(cx: &mut Cx<'_, R>, scope: Scope<'_>, players: &Players, skip: bool) {
    for player in team_choices::whose_turns(cx.look(), scope, players) {
        if skip {
            let of = cx.state.player_mut(player);
            of.skipped_turns = of.skipped_turns.saturating_add(1);
            cx.note(Note::WillSkipTurn(player));
        } else {
            control_next_turn(cx, scope.you, player);
        }
    }
}

/// A player will control another one during that player's next turn (720.1). The newest such effect is the one that works
/// (720.1a); without that rule, the oldest.
fn control_next_turn<R: Recorder>(cx: &mut Cx<'_, R>, by: PlayerId, whom: PlayerId) {
    // 720.9: players may gain control of themselves; without that rule, nothing comes of it.
    if !cx.rule(R720_1) || by == whom && !cx.rule(R720_9) {
        return;
    }
    let is_first = cx.state.player(whom).next_controller.is_none();
    if is_first || cx.rule(R720_1A) {
        cx.state.player_mut(whom).next_controller = Some(by);
        cx.note(Note::WillControlTurn(by, whom));
    }
}

/// A turn begins: whoever was controlled no longer is, and the active player is from now on, if an effect has waited for
/// that (720.1).
pub(crate) fn begin_turn(state: &mut State, active: PlayerId) {
    for player in &mut state.players {
        player.controller = None;
    }
    let of = state.player_mut(active);
    of.controller = of.next_controller.take();
}

/// Says who controls another player during the turn that has begun.
pub(crate) fn note_control<R: Recorder>(cx: &mut Cx<'_, R>) {
    for player in (0..cx.state.players.len() as u8).map(PlayerId) {
        if let Some(by) = cx.state.player(player).controller.filter(|&by| by != player) {
            cx.note(Note::ControlsTurn(by, player));
        }
    }
}

/// Whether a player skips the turn that would begin (614.10). The effects that wait for a turn of theirs go on waiting
/// (720.1b); without that rule, they are over.
pub(crate) fn skips_turn<R: Recorder>(cx: &mut Cx<'_, R>, active: PlayerId) -> bool {
    let skips = cx.state.player(active).skipped_turns > 0;
    if !skips || !cx.rule(R614_10) {
        return false;
    }
    let is_awaited = cx.state.player(active).next_controller.is_some();
    if is_awaited && !cx.rule(R720_1B) {
        cx.state.player_mut(active).next_controller = None;
    }
    cx.state.player_mut(active).skipped_turns -= 1;
    true
}

/// A player who is about to search a library is controlled meanwhile by an opponent whose permanent says so (720.2). Who
/// controlled the player before is given back, for [`end_search`].
pub(crate) fn begin_search<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId) -> Option<PlayerId> {
    let before = cx.state.player(player).controller;
    let controls = |change: &Change| matches!(change, Change::ControlsSearchers).then_some(());
    let team = cx.state.player(player).team;
    let says = |id: ObjectId| functioning::says_of_itself(cx.state, id, controls).is_some();
    let opponents = cx.state.permanents().filter(|(_, now)| cx.state.player(now.controller).team != team);
    let agent = opponents.map(|(id, now)| (id, now.controller)).find(|&(id, _)| says(id));
    if let Some((_, by)) = agent
        && cx.rule(R720_2)
    {
        cx.state.player_mut(player).controller = Some(by);
        cx.note(Note::ControlsSearch(by, player));
    }
    before
}

/// A search is over.
pub(crate) fn end_search(state: &mut State, player: PlayerId, before: Option<PlayerId>) {
    state.player_mut(player).controller = before;
}

/// Who makes a player's decisions: whoever controls the player (720.5).
fn decider<R: Recorder>(look: Look<'_, R>, player: PlayerId) -> PlayerId {
    let state = look.state;
    let by = |of: PlayerId| state.player(of).controller.filter(|&by| by != of && state.player(by).is_in_game());
    if let Some(by) = by(player)
        && look.rule(R720_5)
    {
        return by;
    }
    // 720.8: whoever controls another player makes their own decisions as well; without that rule, the other one does.
    let n = state.players.len() as u8;
    let controlled = (0..n).map(PlayerId).find(|&other| by(other) == Some(player));
    match controlled {
        Some(other) if !look.rule(R720_8) => other,
        _ => player,
    }
}

/// Whose cards pay a cost of a player: their own, whoever controls the player (720.5a). Without that rule, those of whoever
/// does.
pub(crate) fn payer<R: Recorder>(look: Look<'_, R>, player: PlayerId) -> PlayerId {
    match look.state.player(player).controller {
        Some(by) if by != player => look.either(R720_5A, player, by),
        _ => player,
    }
}

/// What a controlled player has put on the stack is theirs: only control of the player changes (720.3). Without that rule,
/// it is controlled by whoever decided so.
pub(crate) fn keep_control<R: Recorder>(cx: &mut Cx<'_, R>) {
    let Some(item) = cx.state.stack.last() else { return };
    let by = cx.state.player(item.controller).controller.filter(|&by| by != item.controller);
    if let Some(by) = by
        && !cx.rule(R720_3)
        && let Some(item) = cx.state.stack.last_mut()
    {
        item.controller = by;
    }
}

/// Whether a player sees an object because another player sees it whom they control (720.4).
pub(crate) fn sees_for_another<R: Recorder>(look: Look<'_, R>, player: PlayerId, id: ObjectId) -> bool {
    let state = look.state;
    let n = state.players.len() as u8;
    let mut controlled = (0..n).map(PlayerId).filter(|&of| of != player && state.player(of).controller == Some(player));
    controlled.any(|of| state.sees(of, id, look.rec)) && look.rule(R720_4)
}

impl State {
    /// Checks that a player may decide for a player: for themselves, or for one whom they control (720.5). Conceding is
    /// decided by everybody alone (720.6).
    ///
    /// # Errors
    ///
    /// The rule that forbids it.
    pub fn check_decider<R: Recorder>(
        &self,
        by: PlayerId,
        player: PlayerId,
        concedes: bool,
        rec: &R,
    ) -> Result<(), Refusal> {
        let look = Look { state: self, rec, quiet: false };
        if concedes {
            return look.forbid(R720_6, by != player, "refused-concession-of-another");
        }
        if decider(look, player) == by { Ok(()) } else { refuse(look) }
    }
}

fn refuse<R: Recorder>(look: Look<'_, R>) -> Legal {
    look.refuse(R720_5, "refused-decision-of-another")?;
    Err(Refusal::UNFIT)
}
