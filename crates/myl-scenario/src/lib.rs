//! Scenario files of *Mitos y Leyendas*: read, run, tell the story.
//!
//! A scenario says which sections it shows, what lies where, what the players do and what is true afterwards; [`read`] understands
//! it, [`run`] plays it on the engine and checks every line, [`replay`] tells what happened with the board of each step. What a
//! scenario says would be true without a section is judged in the game without it.
//!
//! A run is strict: a question with more than one answer that the script does not answer is a failure, and so is a claimed number
//! that no code cited. Windows in which the script does nothing are passed, but for the Vigilia and the Guerra de Talismanes.
//!
//! *Architecture invariant:* no rule is held here, and no file is opened: texts come in, reports go out.

mod called;
mod check;
mod model;
mod names;
mod problems;
mod read;
mod record;
mod run;
mod table;
mod tell;
mod words;

pub use called::{called, question};
pub use model::Scenario;
pub use read::read;
pub use run::{
    Failure, Report, knock_out, run, run_with_boards, run_with_boards_until, run_without, run_without_with_boards,
};
pub use tell::{board, replay, results, start, story, without_rules};
pub use words::vocabulary;
