//! Archenemy (904): a scheme deck, whose top card its owner sets in motion on each of their turns.

use vademecum_abilities::{CardId, Supertype, Type, Types};
use vademecum_rule_ids::magic::{
    R400_9, R904_2, R904_5, R904_6, R904_7, R904_9, R904_10, R904_11, R904_12B, R904_12C, R904_13B,
};

use crate::{
    Recorder,
    actions::a025_set_in_motion,
    combat::AttackOption,
    cx::{Cx, Flow},
    id::{ObjectId, PlayerId},
    setup::Setup,
    state::OnStack,
    teams::TeamPlay,
};

/// The starting life total of the archenemy (904.5).
const LIFE: i32 = 40;

/// Scheme decks lie in the command zone. Who has one is an archenemy: begins the game, with more life.
pub(crate) fn set_up<R: Recorder>(cx: &mut Cx<'_, R>, decks: &[Vec<CardId>]) {
    let mut archenemies =
        (0..cx.state.players.len()).filter(|&place| decks.get(place).is_some_and(|deck| !deck.is_empty()));
    let Some(first) = archenemies.next() else { return };
    let others: Vec<usize> = archenemies.collect();
    // 904.12b: where everybody has a scheme deck, everybody is an archenemy.
    let all = others.is_empty() || cx.rule(R904_12B);
    for place in std::iter::once(first).chain(others.iter().copied()) {
        let owner = PlayerId(place as u8);
        let deck = super::lay_aside(cx, owner, &decks[place]);
        cx.state.player_mut(owner).scheme_deck = deck;
        // 904.13b: in a Commander game, both sides begin with another number.
        let is_commander = cx.state.turn.team_play == TeamPlay::ArchenemyCommander && cx.rule(R904_13B);
        if (all || place == first) && !is_commander {
            let life = cx.either(R904_5, LIFE, cx.state.player(owner).life);
            cx.state.player_mut(owner).life = life;
        }
    }
    // 904.12c: among several archenemies it is not said who begins.
    let begins = if others.is_empty() { cx.rule(R904_6) } else { !cx.rule(R904_12C) };
    if begins {
        super::begin_with(cx.state, PlayerId(first as u8));
    }
}

/// The sides of a game whose only scheme deck is of one player: that archenemy against all others as a team that shares
/// its turns, where nothing else is said of teams (904.2). None in other games.
pub(crate) fn with_sides<R: Recorder>(setup: &Setup, rec: &R) -> Option<Setup> {
    let schemes = &setup.supplementary.schemes;
    let mut archenemies =
        (0..setup.decks.len()).filter(|&place| schemes.get(place).is_some_and(|deck| !deck.is_empty()));
    let archenemy = archenemies.next().filter(|_| archenemies.next().is_none())?;
    let is_open = setup.teams.is_empty() && setup.decks.len() > 2;
    if !is_open || !rec.rule(R904_2, false) {
        return None;
    }
    let teams = (0..setup.decks.len()).map(|place| u8::from(place != archenemy)).collect();
    let attacks = AttackOption::Multiple;
    Some(Setup { teams, team_play: TeamPlay::SharedTurns, attacks, ..setup.clone() })
}

/// Who controls a face-up scheme: its owner (904.7).
pub(crate) fn controller<R: Recorder>(cx: &Cx<'_, R>, owner: PlayerId) -> PlayerId {
    cx.either(R904_7, owner, cx.state.next_player(owner))
}

/// As the precombat main phase of an archenemy begins, the top card of the scheme deck is set in motion (904.9).
pub(crate) fn begin_main<R: Recorder>(cx: &mut Cx<'_, R>, active: PlayerId) -> Flow {
    let is_archenemy = !cx.state.player(active).scheme_deck.is_empty();
    if cx.when(R904_9, is_archenemy) { a025_set_in_motion::set_next(cx, active) } else { Ok(()) }
}

/// The schemes that are over: face up, not ongoing, while no triggered ability of a scheme waits or is on the stack
/// (904.10).
pub(crate) fn finished<R: Recorder>(cx: &Cx<'_, R>) -> Vec<ObjectId> {
    let state = &*cx.state;
    let is_scheme = |id: ObjectId| state.values(id).types.has(Type::Scheme);
    let schemes: Vec<ObjectId> = super::face_up(state, Types::only(Type::Scheme)).collect();
    if schemes.is_empty() {
        return schemes;
    }
    let triggers = state.waiting.iter().map(|waiting| waiting.source);
    let stacked = state.stack.iter().filter(|item| item.what != OnStack::Spell).map(|item| item.object);
    let pending = triggers.chain(stacked).any(|source| is_scheme(source.id));
    let is_over = |&id: &ObjectId| {
        // 904.11: an ongoing one stays until it is abandoned.
        let is_ongoing = state.values(id).supertypes.has(Supertype::Ongoing);
        !(is_ongoing && cx.rule(R904_11)) && cx.when(R904_10, !pending)
    };
    schemes.into_iter().filter(is_over).collect()
}

/// Returns a face-up scheme to its owner's deck, face down at the bottom.
pub(crate) fn put_back<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId) {
    let owner = cx.state.object(id).owner;
    // 400.9: what was face up and is turned face down is a new object.
    let is_new = cx.rule(R400_9);
    super::turn_down(cx, id, is_new);
    cx.state.player_mut(owner).scheme_deck.insert(0, id);
}
