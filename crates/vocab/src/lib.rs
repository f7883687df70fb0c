//! The words everything else is said in: games, languages, edition dates, rule numbers, addresses and
//! diagnostics.
//!
//! *Architecture invariant:* this crate does no IO and knows no parser. Its types are small values with
//! full trait sets; everything above it may depend on it, it depends on nothing of ours.

mod address;
mod date;
mod diagnostic;
mod finding;
mod game;
mod lang;
mod lineage;
mod number;
mod rule_id;
mod text_range;

pub use address::{Address, DocumentId, ParseDocumentIdError};
pub use date::{EditionDate, ParseEditionDateError};
pub use diagnostic::{Diagnostic, DiagnosticCode, Position, Severity, SeverityCounts};
pub use finding::{Finding, NeighbouringNumbers};
pub use game::{Game, ParseGameError};
pub use lang::{Lang, ParseLangError};
pub use lineage::{LineageId, ParseLineageIdError};
pub use number::{Letter, Number, ParseNumberError};
pub use rule_id::RuleId;
pub use text_range::{CharOffsets, text_range, text_size};
pub use text_size::{TextRange, TextSize};
