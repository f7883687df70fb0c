//! Where an engine's own source names rules.

use vademecum_vocab::RuleId;

/// A line of an engine's source that names rules in its code.
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
