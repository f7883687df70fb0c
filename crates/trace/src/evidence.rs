//! A recorder of every rule that applied, with its order and place, in which rules can be disabled.

use std::panic::Location;

use vademecum_vocab::RuleId;

use crate::{DecisionCounts, RuleSet};

/// The kind of a citation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum CitationKind {
    /// It applied without a condition.
    Rule,
    /// Its condition was true.
    When,
}

/// A rule that applied.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RuleApplication {
    /// The rule.
    pub rule: RuleId,
    /// The line that cites it.
    pub place: &'static Location<'static>,
}

/// A recorder of all rules that are applied in a run; some rules can be disabled.
///
/// There are two ways to decide by a rule: [`rule`](EvidenceRecorder::rule) for what a rule makes so in every case, and
/// [`when`](EvidenceRecorder::when) for a condition of the rule itself. Each takes `quiet`: while code only looks ahead
/// or runs again, nothing is recorded, but disabled rules stay disabled and decisions are counted.
#[derive(Debug, Clone, Default)]
pub struct EvidenceRecorder {
    applied_rules: RuleSet,
    log: Vec<RuleApplication>,
    disabled: RuleSet,
    decisions: Option<DecisionCounts>,
}

impl EvidenceRecorder {
    /// A recorder with every rule in force.
    pub fn new() -> Self {
        EvidenceRecorder::default()
    }

    /// A recorder with some rules disabled: their conditions are false, as if the rules did not exist.
    pub fn with_rules_disabled(rules: impl IntoIterator<Item = RuleId>) -> Self {
        EvidenceRecorder { disabled: rules.into_iter().collect(), ..EvidenceRecorder::new() }
    }

    /// Counts every decision from now on, as well, which takes time: [`EvidenceRecorder::decisions`].
    #[must_use]
    pub fn counting_decisions(self) -> Self {
        EvidenceRecorder { decisions: Some(DecisionCounts::default()), ..self }
    }

    /// The rule applies without a condition: true, unless it is disabled.
    #[track_caller]
    #[must_use]
    pub fn rule(&mut self, rule: RuleId, quiet: bool) -> bool {
        self.decide(rule, CitationKind::Rule, true, quiet, Location::caller())
    }

    /// The rule's own condition decides; true always means that it applies.
    ///
    /// The condition is pure. One that was never false in any game, by what [`DecisionCounts`] counted, decides nothing:
    /// that is a [`rule`](EvidenceRecorder::rule), or belongs to another number.
    #[track_caller]
    #[must_use]
    pub fn when(&mut self, rule: RuleId, condition: bool, quiet: bool) -> bool {
        self.decide(rule, CitationKind::When, condition, quiet, Location::caller())
    }

    fn decide(
        &mut self,
        rule: RuleId,
        kind: CitationKind,
        condition: bool,
        quiet: bool,
        place: &'static Location<'static>,
    ) -> bool {
        if let Some(decisions) = &mut self.decisions {
            decisions.count(rule, kind, condition, place);
        }
        let applies = condition && !self.disabled.contains(rule);
        if applies && !quiet {
            self.applied_rules.insert(rule);
            self.log.push(RuleApplication { rule, place });
        }
        applies
    }

    /// Whether the rule applied at least once.
    pub fn has_applied(&self, rule: RuleId) -> bool {
        self.applied_rules.contains(rule)
    }

    /// The rules that applied.
    pub const fn applied_rules(&self) -> &RuleSet {
        &self.applied_rules
    }

    /// The rules that are disabled.
    pub const fn disabled_rules(&self) -> &RuleSet {
        &self.disabled
    }

    /// Everything that was cited, in order.
    pub fn log(&self) -> &[RuleApplication] {
        &self.log
    }

    /// The number of times that each place decided, look-ahead included, whether or not rules are disabled; empty if
    /// decisions are not counted.
    pub fn decisions(&self) -> DecisionCounts {
        self.decisions.clone().unwrap_or_default()
    }

    /// Clears the recording; disabled rules stay disabled, and buffers keep their capacity.
    pub fn clear(&mut self) {
        self.applied_rules.clear();
        self.log.clear();
        if let Some(decisions) = &mut self.decisions {
            decisions.clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use vademecum_rule_ids::magic::{R103_4, R119_1, R704_5F, R704_5G};

    use super::*;
    use crate::covers;

    #[test]
    fn a_true_condition_is_evidence_and_a_false_one_is_not() {
        let mut evidence = EvidenceRecorder::new();
        assert!(evidence.when(R704_5F, true, false));
        assert!(!evidence.when(R704_5G, false, false));
        covers!(evidence, R704_5F);
        assert!(!evidence.has_applied(R704_5G));
        let [citation] = evidence.log() else { panic!("one citation expected") };
        assert_eq!((citation.rule, citation.place.file()), (R704_5F, file!()));
    }

    #[test]
    fn a_disabled_rule_never_applies() {
        let mut evidence = EvidenceRecorder::with_rules_disabled([R119_1]);
        assert!(!evidence.rule(R119_1, false));
        assert!(!evidence.when(R119_1, true, false));
        assert!(evidence.applied_rules().is_empty());
        assert!(evidence.rule(R103_4, false));
    }

    #[test]
    fn looking_ahead_records_nothing_and_keeps_rules_disabled() {
        let mut evidence = EvidenceRecorder::with_rules_disabled([R704_5F]);
        assert!(!evidence.when(R704_5F, true, true));
        assert!(evidence.when(R704_5G, true, true));
        assert!(evidence.applied_rules().is_empty() && evidence.log().is_empty());
    }

    #[test]
    fn conditions_are_counted_whether_recorded_or_not() {
        let mut evidence = EvidenceRecorder::with_rules_disabled([R704_5G]).counting_decisions();
        let mut dies = |rule, damage| [true, false].map(|quiet| evidence.when(rule, damage > 2, quiet));
        assert_eq!([dies(R704_5F, 3), dies(R704_5F, 1), dies(R704_5G, 3)], [[true; 2], [false; 2], [false; 2]]);
        let found: Vec<_> = evidence.decisions().all().iter().map(|d| (d.rule, d.true_count, d.false_count)).collect();
        assert_eq!(found, [(R704_5F, 2, 2), (R704_5G, 2, 0)]);
        assert!(evidence.decisions().all().iter().all(|d| d.is_never_false() == (d.false_count == 0)));
        let mut sum = DecisionCounts::default();
        sum.add(&evidence.decisions());
        sum.add(&evidence.decisions());
        assert_eq!(sum.all()[0].true_count, 4);
        assert!(evidence.rule(R103_4, false) && evidence.decisions().all().len() == 3);
        let mut uncounted = EvidenceRecorder::new();
        assert!(uncounted.rule(R103_4, false) && uncounted.decisions().all().is_empty());
    }

    #[test]
    #[should_panic(expected = "claimed, but no code citing it ran: R704_5G")]
    fn a_claim_without_evidence_fails() {
        let mut evidence = EvidenceRecorder::new();
        assert!(evidence.rule(R704_5F, false));
        covers!(evidence, R704_5F, R704_5G);
    }
}
