//! What the players of a team who share their turns decide together: who speaks for them (805.2), and in which order they
//! choose and act (805.3, 805.6).

use smallvec::SmallVec;
use vademecum_abilities::{Pattern, Players, Triggered};
use vademecum_rule_ids::magic::{R805_2, R805_3, R805_4D, R805_7, R805_8};
use vademecum_vocab::RuleId;

use crate::{
    Recorder,
    cx::{Cx, Flow, Look},
    decision::{Item, Offer},
    deed::Deed,
    id::PlayerId,
    select::Scope,
    state::State,
    teams::TeamPlay,
    variants::emperor,
};

/// Players of a game, in an order that matters.
type Order = SmallVec<[PlayerId; 4]>;

impl State {
    /// The players in the game who take their turns with a player, from the primary player on (805.2).
    fn seats(&self, of: PlayerId) -> Order {
        self.together(self.primary(of))
    }
}

/// Who decides for a team what its players do not agree on: the primary player (805.2). Without that rule, whoever sits in
/// the last of its seats.
pub(crate) fn speaker<R: Recorder>(look: Look<'_, R>, of: PlayerId) -> PlayerId {
    if !look.state.turn.team_play.shares_turns() {
        return of;
    }
    match *look.state.seats(of) {
        [primary, .., last] => look.either(R805_2, primary, last),
        [only] => only,
        [] => of,
    }
}

/// Whose turn comes first: where teams take turns, the one in whose place a whole team begins (805.3).
pub(crate) fn begins<R: Recorder>(state: &State, rec: &R, starting: PlayerId) -> PlayerId {
    if state.turn.team_play == TeamPlay::Emperor {
        return emperor::begins(Look { state, rec, quiet: false }, starting);
    }
    let primary = state.primary(starting);
    if primary != starting && rec.rule(R805_3, false) { primary } else { starting }
}

/// Which of a team's players is the next to do what a rule lets them do in whatever order they like; one of them alone is
/// not asked for.
pub(crate) fn next_of_team<R: Recorder>(
    cx: &mut Cx<'_, R>,
    first: PlayerId,
    rule: RuleId,
    may: impl Fn(&Cx<'_, R>, PlayerId) -> bool,
) -> Flow<PlayerId> {
    if !cx.state.turn.team_play.shares_turns() {
        return Ok(first);
    }
    let mut open = cx.state.seats(first);
    open.retain(|player| may(cx, *player));
    if open.len() < 2 || !cx.rule(rule) {
        return Ok(first);
    }
    let who = speaker(cx.look(), first);
    let offer: Offer = open.into_iter().map(Item::Player).collect();
    Ok(match cx.pick_one(who, rule, None, offer)? {
        Some(Item::Player(player)) => player,
        _ => first,
    })
}

/// Players in turn order, those of each team who do something that matters in the order that the team likes.
pub(crate) fn in_chosen_order<R: Recorder>(
    cx: &mut Cx<'_, R>,
    players: Order,
    rule: RuleId,
    matters: impl Fn(&Cx<'_, R>, PlayerId) -> bool,
) -> Flow<Order> {
    if !cx.state.turn.team_play.shares_turns() || players.len() < 2 {
        return Ok(players);
    }
    let mut ordered = Order::new();
    for &player in &players {
        if ordered.contains(&player) {
            continue;
        }
        let mates = players.iter().copied().filter(|&other| cx.state.share_turns(player, other));
        let (some, others): (Order, Order) = mates.partition(|&mate| matters(cx, mate));
        if some.len() < 2 || !cx.rule(rule) {
            ordered.extend(players.iter().copied().filter(|&other| cx.state.share_turns(player, other)));
            continue;
        }
        let who = speaker(cx.look(), player);
        let offer: Offer = some.into_iter().map(Item::Player).collect();
        let chosen = cx.order(who, rule, None, offer)?;
        ordered.extend(chosen.into_iter().filter_map(|item| match item {
            Item::Player(player) => Some(player),
            _ => None,
        }));
        ordered.extend(others);
    }
    Ok(ordered)
}

/// Whether the players of a team put what has triggered onto the stack as if it were one player's (805.7): where abilities
/// of several of them wait.
pub(crate) fn stack_together<R: Recorder>(cx: &Cx<'_, R>, player: PlayerId) -> bool {
    if !cx.state.turn.team_play.shares_turns() {
        return false;
    }
    let is_mate = |other: PlayerId| other != player && cx.state.share_turns(player, other);
    cx.state.waiting.iter().any(|waiting| is_mate(waiting.controller)) && cx.rule(R805_7)
}

/// The events that the beginning of a team's step or phase is for an ability: where that is each player's and the ability
/// speaks of "that player", one for each of them (805.4d).
pub(crate) fn beginnings<R: Recorder>(
    look: Look<'_, R>,
    scope: Scope<'_>,
    (triggered, pattern): (&Triggered, &Pattern),
    deed: Deed,
) -> SmallVec<[Deed; 2]> {
    let mut all = smallvec::smallvec![deed];
    let (Deed::BeginStep(active, step), Some(players)) = (deed, &pattern.player) else { return all };
    let mut mates = look.state.together(active);
    mates.retain(|mate| look.includes(scope, players, *mate));
    if mates.len() > 1 && triggered.speaks_of_that_player() && look.rule(R805_4D) {
        all = mates.into_iter().map(|mate| Deed::BeginStep(mate, step)).collect();
    }
    all
}

/// The players whose turns an effect adds, skips or puts under the control of somebody: of a team, one in whose place all
/// of it takes turns (805.8).
pub(crate) fn whose_turns<R: Recorder>(look: Look<'_, R>, scope: Scope<'_>, players: &Players) -> Order {
    let players = look.players(scope, players);
    if !look.state.turn.team_play.shares_turns() || !look.rule(R805_8) {
        return players;
    }
    let mut teams = Order::new();
    for player in players {
        let primary = look.state.primary(player);
        if !teams.contains(&primary) {
            teams.push(primary);
        }
    }
    teams
}

/// Whoever controls a player during a turn controls that player's team (805.8).
pub(crate) fn control_team<R: Recorder>(cx: &mut Cx<'_, R>, active: PlayerId) {
    let Some(by) = cx.state.player(active).controller else { return };
    for mate in cx.state.together(active) {
        if mate != active && cx.rule(R805_8) {
            cx.state.player_mut(mate).controller = Some(by);
        }
    }
}

/// Whether a player's team has the turn at hand, so that what an effect adds to "your turn" is added to it (805.8).
pub(crate) fn adds_to_turn<R: Recorder>(look: Look<'_, R>, player: PlayerId) -> bool {
    let active = look.state.turn.active;
    player == active || look.state.share_turns(active, player) && look.rule(R805_8)
}
