//! Where the engine's own source names rules.

use vademecum_rule_ids::magic;
use vademecum_vocab::RuleId;

/// A line of the engine's source that names rules in its code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CitingLine {
    /// The file, from the top of the repository.
    pub file: &'static str,
    /// The line, from 1.
    pub line: u32,
    /// The line as it is written, without its indentation.
    pub text: &'static str,
    /// The rules that it names.
    pub rules: &'static [RuleId],
}

/// Every line of the engine's source that names rules in its code, imports aside, by file and line. The build script finds them.
pub static CITING_LINES: &[CitingLine] = include!(concat!(env!("OUT_DIR"), "/citing_lines.rs"));
