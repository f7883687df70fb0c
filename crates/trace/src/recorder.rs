//! The context that carries citations: what engines are written against, and the recorder that keeps
//! nothing.

use vademecum_vocab::RuleId;

use crate::RuleSet;

/// One to three rules that a single place applies together: the same thing said by several numbers.
///
/// Three is the limit by construction: a place that needs more is two places.
pub trait Cited: Copy {
    /// The rules.
    fn rules(&self) -> &[RuleId];
}

impl Cited for RuleId {
    fn rules(&self) -> &[RuleId] {
        std::slice::from_ref(self)
    }
}

impl Cited for [RuleId; 2] {
    fn rules(&self) -> &[RuleId] {
        self
    }
}

impl Cited for [RuleId; 3] {
    fn rules(&self) -> &[RuleId] {
        self
    }
}

/// Keeps what an engine cites, or does not.
///
/// `when` and `value` are where a rule can be knocked out: with several rules at one place, any of them.
pub trait Recorder {
    /// The same recorder for working something out: knocked-out rules stay out, nothing is kept.
    type Muted<'a>: Recorder
    where
        Self: 'a;

    /// A statement applies the rules.
    #[track_caller]
    fn cite(&mut self, rules: impl Cited);

    /// The rules' own condition decides; true always means that they apply.
    ///
    /// The condition is pure. A constant is refused by a check on the source: it would decide nothing.
    #[track_caller]
    #[must_use]
    fn when(&mut self, rules: impl Cited, condition: bool) -> bool;

    /// The rules supply a value; without them it would be another.
    #[track_caller]
    #[must_use]
    fn value<T>(&mut self, rules: impl Cited, with: T, without: T) -> T;

    /// For working out what could be done: leaves no evidence.
    fn muted(&self) -> Self::Muted<'_>;
}

/// Keeps nothing: for rollouts. Nothing of it is left after optimisation.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Silent;

impl Recorder for Silent {
    type Muted<'a> = Silent;

    #[inline(always)]
    fn cite(&mut self, _: impl Cited) {}

    #[inline(always)]
    fn when(&mut self, _: impl Cited, condition: bool) -> bool {
        condition
    }

    #[inline(always)]
    fn value<T>(&mut self, _: impl Cited, with: T, _: T) -> T {
        with
    }

    #[inline(always)]
    fn muted(&self) -> Silent {
        Silent
    }
}

/// Keeps nothing, but knows which rules are knocked out.
#[derive(Debug, Clone, Copy)]
pub struct Muted<'a> {
    out: &'a RuleSet,
}

impl<'a> Muted<'a> {
    /// A recorder that only knocks out.
    pub const fn new(out: &'a RuleSet) -> Self {
        Muted { out }
    }
}

impl Recorder for Muted<'_> {
    type Muted<'b>
        = Muted<'b>
    where
        Self: 'b;

    fn cite(&mut self, _: impl Cited) {}

    fn when(&mut self, rules: impl Cited, condition: bool) -> bool {
        condition && !self.out.contains_any(rules.rules())
    }

    fn value<T>(&mut self, rules: impl Cited, with: T, without: T) -> T {
        if self.out.contains_any(rules.rules()) { without } else { with }
    }

    fn muted(&self) -> Muted<'_> {
        *self
    }
}
