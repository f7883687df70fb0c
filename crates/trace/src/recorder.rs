//! The trait through which engine code cites rules, and the recorder that does nothing.

use std::{cell::RefCell, panic::Location};

use vademecum_vocab::RuleId;

use crate::{CitationKind, DecisionCounts, RuleSet};

/// One to three rules that a single place applies together: the same thing said by several numbers.
///
/// Three is the limit by construction: a place that needs more is two places.
pub trait CitedRules: Copy {
    /// The rules.
    fn rules(&self) -> &[RuleId];
}

impl CitedRules for RuleId {
    fn rules(&self) -> &[RuleId] {
        std::slice::from_ref(self)
    }
}

impl CitedRules for [RuleId; 2] {
    fn rules(&self) -> &[RuleId] {
        self
    }
}

impl CitedRules for [RuleId; 3] {
    fn rules(&self) -> &[RuleId] {
        self
    }
}

/// Receives the rules that engine code cites, and says which of them are in force.
///
/// There are three ways to decide by a rule, and at each it can be knocked out; with several rules at one place, any of
/// them. `rule` is for what a rule makes so in every case, `when` for a condition of the rule itself, `either` for rules
/// of order, simultaneity or definition, whose absence is another behaviour.
pub trait Recorder {
    /// The recorder for look-ahead, see [`muted`](Recorder::muted).
    type Muted<'a>: Recorder
    where
        Self: 'a;

    /// The rules apply without a condition: true, unless one of them is knocked out.
    #[track_caller]
    #[must_use]
    fn rule(&mut self, rules: impl CitedRules) -> bool {
        self.either(rules, true, false)
    }

    /// The rules' own condition decides; true always means that they apply.
    ///
    /// The condition is pure. A constant is refused by a check on the source: it would decide nothing. So is one that
    /// was never false in any game, by a check on what [`DecisionCounts`](crate::DecisionCounts) counted: that is a
    /// [`rule`].
    ///
    /// [`rule`]: Recorder::rule
    #[track_caller]
    #[must_use]
    fn when(&mut self, rules: impl CitedRules, condition: bool) -> bool;

    /// The rules decide which of two it is: with them, and without.
    #[track_caller]
    #[must_use]
    fn either<T>(&mut self, rules: impl CitedRules, with: T, without: T) -> T;

    /// A recorder for look-ahead: it records no citations, but disabled rules stay disabled.
    fn muted(&self) -> Self::Muted<'_>;
}

/// A recorder that does nothing, for rollouts. Nothing of it is left after optimisation.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Silent;

impl Recorder for Silent {
    type Muted<'a> = Silent;

    #[inline(always)]
    fn when(&mut self, _: impl CitedRules, condition: bool) -> bool {
        condition
    }

    #[inline(always)]
    fn either<T>(&mut self, _: impl CitedRules, with: T, _: T) -> T {
        with
    }

    #[inline(always)]
    fn muted(&self) -> Silent {
        Silent
    }
}

/// A recorder for look-ahead: it records no citations, but honours disabled rules and counts decisions.
#[derive(Debug, Clone, Copy)]
pub struct Muted<'a> {
    out: &'a RuleSet,
    decisions: Option<&'a RefCell<DecisionCounts>>,
}

impl<'a> Muted<'a> {
    pub(crate) const fn new(out: &'a RuleSet, decisions: Option<&'a RefCell<DecisionCounts>>) -> Self {
        Muted { out, decisions }
    }

    #[track_caller]
    fn count(&self, rules: impl CitedRules, kind: CitationKind, holds: bool) {
        if let Some(decisions) = self.decisions {
            // Nothing else borrows it: counting calls nobody.
            decisions.borrow_mut().count(rules, kind, holds, Location::caller());
        }
    }
}

impl Recorder for Muted<'_> {
    type Muted<'b>
        = Muted<'b>
    where
        Self: 'b;

    #[track_caller]
    fn rule(&mut self, rules: impl CitedRules) -> bool {
        self.count(rules, CitationKind::Rule, true);
        !self.out.contains_any(rules.rules())
    }

    #[track_caller]
    fn when(&mut self, rules: impl CitedRules, condition: bool) -> bool {
        self.count(rules, CitationKind::When, condition);
        condition && !self.out.contains_any(rules.rules())
    }

    #[track_caller]
    fn either<T>(&mut self, rules: impl CitedRules, with: T, without: T) -> T {
        self.count(rules, CitationKind::Either, true);
        if self.out.contains_any(rules.rules()) { without } else { with }
    }

    fn muted(&self) -> Muted<'_> {
        *self
    }
}
