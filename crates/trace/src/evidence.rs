//! The recorder that keeps everything: which rules applied, when, where, and without which.

use std::panic::Location;

use vademecum_vocab::RuleId;

use crate::{Cited, Muted, Recorder, RuleSet};

/// How a rule was cited.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// A statement applied it.
    Cite,
    /// Its condition was true.
    When,
    /// It supplied a value.
    Value,
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
}

impl Evidence {
    /// A recorder with every rule in force.
    pub const fn new() -> Self {
        Evidence { seen: RuleSet::new(), log: Vec::new(), out: RuleSet::new() }
    }

    /// A recorder with some rules knocked out: their conditions are false, their values absent.
    pub fn without(rules: impl IntoIterator<Item = RuleId>) -> Self {
        Evidence { out: rules.into_iter().collect(), ..Evidence::new() }
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

    /// Forgets what was seen; what is knocked out stays so, and memory is kept.
    pub fn clear(&mut self) {
        self.seen.clear();
        self.log.clear();
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
    fn when(&mut self, rules: impl Cited, condition: bool) -> bool {
        let applies = condition && !self.out.contains_any(rules.rules());
        if applies {
            self.keep(rules.rules(), Kind::When, Location::caller());
        }
        applies
    }

    #[track_caller]
    fn value<T>(&mut self, rules: impl Cited, with: T, without: T) -> T {
        if self.out.contains_any(rules.rules()) {
            return without;
        }
        self.keep(rules.rules(), Kind::Value, Location::caller());
        with
    }

    fn muted(&self) -> Muted<'_> {
        Muted::new(&self.out)
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
        assert_eq!(evidence.value([R103_4, R119_1], 20, 0), 0);
        assert!(!evidence.when(R119_1, evidence.log().is_empty()));
        assert!(evidence.seen().is_empty());
        assert_eq!(Evidence::new().value([R103_4, R119_1], 20, 0), 20);
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
    #[should_panic(expected = "claimed, but no code citing it ran: R704_5G")]
    fn a_claim_without_evidence_fails() {
        let mut evidence = Evidence::new();
        evidence.cite(R704_5F);
        covers!(evidence, R704_5F, R704_5G);
    }
}
