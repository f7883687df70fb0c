//! What players of a team share: turns (805), and in the Two-Headed Giant variant life and fate (810).

use smallvec::SmallVec;
use vademecum_abilities::{CounterKind, Players};
use vademecum_rule_ids::magic::{
    R103_4A, R119_3, R502_2A, R701_27B, R704_5A, R704_5C, R704_6A, R704_6B, R805_4, R805_4A, R805_4B, R805_4C,
    R805_10A, R805_10D, R809_5B, R810_8A, R810_8B, R810_9, R810_9A, R810_10, R810_11, R904_13B, R904_13C,
};

use crate::{
    Recorder,
    cx::{Cx, Flow, Look},
    decision::Item,
    deed::Loss,
    id::{PlayerId, PlayerSet, Subject},
    select::Scope,
    shared_life,
    state::State,
    variants::emperor,
};

/// Number of poison counters with which a player loses (704.5c).
const LETHAL_POISON: i32 = 10;
/// Number of poison counters with which a team of two loses (704.6b), and by how many more for each further player (810.11).
const TEAM_POISON: [i32; 2] = [15, 5];
/// Starting life total of a team of two (103.4a), and by how much more for each further player (810.11).
const TEAM_LIFE: [i32; 2] = [30, 15];

/// Starting life total of either side in a Commander game against an archenemy (904.13b).
const ARCHENEMY_COMMANDER_LIFE: i32 = 60;

/// What the players of a team share in a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum TeamPlay {
    /// Nothing: each player takes turns alone.
    #[default]
    Apart,
    /// Their turns (805).
    SharedTurns,
    /// Their turns, their life total and their poison counters (810).
    TwoHeadedGiant,
    /// Their turns and their life total, in a Commander game against an archenemy (904.13).
    ArchenemyCommander,
    /// Their emperor's fate: nothing else (809).
    Emperor,
}

impl TeamPlay {
    /// Whether a team takes its turns together (805).
    pub(crate) const fn shares_turns(self) -> bool {
        !matches!(self, TeamPlay::Apart | TeamPlay::Emperor)
    }

    /// Whether a team has one life total (810.4, 904.13b).
    pub(crate) const fn shares_life(self) -> bool {
        matches!(self, TeamPlay::TwoHeadedGiant | TeamPlay::ArchenemyCommander)
    }

    /// Whether a team shares its poison counters (810.10, 904.13c).
    pub(crate) const fn shares_poison(self) -> bool {
        matches!(self, TeamPlay::TwoHeadedGiant)
    }
}

impl State {
    /// Whether two players take their turns together: teammates, in a game with shared team turns (805.1).
    pub fn share_turns(&self, one: PlayerId, other: PlayerId) -> bool {
        one == other || self.turn.team_play.shares_turns() && !self.are_opponents(one, other)
    }

    /// Whether two players have one life total: teammates in a game of Two-Headed Giant (810.4), or against an archenemy in a
    /// Commander game (904.13b).
    pub(crate) fn share_life(&self, one: PlayerId, other: PlayerId) -> bool {
        one == other || self.turn.team_play.shares_life() && !self.are_opponents(one, other)
    }

    /// The player who stands for those who take their turns together: the one in the rightmost seat (805.2).
    pub(crate) fn primary(&self, of: PlayerId) -> PlayerId {
        if !self.turn.team_play.shares_turns() {
            return of;
        }
        let n = self.players.len() as u8;
        let is_mate = |place: u8| self.share_turns(of, PlayerId(place % n));
        let first = (0..n).find(|&place| is_mate(place) && !is_mate(place + n - 1)).map_or(of, PlayerId);
        self.in_turn_order(first).find(|&player| self.share_turns(of, player)).unwrap_or(of)
    }

    /// The players in the game who take their turns with a player, that player among them, in turn order.
    pub fn together(&self, with: PlayerId) -> SmallVec<[PlayerId; 4]> {
        self.in_turn_order(with).filter(|&player| self.share_turns(with, player)).collect()
    }

    /// The players of a team that has one life total.
    pub(crate) fn heads(&self, of: PlayerId) -> SmallVec<[PlayerId; 4]> {
        (0..self.players.len() as u8).map(PlayerId).filter(|&player| self.share_life(of, player)).collect()
    }
}

