//! Life totals that are set or exchanged (119.5, 119.7, 119.8).

use smallvec::SmallVec;
use vademecum_abilities::Players;
use vademecum_rule_ids::magic::{R119_7, R119_8, R608_2D, R701_10C, R810_9F};

use super::Frame;
use crate::{
    Recorder,
    cx::{Cx, Flow},
    decision::{Item, Offer},
    deed::{Deed, Group},
    happen,
    id::PlayerId,
    select::{Ring, Scope},
    shared_life,
};

/// What a player gains or loses to have a life total (119.5).
pub(crate) fn life_to<R: Recorder>(cx: &Cx<'_, R>, player: PlayerId, total: i32) -> Deed {
    let missing = total.saturating_sub(cx.state.player(player).life);
    if missing < 0 { Deed::LoseLife(player, missing.saturating_neg()) } else { Deed::GainLife(player, missing) }
}

/// Players' life totals become a number: each gains or loses what is missing (119.5).
pub(super) fn set_life<R: Recorder>(cx: &mut Cx<'_, R>, players: Ring, total: Option<i32>) -> Flow<Group> {
    let Some(total) = total.filter(|_| cx.rule(shared_life::setting_rule(cx.state))) else { return Ok(Group::new()) };
    let players = shared_life::one_for_each_team(cx, players)?;
    Ok(players.into_iter().map(|player| life_to(cx, player, total)).collect())
}

/// A player redistributes any number of players' life totals: chooses the players, of each team with one life total no more
/// than one (810.9f), and who of them gets which of those totals.
pub(super) fn redistribute_life<R: Recorder>(cx: &mut Cx<'_, R>, frame: Frame) -> Flow<Group> {
    let about = Some(frame.source.id);
    let mut chosen = Ring::new();
    loop {
        let shares = |player: PlayerId| chosen.iter().any(|&other| cx.state.share_life(player, other));
        let is_taken = |player: PlayerId| chosen.contains(&player) || shares(player) && cx.rule(R810_9F);
        let offer: Offer = cx.look().ring().filter(|&player| !is_taken(player)).map(Item::Player).collect();
        if offer.is_empty() {
            break;
        }
        match cx.pick_even_one(frame.you, R608_2D, about, offer, (0, 1))?.first() {
            Some(Item::Player(player)) => chosen.push(*player),
            _ => break,
        }
    }
    let totals: SmallVec<[i32; 4]> = chosen.iter().map(|&player| cx.state.player(player).life).collect();
    let order = cx.order(frame.you, R608_2D, about, chosen.into_iter().map(Item::Player).collect())?;
    let life = order.into_iter().zip(totals).filter_map(|(item, total)| match item {
        Item::Player(player) => Some(life_to(cx, player, total)),
        _ => None,
    });
    Ok(life.collect())
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
