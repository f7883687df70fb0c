//! The number below which damage takes no life total, where an effect says so: counted with everything that the same event
//! gives and takes.

use vademecum_abilities::Replaced;

use super::{candidates::Candidate, replace::Proposed};
use crate::{Recorder, cx::Look, deed::Deed, id::PlayerId, state::State};

/// Life that a deed gives to a player, or to the team with whom the player shares a life total; below 0, what it takes.
fn life_given(state: &State, player: PlayerId, deed: &Deed) -> i32 {
    match *deed {
        Deed::GainLife(to, amount) if state.share_life(player, to) => amount.max(0),
        Deed::LoseLife(from, amount) if state.share_life(player, from) => amount.max(0).saturating_neg(),
        _ => 0,
    }
}

/// The player who would lose life as a result of damage.
fn loser(state: &State, deed: &Deed) -> Option<PlayerId> {
    match deed {
        Deed::LoseLife(player, _) if state.cause.damage => Some(*player),
        _ => None,
    }
}

/// What the rest of an event gives the player who would lose life by a deed, as it has been changed so far.
pub(super) fn beside(state: &State, deed: &Deed, open: &[Proposed], done: &[(usize, Deed)]) -> i32 {
    let Some(player) = loser(state, deed) else { return 0 };
    let rest = open.iter().map(|proposed| &proposed.deed).chain(done.iter().map(|(_, deed)| deed));
    rest.map(|deed| life_given(state, player, deed)).fold(0, i32::saturating_add)
}

/// The life that a player gains is looked at before what the same player loses as a result of damage: what is taken last is
/// looked at next.
pub(super) fn put_gains_first(state: &State, open: &mut Vec<Proposed>) {
    let Some(player) = open.last().and_then(|proposed| loser(state, &proposed.deed)) else { return };
    let gains = |proposed: &Proposed| life_given(state, player, &proposed.deed) > 0;
    if let Some(place) = open.iter().rposition(gains) {
        let gain = open.remove(place);
        open.push(gain);
    }
}

/// By how much the life total would fall below a number; 0 if it would not.
fn shortfall<R: Recorder>(look: Look<'_, R>, player: PlayerId, (amount, beside): (i32, i32), least: u8) -> i32 {
    let after = look.life_of(player).saturating_add(beside).saturating_sub(amount);
    i32::from(least).saturating_sub(after).max(0)
}

/// Whether an effect applies, if it is one of those: only to an event that would take the life total lower.
pub(super) fn is_reached<R: Recorder>(look: Look<'_, R>, proposed: &Proposed, candidate: Candidate) -> bool {
    let with = candidate.replacement(look.state).map(|replacement| &replacement.with);
    match (with, proposed.deed) {
        (Some(Replaced::LifeAtLeast(least)), Deed::LoseLife(player, amount)) => {
            shortfall(look, player, (amount, proposed.beside), *least) > 0
        }
        _ => true,
    }
}

/// What is left of an amount of life that would be lost.
pub(super) fn left_of<R: Recorder>(look: Look<'_, R>, player: PlayerId, loss: (i32, i32), least: u8) -> i32 {
    loss.0.saturating_sub(shortfall(look, player, loss, least)).clamp(0, loss.0.max(0))
}
