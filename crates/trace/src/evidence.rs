//! A recorder of every rule that applied, with its order and place, in which rules can be disabled.

use std::{cell::RefCell, panic::Location};

use vademecum_vocab::RuleId;

use crate::{CitedRules, DecisionCounts, Muted, Recorder, RuleSet};

/// The kind of a citation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum CitationKind {
    /// It applied without a condition.
    Rule,
    /// Its condition was true.
    When,
    /// It decided which of two it is.
    Either,
}

/// A rule that applied.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RuleApplication {
    /// The rule.
    pub rule: RuleId,
    /// The kind of citation.
    pub kind: CitationKind,
    /// The line that cites it.
    pub place: &'static Location<'static>,
}

/// A recorder of all rules that are applied in a run; some rules can be disabled.
#[derive(Debug, Clone, Default)]
pub struct EvidenceRecorder {
    applied_rules: RuleSet,
    log: Vec<RuleApplication>,
    out: RuleSet,
    /// Where decisions are counted, if they are: also by those who are asked through a muted recorder.
    decisions: Option<RefCell<DecisionCounts>>,
}

impl EvidenceRecorder {
    /// A recorder with every rule in force.
    pub fn new() -> Self {
        EvidenceRecorder::default()
    }

    /// A recorder with some rules disabled: their conditions are false, as if the rules did not exist.
    pub fn with_rules_disabled(rules: impl IntoIterator<Item = RuleId>) -> Self {
        EvidenceRecorder { out: rules.into_iter().collect(), ..EvidenceRecorder::new() }
    }

    /// Counts every decision from now on, as well, which takes time: [`EvidenceRecorder::decisions`].
    #[must_use]
    pub fn counting_decisions(self) -> Self {
        EvidenceRecorder { decisions: Some(RefCell::default()), ..self }
    }

    /// Whether the rule applied at least once.
    pub fn has_applied(&self, rule: RuleId) -> bool {
        self.applied_rules.contains(rule)
    }

    /// The rules that applied.
    pub const fn applied_rules(&self) -> &RuleSet {
        &self.applied_rules
    }

    /// The rules that are knocked out.
    pub const fn knocked_out(&self) -> &RuleSet {
        &self.out
    }

    /// Everything that was cited, in order.
    pub fn log(&self) -> &[RuleApplication] {
        &self.log
    }

    /// The number of times that each place decided, look-ahead included, whether or not rules are disabled; empty if
    /// decisions are not counted.
    pub fn decisions(&self) -> DecisionCounts {
        self.decisions.as_ref().map(|decisions| decisions.borrow().clone()).unwrap_or_default()
    }

    fn count(&mut self, rules: impl CitedRules, kind: CitationKind, holds: bool, place: &'static Location<'static>) {
        if let Some(decisions) = &mut self.decisions {
            decisions.get_mut().count(rules, kind, holds, place);
        }
    }

    /// Forgets what was recorded; what is knocked out stays so, and memory is kept.
    pub fn clear(&mut self) {
        self.applied_rules.clear();
        self.log.clear();
        if let Some(decisions) = &mut self.decisions {
            decisions.get_mut().clear();
        }
    }

    /// Keeps a citation of each rule that is in force.
    fn keep(&mut self, rules: &[RuleId], kind: CitationKind, place: &'static Location<'static>) {
        for &rule in rules {
            self.applied_rules.insert(rule);
            self.log.push(RuleApplication { rule, kind, place });
        }
    }
}

impl Recorder for EvidenceRecorder {
    type Muted<'a> = Muted<'a>;

    #[track_caller]
    fn rule(&mut self, rules: impl CitedRules) -> bool {
        let place = Location::caller();
        self.count(rules, CitationKind::Rule, true, place);
        let applies = !self.out.contains_any(rules.rules());
        if applies {
            self.keep(rules.rules(), CitationKind::Rule, place);
        }
        applies
    }

