//! Scenario files: read, run, tell the story.
//!
//! A scenario is a Markdown file that a judge can read and write: a title with the numbers it claims, cards
//! as players see them, a situation, what is done, what is true afterwards, and the events that matter, in
//! their order. [`read`] understands it in Spanish, Portuguese or English, [`run`] plays it on the engine and
//! checks every line, [`knock_out`] plays it without one rule, [`story`] tells what happened in the reader's
//! language.
//!
//! A run is strict: a decision with more than one choice that the script does not answer is a failure, and so
//! is a claimed number that no code cited.
//!
//! *Architecture invariant:* no rule is held here, and no file is opened: texts come in, reports go out.

mod bounded;
mod called;
mod check;
mod find;
pub mod fuzz;
mod happens;
mod knock_out;
mod markdown;
mod model;
mod names;
mod problem;
mod read;
mod report;
mod run;
mod story;
mod words;
mod work;

pub use called::called;
pub use knock_out::{Difference, knock_out};
pub use model::Scenario;
pub use problem::Problem;
pub use read::read;
pub use report::{Failure, Report, Why};
pub use run::run;
pub use story::{Sentence, board, start, story};
