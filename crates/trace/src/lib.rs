//! Citations of rules by engine code, at the place where it applies them.
//!
//! Code is written once, against a [`Recorder`] chosen by type. In a rollout it is [`Silent`], and nothing
//! of the citations is left in the machine code; in a test it is [`EvidenceRecorder`], which keeps which rules
//! applied, in which order and on which lines, and can switch rules off to see what depends on them.
//!
//! ```
//! use vademecum_rule_ids::magic::{R104_3B, R119_6, R704_5A};
//! use vademecum_trace::{EvidenceRecorder, Recorder, Silent, covers};
//!
//! fn loses(life: i32, cx: &mut impl Recorder) -> bool {
//!     cx.when([R704_5A, R104_3B, R119_6], life <= 0)
//! }
//!
//! assert!(loses(0, &mut Silent));
//!
//! let mut evidence = EvidenceRecorder::new();
//! assert!(loses(0, &mut evidence));
//! covers!(evidence, R704_5A, R119_6);
//!
//! let mut without = EvidenceRecorder::with_rules_disabled([R704_5A]);
//! assert!(!loses(0, &mut without));
//! ```
//!
//! *Architecture invariant:* no thread-locals, no globals, no files; this crate knows rule numbers and no
//! game.

mod covers;
mod decisions;
mod evidence;
mod recorder;
mod set;
mod without;

pub use decisions::{DecisionCount, DecisionCounts};
pub use evidence::{CitationKind, EvidenceRecorder, RuleApplication};
pub use recorder::{CitedRules, Muted, Recorder, Silent};
pub use set::RuleSet;
#[doc(hidden)]
pub use without::infer_closure_type;