    #[track_caller]
    fn when(&mut self, rules: impl CitedRules, condition: bool) -> bool {
        let place = Location::caller();
        self.count(rules, CitationKind::When, condition, place);
        let applies = condition && !self.out.contains_any(rules.rules());
        if applies {
            self.keep(rules.rules(), CitationKind::When, place);
        }
        applies
    }

    #[track_caller]
    fn either<T>(&mut self, rules: impl CitedRules, with: T, without: T) -> T {
        let place = Location::caller();
        self.count(rules, CitationKind::Either, true, place);
        if self.out.contains_any(rules.rules()) {
            return without;
        }
        self.keep(rules.rules(), CitationKind::Either, place);
        with
    }

    fn muted(&self) -> Muted<'_> {
        Muted::new(&self.out, self.decisions.as_ref())
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
        assert!(evidence.when(R704_5F, !evidence.has_applied(R704_5F)));
        assert!(!evidence.when(R704_5G, evidence.has_applied(R704_5G)));
        covers!(evidence, R704_5F);
        assert!(!evidence.has_applied(R704_5G));
        let [citation] = evidence.log() else { panic!("one citation expected") };
        assert_eq!((citation.kind, citation.place.file()), (CitationKind::When, file!()));
    }

    #[test]
    fn a_knocked_out_rule_takes_its_whole_place_with_it() {
        let mut evidence = EvidenceRecorder::with_rules_disabled([R119_1]);
        assert_eq!(evidence.either([R103_4, R119_1], 20, 0), 0);
        assert!(!evidence.rule(R119_1));
        assert!(!evidence.when(R119_1, evidence.log().is_empty()));
        assert!(evidence.applied_rules().is_empty());
        assert_eq!(EvidenceRecorder::new().either([R103_4, R119_1], 20, 0), 20);
        assert!(EvidenceRecorder::new().rule(R119_1));
    }

    #[test]
    fn working_something_out_leaves_nothing_and_respects_the_mask() {
        let evidence = EvidenceRecorder::with_rules_disabled([R704_5F]);
        let mut muted = evidence.muted();
        assert!(!muted.when(R704_5F, evidence.log().is_empty()));
        assert!(muted.when(R704_5G, evidence.log().is_empty()));
        assert!(evidence.applied_rules().is_empty());
    }

    #[test]
    fn conditions_are_counted_asked_aloud_or_not() {
        let mut evidence = EvidenceRecorder::with_rules_disabled([R704_5G]).counting_decisions();
        let mut dies = |rule, damage| {
            let asked = evidence.muted().when(rule, damage > 2);
            (asked, evidence.when(rule, damage > 2))
        };
        assert_eq!(
            [dies(R704_5F, 3), dies(R704_5F, 1), dies(R704_5G, 3)],
            [(true, true), (false, false), (false, false)]
        );
        let found: Vec<_> =
            evidence.decisions().all().iter().map(|d| (d.rules[0], d.true_count, d.false_count)).collect();
        assert_eq!(found, [(R704_5F, 1, 1), (R704_5G, 1, 0), (R704_5F, 1, 1), (R704_5G, 1, 0)]);
        assert!(
            evidence.decisions().all().iter().all(|decision| decision.is_never_false() == (decision.false_count == 0))
        );
        let mut sum = DecisionCounts::default();
        sum.add(&evidence.decisions());
        sum.add(&evidence.decisions());
        assert_eq!(sum.all()[0].true_count, 2);
        assert!(evidence.rule(R103_4) && evidence.decisions().all().len() == 5);
        let mut uncounted = EvidenceRecorder::new();
        assert!(uncounted.rule(R103_4) && uncounted.decisions().all().is_empty());
    }

    #[test]
    #[should_panic(expected = "claimed, but no code citing it ran: R704_5G")]
    fn a_claim_without_evidence_fails() {
        let mut evidence = EvidenceRecorder::new();
        assert!(evidence.rule(R704_5F));
        covers!(evidence, R704_5F, R704_5G);
    }
}
