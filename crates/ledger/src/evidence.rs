//! The evidence from which coverage is computed: citing lines, test runs, places that decided.

use std::fmt;

use serde::Serialize;
use vademecum_vocab::Number;

/// Whether a test can claim a rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Claimable {
    /// It has a text of its own.
    Yes,
    /// It has only a title, or opens the list of its children: they are claimed in its place.
    Children,
}

/// A line of code.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub struct Site {
    /// The file, from the top of the repository.
    pub file: String,
    /// The line, from 1.
    pub line: u32,
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.file, self.line)
    }
}

/// The result of a test run.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Run {
    /// The test's name: a scenario's file, or the path of a Rust test.
    pub test: String,
    /// Whether it passed.
    pub passed: bool,
    /// The numbers it claims.
    pub claims: Vec<Number>,
    /// The numbers cited by code that it ran.
    pub cited: Vec<Number>,
    /// The numbers of which it says what would be true without them, and is right: a run without that rule came to it,
    /// and the run with it did not.
    pub without: Vec<Number>,
}

/// A place in the code that decided by rules while tests ran.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct DecisionPlace {
    /// The numbers by which it decides, as one.
    pub numbers: Vec<Number>,
    /// Where it is.
    pub site: Site,
    /// Whether it has a condition that was never false: then it decides nothing.
    pub is_never_false: bool,
}

/// All evidence about the rules of one game.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Evidence {
    /// Every number of the edition.
    pub numbers: Vec<(Number, Claimable)>,
    /// The lines of code that cite each rule.
    pub sites: Vec<(Number, Site)>,
    /// The test runs.
    pub runs: Vec<Run>,
    /// The places that decided.
    pub decisions: Vec<DecisionPlace>,
}
