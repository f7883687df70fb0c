//! The JSON shapes, each once: what the command line prints with `--json` and `/api/v1` answers, with their JSON
//! ([`serde::Serialize`]) and their OpenAPI schemas ([`utoipa::ToSchema`]). Beside them, what both ask alike:
//! which node an address means ([`resolve_address`]), which rule is which ([`alignment`]), what terms are called
//! ([`terms`]).
//!
//! A doc comment on a shape or field is its description in the schema; fields without one need none there.
//!
//! *Architecture invariant:* no sentence for people, no HTTP, no terminal. The shapes are a
//! contract: fields may be added, never renamed or removed.

mod address_error;
mod alignment;
mod chapter;
mod coverage;
mod detail;
mod difference;
mod document;
mod find;
mod finding;
mod history;
mod node;
mod problem;
mod replay;
mod scenario;
mod search;
mod terms;
pub mod values;

pub use address_error::{AddressError, NumberInOtherEdition};
pub use alignment::{AlignedRule, DocumentAlignment, alignment};
pub use chapter::{CardWithRulings, Cards, Chapter};
pub use coverage::Coverage;
pub use detail::{CodeLine, NodeDetail, citing};
pub use difference::Difference;
pub use document::{Counts, Diagnostics, Summaries, Summary};
pub use find::{
    ResolvedAddress, resolve_address, resolve_in_absent_edition, unknown_edition, unknown_number, unknown_term,
};
pub use finding::DiagnosticLine;
pub use history::{HistoryEntry, NumbersInEdition, RuleLineage, edition, find_in_newest_edition};
pub use node::{Ability, Example, Face, Node, OtherName, Reference, RulingLink, Sense};
pub use problem::Problem;
pub use replay::ScenarioReplay;
pub use scenario::{RunSummary, ScenarioOutcome, StoryStep};
pub use search::{Answer, Hit, ReadAs, Suggested};
pub use terms::{TermDetail, TermRow, Terms, has_parallel_documents, terms};
