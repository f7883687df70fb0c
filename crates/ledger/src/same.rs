//! Equivalence classes of rules: numbers that state the same rule, which one place in the code implements and one test
//! proves.

use std::collections::{BTreeMap, BTreeSet};

use vademecum_tsv::TsvError;
use vademecum_vocab::Number;

use crate::Run;

/// Equivalence classes of rules. Each class has a representative, which the others name.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct RuleEquivalences {
    representatives: BTreeMap<Number, Number>,
}

/// A test that claims a number without the one that it says the same as.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{test} claims {number}, which is declared the same as {same_as}: claim {same_as} as well, or in its place")]
pub struct MissingRepresentativeClaim {
    /// The test.
    pub test: String,
    /// The number that it claims.
    pub number: Number,
    /// The representative, which it does not claim.
    pub same_as: Number,
}

impl RuleEquivalences {
    /// Parses a table with the columns `number`, `same_as` and `reason`; `name` is its name in errors, `exists` says
    /// whether the edition has a number.
    ///
    /// # Errors
    /// The first cell that cannot be parsed, or is no number of the edition; a missing reason; a number that is there
    /// twice, is the same as itself, or is the same as one that is itself declared the same as another.
    pub fn from_tsv(name: &str, text: &str, exists: impl Fn(Number) -> bool) -> Result<Self, TsvError> {
        let mut representatives: BTreeMap<Number, Number> = BTreeMap::new();
        vademecum_tsv::parse(name, text, ["number", "same_as", "reason"], |[number, same_as, reason]| {
            let existing = |text: &str| text.parse().ok().filter(|&number| exists(number));
            let member: Number = number.parse_with("a number of the edition, such as `104.3b`", existing)?;
            let representative: Number = same_as.parse_with("a number of the edition, such as `704.5a`", existing)?;
            if reason.trim().is_empty() {
                return Err(reason.error("a reason is missing: say why a judge would call these the same rule"));
            }
            if member == representative {
                return Err(same_as.error("every number is the same as itself: name another"));
            }
            if let Some(other) = representatives.get(&representative) {
                let what = format!("{representative} is declared the same as {other}: name {other} here as well");
                return Err(same_as.error(what));
            }
            if representatives.values().any(|other| *other == member) {
                let what = format!("others are declared the same as {member}: let them name {representative} as well");
                return Err(number.error(what));
            }
            match representatives.insert(member, representative) {
                None => Ok(()),
                Some(_) => Err(number.error("this number is in the table already")),
            }
        })?;
        Ok(RuleEquivalences { representatives })
    }

    /// The number that another is declared the same as.
    pub fn same_as(&self, number: Number) -> Option<Number> {
        self.representatives.get(&number).copied()
    }

    /// The number that stands for all that say the same: itself, where it is in no group.
    pub fn representative(&self, number: Number) -> Number {
        self.same_as(number).unwrap_or(number)
    }

    /// Every number that is declared the same as another, with that other.
    pub fn iter(&self) -> impl Iterator<Item = (Number, Number)> {
        self.representatives.iter().map(|(&number, &same_as)| (number, same_as))
    }

    /// Whether all of these numbers are in one class.
    pub fn are_equivalent(&self, numbers: &[Number]) -> bool {
        let said: BTreeSet<Number> = numbers.iter().map(|&number| self.representative(number)).collect();
        said.len() <= 1
    }

    /// Tests that claim a number, but not the one that it is declared the same as: a group is claimed by its
    /// representative, so that what proves it is found in one place.
    pub fn missing_representative_claims(&self, runs: &[Run]) -> Vec<MissingRepresentativeClaim> {
        let of_run = |run: &Run| {
            let strays = run.claims.iter().filter_map(|&number| {
                let same_as = self.same_as(number).filter(|same_as| !run.claims.contains(same_as))?;
                Some(MissingRepresentativeClaim { test: run.test.clone(), number, same_as })
            });
            strays.collect::<Vec<_>>()
        };
        runs.iter().flat_map(of_run).collect()
    }
}
