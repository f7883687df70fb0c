//! Events that are asserted, found among those that happened, in order.

use vademecum_abilities::CardId;
use vademecum_machine::{Deed, Note, ObjectId, Outcome, Recorder, State, Subject};

use crate::{
    bounded::Bounded,
    find,
    model::{Happens, Line, Named, Ref},
    report::ToldEvent,
};

/// The first asserted event that does not follow the ones before it.
pub(crate) fn missing<'l>(
    order: &'l [Line<Happens>],
    told: &[ToldEvent],
    state: &State,
    rec: &Bounded,
) -> Option<&'l Line<Happens>> {
    let mut rest = told.iter();
    order.iter().find(|line| !rest.any(|told| line.is.fits(told, state, rec)))
}

/// Whether an event happened.
pub(crate) fn any(happens: &Happens, told: &[ToldEvent], state: &State, rec: &Bounded) -> bool {
    told.iter().any(|told| happens.fits(told, state, rec))
}

/// The first events that happened as asserted, in their order; `None` if one did not.
pub(crate) fn sequence(order: &[Happens], told: &[ToldEvent], state: &State, rec: &Bounded) -> Option<Vec<ToldEvent>> {
    let mut rest = told.iter();
    order.iter().map(|happens| rest.find(|told| happens.fits(told, state, rec)).copied()).collect()
}

impl Happens {
    /// Whether this is such an event.
    fn fits(&self, told: &ToldEvent, state: &State, rec: &Bounded) -> bool {
        rec.work(1);
        let is = |name: &Ref, id: ObjectId| is_meant(name, id, told.cards[0], state, rec);
        match (self, told.event) {
            (Happens::Cast(player, name), Deed::Cast(by, id))
            | (Happens::Activated(player, name), Deed::Activate(by, id, _))
            | (Happens::Discards(player, name), Deed::Discard(by, id))
            | (Happens::PlayedLand(player, name), Deed::PlayLand(by, id)) => *player == by && is(name, id),
            (Happens::Resolves(name), Deed::Note(Note::Resolving(id)))
            | (Happens::Fizzles(name), Deed::Note(Note::Fizzled(id)))
            | (Happens::Countered(name), Deed::Note(Note::Countered(id)))
            | (Happens::Triggered(name), Deed::Note(Note::Triggered(_, id)))
            | (Happens::Stacked(name), Deed::Note(Note::TriggerStacked(_, id)))
            | (Happens::Destroyed(name), Deed::Destroy(id, _))
            | (Happens::Sacrificed(name), Deed::Sacrifice(_, id))
            | (Happens::Tapped(name), Deed::Tap(id))
            | (Happens::Untapped(name), Deed::Untap(id))
            | (Happens::Attacks(name), Deed::Attack(id, _))
            | (Happens::Created(name), Deed::Note(Note::Created(_, id)))
            | (Happens::Ceased(name), Deed::Note(Note::Ceased(id))) => is(name, id),
            (Happens::Damage(named, n), Deed::Damage { to, amount, .. }) => {
                let meant = match (named, to) {
                    (Named::Player(player), Subject::Player(other)) => *player == other,
                    (Named::Object(name), Subject::Object(id)) => is_meant(name, id, told.cards[1], state, rec),
                    _ => false,
                };
                meant && *n == amount
            }
            (Happens::Loses(player, n), Deed::LoseLife(who, amount))
            | (Happens::Gains(player, n), Deed::GainLife(who, amount)) => *player == who && *n == amount,
            (Happens::Draws(player), Deed::Note(Note::Drew(who, _)))
            | (Happens::LosesGame(player), Deed::Lose(who, _))
            | (Happens::TurnBegins(player), Deed::BeginTurn(who)) => *player == who,
            (Happens::Moved(name, zone), Deed::Move(moved)) => is(name, moved.object) && *zone == moved.to,
            (Happens::Blocks(name, attacker), Deed::Block(id, of)) => {
                is(name, id) && is_meant(attacker, of, told.cards[1], state, rec)
            }
            (Happens::Counters(name, n), Deed::PutCounters(Subject::Object(id), _, amount)) => {
                is(name, id) && *n == amount
            }
            (Happens::StepBegins(step), Deed::BeginStep(_, other)) => *step == other,
            (Happens::WinsGame(player), Deed::Note(Note::Over(Outcome::Won(winners)))) => winners.has(*player),
            (Happens::Drawn, Deed::Note(Note::Over(Outcome::Draw))) => true,
            _ => false,
        }
    }
}

/// Whether a name means an object of an event, which had a card then: somebody's, and the n-th, as the name has it.
fn is_meant(name: &Ref, id: ObjectId, card: Option<CardId>, state: &State, rec: &Bounded) -> bool {
    let is_card = card.is_some_and(|card| name.cards.contains(&card));
    if name.of.is_none() && name.nth.is_none() {
        return is_card;
    }
    is_card && {
        rec.work(state.objects().count());
        find::all(state, name).contains(&id)
    }
}
