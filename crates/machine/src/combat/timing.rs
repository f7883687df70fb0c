//! Times with respect to combat, at which texts let spells be cast and abilities be activated (506.7).

use vademecum_abilities::{CombatLimit, CombatPoint, CombatTime, Phase, Step};
use vademecum_rule_ids::magic::{R506_7A, R506_7B, R506_7C, R506_7D, R506_7E, R506_7F};

use crate::{Recorder, cx::Look, select::Scope, state::State};

/// How far a combat phase of the turn has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct CombatRecord {
    /// The steps of which one has begun in it, a bit each.
    begun: u16,
    /// Whether a creature was declared as an attacker.
    attacked: bool,
    /// Whether a creature was declared as a blocker.
    blocked: bool,
}

impl CombatRecord {
    const fn has_begun(&self, step: Step) -> bool {
        self.begun & 1 << step as u16 != 0
    }

    /// Whether the steps that a combat without attackers does not have were left out (508.8).
    const fn is_short(&self) -> bool {
        self.has_begun(Step::EndOfCombat) && !self.has_begun(Step::DeclareBlockers)
    }
}

/// A step begins: a combat phase with the first step of it.
pub(crate) fn note_step(state: &mut State, step: Step) {
    if step.phase() != Phase::Combat {
        return;
    }
    let combats = &mut state.turn.combats;
    if step == Step::BeginningOfCombat || combats.is_empty() {
        combats.push(CombatRecord::default());
    }
    if let Some(now) = combats.last_mut() {
        now.begun |= 1 << step as u16;
    }
}

/// Attackers have been declared.
pub(super) fn note_attack(state: &mut State) {
    if let Some(now) = state.turn.combats.last_mut() {
        now.attacked = true;
    }
}

/// Blockers have been declared.
pub(super) fn note_block(state: &mut State) {
    if let Some(now) = state.turn.combats.last_mut() {
        now.blocked = true;
    }
}

impl<R: Recorder> Look<'_, R> {
    /// Whether it is a time with respect to combat.
    pub(crate) fn is_combat_time(self, scope: Scope<'_>, time: &CombatTime) -> bool {
        let turn = &self.state.turn;
        match time {
            CombatTime::During(players, limit) => {
                let in_combat = turn.step.phase() == Phase::Combat && self.includes(scope, players, turn.active);
                // 506.7c: in any combat phase of the turn; without that rule, in the first one.
                in_combat
                    && (turn.combats.len() < 2 || self.rule(R506_7C))
                    && limit.is_none_or(|limit| self.is_within(turn.combats.last(), limit, true))
            }
            CombatTime::OfFirstCombat(limit) => {
                // 506.7d: the point is that of the first combat phase; without that rule, of the last one.
                let combat = self.either(R506_7D, turn.combats.first(), turn.combats.last());
                self.is_within(combat, *limit, false)
            }
        }
    }

    /// Whether a point of a combat phase has come, or has not and still may.
    fn is_within(self, combat: Option<&CombatRecord>, limit: CombatLimit, during: bool) -> bool {
        match limit {
            CombatLimit::Before(point) => !self.has_come(combat, point) && !self.comes_no_more(combat, point),
            CombatLimit::After(CombatPoint::Combat) => {
                let goes_on = self.state.turn.step.phase() == Phase::Combat && self.state.turn.combats.last() == combat;
                combat.is_some() && !goes_on
            }
            CombatLimit::After(point) => {
                // 506.7f: where no blockers are declared, the time after that does not come.
                let skipped =
                    during && point == CombatPoint::BlockersDeclared && combat.is_some_and(CombatRecord::is_short);
                self.has_come(combat, point) || skipped && !self.rule(R506_7F)
            }
        }
    }

    /// Whether a point of a combat phase has come.
    fn has_come(self, combat: Option<&CombatRecord>, point: CombatPoint) -> bool {
        let Some(combat) = combat else { return false };
        match point {
            // 506.7a, 506.7b: the step begins, whether anything is declared or not.
            CombatPoint::AttackersDeclared => {
                self.either(R506_7A, combat.has_begun(Step::DeclareAttackers), combat.attacked)
            }
            CombatPoint::BlockersDeclared => {
                self.either(R506_7B, combat.has_begun(Step::DeclareBlockers), combat.blocked)
            }
            CombatPoint::CombatDamage => {
                combat.has_begun(Step::FirstStrikeDamage) || combat.has_begun(Step::CombatDamage)
            }
            CombatPoint::EndOfCombat => combat.has_begun(Step::EndOfCombat),
            CombatPoint::Combat => true,
        }
    }

    /// Whether the time before a point that does not come in this combat is over (506.7e): with the declare attackers step
    /// where the steps behind it are left out, with the first main phase where combat is.
    fn comes_no_more(self, combat: Option<&CombatRecord>, point: CombatPoint) -> bool {
        let is_left_out = matches!(point, CombatPoint::BlockersDeclared | CombatPoint::CombatDamage);
        let over = match combat {
            Some(combat) => is_left_out && combat.is_short(),
            None => self.state.turn.step as usize > Step::FirstMain as usize,
        };
        self.when(R506_7E, over)
    }
}
