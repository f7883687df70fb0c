//! Citations of rules by engine code, at the place where it applies them.
//!
//! [`EvidenceRecorder`] keeps which rules applied, in which order and on which lines, and rules can be disabled in it to
//! see what depends on them. Rules are cited one at a time: each number decides on its own.
//!
//! ```
//! use vademecum_rule_ids::magic::R704_5A;
//! use vademecum_trace::{EvidenceRecorder, covers};
//!
//! fn loses(life: i32, evidence: &mut EvidenceRecorder) -> bool {
//!     evidence.when(R704_5A, life <= 0, false)
//! }
//!
//! let mut evidence = EvidenceRecorder::new();
//! assert!(loses(0, &mut evidence));
//! covers!(evidence, R704_5A);
//!
//! let mut without = EvidenceRecorder::with_rules_disabled([R704_5A]);
//! assert!(!loses(0, &mut without));
//! ```
//!
//! *Architecture invariant:* no thread-locals, no globals, no files; this crate knows rule numbers and no
//! game.

mod citing_line;
mod covers;
mod decisions;
mod evidence;
mod set;
mod without;

pub use citing_line::CitingLine;
pub use decisions::{DecisionCount, DecisionCounts};
pub use evidence::{CitationKind, EvidenceRecorder, RuleApplication};
pub use set::RuleSet;
#[doc(hidden)]
pub use without::infer_closure_type;
