//! The recorder that keeps everything: which rules applied, when, where, and without which.

use std::{cell::RefCell, panic::Location};

use vademecum_vocab::RuleId;

use crate::{Cited, Decisions, Muted, Recorder, RuleSet};

/// How a rule was cited.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// A statement applied it.
    Cite,
    /// It applied without a condition.
    Rule,
    /// Its condition was true.
    When,
    /// It decided which of two it is.
    Either,
}

/// A rule that applied.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Citation {
    /// The rule.
    pub rule: RuleId,
    /// How it was cited.
    pub kind: Kind,
    /// The line that cites it.
    pub place: &'static Location<'static>,
}

/// What a run shows of the rules it applied.
#[derive(Debug, Clone, Default)]
pub struct Evidence {
    seen: RuleSet,
    log: Vec<Citation>,
    out: RuleSet,
    /// Where decisions are counted, if they are: also by those who are asked through a muted recorder.
    decisions: Option<RefCell<Decisions>>,
}

impl Evidence {
    /// A recorder with every rule in force.
    pub fn new() -> Self {
        Evidence::default()
    }

    /// A recorder with some rules knocked out: their conditions are false, and it is as it would be without them.
    pub fn without(rules: impl IntoIterator<Item = RuleId>) -> Self {
        Evidence { out: rules.into_iter().collect(), ..Evidence::new() }
    }

    /// Counts every decision from now on, as well, which takes time: [`Evidence::decisions`].
    #[must_use]
    pub fn counting(self) -> Self {
        Evidence { decisions: Some(RefCell::default()), ..self }
    }

    /// Whether the rule applied at least once.
    pub fn shows(&self, rule: RuleId) -> bool {
        self.seen.contains(rule)
    }

    /// The rules that applied.
    pub const fn seen(&self) -> &RuleSet {
        &self.seen
    }

    /// The rules that are knocked out.
    pub const fn knocked_out(&self) -> &RuleSet {
        &self.out
    }

    /// Everything that was cited, in order.
    pub fn log(&self) -> &[Citation] {
        &self.log
    }

    /// How often each place decided, asked to work something out or not, whatever is knocked out; none, if they are not
    /// counted.
    pub fn decisions(&self) -> Decisions {
        self.decisions.as_ref().map(|decisions| decisions.borrow().clone()).unwrap_or_default()
    }

    fn count(&mut self, rules: impl Cited, kind: Kind, holds: bool, place: &'static Location<'static>) {
        if let Some(decisions) = &mut self.decisions {
            decisions.get_mut().count(rules, kind, holds, place);
        }
    }

    /// Forgets what was seen; what is knocked out stays so, and memory is kept.
    pub fn clear(&mut self) {
        self.seen.clear();
        self.log.clear();
        if let Some(decisions) = &mut self.decisions {
            decisions.get_mut().clear();
        }
    }

    /// Keeps a citation of each rule that is in force.
    fn keep(&mut self, rules: &[RuleId], kind: Kind, place: &'static Location<'static>) {
        for &rule in rules {
            self.seen.insert(rule);
            self.log.push(Citation { rule, kind, place });
        }
    }
}

impl Recorder for Evidence {
    type Muted<'a> = Muted<'a>;

    #[track_caller]
    fn cite(&mut self, rules: impl Cited) {
        self.keep(rules.rules(), Kind::Cite, Location::caller());
    }

    #[track_caller]
    fn rule(&mut self, rules: impl Cited) -> bool {
        let place = Location::caller();
        self.count(rules, Kind::Rule, true, place);
        let applies = !self.out.contains_any(rules.rules());
        if applies {
            self.keep(rules.rules(), Kind::Rule, place);
        }
        applies
    }

    #[track_caller]
    fn when(&mut self, rules: impl Cited, condition: bool) -> bool {
        let place = Location::caller();
        self.count(rules, Kind::When, condition, place);
        let applies = condition && !self.out.contains_any(rules.rules());
        if applies {
            self.keep(rules.rules(), Kind::When, place);
        }
        applies
    }

    #[track_caller]
    fn either<T>(&mut self, rules: impl Cited, with: T, without: T) -> T {
        let place = Location::caller();
        self.count(rules, Kind::Either, true, place);
        if self.out.contains_any(rules.rules()) {
            return without;
        }
        self.keep(rules.rules(), Kind::Either, place);
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
        let mut evidence = Evidence::new();
        assert!(evidence.when(R704_5F, !evidence.shows(R704_5F)));
        assert!(!evidence.when(R704_5G, evidence.shows(R704_5G)));
        covers!(evidence, R704_5F);
        assert!(!evidence.shows(R704_5G));
        let [citation] = evidence.log() else { panic!("one citation expected") };
        assert_eq!((citation.kind, citation.place.file()), (Kind::When, file!()));
    }

    #[test]
    fn a_knocked_out_rule_takes_its_whole_place_with_it() {
        let mut evidence = Evidence::without([R119_1]);
        assert_eq!(evidence.either([R103_4, R119_1], 20, 0), 0);
        assert!(!evidence.rule(R119_1));
        assert!(!evidence.when(R119_1, evidence.log().is_empty()));
        assert!(evidence.seen().is_empty());
        assert_eq!(Evidence::new().either([R103_4, R119_1], 20, 0), 20);
        assert!(Evidence::new().rule(R119_1));
    }

    #[test]
    fn working_something_out_leaves_nothing_and_respects_the_mask() {
        let evidence = Evidence::without([R704_5F]);
        let mut muted = evidence.muted();
        assert!(!muted.when(R704_5F, evidence.log().is_empty()));
        assert!(muted.when(R704_5G, evidence.log().is_empty()));
        assert!(evidence.seen().is_empty());
    }

    #[test]
    fn conditions_are_counted_asked_aloud_or_not() {
        let mut evidence = Evidence::without([R704_5G]).counting();
        let mut dies = |rule, damage| {
            let asked = evidence.muted().when(rule, damage > 2);
            (asked, evidence.when(rule, damage > 2))
        };
        assert_eq!(
            [dies(R704_5F, 3), dies(R704_5F, 1), dies(R704_5G, 3)],
            [(true, true), (false, false), (false, false)]
        );
        let found: Vec<_> = evidence.decisions().all().iter().map(|d| (d.rules[0], d.held, d.failed)).collect();
        assert_eq!(found, [(R704_5F, 1, 1), (R704_5G, 1, 0), (R704_5F, 1, 1), (R704_5G, 1, 0)]);
        assert!(evidence.decisions().all().iter().all(|decision| decision.is_never_false() == (decision.failed == 0)));
        let mut sum = Decisions::default();
        sum.add(&evidence.decisions());
        sum.add(&evidence.decisions());
        assert_eq!(sum.all()[0].held, 2);
        assert!(evidence.rule(R103_4) && evidence.decisions().all().len() == 5);
        let mut uncounted = Evidence::new();
        assert!(uncounted.rule(R103_4) && uncounted.decisions().all().is_empty());
    }

    #[test]
    #[should_panic(expected = "claimed, but no code citing it ran: R704_5G")]
    fn a_claim_without_evidence_fails() {
        let mut evidence = Evidence::new();
        evidence.cite(R704_5F);
        covers!(evidence, R704_5F, R704_5G);
    }
}
