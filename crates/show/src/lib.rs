//! What programs are told: which node an address means, everything around a node, which rule of one edition is
//! which of another, what terms are called. The command line prints these shapes and the API answers with them.
//!
//! *Architecture invariant:* no sentence for people but those of errors, no HTTP, no terminal. The shapes are a
//! contract: fields may be added, never renamed or removed.

mod alignment;
mod find;
mod missing;
mod shown;
mod terms;
mod through_time;

pub use alignment::alignment;
pub use find::{Found, find, in_document};
pub use missing::{Missing, NumberElsewhere};
pub use shown::{Shown, citing};
pub use terms::{can_be_mined, lexicon, terms};
pub use through_time::{InEdition, ThroughTime, edition, today};
