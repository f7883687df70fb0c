//! Coverage of rules by code and tests, as a ledger with a row for every rule number.
//!
//! The evidence is given: which lines of code cite a rule, which tests run that code, which tests claim the rule, what
//! they say would be true without it, and which places in the code decide by it alone. The ledger computes a
//! [`Strength`] for every rule, finds regressions since an older ledger, and lists evidence for manual review.
//! Tables that people keep stand beside it: decisions about rules without code, numbers that say the same, and which
//! scenario plays which example printed in the rules.
//!
//! *Architecture invariant:* nothing here runs anything, reads a file or knows a game. More evidence never
//! makes a number weaker.

mod disposition;
mod evidence;
mod examples;
mod ledger;
mod review;
mod same;
mod strength;

pub use disposition::{Disposition, NoCodeDecision, NoCodeDecisions};
pub use evidence::{ClaimTarget, CoverageEvidence, DecisionPoint, Run, SourceLocation};
pub use examples::{ExampleCoverage, WorkedExamples};
pub use ledger::{CoverageStatus, Ledger, LedgerRow, Regression, Totals};
pub use review::lines_citing_too_many_rules;
pub use same::{MissingRepresentativeClaim, RuleEquivalences};
pub use strength::Strength;
