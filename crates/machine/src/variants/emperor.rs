//! Emperor (809): teams of three or more, each with an emperor in the middle, whose fate is that of the team.

use smallvec::SmallVec;
use vademecum_rule_ids::magic::{R809_2, R809_3A, R809_3B, R809_4, R809_5C, R809_6A};

use crate::{
    Recorder,
    combat::AttackOption,
    cx::Look,
    id::{PlayerId, PlayerSet},
    setup::Setup,
    teams::TeamPlay,
};

/// The range of influence of an emperor and of a general, in seats, where teams have three players (809.3a).
const USUAL_RANGES: [u8; 2] = [2, 1];
/// Number of generals of other teams that an emperor and a general reach as the game begins, in larger teams (809.6a).
const REACHED: [usize; 2] = [2, 1];

/// The seats of a team, from its right to its left.
fn seats(teams: &[u8], team: u8) -> SmallVec<[usize; 4]> {
    let n = teams.len();
    let is_ours = |place: usize| teams[place % n] == team;
    let first = (0..n).find(|&place| is_ours(place) && !is_ours(place + n - 1)).unwrap_or(0);
    (first..first + n).map(|place| place % n).filter(|&place| is_ours(place)).collect()
}

/// The seat of a team's emperor: the one in its middle (809.2). Without that rule, the first.
fn emperor_of<R: Recorder>(rec: &R, teams: &[u8], team: u8) -> Option<usize> {
    let seats = seats(teams, team);
    let middle = if seats.len() > 2 && rec.rule(R809_2, false) { (seats.len() - 1) / 2 } else { 0 };
    seats.get(middle).copied()
}

/// How far the player in a seat reaches (809.3a), in teams of more than three as far as 809.6a says.
fn range<R: Recorder>(rec: &R, teams: &[u8], place: usize) -> u8 {
    let n = teams.len();
    let is_emperor = |place: usize| emperor_of(rec, teams, teams[place]) == Some(place);
    let kind = usize::from(!is_emperor(place));
    let is_large = seats(teams, teams[place]).len() > 3;
    if !is_large || !rec.rule(R809_6A, false) {
        return USUAL_RANGES[kind];
    }
    let generals = (0..n).filter(|&other| teams[other] != teams[place] && !is_emperor(other));
    let mut distances: Vec<usize> = generals
        .map(|other| {
            let left = (other + n - place) % n;
            left.min(n - left)
        })
        .collect();
    distances.sort_unstable();
    distances.get(REACHED[kind] - 1).and_then(|&seats| u8::try_from(seats).ok()).unwrap_or(USUAL_RANGES[kind])
}

/// An Emperor game with its options: limited ranges (809.3a), creatures that can be deployed (809.3b), and attacks on neighbors
/// (809.3c). None for other games.
pub(crate) fn with_options<R: Recorder>(setup: &Setup, rec: &R) -> Option<Setup> {
    if setup.team_play != TeamPlay::Emperor || setup.teams.len() != setup.decks.len() {
        return None;
    }
    let is_open = setup.ranges.is_empty() && rec.rule(R809_3A, false);
    let all = || (0..setup.teams.len()).map(|place| range(rec, &setup.teams, place)).collect();
    let ranges = if is_open { all() } else { setup.ranges.clone() };
    let deploys = setup.deploys || rec.rule(R809_3B, false);
    Some(Setup { ranges, deploys, attacks: AttackOption::Neighbors, ..setup.clone() })
}

/// The emperor of a player's team.
fn emperor<R: Recorder>(look: Look<'_, R>, of: PlayerId) -> Option<PlayerId> {
    let teams: SmallVec<[u8; 8]> = look.state.players.iter().map(|player| player.team).collect();
    let team = look.state.player(of).team;
    emperor_of(look.rec, &teams, team).map(|place| PlayerId(place as u8))
}

/// Who takes the first turn: an emperor (809.4). Without that rule, whoever was chosen.
pub(crate) fn begins<R: Recorder>(look: Look<'_, R>, chosen: PlayerId) -> PlayerId {
    match emperor(look, chosen) {
        Some(emperor) if emperor != chosen => look.either(R809_4, emperor, chosen),
        _ => chosen,
    }
}

/// The generals who are still in the game, if a player is their emperor.
pub(crate) fn followers<R: Recorder>(look: Look<'_, R>, of: PlayerId) -> SmallVec<[PlayerId; 4]> {
    if emperor(look, of) != Some(of) {
        return SmallVec::new();
    }
    let (state, team) = (look.state, look.state.player(of).team);
    let all = (0..state.players.len() as u8).map(PlayerId);
    all.filter(|&mate| mate != of && state.player(mate).team == team && state.player(mate).is_in_game()).collect()
}

/// Those for whom the game is a draw, with the team of each emperor among them (809.5c).
pub(crate) fn with_followers<R: Recorder>(look: Look<'_, R>, drawn: PlayerSet) -> PlayerSet {
    let mut all = drawn;
    if look.state.turn.team_play == TeamPlay::Emperor {
        for mate in drawn.iter().flat_map(|player| followers(look, player)) {
            if !drawn.has(mate) && look.rule(R809_5C) {
                all.insert(mate);
            }
        }
    }
    all
}