/// The life total with which a player's team begins a game of Two-Headed Giant (103.4a), and either side a Commander game
/// against an archenemy (904.13b), where others begin with a number.
pub(crate) fn starting_life<R: Recorder>(rec: &R, play: TeamPlay, heads: usize, alone: i32) -> i32 {
    if play == TeamPlay::ArchenemyCommander && rec.rule(R904_13B, false) {
        return ARCHENEMY_COMMANDER_LIFE;
    }
    if play != TeamPlay::TwoHeadedGiant || !rec.rule(R103_4A, false) {
        return alone;
    }
    let [two, each] = TEAM_LIFE;
    let more = i32::try_from(heads.saturating_sub(2)).unwrap_or(0);
    if more > 0 && rec.rule(R810_11, false) { two + each * more } else { two }
}

/// A player gains or loses life (119.3); where a team has one life total, the result is applied to that (810.9).
pub(crate) fn change_life<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, change: i32) -> Flow {
    if !cx.rule(R119_3) {
        return Ok(());
    }
    let total = cx.sum(cx.state.player(player).life, change)?;
    let alone = cx.state.player(player).life_alone.saturating_add(change);
    cx.state.player_mut(player).life_alone = alone;
    let heads = cx.state.heads(player);
    let by = if cx.state.turn.team_play == TeamPlay::ArchenemyCommander { R904_13B } else { R810_9 };
    if heads.len() > 1 && cx.rule(by) {
        heads.into_iter().for_each(|head| cx.state.player_mut(head).life = total);
    }
    cx.state.player_mut(player).life = total;
    Ok(())
}

/// Whether a player has so little life that they lose (704.5a), or their team that it does (704.6a).
pub(crate) fn is_lifeless<R: Recorder>(cx: &Cx<'_, R>, player: PlayerId) -> bool {
    let none = cx.state.player(player).life <= 0;
    if cx.state.turn.team_play == TeamPlay::TwoHeadedGiant { cx.when(R704_6A, none) } else { cx.when(R704_5A, none) }
}

/// Whether a player has so many poison counters that they lose (704.5c), or their team that it does (704.6b).
pub(crate) fn is_poisoned<R: Recorder>(cx: &Cx<'_, R>, player: PlayerId) -> bool {
    let own = cx.state.counters(Subject::Player(player), CounterKind::Poison);
    if !cx.state.turn.team_play.shares_life() {
        return cx.when(R704_5C, own >= LETHAL_POISON);
    }
    let heads = cx.state.heads(player);
    let all = shared_life::poison_of_team(cx.state, player);
    if cx.state.turn.team_play == TeamPlay::ArchenemyCommander {
        // 904.13c: each player has their own; without that rule, the team shares them as it shares its life.
        let poison = if all > own { cx.either(R904_13C, own, all) } else { all };
        return cx.when(R704_5C, poison >= LETHAL_POISON);
    }
    // 810.10: the team shares them; without that rule each player has their own.
    let poison = if all > own { cx.either(R810_10, all, own) } else { all };
    let [two, each] = TEAM_POISON;
    let more = i32::try_from(heads.len().saturating_sub(2)).unwrap_or(0);
    let lethal = if more > 0 { cx.either(R810_11, two + each * more, two) } else { two };
    cx.when(R704_6B, poison >= lethal)
}

/// How a player with too many poison counters loses: alone (704.5c), or as one of a team (704.6b).
pub(crate) fn loss_by_poison(state: &State) -> Loss {
    if state.turn.team_play.shares_poison() { Loss::TeamPoison } else { Loss::Poison }
}

/// Those who lose, with the rest of their teams where teams lose together (810.8a) or with their emperor (809.5b), or leave
/// together as one of them concedes (810.8b).
pub(crate) fn with_teams<R: Recorder>(cx: &Cx<'_, R>, losers: &[(PlayerId, Loss)]) -> SmallVec<[(PlayerId, Loss); 4]> {
    let mut all: SmallVec<[(PlayerId, Loss); 4]> = SmallVec::from_slice(losers);
    if cx.state.turn.team_play == TeamPlay::Emperor {
        for &(player, why) in losers {
            for mate in emperor::followers(cx.look(), player) {
                // 809.5b: a team loses with its emperor.
                if all.iter().all(|(other, _)| *other != mate) && cx.rule(R809_5B) {
                    all.push((mate, why));
                }
            }
        }
        return all;
    }
    if cx.state.turn.team_play != TeamPlay::TwoHeadedGiant {
        return all;
    }
    for &(player, why) in losers {
        let rule = if why == Loss::Conceded { R810_8B } else { R810_8A };
        for mate in cx.state.heads(player) {
            let also = !cx.state.player(mate).left && all.iter().all(|(other, _)| *other != mate);
            if also && cx.rule(rule) {
                all.push((mate, why));
            }
        }
    }
    all
}

