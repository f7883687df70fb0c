//! The evidence from which coverage is computed: citing lines, test runs, places that decided.

use std::fmt;

use serde::Serialize;
use vademecum_vocab::Number;

/// The rules that a test claims to cover a rule: itself, or its children.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ClaimTarget {
    /// It has a text of its own.
    Itself,
    /// It has only a title, or opens the list of its children: they are claimed in its place.
    Children,
}

/// The location of a line of code.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub struct SourceLocation {
    /// The file, from the top of the repository.
    pub file: String,
    /// The line, from 1.
    pub line: u32,
}

impl fmt::Display for SourceLocation {
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
    /// The numbers of which it states what would be true without them, confirmed: a run without that rule came to it, and
    /// the run with it did not.
    pub confirmed_knockouts: Vec<Number>,
}

/// A place in the code that decided by a rule while tests ran.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct DecisionPoint {
    /// The number by which it decides.
    pub number: Number,
    /// Its location.
    pub site: SourceLocation,
    /// Whether it has a condition that was never false: then it decides nothing.
    pub is_never_false: bool,
}

/// All evidence about the rules of one game.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct CoverageEvidence {
    /// Every number of the edition.
    pub numbers: Vec<(Number, ClaimTarget)>,
    /// The lines of code that cite each rule.
    pub sites: Vec<(Number, SourceLocation)>,
    /// The test runs.
    pub runs: Vec<Run>,
    /// The places that decided.
    pub decisions: Vec<DecisionPoint>,
}
