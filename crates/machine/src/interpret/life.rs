//! Life totals that are set or exchanged (119.5, 119.7, 119.8).

use vademecum_abilities::Players;
use vademecum_rule_ids::magic::{R119_7, R119_8, R701_10C};

use crate::{
    Recorder,
    cx::Cx,
    deed::{Deed, Group},
    happen,
    id::PlayerId,
    select::Scope,
};

/// What a player gains or loses to have a life total (119.5).
pub(crate) fn life_to<R: Recorder>(cx: &Cx<'_, R>, player: PlayerId, total: i32) -> Deed {
    let missing = total.saturating_sub(cx.state.player(player).life);
    if missing < 0 { Deed::LoseLife(player, missing.saturating_neg()) } else { Deed::GainLife(player, missing) }
}

/// Two players exchange their life totals, unless one of them can't gain or lose what that takes (119.7, 119.8).
pub(super) fn exchange_life<R: Recorder>(cx: &Cx<'_, R>, scope: Scope<'_>, one: &Players, other: &Players) -> Group {
    let first = |players: &Players| cx.look().players(scope, players).first().copied();
    let (Some(one), Some(other)) = (first(one), first(other)) else { return Group::new() };
    let life = |player: PlayerId| cx.state.player(player).life;
    let group: Group = smallvec::smallvec![life_to(cx, one, life(other)), life_to(cx, other, life(one))];
    let is_impossible = |deed: &&Deed| deed.amount() > 0 && happen::is_forbidden(cx.peek(), deed);
    let gains = group.iter().filter(|deed| matches!(deed, Deed::GainLife(..))).any(|deed| is_impossible(&deed));
    let loses = group.iter().filter(|deed| matches!(deed, Deed::LoseLife(..))).any(|deed| is_impossible(&deed));
    if cx.when(R119_7, gains) || cx.when(R119_8, loses) || !cx.rule(R701_10C) { Group::new() } else { group }
}
