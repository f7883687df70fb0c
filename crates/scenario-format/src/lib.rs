//! What scenario files of every game have in common.
//!
//! A scenario is a Markdown file: a title with the numbers that it claims, and parts under headings, whose lists are read line
//! by line ([`Source`], [`Part`]). An error in it is a [`Problem`] with its position. The narration of a played scenario, a
//! [`Replay`] of [`Sentence`]s and boards, has the same form for every game as well.
//!
//! *Architecture invariant:* no line of a scenario is understood here, and nothing is played; a game is only asked which
//! numbers its rules have.

pub mod bounds;
mod format;
pub mod markdown;
mod part;
mod problem;
mod source;
mod told;
mod variation;

pub use bounds::MAX_FILE_BYTES;
pub use format::{canonical, uncanonical, with_line_feeds};
pub use part::Part;
pub use problem::{Problem, Wrong, excerpt, listed};
pub use source::{Line, Source, Title, game_of, language, rule};
pub use told::{
    Alternative, Decision, Difference, KnockOut, Replay, ReplayStep, Sentence, WithoutLine, join_sentences,
    repeat_sentence,
};
pub use variation::{Variation, VariationSyntaxError};
