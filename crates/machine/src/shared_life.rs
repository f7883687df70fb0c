//! What effects find and do where a team has one life total and shares its poison counters (810.9, 810.10).

use smallvec::SmallVec;
use vademecum_abilities::CounterKind;
use vademecum_rule_ids::magic::{
    R119_4, R119_4A, R119_5, R810_9C, R810_9D, R810_9G, R810_9H, R810_10A, R810_10B, R810_10C, R810_10D,
};
use vademecum_vocab::RuleId;

use crate::{
    Recorder,
    cx::{Cx, Flow, Look},
    decision::{Item, Offer},
    deed::Deed,
    happen,
    id::{PlayerId, Subject},
    state::State,
    team_choices,
};

/// The rule by which no more life is paid than there is: that of the team (119.4a).
pub(crate) fn payment_rule(state: &State) -> RuleId {
    if state.turn.team_play.shares_life() { R119_4A } else { R119_4 }
}

/// The rule by which a player gains or loses what is missing to a life total: of the team's (810.9c).
pub(crate) fn setting_rule(state: &State) -> RuleId {
    if state.turn.team_play.shares_life() { R810_9C } else { R119_5 }
}

/// The players whose life totals an effect sets: of each team one that it chooses (810.9d).
pub(crate) fn one_for_each_team<R: Recorder>(
    cx: &mut Cx<'_, R>,
    players: SmallVec<[PlayerId; 4]>,
) -> Flow<SmallVec<[PlayerId; 4]>> {
    if !cx.state.turn.team_play.shares_life() {
        return Ok(players);
    }
    let mut chosen: SmallVec<[PlayerId; 4]> = SmallVec::new();
    let mut done: SmallVec<[PlayerId; 4]> = SmallVec::new();
    for &player in &players {
        if done.contains(&player) {
            continue;
        }
        let team: SmallVec<[PlayerId; 4]> =
            players.iter().copied().filter(|&other| cx.state.share_life(player, other)).collect();
        done.extend(team.iter().copied());
        if team.len() < 2 || !cx.rule(R810_9D) {
            chosen.extend(team);
            continue;
        }
        let who = team_choices::speaker(cx.look(), player);
        let offer: Offer = team.into_iter().map(Item::Player).collect();
        if let Some(Item::Player(player)) = cx.pick_one(who, R810_9D, None, offer)? {
            chosen.push(player);
        }
    }
    Ok(chosen)
}

/// Whether an effect keeps a teammate of a player from something.
fn is_kept_by_mate<R: Recorder>(look: Look<'_, R>, player: PlayerId, deed: impl Fn(PlayerId) -> Deed) -> bool {
    let quiet = Look { quiet: true, ..look };
    let mates = look.state.heads(player).into_iter().filter(|&mate| mate != player);
    mates.map(deed).any(|deed| happen::is_forbidden(quiet, &deed))
}

/// Whether an effect that keeps a player from gaining life keeps a teammate from it (810.9g).
pub(crate) fn cant_gain_life<R: Recorder>(look: Look<'_, R>, player: PlayerId) -> bool {
    look.state.turn.team_play.shares_life()
        && is_kept_by_mate(look, player, |mate| Deed::GainLife(mate, 1))
        && look.rule(R810_9G)
}

/// Whether an effect that keeps a player from losing life keeps a teammate from losing and from paying any (810.9h).
pub(crate) fn cant_lose_life<R: Recorder>(look: Look<'_, R>, player: PlayerId) -> bool {
    look.state.turn.team_play.shares_life()
        && is_kept_by_mate(look, player, |mate| Deed::LoseLife(mate, 1))
        && look.rule(R810_9H)
}

/// Whether an effect that keeps a player from getting poison counters keeps a teammate from it (810.10c).
pub(crate) fn cant_get<R: Recorder>(look: Look<'_, R>, on: Subject, kind: CounterKind) -> bool {
    let (Subject::Player(player), CounterKind::Poison) = (on, kind) else { return false };
    let puts = |mate| Deed::PutCounters(Subject::Player(mate), kind, 1, mate);
    look.state.turn.team_play.shares_poison() && is_kept_by_mate(look, player, puts) && look.rule(R810_10C)
}

/// The poison counters of a team.
pub(crate) fn poison_of_team(state: &State, player: PlayerId) -> i32 {
    let of = |head: PlayerId| state.counters(Subject::Player(head), CounterKind::Poison);
    state.heads(player).into_iter().map(of).fold(0, i32::saturating_add)
}

/// How many counters of a kind an effect finds on players: of poison, those of their teams (810.10a).
pub(crate) fn counters_of<R: Recorder>(look: Look<'_, R>, players: &[PlayerId], kind: CounterKind) -> i32 {
    let state = look.state;
    let own = |player: PlayerId| state.counters(Subject::Player(player), kind);
    let each = players.iter().copied().map(own).fold(0, i32::saturating_add);
    if kind != CounterKind::Poison || !state.turn.team_play.shares_poison() {
        return each;
    }
    let mut teams: SmallVec<[PlayerId; 4]> = SmallVec::new();
    for &player in players {
        if teams.iter().all(|&other| !state.share_life(player, other)) {
            teams.push(player);
        }
    }
    let all = teams.into_iter().map(|team| poison_of_team(state, team)).fold(0, i32::saturating_add);
    if all == each { each } else { look.either(R810_10A, all, each) }
}

/// How many counters of a kind can be removed from something: of a player’s poison, what the team has (810.10b).
pub(crate) fn removable<R: Recorder>(look: Look<'_, R>, on: Subject, kind: CounterKind) -> i32 {
    let own = look.state.counters(on, kind);
    match on {
        Subject::Player(player) if kind == CounterKind::Poison && look.state.turn.team_play.shares_poison() => {
            let all = poison_of_team(look.state, player);
            if all > own { look.either(R810_10B, all, own) } else { own }
        }
        Subject::Player(_) | Subject::Object(_) => own,
    }
}

/// From whom counters are taken: a player’s own first, then what they lack from the rest of the team (810.10b).
pub(crate) fn taken_from(state: &State, on: Subject, kind: CounterKind, amount: i32) -> SmallVec<[(Subject, i32); 1]> {
    let own = state.counters(on, kind);
    let mut all = smallvec::smallvec![(on, amount)];
    let Subject::Player(player) = on else { return all };
    if amount <= own || kind != CounterKind::Poison || !state.turn.team_play.shares_poison() {
        return all;
    }
    all[0].1 = own;
    let mut left = amount - own;
    for mate in state.heads(player).into_iter().filter(|&mate| mate != player) {
        let here = state.counters(Subject::Player(mate), kind).min(left);
        if here > 0 {
            all.push((Subject::Player(mate), here));
            left -= here;
        }
    }
    all
}

/// The kinds of counters that something has: a player of a poisoned team has poison among them (810.10d).
pub(crate) fn kinds_on<R: Recorder>(look: Look<'_, R>, on: Subject) -> SmallVec<[CounterKind; 2]> {
    let mut kinds: SmallVec<[CounterKind; 2]> = look.state.counters_on(on).map(|(kind, _)| kind).collect();
    if let Subject::Player(player) = on
        && look.state.turn.team_play.shares_poison()
        && !kinds.contains(&CounterKind::Poison)
        && poison_of_team(look.state, player) > 0
        && look.rule(R810_10D)
    {
        kinds.push(CounterKind::Poison);
    }
    kinds
}
