//! What is known about numbers, code and tests before the arithmetic begins.

use std::fmt;

use serde::Serialize;
use vademecum_vocab::Number;

/// A number that can be claimed, or why it cannot.
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

/// What a test did.
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
}

/// What happened to a claiming test with one rule knocked out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KnockOut {
    /// The rule.
    pub number: Number,
    /// The test.
    pub test: String,
    /// What happened.
    pub outcome: Outcome,
}

/// What a knocked-out rule changes in a test.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// Something that the test asserts came out differently: the test depends on the rule.
    Different,
    /// Everything came out as before.
    Same,
    /// The run did not end, panicked, or broke an invariant: that proves nothing about the rule.
    Broken,
}

/// Everything known about one game.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Evidence {
    /// Every number of the edition.
    pub numbers: Vec<(Number, Claimable)>,
    /// Which lines of code name which number.
    pub sites: Vec<(Number, Site)>,
    /// What the tests did.
    pub runs: Vec<Run>,
    /// What happened with rules knocked out.
    pub knock_outs: Vec<KnockOut>,
}
