//! The options of a game of several players for whom a player may attack (506.2a, 802, 803, 811.4).

use smallvec::SmallVec;
use vademecum_rule_ids::magic::{R506_2, R506_2A, R507_1, R802_2, R803_1A, R803_1B, R809_3C, R811_4};
use vademecum_vocab::RuleId;

use crate::{
    Recorder,
    cx::{Cx, Flow, Look},
    decision::{Item, Offer},
    id::PlayerId,
    state::State,
    teams::TeamPlay,
};

/// Whom a player may attack in a game of more than two players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum AttackOption {
    /// All opponents at the same time (802).
    #[default]
    Multiple,
    /// One opponent, chosen as the combat phase begins (506.2a).
    One,
    /// The opponent to the left alone (803.1a).
    Left,
    /// The opponent to the right alone (803.1b).
    Right,
    /// The opponents in the seats next to the player's own (809.3c, 811.4).
    Neighbors,
}

/// Whether the active player chooses whom they attack in this combat phase. Without 802.2, nobody attacks several.
fn chooses<R: Recorder>(look: Look<'_, R>) -> bool {
    look.state.players.len() > 2
        && match look.state.turn.attacks {
            AttackOption::One => true,
            AttackOption::Multiple => !look.rule(R802_2),
            AttackOption::Left | AttackOption::Right | AttackOption::Neighbors => false,
        }
}

/// As the beginning of combat step begins, the active player chooses an opponent who becomes the defending player, where not
/// all of them do (507.1).
pub(crate) fn choose_defender<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    cx.state.turn.defender = None;
    if chooses(cx.look()) && cx.rule(R507_1) {
        let active = cx.state.turn.active;
        let offer: Offer = cx.state.opponents(active).map(Item::Player).collect();
        cx.state.turn.defender = cx.pick_one(active, R507_1, None, offer)?.and_then(|item| match item {
            Item::Player(player) => Some(player),
            _ => None,
        });
    }
    Ok(())
}

/// Whether the active player is asked whom they attack as the beginning of combat step begins.
pub(crate) fn asks_for_defender<R: Recorder>(state: &State, rec: &R) -> bool {
    chooses(Look { state, rec, quiet: true })
}

/// Whether an opponent of the active player is a defending player in this combat.
pub(super) fn is_defending<R: Recorder>(look: Look<'_, R>, active: PlayerId, opponent: PlayerId) -> bool {
    spared_by(look, active, opponent).is_none()
}

/// The rule by which an opponent of the active player is no defending player in this combat, if there is one.
pub(super) fn spared_by<R: Recorder>(look: Look<'_, R>, active: PlayerId, opponent: PlayerId) -> Option<RuleId> {
    let state = look.state;
    if state.players.len() < 3 {
        return None;
    }
    if look.is_out_of_attack(active, opponent) {
        return Some(R506_2);
    }
    let (is_free, rule) = match state.turn.attacks {
        AttackOption::Left => (opponent == seat(state, active, 1), R803_1A),
        AttackOption::Right => (opponent == seat(state, active, state.players.len() - 1), R803_1B),
        AttackOption::Neighbors => {
            let beside = [1, state.players.len() - 1].map(|seats| seat(state, active, seats));
            // 809.3c in an Emperor game.
            let is_emperor_game = state.turn.team_play == TeamPlay::Emperor;
            (beside.contains(&opponent), if is_emperor_game { R809_3C } else { R811_4 })
        }
        AttackOption::Multiple | AttackOption::One => {
            (!chooses(look) || state.turn.defender == Some(opponent), R506_2A)
        }
    };
    (!is_free && look.rule(rule)).then_some(rule)
}

/// The defending players of this combat, in turn order.
pub(crate) fn defending_players<R: Recorder>(look: Look<'_, R>) -> SmallVec<[PlayerId; 4]> {
    let active = look.state.turn.active;
    look.state.opponents(active).filter(|&opponent| is_defending(look, active, opponent)).collect()
}

/// Whoever sits a number of seats to the left of a player, in the game or not.
fn seat(state: &State, from: PlayerId, seats: usize) -> PlayerId {
    PlayerId(((from.at() + seats) % state.players.len()) as u8)
}