/// Whose turn comes after that of a player: where teams take turns, that of the next team (805.4).
pub(crate) fn next_turn<R: Recorder>(cx: &Cx<'_, R>, after: PlayerId) -> PlayerId {
    let next = cx.state.next_player(after);
    if next == after || !cx.state.share_turns(next, after) {
        return next;
    }
    let other = cx.state.in_turn_order(after).find(|&player| !cx.state.share_turns(player, after));
    cx.either(R805_4, other.unwrap_or(next), next)
}

/// How many spells were cast in a turn, as day and night count them: of a team, by whichever of its players cast the most
/// (502.2a).
pub(crate) fn casts_in_turn<R: Recorder>(cx: &Cx<'_, R>, active: PlayerId) -> i32 {
    let own = cx.state.player(active).casts;
    let most = cx.state.together(active).into_iter().map(|mate| cx.state.player(mate).casts).max().unwrap_or(own);
    if most == own { own } else { cx.either(R502_2A, most, own) }
}

/// The teammates of the active player who draw a card in their team's draw step as well (805.4b).
pub(crate) fn who_else_draws<R: Recorder>(cx: &Cx<'_, R>, active: PlayerId) -> SmallVec<[PlayerId; 4]> {
    let mut mates = cx.state.together(active);
    mates.retain(|mate| *mate != active);
    if mates.is_empty() || cx.rule(R805_4B) { mates } else { SmallVec::new() }
}

/// The recipients of what proliferating gives, where teams share their poison counters: one player of each team
/// (701.27b).
pub(crate) fn one_of_each_team<R: Recorder>(cx: &Cx<'_, R>, chosen: &mut SmallVec<[Item; 4]>) {
    let mut teams: SmallVec<[PlayerId; 2]> = SmallVec::new();
    chosen.retain(|item| {
        let Item::Player(player) = *item else { return true };
        let again = teams.iter().any(|&other| other != player && cx.state.share_life(other, player));
        teams.push(player);
        !again || !cx.rule(R701_27B)
    });
}

impl<R: Recorder> Look<'_, R> {
    /// The life total that an effect finds for a player: that of the team (810.9a). Without that rule, what it would be if
    /// nobody else of the team had gained or lost life.
    pub(crate) fn life_of(self, player: PlayerId) -> i32 {
        let shares = self.state.turn.team_play.shares_life();
        let of = self.state.player(player);
        if shares && of.life_alone != of.life { self.either(R810_9A, of.life, of.life_alone) } else { of.life }
    }

    /// Whether it is a player's turn: the active player's, and that of a teammate who is active with them (805.4a).
    pub(crate) fn is_turn_of(self, player: PlayerId) -> bool {
        let active = self.state.turn.active;
        player == active || self.state.share_turns(active, player) && self.rule(R805_4A)
    }

    /// Whether it is the turn of one of some players.
    pub(crate) fn is_turn_of_one(self, scope: Scope<'_>, players: &Players) -> bool {
        let active = self.state.turn.active;
        let is_one = |player: PlayerId| self.includes(scope, players, player);
        is_one(active)
            || self.state.turn.team_play.shares_turns()
                && self.state.together(active).into_iter().any(is_one)
                && self.rule(R805_4A)
    }

    /// Whether a player may play a land in this turn, as far as it depends on whose turn it is (116.2a): each player of
    /// the active team may (805.4c).
    pub(crate) fn plays_lands_now(self, player: PlayerId) -> bool {
        let active = self.state.turn.active;
        player == active || self.state.share_turns(active, player) && self.rule(R805_4C)
    }

    /// Whether a player's creatures attack this turn: those of the active player, and of each player of the attacking team
    /// (805.10a).
    pub(crate) fn attacks_now(self, player: PlayerId) -> bool {
        let active = self.state.turn.active;
        player == active || self.state.share_turns(active, player) && self.rule(R805_10A)
    }

    /// Whether a player's creatures block in the declaration of another one: the defending team has one combined block, of
    /// what attacks any of its players (805.10d).
    pub(crate) fn blocks_with(self, declares: PlayerId, player: PlayerId) -> bool {
        player == declares || self.state.share_turns(declares, player) && self.rule(R805_10D)
    }
}

/// The first players of those who declare blockers, one for each team that declares together.
pub(crate) fn declaring<R: Recorder>(look: Look<'_, R>, defending: SmallVec<[PlayerId; 2]>) -> SmallVec<[PlayerId; 2]> {
    let mut done = PlayerSet::NONE;
    let mut all = SmallVec::new();
    for player in defending {
        let primary = look.state.primary(player);
        let declares = if look.blocks_with(primary, player) { primary } else { player };
        if !done.has(declares) {
            done.insert(declares);
            all.push(declares);
        }
    }
    all
}
