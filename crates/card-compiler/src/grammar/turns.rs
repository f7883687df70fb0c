//! Phases and steps that are added to a turn (500.8–500.10), counters that players get, and controlling players.

use vademecum_abilities::{Ability, AddedToTurn, Change, CounterKind, Effect, Objects, Players, Static, Subjects};

use super::{Parser, body::Body};
use crate::{atom::Atom, player_word::PlayerWord};

impl Parser<'_> {
    /// "After this phase, there is an additional combat phase followed by an additional main phase."
    pub(super) fn added_phases(&mut self) -> Option<Effect> {
        self.take(&Atom::Comma);
        self.take(&Atom::ThereIs).then_some(())?;
        let mut what = Vec::new();
        loop {
            let Atom::AddedPhase(phase) = self.next()? else { return None };
            what.push(AddedToTurn::Phase(*phase));
            if !self.take(&Atom::FollowedBy) {
                return Some(Effect::AddToTurn { what, yours: false });
            }
        }
    }

    /// Whether an added phase or step comes next, or several of them.
    pub(super) fn comes_added_part(&self) -> bool {
        let part = if self.peek() == Some(&Atom::ThatMuch) { self.ahead(1) } else { self.peek() };
        matches!(part, Some(Atom::AddedPhase(_) | Atom::AddedStep(_) | Atom::AddedSteps(_)))
    }

    /// "You get an additional upkeep step after this step", "that many additional upkeep steps after this phase".
    pub(super) fn added_part(&mut self) -> Option<Effect> {
        if self.peek() == Some(&Atom::ThatMuch) {
            let amount = self.number()?;
            let Atom::AddedSteps(step) = self.next()? else { return None };
            let added = match self.next()? {
                Atom::AfterThisPhase => AddedToTurn::StepAfterPhase(*step),
                Atom::AfterThisStep => AddedToTurn::Step(*step),
                _ => return None,
            };
            let each = vec![Effect::AddToTurn { what: vec![added], yours: true }.into()];
            return Some(Effect::Repeat(amount, each));
        }
        let added = match (self.next()?, self.next()?) {
            (Atom::AddedPhase(phase), Atom::AfterThisPhase) => AddedToTurn::Phase(*phase),
            (Atom::AddedStep(step), Atom::AfterThisStep) => AddedToTurn::Step(*step),
            (Atom::AddedStep(step), Atom::AfterThisPhase) => AddedToTurn::StepAfterPhase(*step),
            _ => return None,
        };
        Some(Effect::AddToTurn { what: vec![added], yours: true })
    }

    /// Whether a number of counters that players get comes next.
    pub(super) fn come_counters(&self) -> bool {
        matches!(self.ahead(1), Some(Atom::Counter(CounterKind::Rad | CounterKind::Poison))) || self.come_tickets()
    }

    /// "gets two rad counters" (122.1f, 122.1i), "gets {TK}" (107.17).
    pub(super) fn counters_of(&mut self, who: Players) -> Option<Effect> {
        if self.come_tickets() {
            return Some(self.tickets(who));
        }
        let amount = self.number()?;
        let Atom::Counter(kind) = self.next()? else { return None };
        Some(Effect::PutCounters(Subjects::Players(who), *kind, amount))
    }

    /// "you control target player during that player's next turn" (720.1).
    pub(super) fn controls_player(&mut self, body: &mut Body) -> Option<Effect> {
        let noun = self.noun()?;
        let whom = self.players(&noun, body)?;
        self.take(&Atom::OfPlayer(PlayerWord::DuringTheirNextTurn)).then_some(Effect::ControlNextTurn(whom))
    }

    /// "You control your opponents while they're searching their libraries" (720.2).
    pub(super) fn controls_searchers(&mut self) -> Option<Vec<Ability>> {
        self.take(&Atom::OfPlayer(PlayerWord::ControlSearchers)).then_some(())?;
        Some(vec![Ability::Static(Static::new(Objects::This, vec![Change::ControlsSearchers]))])
    }
}
