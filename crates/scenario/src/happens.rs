//! Events that are asserted, found among those that happened, in order.

use vademecum_abilities::KeywordDeed;
use vademecum_machine::{Deed, Note, Outcome, Recorder, Subject};

use crate::{
    bounded::Bounded,
    model::{Happens, Line, Named, Ref},
    told::{EventNames, ToldEvent},
};

/// The first asserted event that does not follow the ones before it.
pub(crate) fn missing<'l>(
    order: &'l [Line<Happens>],
    told: &[ToldEvent],
    names: &EventNames,
    rec: &Bounded,
) -> Option<&'l Line<Happens>> {
    let mut rest = told.iter();
    order.iter().find(|line| !rest.any(|told| line.is.fits(told, names, rec)))
}

/// Whether an event happened.
pub(crate) fn any(happens: &Happens, told: &[ToldEvent], names: &EventNames, rec: &Bounded) -> bool {
    told.iter().any(|told| happens.fits(told, names, rec))
}

/// The first events that happened as asserted, in their order; `None` if one did not.
pub(crate) fn sequence(
    order: &[Happens],
    told: &[ToldEvent],
    names: &EventNames,
    rec: &Bounded,
) -> Option<Vec<ToldEvent>> {
    let mut rest = told.iter();
    order.iter().map(|happens| rest.find(|told| happens.fits(told, names, rec)).cloned()).collect()
}

impl Happens {
    /// Whether this is such an event.
    fn fits(&self, told: &ToldEvent, names: &EventNames, rec: &Bounded) -> bool {
        rec.work(1);
        let is = |name: &Ref| told.is_about(0, name, names);
        let is_other = |name: &Ref| told.is_about(1, name, names);
        match (self, told.event) {
            (Happens::Cast(player, name), Deed::Cast(by, _))
            | (Happens::Activated(player, name), Deed::Activate(by, ..))
            | (Happens::Discards(player, name), Deed::Discard(by, _))
            | (Happens::PlayedLand(player, name), Deed::PlayLand(by, _)) => *player == by && is(name),
            (Happens::Resolves(name), Deed::Note(Note::Resolving(_)))
            | (Happens::Fizzles(name), Deed::Note(Note::Fizzled(_)))
            | (Happens::Countered(name), Deed::Note(Note::Countered(_)))
            | (Happens::Triggered(name), Deed::Note(Note::Triggered(..)))
            | (Happens::Stacked(name), Deed::Note(Note::TriggerStacked(..)))
            | (Happens::Destroyed(name), Deed::Destroy(..))
            | (Happens::Sacrificed(name), Deed::Sacrifice(..))
            | (Happens::Tapped(name), Deed::Tap(_))
            | (Happens::TurnedFaceUp(name), Deed::TurnFace(_, true, _) | Deed::Note(Note::TurnedUpInCommandZone(_)))
            | (Happens::Transforms(name), Deed::Transform(..))
            | (Happens::Revealed(name), Deed::Note(Note::Revealed(_)))
            | (Happens::Untapped(name), Deed::Untap(_))
            | (Happens::Attacks(name), Deed::Attack(..))
            | (Happens::Created(name), Deed::Note(Note::Created(..)))
            | (Happens::Ceased(name), Deed::Note(Note::Ceased(_))) => is(name),
            (Happens::Damage(named, n), Deed::Damage { to, amount, .. }) => {
                let meant = match (named, to) {
                    (Named::Player(player), Subject::Player(other)) => *player == other,
                    (Named::Object(name), Subject::Object(_)) => is_other(name),
                    _ => false,
                };
                meant && *n == amount
            }
            (Happens::Acts(named, action), Deed::Act(acted)) => {
                let meant = match named {
                    Named::Player(player) => acted.object.is_none() && *player == acted.player,
                    Named::Object(name) => is(name),
                };
                meant && KeywordDeed::from(*action) == acted.action
            }
            (Happens::Loses(player, n), Deed::LoseLife(who, amount))
            | (Happens::Gains(player, n), Deed::GainLife(who, amount)) => *player == who && *n == amount,
            (Happens::Draws(player), Deed::Note(Note::Drew(who, _)))
            | (Happens::Voted(player), Deed::Note(Note::Voted(who)))
            | (Happens::LosesGame(player), Deed::Lose(who, _))
            | (Happens::TurnBegins(player), Deed::BeginTurn(who)) => *player == who,
            (Happens::Moved(name, zone), Deed::Move(moved)) => is(name) && *zone == moved.to,
            (Happens::Blocks(name, attacker), Deed::Block(..)) => is(name) && is_other(attacker),
            (Happens::Counters(name, n), Deed::PutCounters(Subject::Object(_), _, amount, _)) => {
                is(name) && *n == amount
            }
            (Happens::StepBegins(step), Deed::BeginStep(_, other)) => *step == other,
            (Happens::WinsGame(player), Deed::Note(Note::Over(Outcome::Won(winners)))) => winners.has(*player),
            (Happens::Drawn, Deed::Note(Note::Over(Outcome::Draw))) => true,
            _ => false,
        }
    }
}
