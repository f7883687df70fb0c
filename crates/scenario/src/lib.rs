//! Scenario files: read, run, tell the story.
//!
//! A scenario is a Markdown file that a judge can read and write: a title with the numbers it claims, cards
//! as players see them, a situation, what is done, what is true afterwards, and the events that matter, in
//! their order. [`read`] understands it in Spanish, Portuguese or English, [`run`] plays it on the engine and
//! checks every line, [`story`] tells what happened in the reader's language.
//!
//! A scenario may say what would be true without one of the rules that it claims; [`run`] plays that game as well, and
//! [`without_rules`] tells it. Only then does the claim carry load.
//!
//! A run is strict: a decision with more than one choice that the script does not answer is a failure, and so
//! is a claimed number that no code cited.
//!
//! *Architecture invariant:* no rule is held here, and no file is opened: texts come in, reports go out.

mod ability_name;
mod attribution;
mod bounded;
mod bounds;
mod called;
mod card_text;
mod changes;
mod check;
mod counterfactuals;
mod event_objects;
mod find;
pub mod fuzz;
mod happens;
mod knock_out;
mod marking;
mod message_keys;
#[cfg(test)]
mod message_use;
mod model;
mod names;
mod numbering;
mod phrases;
mod printed;
mod read;
mod replay;
mod report;
mod run;
mod story;
mod telling;
mod told;
mod variation;
mod words;
mod work;

pub use bounds::MAX_FILE_BYTES;
pub use called::{called, question};
pub use counterfactuals::without_rules;
pub use knock_out::knock_out;
pub use model::Scenario;
pub use printed::{CardFace, CardLine};
pub use read::read;
pub use replay::{replay, replay_beside, results};
pub use report::{Failure, Report, Why};
pub use run::{run, run_variation, run_with_boards, run_with_boards_until, run_without, run_without_with_boards};
pub use story::{board, start, story};
pub use vademecum_scenario_format::{
    Alternative, Decision, Difference, KnockOut, Problem, Replay, ReplayStep, Sentence, Variation,
    VariationSyntaxError, WithoutLine, Wrong,
};
pub use words::vocabulary;
