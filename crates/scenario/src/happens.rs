//! Events that are asserted, found among those that happened, in order.

use vademecum_magic::{Event, ObjectId, Outcome, PlayerSet, State, Target};

use crate::{
    find,
    model::{Happens, Line, Named, Ref},
    report::Shown,
};

/// The first asserted event that does not follow the ones before it.
pub(crate) fn missing<'l>(order: &'l [Line<Happens>], shown: &[Shown], state: &State) -> Option<&'l Line<Happens>> {
    let mut rest = shown.iter();
    order.iter().find(|line| !rest.any(|shown| line.is.fits(shown, state)))
}

/// Whether an event happened.
pub(crate) fn any(happens: &Happens, shown: &[Shown], state: &State) -> bool {
    shown.iter().any(|shown| happens.fits(shown, state))
}

/// The first events that happened as asserted, in their order; `None` if one did not.
pub(crate) fn sequence(order: &[Happens], shown: &[Shown], state: &State) -> Option<Vec<Shown>> {
    let mut rest = shown.iter();
    order.iter().map(|happens| rest.find(|shown| happens.fits(shown, state)).copied()).collect()
}

impl Happens {
    /// Whether this is such an event.
    fn fits(&self, shown: &Shown, state: &State) -> bool {
        let is = |name: &Ref, id: ObjectId| is_meant(name, id, shown, state);
        match (self, shown.event) {
            (Happens::Cast(player, name), Event::Cast(by, id))
            | (Happens::Activated(player, name), Event::Activated(by, id, _))
            | (Happens::Discards(player, name), Event::Discarded(by, id))
            | (Happens::PlayedLand(player, name), Event::PlayedLand(by, id)) => *player == by && is(name, id),
            (Happens::Resolves(name), Event::Resolving(id))
            | (Happens::Fizzles(name), Event::Fizzled(id))
            | (Happens::Countered(name), Event::Countered(id))
            | (Happens::Triggered(name), Event::Triggered(_, id, _))
            | (Happens::Stacked(name), Event::TriggerStacked(_, id, _))
            | (Happens::Destroyed(name), Event::Destroyed(id))
            | (Happens::Sacrificed(name), Event::Sacrificed(_, id))
            | (Happens::Tapped(name), Event::Tapped(id))
            | (Happens::Untapped(name), Event::Untapped(id))
            | (Happens::Attacks(name), Event::Attacked(id, _))
            | (Happens::Created(name), Event::Created(_, id))
            | (Happens::Ceased(name), Event::Ceased(id)) => is(name, id),
            (Happens::Damage(named, n), Event::Damage { to, amount, .. }) => {
                let meant = match (named, to) {
                    (Named::Player(player), Target::Player(other)) => *player == other,
                    (Named::Object(name), Target::Object(id)) => {
                        // The recipient is the second object of the event.
                        name.defs.iter().any(|def| Some(*def) == shown.cards[1]) && fits_rest(name, id, state)
                    }
                    _ => false,
                };
                meant && *n == amount
            }
            (Happens::Loses(player, n), Event::LifeLost(who, amount))
            | (Happens::Gains(player, n), Event::LifeGained(who, amount)) => *player == who && *n == amount,
            (Happens::Draws(player), Event::Drew(who, _))
            | (Happens::LosesGame(player), Event::Lost(who, _))
            | (Happens::TurnBegins(player), Event::TurnBegan(who, _)) => *player == who,
            (Happens::Moved(name, zone), Event::Moved { object, to, .. }) => is(name, object) && *zone == to,
            (Happens::Blocks(name, attacker), Event::Blocked(id, of)) => {
                is(name, id)
                    && attacker.defs.iter().any(|def| Some(*def) == shown.cards[1])
                    && fits_rest(attacker, of, state)
            }
            (Happens::Counters(name, n), Event::CountersAdded(id, _, amount)) => is(name, id) && *n == amount,
            (Happens::StepBegins(step), Event::StepBegan(other)) => *step == other,
            (Happens::WinsGame(player), Event::Over(Outcome::Won(winners))) => winners == PlayerSet::only(*player),
            (Happens::Draw, Event::Over(Outcome::Draw)) => true,
            _ => false,
        }
    }
}

/// Whether a name means the first object of an event.
fn is_meant(name: &Ref, id: ObjectId, shown: &Shown, state: &State) -> bool {
    shown.cards[0].is_some_and(|def| name.defs.contains(&def)) && fits_rest(name, id, state)
}

/// Whether an object is somebody's, and the n-th, as the name has it.
fn fits_rest(name: &Ref, id: ObjectId, state: &State) -> bool {
    (name.of.is_none() && name.nth.is_none()) || find::all(state, name).contains(&id)
}
